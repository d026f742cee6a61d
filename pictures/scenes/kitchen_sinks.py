"""Plumbing in the kitchen: a mixer that drips into a steel sink, and a trap that leaks below one."""
from math import cos, pi, radians, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import chrome
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, plane, superellipse, tube
from kit.surfaces import enamel, glazed_tile, plaster, plastic, rubber, water
from objects.bathroom import water_drop
from objects.electrics import wall_socket
from objects.sanitary import waste_grating
from objects.tiling import tile_wall
from scenes import scene

TAP_Y = -.064
ARCH_RADIUS, ARCH_Z, SWIVEL = .078, .150, radians(-36)  # the bend of the spout, its height and its turn
REACH = 2 * ARCH_RADIUS - .004
MOUTH = (REACH * sin(SWIVEL), TAP_Y - REACH * cos(SWIVEL), .112)
BOWL_Y, BOWL_HALF_WIDTH, BOWL_HALF_DEPTH, BOWL_DEPTH = -.285, .195, .168, .16
SINK_X0, SINK_X1, SINK_Y0, SINK_Y1 = -.25, .72, -.50, -.018


@scene('dripping-kitchen-tap')
def dripping_kitchen_tap(rng):
    """A chrome kitchen mixer drips into a steel sink, white with limescale at its foot and mouth."""
    sink_wall(rng)
    laminate_worktop()
    steel_sink(limescaled_steel())
    kitchen_mixer(rng, limescaled_chrome())
    drip = water()
    water_drop((MOUTH[0], MOUTH[1], MOUTH[2] - .0275), .0115, drip, neck=True)
    water_drop((MOUTH[0], MOUTH[1], MOUTH[2] - .082), .0095, drip, stretch=1.2)
    beads_in_sink(rng, drip)
    things_round_the_sink()
    kitchen_around()
    return over_the_sink(rng)


def sink_wall(rng):
    """Square tiles behind the worktop, and a socket on them."""
    tile_wall(rng, (-1.26, 0, .004), 20, 5, .15, .15,
              glazed_tile(rng.choice(['#8fa89a', '#93a7b0']), .04, .07),
              grout('#d6d1c4', .4), tilt=.18)
    wall_socket((.56, -.008, .21), plastic('#f1f0eb', .25), rubber('#151515'))


def over_the_sink(rng):
    """Daylight from the left, and a phone that is held over the drainer."""
    window_light((-1.3, -.85, .80), (0, -.1, .05), (.9, 1.1), 34, '#e8f0fb')
    area_light((.7, -1.0, 1.5), (0, -.2, 0), (.5, .5), 7, '#ffe2ba', mirrored=False)
    plain_sky('#e2e6ea', .22)
    phone_camera((.27 + rng.uniform(-.02, .02), -.70, .30), (-.022, -.165, .078), 36, MOUTH, 6.3, rng, .008)
    return Look(bounces=6, exposure=.7, warmth=.02)


def laminate_worktop():
    """A speckled worktop with a hole for the bowl, its rounded edge in front."""
    m = MaterialBuilder('laminate', specular=.45, roughness=.32)
    speckles = m.mix(m.remap(m.noise(320, 3, .7), .5, .64), '#b9ab94', '#8b7c66')
    m.set(colour=m.mix(m.remap(m.noise(170, 2, .6), .62, .72), speckles, '#e0d6c4'))
    x0, x1, y0, y1 = -.22, .22, -.475, -.09
    for a, b, c, d in ((-1.4, x0, -.6, .02), (x1, 1.4, -.6, .02), (x0, x1, y1, .02), (x0, x1, -.6, y0)):
        box((b - a, d - c, .038), ((a + b) / 2, (c + d) / 2, -.021), m.material, 0)
    tube([(-1.4, -.60, -.021), (1.4, -.60, -.021)], .019, m.material, 0)


