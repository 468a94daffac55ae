# How effects are put together (kit/ways.py). A game brings the messages of its own words; a verb stands in one of the
# moods: do, now (begins a sentence), inf, way (begins a line), they (another player).

v-choose = { $mood ->
    [they] chooses
    [now] Choose
    [way] Choose
   *[do] choose
}
l-do = { $mood ->
    [they] does
   *[do] do
}
v-nothing = { $mood ->
    [they] does
    [now] Do
    [way] Do
   *[do] do
}

text-nothing = { v-nothing } nothing
text-several = { $steps }
text-twice = { $effect } (twice)
text-next = { $first }. { $second }
text-both = { $first } and { $second }
text-while = { $first }, and { $second }
text-comma = { $first }, { $second }
text-or = { $first } or { $second }
text-or-else = { $first } OR { $second }
text-or-after = { $first } OR { $second }
text-or-if = { $first } OR { $second }

text-may = { $mood ->
    [they] may
    [now] You may
    [inf] optionally
    [way] Optionally
   *[do] you may
} { $effect }
text-may-way = { $effect } (if you like)
text-cost = { $cost } to { $then }
text-choose = { v-choose }: { $ways }
text-one-or-both = { $first }, { $second } or { l-do } both in any order
text-if = { $mood ->
    [now] If
    [way] If
   *[do] if
} { $condition }, { $effect }
text-if-else = { $mood ->
    [now] If
    [way] If
   *[do] if
} { $condition }, { $effect }, otherwise { $other }
text-for-each = { $effect } { $per }
text-for-each-choice = { $mood ->
    [now] For
    [way] For
   *[do] for
} { $each } { $effect }
text-everybody = { $mood ->
    [now] Every
    [way] Every
   *[do] every
} player { $effect }
text-others = { $mood ->
    [now] Each
    [way] Each
   *[do] each
} other player { $effect }
text-others-that = { $mood ->
    [now] Each
    [way] Each
   *[do] each
} other player { $that } { $effect }

text-first = { $option } (or if that cannot be done { $else })
text-try = { $step } if possible
text-repeat = { $step }, as often as possible

# What options say of their price ($price) and of what comes of them ($gains).
for-price = { $price-n ->
    [0] {""}
   *[other] {" "}for { $price }
}
brings = { $gains-n ->
    [0] {""}
   *[other] : { $gains }
}
