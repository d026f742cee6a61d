"""Bricklaying: a garden wall repointed from end to end."""
from math import radians

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import plain_material
from kit.meshes import box_mesh
from kit.natural import leaf, soil
from kit.solids import box, place, plane
from objects.brickwork import BRICK_PITCH, COURSE, JOINT, brick_wall
from objects.plants import lawn, leaf_cloud, treeline
from scenes import scene

COLUMNS, ROWS = 25, 17
LEFT = -3.1
TOP = ROWS * COURSE - JOINT


@scene('repointed-wall')
def repointed_wall(rng):
    """A garden wall with crisp pale joints from end to end, stone coping and a pillar, lawn before it."""
    bricks = brick_material(('#a65a3e', '#b3684a', '#974e36', '#bd7a58', '#8a4a3a'), .12)
    joints = mortar('#e6dfd0', .06, .25)
    brick_wall(rng, (LEFT, 0, 0), COLUMNS, ROWS, bricks, joints)
    stone = concrete('#c3bba9', .05, .3)
    coping(rng, stone)
    for x in (-1.62, LEFT + COLUMNS * BRICK_PITCH + .1):
        pillar(rng, x, bricks, joints, stone)
    ground(rng)
    border(rng)
    dark_green, green = leaf('#35521f', '#5c7a34', dryness=.1), leaf('#4c6a35', '#8fa352', dryness=.1)
    treeline(rng, (dark_green, green), -2, 24, 8, 3.6, 1.9, 900, .22)
    plane(70, 30, (15, 16, -.05), plain_material('lawn far', colour='#6b8444', roughness=1))
    fair_sky(1.05, 2, (40, -52, 3.0), .8, '#5f96d2', '#cfdfee')
    phone_camera((-2.25 + rng.uniform(-.03, .03), -2.35, 1.38), (.05, .0, .74), 25, (-.4, 0, .7), 8, rng,
                 .02, .5)
    return Look(bounces=2, exposure=.05, warmth=.02, saturation=1.05)


def coping(rng, stone):
    """Slabs of stone along the top, each with a drip under its edge."""
    mesh = box_mesh((.597, .30, .055), .008, 2, 'coping')
    mesh.materials.append(stone)
    low = box_mesh((.597, .24, .012), .003, 1, 'bed')
    low.materials.append(stone)
    for k in range(10):
        x = LEFT + .2 + k * .601
        place(mesh, (x, .10, TOP + .042 + rng.gauss(0, .0008)), rotation=(0, radians(rng.gauss(0, .15)), 0))
        place(low, (x, .10, TOP + .008))


def pillar(rng, x, bricks, joints, stone):
    """A pillar two bricks square, a little taller than the wall, with a stone cap."""
    rows = ROWS + 3
    side = 2 * BRICK_PITCH
    front = -.12
    for turn, origin in ((0, (x - side / 2, front, 0)), (-90, (x - side / 2, front + side - .01, 0)),
                         (90, (x + side / 2 - .01, front, 0))):
        brick_wall(rng, origin, 2, rows, bricks, joints, turn, ends=True)
    top = rows * COURSE - JOINT
    box((side + .09, side + .09, .06), (x, front + side / 2, top + .03), stone, .010, segments=3)
    box((side - .02, side - .02, .05), (x, front + side / 2, top + .085), stone, .024, segments=3)


def ground(rng):
    """A mown lawn with a paved edge along the wall."""
    plane(40, 12, (10, -4.5, -.03), soil('#4d5a2c'))
    flag = box_mesh((.445, .295, .04), .004, 1, 'flag')
    flag.materials.append(concrete('#968f80', .08, .3))
    for k in range(26):
        place(flag, (LEFT - .2 + k * .45, -.72, -.012 + rng.gauss(0, .001)))
    plane(9, .62, (0, -.29, -.008), soil('#4a382a'))
    grass = leaf('#4d7a2c', '#82ae4a', '#a3a05c', .08)
    lawn(rng, -2.4, 7.5, -2.6, -.95, grass, .3, lambda x, y: -.03, count=5, blades=620, heights=(.03, .055),
         lean=.4, width=.0042)


def border(rng):
    """Low plants here and there at the foot of the wall, so that the brickwork stays in view."""
    greens = [leaf('#3c5a26', '#6b8b40', dryness=.1), leaf('#5d6f4a', '#a9b07f', dryness=.05)]
    flowers = [plain_material('flower %d' % k, colour=c, roughness=.6)
               for k, c in enumerate(('#8a5fc0', '#e9e4ee', '#d9709a'))]
    for k, x in enumerate((-1.05, -.72, .15, 1.15, 1.5, 2.0)):
        r = rng.uniform(.13, .19)
        leaf_cloud(rng, greens[k % 2], (x, -.32, .10), (r, r, .13), 420, .05)
        leaf_cloud(rng, flowers[k % 3], (x, -.32, .13), (r, r, .13), 110, .035, with_core=False)
