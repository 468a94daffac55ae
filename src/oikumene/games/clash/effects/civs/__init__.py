"""What the fifteen civilizations do, a module each: advances and leaders together."""
