"""Cities of Destiny: cards without effects, with six slots and symbols that act at once."""
