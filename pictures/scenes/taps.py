"""Plumbing: a dripping tap and a new one."""
from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Vector

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import chrome
from kit.natural import leaf, wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, plane, superellipse, tube
from kit.surfaces import cloth, enamel, glazed_tile, paint, plaster, plastic, rubber, water
from objects.bathroom import basin, mixer_tap, water_drop
from objects.plants import leaf_cloud
from objects.tiling import tile_wall
from scenes import scene

# the new tap: where it stands on the oak top, how far its spout reaches, and the height of the spout
TAP_Y, TOP_Z, REACH = .172, -.105, .205
SPOUT_Z = TOP_Z + .215


@scene('dripping-tap')
def dripping_tap(rng):
    """A chrome mixer drips into an old basin; the glaze below it is brown with rust."""
    tile = glazed_tile(rng.choice(['#8fb3ad', '#93b0bf', '#b9a98a', '#9db296']), .03)
    metal, dark = chrome(.03), rubber('#0b0b0c', .5)
    basin(stained_enamel('#f0efea', (0, .046, -.075), (0, -.06, -.135), -.135), metal, dark)
    mouth = mixer_tap(metal, dark, (0, .148, -.0005), rng.uniform(-4, 4), rng.uniform(10, 20))
    clear_water = water()
    water_drop(mouth + Vector((.001, 0, -.0098)), .0062, clear_water, neck=True)
    water_drop((mouth.x, mouth.y, mouth.z - .046), .0056, clear_water, stretch=1.12)
    splashes(rng, mouth, clear_water)
    tile_wall(rng, (-1.05, .212, -.36), 20, 14, .1, .1, tile, grout('#d9d5ca', .5), tilt=.22)
    tube([(-.27, .209, -.002), (.27, .209, -.002)], .005, plastic('#e4e2da', .3), 0)  # silicone
    bar_of_soap(rng)
    room_around()
    window_light((-1.25, -.55, .75), (0, .05, -.02), (.9, 1.1), 34, '#e8f0fb')
    area_light((.4, -.8, 1.5), (0, 0, 0), (.35, .35), 4.5, '#ffdcb0')
    plain_sky('#dfe4ea', .22)
    phone_camera((.17 * rng.choice((-1, 1)) + .02, -.385, .215), (.005, .05, -.006), 33, (0, .05, .04), 5.6,
                 rng, .008)
    return Look(bounces=6, exposure=.4, warmth=.015)


@scene('new-bathroom-tap')
def new_bathroom_tap(rng):
    """A new brass tap runs into a white basin on an oak top, before narrow blue or green tiles."""
    tiled_wall(rng)
    brushed = brushed_brass()
    countertop_basin(brushed)
    tall_tap(brushed)
    running_water()
    soap_bottle(rng)
    towels_and_vase(rng)
    bathroom_around()
    window_light((-1.5, -.75, .75), (0, .02, 0), (.95, 1.15), 34, '#eaf2fc')
    area_light((.7, -.9, 1.5), (0, .05, 0), (.6, .6), 5.5, '#ffe9cc')
    plain_sky('#e6eaee', .25)
    phone_camera((.27 + rng.uniform(-.02, .02), -.56, .275), (-.005, .03, .005), 31, (0, .0, .06), 4.5, rng,
                 .008, .4)
    return Look(bounces=5, exposure=.55, warmth=.012)


def stained_enamel(tint, fall, waste, bowl_floor):
    """White glaze with the brown trace that a dripping tap leaves, from the point of fall to the waste."""
    m = MaterialBuilder('enamel stained', specular=.6, clearcoat=.5, clearcoat_roughness=.04)
    p = m.world_position()
    x, y, z = m.components(p)
    wobble = (m.noise(26, 5, .65, p) - .5) * .030
    t = m.clamped((fall[1] + .012 - y) / (fall[1] + .012 - waste[1]))
    half = m.remap(t, 0, 1, .011, .024, smooth=False)
    aside = abs(x - fall[0] + wobble)
    line = m.remap(aside / half, .15, 1.0, 1, 0)
    along = m.remap(y, fall[1] + .022, fall[1] + .004) * m.remap(y, waste[1] - .05, waste[1] - .015)
    inside = m.remap(z, bowl_floor + .128, bowl_floor + .118)
    low = line * (along * inside)
    streak = m.remap(m.noise(1, 5, .65, m.scaled(p, (170, 9, 9))), .3, .62)
    low = m.clamped(low * (.45 + streak * .75))
    ring = m.near(waste, .040, .014, .018, 30)
    ring = ring * m.remap(m.noise(60, 5, .7, p), .3, .6, .3, 1)
    mask = m.maximum(low, ring * .8)
    lime = m.remap(m.noise(90, 4, .7, p), .52, .66) * m.remap(m.distance(p, m.vector(*waste)), .1, .03)
    c = m.mix(mask * .97, colour(tint), m.mix(m.noise(50, 4, .6, p), '#a8713a', '#6a3f1a'))
    c = m.mix(lime * .25, c, '#c9c9b4')
    m.set(colour=c, roughness=.06 + mask * .3)
    return m.material


