"""What stands on a building site."""
from math import radians

from kit.metals import steel
from kit.placing import TO_RIGHT, at, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, place, tube
from kit.surfaces import paint, plastic, rubber


def steel_prop(x, y, top):
    """An adjustable prop under a lintel."""
    red = paint('#b8401f', .5, .05, .35)
    steel_tube = steel(.45, '#94979a')
    cylinder(.030, top * .55, (x, y, top * .275), red, segments=20)
    cylinder(.024, top * .5, (x, y, top * .72), steel_tube, segments=20)
    cylinder(.042, .07, (x, y, top * .55), red, segments=20)
    tube([(x - .09, y - .03, top * .57), (x + .05, y - .03, top * .57)], .007, steel_tube, 0, segments=6)
    for z in (.004, top - .004):
        box((.15, .15, .008), (x, y, z), red, .001)


def pallet(rng, bricks, timber, location, turn):
    """A pallet of bricks under blue straps."""
    pose = at(location, turn)
    for k in range(6):
        move_all([box((1.02, .10, .02), (0, -.42 + k * .168, .125), timber, .003)], pose)
        if k % 2 == 0:
            move_all([box((.10, .98, .018), ((k - 2) * .225, 0, .012), timber, .003)], pose)
    for x in (-.45, 0, .45):
        move_all([box((.10, .98, .09), (x, 0, .068), timber, .003)], pose)
    brick_stack(rng, bricks, (location[0], location[1], location[2] + .137), turn, 4, 8, 9, 13)
    strap = plastic('#2b4f8c', .4)
    for x in (-.22, .22):
        move_all([box((.016, .862, .618), (x, 0, .41), strap, .002)], pose)


def brick_stack(rng, bricks, location, turn, wide, deep, high, missing=0):
    """Bricks packed tight as on a pallet, some of the top layer gone."""
    pose = at(location, turn)
    for k in range(high):
        for j in range(deep):
            for i in range(wide):
                if k == high - 1 and i * deep + j < missing:
                    continue
                if 0 < i < wide - 1 and 0 < j < deep - 1 and k < high - 2:
                    continue
                brick = place(rng.choice(bricks))
                brick.matrix_world = (pose
                                      @ moved(((i - wide / 2 + .5) * .219, (j - deep / 2 + .5) * .1055,
                                               .034 + k * .0675)) @ rotated('Z', rng.gauss(0, .9)))


def concrete_mixer(rng, location, turn):
    """A small orange concrete mixer on its frame."""
    orange = paint(rng.choice(['#d9651c', '#d8a01e']), .45, .05, .35)
    dark = paint('#2d3033', .5, .05, .2)
    drum = lathe([(.10, -.30), (.19, -.29), (.30, -.10), (.305, .04), (.20, .30), (.205, .31), (.19, .30),
                  (.28, .03), (.02, -.25)],
                 (0, 0, .82), orange, (radians(52), 0, radians(14)), segments=48)
    ring = lathe([(.306, -.02), (.325, -.02), (.325, .02), (.306, .02)], (0, 0, .82), dark,
                 (radians(52), 0, radians(14)), segments=48)
    parts = [drum, ring, box((.24, .30, .30), (.40, .02, .74), orange, .02)]
    for s in (-1, 1):
        parts.append(tube([(s * .36, -.38, .02), (s * .33, 0, .80), (s * .36, .40, .14)], .02, dark, .05))
        parts.append(lathe([(.05, -.03), (.13, -.03), (.14, -.015), (.14, .015), (.13, .03), (.05, .03)],
                           (s * .40, .40, .14), rubber('#1a1a1a', .7), TO_RIGHT, segments=32))
    parts.append(tube([(-.36, -.38, .04), (.36, -.38, .04)], .02, dark, 0))
    return move_all(parts, at(location, turn))
