# Imperium in English. Messages of WORDS take exactly the arguments named in words.py; a thing such as a resource has a
# name ($resource) and is something ($resource-id), by which words are chosen.

n-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
n-population = { $n } population
n-progress = { $n } progress
n-resource = { $resource-id ->
    [materials] { n-materials }
    [population] { n-population }
   *[progress] { n-progress }
}
n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
n-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
a-card = { $card-id ->
    [hidden] a card
   *[other] { $card }
}

## What can be answered

untimed = { $action ->
    [0] {", "}without an action
   *[other] {""}
}
asks-for = { $fee-n ->
    [0] {""}
   *[other] { $must ->
        [0] {" "}(you may { $fee })
       *[other] {" "}({ $fee })
    }
}
idle = { $idle ->
    [0] {""}
   *[other] {" "}— its text would do nothing now
}
no-unrest = { $n ->
    [0] {" "}— there is none in it, the turn would be lost
   *[other] {""}
}
on-it = { $tokens-n ->
    [0] {""}
   *[other] , on it { $tokens }
}
with-unrest = { $unrest ->
    [0] {""}
   *[other] , with an unrest card
}
price-now = { $now-n ->
    [0] {""}
   *[other] {" "}(now { $now })
}
option-nation = Play { for-nation }
option-power = { $face }
option-play = Play { $card }{ untimed }{ asks-for }{ idle }
option-exhaust = Exhaust { $card }{ asks-for }{ idle }
option-innovate = Innovate: discard your hand, then break through for a market card
option-revolt = Revolt: return unrest from your hand{ no-unrest }
option-end = End the turn
option-pick = { $card } — { $place }{ for-price }{ on-it }{ with-unrest }
option-deck = { $suit-id ->
    [tributary] The first tributary card in the main deck
    [star] The first card with a * coin in the main deck
   *[other] The top card of the { $suit } deck
}
option-suit = { $suit-id ->
    [region] Region
    [uncivilised] Uncivilised
    [civilised] Civilised
    [tributary] Tributary
   *[other] { $suit }
}
option-way = { $way }{ price-now }
pay-progress = { $progress } progress
pay-population = { $population } population{ $progress ->
    [0] { "" }
   *[other] { " " }and { pay-progress }
}
pay-rest = { $population ->
    [0] { $progress ->
        [0] { "" }
       *[other] { " " }and { pay-progress }
    }
   *[other] { $progress ->
        [0] { " " }and { $population } population
       *[other] , { $population } population and { pay-progress }
    }
}
option-pay = Pay { $materials ->
    [0] { $population ->
        [0] { pay-progress }
       *[other] { pay-population }
    }
    [one] { $materials } material{ pay-rest }
   *[other] { $materials } materials{ pay-rest }
}
option-react = Use { $card }
option-solstice = { $card }
option-give = { $card } — { $place }
option-search = { $place-id ->
    [nation] Search the nation deck
   *[deck] Search the deck
}

for-nation = { $nation-id ->
    [arthurians] the Arthurians
    [atlanteans] the Atlanteans
    [carthaginians] the Carthaginians
    [celts] the Celts
    [egyptians] the Egyptians
    [greeks] the Greeks
    [macedonians] the Macedonians
    [mauryans] the Mauryans
    [minoans] the Minoans
    [olmecs] the Olmecs
    [persians] the Persians
    [qin] the Qin
    [romans] the Romans
    [scythians] the Scythians
    [utopians] the Utopians
   *[vikings] the Vikings
}

## What is asked

ask-nation = Which nation do you play?
ask-power = Which side of your power card do you use?
ask-act = Your turn: what do you do?
ask-revolt = Revolt: which unrest card do you return?
ask-clean-up = Clean-up: which cards do you discard before you draw?
ask-market-token = Clean-up: on which market card do you put { n-resource }?
ask-solstice = Solstice: which card is next?
ask-react = { $card }: use it now?
ask-avoid = { $card } attacks you ({ $by }). Do you avoid it?
ask-may = { $card }. { $way }?
ask-choose = { $card }: what do you choose?
ask-pay = { $card }: how do you pay? Progress may stand in for other tokens.
ask-pay-up-to = { $card }: how much progress do you pay, at most { $n }?
ask-acquire = { $card }: which card do you acquire?
ask-break-through = { $card }: which card do you break through for?
ask-discard = { $card }: which card do you discard? To discard: { $n }.
ask-to-hand = { $card }: which card goes to your hand?
ask-on-top = { $card }: which card goes on top of your deck?
ask-history = { $card }: which card goes into your history?
ask-sink = { $card }: which card sinks?
ask-exile = { $card }: which card is exiled?
ask-exile-market = { $card }: which market card is exiled?
ask-return-unrest = { $card }: which unrest card do you return?
ask-recall = { $card }: which card do you recall?
ask-abandon = { $card }: which card do you abandon?
ask-garrison = { $card }: which card do you garrison here?
ask-garrison-in = { $card }: in which region do you garrison it?
ask-develop = { $card }: which development do you take?
ask-develop-now = Your deck is being reshuffled: do you develop?
ask-find = { $card }: which card do you take, or where do you search on?
ask-free-play = { $card }: which card do you play, without an action?
ask-play-from = { $card }: which card do you play from your discard pile?
ask-place-on-market = { $card }: on which market card do you put { n-resource }?
ask-swap-exiled = { $card }: which exiled card comes to the market?
ask-swap-market = { $card }: which market card goes into exile?
ask-swap-nation = { $card }: which card from your hand goes on top of the nation deck?
ask-look-bottom = { $card }: on top of your nation deck lies { $top }. Put it on the bottom?
ask-look-shuffle = { $card }: on top of your nation deck lies { $top }. Shuffle the deck?
ask-draw-up-to = { $card }: how many cards do you draw, at most { $n }?
ask-discard-drawn = { $card }: which of the drawn cards do you discard?
ask-mask = { $card }: which card takes the place of a mask? Masks to discard: { $n }.
ask-fame = { $card }: which fame card do you take?
ask-fame-order = { $card }: which card goes back first? The last one lies on top.
ask-give = { $card }: which card is for { $to }?
ask-declare = { $card }: which suit do you name?
ask-treat = { $card }: which card gives 3 production for one of its symbols?
ask-token-back = { $card }: from which card do you take the exhaust token?
ask-copy = { $card }: whose exhaust ability do you use?
ask-quest = { $card }: which quest becomes active?
ask-endgame = { $card }: which unrest card do you return before the end?
ask-pay-off = { $card }: give { $to } 1 progress, so that the attack affects them?

## The log

