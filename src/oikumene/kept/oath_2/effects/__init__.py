"""The words that cards are made of."""
