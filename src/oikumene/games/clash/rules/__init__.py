"""The chapters of the rulebook, a module each; they know neither effects nor cards."""
