"""What a scene asks of the render and of the finish of its picture."""
from typing import NamedTuple


class Look(NamedTuple):
    """Bounces of light, exposure in stops, warmth 0 to 1 (0 is neutral), saturation (1 is unchanged)."""

    bounces: int
    exposure: float
    warmth: float
    saturation: float = 1.1
