"""The components, as data."""
