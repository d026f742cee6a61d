"""Odd jobs: a wardrobe just put together."""
from math import cos, radians, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh
from kit.metals import chrome, steel
from kit.natural import leaf, wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import cloth, paint, plaster
from objects.joinery import floorboards, skirting
from objects.plants import dead_leaves
from scenes import scene

WIDTH, DEPTH, HEIGHT, BOARD = 1.30, .56, 1.98, .022
LEFT, BACK = -.62, -.02
FRONT = BACK - DEPTH
DOOR_WIDTH, DOOR_HEIGHT, DOOR_Z = WIDTH / 2 - .003, HEIGHT - .42, .405
# the rail inside, on the right
RAIL_X0, RAIL_X1 = LEFT + WIDTH * .5 + .01, LEFT + WIDTH - BOARD
RAIL_Z = HEIGHT - .12


@scene('flat-pack-wardrobe')
def flat_pack_wardrobe(rng):
    """A wardrobe just put together, one door open; its carton and tools still lie on the floor."""
    bedroom(rng)
    white = carcass()
    handle = plain_material('black handle', colour='#1b1b1c', roughness=.35, metallic=.5)
    drawers_and_shut_door(white, handle)
    open_door(white, handle)
    hanging_clothes(rng)
    folded_jumpers(rng)
    packaging_and_tools(rng)
    pot_plant(rng)
    window_light((-2.04, -1.7, 1.45), (.2, -.5, .9), (1.15, 1.4), 105, '#eaf1fb')
    area_light((.7, -3.6, 2.2), (0, -.4, 1.0), (.9, .7), 12, '#fff0dc', mirrored=False)
    plain_sky('#e6eaee', .22)
    phone_camera((-.30 + rng.uniform(-.05, .05), -3.15, 1.34), (.10, -.3, .90), 25, (0, -.6, 1.0), 9, rng,
                 .03, .3)
    return Look(bounces=4, exposure=.45, warmth=.015)


def bedroom(rng):
    """The walls, boards and skirting of the room."""
    tint = rng.choice(['#b9c4bb', '#c2c8cf', '#cdbfae'])
    wall = plaster(tint, .2, .15)
    plane(7, 2.6, (0, 0, 1.3), wall, TO_FRONT)
    plane(2.6, 5, (-2.1, -2.3, 1.3), wall, TO_RIGHT)
    plane(2.6, 5, (2.3, -2.3, 1.3), wall, TO_LEFT)
    plane(7, 2.6, (0, -4.4, 1.3), plaster('#d8d2c4'), TO_BACK)
    plane(7, 6, (0, -2.2, 2.5), plaster('#f3f1ec'), TO_GROUND)
    floorboards(rng, -2.2, 2.4, -3.8, 0,
                wood('#b39570', '#8f7350', roughness=.42, variation=.10, knots=False), .15)
    gloss = paint('#f0eee8', .25, .1)
    skirting(6, (-3, 0, 0), gloss, 0, .14)
    skirting(5, (-2.1, -5, 0), gloss, 90, .14)


def carcass():
    """Oak sides, shelves and plinth, a white back and partition. Returns the white board."""
    oak = wood('#c3a983', '#a1835c', axis=2, roughness=.45, variation=.05, knots=False, bump=.1)
    oak_across = wood('#c3a983', '#a1835c', axis=0, roughness=.45, variation=.05, knots=False, bump=.1)
    white = plain_material('board white', colour='#f1f0ec', roughness=.28, specular=.5)
    for x in (LEFT + BOARD / 2, LEFT + WIDTH - BOARD / 2):
        box((BOARD, DEPTH, HEIGHT), (x, BACK - DEPTH / 2, HEIGHT / 2), oak, .001)
    box((BOARD * .8, DEPTH - .03, HEIGHT - .5),
        (LEFT + WIDTH * .5, BACK - DEPTH / 2 + .01, .42 + (HEIGHT - .5) / 2), white, .001)
    for z in (BOARD / 2 + .06, .40, HEIGHT - BOARD / 2):
        box((WIDTH - 2 * BOARD, DEPTH, BOARD), (LEFT + WIDTH / 2, BACK - DEPTH / 2, z), oak_across, .001)
    box((WIDTH - 2 * BOARD, .006, HEIGHT - .1), (LEFT + WIDTH / 2, BACK - .006, HEIGHT / 2 + .03), white, 0)
    box((WIDTH - 2 * BOARD, .018, .06), (LEFT + WIDTH / 2, FRONT + .05, .03), oak_across, .001)
    return white


