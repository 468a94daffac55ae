// Made by `python -m oikumene.table.typescript web/src` from src/oikumene/table/wire. Do not edit.

/** Somebody's own quiet hours, in minutes of the day in the time of `zone`: none where they begin when they end. */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}

/** Who the visitor is. `notify`: where to tell them that it is their turn, which is done once it is `confirmed`. `quiet`: when their clocks at slow tables stand and nobody tells them anything. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  lang: "en" | "ru";
  notify: string;
  confirmed: boolean;
  quiet: QuietHours | null;
}

export interface Rename {
  name: string;
}

/** Name and password: to make an account of a guest, or to come back to one. */
export interface Account {
  name: string;
  password: string;
}

/** Where somebody is signed in. `mark` names it, `agent` is the browser as far as it said, `here` is the one that asks; times in seconds since 1970. */
export interface Session {
  mark: string;
  made: number;
  seen: number;
  agent: string;
  here: boolean;
}

/** What came of asking for a new password: whether this server sends letters at all. It does not say more. */
export interface Recovery {
  mails: boolean;
}

/** The code of a link that was sent, and the password from now on. */
export interface NewByCode {
  code: string;
  password: string;
}

/** The password, shown once more before something that outlasts a session. */
export interface Secret {
  password: string;
}

/** A way into the account without a password. `mark` names it, `name` is the browser it was made with ("" where it travels between devices); when it was made, and last used, in seconds since 1970. */
export interface Passkey {
  mark: string;
  name: string;
  made: number;
  seen: number | null;
}

/** What a browser is to sign, and for which host. To make a passkey also: whose (`user`, `name`), which are there already, and by which algorithms. */
export interface PasskeyChallenge {
  challenge: string;
  host: string;
  user: string;
  name: string;
  known: string[];
  algorithms: number[];
}

/** What the browser said, in base64url: `client` is what it signed, `data` what the device says (of a new one the attestation). */
export interface PasskeyAnswer {
  id: string;
  client: string;
  data: string;
  signature: string;
}

/** The password of now, and the one from now on; all other sessions end. */
export interface NewPassword {
  password: string;
  new: string;
}

/** What was sent to the address where a person wants to be told. */
export interface Code {
  code: string;
}

/** What a person wants: language, where to be told of their turn (an https or e-mail address, or nothing), and quiet hours; what is left out stays. */
export interface Preferences {
  lang?: "en" | "ru" | null;
  notify?: string | null;
  quiet?: QuietHours | null;
}

/** `key`: the server's public key for web push, empty where it sends none. */
export interface PushInfo {
  key: string;
}

/** Where a browser wants to be told, and the two keys of its own, as browsers give them (base64 of addresses). */
export interface PushSubscriptionInfo {
  endpoint: string;
  key: string;
  auth: string;
}

/** `high`: of a document, how many characters it may have; `sealed`: it is the chronicle of a series, which people hand on and nobody at the table may read. */
export interface SettingInfo {
  name: string;
  kind: "choice" | "document" | "flag" | "number";
  title: string;
  help: string;
  default: boolean | number | string | null;
  choices: string[];
  choice_titles: string[];
  low: number;
  high: number;
  sealed: boolean;
}

/** `rules`: they are written down here and can be opened; `lesson`: there is a guided first game. `windows`: prompts of questions that may be declined before they are met (`window-<prompt>` says what each is about). */
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  least: number;
  most: number;
  settings: SettingInfo[];
  rules: boolean;
  lesson: boolean;
  windows: string[];
}

/** A distinct card as people read it. `note` says where it is reconstructed, `mark` what tells it from others of its name, `figures` what is printed on it besides its text, for where no picture shows it. */
export interface CardText {
  id: string;
  deck: string;
  deck_title: string;
  copies: number;
  name: string;
  mark: string;
  lines: string[];
  note: string;
  sure: string;
  facts: Record<string, unknown>;
  figures: string;
}

/** A level: who that is, how strong (the word people choose by), and how it plays. */
export interface BotInfo {
  id: string;
  name: string;
  strength: string;
  about: string;
}

/** Who sits there: a person, a bot, or nobody yet. `gone`: the person has left a running game. `invited`: the seat is kept for somebody of that name who has not answered yet. */
export interface SeatInfo {
  seat: number;
  name: string;
  you: boolean;
  bot: string;
  open: boolean;
  online: boolean;
  gone: boolean;
  invited: boolean;
}