log-plays-nation = { $seat } plays { for-nation }.
log-power = { $seat } lays out the power card: { $card }.
log-first-player = { $seat } is the first player.
log-round = Round { $n } begins.
log-turn = { $seat } is to move.
log-innovates = { $seat } innovates.
log-revolts = { $seat } revolts and returns { $n } unrest { $n ->
    [one] card
   *[other] cards
}.
log-plays = { $seat } plays { a-card }.
log-plays-free = { $seat } plays { a-card } without an action.
log-exhausts = { $seat } exhausts { $card }.
log-reacts = { $seat } uses { $card }.
log-gains = { $seat } gains { n-resource }.
log-pays = { $seat } pays { n-resource }.
log-gains-action = { $seat } gains { n-action }.
log-steals = { $seat } steals { n-resource } from { $victim }.
log-draws = { $seat } draws { n-card }.
log-discards = { $seat } discards { a-card }.
log-acquires = { $seat } acquires { a-card }.
log-breaks-through = { $seat } breaks through for { a-card }.
log-takes-deck = { $seat } takes { a-card } from the { $suit } deck.
log-finds-nothing = { $seat } finds no { $suit } card.
log-reveals = Revealed: { a-card }.
log-market = New in the market: { a-card }.
log-token = { $seat } puts { n-resource } on { $card }.
log-takes-unrest = { $seat } takes an unrest card.
log-returns-unrest = { $seat } returns an unrest card.
log-takes-fame = { $seat } takes { $card-id ->
    [hidden] a fame card
   *[other] the fame card { $card }
}.
log-king = { $seat } resolves { $card }.
log-recalls = { $seat } recalls { a-card }.
log-abandons = { $seat } abandons { a-card }.
log-history = { $seat } puts { a-card } into the history.
log-sinks = { $seat } sinks { a-card }.
log-exiles = { $seat } exiles { a-card }.
log-exiles-market = { $seat } exiles { a-card } from the market.
log-swaps = { $seat } brings { $card } from exile to the market; { $other } goes into exile.
log-garrisons = { $seat } garrisons { a-card } in { $host }.
log-develops = { $seat } takes the development { $card }.
log-nation-card = { $seat } adds { a-card } from the nation deck to the discard pile.
log-to-hand = { $seat } moves { a-card } to the hand.
log-on-top = { $seat } puts { a-card } on top of the deck.
log-finds = { $seat } finds { a-card }.
log-searches = { $place-id ->
    [nation] { $seat } searches the own nation deck.
   *[deck] { $seat } searches the own deck.
}
log-gives = { $seat } gives { a-card } to { $to }.
log-declares = { $seat } names a suit: { $suit }.
log-avoids = { $seat } is not affected by { $card }.
log-empire = { $seat } becomes an empire.
log-reshuffles = { $seat } reshuffles the discard pile into a new deck.
log-looks = { $seat } looks at { n-card }.
log-token-back = { $seat } takes the exhaust token from { $card }.
log-treats = { $seat }: until the end of the turn a symbol on { $card } is 3 production.
log-flips = { $seat } comes to { $card }.
log-quest = { $seat } takes up the quest { $card }.
log-solstice = Solstice.
log-solstice-card = { $seat }: solstice of { $card }.
log-cleans-up = { $seat } discards { n-card } at clean-up.
log-end-near = The end begins: { $why }. This round is finished and one more is played.
log-final-round = The last round begins.
log-collapse = Collapse: the unrest pile is empty, and the game is over at once.
log-scores = { $seat } scores { n-point }.
log-unrest-count = { $seat } has { $n } unrest { $n ->
    [one] card
   *[other] cards
}.
log-bot-nation = The opponent: { $nation }, level: { $level }.
log-bot-rolls = The opponent rolls { $n }.
log-bot-resolves = The opponent resolves { a-card }.
log-bot-row = By the table, { $row }.
log-bot-gains = The opponent gains { n-resource }.
log-bot-pays = The opponent pays { n-resource }.
log-bot-takes = The opponent takes { a-card }.
log-bot-plays = The opponent plays { a-card }.
log-bot-history = The opponent puts { a-card } into its history.
log-bot-discards = The opponent discards { a-card }.
log-bot-abandons = The opponent abandons { a-card }.
log-bot-recalls = The opponent recalls { a-card }.
log-bot-exiles = The opponent exiles { a-card } from the market.
log-bot-exiles-own = The opponent exiles { a-card }.
log-bot-returns = The opponent returns an unrest card.
log-bot-unrest = The opponent takes an unrest card.
log-bot-dynasty = The opponent adds { a-card } from the dynasty deck.
log-bot-token = The opponent puts { n-resource } on { $card }.
log-bot-empire = The opponent becomes an empire.
log-bot-king = The opponent resolves King of Kings.
log-bot-journey = The opponent's journey: { $card }.
log-bot-steals = The opponent steals { n-resource }.
log-bot-takes-fame = The opponent takes { $card-id ->
    [hidden] a fame card
   *[other] the fame card { $card }
}.
log-bot-finds-nothing = The opponent finds no { $suit } card.
log-bot-nothing = The opponent does nothing with { a-card }.
log-bot-on-top = The opponent puts { a-card } on top of its deck.
log-bot-reshuffles = The opponent reshuffles its discard pile into a new deck.
log-bot-flips = The opponent's journey goes on: { $card }.
log-bot-scores = The opponent scores { n-point }.

## Why something cannot be done

why-no-action = no action is left
why-state = { $state-id ->
    [empire] only an empire may play it
   *[barbarian] only barbarians may play it
}
why-unplayable = it cannot be played
why-requires = a card that it needs is not there
why-cost = its price cannot be met, or there is nothing it could do
why-free-once = it has already been played without an action this turn
why-tired = it is exhausted already
why-no-token = no exhaust token is left
why-turn-begun = the turn has begun with a card

## Things of the game

side-4 = the opponent

resource-materials = materials
    .help = A token. Pays for Advance, developments and much else. Two materials may be paid with 1 progress.
resource-population = population
    .help = A token. Pays for Conquer, developments and unrest. One population may be paid with 1 progress.
resource-progress = progress
    .help = A token, worth 1 point at the end. When you pay, 1 progress may stand in for 1 population or for up to 2 materials; nothing stands in for progress.

state-barbarian = barbarian
    .help = Most nations begin as barbarians. Cards with the barbarian symbol can be played from the hand only then; what is already in play keeps working.
state-empire = empire
    .help = When the accession card leaves the nation deck, you become an empire: from then on every reshuffle lets you develop instead of adding a nation card. Cards with the empire symbol can be played from the hand only by an empire; acquiring them is always allowed.

suit-region = region
    .help = Lands that your nation holds. Most stay in play, may be garrisoned and show production, river or fertile symbols. No unrest lies under them in the market.
suit-uncivilised = uncivilised
    .help = Early crafts and customs. In the market an unrest card lies under each.
suit-civilised = civilised
    .help = Crafts and customs of an empire. In the market an unrest card lies under each.
suit-tributary = tributary
    .help = Peoples that you made subject. They have no deck of their own but lie in the main deck; in the market an unrest card lies under each.
suit-fame = fame
    .help = Great deeds. They are never in the market: cards let you look at the top of the fame deck and take one, or take the top card.
suit-unrest = unrest
    .help = Costs 2 points. Play it to return it: pay 1 population, discard 2 cards or pay 3 materials. When the pile of unrest is empty, the game collapses.
suit-power = power
suit-star = with a * coin

symbol-lands = production, river, fertile
    .help = The types of regions. They do nothing by themselves; other cards count them, above all production.
