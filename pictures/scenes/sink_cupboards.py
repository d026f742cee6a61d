"""Plumbing below a sink: a trap that leaks into a bowl in the cupboard."""
from math import cos, pi, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder
from kit.meshes import grid_mesh
from kit.metals import chrome, copper, steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, at, move_all
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import cloth, paint, plaster, plastic, water
from objects.bathroom import water_drop
from objects.decorating import dust_sheet
from objects.joinery import floorboards, shaker_front
from scenes import scene

HALF_WIDTH, DEPTH, BASE_Z, TOP_Z = .40, .54, .15, .86  # the inside of the unit; its front is at y=0
WASTE_X, TRAP_Y, WASTE_Z = .05, .24, .70
BEND_X, BEND_Z, BEND_RADIUS = -.09, .46, .07  # the far leg of the trap, and the middle of its bend
DROP = (-.02, TRAP_Y, .362)


@scene('leaking-trap')
def leaking_trap(rng):
    """The open cupboard below a sink: the white trap drips into a bowl, the chipboard below is swollen."""
    unit_and_doors(rng, stained_melamine())
    sink_from_below()
    white_trap(plastic('#f1f0eb', .28))
    drips_below_trap()
    supply_pipes()
    bowl_of_water()
    swollen_edge(rng)
    bottles_and_cloth(rng)
    kitchen_floor(rng)
    return into_the_cupboard(rng)


def into_the_cupboard(rng):
    """Daylight from the left, and a phone that is held before the open doors."""
    window_light((-1.4, -1.5, 1.35), (0, .2, .4), (1.0, 1.1), 60, '#e9f1fb')
    area_light((.45, -1.3, 1.0), (0, .3, .45), (.7, .5), 13, '#fff0dc', mirrored=False)
    plain_sky('#e4e8ec', .3)
    phone_camera((.10 + rng.uniform(-.02, .02), -.86, .66), (-.005, .2, .42), 31, (0, TRAP_Y, .45), 7, rng,
                 .01)
    return Look(bounces=5, exposure=.4, warmth=.02)


def stained_melamine():
    """White coated board, stained brown and wet round the bowl."""
    m = MaterialBuilder('melamine', specular=.45)
    p = m.world_position()
    wet = m.near((.02, .13, BASE_Z), .24, .03, .10, 5) * m.remap(m.components(p)[2], BASE_Z + .06,
                                                                 BASE_Z + .01)
    edge = m.near((.02, .13, BASE_Z), .25, .018, .10, 5) - m.near((.02, .13, BASE_Z), .215, .02, .10, 5)
    edge = m.clamped(edge) * m.remap(m.components(p)[2], BASE_Z + .06, BASE_Z + .01)
    c = m.mix(m.remap(m.noise(6, 4, .7, p), .5, .8, 0, .3), '#e9e6dd', '#cfc8b6')
    c = m.mix(wet * .45, c, '#9a7d56')
    c = m.mix(edge * .7, c, '#6f5230')
    m.set(colour=c, roughness=.38 - wet * .25)
    return m.material


def unit_and_doors(rng, board):
    """The white carcase, its doors swung open on both sides, plinth and worktop."""
    height = TOP_Z - BASE_Z
    for side in (-1, 1):
        box((.018, DEPTH, height), (side * (HALF_WIDTH + .009), DEPTH / 2, BASE_Z + height / 2), board, .001)
    box((2 * HALF_WIDTH, DEPTH, .018), (0, DEPTH / 2, BASE_Z - .009), board, .001)
    box((2 * HALF_WIDTH, .01, height), (0, DEPTH - .005, BASE_Z + height / 2),
        plaster('#b3ab99', .05, .1, .5, .6), 0)
    front = paint(rng.choice(['#5d7a80', '#66806f']), .32, .03)
    handle = steel(.3)
    for side in (-1, 1):
        parts = shaker_front(0 if side < 0 else -HALF_WIDTH, 0, HALF_WIDTH, height, front, handle,
                             side='r' if side < 0 else 'l')
        parts.append(box((HALF_WIDTH - .004, .004, height - .004), (-side * HALF_WIDTH / 2, .002, height / 2),
                         board, 0))
        move_all(parts, at((side * (HALF_WIDTH + .016), -.004, BASE_Z), side * 108))
        for z in (BASE_Z + .10, TOP_Z - .12):
            box((.05, .05, .012), (side * (HALF_WIDTH - .03), .03, z), steel(.3), .003)
    for side in (-1, 1):
        box((.9, .02, height), (side * (HALF_WIDTH + .02 + .45), -.008, BASE_Z + height / 2), front, .002)
    box((3, .02, BASE_Z - .02), (0, .05, (BASE_Z - .02) / 2), front, .001)
    top = wood('#b3834f', '#835a32', axis=0, roughness=.4, variation=.05, knots=False, bump=.1)
    box((3, .62, .038), (0, DEPTH / 2 - .03, TOP_Z + .022), top, .006)


