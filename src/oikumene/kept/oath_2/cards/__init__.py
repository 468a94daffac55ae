"""The components as data: one call a card."""