symbol-types = city, metropolis, knight, mask, scroll
    .help = The types of cards. They do nothing by themselves; other cards count or ask for them.
symbol-pinned = permanent card
    .help = Stays in your play area after it was played, until something takes it away. Only permanent cards can be recalled.
symbol-attack = attack card
    .help = It harms the other players. Before it does anything, each of them may use a card that avoids attacks.

place-hand = in hand
place-deck = in the deck
place-discard = in the discard pile
place-play = in play
place-powers = in play
place-history = in the history
place-garrison = in a garrison
place-nation = in the nation deck
place-bottom = under the nation deck
place-area = in the development area
place-journey = under the journey card
place-market = in the market
place-exile = in exile
place-fame = fame deck
place-unrest = unrest pile
place-king = under the fame deck

level-chieftain = Chieftain
level-warlord = Warlord
level-imperator = Imperator
level-sovereign = Sovereign
level-overlord = Overlord
level-supreme = Supreme Ruler

turn-activate = Activate
    .help = Play cards from your hand (1 action each) and exhaust cards in play (1 exhaust token each), in any order, as often as you can and like. A turn starts with 3 actions and 5 exhaust tokens.
turn-innovate = Innovate
    .help = Instead of activating: discard your whole hand, then break through for a region, uncivilised, civilised or tributary card.
turn-revolt = Revolt
    .help = Instead of activating: return any number of unrest cards from your hand.
turn-clean-up = clean-up
    .help = Put 1 progress on a market card; all action and exhaust tokens come back; discard any number of cards; draw up to your hand size, which is 5.
word-acquire = acquire
    .help = Take a market card of the suit to your hand with the tokens on it and the unrest card under it. The place is filled from the deck of that suit, or from the main deck.
word-break-through = break through
    .help = Name a suit, then take a market card of it with its tokens (its unrest goes back to the pile), or the top card of that suit's deck unseen. For a tributary, or where the deck is empty, cards of the main deck are revealed until one fits; if none does, gain 2 materials.
word-exile = exile
    .help = A card goes to the exile pile. A market card with tokens on it cannot be exiled; the unrest under it goes back. An uncivilised, civilised or tributary card acquired from exile brings 1 unrest card with it. A swap moves the tokens to the new card.
word-garrison = garrison
    .help = A card from your hand goes face up under a card in play. It is not in play, but scores at the end. When the card above it leaves, the garrison goes the same way.
word-recall = recall
    .help = A permanent card of your own goes from play to your hand, with its garrison.
word-abandon = abandon
    .help = A card of your own goes from play to your discard pile, with its garrison.
word-history = history
    .help = Cards under your power card: out of the game, but they score. Only you may look at them. The Atlanteans and the Vikings have none.
word-sink = sink
    .help = The Atlanteans put a card under their power card: it scores, and is not in a history. Anybody else discards it.
word-find = find
    .help = Search your hand, discard pile, deck and nation deck for the card, wherever you like; searched decks are shuffled. The card under the nation deck is never found.
word-take-unrest = take and return unrest
    .help = Taken unrest goes from the pile to your hand; returned unrest goes back to the pile, from your hand unless the card says otherwise.
word-develop = develop
    .help = Pay the price of a card in your development area and put it into your discard pile. A reshuffle as an empire lets you do it once a turn, for an exhaust token; an effect lets you do it anyway. Taking the last one triggers scoring.
word-nation-deck = nation deck
    .help = A barbarian who reshuffles the deck adds the top card of the nation deck to the discard pile first, once a turn, for an exhaust token. At the bottom lies the accession card: with it you become an empire.
word-solstice = solstice
    .help = At the end of the round everybody resolves the solstice abilities of their cards in play, in any order. They must be done as far as possible, unless the card says "may".
word-exhaust = exhaust
    .help = Move an exhaust token from your state card to a card in play and resolve its ability. A card can be exhausted once a turn, and only when you activate; whatever stands before "to" must be paid in full.
word-free-play = free play
    .help = The card is played without an action, but each card only once a turn.
word-while-in-play = while in play
    .help = A rule that holds as long as the card lies in your play area; on a power card, throughout the game.
word-if-able = if able
    .help = You draw only what is left in your deck: it is not reshuffled for this.
word-scoring = scoring
    .help = Triggered when the main deck is empty, somebody takes their last development, King of Kings is turned over, or a nation reaches its own end. The round is finished and one more is played. Then 1 point for each progress, and the points of all your cards in play, garrisons, hand, deck, discard pile and history; a * coin brings at most 10.
word-collapse = collapse
    .help = When the unrest pile is empty, the game ends at once: whoever has the least unrest wins, points break the tie.
word-king-of-kings = King of Kings
    .help = Lies under the fame deck. Whoever would look at or take fame when no other card is left resolves it: side A once in the game, then it is turned over and scoring is triggered; side B once for each player.
word-quest = quest
    .help = The Arthurians' development area holds quests. An impending quest that is garrisoned in King Arthur's Court is the active one; there is at most one. The Graal comes last.
word-journey = journey
    .help = The Utopians travel to Shangri-la: the top journey card lies in play beside the power card, and its solstice leads on.

nation-arthurians = Arthurians
    .help = Difficult. Always barbarian. Knights garrison regions, quests are taken up at the Court one by one, and the Graal ends the game.
nation-atlanteans = Atlanteans
    .help = Medium. An empire from the start, without a nation deck or history: regions sink and bring what you need.
nation-carthaginians = Carthaginians
    .help = Easy. Traders: they put materials on the market instead of progress and score for materials.
nation-celts = Celts
    .help = Easy. Aggressive: they seek uncivilised cards and spread unrest. No Prosperity.
nation-egyptians = Egyptians
    .help = Medium. Eight developments and points for civilised cards.
nation-greeks = Greeks
    .help = Cities and science: the more cards, the more points.
nation-macedonians = Macedonians
    .help = Easy. Regions above all, played again and again from the discard pile.
nation-mauryans = Mauryans
    .help = Elephants and conquest, or peace with Ashoka and a long history.
nation-minoans = Minoans
    .help = They turn everything into progress.
nation-olmecs = Olmecs
    .help = Masks instead of Advance, Conquer, Glory and Prosperity: discard them for what you want.
nation-persians = Persians
    .help = Easy. They subject tributaries and score for them.
nation-qin = Qin
    .help = Confucianism or legalism under the Mandate of Heaven, and the Long Walls. They put population on the market instead of progress.
nation-romans = Romans
    .help = Easy. Fast expansion, then glory.
nation-scythians = Scythians
    .help = Nomads of many regions, hard to attack.
nation-utopians = Utopians
    .help = Difficult. No nation deck, no developments, 3 exhaust tokens: they follow the journey to Shangri-la, where 24 population end the game.
nation-vikings = Vikings
    .help = Difficult. Always barbarian and without history: thirteen cards of the nation deck come in any order, the last one ends the game.

deck-classics = Base deck: Classics
    .help = Regions, uncivilised, civilised and tributary cards, fame and unrest of the first box.
deck-legends = Base deck: Legends
    .help = Regions, uncivilised, civilised and tributary cards, fame and unrest of the second box.
