# The shell, in English.

title = Oikumene
you = You
yes = yes
no = no
sheet-to-map = to the map
sheet-open = open
back = Back
close = Close
cancel = Cancel
loading = Unrolling the map…
and-more = and { $n } more
bot = bot
retry = Try again
copied = The link is copied
copy-failed = Copy the link from the address bar

## Lobby

fan-inner = Inner Sea
fan-edge = Edge of the World
fan-sunset = Sunset Sea
lobby-head = The inhabited world
lobby-about = Great games about empires. No sign-up, with bots or friends, in an evening or over weeks.
lobby-play = Play now
lobby-play-what = { $game }, { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
lobby-invite = Set up a table
groups-all = Groups
lobby-import = Open a saved game
lobby-bots = Against bots
lobby-rivals = Rivals
lobby-level = Bots
lobby-learn = Learn
lobby-start = Play
lobby-minutes = { $n ->
    [40] 40 min
    [60] 1 h
    [90] 1½ h
   *[120] 2 h
}
lobby-weight = { $w ->
    [light] light
    [medium] medium
   *[heavy] heavy
}
lobby-mine = My tables
lobby-mine-none = No tables yet: one press on “Play now”, and there is the first.
lobby-open = Open tables
lobby-open-none = Nobody is waiting right now. Set up a table and send its link.
lobby-filter = Which tables to show
lobby-filter-game = Game
lobby-filter-pace = Pace
lobby-filter-free = Free seats
lobby-filter-any-game = any game
lobby-filter-any-pace = any pace
lobby-filter-live = live
lobby-filter-slow = over days
lobby-filter-seats = { $n ->
    [one] from { $n } seat
   *[other] from { $n } seats
 }
lobby-filter-none = No table like that is waiting. Look for another, or set one up.
lobby-watch = Being played
lobby-your-turn = your turn
lobby-left = { $time } left
lobby-wait-for = waiting for { $name }
lobby-fault = the bot has stopped
lobby-bot-moves = a bot is thinking
lobby-replay = review
lobby-round = round { $round } of { $rounds }
lobby-waiting = waiting for players
lobby-need = needs { $n } more
lobby-live = live
lobby-clock-move = { $unit ->
    [days] { $n } d a decision
    [hours] { $n } h a decision
    [minutes] { $n } min a decision
   *[seconds] { $n } s a decision
}
lobby-clock-game = { $unit ->
    [days] { $n } d a game
    [hours] { $n } h a game
    [minutes] { $n } min a game
   *[seconds] { $n } s a game
}
lobby-invited = you are invited
lobby-join = Sit down
lobby-look = Watch
lobby-finished = finished, { $score }
lobby-over = finished
lobby-abandoned = abandoned
ago-now = just now
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n } d

## New table

new-title = A new table
new-game = Game
new-seats = Who sits where
new-seat = Seat { $n }
new-you = You
new-open = Open: whoever comes
new-add = One more seat
new-drop = One seat less
new-options = The game
new-name = Name of the table
new-name-help = if you want one; others see it in the lobby
room-call = Call it so
new-how = How you play
new-public = Listed in the lobby
new-public-help = Anybody may sit down. Otherwise only those who have the link.
new-slow = Over days
new-slow-help = Everybody answers when there is time; live tables expect you to be there.
new-confirm = Confirm each turn
new-confirm-help = A turn counts only when you say so: until then all of it can be taken back, afterwards only if the others agree.
new-hints = Hints
new-hints-help = Anybody may ask what a bot would do.
new-create = Set up the table
new-create-play = Play
new-document = A card file of your own (JSON); leave it out for ours.
new-bring = Bring a chronicle
choice-any = any

## A table before it starts

room-title = The table is set
room-you-host = You are the host: start when every seat is taken.
room-wait-host = The host starts the game when every seat is taken.
room-link = The link for others
room-copy = Copy the link
room-open = free
room-sit = Sit down here
room-bot = Put a bot here
room-unbot = Free the seat
room-kick = Ask to leave
room-start = Start the game
room-leave = Leave the table
room-abandon = Take the table away
room-abandoned = This table was given up.
room-invited = You are invited to play again. The game begins when everybody has said yes.
room-accept = Play
room-decline = Not this time
room-asked = invited
room-wait-asked = The game begins when everybody who is invited has said yes.
room-unanswered = { $n ->
    [one] One answer is awaited.
   *[other] { $n } answers are awaited.
}
room-full = Every seat is taken.
room-missing = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}

