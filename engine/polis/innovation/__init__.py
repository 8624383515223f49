"""Innovation (Ultimate edition), the base set."""
