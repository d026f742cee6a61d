"""Locks: a worn lock, and the new one."""
from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import brass, chrome
from kit.natural import leaf
from kit.placing import TO_BACK, TO_GROUND, TO_RIGHT, move_all, moved, rotated
from kit.solids import box, plane
from kit.surfaces import paint, plaster, rubber
from objects.doors import strip_frame
from objects.locks import LOCK_X, LOCK_Z, brass_knob_set, door_chain, lever_set, lock_edge
from objects.plants import leaf_cloud
from scenes import scene

STILE_WIDTH, DOOR_THICKNESS = .118, .044
SWING = 24  # degrees the door stands open; the frame turns instead, so that the door keeps the axes


@scene('worn-lock')
def worn_lock(rng):
    """An old front door: chipped paint, a brass plate askew, a rusty bolt and a torn off chain."""
    return front_door(rng, new=False)


@scene('new-lock')
def new_lock(rng):
    """The same door after the locksmith: fresh paint, a steel lever, a new cylinder with its key."""
    return front_door(rng, new=True)


def front_door(rng, new):
    """The lock side of a front door, ajar. Both pictures share it: door, frame, light and camera."""
    tint = rng.choice(['#2f4f42', '#7a2e26', '#2c4765'])
    wall_tint = rng.choice(['#d8cdb6', '#cfd3cc', '#d9cbbd'])
    dark = rubber('#0d0c0b', .8)
    door_leaf(paint(tint, .20, .06) if new else chipped_paint(tint))
    frame_and_outside(rng, paint('#efece4', .28, .1), plaster(wall_tint, .2))
    if new:
        satin = brushed_steel()
        lock_edge(satin, chrome(.12), dark)
        lever_set(satin, dark, brass(.2))
    else:
        brass_metal, rust = tarnished_brass(), rusty_steel()
        lock_edge(rusty_steel('rusty forend', .75), rust, dark, tidy=False)
        brass_knob_set(brass_metal, rust, dark)
        door_chain(brass_metal, rusty_steel('worn chain', .2), dark)
    plane(6, 3, (0, -2.6, 1.3), plaster('#d8d0c0'), TO_BACK)
    plane(6, 6, (0, -.6, 2.5), plaster('#f0ede5'), TO_GROUND)
    plane(3, 4, (-2.0, -1.2, 1.3), plaster(wall_tint), TO_RIGHT)
    window_light((1.15, -1.55, 1.75), (-.05, 0, 1.0), (.8, 1.1), 40, '#eaf1fb')
    area_light((-.8, -1.5, 2.1), (-.05, 0, 1.0), (.5, .5), 6, '#ffe3bb')
    plain_sky('#e9eef2', .8)  # in the gap the sky is out of focus: clouds would only cost time
    phone_camera((.245 + rng.uniform(-.01, .01), -.375, 1.13), (-.042, 0, 1.035), 30, (-.03, -.01, 1.03), 9,
                 rng, .006, .4)
    return Look(bounces=3, exposure=.25, warmth=.02)


def door_leaf(material):
    """The lock edge of a panelled front door: stile, lock rail, a panel above and one below."""
    width, inner = .82, .82 - 2 * STILE_WIDTH
    box((STILE_WIDTH, DOOR_THICKNESS, 2.0), (-STILE_WIDTH / 2, DOOR_THICKNESS / 2, 1.0), material, .0025)
    box((STILE_WIDTH, DOOR_THICKNESS, 2.0), (-width + STILE_WIDTH / 2, DOOR_THICKNESS / 2, 1.0), material,
        .0025)
    for z0, z1 in ((0, .25), (.885, 1.085), (1.86, 2.0)):
        box((inner, DOOR_THICKNESS - .001, z1 - z0), (-width / 2, DOOR_THICKNESS / 2, (z0 + z1) / 2),
            material, .002)
    for z0, z1 in ((.25, .885), (1.085, 1.86)):
        x0, x1 = -width + STILE_WIDTH, -STILE_WIDTH
        box((inner + .01, .016, z1 - z0 + .01), (-width / 2, DOOR_THICKNESS / 2, (z0 + z1) / 2), material, 0)
        box((inner - .13, .026, z1 - z0 - .13), (-width / 2, DOOR_THICKNESS / 2, (z0 + z1) / 2), material,
            .008, segments=1)
        strip_frame(x0, x1, z0, z1, .0045, .017, material)


