"""How it is played: one module a chapter of the rulebook."""
