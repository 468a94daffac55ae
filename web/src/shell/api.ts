/** The server's routes (docs/server-api.md), typed. */
import type { BotInfo, BotWay, CardText, Chronicle, Code, GameInfo, History, Holiday, LateWay, LessonInfo, Lobby, Me, NewByCode, NewPassword, NewTable, Position, Preferences, Problem, Quick, Recovery, ReviewedInfo, ReviewInfo, RuleBook, RuleIndex, RuleScene, SeatChange, Secret, Session, Since, StoryInfo, TableInfo, TaleInfo } from "@/wire";
import type { Lang } from "./texts";

/** A refusal of the server: its code, and a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export type Fetch = (method: string, path: string, body?: unknown) => Promise<Response>;

let send: Fetch = (method, path, body) =>
  fetch(path, {
    method,
    credentials: "same-origin",
    keepalive: method === "PATCH", // a preference reaches the server also from a page that is left now
    headers: { "X-Oikumene": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Development without a server. */
export function useTransport(transport: Fetch): void {
  send = transport;
}

async function unknown(response: Response): Promise<boolean> {
  try {
    return ((await response.json()) as Partial<Problem>).code === "unknown";
  } catch {
    return false;
  }
}

async function ask(method: string, path: string, body?: unknown, again = false): Promise<Response> {
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    throw new Refused(0, "offline", "");
  }
  if (response.ok) return response;
  if (response.status === 401 && !again && method !== "GET" && (await unknown(response.clone()))) {
    // our session has ended, or was never known: the first answer of all brings a new cookie
    await ask("GET", "/api/me");
    return ask(method, path, body, true);
  }
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // a proxy's page instead of ours
  }
  throw new Refused(response.status, problem.code ?? `http-${response.status}`, problem.text ?? "");
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const t = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;
const query = (args: Record<string, string | number | null | undefined>) => {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) if (value !== null && value !== undefined) parts.set(name, String(value));
  return parts.size ? `?${parts}` : "";
};

/** Which tables of others to show: by game, by pace, and with how many free seats at least. */
export interface Wanted {
  game?: string;
  pace?: string;
  free?: number;
}