def splashes(rng, mouth, clear_water):
    """Drops of water on the glaze round the point of fall."""
    stage = bpy.context.scene
    for _ in range(46):
        a, d = rng.uniform(0, 6.28), abs(rng.gauss(0, .06))
        above = Vector((mouth.x + d * cos(a), .04 + d * sin(a) * .7, .03))
        depsgraph = bpy.context.evaluated_depsgraph_get()
        hit, point, normal, _, thing, _ = stage.ray_cast(depsgraph, above, Vector((0, 0, -1)))
        if hit and thing and thing.name.startswith('loft') and point.z < -.03:
            bead = water_drop(point, rng.uniform(.0009, .0034), clear_water, .42)
            bead.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()


def bar_of_soap(rng):
    """A bar of soap on the rim."""
    soap = plain_material('soap', colour=rng.choice(['#e7d9b0', '#cfe0c8', '#efd3d0']), roughness=.35,
                          subsurface=.2, subsurface_radius=(.01, .008, .006))
    rings = []
    for k in range(-8, 9):
        rounded = sqrt(max(0, 1 - (k / 8) ** 2))
        half_width, half_depth = (.034 * rounded, .022 * rounded) if abs(k) < 8 else (.008, .005)
        rings.append(superellipse(0, 0, half_width, half_depth, .009 + k / 8 * .009, 3, 48))
    loft(rings, (.165, .155, 0), soap, cap_end=True, cap_start=True, rotation=(0, 0, radians(14)))


def room_around():
    """The room round about, seen only in the chrome."""
    wall = plaster('#b9b2a4', .2)
    plane(3, 3, (0, -1.2, 1.6), wall)
    plane(3, 3, (0, -2.4, .2), wall, TO_FRONT)
    plane(3, 3, (1.5, -1, .2), wall, TO_RIGHT)
    plane(3, 3, (0, -1, -.85), wood('#7a5b3d', '#4d3623'))
    box((.75, .04, 1.9), (.5, -2.37, .1), paint('#5e4b3a', .4), .005)


def tiled_wall(rng):
    """Narrow tiles stacked upright, plaster above them."""
    tint = rng.choice(['#6f8f84', '#7b93a3', '#8a9a7c'])
    tile_wall(rng, (-.95, .222, -.1035), 48, 5, .0375, .145, glazed_tile(tint, .10, .06, .008),
              grout('#d8d6ce', .05), gap=.0022, tilt=.35)
    plane(3, 2, (0, .236, 1.7), plaster('#efece4', .15), TO_FRONT)


def brushed_brass():
    """Satin brass with fine lines along the object."""
    m = MaterialBuilder('brushed', metallic=1.0)
    grain = m.noise(260, 4, .6, m.scaled(m.object_position(), (1, 1, .06)))
    m.set(colour=m.mix(m.remap(grain, .35, .65), '#d9b273', '#c39a58'),
              roughness=m.remap(grain, .3, .7, .17, .27))
    return m.material


def countertop_basin(brushed):
    """A white basin with soft corners on an oak top."""
    glaze = enamel('#f5f5f2', .05)
    top = wood('#b98a57', '#91683d', axis=0, roughness=.4, variation=.03, knots=False, bump=.15)
    box((1.7, .56, .04), (0, -.05, -.125), top, .004, segments=3)
    a, b = .27, .185  # half its width and depth
    rings = [superellipse(0, 0, a * .93, b * .93, -.105, 7), superellipse(0, 0, a * .96, b * .96, -.10, 7),
             superellipse(0, 0, a, b, -.012, 8)]
    for k in range(7):
        t = k / 6 * pi / 2
        rings.append(superellipse(0, 0, a - .006 + .006 * cos(t), b - .006 + .006 * cos(t),
                                  -.006 + .006 * sin(t), 8))
    rings.append(superellipse(0, 0, a - .012, b - .012, 0, 7))
    for k in range(6):
        t = k / 5 * pi / 2
        rings.append(superellipse(0, 0, a - .012 - .006 * sin(t), b - .012 - .006 * sin(t),
                                  -.006 + .006 * cos(t), 7))
    for inset, z, n in ((.024, -.03, 6), (.032, -.06, 5.4), (.046, -.08, 4.6), (.075, -.091, 4),
                        (.12, -.094, 3.2)):
        rings.append(superellipse(0, 0, a - inset * 1.05, b - inset, z, n))
    rings.append(superellipse(0, 0, .03, .03, -.097, 2))
    loft(rings, (0, -.055, 0), glaze, cap_end=True, angle=50)
    lathe([(.031, 0), (.031, .003), (.026, .006), (.0001, .0072)], (0, -.055, -.0975), brushed)


