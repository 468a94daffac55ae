"""Games by earlier rules, as they were: tables that were begun with them are played to their end with them.

Each package here is a game's room of that time with the kit it stood on (`tests/corpus/keep.py` puts it here when the
rules are raised), on the kernel of today: `ancient_world_2` is The Ancient World by rules 2. Nobody works on them; a
fault that is mended in one is a fault for who plays by it. docs/decisions/0023-rules-side-by-side.md says why so.
"""