def sink_from_below():
    """The underside of the steel bowl and its waste."""
    metal = steel(.42, '#a9abad')
    loft([superellipse(0, .26, .29, .19, TOP_Z, 7), superellipse(0, .26, .275, .18, .76, 7),
          superellipse(0, .26, .25, .16, .725, 6), superellipse(0, .26, .15, .10, .718, 5)], (0, 0, 0), metal,
         cap_end=True, angle=40)
    white = plastic('#eceae4', .3)
    lathe([(.030, -.030), (.030, -.012), (.043, -.008), (.047, .010), (.047, .018)], (WASTE_X, TRAP_Y, .70),
          white)


def trap_nut(location, material, rotation=(0, 0, 0), radius=.031):
    """A plastic nut with ribs for the fingers."""
    rings = []
    for z, share in ((-.016, .86), (-.014, .96), (-.010, 1), (.010, 1), (.014, .96), (.016, .86)):
        rings.append([((radius * share + (.0022 if k % 4 < 2 else 0)) * cos(2 * pi * k / 96),
                       (radius * share + (.0022 if k % 4 < 2 else 0)) * sin(2 * pi * k / 96),
                       z) for k in range(96)])
    return loft(rings, location, material, cap_end=True, cap_start=True, angle=30, rotation=rotation)


def white_trap(white):
    """A P trap: down from the waste, round the bend, along to the left and into the back wall."""
    bend = [(WASTE_X - BEND_RADIUS + BEND_RADIUS * cos(a), TRAP_Y, BEND_Z + BEND_RADIUS * sin(a))
            for a in (-pi * k / 24 for k in range(25))]
    tube([(WASTE_X, TRAP_Y, WASTE_Z), (WASTE_X, TRAP_Y, BEND_Z), *bend, (BEND_X, TRAP_Y, .52)], .0215, white,
         0,
         segments=16)
    tube([(BEND_X, TRAP_Y, .50), (BEND_X, TRAP_Y, .585), (-.25, TRAP_Y, .58), (-.25, DEPTH, .57)], .0205,
         white,
         .05, segments=16)
    for x, z in ((WASTE_X, .655), (WASTE_X, .475), (BEND_X, .475)):
        trap_nut((x, TRAP_Y, z), white)
    trap_nut((-.195, TRAP_Y, .581), white, TO_RIGHT)
    lathe([(.0205, 0), (.036, 0), (.034, .008), (.0205, .012)], (-.25, DEPTH - .012, .57), white, TO_FRONT)


def drips_below_trap():
    """A drop that falls from the bend, and beads on the leg that they run down."""
    drip = water()
    foot = BEND_Z - BEND_RADIUS - .0215
    x = WASTE_X - BEND_RADIUS
    water_drop((x, TRAP_Y - .004, foot - .0145), .0108, drip, neck=True)
    water_drop((x, TRAP_Y - .004, foot - .085), .0092, drip, stretch=1.2)
    for k, (dx, z) in enumerate(((.0, .455), (.004, .43), (-.01, .415), (.012, .437))):
        bead = water_drop((WASTE_X + dx, TRAP_Y - .0225 - .002 * (k == 0), z), .0040, drip, stretch=1.25)
        bead.scale = (1, .6, 1)


def supply_pipes():
    """Two copper pipes up the back with valves and braided hoses."""
    pipe = copper(.3)
    m = MaterialBuilder('braid', metallic=.9, roughness=.38)
    weave = m.voronoi(420, 'F1')
    m.set(colour=m.mix(m.remap(weave, .2, .6), '#c9cbce', '#6d7074'), normal=m.bump(weave, .8, .002))
    for x, index in ((.22, '#b8322a'), (.29, '#2c56a0')):
        tube([(x, DEPTH - .05, BASE_Z), (x, DEPTH - .05, .50)], .0075, pipe, 0)
        cylinder(.012, .05, (x, DEPTH - .05, .52), chrome(.2), bevel=.003)
        box((.012, .022, .006), (x, DEPTH - .072, .52), plastic(index, .3), .001)
        tube([(x, DEPTH - .05, .53), (x + .01, DEPTH - .06, .62), (x - .03, DEPTH - .08, .72),
              (x - .04, DEPTH - .04, .85)],
             .0062, m.material, .05, segments=8)


