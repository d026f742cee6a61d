"""Smooth functions of space: noise, and a soft step."""
from mathutils import Vector
from mathutils import noise as blender_noise


def fractal(x, y, z=0.0):
    """Fractal noise of four octaves, about -1 to 1: the same at the same point in every run."""
    return blender_noise.fractal(Vector((x, y, z)), 1.0, 2.0, 4)


def smoothstep(t):
    """A soft step from 0 at t=0 to 1 at t=1."""
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)
