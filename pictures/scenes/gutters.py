"""Guttering: a gutter full of leaves."""
from math import cos, exp, radians, sin

from mathutils import Matrix, Vector

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, mortar, slate
from kit.material_builder import plain_material, reopen
from kit.meshes import ball_profile, grid_mesh
from kit.natural import dead_leaf, leaf, moss, soil
from kit.noise import fractal
from kit.placing import moved, rotated, tilted
from kit.solids import box, lathe, place, plane, tube
from kit.surfaces import paint, plastic, water
from objects.bathroom import water_drop
from objects.brickwork import brick_wall
from objects.plants import dead_leaves, leaf_cloud, tuft_meshes
from objects.roofing import gutter, slate_meshes
from scenes import scene

# fascia and gutter, white once
SPILL_X = .10
GUTTER_Y, GUTTER_Z, GUTTER_RADIUS = -.062, -.03, .062


@scene('blocked-gutter')
def blocked_gutter(rng):
    """A gutter full of leaves and moss runs over; the brick wall below it is wet and green."""
    slates = slate(rng.choice(['#4d525c', '#565660', '#54505a']), .05)
    pose = moved((0, .015, .02)) @ rotated('X', 32)  # the slope: x along the eaves, y upwards
    eaves_slates(rng, slates, pose)
    gutter_and_fascia()
    wet_brickwork(rng)
    rotted_leaves()
    fallen_leaves(rng, pose)
    moss_and_seedlings(rng)
    overflowing_water(rng)
    plane(30, 30, (0, -10, -3.4), plain_material('lawn far', colour='#5f6a48', roughness=1))
    cloudy_sky(1.1, rng.randrange(9), contrast=.55, sun=(38, -48, 2.6))
    phone_camera((-.40 + rng.uniform(-.03, .03), -.90, .30), (.10, .02, -.115), 28,
                 (SPILL_X, GUTTER_Y, GUTTER_Z), 5.6, rng, .015, -.8)
    return Look(bounces=2, exposure=.25, warmth=.01, saturation=1.05)


def eaves_slates(rng, material, pose):
    """The lowest courses of slates over the gutter."""
    width, length, exposed = .30, .50, .20
    slates = slate_meshes(4, material, width, length, .008, 10, (.006, .003))
    for j in range(-1, 9):
        for i in range(24):
            x = (i - 12 + (.5 if j % 2 else 0)) * width + rng.gauss(0, .002)
            cut = .62 if j == -1 else 1.0  # the short course at the eaves
            y = length * cut / 2 if j == -1 else j * exposed + length / 2
            piece = place(rng.choice(slates))
            piece.matrix_world = (pose @ moved((x, y - .02 + rng.gauss(0, .0035), .014))
                                  @ tilted(2.5 + rng.gauss(0, .16), rng.gauss(0, .22), rng.gauss(0, .3))
                                  @ Matrix.Scale(cut, 4, (0, 1, 0)))


def gutter_and_fascia():
    """A gutter that was white once, and the fascia behind it, wet below the spill."""
    gutter(8, (-4, GUTTER_Y, GUTTER_Z), stained_plastic(), 0, GUTTER_RADIUS)
    fascia = paint('#e4e2da', .4, .1, .3)
    overflow_stain(fascia, SPILL_X, .22, .02, .3, .5)
    box((9, .022, .19), (0, .022, -.105), fascia, .003)


def stained_plastic():
    """White plastic with green and brown streaks, most of them near the spill."""
    white = '#dcdad2'
    m = reopen(plastic(white, .35))
    p = m.world_position()
    x, _, _ = m.components(p)
    streaks = m.remap(m.noise(1, 4, .6, m.scaled(p, (20, 6, 3))), .40, .64)
    near = m.remap(abs(x - SPILL_X), .9, .1, .25, 1)
    m.set(colour=m.mix(streaks * (near * .85), white, m.mix(m.noise(40, 3), '#4f5a30', '#5a4d38')))
    return m.material


def overflow_stain(material, x0, half_width, top, grow=.25, dark=.36):
    """Wet dark run with algae below the place where a gutter spills over."""
    m = reopen(material)
    p = m.world_position()
    x, _, z = m.components(p)
    down = top - z
    width = half_width + down * grow
    wobble = (m.noise(3.5, 4, .6, m.scaled(p, (1, 1, .5))) - .5) * .30
    aside = abs(x - x0 + wobble) / width
    streak = m.remap(m.noise(1, 4, .6, m.scaled(p, (22, 3, 1.1))), .30, .62, .45, 1)
    mask = m.remap(aside, 1.15, .45) * streak
    c = m.source('colour')
    c = m.mix(mask * .92, c, m.hsv(c, .505, 1.15, dark))
    algae = m.remap(aside, 1.5, .5) * m.remap(m.noise(7, 4, .7, p), .42, .62) * m.remap(down, 1.1, .15)
    c = m.mix(algae * .8, c, m.mix(m.noise(60, 3), '#3f4f22', '#6d7a3a'))
    m.set(colour=c, roughness=.9 - mask * .55)


def wet_brickwork(rng):
    """The wall below with a wet green run where the gutter spills."""
    bricks = brick_material(rng.choice([('#9a5c45', '#a96a50', '#8a4f3c', '#b37a5c'),
                                        ('#94604a', '#9c684f', '#8c5844', '#a37156')]),
                            .25)
    joints = mortar('#b7ab98', .4)
    for material in (bricks, joints):
        overflow_stain(material, SPILL_X, .17, -.10, .28)
    brick_wall(rng, (-3.2, .045, -1.415), 29, 16, bricks, joints, 0)


