"""The words that cards and powers are made of."""
