"""Prints an owl's simulations a second in this interpreter."""

import sys

from polis.bots.speed import simulations_a_second

speed = simulations_a_second("uchronia")
print(f"owl in {sys.platform} Python {sys.version.split()[0]}: {speed:.0f} simulations a second")
