"""Imperium: rules."""