## The table

hand = Hand, { $n }
card-uses = used { $spent } of { $all }
tool-untaught = Leave the lesson
lesson-at = decision { $n } of { $all }
lesson-at-few = { $n } of { $all }
lesson-over = the end
lesson-fold = Fold the lesson
lesson-unfold = Open the lesson
lesson-left = You went your own way, and that is fine: the lesson goes on from there.
lesson-own = The lesson has nothing to say about this one: decide for yourself, or ask for a hint. It speaks up again when it can.
lesson-wait = Your rival is thinking. The lesson goes on with your next decision.
lesson-else = Or otherwise
lesson-free = Decide as you like: the lesson goes on from your move.
lesson-again = Once more
lesson-skip = Do it for me
lesson-rule = The rule
lesson-play-on = Play on
tool-undo = Undo
tool-ask-undo = Ask to undo
tool-hint = Hint
tool-orders = { $n ->
    [one] One question is answered for you
   *[other] { $n } questions are answered for you
}
tool-link = Link to this position
tool-menu = Menu
tool-log = Chronicle
tool-since = Since your turn
seat-turn = your turn
seat-acts = moves
seat-passed = passed
seat-gone = has left
seat-away = not here
points = points
scale-round = Round { $round } of { $rounds }
scale-round-short = Round { $round }
scale-over = final count
seg-board = Board
seg-log = Chronicle

ask-yours = Your turn
ask-decide = Your decision
ask-part = Chosen { $n } of { $high }
ask-part-least = { $low ->
    [0] Chosen { $n }, at most { $high }
   *[other] Chosen { $n }; at least { $low }, at most { $high }
}
ask-part-exact = Chosen { $n } of { $high } needed
pick-title = Chosen so far
pick-remove = Take back: { $what }
pick-done = Done
pick-held = Nothing is sent until you say that it is all.
ask-chosen = Chosen so far: { $what }
ask-lit = { $n ->
    [0] Answer with a button.
    [one] One thing is lit on the board.
   *[other] { $n } things are lit on the board.
}
ask-more = Several questions are open: { $at } of { $all }
ask-next = Next question
ask-what = { $name }: what to do?
ask-where = { $what }: where?
ask-back = Escape goes back
ask-list = Answers: { $n }
ask-waiting = { $name } decides
ask-waiting-many = { $names } decide
ask-waiting-help = You can look around, talk, and read the chronicle.
ask-watching = You are watching. You see what anybody may see.
ask-sending = One moment…
ask-hold = Is that your turn?
ask-hold-help = Until you confirm, all of it can be taken back; afterwards only if the others agree.
ask-hold-other = { $name } is about to confirm the turn
ask-confirm = Confirm the turn
ask-over = The game is over
ask-over-who = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ask-over-nobody = Nobody has won
ask-see-end = Where the points came from
ask-idle = There is only one answer. It is given for you in a while, so that nobody can tell.
order-offer = And from now on…
order-title = Answer so from now on
order-what = The answer will be: { $answer }
order-until-round = Until the end of the round
order-until-game = Until the end of the game
order-help = Nobody else learns of it: the answer comes after a while, as if you had thought about it. You can take it back at any time.
order-coming = You have said how this is answered. It will be in a while.
order-myself = I decide myself
order-revoke = Take back
orders-title = Answered for you
fault-title = A bot has stopped
fault-help = Nothing is lost. What shall happen?
fault-waiting = Nothing is lost. Those who play here choose how it goes on.
fault-again = Try again
fault-simple = Let a simple bot answer this once
fault-swap = Let a simple bot play on
fault-take = Take the seat
vote-undo-yours = You have asked to take your last decision back
vote-undo = { $name } asks to take the last decision back
vote-bot = A bot for { $name }, who has left?
vote-sit = { $who } would like to go on for { $name }, who has left
vote-help = Agreed: { $agreed } of { $needed }
vote-yes = Agree
vote-no = Refuse
vote-withdraw = Withdraw the request
vote-waiting = Waiting for the others to agree
would-later = What comes of it is chosen next.
would-take = Take it
would-hint = Advice { $n } of { $all }: { $why }
would-again = Press again to take it
would-title = What this would do
would-not-yet = nothing has happened yet
would-nothing = Nothing changes by it.
would-anyway = whatever you choose next
would-then = Then you are asked: { $what }
would-other = Then { $name } decides.
would-over = The game ends.
would-over-maybe = In { $share } cases of 100 the game ends.
hint-title = What a bot would do
hint-line = wins { $share } of 100
hint-few = wins fewer than 1 of 100
hint-glance = at first glance { $share } of 100
hint-alike = about as good as the first
hint-for = For it — { $what }.
hint-against = Against it — { $what }.
hint-points = about { $n } points at the end
hint-through = What does it: { $what }
hint-more = more: { $what }
hint-less = less: { $what }
hint-then = Then:
hint-none = The bot has no opinion.
free-title = At any moment

