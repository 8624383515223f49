"""What a player of OpenSpiel is told: a view of the match and nothing else."""

from typing import Any

import numpy as np
import pyspiel
from peers.json_text import json_text
from peers.view_vector import SIZE, view_vector

NOT_DEALT = "not dealt"


class PolisObserver:
    """The view of a seat, or of a spectator if nothing private is wanted."""

    def __init__(
        self, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params or not iig_obs_type.public_info:
            raise ValueError("a view always shows what is open")
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.moves = iig_obs_type.perfect_recall
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor in place."""
        self.tensor.fill(0)
        if state.box is not None:
            self.tensor[:] = view_vector(state.box.match, player if self.private else None)

    def string_from(self, state: Any, player: int) -> str:
        if state.box is None:
            return NOT_DEALT
        view = state.box.match.view(player if self.private else None)
        if not self.moves:
            del view["history"]
        return json_text(view)
