"""The Law, chapter by chapter."""
