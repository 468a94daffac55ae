"""The kit: what games share beyond the kernel. It lies between the kernel and the games and knows no game."""
