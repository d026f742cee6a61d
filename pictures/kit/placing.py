"""Where things stand and which way they face. All angles are degrees."""
from math import radians

from mathutils import Euler, Matrix

# Rotations that turn a thing's own Z, or the face of a sheet, to one side of the scene.
TO_FRONT = (radians(90), 0, 0)    # -Y, towards the camera
TO_BACK = (radians(-90), 0, 0)    # +Y
TO_RIGHT = (0, radians(90), 0)    # +X
TO_LEFT = (0, radians(-90), 0)    # -X
TO_GROUND = (radians(180), 0, 0)  # -Z


def moved(offset):
    """A matrix that moves by (x, y, z) metres."""
    return Matrix.Translation(offset)


def rotated(axis, angle):
    """A matrix that turns about 'X', 'Y' or 'Z'."""
    return Matrix.Rotation(radians(angle), 4, axis)


def tilted(x, y, z):
    """A matrix that turns about X, then Y, then Z."""
    return Euler((radians(x), radians(y), radians(z))).to_matrix().to_4x4()


def at(origin, turn=0.0):
    """The pose of a thing that stands at origin, turned about Z."""
    return moved(origin) @ rotated('Z', turn)


def move_all(parts, pose):
    """Gives parts that were built about the origin a common pose; returns them."""
    for part in parts:
        part.matrix_world = pose @ part.matrix_basis
    return parts