def rotted_leaves():
    """The bed of rot that fills the gutter."""
    mesh = grid_mesh(6, .112, 500, 24,
                     lambda x, y: litter_level(x) + .012 * fractal(x * 26, y * 26) - .3 * y * y, 'rot')
    place(mesh, (0, GUTTER_Y, GUTTER_Z), soil('#33281b'))


def litter_level(x):
    """The height of the rot in the gutter, highest at the spill."""
    return -.012 + .040 * exp(-((x - SPILL_X) / .42) ** 2) + .010 * fractal(x * 5, 1)


def fallen_leaves(rng, pose):
    """This autumn's leaves: heaped in the gutter, over its lip and on the slates."""
    brown, dark, orange, olive = (dead_leaf('#7a4f22', '#a3753a'), dead_leaf('#5a3b1e', '#7d552c'),
                                  dead_leaf('#a5682a', '#c28c46'), dead_leaf('#8a7a3e', '#a89a58'))

    def in_gutter():
        x = rng.gauss(SPILL_X, .40) if rng.random() < .7 else rng.uniform(-2.2, 2.2)
        heap = .012 + .034 * exp(-((x - SPILL_X) / .45) ** 2)
        y = GUTTER_Y + rng.gauss(-.004, .030)
        z = GUTTER_Z + litter_level(x) + rng.uniform(.0, heap) - 2.0 * (y - GUTTER_Y) ** 2
        return (x, y, z), .45

    def over_lip():
        x = rng.gauss(SPILL_X, .16)
        y = GUTTER_Y - GUTTER_RADIUS - rng.uniform(-.012, .012)
        return (x, y, GUTTER_Z + rng.uniform(-.012, .03)), .9

    def on_slates():
        x, y = rng.uniform(-1.6, 1.6), rng.uniform(.02, .9)
        return tuple(pose @ Vector((x, y, .026))), .5

    dead_leaves(rng, [brown, dark, orange, olive], 620, in_gutter, .056)
    dead_leaves(rng, [brown, orange], 26, over_lip, .052)
    dead_leaves(rng, [brown, olive], 22, on_slates, .05)


def moss_and_seedlings(rng):
    """Moss cushions and seedlings that have taken root."""
    cushion = moss('#3a481a', '#7d8a3e')
    for _ in range(46):
        x = rng.gauss(SPILL_X - .1, .6)
        radius = rng.uniform(.008, .022)
        ball = lathe(ball_profile(radius, .6),
                     (x, GUTTER_Y + rng.uniform(-.045, .05), GUTTER_Z + litter_level(x) + .008), cushion,
                     segments=12)
        ball.scale = (rng.uniform(1, 1.9), 1, 1)
    seedling = leaf('#4f7a2c', '#8fb350', dryness=.05)
    for x, height in ((SPILL_X - .20, .15), (SPILL_X + .31, .10), (SPILL_X - .52, .08)):
        for _ in range(5):
            a = rng.uniform(0, 6.28)
            tip = (x + .05 * cos(a), GUTTER_Y + .035 * sin(a),
                   GUTTER_Z + .02 + height * rng.uniform(.5, 1))
            tube([(x, GUTTER_Y, GUTTER_Z), (x + .008 * cos(a), GUTTER_Y, GUTTER_Z + height * .5), tip],
                 .0012, seedling, .02, segments=4)
            leaf_cloud(rng, seedling, tip, (.02, .02, .022), 9, .034, with_core=False)
    for mesh in tuft_meshes(rng, seedling, count=3, blades=36, size=.05, heights=(.05, .14), lean=.6,
                            width=.003):
        place(mesh, (SPILL_X + rng.uniform(-.5, .6), GUTTER_Y, GUTTER_Z), rotation=(0, 0, rng.uniform(0, 6)))


def overflowing_water(rng):
    """Water that runs over the lip, and drops under it."""
    stream = water()
    for k in range(6):
        x = rng.gauss(SPILL_X, .11)
        y = GUTTER_Y - GUTTER_RADIUS - .004
        length = rng.uniform(.10, .42)
        tube([(x, y + .004, GUTTER_Z + .006), (x, y - .003, GUTTER_Z - .01),
              (x + rng.uniform(-.004, .004), y - .001, GUTTER_Z - .05),
              (x, y - .004, GUTTER_Z - .05 - length)],
             .0034, stream, .01, segments=8, taper=lambda t: 1.2 - .6 * t)
    for _ in range(34):
        x = rng.gauss(SPILL_X, .15)
        water_drop((x, GUTTER_Y - GUTTER_RADIUS * rng.uniform(.5, 1.05),
                    GUTTER_Z - .03 - rng.uniform(.0, .55)),
                   rng.uniform(.0022, .0046), stream, rng.uniform(1, 1.6))
    for _ in range(26):
        x = rng.gauss(SPILL_X, .2)
        a = radians(rng.uniform(196, 262))
        water_drop((x, GUTTER_Y + (GUTTER_RADIUS + .001) * cos(a),
                    GUTTER_Z + (GUTTER_RADIUS + .001) * sin(a)),
                   rng.uniform(.0018, .0036), stream, .9)
