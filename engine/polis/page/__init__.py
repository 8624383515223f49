"""The engine's face to the page: JSON text in, JSON text out."""
