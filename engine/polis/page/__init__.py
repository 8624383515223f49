"""The engine as the page asks it: JSON text in, JSON text out."""