deck-arthurians = Arthurians
deck-atlanteans = Atlanteans
deck-carthaginians = Carthaginians
deck-celts = Celts
deck-egyptians = Egyptians
deck-greeks = Greeks
deck-macedonians = Macedonians
deck-mauryans = Mauryans
deck-minoans = Minoans
deck-olmecs = Olmecs
deck-persians = Persians
deck-qin = Qin
deck-romans = Romans
deck-scythians = Scythians
deck-utopians = Utopians
deck-vikings = Vikings

setting-base = Base deck
    .help = classics or legends: whose market, fame and unrest cards are used. The nations may come from either box.
setting-pool = Nations to draw or choose from
    .help = any — all sixteen; classics or legends — the eight of that box.
setting-nations = Nations
    .help = random — by lot; choose — the players choose, beginning with the first seat.
setting-powers = Side of the power card
    .help = choose — each player chooses; a or b — everybody uses that side. Side B is the simpler one.
setting-nation_1 = Nation of player 1
    .help = A certain nation for this seat, or any.
setting-nation_2 = Nation of player 2
    .help = A certain nation for this seat, or any.
setting-nation_3 = Nation of player 3
    .help = A certain nation for this seat, or any.
setting-nation_4 = Nation of player 4
    .help = A certain nation for this seat, or any.
setting-opponent = Nation of the solo opponent
    .help = For the game for one: a certain nation for the opponent, or any.
setting-level = Level of the solo opponent
    .help = From chieftain (easiest) to supreme (hardest); imperator is the standard.
setting-active_quest = Active quest at the end
    .help = Whether the quest under King Arthur's Court scores at the end like any garrison (scores) or not (worthless); the rules do not say.

setting-solo_dynasty_order = Solo: order of the dynasty deck
    .help = The opponent's developments lie with the fewest points on top (rising) or with the most (falling).
setting-solo_unrest = Solo: where the opponent's unrest goes
    .help = Unrest that the opponent must take goes on top of its deck (deck) or into its discard pile (discard).
setting-solo_unrest_order = Solo: unrest with an acquired card
    .help = The unrest that comes with a card the opponent acquires lies above or below that card in its deck.
setting-solo_tables = Solo: tables
    .help = The opponent's tables as printed (printed), or with the slips of the print put right (corrected).
setting-solo_rows = Solo: a row that does nothing
    .help = If nothing of a row can be done, the next fitting row is taken (next), or none (first).
setting-solo_per_region = Solo: two tokens per region
    .help = "1 X and 1 Y per region" counts the regions for both, or for the second only.
setting-solo_draw = Solo: cards that make the opponent draw or discard
    .help = It discards the top card of its deck (discard), or nothing happens (nothing).
setting-solo_quests = Solo: quests of the Arthurians
    .help = The opponent's quests are a pile of their own (pile), or part of the dynasty deck (dynasty).
setting-solo_tie = Solo: who wins a tie
    .help = opponent — you need more points than it; human — as many will do.

source-progress = Progress
source-region = Regions
source-uncivilised = Uncivilised
source-civilised = Civilised
source-tributary = Tributaries
source-fame = Fame
source-unrest = Unrest
source-nation = Nation's other cards
source-power = Power card
source-opponent-progress = Opponent: progress
source-opponent-tokens = Opponent: other tokens
source-opponent-cards = Opponent: cards

why-main-deck = the main deck is empty
why-developments = the last development was taken
why-king = King of Kings was turned over
why-zenith = the zenith card of the Vikings was discarded
why-graal = the Graal was found
why-shangri-la = Shangri-la was reached
why-dynasty = the opponent's dynasty deck is empty
ending-main-deck = The main deck ran out.
ending-developments = The last development was taken.
ending-king = King of Kings was turned over.
ending-zenith = Harald Hardrada left the nation deck of the Vikings.
ending-graal = The Graal was found.
ending-shangri-la = Shangri-la was reached.
ending-dynasty = The opponent's dynasty deck ran out.
ending-collapse = Collapse: the unrest pile ran out. The least unrest wins.

## Refusals

error-nation-seat = Option { $name } names a nation for a seat that is not there.
error-nation-twice = Two players cannot both play { $nation ->
    [arthurians] the Arthurians
    [atlanteans] the Atlanteans
    [carthaginians] the Carthaginians
    [celts] the Celts
    [egyptians] the Egyptians
    [greeks] the Greeks
    [macedonians] the Macedonians
    [mauryans] the Mauryans
    [minoans] the Minoans
    [olmecs] the Olmecs
    [persians] the Persians
    [qin] the Qin
    [romans] the Romans
    [scythians] the Scythians
    [utopians] the Utopians
   *[vikings] the Vikings
}.
error-opponent-seat = Option opponent is for the game for one.

## What the lobby says, and the choices of settings

about = Lead a people from barbarians to an empire, with a deck that you build.
choice-base-classics = Classics
choice-base-legends = Legends
choice-pool-any = both boxes
choice-pool-classics = Classics
choice-pool-legends = Legends
choice-nations-random = by lot
choice-nations-choose = the players choose
choice-powers-choose = the players choose
choice-powers-a = side A
choice-powers-b = side B
choice-nation-any = any
choice-nation-arthurians = Arthurians
choice-nation-atlanteans = Atlanteans
choice-nation-carthaginians = Carthaginians
choice-nation-celts = Celts
choice-nation-egyptians = Egyptians
choice-nation-greeks = Greeks
choice-nation-macedonians = Macedonians
choice-nation-mauryans = Mauryans
choice-nation-minoans = Minoans
choice-nation-olmecs = Olmecs
choice-nation-persians = Persians
choice-nation-qin = Qin
choice-nation-romans = Romans
choice-nation-scythians = Scythians
choice-nation-utopians = Utopians
choice-nation-vikings = Vikings
choice-opponent-any = any
choice-opponent-arthurians = Arthurians
choice-opponent-atlanteans = Atlanteans
choice-opponent-carthaginians = Carthaginians
choice-opponent-celts = Celts
choice-opponent-egyptians = Egyptians
choice-opponent-greeks = Greeks
choice-opponent-macedonians = Macedonians
choice-opponent-mauryans = Mauryans
choice-opponent-minoans = Minoans
choice-opponent-olmecs = Olmecs
choice-opponent-persians = Persians
choice-opponent-qin = Qin
choice-opponent-romans = Romans
choice-opponent-scythians = Scythians
choice-opponent-utopians = Utopians
choice-opponent-vikings = Vikings
choice-solo_dynasty_order-rising = fewest points on top
choice-solo_dynasty_order-falling = most points on top
choice-solo_unrest-deck = on its deck
choice-solo_unrest-discard = into its discard pile
choice-solo_unrest_order-above = above the card
choice-solo_unrest_order-below = below the card
choice-solo_tables-printed = as printed
choice-solo_tables-corrected = corrected
choice-solo_rows-next = the next row
choice-solo_rows-first = none
choice-solo_per_region-both = for both
choice-solo_per_region-second = for the second
choice-solo_draw-discard = it discards
choice-solo_draw-nothing = nothing
choice-solo_quests-pile = a pile of their own
choice-solo_quests-dynasty = in the dynasty deck
choice-solo_tie-opponent = the opponent
choice-solo_tie-human = you
choice-level-chieftain = Chieftain
choice-level-warlord = Warlord
choice-level-imperator = Imperator
choice-level-sovereign = Sovereign
choice-level-overlord = Overlord
choice-level-supreme = Supreme Ruler
choice-active_quest-scores = scores
choice-active_quest-worthless = scores nothing