def drawers_and_shut_door(white, handle):
    """Two drawers below and the left door, shut."""
    for k in range(2):
        width = (WIDTH - 2 * BOARD) / 2
        middle = LEFT + BOARD + k * width + width / 2
        box((width - .005, .018, .30), (middle, FRONT - .010, .235), white, .0015)
        tube([(middle - .08, FRONT - .018, .235), (middle - .08, FRONT - .045, .235),
              (middle + .08, FRONT - .045, .235), (middle + .08, FRONT - .018, .235)],
             .0055, handle, .006, segments=6)
    box((DOOR_WIDTH, .018, DOOR_HEIGHT),
        (LEFT + DOOR_WIDTH / 2 + .001, FRONT - .010, DOOR_Z + DOOR_HEIGHT / 2), white, .0015)
    tube([(LEFT + DOOR_WIDTH - .045, FRONT - .018, 1.05), (LEFT + DOOR_WIDTH - .045, FRONT - .048, 1.05),
          (LEFT + DOOR_WIDTH - .045, FRONT - .048, 1.29), (LEFT + DOOR_WIDTH - .045, FRONT - .018, 1.29)],
         .0055, handle, .006, segments=6)


def open_door(white, handle):
    """The right door, open, on three hinges."""
    parts = [box((DOOR_WIDTH, .018, DOOR_HEIGHT), (-DOOR_WIDTH / 2, -.010, DOOR_Z + DOOR_HEIGHT / 2),
                 white, .0015),
             tube([(-DOOR_WIDTH + .045, -.018, 1.05), (-DOOR_WIDTH + .045, -.048, 1.05),
                   (-DOOR_WIDTH + .045, -.048, 1.29), (-DOOR_WIDTH + .045, -.018, 1.29)],
                  .0055, handle, .006, segments=6)]
    for z in (.55, 1.2, 1.82):
        parts.append(box((.05, .012, .04), (-.03, .003, z), steel(.3), .003))
        parts.append(cylinder(.0175, .003, (-.03, .0, z), steel(.3), TO_FRONT))
    move_all(parts, moved((LEFT + WIDTH, FRONT, 0)) @ rotated('Z', 104))


def hanging_clothes(rng):
    """Rail, hangers and clothes; two hangers are empty."""
    metal = chrome(.1)
    y = BACK - DEPTH / 2
    tube([(RAIL_X0, y, RAIL_Z), (RAIL_X1, y, RAIL_Z)], .0125, metal, 0)
    tints = ['#54687c', '#c2a27a', '#e4e0d6', '#7a4a44', '#4f6650', '#2f3440']
    hanger_wood = wood('#a87c4c', '#80582f', axis=1, knots=False)
    for k in range(8):
        x = RAIL_X0 + .07 + k * .062 + rng.uniform(-.006, .006)
        tube([(x, y, RAIL_Z - .06), (x, y, RAIL_Z), (x, y + .014, RAIL_Z + .014),
              (x, y + .02, RAIL_Z + .004)],
             .0018, metal, .01, segments=5)
        tube([(x, y - .20, RAIL_Z - .115), (x, y, RAIL_Z - .06), (x, y + .20, RAIL_Z - .115)], .007,
             hanger_wood, .03, segments=6)
        if k not in (3, 6):
            garment(x, y, rng.uniform(.62, .82), cloth(tints[k % len(tints)], 700), rng.uniform(0, 6))