/** Letters of a table's name; the server holds the same. */
export const NAME_LONGEST = 40;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  prefer: (preferences: Preferences) => json<Me>("PATCH", "/api/me", preferences),
  confirmNotify: (code: string) => json<Me>("POST", "/api/me/notify", { code } satisfies Code),
  rename: (name: string) => json<Me>("POST", "/api/me/name", { name }),
  account: (name: string, password: string) => json<Me>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) => json<Me>("POST", "/api/login", { name, password }),
  password: (password: string, next: string) => json<Me>("POST", "/api/me/password", { password, new: next } satisfies NewPassword),
  logout: () => json<Me>("POST", "/api/logout", {}),
  logoutEverywhere: () => json<Me>("POST", "/api/logout/everywhere", {}),
  forget: (password: string) => json<Me>("DELETE", "/api/me", { password } satisfies Secret),
  sessions: () => json<Session[]>("GET", "/api/me/sessions"),
  endSession: (mark: string) => json<Session[]>("DELETE", `/api/me/sessions/${mark}`),
  recover: (name: string) => json<Recovery>("POST", "/api/recover", { name }),
  recovered: (code: string, password: string) => json<Me>("POST", "/api/recover/new", { code, password } satisfies NewByCode),
  games: (lang: Lang) => json<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  cards: (game: string, lang: Lang, rules: number | null = null) => json<CardText[]>("GET", `/api/games/${game}/cards${query({ lang, rules })}`),
  texts: async (game: string, lang: Lang, rules: number | null = null) => (await ask("GET", `/api/games/${game}/texts${query({ lang, rules })}`)).text(),
  rules: (game: string, lang: Lang) => json<RuleBook>("GET", `/api/games/${game}/rules?lang=${lang}`),
  rulesIndex: (game: string, lang: Lang) => json<RuleIndex>("GET", `/api/games/${game}/rules/index?lang=${lang}`),
  scenes: (game: string, example: string) => json<RuleScene[]>("GET", `/api/games/${game}/rules/examples/${example}`),
  lesson: (game: string, lang: Lang) => json<LessonInfo>("GET", `/api/games/${game}/lesson?lang=${lang}`),
  playExample: (game: string, example: string, step: number) => json<TableInfo>("POST", "/api/examples", { game, example, step }),
  learn: (game: string) => json<TableInfo>("POST", "/api/lessons", { game }),
  taught: (id: string) => json<TableInfo>("POST", t(id, "/taught"), {}),
  bots: (lang: Lang) => json<BotInfo[]>("GET", `/api/bots?lang=${lang}`),
  lobby: (lang: Lang, wanted: Wanted = {}) => json<Lobby>("GET", `/api/lobby${query({ lang, game: wanted.game || null, pace: wanted.pace || null, free: wanted.free || null })}`),
  quick: (quick: Quick) => json<TableInfo>("POST", "/api/quick", quick),
  create: (table: NewTable) => json<TableInfo>("POST", "/api/tables", table),
  table: (id: string) => json<TableInfo>("GET", t(id)),
  join: (id: string) => json<TableInfo>("POST", t(id, "/join"), {}),
  resign: (id: string) => json<TableInfo>("POST", t(id, "/resign"), {}),
  leave: (id: string) => json<TableInfo>("POST", t(id, "/leave"), {}),
  decline: (id: string) => json<TableInfo>("POST", t(id, "/decline"), {}),
  kick: (id: string, seat: number) => json<TableInfo>("POST", t(id, "/kick"), { seat } satisfies SeatChange),
  seat: (id: string, seat: number, bot: string) => json<TableInfo>("POST", t(id, "/seat"), { seat, bot } satisfies SeatChange),
  call: (id: string, name: string) => json<TableInfo>("POST", `/api/tables/${id}/name`, { name }),
  start: (id: string) => json<TableInfo>("POST", t(id, "/start"), {}),
  abandon: (id: string) => json<TableInfo>("POST", t(id, "/abandon"), {}),
  replace: (id: string, seat: number, bot: string) => json<TableInfo>("POST", t(id, "/replace"), { seat, bot } satisfies SeatChange),
  late: (id: string, seat: number, way: LateWay["way"]) => json<TableInfo>("POST", t(id, "/late"), { seat, way } satisfies LateWay),
  holiday: (id: string, days: number) => json<TableInfo>("POST", t(id, "/holiday"), { days } satisfies Holiday),
  goOn: (id: string, seat: number, way: BotWay["way"]) => json<TableInfo>("POST", t(id, "/bot"), { seat, way } satisfies BotWay),
  next: (id: string) => json<TableInfo>("POST", t(id, "/next"), {}),
  rematch: (id: string) => json<TableInfo>("POST", t(id, "/rematch"), {}),
  position: (id: string, at: number | null, seat: number | null) => json<Position>("GET", t(id, `/position${query({ at, seat })}`)),
  since: (id: string, after: number | null) => json<Since>("GET", t(id, `/since${query({ after })}`)),
  history: (id: string) => json<History>("GET", t(id, "/history")),
  tryFrom: (id: string, at: number, seat: number) => json<TableInfo>("POST", t(id, `/try${query({ at, seat })}`), {}),
  review: (id: string, seat: number, begin = false) => json<ReviewInfo>(begin ? "POST" : "GET", t(id, `/review${query({ seat })}`), begin ? {} : undefined),
  reviews: (lang: Lang) => json<ReviewedInfo[]>("GET", `/api/reviews?lang=${lang}`),
  tale: (id: string, lang: Lang) => json<TaleInfo>("GET", t(id, `/tale?lang=${lang}`)),
  pageAddress: (id: string, lang: Lang) => t(id, `/page?lang=${lang}`),
  importRecord: (record: unknown) => json<TableInfo>("POST", "/api/import", record),
  remove: (id: string) => ask("DELETE", t(id)),
  recordAddress: (id: string) => t(id, "/record"),
  story: (id: string) => json<StoryInfo>("GET", t(id, "/story")),
  chronicleAddress: (id: string) => t(id, "/chronicle"),
  chronicle: async (id: string) => (await ask("GET", t(id, "/chronicle"))).text(),
  readStory: (game: string, document: string, lang: Lang) => json<StoryInfo>("POST", `/api/games/${game}/story?lang=${lang}`, { document } satisfies Chronicle),
};