def bowl_of_water():
    """A round plastic bowl, half full."""
    blue = plastic('#3f78a8', .3)
    x, y = -.015, .175
    lathe([(.0001, .006), (.108, .006), (.112, .010), (.150, .118), (.154, .124), (.166, .124), (.167, .120),
           (.158, .116),
           (.118, .004), (.112, 0), (.0001, 0)], (x, y, BASE_Z), blue, segments=96, angle=35)
    murky = MaterialBuilder('murky water', colour='#8d9690', roughness=.03, specular=.6)
    p = murky.world_position()
    rings = murky.operate('SINE', murky.distance(p, murky.vector(DROP[0], DROP[1], BASE_Z + .062)) * 330.0)
    murky.set(normal=murky.bump(rings, .35, .002))
    lathe([(.0001, .062), (.1305, .062)], (x, y, BASE_Z), murky.material, segments=72)


def swollen_edge(rng):
    """The front edge of the base board, blown up and brown where its coating has come off."""
    m = MaterialBuilder('raw chipboard', roughness=.95, specular=.15)
    p = m.world_position()
    chips = m.voronoi(170, 'F1', m.scaled(p, (1, 1, 2.2)))
    m.set(colour=m.mix(m.remap(chips, .1, .6), m.mix(m.noise(14, 4, .6, p), '#a57c4a', '#7b5631'), '#4e3820'),
          normal=m.bump(chips, .9, .004))

    def blister(x, y):
        along = max(0, 1 - ((x - .02) / .30) ** 2)
        return along * (.012 + .010 * fractal(x * 14, y * 10, 2)) * max(0, 1 - (y + .045) / .075) ** .5 - .002

    place(grid_mesh(.64, .09, 110, 20, blister, 'blister'), (.0, .045, BASE_Z), m.material)
    box((2 * HALF_WIDTH, .004, .018), (0, -.002, BASE_Z - .009), m.material, .001)
    for _ in range(46):
        s = rng.uniform(.003, .009)
        box((s, s * .6, .002), (rng.uniform(-.25, .28), rng.uniform(-.0, .08), BASE_Z + .012), m.material, 0,
            (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 3)))


def bottles_and_cloth(rng):
    """Cleaning bottles at both sides, a wet cloth over the front."""
    for x, y, tint, cap, height, radius in ((-.325, .20, '#d8d9d6', '#c0392b', .27, .040),
                                            (-.335, .34, '#3e8c58', '#f0efe9', .24, .036),
                                            (.325, .22, '#d9a92e', '#2d5aa0', .25, .038)):
        lathe([(.0001, 0), (radius * .92, 0), (radius, .006), (radius, height * .62),
               (radius * .8, height * .76),
               (radius * .38, height * .84), (radius * .36, height * .9), (.0001, height * .9)],
               (x, y, BASE_Z),
              plastic(tint, .25))
        lathe([(radius * .46, height * .86), (radius * .44, height), (.0001, height + .001)], (x, y, BASE_Z),
              plastic(cap, .3))
    dust_sheet((.235, .075, BASE_Z + .004), .24, .15, cloth(rng.choice(['#c9b26f', '#b8776a']), 420),
               rng.randrange(30), 16, .022)


def kitchen_floor(rng):
    """Boards before the unit, walls and ceiling out of sight."""
    floorboards(rng, -2, 2, -2.6, .1, wood('#a07a52', '#6e5032', roughness=.42, variation=.12), .13)
    plane(5, 3, (0, -2.7, 1.2), plaster('#dcd5c6'), TO_BACK)
    plane(5, 4, (0, -1.2, 2.4), plaster('#f2f0ea'), TO_GROUND)
    plane(3, 4, (1.9, -1, 1.2), plaster('#dcd5c6'), TO_LEFT)
    plane(3, 4, (-1.9, -1, 1.2), plaster('#dcd5c6'), TO_RIGHT)
