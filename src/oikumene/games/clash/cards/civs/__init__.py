"""The fifteen civilizations, a module each: four advances and three leaders."""
