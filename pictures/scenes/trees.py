"""Tree surgery: a limb torn off in a storm."""
import random
from math import cos, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.meshes import grid_mesh
from kit.natural import leaf, soil, wood
from kit.noise import fractal
from kit.solids import place, tube
from objects.branches import bark, foliage, grow_branch, limb, splinters, torn_wood, trunk_wound, twigs
from objects.fences import fence_row
from objects.plants import lawn, treeline
from scenes import scene

TREE_X, TREE_Y = 1.55, 3.0


@scene('broken-branch')
def broken_branch(rng):
    """After a storm: a big limb has torn off a garden tree and lies across the lawn in full leaf."""
    view = random.Random(rng.random())
    fence_and_lawn(rng)
    bark_material, torn = bark(), torn_wood()
    lines, fresh = standing_tree(rng, bark_material)
    points = torn_limb(rng, bark_material, torn)
    fallen_crown(rng, points, lines, bark_material, fresh)
    storm_litter(rng, fresh, bark_material)
    green = leaf('#3c5a26', '#6b8b40', dryness=.10)
    olive = leaf('#52652e', '#8f9c52', dryness=.2)
    treeline(rng, (green, olive), -12, 13, 15, 3.6, 2.0, 1300, .25)
    fair_sky(1.05, rng.randrange(9), (40, -38, 3.2), .85, '#6f9fd2', '#cfdcea')
    phone_camera((-.75 + view.uniform(-.12, .12), -2.5, 1.62), (-.74, 2.6, 1.66), 26, (0, 2.4, .9), 5.6, view,
                 .04)
    return Look(bounces=2, exposure=.4, warmth=.018, saturation=1.05)


def fence_and_lawn(rng):
    """A fence at the back and the lawn before it."""
    boards = wood(*rng.choice([('#9a6a3a', '#5f3b1e'), ('#8a6a48', '#56402a')]), axis=2, weather=.45,
                  grey='#8b857b', roughness=.78, variation=.18, bump=.5, sheen=.2)
    fence_row(rng, -6.5, 7.5, 5.2, boards,
              wood('#7f6546', '#4f3b27', axis=2, weather=.5, roughness=.8, sheen=.2), 1.6)
    place(grid_mesh(26, 20, 60, 60, lambda x, y: hump(x, y + 6) - .015, 'ground'), (0, 6, 0), soil('#46482a'))
    grass = leaf('#436126', '#7c9a46', '#a39a5c', .14)
    lawn(rng, -5.5, 5.5, -1.0, 5.2, grass, .45, hump, count=6, blades=1300, heights=(.03, .065), width=.0040,
         skip=lambda x, y: abs(x) > 1.3 + (y + 2.4) * .9)
    lawn(rng, -6.0, 6.5, 4.85, 5.2, grass, .35, hump, count=4, blades=260, heights=(.07, .18), width=.005)


def hump(x, y):
    """The height of the ground."""
    return .035 * fractal(x * .5, y * .5)


def standing_tree(rng, bark_material):
    """Trunk, root flare and crown. Returns the lines of its twigs and its leaf materials."""
    limb([(TREE_X, TREE_Y, -.1), (TREE_X + .02, TREE_Y, .5), (TREE_X - .05, TREE_Y + .05, 1.6),
          (TREE_X + .05, TREE_Y + .1, 2.6), (TREE_X + .3, TREE_Y + .2, 4.6)],
         [.36, .25, .23, .21, .15], bark_material, .14)
    for k in range(6):  # root flare
        a = k * 1.05 + .3
        limb([(TREE_X + .14 * cos(a), TREE_Y + .14 * sin(a), .42),
              (TREE_X + .3 * cos(a), TREE_Y + .3 * sin(a), .08),
              (TREE_X + .6 * cos(a), TREE_Y + .6 * sin(a), -.08)],
             [.10, .10, .05], bark_material, .14, 16)
    lines, tips = [], []
    for way, z, length in (((.8, .3, .8), 2.7, 2.2), ((-.5, .7, 1.1), 3.0, 2.2), ((.9, -.3, .75), 2.3, 2.0),
                           ((.1, .2, 1), 3.6, 2.0), ((-.6, -.1, 1.3), 3.3, 1.9)):
        grow_branch(rng, (TREE_X + .08, TREE_Y + .08, z), way, length, .11, 2, lines, tips)
    fresh = [leaf('#3f6424', '#7a9c42', dryness=.05), leaf('#4c7029', '#8cab50', dryness=.08),
             leaf('#375a24', '#688c3c', dryness=.05)]
    foliage(rng, tips, fresh, 26, .16, .105)
    return lines, fresh


def torn_limb(rng, bark_material, torn):
    """The torn limb, its splintered butt and the wound on the trunk. Returns the line of the limb."""
    butt, way = Vector((TREE_X - .38, TREE_Y - .27, 1.34)), Vector((-.80, -.16, -.45))
    spine = [butt, butt + way * .7, butt + way * 1.5 + Vector((0, 0, .05)), Vector((-.95, 2.25, .36)),
             Vector((-2.2, 2.1, .32)), Vector((-3.2, 2.35, .5))]
    points = limb(spine, [.15, .145, .135, .11, .075, .035], bark_material, .10, 22)
    splinters(rng, butt, -way, .105, 46, torn)
    splinters(rng, butt + way * .03, -way, .06, 10, torn, (.3, .55))
    limb([(TREE_X - .16, TREE_Y - .17, 1.75), (TREE_X - .22, TREE_Y - .22, 1.5), butt + way * .12],
         [.05, .06, .05], torn, .3, 16)
    trunk_wound((TREE_X - .13, TREE_Y - .175, 1.74), .42, .15, torn)
    splinters(rng, (TREE_X - .17, TREE_Y - .2, 1.40), (-.55, -.35, -.55), .09, 30, torn, (.08, .34))
    return points


def fallen_crown(rng, points, lines, bark_material, fresh):
    """The twigs and leaves of the torn limb; lines are the twigs of the standing tree, made with them."""
    fallen_lines, tips = [], []
    for t in (.56, .62, .68, .74, .80, .86, .91, .96, 1.0):
        p = points[min(len(points) - 1, int(t * (len(points) - 1)))]
        for s in (-1, 1):
            out = Vector((-.75, s * rng.uniform(.5, 1.1), rng.uniform(.15, .95)))
            grow_branch(rng, p, out, rng.uniform(.65, 1.05), .034, 1, fallen_lines, tips, .06, .06)
    twigs(lines + fallen_lines, bark_material)
    wilting = [fresh[1], leaf('#5d7030', '#98a452', '#a59058', .3), leaf('#647a34', '#a3ad5a', '#a59058', .2)]
    foliage(rng, tips, wilting, 20, .11, .10)


def storm_litter(rng, fresh, bark_material):
    """Leaves and sticks over the lawn."""
    scatter = [Vector((rng.gauss(-.6, 1.3), rng.gauss(1.9, .8), .05)) for _ in range(60)]
    foliage(rng, scatter, fresh[:2], 3, .1, .085)
    for _ in range(22):
        x, y, a, length = rng.gauss(-.3, 1.0), rng.gauss(1.7, .6), rng.uniform(0, 6.28), rng.uniform(.12, .5)
        tube([(x, y, .06), (x + length * .5 * cos(a), y + length * .5 * sin(a), .09),
              (x + length * cos(a + .3), y + length * sin(a + .3), .05)],
             rng.uniform(.004, .011), bark_material, .05, segments=4)
