"""The kernel: questions, flows, matches, zones, randomness, replay. Knows no game."""