## The text of cards

# Verbs, by mood: "do" and "now" are orders, "inf" and "way" what one may do, "they" what another player does; "now" and
# "way" begin a line. "l-" verbs never do.
v-gain = { $mood ->
    [they] gains
    [now] Gain
    [way] Gain
   *[do] gain
}
v-pay = { $mood ->
    [they] pays
    [now] Pay
    [way] Pay
   *[do] pay
}
v-spend = { $mood ->
    [they] spends
    [now] Spend
    [way] Spend
   *[do] spend
}
v-steal = { $mood ->
    [they] steals
    [now] Steal
    [way] Steal
   *[do] steal
}
v-put = { $mood ->
    [they] puts
    [now] Put
    [way] Put
   *[do] put
}
l-put = { $mood ->
    [they] puts
   *[do] put
}
v-move = { $mood ->
    [they] moves
    [now] Move
    [way] Move
   *[do] move
}
v-return = { $mood ->
    [they] returns
    [now] Return
    [way] Return
   *[do] return
}
l-return = { $mood ->
    [they] returns
   *[do] return
}
v-treat = { $mood ->
    [they] treats
    [now] Treat
    [way] Treat
   *[do] treat
}
v-take = { $mood ->
    [they] takes
    [now] Take
    [way] Take
   *[do] take
}
l-take = { $mood ->
    [they] takes
   *[do] take
}
v-draw = { $mood ->
    [they] draws
    [now] Draw
    [way] Draw
   *[do] draw
}
v-discard = { $mood ->
    [they] discards
    [now] Discard
    [way] Discard
   *[do] discard
}
v-give = { $mood ->
    [they] gives
    [now] Give
    [way] Give
   *[do] give
}
v-acquire = { $mood ->
    [they] acquires
    [now] Acquire
    [way] Acquire
   *[do] acquire
}
v-break-through = { $mood ->
    [they] breaks through
    [now] Break through
    [way] Break through
   *[do] break through
}
v-exile = { $mood ->
    [they] exiles
    [now] Exile
    [way] Exile
   *[do] exile
}
v-swap = { $mood ->
    [they] swaps
    [now] Swap
    [way] Swap
   *[do] swap
}
v-look = { $mood ->
    [they] looks
    [now] Look
    [way] Look
   *[do] look
}
v-recall = { $mood ->
    [they] recalls
    [now] Recall
    [way] Recall
   *[do] recall
}
v-abandon = { $mood ->
    [they] abandons
    [now] Abandon
    [way] Abandon
   *[do] abandon
}
v-history = { $mood ->
    [they] puts
    [now] Put
    [way] Put
   *[do] put
}
v-sink = { $mood ->
    [they] sinks
    [now] Sink
    [way] Sink
   *[do] sink
}
v-garrison = { $mood ->
    [they] garrisons
    [now] Garrison
    [way] Garrison
   *[do] garrison
}
v-apply = { $mood ->
    [they] resolves
    [now] Resolve
    [way] Resolve
   *[do] resolve
}
v-develop = { $mood ->
    [they] develops
    [now] Develop
    [way] Develop
   *[do] develop
}
v-find = { $mood ->
    [they] finds
    [now] Find
    [way] Find
   *[do] find
}
v-play = { $mood ->
    [they] plays
    [now] Play
    [way] Play
   *[do] play
}
v-declare = { $mood ->
    [they] names
    [now] Name
    [way] Name
   *[do] name
}
v-trigger = { $mood ->
    [they] triggers
    [now] Trigger
    [way] Trigger
   *[do] trigger
}
v-flip = { $mood ->
    [they] turns
    [now] Turn
    [way] Turn
   *[do] turn
}
v-show = { $mood ->
    [they] shows
    [now] Show
    [way] Show
   *[do] show
}
l-show = { $mood ->
    [they] shows
   *[do] show
}
v-replace = { $mood ->
    [they] replaces
    [now] Replace
    [way] Replace
   *[do] replace
}
v-ignore = { $mood ->
    [they] ignores
    [now] Ignore
    [way] Ignore
   *[do] ignore
}
for-every = for { $every ->
    [one] each
   *[other] every { $every }
}

text-amount = { n-resource }
text-amount-more = { $n } more { $resource-id ->
    [materials] { $n ->
        [one] material
       *[other] materials
    }
    [population] population
   *[progress] progress
}
text-semicolon = { $first }; { $second }
text-lines = { $first } { $second }

kind-region = region
kinds-region = region
kind-uncivilised = uncivilised
kind-civilised = civilised
kind-tributary = tributary
kind-fame = fame
kind-unrest = unrest
kind-city = city
kind-metropolis = metropolis
kind-knight = knight
kind-mask = mask
kind-scroll = scroll
kind-production = production
kind-river = river
kind-fertile = fertile
kind-pinned = permanent
kind-attack = attack
kind-with = { $of }
kind-not = non-{ $but }
kind-but = { $of } non-{ $but }

cards = { n-card }
cards-up-to = up to { n-card }
cards-of = { $n } { $of } { $n ->
    [one] card
   *[other] cards
}
cards-of-up-to = up to { $n } { $of } cards
cards-of-more = { $n } more { $of } { $n ->
    [one] card
   *[other] cards
}
cards-any = { n-card } of any suit
cards-named = { $name }

from-hand = from hand
from-discard = from the discard pile
from-history = from the history
from-play = from play
from-garrison = from a garrison
in-deck = your deck
in-discard = your discard pile
to-hand = your hand
to-discard = your discard pile
goes-hand = (it goes to your hand)
goes-discard = (it goes to your discard pile)
goes-history = (it goes into your history)

symbol-city = city
symbol-metropolis = metropolis
symbol-knight = knight
symbol-mask = mask
symbol-scroll = scroll
symbol-production = production
symbol-river = river
symbol-fertile = fertile
symbol-times = { $n } × { $symbol }

text-power = Power card, side { $side ->
    [a] A
   *[b] B
}.
text-side = Side { $side ->
    [a] A
   *[b] B
}.
text-suits = Suit: { $suits }.
text-no-suit = No suit.
text-symbols = Symbols: { $symbols }.
text-pinned = Permanent.
text-attack = Attack.
text-state-barbarian = Playable only by barbarians.
text-state-empire = Playable only by empires.
text-price = Development: costs { $price }.
text-start-quest = Quest: starts in the development area.
text-start-accession = Accession card: under the nation deck.
text-start-zenith = Zenith card: under the nation deck; when it is discarded from there, scoring is triggered.
text-start-nadir = Nadir card: under the nation deck; it comes straight into play.
text-start-nation_deck = Starts in the nation deck.
text-start-starting_deck = Starts in your deck.
text-start-in_play = Lies beside your power card.
text-players = Used with { $n ->
    [4] 4 players only
   *[other] { $n } or more players
}.

