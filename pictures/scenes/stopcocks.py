"""Plumbing: an old stopcock under the stairs."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, reopen
from kit.metals import copper
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, at, move_all
from kit.solids import box, cylinder, lathe, plane, tube
from kit.surfaces import cloth, paint, plaster, plastic, water
from objects.bathroom import water_drop
from objects.decorating import dust_sheet
from objects.heating import compression_joint
from objects.joinery import floorboards, skirting
from scenes import scene

CORNER_X = -.34  # the side wall
COCK_X, COCK_Y, COCK_Z = .0, -.075, .34
TIN_X, TIN_Y = -.005, -.166


@scene('dripping-stopcock')
def dripping_stopcock(rng):
    """An old brass stopcock under the stairs drips into a tin, the wall behind it is damp."""
    corner_under_stairs(rng)
    pipes()
    old_stopcock(rng)
    drops_and_tin()
    things_under_stairs(rng)
    window_light((1.1, -1.5, 1.1), (0, -.05, .3), (.7, .9), 46, '#eaf0f6')
    area_light((-.2, -1.2, 1.25), (0, 0, .3), (.3, .3), 5, '#ffd9a0')
    plain_sky('#dfe2e6', .10)
    phone_camera((.20 + rng.uniform(-.02, .02), -.80, .50), (.035, -.06, .265), 28, (COCK_X, COCK_Y, COCK_Z),
                 5.6, rng,
                 .01)
    return Look(bounces=4, exposure=.9, warmth=.04)


def damp_plaster():
    """Old distemper with a damp brown tide mark below the stopcock."""
    m = reopen(plaster('#d8cfb4', .25, .4, .45))
    p = m.world_position()
    x, _, z = m.components(p)
    wobble = (m.noise(7, 4.5, .65, p) - .5) * .16
    aside = abs(x - COCK_X + .01) + wobble
    wet = m.remap(aside + (z - .05) * .28, .20, .175) * m.remap(z + wobble * .4, .37, .33)
    rim = m.clamped(m.remap(aside + (z - .05) * .28, .225, .20) * m.remap(z + wobble * .4, .40, .37) - wet)
    c = m.source('colour')
    c = m.mix(rim * .95, c, '#6b4c24')
    c = m.mix(wet * .88, c, m.mix(m.noise(26, 4, .6, p), '#7d6a46', '#574b33'))
    mould = wet * m.remap(m.voronoi(70, 'F1', p), .16, .06) * m.remap(m.noise(11, 3, .6, p), .45, .6)
    c = m.mix(mould * .7, c, '#3a4038')
    m.set(colour=c, roughness=.85 - wet * .35)
    return m.material


def corner_under_stairs(rng):
    """The damp wall, a boarded side wall, skirting, floor, and the underside of the stairs above."""
    plane(4, 3, (0, 0, 1.2), damp_plaster(), TO_FRONT)
    cream = paint('#c9bd9c', .4, .2, .4)
    for k in range(12):
        box((.016, .098, 2.4), (CORNER_X, -.052 - k * .1, 1.2), cream, .004)
    skirting(3, (CORNER_X, 0, 0), paint('#8a6a45', .35, .15, .3), 0, .11)
    boards = wood('#7d5a38', '#4e361f', roughness=.5, variation=.16)
    floorboards(rng, -1.2, 1.8, -2.2, 0, boards, .13)
    tread = wood('#93704a', '#684a2c', axis=1, roughness=.6, variation=.12)
    for k in range(5):
        x, z = .28 + k * .22, .92 + (k - 1) * .19
        box((.25, .62, .026), (x + .08, -.31, z), tread, .003)
        box((.020, .62, .19), (x - .035, -.31, z - .105), tread, .003)
    box((2.2, .035, .26), (.80, -.018, 1.19), wood('#8a6840', '#5f4427', axis=0, roughness=.6),
                   .003,
                   (0, radians(-40.8), 0))
    wall = plaster('#b8ad95')
    plane(5, 3, (0, -2.6, 1.2), wall, TO_BACK)
    plane(3, 4, (2.0, -1.2, 1.2), wall, TO_LEFT)
    plane(5, 4, (0, -1.2, 2.4), plaster('#d8d2c2'), TO_GROUND)
    plane(3, 4, (CORNER_X - .02, -2.5, 1.2), wall, TO_RIGHT)


def pipes():
    """The mains pipe up from the floor, and another beside it with its bend."""
    metal = copper(.32)
    tube([(COCK_X, COCK_Y, 0), (COCK_X, COCK_Y, 1.1), (COCK_X - .05, COCK_Y, 1.2)], .0115, metal, .03)
    tube([(-.17, -.05, 0), (-.17, -.05, .62), (-.30, -.05, .66), (-.33, -.05, .66)], .0085, metal, .04)
    clip = plastic('#e4e0d2', .4)
    for x, y, z, radius in ((COCK_X, COCK_Y, .60, .0115), (-.17, -.05, .50, .0085)):
        box((radius * 3, abs(y), .014), (x, y / 2 + .004, z), clip, .003)
        lathe([(radius * 1.02, -.007), (radius * 1.5, -.007), (radius * 1.5, .007), (radius * 1.02, .007)],
              (x, y, z), clip)


def old_brass():
    """Brass gone brown, with green where water has stood."""
    m = MaterialBuilder('old brass')
    p = m.world_position()
    patches = m.noise(30, 4, .65, p)
    green = m.remap(m.noise(46, 4, .7, p), .52, .64) * m.remap(m.components(p)[2], COCK_Z + .06, COCK_Z - .03)
    c = m.mix(m.remap(patches, .38, .68), '#cfa04e', '#7d5a2a')
    m.set(colour=m.mix(green * .9, c, m.mix(m.noise(120, 3), '#5fa08a', '#a9c7b4')), metallic=1 - green,
          roughness=m.remap(patches, .3, .7, .24, .5) + green * .4,
          normal=m.bump(m.noise(90, 4, .6, p), .35, .002))
    return m.material


def old_stopcock(rng):
    """The body between two nuts, its bonnet and gland towards the camera and up, and the wheel."""
    brass_metal = old_brass()
    for z in (-.052, .052):
        compression_joint((COCK_X, COCK_Y, COCK_Z + z), (0, 0, 1), brass_metal, .0125)
    lathe([(.0150, -.050), (.0165, -.034), (.0235, -.024), (.0265, -.010), (.0265, .010), (.0235, .024),
           (.0165, .034),
           (.0150, .050)], (COCK_X, COCK_Y, COCK_Z), brass_metal, segments=56, angle=35)
    parts = [lathe([(.0205, .012), (.0205, .030), (.0245, .031), (.0255, .034), (.0255, .046), (.0245, .049),
                    (.0150, .050)], (0, 0, 0), brass_metal, segments=6, angle=20),
             lathe([(.0150, .048), (.0145, .062), (.0130, .064)], (0, 0, 0), brass_metal, segments=40,
                   angle=30),
             lathe([(.0165, .062), (.0175, .064), (.0175, .074), (.0160, .076), (.006, .077)], (0, 0, 0),
                   brass_metal,
                   segments=6, angle=20),
             tube([(0, 0, .068), (0, 0, .13)], .0062, brass_metal, 0)]
    parts += hand_wheel(paint('#8f2a20', .4, .2, .5), .128, .050)
    parts.append(lathe([(.0001, .142), (.0075, .141), (.0085, .136), (.0085, .120)], (0, 0, 0), brass_metal,
                       segments=6,
                       angle=20))
    pose = at((COCK_X, COCK_Y, COCK_Z))
    lean = (radians(90 - 22), 0, radians(-20 + rng.uniform(-4, 4)))
    for part in parts:
        part.rotation_euler = lean
    move_all(parts, pose)


def hand_wheel(material, z, radius):
    """A cast wheel: its rim, five spokes and the boss."""
    parts = []
    rim = [(radius * cos(2 * pi * k / 60), radius * sin(2 * pi * k / 60), z) for k in range(61)]
    parts.append(tube(rim, .0078, material, 0, segments=12))
    for k in range(5):
        a = 2 * pi * k / 5 + .3
        parts.append(tube([(.008 * cos(a), .008 * sin(a), z - .004), (radius * cos(a), radius * sin(a), z)],
                          .0055,
                          material, 0, segments=8))
    parts.append(lathe([(.0001, z - .012), (.013, z - .011), (.014, z + .006), (.011, z + .009),
                        (.0001, z + .009)],
                       (0, 0, 0), material, segments=32, angle=35))
    return parts


def drops_and_tin():
    """A drop below the gland, one that falls, and the tin that catches them."""
    drip = water()
    x, y = COCK_X - .012, COCK_Y - .055
    water_drop((x, y, COCK_Z - .026), .0105, drip, neck=True)
    water_drop((x, y, COCK_Z - .115), .0092, drip, stretch=1.2)
    rusty = MaterialBuilder('tin', metallic=.9)
    p = rusty.world_position()
    rust = rusty.remap(rusty.noise(24, 4, .7, p), .52, .66)
    rusty.set(colour=rusty.mix(rust, '#b9bbbd', '#7d4a28'), roughness=rusty.remap(rust, 0, 1, .3, .8))
    radius, height = .075, .115
    profile = [(.0001, .002), (radius - .003, .002), (radius, 0), (radius + .002, .003), (radius, .008)]
    for k in range(7):
        z = .024 + k * .011
        profile += [(radius, z), (radius + .0018, z + .003), (radius, z + .006)]
    profile += [(radius, height - .006), (radius + .0025, height - .002), (radius + .001, height),
                (radius - .002, height - .002),
                (radius - .003, .006)]
    lathe(profile, (TIN_X, TIN_Y, 0), rusty.material, segments=80, angle=30)
    murky = MaterialBuilder('water in tin', colour='#6f7468', roughness=.03, specular=.6)
    lathe([(.0001, height - .035), (radius - .003, height - .035)], (TIN_X, TIN_Y, 0), murky.material,
          segments=64)
    puddle = MaterialBuilder('puddle', colour='#3a2a18', roughness=.05, specular=.6)
    lathe([(.0001, .0016), (.085, .0014), (.098, .0004)], (TIN_X + .055, TIN_Y - .055, 0), puddle.material,
          segments=48).scale = (1.25, .8, 1)


def things_under_stairs(rng):
    """A rag on the floor, a broom handle against the side wall."""
    dust_sheet((-.20, -.20, 0), .22, .16, cloth('#8f8a7c', 420), rng.randrange(30), 25, .022)
    handle = wood('#b98f58', '#8a6236', axis=2, knots=False)
    cylinder(.012, 1.3, (-.305, -.11, .66), handle, (radians(3), radians(-1), 0))
