"""Kitchen fitting: a new kitchen."""
from math import cos, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import ball_profile
from kit.metals import brass, chrome, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, plane, tube
from kit.surfaces import enamel, glazed_tile, paint, plaster, plastic, rubber
from objects.electrics import wall_socket
from objects.joinery import floorboards, shaker_front
from objects.tiling import tile_wall
from scenes import scene

START_X, DEPTH = -2.35, .60
WIDTHS = [.6, .5, .6, .8, .6, .6, .6]
FRONT_Y = -DEPTH
HOB_X = START_X + sum(WIDTHS[:3]) + .4  # the middle of the hob, over the oven


@scene('new-kitchen')
def new_kitchen(rng):
    """A new kitchen: shaker units, oven, hob, steel hood, tiles and a pale worktop."""
    cabinet = paint(rng.choice(['#55675c', '#4a6076', '#5c6e62', '#66727c']), .32, .03)
    handle = brass(.18) if rng.random() < .6 else steel(.25)
    kitchen_room(rng)
    run = base_units(cabinet, handle)
    quartz_worktop(run)
    wall_tiles(rng)
    stainless = hob_and_hood()
    wall_cupboards(cabinet, handle)
    sink_and_tap(stainless)
    things_on_worktop(rng)
    wall_socket((.60, -.018, 1.14), plastic('#f3f2ee', .25), rubber('#151515'))
    daylight_and_lamps()
    phone_camera((.95 + rng.uniform(-.1, .1), -2.95, 1.40), (-.10, -.3, 1.03), 25, (0, -.6, .9), 9, rng, .03,
                 .4)
    return Look(bounces=5, exposure=.45, warmth=.015)


def kitchen_room(rng):
    """Walls, ceiling and boards."""
    wall = plaster('#ece7dc', .2)
    plane(7, 2.6, (0, 0, 1.25), wall, TO_FRONT)
    plane(2.6, 5, (-2.35, -2.4, 1.25), wall, TO_RIGHT)
    plane(2.6, 5, (2.6, -2.4, 1.25), wall, TO_LEFT)
    plane(7, 6, (0, -2.6, 2.5), plaster('#f4f2ec', .15), TO_GROUND)
    plane(7, 2.6, (0, -4.8, 1.25), plaster('#d6cfc2'), TO_BACK)
    boards = wood('#b59a78', '#94795a', roughness=.4, variation=.1, knots=False)
    floorboards(rng, -2.4, 2.6, -4.2, -.4, boards, .19)


def base_units(cabinet, handle):
    """The row of base units with the oven in the wide one. Returns its length."""
    x = START_X
    for k, w in enumerate(WIDTHS):
        box((w, DEPTH - .03, .72), (x + w / 2, -DEPTH / 2 + .015, .15 + .36), cabinet, .001)
        if k == 3:
            oven_front(x + .1, FRONT_Y)
            box((.1, .016, .716), (x + .05, FRONT_Y - .009, .51), cabinet, .001)
            box((.1, .016, .716), (x + w - .05, FRONT_Y - .009, .51), cabinet, .001)
        elif k in (1, 4):
            for z, h in ((.15, .285), (.437, .285), (.724, .146)):
                shaker_front(x, z, w, h, cabinet, handle, FRONT_Y, drawer=True)
        else:
            shaker_front(x, .15, w, .72, cabinet, handle, FRONT_Y, side='r' if k % 2 == 0 else 'l')
        x += w
    run = x - START_X
    box((run, .02, .14), (START_X + run / 2, FRONT_Y + .06, .07), cabinet, .001)
    return run


def oven_front(x, y):
    """The front of a built-in oven; (x, y) is its left edge."""
    stainless = steel(.28, '#c4c6c8')
    black_glass = plain_material('oven glass', colour='#0a0a0b', roughness=.04, specular=.8)
    box((.594, .02, .11), (x + .297, y - .011, .81), black_glass, .002)
    for k in (-1, 1):
        cylinder(.02, .03, (x + .297 + k * .2, y - .034, .81), stainless, TO_FRONT, .003)
    box((.13, .004, .035), (x + .297, y - .022, .81), plain_material('disp', colour='#0c1418', roughness=.1),
        .001)
    box((.594, .02, .46), (x + .297, y - .011, .52), black_glass, .002)
    box((.594, .022, .05), (x + .297, y - .012, .735), stainless, .002)
    tube([(x + .05, y - .02, .70), (x + .05, y - .062, .70), (x + .545, y - .062, .70),
          (x + .545, y - .02, .70)],
         .009, stainless, .008)
    box((.594, .02, .135), (x + .297, y - .010, .218), stainless, .002)


def quartz_worktop(run):
    """The pale worktop and its upstand."""
    m = MaterialBuilder('quartz', specular=.5, roughness=.16)
    specks = m.mix(m.remap(m.noise(400, 2), .6, .7, 0, .3), '#efede8', '#c9c6bf')
    veins = m.remap(m.noise(1.6, 4, .7, distortion=1.5), .49, .52, 0, .25)
    m.set(colour=m.mix(veins, specks, '#b9b5ad'))
    box((run, .62, .03), (START_X + run / 2, -.31, .893), m.material, .002)
    box((run, .018, .09), (START_X + run / 2, -.018, .953), m.material, .002)


