"""Paving: an old drive full of weeds, and the new one."""
import random
from math import cos, pi, radians

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import plain_material
from kit.meshes import ball_profile, box_mesh, grid_mesh
from kit.metals import steel
from kit.natural import leaf, moss, soil, wood
from kit.noise import fractal
from kit.placing import TO_FRONT, moved, rotated
from kit.solids import box, lathe, place, plane, tube
from kit.surfaces import paint, plastic
from objects.brickwork import BRICK_PITCH, JOINT, holed_wall
from objects.fences import fence_row
from objects.paving import FAR_END, HALF_WIDTH, NEAR_END, block_paving, broken_slabs
from objects.plants import lawn, leaf_cloud, treeline, tuft_meshes
from objects.polygons import places_along
from objects.roofing import TILE_EXPOSED, gutter, lay_roof_tiles, ridge_tiles
from scenes import scene


@scene('weedy-drive')
def weedy_drive(rng):
    """A broken concrete drive full of weeds before a garage, with an oil stain."""
    rng.choice(('', '', ''))  # the paving's colour in the other picture
    look = driveway(rng, False)
    weeds(rng, broken_slabs(rng))
    return look


@scene('block-drive')
def block_drive(rng):
    """The same drive, newly paved: red-brown herringbone blocks with a charcoal border."""
    tint = rng.choice(('#96513d', '#9a6a4a', '#8f4f40'))
    look = driveway(rng, True)
    block_paving(rng, tint)
    return look