def chipped_paint(tint):
    """Old gloss, chipped to primer and grey wood, dirty and scratched round the lock."""
    m = MaterialBuilder('old door paint', specular=.5)
    p = m.world_position()
    x, _, z = m.components(p)
    edge = m.remap(x, -.016, .0) * .14
    hands = m.near((LOCK_X, 0, LOCK_Z), .115, .085, .05, 9)
    keys = m.near((LOCK_X, 0, LOCK_Z - .055), .050, .025, .03, 24)
    wear = m.noise(40, 4, .7, p) * .72 + m.noise(7, 3, .6, p) * .28 + (edge + hands * .06)
    wear = wear + keys * .06
    primer, bare = m.remap(wear, .618, .628), m.remap(wear, .640, .655)
    dull = m.mix(m.remap(m.noise(4, 4, .6, p), .35, .7), colour(tint), m.hsv(colour(tint), .5, .75, .72))
    grime = hands * m.remap(m.noise(13, 4, .7, p), .30, .62, .25, .75)
    c = m.mix(grime, dull, '#2a241c')
    scratch = keys * streaks(m, p, 420, 26, .60, .66)
    c = m.mix(scratch * .7, c, '#a89a85')
    c = m.mix(primer, c, m.mix(m.noise(60, 3, .6, p), '#c9bda6', '#b39d86'))
    grain = m.noise(1, 4, .7, m.scaled(p, (190, 190, 7)))
    c = m.mix(bare, c, m.mix(m.remap(grain, .35, .65), '#8d7557', '#4d3a28'))
    below = m.remap(z, LOCK_Z - .09, LOCK_Z - .12) * m.remap(z, LOCK_Z - .30, LOCK_Z - .15)
    near_plate = m.remap(abs(x - LOCK_X), .028, .012)
    rust = below * near_plate * streaks(m, p, 150, 5, .42, .62)
    c = m.mix(rust * .85, c, '#6a3516')
    lift = m.noise(90, 3, .5, p) * .25 - (primer + bare)
    m.set(colour=c, roughness=primer * .4 + (.34 + grime * .2), normal=m.bump(lift, .55, .0012))
    return m.material


def streaks(m, p, across, along, low, high):
    """Marks drawn out along Z: high frequency across, low along."""
    return m.remap(m.noise(1, 4, .65, m.scaled(p, (across, across, along))), low, high)


def frame_and_outside(rng, white, wall):
    """Jamb, architrave and inner wall, turned by the swing of the door, and the front garden in the gap."""
    parts = [box((.06, .10, 2.1), (.853, .05, 1.05), white, .003),
             box((.012, .03, 2.1), (.829, .075, 1.05), white, .002),
             box((.075, .02, 2.1), (.875, -.010, 1.05), white, .005, segments=3),
             box((.034, .030, 2.1), (.893, -.0155, 1.05), white, .009, segments=4),
             box((2.0, .10, 2.6), (1.905, .0505, 1.3), wall, 0)]
    move_all(parts, moved((-.82, 0, 0)) @ rotated('Z', SWING))
    greens = [leaf('#4c6b22', '#86a03c', dryness=.1), leaf('#3f6a2c', '#77a04a', dryness=.05)]
    for x, y, r in ((-1.5, 3.4, .8), (-.9, 3.9, .8), (-2.2, 3.2, .8), (-.2, 4.3, .8), (-1.2, 3.6, .55)):
        leaf_cloud(rng, rng.choice(greens), (x, y, .65), (r, r * .7, .75), 1500, .09)
    plane(9, 9, (-1, 5.2, -.12), plain_material('path', colour='#a39a8b', roughness=.9))


def brushed_steel():
    """Satin stainless: fine lines across, a soft wide highlight."""
    m = MaterialBuilder('brushed steel', metallic=1.0, colour='#c9cbcd')
    lines = m.noise(1, 3, .6, m.scaled(m.world_position(), (30, 30, 2200)))
    m.set(roughness=m.remap(lines, .3, .7, .22, .36), normal=m.bump(lines, .10, .0003))
    return m.material


def tarnished_brass():
    """Brass worn bright in the middle, brown in the hollows, scratched all over."""
    m = MaterialBuilder('tarnished brass', metallic=1.0)
    p = m.world_position()
    tarnish = m.remap(m.noise(32, 4, .7, p), .40, .60)
    lines = m.remap(m.noise(1, 3, .6, m.scaled(p, (60, 60, 900))), .60, .66)
    c = m.mix(tarnish, '#a98a58', m.mix(m.noise(80, 4, .7, p), '#58432a', '#3b3828'))
    m.set(colour=m.mix(lines * .6, c, '#d9c59a'), roughness=.24 + tarnish * .38,
          normal=m.bump(m.noise(70, 3, .6, p) - lines, .25, .0006))
    return m.material


def rusty_steel(name='rusty steel', amount=.5):
    """Old plated steel with brown rust that eats in from the noise."""
    m = MaterialBuilder(name)
    p = m.world_position()
    rust = m.remap(m.noise(46, 4, .7, p) + (amount - .5) * .3, .43, .53)
    c = m.mix(rust, m.mix(m.noise(90, 3, .6, p), '#8e8a82', '#5f5a52'),
              m.mix(m.noise(160, 4, .7, p), '#8a4518', '#3b1d0d'))
    m.set(colour=c, metallic=1.0 - rust, roughness=.38 + rust * .5,
          normal=m.bump(rust * m.noise(260, 4, .7, p), .8, .0012))
    return m.material
