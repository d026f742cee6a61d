"""Plumbing in the bathroom: a bath without a shower, and one that does not drain."""
from math import cos, pi, radians, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import ball_profile
from kit.metals import chrome
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, moved
from kit.solids import box, lathe, plane, tube
from kit.surfaces import enamel, glazed_tile, paint, plaster, plastic, rubber
from objects.sanitary import (
    BATH_LENGTH,
    BATH_RIM,
    BATH_WIDTH,
    bath_water,
    pillar_tap,
    plain_bath,
    plug_and_chain,
    plunger,
    waste_grating,
)
from objects.tiling import tile_wall
from scenes import scene

TILE, GAP = .15, .003
LEFT_X, RIGHT_X, CEILING = -BATH_WIDTH / 2 - .004, 1.25, 2.04
WINDOW_X0, WINDOW_X1, WINDOW_Z0, WINDOW_Z1 = .56, 1.12, 1.04, 1.78
WASTE = (0, -.29, BATH_RIM - .3955)
WATER_DEPTH = .20  # of the standing water below the rim


@scene('bath-with-taps')
def bath_with_taps(rng):
    """A plain white bath with two taps under white tiles up to the ceiling, no shower."""
    bathroom(rng)
    plain_bath(enamel('#f3f2ee', .06))
    taps_and_plug()
    bar_of_soap()
    phone_camera((.16 + rng.uniform(-.02, .02), -1.80, 1.40), (.10, -.2, 1.00), 20, (0, -.1, .6), 9, rng,
                 .015)
    return Look(bounces=6, exposure=-.05, warmth=.015)


@scene('slow-bath')
def slow_bath(rng):
    """Grey water with suds stands in a bath, a plunger lies across its corner."""
    bathroom(rng)
    plain_bath(scummy_enamel())
    taps_and_plug()
    bath_water(WATER_DEPTH, grey_water())
    suds(rng)
    plunger_on_the_rim()
    phone_camera((.16 + rng.uniform(-.02, .02), -1.22, 1.24), (.0, -.33, .47), 27, (0, -.4, .45), 8, rng,
                 .012)
    return Look(bounces=6, exposure=.05, warmth=.015)


def bathroom(rng):
    """Tiled walls, a frosted window beyond the bath, painted wall, floor and the bath panel."""
    tile, joints = glazed_tile('#e9e8e3', .03, .07), grout('#a39d90', .35)
    height = CEILING - .02
    rows = int(height / (TILE + GAP)) + 1
    hole = (WINDOW_X0 - LEFT_X, WINDOW_X1 - LEFT_X, WINDOW_Z0, WINDOW_Z1)
    tile_wall(rng, (LEFT_X, 0, 0), 11, rows, TILE, TILE, tile, joints, gap=GAP, tilt=.16, with_bed=False,
              hole=hole)
    for x0, x1, z0, z1 in ((LEFT_X, WINDOW_X0, 0, CEILING), (WINDOW_X1, RIGHT_X, 0, CEILING),
                           (WINDOW_X0, WINDOW_X1, 0, WINDOW_Z0), (WINDOW_X0, WINDOW_X1, WINDOW_Z1, CEILING)):
        box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, .0118, (z0 + z1) / 2), joints, 0)
    tile_wall(rng, (LEFT_X, -16 * (TILE + GAP), 0), 16, rows, TILE, TILE, tile, joints, turn=90, gap=GAP,
              tilt=.16)
    plane(CEILING, 4, (RIGHT_X, -2, CEILING / 2), plaster('#b9cbd0', .2, .2), TO_LEFT)
    plane(5, 5, (0, -2, CEILING), plaster('#f4f2ed'), TO_GROUND)
    plane(5, CEILING, (0, -3.6, CEILING / 2), plaster('#d9d9d2'), TO_BACK)
    plane(CEILING, 2, (LEFT_X - .01, -3.4, CEILING / 2), plaster('#d9d9d2'), TO_RIGHT)
    vinyl_floor()
    box((.016, BATH_LENGTH, BATH_RIM - .05), (BATH_WIDTH / 2 - .018, -BATH_LENGTH / 2, (BATH_RIM - .05) / 2),
        paint('#f2f1ec', .22, .02), .003)
    box((BATH_WIDTH, .016, BATH_RIM - .05), (0, -BATH_LENGTH + .02, (BATH_RIM - .05) / 2),
        paint('#f2f1ec', .22, .02), .003)
    seal = plastic('#e9e7e0', .3)
    tube([(LEFT_X + .004, -BATH_LENGTH, BATH_RIM + .002), (LEFT_X + .004, -.003, BATH_RIM + .002),
          (BATH_WIDTH / 2, -.003, BATH_RIM + .002)], .006, seal, 0)
    frosted_window()
    daylight()


def vinyl_floor():
    """Blue and white chequered vinyl."""
    m = MaterialBuilder('vinyl', specular=.5, roughness=.28)
    x, y, _ = m.components(m.world_position())
    odd = m.fraction((m.floor(x / .15) + m.floor(y / .15)) * .5)
    m.set(colour=m.mix(m.remap(odd, .2, .3), '#d9d7cd', '#71858c'))
    plane(4, 5, (0, -2, 0), m.material)


