"""What event cards say, a module a kind of event."""