## Short words for what is done with a selected thing

verb-build = Build
verb-deal = Make a deal
verb-raze-hand = Raze from hand
verb-raze = Raze
verb-activate = Activate
verb-defend = Defend a location
verb-samurai = Post a samurai
verb-tuck = Put a card under
verb-store = Store a good
verb-take = Take
verb-discard = Discard
verb-keep = Keep
verb-place = Send a citizen
verb-use = Use
verb-fight = Fight
verb-buy = Build
verb-recruit = Recruit
verb-lose = Lose
verb-copy = Copy
verb-restore = Restore

## Side column

insp-close = Close the sheet
insp-empty = Point at a card or a space to read about it.
insp-can = Now
insp-cannot = Not now
insp-cost = Price
insp-copies = { $n ->
    [one] one copy in the deck
   *[other] { $n } copies in the deck
}
log-tab = Chronicle
chat-tab = Talk
chat-say = Say to the table…
chat-send = Send
chat-none = Nobody has said anything yet.
chat-taken = (taken away: who said this is here no more)
log-filter = Only { $name }
log-earlier = The rules have changed since this game began. It is played to its end by those it began with (number { $n }).
log-carried = From here the game goes on with newer rules.
log-left-out = { $n ->
    [one] The last answer before ({ $names }) did not fit them and was left out.
   *[other] The last { $n } answers before ({ $names }) did not fit them and were left out.
}
log-none = The chronicle begins with the first move.
log-go = Look at the table at this moment

## Menu and help

menu-replay = Replay from the beginning
menu-end = Where the points came from
menu-settings = Settings
menu-keys = Keyboard
menu-lobby = All tables
menu-resign = Give up
menu-resign-sure = Give this game up? A bot plays to the end for the others, and you count as last. You cannot take the seat back.
menu-leave = Leave the table
menu-leave-sure = Leave this game? Your seat stays empty, or a bot takes it if the others agree.
menu-replace = Ask for a bot in place of { $name }
menu-sit = Ask to go on for { $name }
menu-abandon = Give the game up
menu-credits = Credits
keys-title = Keyboard
keys-digits = answer with that option
keys-zero = the plain way out: pass, done, no
keys-tab = through the lit things
keys-arrows = within a zone
keys-enter = choose
keys-escape = go back
keys-u = take back
keys-h = a hint
keys-i = pin the sheet
keys-l = the chronicle
keys-replay = one move back or on (in a replay)
keys-help = this list

## Replay

replay-title = Replay
replay-at = After { $n } of { $last } moves
replay-slider = Moves
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-round-back = A round back
replay-round-on = A round on
replay-as = Seen by
replay-public = a spectator
replay-try = Try from here
replay-try-help = A copy for yourself: you play this seat, bots the others.
replay-live = Back to the table

## The end