text-requires = Playable only if { $conditions }.
text-unplayable = It cannot be played.
text-ungarrisonable = It cannot be garrisoned.
text-fixed = It never leaves play.
text-play = Play: { $effect }.
text-play-must = Play (only if you can pay for it): { $effect }.
text-free = Free play (no action needed): { $effect }.
text-free-must = Free play (no action needed; only if you can pay for it): { $effect }.
text-free-only = Playing it needs no action.
text-king-a = When fame is looked at or taken and none is left but this card, once in the game: { $effect }. Then turn the card over: scoring is triggered.
text-king-b = When fame is looked at or taken and none is left but this card, once for each player: { $effect }.
text-exhaust = Exhaust: { $effect }.
text-exhaust-when = Exhaust when { $moment }: { $effect }.
text-when = Whenever { $moment }: { $effect }.
text-whenever = Whenever { $moment }: { $effect }.
text-avoid-exhaust = Exhaust when another player plays an attack card: the attack does not affect you.
text-avoid-exhaust-for = Exhaust when another player plays an attack card: you may { $price } so that the attack does not affect you.
text-avoid-for = When another player plays an attack card, you may { $price } so that the attack does not affect you.
text-solstice = Solstice: { $effect }.
face-side = Side { $side ->
    [a] A
   *[b] B
}. { $text }

text-points = Worth { n-point }.
text-points-lost = Costs you { n-point }.
text-points-lost-cases = Costs you { $cases }.
text-points-star = Worth { $counts } (at most 10).
text-points-cases = Worth { $cases }.
points-garrisoned = { n-point } as a garrison
points-in-history = { n-point } in your history
points-in-play = { n-point } in play
points-not-in-play = { n-point } unless it is in play
points-otherwise = { n-point } anywhere else
points-per-token = { n-point } { for-every } { $resource-id ->
    [materials] { $every ->
        [one] material
       *[other] materials
    }
    [population] population
   *[progress] progress
}
points-per-symbol = { n-point } { for-every } { $of } { symbols-every } on your cards
points-per-symbol-in-play = { n-point } { for-every } { $of } { symbols-every } on your cards in play
symbols-every = { $every ->
    [one] symbol
   *[other] symbols
}
cards-every = { $every ->
    [one] card
   *[other] cards
}
points-per-card-in-play = { n-point } { for-every } of your { $of } cards in play
points-per-named = { n-point } { for-every } of your { $name } cards in play
points-per-star = { n-point } { for-every } of your cards with a * coin, itself included
points-per-cards-all = { n-point } { for-every } of your cards
points-per-cards-exile = { n-point } { for-every } { cards-every } in exile
points-per-cards-history = { n-point } { for-every } { cards-every } in your history
points-per-cards-here = { n-point } { for-every } { cards-every } garrisoned here
points-per-unrest-of-others = { n-point } { for-every } unrest { cards-every } of the other players
points-per-poorer = { n-point } { for-every } other player with less progress than you

per-in-play = for each { $of } symbol on your cards in play
per-garrisoned = for each { $of } card in your garrisons
per-unrest-returned = for each unrest card returned
per-abandoned-city = for each city abandoned
per-region-abandoned = for each region abandoned
each-card-discarded = each card discarded
per-progress-paid = for each progress paid

if-barbarian = you are barbarian
if-empire = you are an empire
if-named-in-play = you have { $n ->
    [one] { $name }
   *[other] at least { $n } { $name } cards
} in play
if-all-in-play = you have { $names } in play
if-in-history = { $name } is in your history
if-that-card-has-no-production = it has no production symbol
if-the-exiled-card-is-attack = the exiled card is an attack card
if-resource = you have at least { n-resource }
if-no-quest = no quest is active
if-garrisoned = at least { $n } { $of } cards are garrisoned here
that-empire = who is an empire
that-in-play = with a { $of } in play
that-had-fewer-than-2-materials = who had fewer than 2 materials
that-had-no-progress-to-give = who had no progress to give
that-was-given = who was given a { $of } card

moment-acquire = you acquire 1 { $of } card
moment-acquire-or-break-through = you acquire or break through for 1 { $of } card
moment-acquire-from-exile = you acquire 1 { $of } card from exile
moment-play = you play 1 { $of } card
moment-play-from-discard = you play 1 { $of } card from your discard pile
moment-gain-market-card-materials-on-it = you take a market card with materials on it
moment-gain-market-card-population-on-it = you take a market card with population on it
moment-gain-materials-from-river-in-play = you gain materials from a card of yours in play with a river symbol
moment-gain-materials-from-fertile-in-play = you gain materials from a card of yours in play with a fertile symbol
moment-return-unrest = you return an unrest card
moment-take-unrest = you take an unrest card
moment-sink-card = you sink a card
moment-pay-population = you pay population
moment-draw-deck-empty = your deck becomes empty
moment-leaves-play = { $name } leaves play

