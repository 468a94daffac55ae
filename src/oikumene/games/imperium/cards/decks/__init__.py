"""The decks, as printed."""
