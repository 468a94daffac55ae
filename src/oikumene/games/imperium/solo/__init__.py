"""The opponent of the solo game, who has no seat and decides nothing: its verbs, its sheets and what they are made of,
its turn, its points."""