text-gain = { v-gain } { $goods }
text-gain-per = { v-gain } { n-resource } { $per }
text-gain-again = { v-gain } again the { $resource-id ->
    [materials] materials that were
    [population] population that was
   *[progress] progress that was
} on it
text-gain-action = { v-gain } { n-action }
text-spend-action = { v-spend } { n-action }
text-pay = { v-pay } { $price }
text-pay-all = { v-pay } all your progress (at least { $least })
text-pay-up-to = { v-pay } up to { $most } progress
text-steal = { v-steal } { n-resource } from each other player
text-steal-that = { v-steal } { n-resource } from each other player { $that }
text-place-on-market = { v-put } { n-resource } on a market card
text-place-on-self = { v-put } { $n } progress on this card
text-take-from-self = { v-gain } all progress that lies on it
text-token-back = { v-return } 1 exhaust token from one of your cards to your state card
text-treat = { v-treat } 1 { $of } symbol on your cards in play as 3 production symbols until the end of the turn
text-draw = { v-draw } { n-card }
text-draw-able = { v-draw } { n-card } if able
text-draw-up-to = { v-draw } up to { n-card }
text-draw-up-to-able = { v-draw } up to { n-card } if able
text-draw-per = { v-draw } { n-card } { $per }
text-discard = { v-discard } { $cards }
text-discard-any = { v-discard } any number of { $of } cards
text-discard-drawn = { v-discard } 1 of the drawn cards
text-to-hand = { v-move } { $cards } { $places } to your hand
text-on-top = { v-put } { $cards } { $places } on top of your deck
text-it-discard = { v-discard } it
text-it-on-top = { v-put } it on top of your deck
text-it-history = { v-history } it into your history
text-give = { v-give } each other player 1 card from your hand or discard pile, to their hand
text-acquire = { v-acquire } { $cards }
text-acquire-or-exiled = { v-acquire } { $cards } from the market or from exile
text-acquire-with = { v-acquire } { $cards } with { $resource-id ->
    [materials] materials
    [population] population
   *[progress] progress
} on it
text-acquire-exiled = { v-acquire } { $cards } from exile
text-break-through = { v-break-through } for { $cards }
text-break-through-or-exiled = { v-break-through } for { $cards } (you may take an exiled one)
text-break-through-star = { v-break-through } for a card with a * coin
text-exile-market = { v-exile } 1 market card
text-swap-exiled = { v-swap } 1 exiled card with 1 market card
text-take-fame = { v-take } the top fame card
text-look-fame = { v-look } at the top { $n } fame cards and { l-take } 1 of them
text-take-unrest = { v-take } { $n } unrest { $n ->
    [one] card
   *[other] cards
}
text-return = { v-return } 1 unrest card { $places }
text-return-up-to = { v-return } up to { $n } unrest cards { $places }
text-return-self = { v-return } this card to the unrest pile
text-recall = { v-recall } { $cards }
text-recall-any = { v-recall } any { $name } card
text-recall-garrison = { v-recall } { $cards } garrisoned here
text-self-recall = { v-recall } this card
text-self-abandon = { v-abandon } this card
text-self-history = { v-history } this card into your history
text-self-exile = { v-exile } this card
text-self-sink = { v-sink } this card
text-abandon = { v-abandon } { $cards }
text-abandon-over = { v-abandon } { $cards } with a { $of } card garrisoned in it
text-abandon-over-named = { v-abandon } { $cards } with { $name } garrisoned in it
text-abandon-garrison = { v-abandon } { $cards } from a garrison
text-abandon-garrison-region = { v-abandon } { $cards } from garrisons of regions
text-history = { v-history } { $cards } { $places } into your history
text-exile = { v-exile } { $cards } { $places }
text-sink = { v-sink } { $cards } { $places }
text-garrison = { v-garrison } 1 card from your hand here
text-garrison-of = { v-garrison } 1 { $of } card from your hand here
text-garrison-self = { v-garrison } this card in one of your regions
text-resolve-host = { v-apply } the play ability of that region again
text-develop = { v-develop }
text-develop-free = { v-develop } for free
text-nation-card = { v-put } the top card of your nation deck into your discard pile
text-look-nation = { v-look } at the top card of your nation deck (not the accession card)
text-look-nation-bottom = { v-look } at the top card of your nation deck; you may put it on the bottom of that deck
text-look-nation-shuffle = { v-look } at the top card of your nation deck; you may shuffle that deck
text-swap-nation = { v-swap } 1 card from your hand with the top card of your nation deck (not the accession card)
text-find = { v-find } { $cards } { $to }
text-find-in = { v-find } { $cards } in { $places } { $to }
text-free-play = { v-play } { $cards } from your hand without an action (the price on it is still paid)
text-free-play-empire = { v-play } a card with the empire symbol from your hand without an action, even as barbarians
text-free-play-it = { v-play } it at once without an action
text-play-from-discard = { v-play } { $cards } from your discard pile
text-ignore-empire = { v-ignore } the empire symbol on the next card you play this turn
text-end-game = { v-trigger } scoring (the end of the game)
text-copy-exhaust = { v-apply } the exhaust ability of a permanent card in another player's play area as if it were yours
text-declare = { v-declare } a market suit and { l-show } the top card of the main deck: if it has that suit, it goes to your hand, otherwise into exile
text-take-quest = { v-garrison } 1 impending quest here: it is active now
text-exile-quest = { v-exile } 1 impending quest (not the Graal)
text-exile-twrch = { v-exile } { $cards } from play or as your active quest
text-quest-to = { v-put } your active quest into { $to }
text-history-attacks = { v-show } your hand, deck and discard pile and { l-put } all attack cards among them into your history
text-next-side = { v-flip } this card to side B
text-next-journey = { v-replace } this card by { $name }
text-abandon-returning = { v-abandon } this card and { l-return } all unrest cards garrisoned here to the unrest pile

text-rule-hand-size = While in play: your hand size is { $n } larger.
text-rule-ignore = While in play: your { $of } cards have no barbarian symbol.
text-rule-ignore-named = While in play: your { $name } cards have no barbarian symbol.
text-rule-unrest-cards = While in play: playing unrest by discarding cards costs { $n } less { $n ->
    [one] card
   *[other] cards
} (at least 1).
text-rule-unrest-materials = While in play: playing unrest for materials costs { n-materials } less (at least 1).
text-rule-develop-cost = While in play: developments cost { n-resource } less (at least 0).
text-rule-acquire-from-exile = While in play: whenever you acquire 1 { $of } card, you may take it from exile as if it were in the market.
text-rule-play-free = While in play: you may play { $of } cards without an action.
text-rule-instead-of-materials = Instead of gaining materials, however many: each other player gains 1 progress, and you gain 2 population.
text-rule-market-token = At clean-up you put { n-resource } on a market card instead of 1 progress.
text-rule-better-look = Whenever you look at fame cards, look at 1 more, and gain 1 progress.
text-rule-no-history = You have no history: a card that would go there is discarded.
text-rule-twice = It counts as 2 regions.
text-rule-quests = The card garrisoned here is your active quest; there is at most one.
text-rule-last-quest = It cannot become your active quest while another quest is impending.
text-rule-fewer-masks = Exhaust when you discard mask cards for an effect: discard 1 less.
text-rule-masks-under = When you discard mask cards for an effect, you may abandon any number of cards garrisoned here instead, each for 1 of them.
text-rule-pay-off = When another player plays an attack card, they may give you 1 progress; if they do not, the attack does not affect you.
text-rule-endgame = At the end of the game, before the winner is named: return up to { $n } unrest cards from your hand, play area, discard pile, deck or history.
text-rule-empire-at-once = When it comes into play, you become an empire.

named-advance = Advance
named-alexander = Alexander
named-arthashastra = Arthashastra
named-ashoka = Ashoka
named-city-of-camelot = City of Camelot
named-city-of-rome = City of Rome
named-confucianism = Confucianism
named-conquer = Conquer
named-duke-zhuang-of-qin = Duke Zhuang of Qin
named-excalibur = Excalibur
named-gates-of-shangri-la = Gates of Shangri-la
named-graal = Graal
named-graenland = Graenland
named-guennuvar = Guennuvar
named-indian-elephants = Indian Elephants
named-king-arthur = King Arthur
named-king-wu-of-qin = King Wu of Qin
named-legalism = Legalism
named-long-walls = Long Walls
named-longships = Longships
named-mandate-of-heaven = Mandate of Heaven
named-mountain-of-atlantis = Mountain of Atlantis
named-myrddin-wyllt-merlin = Myrddin Wyllt (Merlin)
named-palace-of-poseidon = Palace of Poseidon
named-scandinavia = Scandinavia
named-step-pyramids = Step Pyramids
named-twrch-trwyth = Twrch Trwyth
named-viviane-of-the-lake = Viviane of the Lake
named-ynys-afallach-avalon = Ynys Afallach (Avalon)

## The tables of the solo opponent

