"""Aerials, done: a new one on the chimney."""
from mathutils import Matrix, Vector

from kit.metals import steel
from kit.placing import moved
from kit.solids import box, tube
from kit.surfaces import rubber
from objects.renewed import remove_curves, remove_made_of
from scenes import scene
from scenes.aerials import bent_aerial, television_aerial

MAST_X, MAST_Y = .08, .05
MAST_TOP = 2.02


@scene('new-aerial')
def new_aerial(rng):
    """The chimney of 'bent-aerial' with a straight mast, a new aerial and a clipped cable."""
    look = bent_aerial(rng)
    remove_curves()
    remove_made_of('steel', 'rubber')
    aluminium, galvanised, black = steel(.3, '#a9adb1'), steel(.4, '#9a9da1'), rubber('#151516', .45)
    new_mast(galvanised)
    boom = Vector((.90, -.40, .02)).normalized()
    side = Vector((.40, .90, 0)).normalized()
    pose = (moved((MAST_X + .02, MAST_Y - .03, MAST_TOP - .07))
            @ Matrix((boom, side, boom.cross(side))).transposed().to_4x4() @ Matrix.Scale(1.15, 4))
    television_aerial(rng, pose, aluminium, black, gone=(), bent_rods=())
    clipped_cable(pose @ Vector((-.06, 0, .02)), black)
    return look


def new_mast(galvanised):
    """An upright mast in two brackets, each lashed round the stack."""
    for z in (.35, .72):
        box((.16, .05, .05), (MAST_X, MAST_Y + .05, z), galvanised, .004)
        for x in (-.72, .22):
            tube([(MAST_X, .10, z), (x, .10, z), (x, .7, z)], .005, galvanised, .02, segments=4)
    tube([(MAST_X, MAST_Y, .2), (MAST_X, MAST_Y, MAST_TOP)], .021, galvanised, 0, segments=8)


def clipped_cable(start, black):
    """The cable: down the mast, over the flashing and down the slates, tied every hand's breadth."""
    x, y = MAST_X + .026, MAST_Y - .012
    tube([start, (x, y, start.z - .14), (x, y, .24), (x - .02, -.02, .10), (x - .06, -.55, -.33),
          (x - .12, -1.25, -.88)], .0075, black, .06, segments=5)
    for k in range(9):
        tube([(MAST_X - .022, MAST_Y, 1.80 - k * .19), (MAST_X + .004, MAST_Y - .026, 1.80 - k * .19),
              (MAST_X + .034, MAST_Y - .012, 1.80 - k * .19)], .006, black, .02, segments=4)
