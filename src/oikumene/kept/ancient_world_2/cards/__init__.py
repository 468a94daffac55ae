"""What the components do: data and effects, one module a deck."""
