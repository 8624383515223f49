"""The actions of phase 2: move, add, remove, influence, and privileges that turn a card."""