/** A table that was set aside: the bot that failed (null: the table cannot be read), why, and the ways on you have. `again`: the bot tries once more; `simple`: this answer is drawn by lot; `swap`: a simple bot takes the seat for the rest of the game; `take`: you take the seat. */
export interface FaultInfo {
  seat: number | null;
  text: string;
  at: number;
  ways: ("again" | "simple" | "swap" | "take")[];
}

/** Where a table was begun from: a move of a finished game, and how that ended. */
export interface OriginInfo {
  table: string;
  move: number;
  seat: number;
  scores: number[];
  winners: number[];
}

/** What is agreed about time. `kind`: no clock, `seconds` for each decision (`move`), or for all the game (`game`, with `increment` seconds for each decision). `out`: what happens when they are gone: the others may vote for a bot, a bot goes on until you are back, a bot goes on for good and you are last (`resign`), or who made the table says. `votes`: who must agree to go on without somebody. Of slow tables: `vacation`, days off for each seat; `night`, the minutes of the day between which clocks stand, in the time of `zone` (as in `Europe/Rome`). */
export interface TimeControl {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
  out: "bot" | "host" | "resign" | "vote";
  votes: "all" | "majority";
  vacation: number;
  night: [number, number] | null;
  zone: string;
}

/** A seat's clock at `now` of the table: seconds `left`, whether it `runs`, and whether it `stands` just now though it does (a holiday, quiet hours); `turns`: when that ends, or will begin. `until`: when it has run out if nothing happens. `away`: until when the seat is on holiday; `days`: how many days off are left. `quiet`: the next quiet hours of who sits there, or those of now, from when to when. */
export interface ClockInfo {
  seat: number;
  left: number;
  runs: boolean;
  stands: boolean;
  turns: number | null;
  until: number | null;
  away: number | null;
  days: number;
  quiet: [number, number] | null;
}

/** Days off of a seat, from when to when. */
export interface HolidayTaken {
  seat: number;
  begin: number;
  end: number;
}

/** `time`: what was agreed about time, `clocks`: how they stand at `now` (of the server), in a game that runs, and `holidays`: the days off that were taken, the last ones. `late`: the seats about which you may ask the others to go on without who sits there; `decide`: those about which it is for you to say what becomes of them. `back`: a bot has gone on for you, and you may take your seat again. `invited`: a seat is kept for you. `again`: the table of a rematch, for those who played. `fraction`: into how many parts a point is divided, in `scores` too. `points`: whether the game has points at all. `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `group`: the group whose table it is, for those who belong there; `members`: nobody else may sit down or look. `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `origin`: the finished game it is tried from. `name`: what its host calls it, "" where it has no name of its own. `rules`: the number of the earlier rules it is played by; none where they are today's. `colours`: where seats get their colours in play, those that they have (as places in the order of a first game's seats), empty until they are known; none where they have them in their order. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "abandoned" | "finished" | "playing" | "waiting";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string | null>;
  public: boolean;
  pace: "live" | "slow";
  hours: number;
  confirm: boolean;
  hints: boolean;
  host: boolean;
  your_seat: number | null;
  waiting: number[];
  moves: number;
  round: number;
  rounds: number;
  created: number;
  changed: number;
  deadline: number | null;
  scores: number[] | null;
  winners: number[] | null;
  fraction: number;
  points: boolean;
  fault: FaultInfo | null;
  invited: boolean;
  again: string | null;
  follows: boolean;
  lesson: boolean;
  group: string | null;
  members: boolean;
  origin: OriginInfo | null;
  now: number;
  time: TimeControl;
  clocks: ClockInfo[];
  late: number[];
  decide: number[];
  back: boolean;
  name: string;
  rules: number | null;
  holidays: HolidayTaken[];
  colours: number[] | null;
}

/** What becomes of somebody whose time has run out: more of it, a bot for now, or a bot for good. */
export interface LateWay {
  seat: number;
  way: "bot" | "resign" | "time";
}

/** So many days off from now on; none: I am back. */
export interface Holiday {
  days: number;
}

/** Your tables (those that wait for you first), open ones to join, running ones to watch. */
export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
}

/** `you`, `open`, a bot's id, or at a table of a group `member:` and the number of whom the seat is kept for. */
export interface NewSeat {
  who: string;
}

