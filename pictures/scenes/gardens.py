"""Gardening: a garden let go, and the same one tidied."""
from math import radians, sin

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import concrete
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.natural import leaf, soil, wood
from kit.noise import fractal
from kit.solids import box, place, tube
from kit.surfaces import paint
from objects.fences import fence_row
from objects.garden import brambles, dandelions, garden_shed, rusty_barrow, stepping_stones, terracotta_pot
from objects.plants import lawn, leaf_cloud, treeline
from scenes import scene

PATH = [(-1.55 + .05 * sin(k * .6) + k * .205, -.9 + k * .50) for k in range(13)]


@scene('overgrown-garden')
def overgrown_garden(rng):
    """A garden let go: knee high grass, brambles, docks, a lost path and a rusty barrow before a shed."""
    boards = wood('#7d6a52', '#564636', axis=2, weather=.8, grey='#8b877e', roughness=.8, variation=.3,
                  bump=.5, sheen=.2)
    garden_plot(rng, boards, wood('#8b8577', '#6a6456', axis=2, weather=.7, roughness=.8))
    wild_grass(rng)
    docks(rng)
    brambles(rng)
    dandelions(rng)
    rusty_barrow()
    return garden_view(rng, .22, 1.08, 3)


@scene('tidy-garden')
def tidy_garden(rng):
    """The same plot after the gardener: striped lawn, clean path, edged beds with flowers, a painted shed."""
    boards = wood('#a5713f', '#74492a', axis=2, weather=.12, roughness=.7, variation=.14, bump=.4, sheen=.25)
    green, olive = garden_plot(rng, boards, paint('#eceae2', .4))
    place(grid_mesh(14, 14, 30, 30, lambda x, y: -.03, 'ground'), (0, 3, 0), soil('#3f4524'))
    stepping_stones(rng, PATH, concrete('#a8a192', .08, .3), z=-.032)
    striped_lawn(rng)
    dark_beds()
    flowers, greens = planted_beds(rng, green, olive)
    pots_by_shed(rng, flowers, greens)
    return garden_view(rng, .30, .96, 5)


def garden_plot(rng, boards, trim):
    """What both pictures share: fences on three sides, a shed and far trees. Returns two greens."""
    post = wood('#7f6546', '#4f3b27', axis=2, weather=.5, roughness=.8, sheen=.2)
    back = 7.6
    fence_row(rng, -4.3, 4.4, back, boards, post)
    mesh = box_mesh((.011, .122, 1.75), .002, 1)
    mesh.materials.append(boards)
    for s in (-1, 1):
        y = -1.0
        while y < back:
            place(mesh, (s * 4.3, y, .875), rotation=(0, 0, radians(6 + rng.gauss(0, .6))))
            y += .103
        for k in range(5):
            box((.1, .1, 1.9), (s * 4.34, -.6 + k * 1.95, .95), post, .005)
    m = MaterialBuilder('roof felt', roughness=.95)
    m.set(colour=m.mix(m.noise(7, 4, .7), '#3d4441', '#5a615c'))
    garden_shed((2.55, 6.0, 0), -14, boards, trim, m.material)
    green, olive = leaf('#3c5a26', '#6b8b40', dryness=.10), leaf('#4c612c', '#8a9a50', dryness=.2)
    treeline(rng, (green, olive), -11, 11, back + 7, 4.4, 1.8, 1400, .22)
    return green, olive


def wild_grass(rng):
    """Ground, the lost path and three heights of grass."""
    place(grid_mesh(14, 14, 60, 60, lambda x, y: hump(x, y + 3) - .02, 'ground'), (0, 3, 0), soil('#4b4528'))
    stepping_stones(rng, PATH, concrete('#8f8b7f', .08, .7))
    grass = leaf('#4a6428', '#86984a', '#b5a468', .42)
    dry_grass = leaf('#8a8a4e', '#b7ab6c', '#c9b88a', .5)
    lawn(rng, -4.3, 4.3, -1.2, 7.6, grass, .42, hump, count=8, blades=420, heights=(.16, .52), lean=.75,
         width=.0052, skip=lambda x, y: near_path(x, y, .05) or abs(x) > 1.4 + (y + 2.3) * .9)
    lawn(rng, -4.3, 4.3, -1.2, 7.6, grass, .5, hump, count=5, blades=420, heights=(.05, .16), width=.0055,
         skip=lambda x, y: abs(x) > 1.4 + (y + 2.3) * .9)
    lawn(rng, -4.3, 4.3, -.6, 7.6, dry_grass, .8, hump, count=6, blades=80, heights=(.5, .95), lean=.55,
         width=.0042, skip=lambda x, y: near_path(x, y, .05) or rng.random() < .35)


def hump(x, y):
    """The height of the ground."""
    return .06 * fractal(x * .4, y * .4)


def near_path(x, y, reach):
    """Whether a point lies on or beside a stepping stone; reach is the square of a distance."""
    return min((x - a) ** 2 + (y - b) ** 2 for a, b in PATH) < reach


def docks(rng):
    """Broad leaves on stalks, some with brown spikes of seed."""
    dock = leaf('#3f6a26', '#6f9440', dryness=.15)
    dock_seed = plain_material('dock seed', colour='#7a4526', roughness=.9)
    for k in range(46):
        x, y = rng.uniform(-3.6, 3.4), rng.uniform(-.4, 6.6)
        if near_path(x, y, .05):
            continue
        height = rng.uniform(.4, .85)
        leaf_cloud(rng, dock, (x, y, height * .42), (.22, .22, height * .42), 90, rng.uniform(.10, .17),
                   with_core=False)
        if rng.random() < .45:
            tube([(x, y, 0), (x + rng.gauss(0, .03), y, height * .7),
                  (x + rng.gauss(0, .06), y, height * 1.25)],
                 .005, dock_seed, .05, segments=4)
            leaf_cloud(rng, dock_seed, (x, y, height * 1.08), (.03, .03, height * .22), 130, .022,
                       with_core=False)