n-token = { $resource ->
    [materials] { n-materials }
    [population] { $n } population
   *[progress] { $n } progress
}
token = { $resource ->
    [materials] materials
    [population] population
   *[progress] progress
}
solo-row = { $on } card: { $does }
solo-kind = { $kind ->
    [any] market
    [any4] market
    [pinned] permanent
    [barbarian] barbarian
    [empire] empire
    [region] region
    [uncivilised] uncivilised
    [civilised] civilised
    [tributary] tributary
    [fame] fame
    [unrest] unrest
    [attack] attack
    [knight] knight
    [mask] mask
    [scroll] scroll
    [river] river
    [quest] quest
   *[other] any other
}
solo-kind-named = { $name ->
    [advance] Advance
    [cacao] Cacao
    [charity] Charity
    [conquer] Conquer
    [glory] Glory
    [meditation] Meditation
    [myths-and-legends] Myths and Legends
    [prosperity] Prosperity
    [ritual-sacrifice] Ritual Sacrifice
   *[twrch-trwyth] Twrch Trwyth
}
solo-kind-or = { $one } or { $other }
solo-cost = { $cost } and for that { $then }
solo-gain = gains { n-token }
solo-gain-per = gains { $gains } for each region in play
solo-token = { n-token }
solo-pay = pays { n-token }
solo-pay-all = pays all { token }
solo-gain-as-many = gains as much { token }
solo-discard-half = discards half as many cards from its deck
solo-steal = steals { n-token } from you
solo-place = puts { n-token } on the market card that was rolled
solo-top-discard = discards { n-card } from its deck
solo-dynasty-discard = discards the top card of its dynasty deck
solo-self-return = returns this card to the unrest pile
solo-self-history = puts this card into its history
solo-self-play = puts this card into play
solo-self-top = puts this card on top of its deck
solo-self-exile = exiles this card
solo-acquire = acquires 1 { $kind } card
solo-acquire-exiled = acquires 1 { $kind } card from exile
solo-acquire-token = acquires a market card with { token } on it
solo-break-through = breaks through for 1 { $kind } card
solo-exile-market = exiles a market card
solo-take-fame = takes the top fame card
solo-take-unrest = takes an unrest card
solo-take-unrest-discard = takes an unrest card into its discard pile
solo-return-unrest = returns an unrest card from its discard pile
solo-abandon = abandons { $n } { $kind } { $n ->
    [one] card
   *[other] cards
}
solo-bring-play = puts 1 { $kind } card from its { solo-place-name } into play
solo-bring-top = puts 1 { $kind } card from its { solo-place-name } on top of its deck
solo-bring-history = puts 1 { $kind } card from its { solo-place-name } into its history
solo-place-name = { $place ->
    [play] play area
   *[discard] discard pile
}
solo-you-gain = you gain { n-token }
solo-you-may-draw = you may draw { n-card }
solo-you-may-return-unrest = you may return an unrest card
solo-you-abandon = you abandon 1 { $kind } card
solo-you-recall = you recall 1 { $kind } card
solo-you-discard = you discard { n-card }
solo-you-take-unrest = you take an unrest card
solo-you-have = you have 1 { $kind } card in play
solo-you-are-empire = you are an empire
solo-none-discarded = no { $kind } card lies in its discard pile
solo-more = it has more than { n-token }
solo-gain-quest = takes the next quest
solo-exile-quest = exiles the next quest
solo-flip-journey = turns its journey card over
solo-next-journey = comes to its second journey card
solo-end-game = triggers scoring

## The table in a terminal

table-round = Round { $round }
table-first = First player: { $seat }
table-triggered = scoring is near: { $why }
table-final = the last round: { $why }
table-none = none
table-market = Market
table-unrest = { $n ->
    [one] unrest
   *[other] unrest ×{ $n }
}
table-decks = Decks
table-deck-region = region { $n }
table-deck-uncivilised = uncivilised { $n }
table-deck-civilised = civilised { $n }
table-deck-main = main { $n }
table-deck-fame = fame { $n }
table-deck-unrest = unrest { $n }
table-king = Under fame
table-fame-seen = Known in the fame deck: { $cards }
table-exile = Exile
table-nation = { $nation }: { $seat }
table-you = (you)
table-to-move = to move
table-points = points { $n }
table-actions = actions { $n }
table-exhausts = exhaust tokens { $n }
table-power = Power
table-side = { $side ->
    [a] side A
   *[other] side B
}
table-journey = Journey
table-nation-deck = Nation deck
table-area = Developments
table-quests = Quests
table-play = In play
table-hand = Hand
table-discard = Discarded
table-history = History
table-sunken = Sunken
table-cards = { n-card }
table-known = known: { $cards }
table-bottom = at the bottom { $cards }
table-token-on-it = an exhaust token lies here
table-can = affordable
table-deck-n = deck { $n }
table-deck-seen = known in it: { $cards }
table-discard-n = discarded { $n }
table-history-n = history { $n }
table-sunken-n = sunken { $n }
table-nation-deck-n = nation deck { $n }
table-area-n = developments { $n }
table-hand-size = hand size { $n }
table-n-materials = { n-materials }
table-n-population = { $n } population
table-n-progress = { $n } progress
table-pinned = permanent
table-attack = attack
table-only-barbarian = barbarians only
table-only-empire = empires only
table-mark-exhausted = exhausted
table-mark-treated = { $land } counts as 3 production
table-mark-garrison = garrison: { $cards }
table-opponent = The opponent: { $nation } · level { $level }
table-slots = Slots
table-face-down = face down
table-die = last roll { $n }
table-dynasty = dynasty deck { $n }

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-points = points
trait-materials = materials
trait-population = population
trait-progress = progress
trait-rich = stock to spare
trait-empire = being an empire
trait-nation-left = cards left in the nation deck
trait-area-left = developments left
trait-actions = actions left
trait-exhausts = exhausts left
trait-hand = cards in hand
trait-hand-able = strong cards in hand
trait-unrest = unrest
trait-unrest-hand = unrest in hand
trait-deck-worth = strength of the deck
trait-deck-size = size of the deck
trait-regions = regions in play
trait-production = production
trait-lands = lands
trait-cities = cities
trait-permanents = permanent cards in play
trait-engines = cards that work every turn
trait-solstices = cards that work at the solstice
trait-garrisons = garrisons
trait-tributaries = tributaries
trait-uncivilised = uncivilised cards
trait-civilised = civilised cards
trait-fame = fame
trait-history = history
trait-attacks = attacks
trait-rules = cards that bend the rules
trait-few-unrest = unrest while the pile runs out
trait-calm = the unrest pile running out
trait-hand-worth = strength of the cards in hand
trait-market = tokens on the market
trait-collapse = a collapse that would be lost

## Who is who in the story of a game: each name is singular, the subject of a sentence

realm-arthurians = Camelot
realm-atlanteans = Atlantis
realm-carthaginians = Carthage
realm-celts = The Celtic people
realm-egyptians = Egypt
realm-greeks = Hellas
realm-macedonians = Macedon
realm-mauryans = The Mauryan realm
realm-minoans = Crete
realm-olmecs = The Olmec people
realm-persians = Persia
realm-qin = Qin
realm-romans = Rome
realm-scythians = Scythia
realm-utopians = Shangri-La
realm-vikings = The Viking realm

## Windows that are declined ahead
window-avoid = Avoiding attacks by your cards