/** `group`: its members are told, and unless it is public only they may sit down and look. `name`: what the table is called, 2 to 40 letters, or nothing. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | null>;
  public?: boolean;
  pace?: "live" | "slow";
  hours?: number;
  confirm?: boolean;
  hints?: boolean;
  start?: boolean;
  group?: string;
  time?: TimeControl | null;
  name?: string;
}

/** Play at once against bots. */
export interface Quick {
  game: string;
  rivals: number;
  bot: string;
  options?: Record<string, boolean | number | string | null>;
}

/** A table that goes on from an example of the rules, after a step of it (from 0). */
export interface PlayExample {
  game: string;
  example: string;
  step: number;
}

/** A guided first game. */
export interface Learn {
  game: string;
}

/** A file that somebody handed on, from which a game may begin. */
export interface Chronicle {
  document: string;
}

/** The story of a series: what everybody may read of it. `story` is the game's own; `file`: whether the table has a file that lets others go on; `options`: of a file that is brought, those of a table that continues it, but for the file itself. */
export interface StoryInfo {
  game: string;
  title: string;
  story: Record<string, unknown>;
  file: boolean;
  options: Record<string, boolean | number | string | null>;
}

export interface SeatChange {
  seat: number;
  bot?: string;
}

/** How a table goes on whose bot has failed. */
export interface BotWay {
  seat: number;
  way: "again" | "simple" | "swap" | "take";
}

/** What the owner tells everybody, until then; empty: nothing. */
export interface Announcement {
  ru: string;
  en: string;
  until: number;
}

export interface NewAnnouncement {
  ru: string;
  en: string;
  hours: number;
}

/** Backups by the clock, one in so many `hours`. `age`: of the last one, in seconds, if there is one; `trouble`: why none can be taken, for `since` seconds now. */
export interface BackupsInfo {
  age: number | null;
  hours: number;
  trouble: string;
  since: number;
}

/** The server as it is. `tables`: how many by status; `aside`: set aside; `thinking` and `waiting`: bots that think, and that wait for it; `asleep`: tables that wait to be woken, all at all `workers`; `settings`: what holds; `backups`: none where the server takes none. */
export interface OwnerInfo {
  version: string;
  up: number;
  owners: string[];
  tables: Record<string, number>;
  aside: number;
  people: number;
  guests: number;
  workers: number;
  connections: number;
  thinking: number;
  waiting: number;
  asleep: number;
  settings: Record<string, unknown>;
  backups: BackupsInfo | null;
}

/** `name`: what its host calls it. `fault`: why it was set aside, `where` in the code; `bot`: which one failed, empty where it cannot be read. */
export interface OwnerTable {
  id: string;
  title: string;
  name: string;
  status: "abandoned" | "finished" | "playing" | "waiting";
  seats: string[];
  moves: number;
  changed: number;
  public: boolean;
  guarded: boolean;
  watching: number;
  fault: string | null;
  where: string[];
  bot: string;
}

/** A table, and how many of `all` its events can be played again; `what` goes wrong then, and `where`. */
export interface OwnerReplay {
  table: OwnerTable;
  n: number;
  all: number;
  what: string;
  where: string[];
}

/** After how many events the table goes on. */
export interface OwnerCut {
  n: number;
}

export interface OwnerHours {
  hours: number;
}

/** By which somebody who lost their password chooses another, once and within so many hours. */
export interface OwnerLink {
  link: string;
  hours: number;
}

/** `muted`: until when. */
export interface OwnerPerson {
  id: string;
  name: string;
  guest: boolean;
  created: number;
  seen: number;
  seats: number;
  muted: number | null;
  owner: boolean;
  you: boolean;
}

export interface OwnerError {
  at: number;
  table: string;
  what: string;
  place: string;
}

/** `name`: who did it; empty: the machine, or somebody who is gone. */
export interface JournalLine {
  at: number;
  name: string;
  what: string;
  about: string;
  note: string;
}

/** What a table is called; nothing takes its name away. */
export interface TableName {
  name: string;
}

export interface GroupName {
  name: string;
}

/** `n`: what the member is known by in the group. `here`: at a table, on one of our pages, or not. */
export interface GroupMember {
  n: number;
  name: string;
  you: boolean;
  owner: boolean;
  here: "" | "now" | "table";
  seen: number;
}

/** Whom it is about: the member's number. */
export interface GroupChange {
  member: number;
}

/** One of your groups. `tables`: how many of its tables wait or are played; `said`: lines of its talk so far. */
export interface GroupLine {
  id: string;
  name: string;
  members: number;
  yours: boolean;
  tables: number;
  said: number;
}

export interface GroupSay {
  text: string;
}