def garden_view(rng, exposure, saturation, sky):
    """Sky, camera and look that both pictures share."""
    cloudy_sky(1.1, sky, contrast=.6, sun=(36, 42, 3.4))
    phone_camera((-.35 + rng.uniform(-.1, .1), -2.3, 1.62), (.12, 3.0, .68), 26, (0, 2.6, .4), 8, rng, .03,
                 .4)
    return Look(bounces=2, exposure=exposure, warmth=.02, saturation=saturation)


def striped_lawn(rng):
    """Mown stripes of two greens inside the beds."""
    lawn_a = leaf('#4d7a2c', '#7fae48', '#9aa860', .06)
    lawn_b = leaf('#3f6a26', '#6a983e', '#8a9a58', .06)
    for stripe, grass in ((0, lawn_a), (1, lawn_b)):
        lawn(rng, -3.2, 4.2, -1.3, 6.8, grass, .25, lambda x, y: -.02, count=6, blades=520,
             heights=(.028, .05), lean=.4, width=.0042,
             skip=lambda x, y, stripe=stripe: not on_lawn(x, y) or int((x + 20) / .62) % 2 != stripe
             or abs(x) > 1.5 + (y + 2.3) * .95)


def on_lawn(x, y):
    """Whether a point lies on the lawn and not on the path."""
    return (left_bed(y) < x < 4.0 and y < back_bed(x) and not (x > 1.2 and y > 4.9)
            and not near_path(x, y, .055))


def left_bed(y):
    """The edge of the bed on the left: x at a given y."""
    return -2.75 + .35 * sin(y * .75)


def back_bed(x):
    """The edge of the bed at the back: y at a given x."""
    return 6.35 + .25 * sin(x * 1.1 + 1)


def dark_beds():
    """Fresh soil with a crisp edge."""
    bed_soil = soil('#3a2a1e')
    mesh = grid_mesh(14, 14, 140, 140,
                     lambda x, y: .03 + .015 * fractal(x * 6, y * 6)
                     if x < left_bed(y + 3) - .02 or y + 3 > back_bed(x) + .02 else -.06,
                     'beds')
    place(mesh, (0, 3, 0), bed_soil)


def planted_beds(rng, green, olive):
    """Flowers and shrubs from low to tall. Returns greens and flowers."""
    greens = [green, olive, leaf('#4c6a35', '#8fa352', dryness=.05), leaf('#5d6f4a', '#a9b07f', dryness=.05)]
    flowers = [plain_material('flower %d' % k, colour=c, roughness=.6)
               for k, c in enumerate(('#8a5fc0', '#e7e2ee', '#d65a86', '#e8b52c', '#c23b3b'))]
    for k in range(17):
        y = -.3 + k * .42
        edge = left_bed(y)
        plant(rng, edge - .25 + rng.uniform(-.05, .05), y, .17, rng.uniform(.20, .30), rng.choice(greens),
              rng.choice(flowers))
        if k % 2 == 0:
            plant(rng, edge - .72 + rng.uniform(-.08, .08), y + .1, .30, rng.uniform(.5, .75),
                  rng.choice(greens), rng.choice(flowers) if rng.random() < .6 else None)
        if k % 3 == 0:
            leaf_cloud(rng, rng.choice(greens), (edge - 1.15, y + .2, .62), (.45, .42, .72), 1700, .075)
    for k in range(12):
        x = -3.2 + k * .42
        if x > 1.3:
            break
        plant(rng, x, back_bed(x) + .25, .18, rng.uniform(.22, .34), rng.choice(greens), rng.choice(flowers))
        if k % 2:
            plant(rng, x, back_bed(x) + .68, .30, rng.uniform(.55, .85), rng.choice(greens),
                  rng.choice(flowers) if rng.random() < .6 else None)
    for k in range(8):
        y = .4 + k * .75
        leaf_cloud(rng, greens[k % 3], (4.02, y, .36), (.34, .36, .40), 1000, .06)
    return flowers, greens


def plant(rng, x, y, r, height, green, flower=None):
    """One plant of a bed: a cloud of leaves, perhaps with flowers on it."""
    leaf_cloud(rng, green, (x, y, height * .5), (r, r, height * .55), 620, .065)
    if flower:
        leaf_cloud(rng, flower, (x, y, height * .58), (r * 1.02, r * 1.02, height * .60), 120, .045,
                   with_core=False)


def pots_by_shed(rng, flowers, greens):
    """Two terracotta pots by the shed door."""
    terracotta = plain_material('terracotta', colour='#b0643f', roughness=.85)
    for x, y, size, flower in ((1.35, 5.02, .8, flowers[2]), (2.75, 4.72, .95, flowers[0])):
        terracotta_pot((x, y, 0), terracotta, size, size)
        leaf_cloud(rng, greens[2], (x, y, .5 * size), (.22 * size, .22 * size, .2 * size), 500, .06)
        leaf_cloud(rng, flower, (x, y, .53 * size), (.23 * size, .23 * size, .2 * size), 90, .045,
                   with_core=False)
