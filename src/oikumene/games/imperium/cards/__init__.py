"""Imperium: cards."""