def garment(x, y, length, fabric, phase):
    """The two sides of something on a hanger, in folds that begin at phase."""
    for side in (-1, 1):
        def fold(across, up, side=side):
            waves = .012 * sin(across * 34 + phase) * (.5 - up / length)
            return side * (.006 + waves + .006 * fractal(across * 8, up * 5, phase))

        mesh = grid_mesh(.42, length, 40, 24, fold, 'garment')
        for v in mesh.vertices:  # narrower and sloping at the shoulders
            share = (v.co.y + length / 2) / length
            v.co.x *= 1 - .10 * share ** 3
            v.co.y -= .28 * abs(v.co.x) * share
        place(mesh, (x, y, RAIL_Z - .07 - length / 2), fabric, (radians(90), 0, radians(90)))


def folded_jumpers(rng):
    """Three jumpers folded on the floor of the wardrobe."""
    for k, c in enumerate(('#8a9a8c', '#d9cbb4', '#6c7484')):
        box((.34, .30, .055),
            (RAIL_X0 + .28 + rng.uniform(-.01, .01), BACK - DEPTH / 2 - .03, .445 + k * .056), cloth(c, 600),
            .024, (0, 0, radians(rng.uniform(-3, 3))), segments=5)


def packaging_and_tools(rng):
    """Flattened cartons, a hex key, a screwdriver and a few dowels."""
    card = corrugated_card()
    place(grid_mesh(.95, .62, 40, 26,
                    lambda u, v: .006 + .05 * max(0, abs(u + .1) - .28) ** 1.2 + .004 * fractal(u * 4, v * 4),
                    'carton'),
          (-1.02, -1.00, 0), card, (0, 0, radians(18)))
    place(grid_mesh(.60, .42, 30, 20,
                    lambda u, v: .016 + .03 * max(0, v) ** 1.1 + .003 * fractal(u * 4, v * 4), 'carton2'),
          (-.90, -1.12, .006), card, (0, 0, radians(-9)))
    tube([(-.22, -.96, .005), (-.10, -.92, .005), (-.115, -.88, .005)], .0045, steel(.3), .008, segments=6)
    screwdriver = paint('#b8321f', .3, .0)
    lathe([(.001, 0), (.011, .003), (.014, .02), (.0125, .06), (.015, .085), (.008, .1), (.0035, .102),
           (.0035, .2), (.0045, .205), (.001, .21)],
          (.12, -1.0, .015), screwdriver, (0, radians(90), radians(200)), segments=24)
    dowel = wood('#d8bd90', '#b99968', axis=2, knots=False)
    for _ in range(7):
        cylinder(.004, .034, (-.30 + rng.gauss(0, .06), -1.02 + rng.gauss(0, .05), .004), dowel,
                 (radians(90), 0, rng.uniform(0, 6)), .0008, 16)


def corrugated_card():
    """Brown card with its flutes showing."""
    m = MaterialBuilder('card', roughness=.95, specular=.1)
    flutes = m.wave(1, m.scaled(m.object_position(), (75, 0, 0)), 0, 0)
    m.set(colour=m.mix(m.remap(m.noise(2, 4, .6), .4, .7), '#a9814f', '#93703f'),
          normal=m.bump(flutes, .12, .001))
    return m.material


def pot_plant(rng):
    """A leafy plant in a white pot beside the wardrobe."""
    lathe([(.0001, 0), (.10, 0), (.13, .24), (.138, .25), (.125, .25), (.118, .22), (.0001, .22)],
          (1.55, -.36, 0), plain_material('planter', colour='#e6e1d6', roughness=.6))
    leaves = leaf('#35592c', '#6a924a', dryness=.04)
    tips = []
    for _ in range(18):
        a, up = rng.uniform(0, 6.28), rng.uniform(.25, .75)
        tip = Vector((1.55 + .32 * cos(a) * (1 - up * .4), -.36 + .26 * sin(a) * (1 - up * .4), .25 + up))
        tube([(1.55, -.36, .22), (1.55 + .05 * cos(a), -.36 + .05 * sin(a), .22 + up * .7), tuple(tip)], .003,
             leaves, .1, segments=4)
        tips += [tuple(tip),
                 (tip.x * .8 + 1.55 * .2 + rng.gauss(0, .02), tip.y * .8 - .36 * .2 + rng.gauss(0, .02),
                  tip.z - .05)]
    dead_leaves(rng, [leaves], len(tips), lambda: (tips.pop(), .45), .19)