def wall_tiles(rng):
    """Glazed tiles between worktop and cupboards."""
    tint = rng.choice(['#f0ede6', '#dfe6e2', '#e9dfd0'])
    tile_wall(rng, (START_X, -.009, .909), 30, 6, .2, .1, glazed_tile(tint, .045, .06), grout('#d5d0c5', .1),
              gap=.002, bond=.5, tilt=.1)


def hob_and_hood():
    """Black hob, steel chimney hood above it. Returns the steel."""
    box((.59, .51, .006), (HOB_X, -.31, .911),
        plain_material('hob', colour='#08090a', roughness=.05, specular=.8), .002)
    for dx, dy, r in ((-.15, .11, .085), (.15, .11, .07), (-.15, -.12, .07), (.15, -.12, .1)):
        lathe([(r - .0016, .0035), (r, .0035)], (HOB_X + dx, -.31 + dy, .911),
              plain_material('ring', colour='#8a8d90', roughness=.4), segments=72)
    stainless = steel(.28, '#c4c6c8')
    box((.60, .48, .045), (HOB_X, -.24, 1.62), stainless, .003)
    rings = []
    for width, length, z in ((.60, .48, 1.642), (.25, .24, 1.80)):
        rings.append([(HOB_X + sx * width / 2, -.24 + sy * length / 2 + (.24 - length / 2), z)
                      for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    loft(rings, (0, 0, 0), stainless, angle=10)
    box((.25, .24, .8), (HOB_X, -.12, 2.15), stainless, .002)
    for k in range(3):
        box((.022, .006, .014), (HOB_X - .05 + k * .05, -.482, 1.62), rubber('#222222'), .001)
    return stainless


def wall_cupboards(cabinet, handle):
    """Three cupboards on each side of the hood, lit from below."""
    for start, width in ((START_X, .5667 - .02), (HOB_X + .42, .50)):
        for k in range(3):
            box((width, .32, .72), (start + k * width + width / 2, -.16, 1.40 + .36), cabinet, .001)
            shaker_front(start + k * width, 1.40, width, .72, cabinet, handle, -.32,
                         side='r' if k % 2 == 0 else 'l')
        middle = start + 3 * width / 2
        box((3 * width, .34, .05), (middle, -.165, 2.145), cabinet, .003)
        area_light((middle, -.17, 1.39), (middle, -.12, .9), (3 * width * .9, .03), 2.4, '#ffdca8')


def sink_and_tap(stainless):
    """A steel sink with a swan neck tap."""
    metal = chrome(.05)
    tube([(-1.72, -.10, .908), (-1.72, -.10, 1.19), (-1.72, -.15, 1.25), (-1.72, -.27, 1.25),
          (-1.72, -.29, 1.14)],
         .012, metal, .06)
    cylinder(.022, .05, (-1.72, -.10, .93), metal, bevel=.004)
    tube([(-1.72, -.10, .95), (-1.66, -.10, .96), (-1.63, -.10, 1.0)], .006, metal, .02)
    box((.52, .40, .004), (-1.72, -.33, .909), stainless, .001)
    box((.44, .34, .004), (-1.72, -.33, .9115),
        plain_material('sinkhole', colour='#3a3c3e', metallic=.8, roughness=.35), .001)


def things_on_worktop(rng):
    """A jar of spoons, a chopping board and a bowl of fruit."""
    jar = plain_material('stoneware', colour='#d9cdb8', roughness=.35)
    lathe([(.0001, 0), (.055, 0), (.062, .02), (.062, .13), (.055, .145), (.055, .15), (.05, .15), (.05, .12),
           (.0001, .12)],
          (.72, -.2, .908), jar)
    spoons = wood('#b98b55', '#8a6236', axis=2, knots=False)
    for _ in range(4):
        tube([(.72 + rng.uniform(-.02, .02), -.2, 1.02),
              (.72 + rng.uniform(-.06, .06), -.2 + rng.uniform(-.05, .03), 1.22)],
             .007, spoons, 0)
    box((.26, .02, .36), (1.05, -.055, 1.085), wood('#a8703f', '#7d4c26', axis=2, knots=False), .008,
        (radians(-8), 0, 0), segments=3)
    bowl = enamel('#e9e2d2', .2)
    lathe([(.0001, .006), (.05, .0), (.06, .004), (.11, .055), (.125, .085), (.121, .086), (.10, .055),
           (.0001, .014)],
          (1.42, -.3, .908), bowl)
    fruits = [plain_material('fruit', colour=tint, roughness=.4)
              for tint in ('#c9772a', '#d9b23a', '#a33a2a', '#7f9a3a')]
    for k in range(6):
        lathe(ball_profile(.036, step=10),
              (1.42 + .055 * cos(k * 1.2), -.3 + .055 * sin(k * 1.2), .975 + .012 * (k % 2)),
              rng.choice(fruits), segments=32)


def daylight_and_lamps():
    """The window on the left, three ceiling lamps and a fill light."""
    window_light((-2.28, -2.3, 1.45), (.2, -.6, .9), (1.3, 1.2), 105, '#eaf1fb')
    for lamp_x in (-1.2, 0, 1.2):
        area_light((lamp_x, -1.25, 2.48), (lamp_x, -1.25, 0), (.09, .09), 8, '#ffe6c4', 130, mirrored=False)
    area_light((1.6, -4.2, 2.0), (0, -.5, .8), (1.6, 1.2), 16, '#fff4e8', mirrored=False)
    plain_sky('#e6eaee', .22)
