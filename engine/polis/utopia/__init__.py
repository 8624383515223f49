"""Utopia, Ludovic Vialla and Arnaud Urbon's game of princes, monuments and a king's favour."""