/** A line of a group's talk. `member`: who said it, by their number (0: they belong to it no more); `name` and `text` are empty where they are gone for good. */
export interface GroupSaid {
  n: number;
  name: string;
  member: number;
  text: string;
  at: number;
}

/** A table of a group; `members`: who of the group sits at each seat, by their numbers (0: nobody of it). */
export interface GroupTable {
  table: TableInfo;
  members: number[];
}

/** What members did with a people of a game, or as a player. `title`: its name; `member`: who does best with it, or who it is about (0: nobody who belongs to the group). Points are parts of a point, `fraction` of the game. */
export interface SideStats {
  id: string;
  title: string;
  games: number;
  wins: number;
  mean: number;
  best: number | null;
  member: number;
}

/** A member's rating among those who play here; `line`: after the last games, the newest last. */
export interface GroupRating {
  member: number;
  rating: number;
  change: number;
  games: number;
  line: number[];
}

/** `kind`: what the peoples of the game are (`empire`), empty where it has none; `ratings`: from its games alone. */
export interface GameStats {
  game: string;
  title: string;
  games: number;
  points: boolean;
  fraction: number;
  kind: string;
  sides: SideStats[];
  players: SideStats[];
  ratings: GroupRating[];
}

/** `room`: how many may still come by it. */
export interface InvitationInfo {
  code: string;
  until: number;
  room: number;
}

/** A group, for one of its members. `games`: how many its members have finished; `ratings`: from all of them. */
export interface GroupInfo {
  id: string;
  name: string;
  created: number;
  yours: boolean;
  you: number;
  games: number;
  members: GroupMember[];
  tables: GroupTable[];
  stats: GameStats[];
  ratings: GroupRating[];
  invitation: InvitationInfo | null;
}

/** What an invitation tells who does not belong to the group: its name. `group`: for who does. */
export interface GroupInvitation {
  name: string;
  group: string | null;
}

/** A game of a series on the shelf. `member`: the winner, if one of the group's by name (0: not). */
export interface ReignInfo {
  number: number;
  who: string;
  member: number;
  about: string;
  how: string;
}

/** A series of games of a group. `table`: the last of them, `status` what it is at; `next`: you may ask for the one that follows; `bring`: its file may be taken to another table. */
export interface SeriesInfo {
  game: string;
  title: string;
  table: string;
  status: "abandoned" | "finished" | "playing" | "waiting";
  number: number;
  reigns: ReignInfo[];
  next: boolean;
  bring: boolean;
}

/** A message for people: rendered by the client from the game's texts. A hidden card is null; several things are a list, and said as one. */
export interface SaidInfo {
  id: string;
  args: Record<string, number | string | (number | string | null)[] | null>;
  kinds: Record<string, string>;
}

/** `refs`: the things it is about, as (kind, id). */
export interface OptionInfo {
  key: string;
  refs: ([string, number | string])[];
  said: SaidInfo;
}

export interface ClosedInfo {
  key: string;
  said: SaidInfo;
  why: SaidInfo;
}

/** `picked` is null but for a decision in several answers; then what is picked so far (`chosen`: as it is said), and `count` how many of `bounds` that is. `window`: the key that declines it, where the seat may leave an order to go on declining. */
export interface QuestionInfo {
  id: string;
  seat: number;
  prompt: string;
  said: SaidInfo;
  options: OptionInfo[];
  closed: ClosedInfo[];
  picked: string[] | null;
  bounds: [number, number];
  count: number;
  chosen: SaidInfo[];
  window: string | null;
}

/** Points are counted in parts of a point, `fraction` of the table; where it has no points, who won has 1. */
export interface ResultInfo {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
  ending: string;
  legacy: unknown;
}