def tall_tap(brushed):
    """A tall round body, a straight spout and a pin lever."""
    dark = rubber('#101010', .5)
    lathe([(.033, 0), (.0335, .002), (.032, .006), (.0235, .0075), (.0225, .012), (.0225, .245),
           (.0222, .2465), (.0222, .249), (.0225, .2505), (.0225, .292), (.0212, .2955), (.0001, .2962)],
          (0, TAP_Y, TOP_Z), brushed, segments=96, angle=25)
    tube([(0, TAP_Y - .005, SPOUT_Z), (0, TAP_Y - REACH, SPOUT_Z), (0, TAP_Y - REACH, SPOUT_Z - .024)], .0118,
         brushed, .013, segments=16, steps=12)
    cylinder(.0095, .004, (0, TAP_Y - REACH, SPOUT_Z - .025), dark)
    tube([(0, TAP_Y, TOP_Z + .274), (0, TAP_Y, TOP_Z + .274), (.075, TAP_Y - .02, TOP_Z + .286)], .0052,
         brushed, 0, segments=10)


def running_water():
    """A thin smooth jet that narrows, with a foot on the floor of the basin."""
    jet = water()
    jet_top = SPOUT_Z - .026
    profile = []
    for k in range(41):
        t = k / 40
        z = jet_top + (-.0925 - jet_top) * t
        radius = .0068 / (1 + 5.5 * t) ** .22 + .0004 * sin(t * 34) * t
        if t > .95:
            radius += .008 * (t - .95) / .05
        profile.append((radius, z))
    lathe(profile, (0, TAP_Y - REACH, 0), jet, segments=40, angle=80)


def soap_bottle(rng):
    """A dark bottle with a black pump."""
    bottle = plain_material('bottle', colour=rng.choice(['#3d2a1c', '#26302b']), roughness=.12, specular=.6)
    lathe([(.0001, 0), (.033, 0), (.036, .004), (.036, .105), (.030, .120), (.014, .126), (.014, .14),
           (.0001, .14)],
          (.37, .10, -.105), bottle)
    black = plastic('#17181a', .3)
    lathe([(.0155, .138), (.0155, .155), (.006, .157), (.004, .185), (.0001, .185)], (.37, .10, -.105), black)
    tube([(.37, .10, .075), (.37, .10, .082), (.345, .075, .084), (.335, .065, .076)], .0042, black, .006)


def towels_and_vase(rng):
    """Three folded towels and a sprig in a small vase."""
    towel = cloth(rng.choice(['#e2d9c8', '#d9c9b4']), 700)
    for k in range(3):
        box((.20, .135, .026),
            (-.40 + rng.uniform(-.004, .004), .06 + rng.uniform(-.004, .004), -.092 + k * .0262), towel, .011,
            (0, 0, radians(6 + rng.uniform(-2, 2))), segments=4)
    vase = plain_material('vase', colour='#e9e2d3', roughness=.55)
    lathe([(.0001, 0), (.022, 0), (.036, .03), (.034, .06), (.014, .088), (.013, .1), (.016, .108),
           (.0135, .108), (.011, .1), (.0001, .09)],
          (-.405, .06, -.013), vase)
    leaves = leaf('#4c6f3a', '#86a560', dryness=.05)
    for _ in range(5):
        angle = rng.uniform(0, 6.28)
        x, y, z = -.405 + .06 * cos(angle), .06 + .05 * sin(angle), .20 + rng.uniform(0, .08)
        tube([(-.405, .06, .09), (-.405 + .01 * cos(angle), .06 + .01 * sin(angle), .15), (x, y, z)], .0013,
             leaves, .04, segments=4)
        leaf_cloud(rng, leaves, (x * .6 - .405 * .4, y * .6 + .06 * .4, z - .03), (.03, .03, .055), 26, .038,
                   with_core=False)


def bathroom_around():
    """The room: only in reflections and light."""
    wall = plaster('#e3ddd0', .2)
    plane(4, 3, (0, -2.3, .6), wall, TO_BACK)
    plane(3, 4, (1.7, -.8, .6), wall, TO_LEFT)
    plane(3, 4, (-1.7, -.8, .6), wall, TO_RIGHT)
    plane(4, 4, (0, -.9, 1.6), plaster('#f4f2ec'), TO_GROUND)
    plane(4, 4, (0, -.9, -.95), wood('#8f7354', '#6d543a'))
