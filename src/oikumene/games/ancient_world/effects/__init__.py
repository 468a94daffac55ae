"""The words that empire cards are made of: actions, powers that wait or bend a rule, and points at the end."""
