"""Rooms: the walls round the camera, openings in them, windows and what is seen through those."""
from math import sin

from kit.light import area_light
from kit.material_builder import plain_material
from kit.meshes import grid_mesh
from kit.natural import leaf
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, place, plane
from kit.surfaces import glass, plaster
from objects.glazing import window_frame
from objects.plants import leaf_cloud


def enclose(x0, x1, near, height, left, right, ceiling='#f3f1ec'):
    """Side walls, ceiling, the near wall and darkness under the floor; the far wall is at y=0."""
    depth, middle_x, middle_y = .3 - near, (x0 + x1) / 2, (.3 + near) / 2
    plane(height + .1, depth, (x0, middle_y, height / 2), left, TO_RIGHT)
    plane(height + .1, depth, (x1, middle_y, height / 2), right, TO_LEFT)
    plane(x1 - x0 + .2, depth, (middle_x, middle_y, height), plaster(ceiling, .15), TO_GROUND)
    plane(x1 - x0 + .2, height + .1, (middle_x, near, height / 2), plaster('#d8d2c4'), TO_BACK)
    dark = plain_material('below', colour='#17120d', roughness=1)
    plane(x1 - x0 + .4, depth + .4, (middle_x, middle_y, -.03), dark)


def wall_with_hole(material, x0, x1, height, hole, thickness=.22):
    """The far wall, its face at y=0, with one opening (x0, x1, z0, z1)."""
    left, right, low, high = hole
    for a, b, c, d in ((x0, left, 0, height), (right, x1, 0, height), (left, right, 0, low),
                       (left, right, high, height)):
        box((b - a, thickness, d - c), ((a + b) / 2, thickness / 2, (c + d) / 2), material, 0)


def panes_window(hole, white, columns, rows, y=.14, board=True):
    """A white window of panes in an opening of the far wall, with a window board inside."""
    x0, x1, z0, z1 = hole
    middle_x, middle_z = (x0 + x1) / 2, (z0 + z1) / 2
    window_frame(x0 - .01, x1 + .01, z0 - .01, z1 + .01, y, .075, .07, white)
    for k in range(1, columns):
        box((.045, .05, z1 - z0 - .1), (x0 + k * (x1 - x0) / columns, y, middle_z), white, .004)
    for k in range(1, rows):
        box((x1 - x0 - .1, .049, .035), (middle_x, y, z0 + k * (z1 - z0) / rows), white, .004)
    box((x1 - x0 - .1, .004, z1 - z0 - .1), (middle_x, y, middle_z), glass(), 0)
    if board:
        box((x1 - x0 + .12, .24, .03), (middle_x, .06, z0 - .012), white, .008, segments=3)


def daylight_through(hole, watts, target, tint='#eaf1fb'):
    """The light that comes in by a window of the far wall."""
    x0, x1, z0, z1 = hole
    area_light(((x0 + x1) / 2, -.06, (z0 + z1) / 2), target, (x1 - x0, z1 - z0), watts, tint, visible=False,
               mirrored=False)


def greenery_outside(rng, x0, x1, y=6.0, top=1.3):
    """Shrubs and a lawn beyond a window."""
    greens = [leaf('#4c6b22', '#86a03c', dryness=.1), leaf('#3f6a2c', '#77a04a', dryness=.05)]
    x = x0
    while x < x1:
        leaf_cloud(rng, rng.choice(greens), (x, y + rng.uniform(-.5, .8), rng.uniform(.3, top)),
                   (.9, .7, 1.0), 700, .17)
        x += .9
    plane(x1 - x0 + 8, 12, ((x0 + x1) / 2, 6.4, -.3), plain_material('lawn far', colour='#6f8a45',
                                                                   roughness=1))


def curtain(x, top, width, height, material, y=-.09, phase=0.0):
    """A curtain that hangs in folds; x is its middle."""
    mesh = grid_mesh(width, height, 110, 10,
                     lambda u, v: .022 * sin(u * 85 + phase) + .012 * sin(u * 37 + v * .8 + phase), 'curtain')
    place(mesh, (x, y, top - height / 2), material, TO_FRONT)


def curtain_pole(x0, x1, z, material, y=-.09):
    """A pole with two round ends."""
    cylinder(.013, x1 - x0, ((x0 + x1) / 2, y, z), material, TO_RIGHT)
    for x in (x0, x1):
        cylinder(.026, .045, (x, y, z), material, TO_RIGHT, .012)
