"""The forty Buildings, each in a file of its name. Importing this package registers them all."""

from polis.uchronia.buildings import (
    academy as academy,
)
from polis.uchronia.buildings import (
    amphitheatre as amphitheatre,
)
from polis.uchronia.buildings import (
    aqueduct as aqueduct,
)
from polis.uchronia.buildings import (
    arcade as arcade,
)
from polis.uchronia.buildings import (
    atrium as atrium,
)
from polis.uchronia.buildings import (
    basilica as basilica,
)
from polis.uchronia.buildings import (
    bridge as bridge,
)
from polis.uchronia.buildings import (
    capitol as capitol,
)
from polis.uchronia.buildings import (
    caravanserai as caravanserai,
)
from polis.uchronia.buildings import (
    carpenters_yard as carpenters_yard,
)
from polis.uchronia.buildings import (
    circus as circus,
)
from polis.uchronia.buildings import (
    colossus as colossus,
)
from polis.uchronia.buildings import (
    crane as crane,
)
from polis.uchronia.buildings import (
    dock as dock,
)
from polis.uchronia.buildings import (
    embassy as embassy,
)
from polis.uchronia.buildings import (
    foundry as foundry,
)
from polis.uchronia.buildings import (
    fountain as fountain,
)
from polis.uchronia.buildings import (
    frontier_post as frontier_post,
)
from polis.uchronia.buildings import (
    garrison as garrison,
)
from polis.uchronia.buildings import (
    gate as gate,
)
from polis.uchronia.buildings import (
    gymnasium as gymnasium,
)
from polis.uchronia.buildings import (
    hippodrome as hippodrome,
)
from polis.uchronia.buildings import (
    latrines as latrines,
)
from polis.uchronia.buildings import (
    market as market,
)
from polis.uchronia.buildings import (
    paddock as paddock,
)
from polis.uchronia.buildings import (
    palace as palace,
)
from polis.uchronia.buildings import (
    rampart as rampart,
)
from polis.uchronia.buildings import (
    refectory as refectory,
)
from polis.uchronia.buildings import (
    road as road,
)
from polis.uchronia.buildings import (
    school as school,
)
from polis.uchronia.buildings import (
    shrine as shrine,
)
from polis.uchronia.buildings import (
    square as square,
)
from polis.uchronia.buildings import (
    storeroom as storeroom,
)
from polis.uchronia.buildings import (
    tavern as tavern,
)
from polis.uchronia.buildings import (
    tenement_house as tenement_house,
)
from polis.uchronia.buildings import (
    thermae as thermae,
)
from polis.uchronia.buildings import (
    triumphal_arch as triumphal_arch,
)
from polis.uchronia.buildings import (
    viaduct as viaduct,
)
from polis.uchronia.buildings import (
    warehouse as warehouse,
)
from polis.uchronia.buildings import (
    watchtower as watchtower,
)
