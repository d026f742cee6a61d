"""Fencing: a fence after a storm, and the new one."""
from math import radians

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import concrete
from kit.meshes import grid_mesh
from kit.natural import leaf, soil, wood
from kit.noise import fractal
from kit.placing import moved, rotated
from kit.solids import box, lathe, place
from objects.changes import first_material_name, remove_where
from objects.fences import fence_panel, weathered_boards
from objects.plants import hedge, lawn, leaf_cloud, treeline
from scenes import scene

FENCE_Y = 3.2


@scene('fence-blown-down')
def fence_blown_down(rng):
    """A fence after a storm: panels lie broken on the grass, one post has snapped."""
    boards = weathered_boards(rng)
    posts = wood('#7f6546', '#4f3b27', axis=2, weather=.6, roughness=.8, sheen=.2)
    ground = grid_mesh(24, 22, 90, 90, lambda x, y: hump(x, y + 9) - .012, 'ground')
    place(ground, (0, 9, 0), soil('#4a4a28'))
    fence_posts(rng, posts)
    fence_panels(rng, boards)
    loose_timber(rng, posts, boards)
    grass_round_fence(rng)
    hedge_and_trees(rng)
    cloudy_sky(1.1, rng.randrange(9), contrast=.6, sun=(34, 40, 3.6))
    phone_camera((-.35 + rng.uniform(-.2, .2), -2.0, 1.52), (.15, 2.6, .72), 27, (.2, 2.0, .4), 2.0, rng, .04)
    return Look(bounces=2, exposure=.4, warmth=.02, saturation=1.06)


@scene('new-fence')
def new_fence(rng):
    """The garden of 'fence-blown-down' with a straight new fence on concrete posts."""
    look = fence_blown_down(rng)
    remove_where(lambda thing: first_material_name(thing).startswith('wood'))
    # the rough strip hid the foot of the old fence
    remove_where(lambda thing: thing.name.startswith('tuft')
                 and FENCE_Y - .45 < thing.location.y < FENCE_Y + .45)
    panels_on_concrete_posts(rng)
    trodden_earth(rng)
    young_shrubs(rng)
    return look


def hump(x, y):
    """The height of the ground."""
    return .05 * fractal(x * .35, y * .35) + .02 * fractal(x * 1.3, y * 1.3)


def fence_posts(rng, wood_material):
    """Wooden posts a little out of plumb; one has snapped at the ground, its neighbour leans."""
    for k, x in enumerate((-4.65, -2.75, -.85, 1.05, 2.95, 4.85)):
        if k == 3:
            splintered_stump(rng, x, wood_material)
            continue
        lean = (radians(rng.gauss(0, .6)), radians(rng.gauss(0, .8)), 0)
        shift = cap_x = cap_y = 0
        if k == 2:
            lean = (radians(6.5), radians(-4.5), 0)
            shift, cap_x, cap_y = .1, -.07, .21
        box((.1, .1, 2.0), (x, FENCE_Y + .02 - shift, .94), wood_material, .006, lean)
        box((.12, .12, .025), (x + cap_x, FENCE_Y + .02 - cap_y, 1.95), wood_material, .006, lean)


def splintered_stump(rng, x, wood_material):
    """What is left in the ground of a post that has snapped."""
    box((.1, .1, .26), (x, FENCE_Y + .02, .08), wood_material, .006, (radians(9), radians(-6), radians(4)))
    for _ in range(14):
        lathe([(.012 * rng.uniform(.4, 1), 0), (.007, rng.uniform(.03, .08)), (.0005, rng.uniform(.09, .17))],
              (x + rng.uniform(-.035, .035), FENCE_Y + rng.uniform(-.015, .055), .2), wood_material,
              (radians(rng.gauss(9, 6)), radians(rng.gauss(-4, 6)), 0), segments=5)


def fence_panels(rng, boards):
    """Three panels still stand, one lies on the grass, one leans."""
    fence_panel(rng, boards, moved((-4.6, FENCE_Y, 0)))
    fence_panel(rng, boards, moved((-2.7, FENCE_Y, 0)) @ rotated('X', 1.5), loose=(14,), snapped=(16,))
    fence_panel(rng, boards, moved((3.0, FENCE_Y, 0)) @ rotated('X', -1.0))
    fence_panel(rng, boards,
                moved((-.86, FENCE_Y - .42, .15)) @ rotated('Z', -15) @ rotated('X', 93.5) @ rotated('Y', 1)
                @ moved((1.82, 0, 0)) @ rotated('Z', 180),
                missing=(5, 13), loose=(4, 12), snapped=(6, 9, 15))
    fence_panel(rng, boards,
                moved((1.02, FENCE_Y - .06, .03)) @ rotated('Z', 10) @ rotated('X', 34) @ rotated('Y', 7),
                missing=(2,), loose=(3,), snapped=(7, 11))