end-wins = { $name } wins
end-you = You win
end-share = { $names } share the victory
end-nobody = Nobody has won
end-by = { $n ->
    [one] By one point: { $mine } to { $theirs }.
   *[other] By { $by } points: { $mine } to { $theirs }.
}
end-tie = { $mine } to { $theirs }: the tie-break decided.
end-sources = Where the points came from
end-sources-help = press a number for its moments
end-moments = { $name }, { $source }: { $points }. Show the moments
end-moments-title = { $name }: { $source }
end-final = the final count
end-when = { $date }, { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
end-total = Total
end-chart = Over the moves
end-chart-none = The chart cannot be drawn just now; open the page again.
end-chart-label = Points over the moves; the table beside holds the final numbers
end-start = start
end-rematch = Play again
end-story = Read the chronicle
story-none = This game has no chronicle
story-none-help = Only games that follow one another tell a story.
story-save = Save the chronicle to a file
story-others = Continue with other people
story-table = Back to the table
end-next = The next game of the series
end-rematch-go = To the new game
end-replay = All moves
end-share-link = Share
end-export = Export
end-look = Look at the board
end-delete = Delete
end-delete-sure = Delete this game for good?
end-close = The biggest steps
end-step = { $name }: +{ $points }
end-go = Go there

## Settings and account

settings-title = Settings
settings-lang = Language
settings-theme = Paper
settings-theme-system = as the system
settings-theme-light = day
settings-theme-dark = night
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = show where things went
settings-motion-less = none
settings-contrast = Lines and inks
settings-contrast-normal = as printed
settings-contrast-more = stronger
settings-touch = First press of a finger
settings-touch-look = shows what would come
settings-touch-answer = answers
settings-tell = Tell me in the browser when it is my turn
settings-tell-off = no
settings-tell-on = yes
settings-notify = Tell me when it is my turn
settings-notify-help = An https address (a webhook) or an e-mail address that gets a short message: once a turn, a few an hour at most. Leave it empty for none.
settings-notify-sent = A code was sent to this address. Type it below, or open the link that came with it.
settings-notify-unconfirmed = Not confirmed yet: nothing is sent to this address but the code.
settings-notify-confirmed = This address is confirmed: you will be told there.
settings-notify-code = The code that was sent
settings-notify-confirm = Confirm
settings-save = Save
settings-saved = Saved
theme-to-dark = Night paper
theme-to-light = Day paper
account-title = You
account-name = Name
account-password = Password
account-rename = Change the name
account-guest = You are a guest: this browser remembers you. An account lets your games follow you to other devices.
account-make = Make an account
account-login = Sign in to an account
account-logout = Sign out
account-logout-everywhere = Sign out on every device
account-password-now = The password now
account-password-new = The new password
account-password-change = Change the password
account-password-changed = The password is changed; other devices are signed out.
account-password-help = All other devices are signed out with it.
account-is = Signed in as { $name }
account-forget = Delete me and my open seats
account-forget-sure = Delete this person for good? Name, words, seats and everything else that is kept of you go; finished games stay without the name. Backups of the server have it until they are too old to be kept.
account-forget-password = Password, to delete the account
recover-title = A new password
recover-lost = Lost the password?
recover-ask = Send me a link
recover-help = If the account has a confirmed e-mail address, a letter with a link goes there. It is good for an hour.
recover-sent = If there is such an account with a confirmed e-mail address, the letter is on its way.
recover-owner = This server sends no letters. Ask whoever runs it for a link.
account-passkey = Sign in with a passkey
passkeys-title = Passkeys
passkeys-help = Sign in with this device or a security key, without a password. Your finger, face or number stays on the device.
passkeys-travels = A passkey for several devices
passkeys-made = added { $when }
passkeys-used = last used { $when }
passkeys-password = Your password, to add one
passkeys-add = Add a passkey
passkeys-remove = Remove
passkeys-remove-of = Remove: { $name }
passkeys-not-here = This browser has none at this address: they need https and a name.
passkeys-closed = No passkey was given: the browser’s window was closed, or there is none for this server on this device.
passkeys-there = This device has a passkey for this account already.
passkeys-address = The browser refuses passkeys at this address; come in by the server’s own name.
quiet-title = Quiet hours of your own
quiet-help = Your clocks at slow tables stand meanwhile, and you are told nothing.
quiet-zone = Your clocks at slow tables stand meanwhile, and you are told nothing; time zone: { $zone }. Ten hours at most; others see when.
quiet-begin = Quiet from
quiet-end = Quiet until
devices-title = Where you are signed in
devices-here = here
devices-seen = last seen { $when }
devices-unknown = Some browser
devices-end-of = Sign out: { $name }
devices-export = Save everything that is kept of me
account-import = Open a saved game
account-import-help = A record that was exported here, as a file.
account-import-bad = This file is not a record.
credits-title = Credits
credits-icons = Icons by game-icons.net, CC BY 3.0
credits-icons-by = { $icons }, by { $author }
credits-fonts = Alegreya and Alegreya SC by Juan Pablo del Peral, Fira Sans Condensed by Carrois and others; SIL Open Font License 1.1.
credits-ours = The mark, seat symbols, terrain and the fan map are our own. No publisher’s art, logo or layout is used; names of games appear as plain text and belong to their owners.
credits-code = Oikumene is free software (MIT).

## When something is wrong

not-shown-title = This table cannot be shown
lost-title = The connection is lost
lost-help = What was confirmed is safe. Trying again…
missing-title = Terra incognita
missing-help = There is nothing at this address, or it is not for you to see.
missing-home = To the tables
error-offline = The server does not answer.
error-refused = Not now: { $text }
error-title = Something went wrong
gone-title = You cannot sit down here
gone-same-site = The page and the server do not go by one address. If you are behind a proxy, it must pass the Host header on.
gone-unknown = The server does not know this browser any more: cookies were cleared, or are not kept. Load the page again to come back as a new guest, or sign in.
gone-rules-changed = This table was played with older rules, and there is nothing that it could go on from. Everything it holds is kept.
gone-unreadable = This table cannot be read. Everything it holds is kept as it is.
gone-other = The server would not open this table ({ $why }).
gone-again = Load again

## Bringing a chronicle

bring-title = Bring a chronicle
bring-help = A chronicle is the file that a game of a series leaves. Choose it: you will read what has been, and you can begin a game that goes on from there, with anybody you like.
bring-choose = Choose the file
bring-reading = Reading the chronicle…
bring-refused = This file will not do
bring-too-large = The file is too large for a chronicle, which has at most { $n } characters.
bring-none = This game is not played in series.
bring-begin = Set up a table
bring-begin-help = begin the game that continues it
bring-other = Choose another file
bring-carried = It will begin with this chronicle: “{ $name }”.
bring-drop = Leave it out
bring-read = Read it

## Rules

menu-rules = Rules
insp-rules = Rules:
rules-title = Rules
rules-glossary = Glossary
rules-cards = Cards
rules-search = Search
rules-search-all = Search the rules
rules-none-found = Nothing is found.
rules-of = Rules: { $title }
rules-chapters = Chapters
rules-chapter = Chapter { $n }
rules-of-all = of { $n } { $n ->
    [one] chapter
   *[other] chapters
}
rules-print = Print
rules-words = Glossary, { $n } { $n ->
    [one] word
   *[other] words
}
rules-see = See also
rules-own-words = Words of this chapter
rules-ruling = House ruling
rules-example = Example
rules-step = step { $n } of { $all }
rules-next = Next
rules-again = From the start
rules-back = Step back
rules-engine = the moves are played by the engine that plays the game
rules-board = Show the board
rules-board-hide = Hide the board
rules-player = Player { $n }
rules-answers = What is done
rules-next-chapter = Next: { $title }
rules-previous-chapter = Back: { $title }
rules-with-word = { $n ->
    [one] { $n } card with this word
   *[other] { $n } cards with this word
}
rules-play = Play it yourself
rules-in-game = In your game
rules-asked = You are asked: “{ $what }”
rules-closed = { $what }: { $why }
rules-your-cards = Your cards that speak of it:
rules-to-table = Back to the table
rules-whole = The whole book
rules-deck = { $title }: { $n } { $n ->
    [one] card
   *[other] cards
}
rules-missing = The rules of this game are not written down here.
rules-all = Rules of the games
rules-figure = Picture of the board
keys-r = the rules of what is asked
keys-s = What others did since your turn
keys-p = lay down an answer while others decide

## Tabs

nav = Sections
nav-tables = Tables
nav-learn = Learn
nav-groups = Groups
nav-rules = Rules
nav-puzzles = Puzzles
nav-reviews = Reviews
nav-ratings = Ratings

learn-title = Learn a game
learn-about = A guided first game takes you through the first rounds, a sentence a decision, with the real rules; it goes on as a game against a novice. The rules are there in our own words.
learn-lesson = Guided game
learn-puzzle = Puzzle of the day
