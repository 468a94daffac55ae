"""The words that cards are made of: what they give, what their actions do, what they wait for and bend."""