def limescaled_steel():
    """Steel drawn along X, with the white trace of hard water below the tap and tea round the waste."""
    m = MaterialBuilder('sink steel', metallic=1.0)
    p = m.world_position()
    lines = m.noise(1, 4, .6, m.scaled(p, (8, 300, 300)))
    fall = m.distance(p, m.vector(MOUTH[0], MOUTH[1], -BOWL_DEPTH))
    scale = m.remap(fall, .15, .02) * m.remap(m.noise(70, 4, .7, p), .40, .62)
    splashed = m.remap(m.voronoi(75, 'F1', p), .16, .10) * m.remap(m.noise(9, 3, .6, p), .42, .6) * .5
    foot = m.remap(m.distance(p, m.vector(0, TAP_Y, 0)), .055, .030) * m.remap(m.noise(90, 4, .7, p), .38, .5)
    white = m.maximum(m.maximum(scale * .6, splashed), foot)
    m.set(colour=m.mix(white, m.mix(lines, '#d6d7d8', '#bfc1c3'), '#eeeae0'), metallic=1 - white * .9,
          roughness=m.remap(lines, .3, .7, .30, .42) + white * .4)
    return m.material


def steel_sink(steel):
    """An inset sink: bowl, drainer with its ribs on the right, basket waste and overflow."""
    middle_x, middle_y = (SINK_X0 + SINK_X1) / 2, (SINK_Y0 + SINK_Y1) / 2
    half_x, half_y = (SINK_X1 - SINK_X0) / 2, (SINK_Y1 - SINK_Y0) / 2
    rings = [superellipse(middle_x, middle_y, half_x - inset, half_y - inset, z, 18, 240)
             for inset, z in ((0, -.001), (.001, .0025), (.004, .0045), (.010, .0035), (.015, .002))]
    rings += [superellipse(0, BOWL_Y, BOWL_HALF_WIDTH + grow, BOWL_HALF_DEPTH + grow, z, squareness, 240)
              for grow, z, squareness in ((.014, .002, 9), (.008, .0005, 8), (.003, -.004, 8), (0, -.012, 8),
                                          (-.010, -.10, 7), (-.016, -.135, 6), (-.032, -.153, 5),
                                          (-.06, -.158, 4), (-.12, -BOWL_DEPTH, 3))]
    loft(rings, (0, 0, 0), steel, cap_end=True, angle=30)
    for k in range(9):
        y = -.43 + k * .042
        tube([(.28, y, .0010), (.66, y, .0030)], .0075, steel, 0, segments=8,
             taper=lambda t: 1 - (2 * t - 1) ** 8)
    waste_grating(chrome(.12), rubber('#0b0b0b'), (0, BOWL_Y, -BOWL_DEPTH + .001), .042)
    overflow = (.07, BOWL_Y + BOWL_HALF_DEPTH - .006, -.045)
    lathe([(.018, 0), (.017, .003), (.012, .003), (.0115, -.002)], overflow, chrome(.1), TO_FRONT,
          segments=32)
    cylinder(.012, .002, overflow, rubber('#0b0b0b'), TO_FRONT)


def limescaled_chrome():
    """Chrome with a white crust at the foot of the tap and round its mouth."""
    m = MaterialBuilder('limescaled chrome')
    p = m.world_position()
    height = m.components(p)[2] + (m.noise(60, 4, .65, p) - .5) * .03
    foot = m.remap(height, .022, .008)
    mouth = m.near(MOUTH, .016, .008, .016, 70)
    spots = m.remap(m.voronoi(130, 'F1', p), .13, .07) * m.remap(m.noise(16, 3, .6, p), .54, .68) * .3
    white = m.maximum(m.maximum(foot * .85, mouth * .9) * m.remap(m.noise(150, 4, .7, p), .28, .5, .3, 1),
                      spots)
    m.set(colour=m.mix(white, '#e9ebee', m.mix(m.noise(90, 3), '#f0ece0', '#cfd4c4')),
          metallic=1 - white * .95,
          roughness=.035 + white * .7, normal=m.bump(white * m.noise(260, 4, .7, p), .6, .002))
    return m.material


