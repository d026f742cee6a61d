"""Gardening: a small garden with a planted border and a raised bed."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.natural import leaf, soil, wood
from kit.noise import fractal
from kit.solids import box, place, plane, tube
from kit.surfaces import paint
from objects.brickwork import brick_wall
from objects.plants import lawn, leaf_cloud, treeline
from scenes import scene

BACK, LEFT, RIGHT = 3.4, -2.7, 2.9
BED = (.75, 2.35, .55, 2.15, .42)  # the raised bed: x0, x1, y0, y1 and its height


@scene('garden-border')
def garden_border(rng):
    """A small walled garden: a curved border in flower, gravel, and a raised bed of sleepers with herbs."""
    walls(rng)
    ground(rng)
    greens = [leaf('#3c5a26', '#6b8b40', dryness=.08), leaf('#5d6f4a', '#a9b07f', dryness=.05),
              leaf('#46702c', '#86ac4c', dryness=.05), leaf('#6f8f86', '#b3c6bd', dryness=.03)]
    flowers = [plain_material('flower %d' % k, colour=c, roughness=.6)
               for k, c in enumerate(('#7d55b8', '#efe9f2', '#d6527f', '#e9a72c', '#d9482f'))]
    planted_border(rng, greens, flowers)
    raised_bed(rng, greens, flowers)
    bench(1.55, 2.95)
    treeline(rng, greens[:2], -9, 10, BACK + 7, 3.6, 1.8, 1000, .22)
    fair_sky(1.05, 4, (38, 48, 3.2), .8, '#5f96d2', '#cfdfee')
    phone_camera((.45 + rng.uniform(-.03, .03), -2.3, 1.70), (.14, 1.9, .52), 25, (0, 1.4, .3), 8, rng, .02,
                 -.4)
    return Look(bounces=2, exposure=.15, warmth=.025, saturation=1.0)


def walls(rng):
    """An old brick wall at the back; fences of level slats, painted dark, on both sides."""
    bricks = brick_material(('#a8744f', '#b5835c', '#99683f', '#bf916b'), .3)
    brick_wall(rng, (LEFT - .2, BACK, 0), 27, 21, bricks, mortar('#cdc3b0', .3))
    coping = box_mesh((.59, .30, .05), .006, 2, 'coping')
    coping.materials.append(concrete('#b9b09e', .06, .4))
    for k in range(11):
        place(coping, (LEFT - .3 + k * .6, BACK + .08, 21 * .075 + .015))
    slats = paint('#3b4a4f', .6, .2)
    for x in (LEFT, RIGHT):
        for k in range(13):
            box((.022, 6.4, .105), (x, BACK - 3.2, .10 + k * .125), slats, .004)
        for k in range(4):
            box((.08, .08, 1.72), (x + (.05 if x > 0 else -.05), BACK - .2 - k * 1.8, .86), slats, .004)


def edge_of_border(y):
    """Where the border on the left ends: x at a given y."""
    return -1.30 + .42 * sin(y * 1.25 + .3)


def ground(rng):
    """Soil in the border, a curved edge of setts, a lawn, and gravel round the raised bed."""
    plane(20, 14, (0, 1, -.06), soil('#4d5a2c'))
    earth = soil('#3a2a1e')
    left_bed = grid_mesh(3, 7, 60, 120,
                         lambda x, y: dug(x, y) if x - 2.2 < edge_of_border(y + .5) else -.1, 'border')
    place(left_bed, (-2.2, .5, 0), earth)
    place(grid_mesh(4.2, .75, 80, 20, dug, 'border'), (-.9, BACK - .36, 0), earth)
    sett = box_mesh((.10, .16, .08), .010, 2, 'sett')
    sett.materials.append(concrete('#8f8c86', .18, .4))
    for k in range(34):
        y = -2.0 + k * .17
        if y < BACK - .7:
            place(sett, (edge_of_border(y) + .04, y, -.015),
                  rotation=(0, 0, -.42 * 1.25 * cos(y * 1.25 + .3) + rng.gauss(0, .04)))
    gravel = MaterialBuilder('gravel', roughness=1)
    gravel.set(colour=gravel.mix(gravel.noise(70, 2), '#8f8069', '#c2b398'),
               normal=gravel.bump(gravel.voronoi(55), 1, .014))
    plane(2.6, 7, (1.75, .2, -.02), gravel.material)
    grass = leaf('#4d7a2c', '#82ae4a', '#a3a05c', .05)
    lawn(rng, -1.9, .42, -1.9, BACK - .75, grass, .22, lambda x, y: -.035, count=6, blades=460,
         heights=(.03, .052),
         lean=.4, width=.0042, skip=lambda x, y: x < edge_of_border(y) + .16)
    box((.025, 6, .08), (.47, .3, -.01), plain_material('steel edging', colour='#6d4a36', roughness=.8), .002)


def dug(x, y):
    """The height of freshly dug soil."""
    return .03 + .015 * fractal(x * 6, y * 6)


def planted_border(rng, greens, flowers):
    """Tall plants at the fence and the wall, low ones in front, spikes and daisies between."""
    for k in range(16):
        y = -1.0 + k * .27
        x = edge_of_border(y)
        low(rng, x - .20 + rng.uniform(-.04, .04), y, greens[k % 4], flowers[(k * 2) % 5])
        if k % 2 == 0:
            spikes(rng, x - .58 + rng.uniform(-.06, .06), y, greens[(k + 3) % 4], flowers[(k // 2) % 3])
        if k % 3 == 0:
            leaf_cloud(rng, greens[k % 3], (x - .98, y, .55), (.36, .34, .58), 1100, .075)
    for k in range(8):
        x = -2.2 + k * .42
        low(rng, x, BACK - .60, greens[(k + 1) % 4], flowers[(k + 1) % 5])
        if k % 2:
            spikes(rng, x, BACK - .36, greens[3], flowers[0 if k % 4 == 1 else 2])
        else:
            leaf_cloud(rng, greens[k % 3], (x, BACK - .25, .5), (.28, .22, .5), 800, .07)


def low(rng, x, y, green, flower):
    """A cushion of leaves with flowers on it."""
    r = rng.uniform(.15, .20)
    leaf_cloud(rng, green, (x, y, .12), (r, r, .16), 420, .055)
    leaf_cloud(rng, flower, (x, y, .16), (r, r, .17), 120, .042, with_core=False)


def spikes(rng, x, y, green, flower):
    """A clump with upright spikes of flowers."""
    leaf_cloud(rng, green, (x, y, .22), (.17, .17, .24), 420, .075)
    for k in range(9):
        a, r = 2 * pi * k / 9, rng.uniform(.03, .14)
        tip = rng.uniform(.60, .84)
        leaf_cloud(rng, flower, (x + r * cos(a), y + r * sin(a), tip - .12), (.026, .026, .16), 60, .034,
                   with_core=False)


def raised_bed(rng, greens, flowers):
    """New oak sleepers two high, earth, rows of herbs and salad, and a wigwam of canes with beans."""
    x0, x1, y0, y1, height = BED
    sleepers = wood('#c09a63', '#8d683a', axis=0, roughness=.75, variation=.12)
    across = wood('#c09a63', '#8d683a', axis=1, roughness=.75, variation=.12)
    half = height / 2
    for k in range(2):
        z = half * (k + .5)
        for y in (y0 + .05, y1 - .05):
            box((x1 - x0, .10, half - .006), ((x0 + x1) / 2, y, z), sleepers, .008,
                (0, radians(rng.gauss(0, .2)), 0))
        for x in (x0 + .05, x1 - .05):
            box((.099, y1 - y0 - .2, half - .007), (x, (y0 + y1) / 2, z), across, .008)
    bed = grid_mesh(x1 - x0 - .18, y1 - y0 - .18, 60, 60, lambda x, y: .02 * fractal(x * 6, y * 6), 'earth')
    place(bed, ((x0 + x1) / 2, (y0 + y1) / 2, height - .05), soil('#33251a'))
    for j in range(3):
        for k in range(5):
            x, y = x0 + .25 + k * .27, y0 + .24 + j * .34
            r = rng.uniform(.08, .125)
            leaf_cloud(rng, greens[(j + 2) % 4], (x, y, height + .05), (r, r, .10 + .03 * j), 240,
                       .05 + .01 * j,
                       with_core=False)
    cane = plain_material('cane', colour='#c0a060', roughness=.7)
    for k in range(6):
        a = 2 * pi * k / 6
        tube([(1.75 + .30 * cos(a), 1.72 + .30 * sin(a), height - .05),
              (1.75 - .02 * cos(a), 1.72 - .02 * sin(a), height + 1.25)],
             .009, cane, 0, segments=5)
    leaf_cloud(rng, greens[2], (1.75, 1.72, height + .42), (.27, .27, .44), 520, .075, with_core=False)
    leaf_cloud(rng, flowers[4], (1.75, 1.72, height + .48), (.27, .27, .40), 60, .04, with_core=False)


def bench(x, y):
    """A small slatted bench by the wall."""
    teak = wood('#a07a4e', '#6f4f2c', axis=0, weather=.2, roughness=.7, knots=False)
    for k in range(4):
        box((1.15, .085, .022), (x, y - .17 + k * .10, .44), teak, .004)
    for k in range(3):
        box((1.15, .02, .085), (x, y + .20, .58 + k * .11), teak, .004)
    for s in (-1, 1):
        for dy, tall in ((-.19, .62), (.20, .88)):
            box((.055, .055, tall), (x + s * .55, y + dy, tall / 2), teak, .004)
        box((.06, .46, .03), (x + s * .55, y, .63), teak, .004)