/** A line of talk; `name` and `text` are empty where who said it is gone for good. */
export interface ChatEntry {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What somebody else is asked, as far as everybody knows: a card in it may be hidden. */
export interface DecidingInfo {
  seat: number;
  said: SaidInfo;
}

/** A table at one moment, as one seat (or somebody who watches: null) may see it. `view` is the game's own. `deciding`: what others are asked whom the table waits for, where that is no secret. */
export interface Position {
  n: number;
  last: number;
  seat: number | null;
  view: Record<string, unknown>;
  questions: QuestionInfo[];
  waiting: number[];
  log: SaidInfo[];
  log_from: number;
  log_moves: number[];
  result: ResultInfo | null;
  deciding: DecidingInfo[];
}

/** A puzzle as it stands in the list. `value`: the most you have reached; `solved`: that is all there is; `kept`: you solved it on its day, without having looked at the solution. */
export interface PuzzleDay {
  number: number;
  day: string;
  game: string;
  title: string;
  solved: boolean;
  kept: boolean;
  tries: number;
  value: number | null;
}

/** The puzzles of the last weeks, today's first. `streak`: on how many days on end you have solved the puzzle of the day; `longest`: the longest there was. */
export interface PuzzleShelf {
  today: number;
  streak: number;
  longest: number;
  days: PuzzleDay[];
}

/** What you answered from the position on. */
export interface PuzzleAnswers {
  answers: string[];
}

/** An answer of the best line, and what one has after it. */
export interface PuzzleStep {
  said: SaidInfo;
  value: number;
  log: SaidInfo[];
}

/** What is tempting: after some answers (`before`) one that brings `value` at once, after which `most` is left. */
export interface PuzzleTrap {
  before: SaidInfo[];
  said: SaidInfo;
  value: number;
  most: number;
}

/** What is best, and how it was proven: so many answers were tried (`tried`). */
export interface PuzzleSolution {
  steps: PuzzleStep[];
  trap: PuzzleTrap | null;
  tried: number;
}

/** How many people reached so much. */
export interface PuzzleShare {
  value: number;
  people: number;
}

/** A puzzle after some answers: what you have now, and whether it is over. `moves`: your answers in words, each with what you had after it. */
export interface PuzzleState {
  position: Position;
  value: number;
  over: boolean;
  moves: PuzzleStep[];
}

/** What a battle is to come to: a city is taken, or enemies are driven off. `foe`: a seat, as a number, or whoever else they are. */
export interface PuzzleAim {
  kind: "drive" | "take";
  place: string;
  foe: string;
}

/** A puzzle of a day. `what`: the number that counts; `ends`: with what it is over; `start` is what you have before your first answer, `best` the most there is. `narrow`: some kinds of moves are shut, so that all others could be tried (they are among the closed options). `aim`: where the best chance is asked for (`what` is "chance", all numbers are hundredths), of what. */
export interface PuzzleInfo {
  number: number;
  day: string;
  today: number;
  game: string;
  title: string;
  what: string;
  ends: "battle" | "game" | "round" | "turn";
  start: number;
  best: number;
  narrow: boolean;
  rivals: number;
  table: TableInfo;
  state: PuzzleState;
  mine: PuzzleDay;
  streak: number;
  longest: number;
  week: PuzzleDay[];
  others: PuzzleShare[];
  aim: PuzzleAim | null;
}

/** What came of it. The solution is told to who has found the best, or gives it up. */
export interface PuzzleOutcome {
  value: number;
  mine: PuzzleDay;
  streak: number;
  longest: number;
  week: PuzzleDay[];
  others: PuzzleShare[];
  solution: PuzzleSolution | null;
}

/** How somebody did at the week's table; `points` are parts of a point. */
export interface WeekResult {
  place: number;
  name: string;
  you: boolean;
  points: number;
  won: boolean;
}

/** The table of a week: everybody plays the same deal against the same bots, once. `table`: yours. `ranked`: whether yours counts for the list, which is for those who had an account when they sat down. */
export interface WeekInfo {
  number: number;
  game: string;
  title: string;
  seats: number;
  bot: string;
  until: number;
  over: boolean;
  points: boolean;
  fraction: number;
  players: number;
  results: WeekResult[];
  table: string | null;
  status: "abandoned" | "finished" | "playing" | "waiting" | null;
  ranked: boolean;
}

/** This week's table, and the last one with how it went. */
export interface WeekList {
  now: WeekInfo;
  last: WeekInfo | null;
}

/** Somebody on the scale: a person with an account, or a bot's level (`bot`). */
export interface RatingLine {
  name: string;
  bot: string;
  you: boolean;
  rating: number;
  games: number;
  wins: number;
}

/** Ratings by game, from the finished tables of this server; `games`: how many were counted. */
export interface RatingTable {
  game: string;
  title: string;
  games: number;
  lines: RatingLine[];
}

/** What one seat did in one step of the game, up to move `n`: the table as the viewer saw it then, and the lines of the log. */
export interface SinceStep {
  n: number;
  seat: number;
  view: Record<string, unknown>;
  log: SaidInfo[];
}

/** What has happened since a seat's last answer: the table as it was then (`before`, after move `n`), and what followed. `left_out`: so many steps that came first are not told. */
export interface Since {
  n: number;
  last: number;
  before: Record<string, unknown>;
  steps: SinceStep[];
  left_out: number;
}

/** A move that changed what a seat has from one source of points. */
export interface Moment {
  move: number;
  seat: number;
  source: string;
  by: number;
}

/** Points of each seat after each move, and the moves at which rounds began: for the end screen and the slider. `moments` add up to the breakdown of the result; what only the final count brought is at the last move. `points` are parts of a point like those of the result, and empty in a game without points. */
export interface History {
  points: number[][];
  moves: number[];
  rounds: number[];
  moments: Moment[];
}

/** Something an answer changes (`trait-<name>` in the game's texts): is there more of it then, and is that good? */
export interface TraitInfo {
  name: string;
  more: boolean;
  good: boolean;
}

/** An answer that is expected to follow, and whose. */
export interface ExpectedInfo {
  seat: number;
  said: SaidInfo;
}

/** Something that an option would surely bring to a place of the view or take from it: `seats.0.hand`, a card. */
export interface ArrivalInfo {
  path: string;
  thing: string;
}

/** What the adviser thinks of an option: the share of a win, how often it was tried, what speaks for it and against it, and how it goes on; `points`: those to expect at the end, where the game has them and the adviser can say; `through`: what would surely happen to other things by it. */
export interface ReasonInfo {
  key: string;
  said: SaidInfo;
  expected: number;
  visits: number;
  traits: TraitInfo[];
  line: ExpectedInfo[];
  points: number | null;
  through: SaidInfo[];
}

/** Something that could be answered: the share of a win it promises, how often it was looked at, what speaks for it and against it, and how it goes on; `points`: those to expect at the end, where they can be said; `through`: what would surely have happened to other things by it; `steps`: the answers that tell it, where a turn is judged as a whole. */
export interface ReviewWay {
  key: string;
  refs: ([string, number | string])[];
  said: SaidInfo;
  share: number;
  looks: number;
  traits: TraitInfo[];
  line: ExpectedInfo[];
  points: number | null;
  through: SaidInfo[];
  steps: SaidInfo[];
}

/** A decision that cost something: after so many moves, what was asked, what was done and what was stronger. `last`: where several answers of a turn are judged as one, after how many moves the last of them came. */
export interface ReviewDecision {
  move: number;
  round: number;
  asked: SaidInfo;
  did: ReviewWay;
  best: ReviewWay;
  cost: number;
  last: number | null;
}

/** A table of yours that was begun from a move of this game; `scores` and `winners` once it is over. */
export interface TriedInfo {
  table: string;
  move: number;
  status: "abandoned" | "finished" | "playing" | "waiting";
  scores: number[] | null;
  winners: number[] | null;
}

/** The costliest decisions of a seat. `none`: nobody has asked for it; `working`: so much of it is done; `failed`: it can be asked for again. `decided`: how often the seat had a choice; `weighed`: how many of these were thought through. `tried`: what you have tried from this game. */
export interface ReviewInfo {
  seat: number;
  status: "done" | "failed" | "none" | "working";
  progress: number;
  decided: number;
  weighed: number;
  decisions: ReviewDecision[];
  tried: TriedInfo[];
}

/** A finished game of yours: your seat in it, whether its review is there and what its costliest decision cost. */
export interface ReviewedInfo {
  table: TableInfo;
  seat: number;
  done: boolean;
  cost: number | null;
}

/** `seat`: of whom it tells; `move`: when it happened. */
export interface TaleSentence {
  seat: number | null;
  move: number;
  text: string;
}

export interface TaleChapter {
  title: string;
  move: number;
  sentences: TaleSentence[];
  standing: string;
}

/** The story of a game, a sentence a turn. `realms`: what each seat is called in it. `course`: what each seat had after which move (`moves`): points, or chances to win where the game has none. */
export interface TaleInfo {
  realms: string[];
  chapters: TaleChapter[];
  ending: string;
  chances: boolean;
  moves: number[];
  course: number[][];
}

/** A line that the log would get, and in which share of the imagined matches. */
export interface ToldInfo {
  said: SaidInfo;
  share: number;
}

/** A number of the view that would change: where it stands, what it is, the least and the most it becomes. */
export interface FigureInfo {
  path: string;
  before: number;
  least: number;
  most: number;
}

/** A decision of the learner, its lines with the marks of the rulebook. `key`: what is advised; `point`: the thing it is about (else what the option is about); `others`: a word on other options; `rules`: the chapter to open. */
export interface LessonStep {
  id: string;
  key: string;
  point: string;
  text: string;
  others: [string, string][];
  rules: string;
}

/** A guided first game in a language. `welcome` is said with the first step, `end` when it is over. */
export interface LessonInfo {
  game: string;
  title: string;
  welcome: string;
  steps: LessonStep[];
  end: string;
}

/** Where a learner stands. `step`: what is told of the question that is open (null: nothing, decide yourself); `keys`: the option it advises, then those it has a word on, as far as they are offered; `done`: how many of `all` lie behind; `left`: the last decision was not the one that was advised. */
export interface LessonAt {
  step: string | null;
  keys: string[];
  done: number;
  all: number;
  left: boolean;
  over: boolean;
}

/** A piece of a chapter, its lines with their marks (`oikumene.text.rulebook`). `text`: of a heading its title, of a picture the ids of its cards or the example whose board it shows, of an example its id. `items`: of a list its items, of a picture its captions. */
export interface RuleBlock {
  kind: "board" | "cards" | "example" | "head" | "list" | "note" | "ruling" | "steps" | "table" | "text";
  text: string;
  id: string;
  items: string[];
  rows: string[][];
}

export interface RuleChapter {
  id: string;
  title: string;
  lead: string;
  blocks: RuleBlock[];
}

/** A step of an example: what it shows, what was answered and by whom, and what happened then. */
export interface RuleStep {
  text: string;
  seats: number[];
  answers: SaidInfo[];
  log: SaidInfo[];
}

/** A worked example, played by the engine and seen by one seat. */
export interface RuleExample {
  id: string;
  title: string;
  players: number;
  seat: number;
  steps: RuleStep[];
}

/** The rules of a game. Its terms and which word belongs where are in its index. */
export interface RuleBook {
  game: string;
  title: string;
  about: string;
  chapters: RuleChapter[];
  examples: RuleExample[];
}

/** A word with a meaning of its own. `forms`: how it is written, `*` for any ending; `at`: where it is explained (`chapter` or `chapter.section`). */
export interface RuleTerm {
  id: string;
  title: string;
  forms: string[];
  at: string;
  text: string;
}

/** What a table needs of the rules before anybody opens them. `titles`: of every chapter and section, by address; `places`: by kind (prompts, options, reasons, lines, decks, settings, cards, things) where a word is explained. */
export interface RuleIndex {
  game: string;
  titles: Record<string, string>;
  terms: RuleTerm[];
  places: Record<string, Record<string, string>>;
}

/** The table after a step of an example, as the one who acts there sees it. */
export interface RuleScene {
  table: TableInfo;
  position: Position;
}

/** The table now; the position's log holds the lines from `log_from` on. `undo`: your last decision can be taken back freely; `ask_undo`: the others can be asked to agree. `hold`: the seat whose turn waits for its confirmation. `orders`: what you have left to be answered for you; nobody else sees them. `carried`: the rules were changed while the table was played. `lesson`: where you stand in a guided first game. `took_back`: the last thing that happened is that this seat took a decision back. `plan`: what you have laid down for your coming questions; nobody else sees it. */
export interface State {
  type: "state";
  table: TableInfo;
  position: Position;
  undo: boolean;
  ask_undo: boolean;
  hold: number | null;
  vote: VoteInfo | null;
  orders: OrderInfo[];
  carried: CarriedInfo | null;
  lesson: LessonAt | null;
  took_back: number | null;
  plan: PlanInfo | null;
}

/** From move `n` on the table is played with newer rules. `left_out`: the seats of the last answers before it, in their order, that these do not take; the game went on before them. */
export interface CarriedInfo {
  n: number;
  left_out: number[];
}

/** A standing order: questions with this prompt are answered so. `said` is the question it was left at. */
export interface OrderInfo {
  prompt: string;
  said: SaidInfo;
  option: SaidInfo;
  until: "game" | "round";
}

/** An answer laid down in advance: to what, how it is said, and the things it is about. */
export interface PlanStepInfo {
  asked: SaidInfo;
  said: SaidInfo;
  refs: ([string, number | string])[];
}

/** Lines of answers to coming questions; the first that fits when the question comes is taken. `own`: only if what you have is the same then; `needs`: only if these options are open too. `dropped`: nothing of it will be done, because the question, the option, what it does, one of the needs or what you have is another (`question`, `option`, `effect`, `needs`, `own`), or it could not be looked through (`fault`). */
export interface PlanInfo {
  lines: PlanStepInfo[][];
  own: boolean;
  needs: SaidInfo[];
  dropped: "" | "effect" | "fault" | "needs" | "option" | "own" | "question";
}

/** A request that everybody must agree to: taking back (`undo`), or a bot (`bot`) or somebody (`sit`, called `name`) for a seat that was left. `refused`: who said no; then it is over, and stays to be read until the next move. `most`: more than half are enough; `against` are those who have said no so far. */
export interface VoteInfo {
  kind: "bot" | "sit" | "undo";
  seat: number;
  agreed: number[];
  needed: number[];
  name: string;
  refused: number | null;
  most: boolean;
  against: number[];
}

/** Done, and on disk. */
export interface Ack {
  type: "ack";
  ref: number;
  n: number;
}

/** Not done, and why; nothing has changed. */
export interface Refusal {
  type: "refused";
  ref: number;
  code: string;
  text: string;
}

export interface Chat {
  type: "chat";
  entries: ChatEntry[];
}

export interface Hint {
  type: "hint";
  ref: number;
  reasons: ReasonInfo[];
}

/** What an answer would do, as far as the seat can know: `lines` at once, `anyway` whatever is chosen next, `then` what the seat is asked next (`then_seat` who decides). `nothing`: nothing changes by it. `arrivals`: what would surely lie where it does not lie now; `departures`: what would surely lie there no longer. */
export interface Preview {
  type: "preview";
  ref: number;
  n: number;
  question: string;
  key: string;
  lines: ToldInfo[];
  anyway: ToldInfo[];
  figures: FigureInfo[];
  then: SaidInfo | null;
  then_seat: number | null;
  over: number;
  nothing: boolean;
  arrivals: ArrivalInfo[];
  departures: ArrivalInfo[];
}

/** What you will be asked after these answers of yours, with the options that are sure; null where nobody knows. */
export interface Foreseen {
  type: "foreseen";
  ref: number;
  path: string[];
  question: QuestionInfo | null;
}

export interface Pong {
  type: "pong";
  ref: number;
}

/** First: how many lines of the log and of the chat the client has already. */
export interface Hello {
  type: "hello";
  log?: number;
  chat?: number;
}

/** `n`: the number of moves the client has seen; an answer to an older position is refused. */
export interface Answer {
  type: "answer";
  ref: number;
  n: number;
  question: string;
  key: string;
}

/** `n`: as with an answer. Said again with the same number it is the same request, and takes nothing more back. */
export interface Undo {
  type: "undo";
  ref: number;
  n: number;
  ask?: boolean;
}

/** `n`: as with an answer. */
export interface Confirm {
  type: "confirm";
  ref: number;
  n: number;
}

/** `n`: as with an answer; `kind` and `seat`: the request that is meant. Who asked to take back may withdraw that by not agreeing. */
export interface Vote {
  type: "vote";
  ref: number;
  n: number;
  kind: "bot" | "sit" | "undo";
  seat: number;
  agree: boolean;
}

/** Decline this question, and others with the same prompt, until the end of the round or of the game. Without a question: those of a prompt of the game's windows, before one was met. */
export interface Order {
  type: "order";
  ref: number;
  question: string;
  until: "game" | "round";
  prompt: string;
}

/** Take back the order about questions with this prompt. */
export interface Revoke {
  type: "revoke";
  ref: number;
  prompt: string;
}

export interface Say {
  type: "say";
  ref: number;
  text: string;
}

export interface AskHint {
  type: "ask-hint";
  ref: number;
}

/** What would this answer do? `n`: as with an answer. */
export interface AskPreview {
  type: "ask-preview";
  ref: number;
  n: number;
  question: string;
  key: string;
}

/** While others decide: what shall I be asked, once I have answered these? */
export interface AskPlan {
  type: "ask-plan";
  ref: number;
  path: string[];
}

/** Lay answers down for the coming questions: lines of keys, of which the first that fits is taken; none takes the plan back. */
export interface Plan {
  type: "plan";
  ref: number;
  lines: string[][];
  own: boolean;
  needs: string[];
}

export interface Ping {
  type: "ping";
  ref: number;
}

/** What any route answers when it refuses. */
export interface Problem {
  code: string;
  text: string;
}

export type ServerMessage = State | Ack | Refusal | Chat | Hint | Preview | Foreseen | Pong;

export type ClientMessage = Hello | Answer | Undo | Confirm | Vote | Order | Revoke | Say | AskHint | AskPreview | AskPlan | Plan | Ping;