def kitchen_mixer(rng, metal):
    """Round body, an arched spout over the bowl, the lever on the right side."""
    dark = rubber('#0b0b0c', .5)
    foot = (0, TAP_Y, .002)
    lathe([(.029, 0), (.0295, .003), (.0275, .008), (.0235, .011), (.0228, .016), (.0228, .082),
           (.0215, .086),
           (.0215, .088), (.0225, .090), (.0205, .098), (.0160, .104), (.0135, .106)],
          foot, metal, segments=72, angle=28)
    arch = []
    for k in range(25):
        a = radians(178 * k / 24)
        out = ARCH_RADIUS * (1 - cos(a))
        arch.append((out * sin(SWIVEL), TAP_Y - out * cos(SWIVEL), ARCH_Z + ARCH_RADIUS * sin(a)))
    spout = [(0, TAP_Y, .09), *arch, (MOUTH[0], MOUTH[1], MOUTH[2] + .006)]
    tube(spout, .0122, metal, .0, segments=16)
    lathe([(.0130, .020), (.0142, .018), (.0145, 0), (.0138, -.006), (.0112, -.006), (.0108, -.002)],
          MOUTH, metal, segments=48, angle=25)
    cylinder(.0108, .003, (MOUTH[0], MOUTH[1], MOUTH[2] - .002), dark)
    lathe([(.0150, .0), (.0180, .014), (.0188, .030), (.0188, .050), (.0170, .056), (.0001, .057)],
          (.008, TAP_Y, .058), metal, TO_RIGHT, segments=56, angle=30)
    tilt = radians(rng.uniform(8, 16))
    start = Vector((.050, TAP_Y, .068))
    end = Vector((.058 + .11 * sin(tilt), TAP_Y - .01, .068 + .11 * cos(tilt)))
    tube([start, start.lerp(end, .5), end], .0062, metal, 0, segments=12, taper=lambda t: 1.1 - .35 * t)


def beads_in_sink(rng, material):
    """Drops that stand on the steel, most of them below the tap."""
    for _ in range(70):
        a, d = rng.uniform(0, 2 * pi), min(.10, abs(rng.gauss(0, .05)))
        radius = rng.uniform(.0012, .0042)
        water_drop((MOUTH[0] + d * cos(a), MOUTH[1] + d * sin(a) * .8, -BOWL_DEPTH + .002), radius, material,
                   .4)
    for _ in range(40):
        radius = rng.uniform(.001, .0035)
        water_drop((rng.uniform(.24, .62), rng.uniform(-.46, -.06), .0028), radius, material, .4)


def things_round_the_sink():
    """Washing up liquid, a sponge with its scourer, a mug on the drainer."""
    liquid = plain_material('washing up liquid', colour='#4f9a3c', roughness=.12, specular=.6)
    lathe([(.0001, 0), (.030, 0), (.033, .004), (.033, .075), (.030, .105), (.033, .135), (.026, .165),
           (.012, .178),
           (.0001, .178)], (-.335, -.085, -.001), liquid).scale = (1.15, .75, 1)
    lathe([(.0125, .175), (.0125, .196), (.006, .200), (.0055, .214), (.0001, .215)], (-.335, -.085, 0),
          plastic('#f2f2ef', .25), segments=32)
    box((.105, .068, .026), (-.335, -.235, .013), plain_material('sponge', colour='#e3c23c', roughness=.95),
        .006,
        (0, 0, radians(24)))
    box((.105, .068, .009), (-.335, -.235, .0305), plain_material('scourer', colour='#2f6b3a', roughness=1),
        .003,
        (0, 0, radians(24)))
    mug = enamel('#c9694f', .14)
    lathe([(.0001, .088), (.036, .090), (.041, .084), (.042, .004), (.040, 0), (.038, .004), (.036, .08)],
          (.40, -.135, .006), mug)
    tube([(.438, -.15, .072), (.468, -.162, .068), (.468, -.162, .03), (.438, -.15, .022)], .0055, mug, .018)


def kitchen_around():
    """The room, seen in the chrome and in the light of its walls."""
    wall = plaster('#e6dfd0', .2)
    plane(5, 3, (0, .01, 1.6), wall, TO_FRONT)
    plane(5, 3, (0, -2.6, .6), plaster('#7d7468', .2), TO_BACK)
    plane(3, 5, (1.9, -1, .6), plaster('#948a7b', .2), TO_LEFT)
    plane(3, 5, (-1.9, -1, .6), wall, TO_RIGHT)
    plane(5, 5, (0, -1, 1.6), plaster('#f2f0ea'), TO_GROUND)
    plane(5, 5, (0, -1, -.9), wood('#8a6a4a', '#5f4630'))
    box((1.2, .05, 1.9), (.9, -2.56, .05), plastic('#39454a', .4), .01)