def loose_timber(rng, posts, boards):
    """The snapped post and loose boards on the grass."""
    box((.1, .1, 1.75), (1.2, FENCE_Y - 1.25, .20), posts, .006, (radians(84), radians(3), radians(16)))
    for k in range(4):
        box((.12, .011, rng.uniform(.8, 1.75)),
            (-1.9 + rng.uniform(-.35, .35) + k * .16, FENCE_Y - 1.0 - k * .35, .05 + k * .006), boards, .002,
            (radians(90), radians(rng.uniform(-8, 8)), radians(rng.uniform(-55, 60))))


def grass_round_fence(rng):
    """The lawn, a rough strip along the fence and the grass beyond it."""
    grass = leaf('#3f5c28', '#768f44', '#aaa268', .36)
    lawn(rng, -5.5, 5.5, -1.2, 3.2, grass, .5, hump, count=6, blades=1500, heights=(.025, .06), width=.0034,
         skip=lambda x, y: abs(x) > 1.2 + (y + 2.2) * .95)
    lawn(rng, -5.5, 5.5, FENCE_Y - .35, FENCE_Y + .3, grass, .35, hump, count=4, blades=260,
         heights=(.08, .22), width=.0045)
    lawn(rng, -9, 9, 3.5, 10, grass, 1.0, hump, count=4, blades=1500, heights=(.05, .12), width=.009)


def hedge_and_trees(rng):
    """The neighbours' clipped hedge, shrubs and far trees."""
    green = leaf('#3c5a26', '#6b8b40', dryness=.10)
    olive = leaf('#52652e', '#8f9c52', dryness=.25)
    dark_green = leaf('#35502a', '#5d7a3c', dryness=.08)
    hedge(rng, leaf('#2f4c22', '#64823f', '#8f8f4c', .28), -7.5, 7.5, 7.4, 2.3, .9, 420, .10, .2)
    treeline(rng, (green, olive, dark_green), -13, 13, 17, 5.6, 2.0, 1500, .26)
    for k in range(7):
        leaf_cloud(rng, rng.choice((olive, dark_green)),
                   (-5.2 + k * 1.75 + rng.uniform(-.4, .4), 6.75, .35 + rng.uniform(-.1, .25)),
                   (.5, .35, .45 + rng.uniform(0, .25)), 900, .07)


def panels_on_concrete_posts(rng):
    """Concrete posts and gravel boards with panels of fresh timber between them."""
    light, dark = rng.choice([('#c48a4a', '#96602e'), ('#b98a50', '#8a5e32'), ('#bd7f45', '#8c552b')])
    boards = wood(light, dark, axis=2, weather=.05, roughness=.7, variation=.16, bump=.45, sheen=.25)
    post = concrete('#8f8b81', .05, .25)
    places = [-6.55 + 1.9 * k for k in range(8)]
    for x in places:
        box((.1, .105, 2.2), (x, FENCE_Y + .005, .93), post, .008,
            (radians(rng.gauss(0, .12)), radians(rng.gauss(0, .12)), 0))
    for x in places[:-1]:
        x0, x1 = x + .045, x + 1.855
        box((x1 - x0, .05, .26), ((x0 + x1) / 2, FENCE_Y + .01, .05), post, .006)
        fence_panel(rng, boards, moved((x + .05, FENCE_Y, .14)), 1.80)


def trodden_earth(rng):
    """The soil that was dug for the posts, and young grass up to it."""
    mesh = grid_mesh(11, .5, 220, 14,
                     lambda x, y: hump(x, y + FENCE_Y - .2) + .012 + .012 * fractal(x * 6, y * 6)
                     - .05 * (abs(y) / .25) ** 4,
                     'earth')
    place(mesh, (0, FENCE_Y - .2, 0), soil('#5a4630'))
    young = leaf('#4a6c2a', '#86a04a', '#a9a062', .2)
    lawn(rng, -5.2, 5.2, FENCE_Y - .5, FENCE_Y - .1, young, .33, hump, count=4, blades=150,
         heights=(.02, .06), width=.004)


def young_shrubs(rng):
    """A few young shrubs in the dug strip."""
    greens = (leaf('#35521f', '#5c7a34', dryness=.1), leaf('#4c6a35', '#8fa352', dryness=.1))
    for k, x in enumerate((-3.1, -2.2, -.55, 1.5, 2.55)):
        r = rng.uniform(.16, .26)
        leaf_cloud(rng, greens[k % 2], (x + rng.uniform(-.1, .1), FENCE_Y - .22, r * 1.1),
                   (r, r * .9, r * 1.25), 700, .055)
