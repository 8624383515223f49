"""The 115 cards of the base set, each in a file of its name.

Importing this package makes all of them known: a new file is a new card.
"""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
