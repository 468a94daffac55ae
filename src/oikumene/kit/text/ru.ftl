# Как складываются действия (kit/ways.py). Сообщения своих слов приносит игра; глагол стоит в одном из наклонений:
# do, now (начало предложения), inf, way (начало строки), they (другой игрок).

v-choose = { $mood ->
    [they] выбирает
    [now] Выберите
    [way] Выбрать
    [inf] выбрать
   *[do] выберите
}
l-do = { $mood ->
    [they] делает
    [way] сделать
    [inf] сделать
   *[do] сделайте
}

text-nothing = { $mood ->
    [they] ничего не делает
    [now] Ничего не делайте
    [way] Ничего не делать
    [inf] ничего не делать
   *[do] ничего не делайте
}
text-several = { $steps }
text-twice = { $effect } (дважды)
text-next = { $first }. { $second }
text-both = { $first } и { $second }
text-while = { $first }, а { $second }
text-comma = { $first }, { $second }
text-or = { $first } или { $second }
text-or-else = { $first } ИЛИ { $second }
text-or-after = { $first }, ИЛИ { $second }
text-or-if = { $first } ИЛИ, { $second }

text-may = { $mood ->
    [they] может
    [now] Вы можете
    [inf] по желанию
    [way] По желанию
   *[do] вы можете
} { $effect }
text-may-way = { $effect } (если хотите)
text-cost = { $cost }, чтобы { $then }
text-choose = { v-choose }: { $ways }
text-one-or-both = { $first }, { $second } или { l-do } и то и другое в любом порядке
text-if = { $mood ->
    [now] Если
    [way] Если
   *[do] если
} { $condition }, { $effect }
text-if-else = { $mood ->
    [now] Если
    [way] Если
   *[do] если
} { $condition }, { $effect }, иначе { $other }
text-for-each = { $effect } { $per }
text-for-each-choice = { $mood ->
    [now] За
    [way] За
   *[do] за
} { $each } { $effect }
text-everybody = { $mood ->
    [now] Каждый
    [way] Каждый
   *[do] каждый
} игрок { $effect }
text-others = { $mood ->
    [now] Каждый
    [way] Каждый
   *[do] каждый
} из остальных игроков { $effect }
text-others-that = { $mood ->
    [now] Каждый
    [way] Каждый
   *[do] каждый
} из остальных игроков{ $that }, { $effect }

text-first = { $option } (а если это невозможно, { $else })
text-try = по возможности { $step }
text-repeat = { $step } столько раз, сколько возможно

# Что говорит вариант о своей цене ($price) и о том, что он приносит ($gains).
for-price = { $price-n ->
    [0] {""}
   *[other] {" "}за { $price }
}
brings = { $gains-n ->
    [0] {""}
   *[other] : получить { $gains }
}
