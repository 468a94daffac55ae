# Groups: people who play together. Loaded when one is opened.

groups-title = Groups
groups-tables = Tables
groups-rules = Rules
groups-mine = Your groups
groups-none = None yet. Name one and invite your friends, or enter the code you were given.
groups-about = A group is who you play with: tables of your own, a score, chronicles. Strangers do not see it.
groups-new = A new group
groups-name = Name
groups-name-example = Friday circle
groups-make = Make the group
groups-have-code = Were you invited?
groups-code = Code of the invitation
groups-code-go = Come in by code
groups-line = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
groups-line-tables = { $n ->
    [0] no tables
    [one] { $n } table going on
   *[other] { $n } tables going on
}
groups-line-said = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
groups-yours = yours

group-since = together since { $date }, { $n ->
    [0] no games yet
    [one] { $n } game
   *[other] { $n } games
}
group-members = Who belongs to it
group-here-now = here now
group-here-table = at a table
group-ago-minutes = { $n } min ago
group-ago-hours = { $n } h ago
group-yesterday = yesterday
group-ago-days = { $n } d ago
group-owner = owner
group-manage = Manage
group-deal = Set a table
group-deal-turned = seats turn by one
group-deal-first = the first of the group
group-tables = Tables of the group
group-tables-none = No tables yet. Set the first: members are told, and only they may sit down.
group-watch = Watch
group-again = Again
group-join = Sit down
group-replay = review
group-over = finished: { $score }
group-over-plain = finished
group-won = won by { $name }
group-stats = Who is good at what
group-stats-none = The score comes here: who wins with which people, and by how much. Play a game to its end.
group-stats-game = Game
group-by = Count
group-by-side = by peoples
group-by-player = by players
group-by-game = by games
group-all-games = All games
group-kind = { $kind ->
    [empire] empire
    [nation] nation
    [civ] civilization
    [role] role
    [game] game
   *[other] player
}
group-games = games
group-wins = wins
group-mean = average
group-best = record
group-best-with = best with it
group-best-at = best at
group-wins-of = { $wins } of { $games }
group-ratings = Ratings
group-ratings-last = last { $n ->
    [one] game
   *[other] { $n } games
}
group-ratings-game = Rating of which games
group-ratings-none = Ratings begin with a game that at least two of the group have played.
group-rating-line = The rating’s course: { $line }
group-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
group-talk-say = Say to the group…
group-talk-gone = Somebody who is gone
group-shelf = Chronicles: { $game }
group-shelf-about = { $n ->
    [0] the first reign goes on
    [one] { $n } reign of one world; lands and cards go on
   *[other] { $n } reigns of one world; lands and cards go on
}
group-shelf-none = Chronicles of Oath stand here: each reign leads to the next.
group-shelf-begin = Begin a chronicle
group-shelf-all = The whole story
group-shelf-next = The next reign
group-shelf-bring = Go on with others
group-shelf-now = now
group-shelf-waits = gathering
group-shelf-which = Chronicle { $n }
group-shelf-to-table = to the table
group-invite = Invite others
group-invite-code = code
group-invite-until = { $days ->
    [0] valid for less than a day
    [one] valid for { $days } day
   *[other] valid for { $days } days
}, { $room ->
    [one] { $room } place left
   *[other] { $room } places left
}
group-invite-qr = QR code of the invitation { $code }
group-invite-link = Link
group-invite-copy = Code
group-invite-send = Send
group-invite-send-text = A game? The group “{ $name }” in Oikumene.
group-invite-none = Nobody is invited now: the code before this opens nothing any more.
group-invite-new = A new code
group-invite-stop = Withdraw the invitation
group-code-copied = The code is copied
group-manage-title = The group
group-rename = Rename
group-hand = Hand over
group-remove = Remove
group-leave = Leave the group
group-close = Close the group
group-sure = Sure?
group-hand-sure = { $name } becomes the owner. Sure?
group-remove-sure = { $name } will not see the group any more, and the code of the invitation ends. Sure?
group-leave-sure = Tables where you sit stay yours. Leave?
group-leave-owner-sure = Who has been here longest becomes the owner. Leave?
group-close-sure = The group, its score and ratings are gone for everybody. Close it?
group-missing = There is no such group, or you do not belong to it
group-missing-help = Ask your friends for an invitation: a link, a code or a QR code.
join-title = You are invited to a group
join-help = Its members will see your name, and when you are here. You will see their tables, score and chronicles.
join-do = Join the group
join-gone = This invitation is not valid any more
calls-tool = Call me when it is my turn

new-group = For a group
new-group-help = Members are told of the table; only they may sit down and look, unless it is listed in the lobby.
new-group-none = for none
room-members = A table of a group: only its members may sit down and look.
room-open-up = Open to everybody
room-group = To the group
