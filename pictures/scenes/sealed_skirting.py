"""Pest control, done: the mouse hole is closed."""
from math import radians

from kit.placing import TO_LEFT, TO_RIGHT, at, move_all
from kit.solids import box, cylinder, lathe, loft, superellipse
from kit.surfaces import paint, plastic, rubber
from objects.changes import remove_where
from objects.renewed import remove_bodies_within
from scenes import scene
from scenes.pests import FLAT_HEIGHT, SKIRTING_DEPTH, SKIRTING_HEIGHT, mouse_hole, profile_run

PIECE_X0, PIECE_X1, JOINT = -.118, .118, .0009


@scene('sealed-skirting')
def sealed_skirting(rng):
    """The wall of 'mouse-hole' with a new length of skirting let in and painted, and a bait box beside it."""
    look = mouse_hole(rng)
    remove_bodies_within(.7)
    remove_where(lambda thing: thing.name.startswith('run'))
    repaired_skirting()
    bait_box((.165, -.085, .001), 30)
    return look


def repaired_skirting():
    """A new piece between two old lengths, all of it painted; hairlines where they meet."""
    depth, height = SKIRTING_DEPTH, SKIRTING_HEIGHT
    profile = [(depth, -.01), (depth, FLAT_HEIGHT), (depth * .85, height * .78), (depth * .55, height * .84),
               (depth * .46, height * .92), (depth * .34, height * .985), (depth * .2, height), (0, height)]
    old, new = paint('#e6e2d6', .28, .18), paint('#f4f3ee', .2, .08)
    profile_run(profile, -2, PIECE_X0 - JOINT, old)
    profile_run(profile, PIECE_X0, PIECE_X1, new)
    profile_run(profile, PIECE_X1 + JOINT, 2, old)
    filler = paint('#cdc8bb', .6)
    for x in (PIECE_X0 - JOINT / 2, PIECE_X1 + JOINT / 2):
        profile_run([(out - .0006, z) for out, z in profile], x - JOINT, x + JOINT, filler)


def bait_box(location, turn):
    """A mouse bait box: black plastic, a lid with ribs and a lock, an entrance in each end."""
    black, hole, key = plastic('#33363a', .38), rubber('#020202', .9), plastic('#c9a227', .4)
    width, depth, height = .135, .088, .046
    parts = [box((width, depth, height), (0, 0, height / 2), black, .010, segments=4),
             box((width + .006, depth + .006, .007), (0, 0, height * .72), black, .003, segments=3),
             box((width - .022, depth - .020, .006), (0, 0, height + .001), black, .003, segments=3)]
    parts += [box((.005, depth - .034, .004), (x, 0, height + .0048), black, .0015)
              for x in (-.044, -.033, .033, .044)]
    parts.append(cylinder(.0095, .004, (0, -.012, height + .0055), key))
    parts.append(box((.0022, .010, .002), (0, -.012, height + .0072), hole, 0))
    for side, facing in ((-1, TO_LEFT), (1, TO_RIGHT)):
        parts.append(lathe([(.0148, 0), (.0185, .0005), (.0185, .003), (.0148, .0035)],
                           (side * (width / 2 - .0004), .012, .0195), black, facing, segments=40))
        parts.append(loft([superellipse(0, 0, .0150, .0150, z, 2, 40) for z in (0, .0012)],
                          (side * width / 2, .012, .0195), hole, cap_end=True, cap_start=True,
                          rotation=(0, radians(90), 0)))
    for x in (-.03, .03):
        parts.append(box((.012, .004, .014), (x, -depth / 2 - .002, height * .66), black, .002))
    return move_all(parts, at(location, turn))
