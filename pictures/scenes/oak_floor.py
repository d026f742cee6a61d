"""Flooring: a herringbone oak floor just laid."""
from math import radians, sqrt

from kit.camera import phone_camera
from kit.light import area_light, fair_sky
from kit.look import Look
from kit.material_builder import plain_material
from kit.meshes import box_mesh
from kit.natural import leaf, wood
from kit.solids import box, lathe, place, plane
from kit.surfaces import cloth, paint, plaster, plastic, rubber
from objects.electrics import wall_socket
from objects.furnishing import armchair
from objects.joinery import skirting
from objects.plants import leaf_cloud
from objects.rooms import curtain, daylight_through, enclose, greenery_outside, panes_window, wall_with_hole
from scenes import scene

LEFT, RIGHT, NEAR = -2.1, 2.1, -4.4
FRENCH_WINDOW = (-.30, 1.20, .06, 2.14)
UNIT, LONG = .105, 5  # the width of a block; a block is this many times as long


@scene('oak-floor')
def oak_floor(rng):
    """A bright room with a new herringbone oak floor; the sun falls on it through a French window."""
    wall = plaster('#e9e6dd', .2, .12)
    white = paint('#f5f3ee', .25, .08)
    herringbone_floor(rng)
    wall_with_hole(wall, LEFT - .2, RIGHT + .2, 2.5, FRENCH_WINDOW)
    enclose(LEFT, RIGHT, NEAR, 2.5, wall, wall)
    panes_window(FRENCH_WINDOW, white, 2, 4, board=False)
    box((1.5, .24, .06), (.45, .10, .03), white, .004)
    greenery_outside(rng, -6, 7, 7.5, 1.0)
    linen = cloth('#d9d4c6', 500)
    curtain(-.52, 2.36, .46, 2.32, linen)
    curtain(1.42, 2.36, .46, 2.32, linen, phase=2.1)
    for length, location, turn in ((FRENCH_WINDOW[0] - LEFT, (LEFT, 0, 0), 0),
                                   (RIGHT - FRENCH_WINDOW[1], (FRENCH_WINDOW[1], 0, 0), 0),
                                   (5, (RIGHT, 0, 0), -90), (5, (LEFT, -5, 0), 90)):
        skirting(length, location, white, turn, .20)
    armchair((-1.45, -.42, 0), 28, cloth('#5f7a6a', 420), wood('#8f6536', '#5f3f20', axis=2, knots=False))
    palm(rng, 1.80, -.42)
    wall_socket((-1.0, 0, .40), plastic('#f2f1ec', .25), rubber('#151515'))
    daylight_through(FRENCH_WINDOW, 34, (.2, -2.4, 0))
    area_light((.2, -4.2, 2.3), (0, -1.2, .2), (1.6, .9), 26, '#fff6ea', mirrored=False)
    fair_sky(1.0, 5, (38, 158, 4.2), .8, '#5f96d2', '#cfdfee')
    phone_camera((-.10 + rng.uniform(-.03, .03), -3.9, 1.45), (.06, -1.2, .36), 24, (0, -1.6, 0), 9, rng,
                 .02, .4)
    return Look(bounces=5, exposure=.22, warmth=.02)


def herringbone_floor(rng):
    """Oak blocks laid herringbone at 45 degrees, each its own shade."""
    oak = wood('#bb8a56', '#8a5c30', roughness=.30, variation=.24, knots=False, bump=.2)
    mesh = box_mesh((LONG * UNIT - .0012, UNIT - .0012, .02), .0012, 1, 'block')
    mesh.materials.append(oak)
    c = sqrt(.5)
    for j in range(-60, 61):
        for k in range(-9, 10):
            for a, b, w, h in ((j + 2 * LONG * k, j, LONG, 1), (j + 2 * LONG - 1 + 2 * LONG * k, j, 1, LONG)):
                middle_x, middle_y = (a + w / 2) * UNIT, (b + h / 2) * UNIT
                x, y = (middle_x - middle_y) * c, (middle_x + middle_y) * c - 2
                if LEFT - .2 < x < RIGHT + .2 and NEAR < y < .16:
                    place(mesh, (x, y, -.01 + rng.gauss(0, .0003)),
                          rotation=(radians(rng.gauss(0, .08)), radians(rng.gauss(0, .05)),
                                    radians(45 if w == LONG else 135)))
    plane(5, 5, (0, -2, -.006), plain_material('joints', colour='#3a2614', roughness=1))


def palm(rng, x, y):
    """A house plant with long leaves in a pale pot."""
    lathe([(.001, 0), (.12, 0), (.15, .26), (.155, .28), (.14, .28), (.135, .24), (.001, .24)], (x, y, 0),
          plain_material('pot', colour='#d8d2c4', roughness=.7))
    green = leaf('#35582a', '#6f9648', dryness=.05)
    leaf_cloud(rng, green, (x, y, .82), (.30, .28, .46), 240, .20, with_core=False)
    leaf_cloud(rng, green, (x, y, .50), (.14, .14, .22), 90, .14, with_core=False)