def frosted_window():
    """A white frame in the tiled wall, its pane bright with the day behind."""
    frame = plastic('#f4f4f1', .2)
    width, height = WINDOW_X1 - WINDOW_X0, WINDOW_Z1 - WINDOW_Z0
    x, z = (WINDOW_X0 + WINDOW_X1) / 2, (WINDOW_Z0 + WINDOW_Z1) / 2
    for w, h, at_x, at_z in ((.05, height, WINDOW_X0 + .025, z), (.05, height, WINDOW_X1 - .025, z),
                             (width, .05, x, WINDOW_Z0 + .025), (width, .05, x, WINDOW_Z1 - .025),
                             (width, .035, x, WINDOW_Z0 + .56)):
        box((w, .06 if h > w else .056, h), (at_x, .09, at_z), frame, .006)
    box((width + .04, .15, .026), (x, .045, WINDOW_Z0 + .002), frame, .006)
    for side in (WINDOW_X0, WINDOW_X1):
        box((.01, .12, height), (side, .06, z), plaster('#f0eee8', .1), 0)
    box((width, .12, .01), (x, .06, WINDOW_Z1), plaster('#f0eee8', .1), 0)
    m = MaterialBuilder('frosted')
    daylit = m.mix(m.noise(3.2, 3, .5), colour('#cfe0e6'), colour('#f2f8f7'))
    m.show(m.node('ShaderNodeEmission', inputs={'Color': daylit, 'Strength': 1.1}))
    plane(width, height, (x, .11, z), m.material, TO_FRONT)


def daylight():
    """The light of that window, and of a lamp in the ceiling behind the camera."""
    x, z = (WINDOW_X0 + WINDOW_X1) / 2, (WINDOW_Z0 + WINDOW_Z1) / 2
    area_light((x, .0, z), (-.1, -1.6, .3), (WINDOW_X1 - WINDOW_X0, WINDOW_Z1 - WINDOW_Z0), 26, '#edf4fb',
               visible=False)
    window_light((1.15, -2.6, 1.6), (-.1, -.5, .7), (.8, 1.0), 32, '#eaf1fa')
    area_light((.4, -1.7, 2.28), (.3, -1.4, 0), (.5, .5), 12, '#ffe9cc', mirrored=False)
    plain_sky('#e8ecef', .2)


def taps_and_plug():
    """Hot and cold pillar taps, the overflow with its chain, the waste."""
    metal = chrome(.05)
    black = rubber('#141415', .5)
    for x, index in ((-.095, '#c03026'), (.095, '#2a56a8')):
        pillar_tap(metal, plain_material('index', colour=index, roughness=.2), (x, -.055, BATH_RIM), 0, 1.2)
    overflow = (0, -.149, BATH_RIM - .085)
    lathe([(.0001, .004), (.010, .004), (.011, .002), (.020, .002), (.027, .004), (.030, .003), (.031, 0)],
          overflow,
          metal, TO_FRONT, segments=48, angle=30)
    waste_grating(metal, black, WASTE)
    plug_and_chain(metal, black, (0, -.155, BATH_RIM - .085), (.235, -.075, BATH_RIM))


def bar_of_soap():
    """Soap on the rim by the wall."""
    soap = plain_material('soap', colour='#e4c9b4', roughness=.4)
    box((.085, .055, .026), (-.27, -.07, BATH_RIM + .014), soap, .012, (0, 0, radians(20)), 5)


def scummy_enamel():
    """Enamel with a grey tide mark a little above the water."""
    m = MaterialBuilder('scummy enamel', specular=.6, clearcoat=.5, clearcoat_roughness=.04)
    p = m.world_position()
    z = m.components(p)[2] + (m.noise(9, 4, .6, p) - .5) * .03
    level = BATH_RIM - WATER_DEPTH
    mark = m.remap(z, level + .055, level + .042) * m.remap(m.noise(55, 4, .7, p), .25, .62, .35, 1)
    m.set(colour=m.mix(mark * .7, '#f2f1ed', '#9c9384'), roughness=.07 + mark * .3)
    return m.material


def grey_water():
    """Cloudy grey bath water with a film of suds in patches."""
    m = MaterialBuilder('grey water', specular=.5)
    p = m.world_position()
    film = m.remap(m.noise(7, 4.5, .62, p, .8), .54, .62) * m.remap(m.voronoi(60, 'F1', p), .05, .32, 1, .55)
    c = m.mix(m.noise(4, 4, .6, p), '#77787a', '#8d8c87')
    m.set(colour=m.mix(film, c, '#e6e5e0'), roughness=.04 + film * .5,
          normal=m.bump(m.noise(18, 3, .5, p) * .3 + film * m.voronoi(130, 'F1', p), .35, .006))
    return m.material


def suds(rng):
    """Clumps of bubbles: small domes along the sides and in a few islands."""
    foam = plain_material('foam', colour='#f4f4f2', roughness=.25, specular=.5, subsurface=.1,
                          subsurface_radius=(.01, .01, .01))
    level = BATH_RIM - WATER_DEPTH
    for k in range(1500):
        if k < 900:  # a drift of foam that the bath has gathered at its left side and at the tap end
            t = rng.random()
            if k < 560:
                x, y = -.262 + abs(rng.gauss(0, .035)), -.95 + .75 * t
            else:
                x, y = -.25 + .36 * t, -.19 - abs(rng.gauss(0, .03))
        else:
            middle = (-.03, -.60) if k < 1200 else (.14, -.42)
            a, d = rng.uniform(0, 2 * pi), abs(rng.gauss(0, .045))
            x, y = middle[0] + d * cos(a) * .8, middle[1] + d * sin(a) * (1.6 + .6 * sin(3 * a))
        lathe(ball_profile(rng.uniform(.003, .0105), .75, 30, 100), (x, y, level - .001), foam, segments=10)


def plunger_on_the_rim():
    """A red rubber plunger that lies over the corner of the bath."""
    cup, tip = Vector((.325, -.70, BATH_RIM + .062)), Vector((-.31, -.47, BATH_RIM + .012))
    turned = (tip - cup).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    plunger(moved(cup) @ turned, rubber('#a5281f', .42), wood('#c79a5f', '#94683a', axis=2, knots=False),
            (tip - cup).length)
