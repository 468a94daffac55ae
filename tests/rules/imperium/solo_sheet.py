"""The opponent's tables as the fact sheet has them, in its notation: what the tests compare the tables with."""

from __future__ import annotations

#: nation and state: the rows from the top, as (card, what happens).
TABLES: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {
    ("carthaginians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 materials ; gain 1 population ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | break_through REGION"),
        (
            "BARBARIAN",
            (
                "FIRST pay 3 population -> break_through TRIBUTARY | pay 2 materials -> acquire "
                "CIVILISED/UNCIVILISED | (gain 1 materials ; gain 1 population ; history self)"
            ),
        ),
        ("REGION", "top_discard 1 ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 population ; gain 2 materials ; history self"),
        ('"Prosperity"', ("top_discard 1 ; gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1")),
        ("TRIBUTARY", "top_discard 3"),
        ("OTHER", "FIRST pay all materials -> gain as many progress | acquire REGION | top_discard 2"),
    ),
    ("carthaginians", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "gain 1 materials ; top_discard 1 ; history self"),
        ("FAME", "history self"),
        ("ATTACK", "break_through TRIBUTARY ; history self ; YOU: (abandon REGION ; MAY draw 1)"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | (break_through REGION ; YOU: discard 2)"),
        ("EMPIRE", "FIRST acquire CIVILISED/UNCIVILISED | (gain 1 progress ; YOU: take UNREST)"),
        ("REGION", "gain 1 materials ; play self ; exile 1 market_card"),
        ("PINNED", "gain 2 materials ; history self"),
        (
            "OTHER",
            ("history self ; TRY (FIRST pay 2 materials | pay 2 population) -> gain 1 progress ; YOU: take UNREST"),
        ),
    ),
    ("celts", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", "steal 1 materials from YOU ; steal 1 progress from YOU"),
        ("FAME", "pay all materials -> gain as many progress ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | (dynasty_discard ; YOU: take UNREST)"),
        ('"Conquer"', "FIRST pay 3 population -> break_through TRIBUTARY | acquire REGION | YOU: take UNREST"),
        ("UNCIVILISED", "FIRST acquire UNCIVILISED | (gain 1 population ; history self ; YOU: take UNREST)"),
        ("BARBARIAN", "break_through UNCIVILISED ; history self"),
        ("REGION", "gain 1 population ; gain 1 materials ; play self ; exile 1 market_card"),
        ("PINNED", "history self ; YOU: take UNREST"),
        ("TRIBUTARY", "top_discard 4 ; history self"),
        ("OTHER", "TRY return UNREST from discard ; gain 1 progress ; top_discard 1"),
    ),
    ("celts", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "history self ; YOU: take UNREST"),
        ("FAME", "pay all population -> gain as many progress ; top_discard 2 ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | gain 2 progress"),
        ("UNCIVILISED", "top_discard 1 ; history self"),
        ("REGION", "play self ; exile 1 market_card"),
        ("PINNED", "top_discard 1 ; history self"),
        ("ATTACK", "TRY acquire CIVILISED/UNCIVILISED ; YOU: take UNREST"),
        ("EMPIRE", "acquire ANY4 ; YOU: gain 2 materials"),
        ("TRIBUTARY", "gain 2 progress ; history self"),
        ("OTHER", "history self ; YOU: take UNREST"),
    ),
    ("greeks", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", "top_discard 2 ; steal 2 materials from YOU ; YOU: gain 1 population"),
        ("FAME", "top_discard 3 ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | break_through CIVILISED"),
        ('"Advance"', "FIRST pay 1 materials -> break_through CIVILISED | acquire UNCIVILISED"),
        ("BARBARIAN", "top_discard 1 ; history self"),
        ("REGION", "gain 1 materials ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 materials ; gain 1 population ; history self"),
        (
            "OTHER",
            (
                "FIRST pay 2 population -> break_through REGION | pay 2 materials -> break_through UNCIVILISED | "
                "(top_discard 2 ; history self)"
            ),
        ),
    ),
    ("greeks", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", "acquire ANY4 ; YOU: recall PINNED"),
        ("FAME", "top_discard 2 ; gain 2 progress ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | gain 2 progress"),
        ("BARBARIAN", "top_discard 1 ; history self"),
        ("REGION", "top_discard 1 ; play self ; exile 1 market_card"),
        ("PINNED", "history self"),
        ("EMPIRE", "TRY acquire CIVILISED/UNCIVILISED"),
        (
            "OTHER",
            (
                "FIRST pay 3 population -> acquire TRIBUTARY | pay 2 materials -> acquire CIVILISED | return "
                "UNREST from discard | (gain 1 progress ; history self)"
            ),
        ),
    ),
    ("macedonians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | break_through REGION"),
        (
            "BARBARIAN",
            (
                "FIRST pay 3 population -> (break_through TRIBUTARY ; history self) | pay 3 materials -> "
                "(acquire CIVILISED/UNCIVILISED ; history self) | break_through REGION"
            ),
        ),
        ("REGION", "gain 1 materials ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 population"),
        ('"Prosperity"', ("top_discard 1 ; gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1")),
        ("ATTACK", "steal 2 materials from YOU ; top_discard 1"),
        ("OTHER", "gain 1 progress per REGION in_play ; top_discard 1 ; history self"),
    ),
    ("macedonians", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 progress per REGION in_play ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | acquire REGION from exile | gain 1 progress"),
        ("BARBARIAN", "history self"),
        ("REGION", "play self ; exile 1 market_card"),
        ("PINNED", "TRY put 1 REGION from discard into play ; history self"),
        ("EMPIRE", "FIRST pay 2 materials -> acquire ANY4 | (dynasty_discard ; history self)"),
        ("OTHER", "gain 1 progress per REGION in_play ; history self"),
    ),
    ("persians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "top_discard 3 ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | break_through REGION"),
        ("TRIBUTARY", "gain 2 materials ; gain 2 population ; top_discard 1 ; history self"),
        (
            "BARBARIAN",
            (
                "FIRST pay 3 population -> (break_through TRIBUTARY ; history self) | pay 2 materials -> acquire "
                "CIVILISED/UNCIVILISED | (gain 1 materials ; gain 1 population ; put self on top of bot_deck)"
            ),
        ),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "TRY acquire REGION ; history self"),
        ('"Prosperity"', ("top_discard 1 ; gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1")),
        ("OTHER", "FIRST acquire TRIBUTARY | acquire UNCIVILISED | history self"),
    ),
    ("persians", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "repeat (pay 3 population -> gain 1 progress) as often as possible ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | dynasty_discard"),
        ("BARBARIAN", "history self"),
        ("TRIBUTARY", "gain 2 progress ; history self"),
        ("ATTACK", "break_through TRIBUTARY ; YOU: gain 2 materials ; YOU: take UNREST"),
        ("REGION", "play self ; exile 1 market_card"),
        ("PINNED", "history self"),
        ("EMPIRE", "acquire ANY4 ; history self"),
        ("OTHER", "FIRST acquire REGION | gain 1 progress"),
    ),
    ("romans", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", "YOU: recall REGION ; YOU: take UNREST"),
        ("FAME", "pay all population -> gain as many progress ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | (gain 1 progress ; YOU: recall REGION)"),
        ("REGION", "top_discard 1 ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 population ; history self"),
        ('"Advance"', ("FIRST pay 5 materials -> break_through CIVILISED | acquire UNCIVILISED | gain 1 population")),
        ('"Prosperity"', ("top_discard 1 ; gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1")),
        ("BARBARIAN", ("FIRST pay 3 population -> break_through TRIBUTARY | acquire REGION | gain 1 population")),
        ("TRIBUTARY", "top_discard 2 ; gain 1 progress ; history self"),
        ("OTHER", "gain 2 materials"),
    ),
    ("romans", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "history self"),
        ("FAME", "pay all population -> gain as many progress ; history self"),
        ("ATTACK", "YOU: discard 1 ; YOU: abandon REGION"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | YOU: discard 2"),
        ('"Prosperity"', "gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1"),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "top_discard 1 ; history self"),
        ("TRIBUTARY", "top_discard 2 ; history self"),
        ("EMPIRE", "break_through CIVILISED ; history self"),
        ("OTHER", "TRY (pay 3 materials -> gain 1 progress) ; gain 1 population ; history self"),
    ),
    ("scythians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", ("top_discard 2 ; YOU: recall REGION ; IF YOU are state=empire THEN steal 1 population from YOU")),
        ('"Conquer"', ("FIRST pay 4 population -> break_through TRIBUTARY | acquire REGION | gain 1 population")),
        ('"Advance"', ("FIRST pay 4 materials -> break_through CIVILISED | acquire UNCIVILISED | gain 1 materials")),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "top_discard 2 ; gain 2 materials ; history self"),
        ("BARBARIAN", "FIRST gain 1 materials per REGION in_play (needs at least one) | break_through REGION"),
        ("TRIBUTARY", "FIRST return UNREST from discard | (break_through REGION ; history self)"),
        ("OTHER", "FIRST return UNREST from discard | acquire UNCIVILISED | history self"),
    ),
    ("scythians", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 progress per REGION in_play ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | dynasty_discard"),
        ("BARBARIAN", "TRY return UNREST from discard ; history self"),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "FIRST pay 5 materials -> break_through CIVILISED | top_discard 1 ; history self"),
        ("ATTACK", "gain 2 materials ; YOU: discard 1"),
        ("EMPIRE", "gain 1 progress ; history self"),
        (
            "OTHER",
            (
                "FIRST pay 3 population -> (break_through TRIBUTARY ; history self) | (gain 1 population ; TRY "
                "acquire REGION)"
            ),
        ),
    ),
    ("vikings", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        (
            "ATTACK",
            ("TRY steal 2 materials from YOU ; TRY (pay 1 population -> acquire TRIBUTARY/REGION) ; YOU: discard 1"),
        ),
        ("FAME", "TRY return UNREST from discard ; acquire ANY4 ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | (top_discard 1 ; steal 2 materials from YOU)"),
        ("REGION", "TRY (pay 3 materials -> acquire UNCIVILISED) ; play self ; exile 1 market_card"),
        ("UNCIVILISED", "dynasty_discard ; TRY put 1 REGION from discard into play ; history self"),
        (
            "BARBARIAN",
            ("FIRST pay 3 materials -> acquire UNCIVILISED | (top_discard 2 ; gain 1 materials ; gain 1 population)"),
        ),
        ("PINNED", "gain 1 population ; dynasty_discard ; history self"),
        (
            "OTHER",
            (
                "FIRST return UNREST from discard | acquire REGION from exile | abandon REGION -> "
                "dynasty_discard | (gain top FAME ; history self)"
            ),
        ),
    ),
    ("arthurians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 progress"),
        (
            '"Twrch Trwyth"',
            ('exile the next impending QUEST unless it is "Graal" ; FIRST history 1 KNIGHT from discard | exile self'),
        ),
        ("REGION", "exile 1 market_card ; play self"),
        ("PINNED", "TRY top_discard 1 ; FIRST return UNREST from discard | gain 1 progress"),
        ("KNIGHT", "FIRST abandon REGION -> acquire REGION | break_through UNCIVILISED"),
        (
            "ATTACK",
            (
                "FIRST history 1 KNIGHT from discard -> gain the top impending QUEST | (history self ; "
                "dynasty_discard) ; take UNREST ; YOU: take UNREST"
            ),
        ),
        ("EMPIRE", "gain 1 progress ; history self"),
        (
            "QUEST",
            (
                "FIRST history 1 KNIGHT from discard -> gain top FAME | (history self ; gain 1 progress ; "
                "dynasty_discard)"
            ),
        ),
        ("UNCIVILISED", "break_through UNCIVILISED ; history self ; YOU: gain 1 progress"),
        ("OTHER", "acquire ANY4 ; history self"),
    ),
    ("atlanteans", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "top_discard 1 ; TRY return UNREST from discard ; history self"),
        ("FAME", "gain 1 progress ; history self"),
        ('"Myths and Legends"', ("FIRST history 1 REGION from play -> gain top FAME | steal 1 progress from YOU")),
        ("REGION", "exile 1 market_card ; play self"),
        ("PINNED", "acquire ANY4 ; history self"),
        ('"Prosperity"', "gain 1 progress per REGION in_play ; YOU: MAY draw 1"),
        ("ATTACK", "acquire ANY4 ; steal 1 progress from YOU ; YOU: recall REGION"),
        (
            "EMPIRE",
            ("FIRST history 1 REGION from play -> acquire any market card | break_through REGION ; history self"),
        ),
        ("OTHER", "dynasty_discard ; history self"),
    ),
    ("egyptians", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "top_discard 1 ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | acquire CIVILISED"),
        (
            "BARBARIAN",
            (
                "FIRST pay 2 population -> acquire REGION | pay 2 materials -> acquire CIVILISED/UNCIVILISED | "
                "top_discard 1 ; history self"
            ),
        ),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 population ; top_discard 1 ; history self"),
        ('"Prosperity"', ("top_discard 1 ; gain (1 materials ; 1 population) per REGION in_play ; YOU: MAY draw 1")),
        (
            "OTHER",
            (
                "FIRST abandon RIVER -> acquire CIVILISED/UNCIVILISED | (top_discard 2 ; gain 2 materials) ; "
                "history self"
            ),
        ),
    ),
    ("egyptians", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "top_discard 1 ; TRY return UNREST from discard ; history self"),
        ("FAME", "gain 1 progress ; pay all materials -> gain as many population ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | YOU: discard 1"),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card"),
        ("PINNED", "FIRST acquire CIVILISED | (pay all population -> gain as many progress ; history self)"),
        ("ATTACK", "FIRST acquire REGION/TRIBUTARY | gain 2 progress ; YOU: (discard 1 ; take UNREST)"),
        ("OTHER", "top_discard 2 ; history self"),
    ),
    ("mauryans", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ('"Advance"', "FIRST pay 1 progress -> acquire CIVILISED | acquire UNCIVILISED"),
        ('"Prosperity"', "top_discard 1 ; gain 1 progress per REGION in_play ; YOU: MAY draw 1"),
        ("ATTACK", "break_through REGION ; YOU: recall REGION"),
        ("REGION", "top_discard 1 ; play self ; exile 1 market_card"),
        ("PINNED", "gain 1 progress ; top_discard 1 ; history self"),
        ("EMPIRE", "gain 1 progress"),
        (
            "OTHER",
            (
                "TRY acquire UNCIVILISED ; TRY put 1 REGION from discard on top of bot_deck ; dynasty_discard ; "
                "history self"
            ),
        ),
    ),
    ("mauryans", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "TRY put 1 REGION from discard on top of bot_deck ; history self"),
        ("FAME", "TRY put 1 REGION from discard on top of bot_deck ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | gain 1 progress"),
        ("ATTACK", "break_through TRIBUTARY ; history self ; YOU: recall REGION"),
        ("REGION", "top_discard 1 ; play self ; exile 1 market_card"),
        ("PINNED", "FIRST return UNREST from discard | gain 1 progress ; history self"),
        ("TRIBUTARY", "gain 1 progress ; history self"),
        ("EMPIRE", "FIRST return UNREST from discard | (gain 1 progress ; history self)"),
        ("OTHER", "gain 1 progress"),
    ),
    ("minoans", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 progress ; history self"),
        ('"Glory"', "FIRST abandon 3 REGION -> gain top FAME | break_through CIVILISED"),
        ('"Advance"', "FIRST pay 1 progress -> acquire CIVILISED | acquire UNCIVILISED"),
        ('"Conquer"', "FIRST pay 1 progress -> acquire TRIBUTARY | acquire REGION"),
        ("REGION", "play self ; exile 1 market_card"),
        ("BARBARIAN", "gain 1 progress ; history self"),
        ("PINNED", "gain 1 progress ; history self"),
        ("OTHER", "FIRST pay 1 progress -> acquire CIVILISED | (gain 1 progress ; history self)"),
    ),
    ("minoans", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("ATTACK", "acquire ANY4 ; YOU: abandon REGION"),
        ("FAME", "gain 1 progress ; history self"),
        ('"Glory"', "FIRST abandon 2 REGION -> gain top FAME | gain 2 progress"),
        ("BARBARIAN", "top_discard 1 ; history self"),
        ("REGION", "play self ; exile 1 market_card"),
        ("PINNED", "top_discard 1 ; history self"),
        ("EMPIRE", "gain 1 progress per REGION in_play ; history self ; YOU: gain 2 materials"),
        ("OTHER", "FIRST return UNREST from discard | (top_discard 1 ; history self)"),
    ),
    ("olmecs", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("MASK", "top_discard 1"),
        ("REGION", "gain 1 progress ; play self ; exile 1 market_card"),
        ("PINNED", "FIRST history 1 MASK from discard -> acquire ANY4 | (gain 1 progress ; history self)"),
        ('"Cacao"', "TRY return UNREST from discard ; gain 1 progress ; YOU: MAY return UNREST"),
        ("OTHER", "dynasty_discard"),
    ),
    ("olmecs", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", ("history self ; FIRST history 1 MASK from discard -> acquire ANY4 | return UNREST from discard")),
        ('"Ritual Sacrifice"', "FIRST history 1 MASK from discard -> gain top FAME | top_discard 2"),
        ("REGION", "gain 1 progress ; play self ; exile 1 market_card"),
        ("ATTACK", "top_discard 1 ; TRY return UNREST from discard ; YOU: take UNREST"),
        ('"Cacao"', "TRY return UNREST from discard ; gain 1 progress ; YOU: MAY return UNREST"),
        ("UNCIVILISED", "acquire ANY4 ; history self"),
        ("MASK", "gain 1 progress ; top_discard 1"),
        (
            "PINNED",
            (
                "gain 1 progress ; TRY acquire UNCIVILISED ; TRY put 1 MASK from discard on top of bot_deck ; "
                "history self"
            ),
        ),
        ("OTHER", "gain 1 progress ; history self"),
    ),
    ("qin", "barbarian"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 1 materials ; gain 1 population ; history self"),
        ('"Glory"', "FIRST abandon 2 REGION -> gain top FAME | break_through REGION"),
        (
            "ATTACK",
            ("TRY acquire REGION ; IF YOU have a REGION in_play THEN (YOU: recall REGION ; TRY abandon REGION)"),
        ),
        (
            "BARBARIAN",
            (
                "FIRST pay 3 population -> break_through TRIBUTARY | pay 1 materials -> acquire "
                "CIVILISED/UNCIVILISED | (gain 1 materials ; gain 1 population ; history self)"
            ),
        ),
        ("REGION", "gain 1 population ; play self ; exile 1 market_card ; top_discard 1"),
        (
            "PINNED",
            (
                "place 1 population on the market card of the die slot ; acquire market_card[1 or more "
                "population on it] ; history self ; YOU: MAY draw 1"
            ),
        ),
        (
            "OTHER",
            ("gain (1 materials ; 1 population) per REGION in_play ; TRY return UNREST from discard ; history self"),
        ),
    ),
    ("qin", "empire"): (
        ("UNREST", "return self to unrest_pile"),
        ("BARBARIAN", "pay all materials -> gain as many population ; top_discard 1 ; history self"),
        ("FAME", "history self ; place 1 population on the market card of the die slot"),
        (
            "ATTACK",
            ("TRY acquire REGION ; IF YOU have a REGION in_play THEN (YOU: recall REGION ; TRY abandon REGION)"),
        ),
        ('"Glory"', "FIRST abandon 2 REGION -> gain top FAME | dynasty_discard | gain 2 progress"),
        ("REGION", "play self ; exile 1 market_card ; place 1 population on the market card of the die slot"),
        (
            "PINNED",
            ("TRY return UNREST from discard ; TRY acquire market_card[1 or more population on it] ; history self"),
        ),
        ("EMPIRE", "TRY (pay 1 population -> dynasty_discard) ; gain 1 progress ; history self"),
        ("OTHER", "acquire ANY4 ; TRY (pay 1 population -> gain 1 progress) ; history self"),
    ),
    ("utopians", "both"): (
        ("UNREST", "return self to unrest_pile"),
        ("FAME", "gain 2 progress ; gain 2 population ; history self"),
        ("SCROLL", "top_discard 2 ; gain 1 progress ; YOU: MAY draw 1"),
        ("UNCIVILISED", ("FIRST return UNREST from discard | (top_discard 1 ; gain 1 population ; history self)")),
        ("CIVILISED", "FIRST return UNREST from discard | (top_discard 1 ; gain 2 population ; history self)"),
        ("REGION", "TRY return UNREST from discard ; exile 1 market_card ; history self"),
        (
            "PINNED",
            (
                "IF no SCROLL in discard THEN (TRY acquire CIVILISED/UNCIVILISED ; history self) ELSE (put 1 "
                "SCROLL from discard on top of bot_deck -> (gain 1 progress ; gain 1 population) ; TRY (history "
                "1 SCROLL from discard -> acquire ANY4))"
            ),
        ),
        ('"Charity"', "top_discard 1 ; gain 1 progress ; YOU: gain 2 materials"),
        ('"Meditation"', ("TRY put 1 SCROLL from discard on top of bot_deck ; break_through REGION ; YOU: MAY draw 1")),
        ("OTHER", "acquire ANY4 ; gain 1 progress ; history self ; YOU: MAY return UNREST"),
    ),
}
