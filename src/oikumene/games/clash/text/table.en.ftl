# The table in a terminal.

table-age = Age { $n } of { $of }
table-round = round { $n }
table-turn = { $seat } acts, { $n ->
    [one] { $n } action
   *[other] { $n } actions
} left
table-first = first: { $seat }
table-legend = A city has its size and mood (+ happy, - angry); below it whose it is (1 to 4, b barbarians), then a army units, s settlers, h ships, p pirates
table-barbarian-letter = b
table-ship-letter = h
table-army-letter = a
table-settler-letter = s
table-pirate-letter = p
table-exhausted = exhausted
table-barbarians = Barbarians
table-size = size { $n }
table-n-pirates = { $n ->
    [one] { $n } pirate ship
   *[other] { $n } pirate ships
}
table-units = { $kind ->
    [settler] { $n ->
        [one] { $n } settler
       *[other] { $n } settlers
    }
    [infantry] { $n } infantry
    [cavalry] { $n } cavalry
    [elephant] { $n ->
        [one] { $n } elephant
       *[other] { $n } elephants
    }
    [leader] { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
   *[ship] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
}
table-goods = { text-good }
table-decks = Decks
table-open-wonders = Open wonders
table-lasting = Lasting
table-resolving = Played now
table-offer = Offer
table-offered = gives { $given }, for { $wanted }
table-a-card = a card
table-none = nothing
table-nobody = nobody
table-battle = Battle at { $hex }, round { $n }
table-attacker = Attacker
table-defender = Defender
table-lost = lost
table-rolled = rolled { $dice }: combat value { $value }, hits { $hits }
table-laid = a facedown card
table-points = Points { $points }
table-cubes = event cubes { $n }
table-cities = Cities
table-units-title = Units
table-activated = activated { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
table-advances = Advances
table-leaders = Leaders
table-waiting = can be recruited: { $names }
table-hand-actions = Action cards
table-hand-objectives = Objectives
table-hand-wonders = Wonder cards
table-hidden-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand
table-great = Great persons
table-front = Open events
table-built = Wonders
table-completed = Completed
table-captives = Captives
table-you = you
table-to-move = to move
table-passed = passed