def driveway(rng, new):
    """What both pictures share: the garage, fences, lawn, shrubs, trees, sky and camera. Returns the look."""
    view, plan = random.Random(rng.random()), random.Random(rng.random())
    garage(plan, new)
    boards = wood('#8f6a42', '#5a3d22', axis=2, weather=.4, grey='#8b857b', roughness=.78, variation=.15,
                  bump=.4, sheen=.2)
    post = wood('#7f6546', '#4f3b27', axis=2, weather=.5, roughness=.8, sheen=.2)
    fence_row(plan, 2.4, 8, FAR_END + .3, boards, post, 1.7)
    fence_row(plan, -8, -2.4, FAR_END + .3, boards, post, 1.7)
    plane(60, 40, (0, 10, -.09), soil('#43402a'))
    grass = leaf('#4d7a2c', '#82ae4a', '#a39a5c', .06 if new else .3)
    kerb = box_mesh((.06, .9, .16), .01, 2, 'kerb')
    kerb.materials.append(concrete('#a19b8f', .06, .4))
    for s in (-1, 1):
        edge = s * (HALF_WIDTH + .07)
        for k in range(8):
            place(kerb, (s * (HALF_WIDTH + .035), NEAR_END + .45 + k * .905, -.07),
                  rotation=(0, 0, radians(plan.gauss(0, .2 if new else .9))))
        lawn(plan, min(edge, s * 4.8), max(edge, s * 4.8), NEAR_END, FAR_END + .2, grass, .4,
             lambda x, y: -.05, count=5, blades=900, heights=(.035, .06) if new else (.06, .19), width=.0045,
             skip=lambda x, y: abs(x) > 1.9 + (y + 2.6) * .85)
    dark_green, green = leaf('#35521f', '#5c7a34', dryness=.1), leaf('#4c6a35', '#8fa352', dryness=.1)
    for k in range(6):
        s, r = plan.choice((-1, 1)), plan.uniform(.3, .45)
        leaf_cloud(plan, (dark_green, green)[k % 2],
                   ((-1 if k % 2 else 1) * plan.uniform(2.6, 3.8), FAR_END - .5 - (k // 2) * .9, r * .8),
                   (r, r, r), 1400, .065)
    treeline(plan, (dark_green, green), -12, 12, FAR_END + 9, 4.4, 1.9, 1200, .22)
    fair_sky(1.0, 6, (40, -42, 3.2 if new else 2.6), .85, '#5f96d2' if new else '#9db3c8', '#cfdfee')
    phone_camera((-.42 + view.uniform(-.08, .08), -2.75, 1.72), (.08, 2.6, .62), 27, (0, 1.8, .2), 8, view,
                 .03, view.uniform(-.5, .5))
    return Look(bounces=2, exposure=.2, warmth=.018, saturation=1.05)


def garage(rng, new):
    """A brick garage with a ribbed door and a tiled roof, in the middle of the drive's far end."""
    bricks = brick_material(('#94553f', '#a2644a', '#854a38', '#ab7054'), .3)
    x0, x1, _, z1 = holed_wall(rng, bricks, mortar('#b3a895', .4), 5, 11, 5, 0, 28, 2,
                               -21 * BRICK_PITCH / 2 + JOINT / 2, FAR_END)
    white = paint('#eeece5', .4, .05, 0 if new else .35)
    door = paint('#3f5a63', .35, .03, .05) if new else paint('#5d7176', .35, .03, .6)
    for x in (x0 + .04, x1 - .04):
        box((.08, .09, z1), (x, FAR_END + .11, z1 / 2), white, .004)
    box((x1 - x0, .088, .08), (0, FAR_END + .11, z1 - .04), white, .004)
    w, h = x1 - x0 - .17, z1 - .10

    def rib(x, _):
        return .012 * min(1, max(0, 1.6 * cos(x * 2 * pi / .115) + .6))

    place(grid_mesh(w, h, 480, 1, rib, 'door'), (0, FAR_END + .12, h / 2 + .015), door, TO_FRONT)
    box((.16, .03, .035), (0, FAR_END + .095, .95), steel(.3), .008)
    pose = moved((0, FAR_END - .28, 2.47)) @ rotated('X', 32)
    lay_roof_tiles(rng, pose, -2.7, 18, 6, concrete('#7d5548', .14, .5))
    top = pose @ Vector((0, 6 * TILE_EXPOSED, 0))
    ridge_tiles(rng, -2.6, 2.7, top.y, top.z, '#7d5548')
    gutter(5.3, (-2.65, FAR_END - .33, 2.43), plastic('#26262a', .35), 0, .056)
    box((5.3, .022, .16), (0, FAR_END - .24, 2.36), white, .003)
    box((5.3, .25, .012), (0, FAR_END - .12, 2.285), white, .002)
    tube([(2.2, FAR_END - .33, 2.38), (2.2, FAR_END - .05, 2.15), (2.2, FAR_END - .05, .05)], .034,
         plastic('#26262a', .35), .08)


def weeds(rng, lines):
    """Grass, moss, dandelions and docks in every crack."""
    grass, dry = leaf('#4b6f2a', '#88a24a', '#a9a062', .2), leaf('#7f8a48', '#b0a866', '#c0b184', .4)
    small = tuft_meshes(rng, grass, count=5, blades=46, size=.09, heights=(.03, .12), lean=.9, width=.0055)
    tall = tuft_meshes(rng, dry, count=4, blades=34, size=.10, heights=(.10, .34), lean=.7, width=.005)
    for x, y in places_along(rng, lines, .055, .022):
        patch = fractal(x * 1.1, y * 1.1, 3)
        if patch < -.28:
            continue
        plant = place(rng.choice(tall if rng.random() < .22 + patch * .3 else small), (x, y, -.035),
                      rotation=(0, 0, rng.uniform(0, 6.28)))
        s = rng.uniform(.6, 1.25) + max(0, patch) * .7
        plant.scale = (s, s, s)
    cushion = moss('#3b4a1c', '#7d8c40', scale=90, bumpy=False)
    for x, y in places_along(rng, lines, .11, .03):
        dome = lathe(ball_profile(rng.uniform(.015, .045), .5, until=100), (x, y, -.022), cushion,
                     segments=10)
        dome.scale = (rng.uniform(1, 2), 1, 1)
    broad_leaves(rng, lines)


def broad_leaves(rng, lines):
    """Dandelions along the cracks, some in flower, and a few tall docks."""
    broad = leaf('#3f6a26', '#6f9440', dryness=.1)
    yellow = plain_material('dandelion', colour='#e6bd1a', roughness=.7)
    for x, y in places_along(rng, lines, .9, .02):
        r = rng.uniform(.07, .15)
        leaf_cloud(rng, broad, (x, y, .03), (r, r, .05), 46, r * .9, with_core=False)
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            head = (x + rng.gauss(0, .05), y + rng.gauss(0, .05), rng.uniform(.09, .2))
            tube([(x, y, -.02), head], .0025, broad, 0, segments=3)
            lathe([(.001, 0), (.018, .004), (.023, .011), (.013, .016), (.001, .017)], head, yellow,
                  segments=12)
    for x, y, h in ((-1.5, 3.3, .55), (1.52, 2.2, .5), (-.05, 3.9, .45), (-1.55, .8, .42), (1.5, 4.5, .6)):
        leaf_cloud(rng, broad, (x, y, h * .4), (.16, .16, h * .4), 110, .11, with_core=False)
