"""Drains: an inspection chamber that is blocked."""
from math import cos, radians, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import MaterialBuilder, reopen
from kit.meshes import ball_profile, box_mesh
from kit.metals import brass, steel
from kit.natural import dead_leaf, moss
from kit.placing import move_all, moved, tilted
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import plastic, rubber
from objects.brickwork import brick_wall
from objects.plants import dead_leaves
from objects.tools import bucket
from scenes import scene

CHAMBER_X, CHAMBER_Y = .02, -.70  # middle of the chamber
CHAMBER_WIDTH, CHAMBER_DEPTH = .60, .42  # its opening
SLAB_PITCH = .46  # paving slabs, centre to centre


@scene('blocked-drain')
def blocked_drain(rng):
    """An open drain full of dirty water and leaves, its cover and the rods beside it."""
    slab, iron = wet_paving(rng.choice(['#a59f93', '#9d9a90', '#aaa08d'])), rusty_iron()
    slab_paving(rng, slab)
    inspection_chamber(rng, slab, iron)
    chamber_cover(iron, (-.67, CHAMBER_Y - .03, .024), 76 + rng.uniform(-5, 5))
    drain_rods(plastic(rng.choice(['#d8781a', '#d9a21c', '#d0641c']), .4), brass(.3))
    wall_and_pipe(rng)
    scatter_leaves(rng)
    bucket((.86, -.30, .002), plastic('#1f2022', .5), None, .14, .25, .8, steel(.5, '#9a9c9e'))
    cloudy_sky(1.05, rng.randrange(9), contrast=.6, sun=(38, -36, 2.0))
    phone_camera((.20 + rng.uniform(-.06, .06), -1.62, 1.03), (.03, -.70, -.01), 27,
                 (CHAMBER_X, CHAMBER_Y, -.05), 6, rng, .02)
    return Look(bounces=2, exposure=.15, warmth=.015, saturation=1.08)


def wet_paving(tint):
    """Concrete slabs with a wet, darker patch where the chamber has spilled over."""
    m = reopen(concrete(tint, .09, .45))
    p = m.world_position()
    c = m.source('colour')
    wet = m.near((CHAMBER_X + .05, CHAMBER_Y - .12, 0), .58, .07, .30, 3.2)
    film = m.near((CHAMBER_X + .12, CHAMBER_Y - .38, 0), .30, .05, .22, 5)
    green = m.remap(m.noise(5, 4, .7, p), .50, .66) * m.remap(m.components(p)[1], -.55, -.02)
    c = m.mix(green * .7, c, m.mix(m.noise(50, 3), '#4c5530', '#6d7540'))
    c = m.hsv(c, .505, 1.12, 1.0 - wet * .66)
    shine = wet * .52 + film * .36
    m.set(colour=c, roughness=m.maximum(.92 - shine, .05), specular=.45)
    return m.material


def rusty_iron():
    """Cast iron, brown in patches."""
    m = MaterialBuilder('iron', metallic=.55, specular=.4)
    p = m.world_position()
    rust = m.remap(m.noise(9, 4, .7, p), .45, .65)
    m.set(colour=m.mix(rust, '#5b5c5e', '#7a4a2c'),
          roughness=m.remap(rust, 0, 1, .45, .85),
          normal=m.bump(m.noise(160, 4, .7, p), .4, .002))
    return m.material


def slab_paving(rng, material):
    """Rows of concrete slabs on their bed, with a gap for the chamber."""
    mesh = box_mesh((SLAB_PITCH - .012, SLAB_PITCH - .012, .045), .005, 2, 'slab')
    mesh.materials.append(material)
    for j in range(6):
        for i in range(-5, 6):
            x, y = CHAMBER_X + (i - .5) * SLAB_PITCH, -.24 - j * SLAB_PITCH
            if i in (0, 1) and j == 1:
                continue
            place(mesh, (x, y, -.0225 + rng.gauss(0, .0015)),
                  rotation=(radians(rng.gauss(0, .25)), radians(rng.gauss(0, .25)),
                            radians(rng.choice((0, 180)) + rng.gauss(0, .3))))
    bed = mortar('#6d6558', .6, .7)
    x0, x1, y0, y1 = (CHAMBER_X - CHAMBER_WIDTH / 2 - .03, CHAMBER_X + CHAMBER_WIDTH / 2 + .03,
                      CHAMBER_Y - CHAMBER_DEPTH / 2 - .03, CHAMBER_Y + CHAMBER_DEPTH / 2 + .03)
    for a, b, c, d in ((-3.2, x0, -3.2, .05), (x1, 3.2, -3.2, .05), (x0, x1, -3.2, y0), (x0, x1, y1, .05)):
        box((b - a, d - c, .02), ((a + b) / 2, (c + d) / 2, -.026), bed, 0)


def inspection_chamber(rng, slab, iron):
    """Concrete round an iron frame, old brick inside, water standing a hand below the rim."""
    half_width, half_depth = CHAMBER_WIDTH / 2, CHAMBER_DEPTH / 2
    side = SLAB_PITCH - .008 - half_width
    strip = max((SLAB_PITCH - .01) / 2 - half_depth, .012)
    for s in (-1, 1):
        box((side, SLAB_PITCH - .01, .05), (CHAMBER_X + s * (half_width + side / 2), CHAMBER_Y, -.024), slab,
            .004)
        box((CHAMBER_WIDTH, strip, .05), (CHAMBER_X, CHAMBER_Y + s * (half_depth + strip / 2), -.0242), slab,
            .003)
        box((.028, CHAMBER_DEPTH + .05, .06), (CHAMBER_X + s * (half_width + .002), CHAMBER_Y, -.024), iron,
            .003)
        box((CHAMBER_WIDTH - .01, .028, .0595), (CHAMBER_X, CHAMBER_Y + s * (half_depth + .002), -.0242),
            iron, .003)
    old = brick_material(('#6e4436', '#7a4f3e', '#5d3b30'), .75)
    bed = mortar('#57503f', .9, 1.0)
    brick_wall(rng, (CHAMBER_X - half_width - .03, CHAMBER_Y + half_depth, -.465), 3, 6, old, bed, 0,
               ends=True)
    brick_wall(rng, (CHAMBER_X - half_width, CHAMBER_Y - half_depth - .01, -.465), 2, 6, old, bed, 90,
               ends=True)
    brick_wall(rng, (CHAMBER_X + half_width, CHAMBER_Y + half_depth + .01, -.465), 2, 6, old, bed, -90,
               ends=True)
    plane(CHAMBER_WIDTH + .1, CHAMBER_DEPTH + .1, (CHAMBER_X, CHAMBER_Y, -.070), dirty_water())


def dirty_water():
    """Brown water with patches of scum."""
    m = MaterialBuilder('dirty water', specular=1.0)
    p = m.world_position()
    c = m.mix(m.remap(m.noise(5, 4, .6, p, .6), .35, .7), '#1d170d', '#332817')
    scum = m.remap(m.noise(13, 4, .7, p, .8), .56, .63)
    c = m.mix(scum * .7, c, '#a1967a')
    m.set(colour=c, roughness=.04 + scum * .5, normal=m.bump(m.noise(14, 3, .5, p), .3, .01))
    return m.material


def chamber_cover(iron, location, turn):
    """The iron cover, chequer ribs on top and two keyholes."""
    parts = [box((CHAMBER_WIDTH, CHAMBER_DEPTH, .014), (0, 0, .007), iron, .004),
             box((CHAMBER_WIDTH - .05, CHAMBER_DEPTH - .05, .012), (0, 0, -.004), iron, .002)]
    rib = box_mesh((.030, .007, .005), .0022, 2, 'rib')
    rib.materials.append(iron)
    for i in range(14):
        for j in range(10):
            x, y = -.268 + i * .0412, -.178 + j * .0395
            parts.append(place(rib, (x, y, .0155), rotation=(0, 0, radians(45 if (i + j) % 2 else -45))))
    for s in (-1, 1):
        parts.append(box((.05, .022, .004), (s * .24, 0, .0178), rubber('#0b0b0b'), .001))
    return move_all(parts, moved(location) @ tilted(1.5, -2.0, turn))


def drain_rods(colour, ferrule):
    """One rod in use, three on the slabs, a plunger and a worm screw."""
    edge = CHAMBER_X + CHAMBER_WIDTH / 2
    # the one in use: out of the water, over the frame, away across the slabs
    drain_rod([(CHAMBER_X - .02, CHAMBER_Y + .02, -.22), (edge - .02, CHAMBER_Y - .055, .045),
               (edge + .14, CHAMBER_Y - .10, .030), (edge + .75, CHAMBER_Y - .22, .0105)],
              colour, ferrule, .25)
    z = .0112
    drain_rod([(-.56, -1.11, z), (.50, -1.185, z)], colour, ferrule, 0)
    drain_rod([(-.50, -1.18, z), (.56, -1.225, z)], colour, ferrule, 0)
    drain_rod([(-.62, -1.03, z), (.43, -1.145, z)], colour, ferrule, 0)
    # plunger: a rubber disc on a brass boss, and the double worm screw
    black = rubber('#1a1a1b', .55)
    turn = (radians(84), 0, radians(58))
    lathe([(.001, -.004), (.05, -.004), (.052, 0), (.05, .005), (.018, .007), (.016, .02), (.001, .02)],
          (.72, -1.04, .053), black, turn, segments=48)
    lathe([(.001, .018), (.013, .018), (.013, .05), (.010, .056), (.001, .056)], (.72, -1.04, .053), ferrule,
          turn, segments=24)
    coil = [(.035 * cos(t * .55) * (1 - t / 90), .035 * sin(t * .55) * (1 - t / 90), t * .0034)
            for t in range(46)]
    worm = tube(coil, .0042, steel(.35, '#8d8a84'), 0, segments=8)
    worm.matrix_world = moved((-.42, -1.25, .037)) @ tilted(90, 0, 62)


def drain_rod(points, colour, ferrule, bend=.12):
    """One drain rod with a brass ferrule at each end."""
    tube(points, .0098, colour, bend, segments=10)
    for a, b in ((points[0], points[1]), (points[-1], points[-2])):
        a, b = Vector(a), Vector(b)
        rotation = (b - a).normalized().to_track_quat('Z', 'Y').to_euler()
        lathe([(.004, -.035), (.0075, -.034), (.0075, -.012), (.0125, -.010), (.0135, -.004), (.0135, .052),
               (.0125, .056), (.0098, .058)],
              a, ferrule, rotation, segments=24)


def wall_and_pipe(rng):
    """The foot of the house wall: brick, a black waste pipe with its bend, moss along the joint."""
    brick = brick_material(rng.choice([('#8f5a44', '#a0684e', '#7f4d3b', '#ab7658'),
                                       ('#94604a', '#9c684f', '#8c5844', '#a37156'),
                                       ('#85604a', '#937056', '#745240', '#9c7f66')]),
                           .45)
    brick_wall(rng, (-2.2, 0, -.02), 20, 14, brick, mortar('#b0a693', .6))
    black = plastic('#1d1d1f', .35)
    x = -.62
    cylinder(.042, 1.4, (x, -.062, .72), black, segments=40)
    lathe([(.043, -.03), (.050, -.029), (.052, -.02), (.052, .02), (.050, .029), (.043, .03)],
          (x, -.062, .30), black, segments=40)
    lathe([(.043, 0), (.062, 0), (.066, .008), (.060, .022), (.044, .026)], (x, -.062, .0),
          concrete('#8f897c'), segments=32)
    box((.13, .018, .03), (x, -.012, .30), black, .003)
    cushion = moss('#34421a', '#76823c')
    for _ in range(60):
        ball = lathe(ball_profile(rng.uniform(.008, .022), .55),
                     (rng.uniform(-1.4, 1.4), -.012 + rng.uniform(-.008, .008), 0), cushion, segments=12)
        ball.scale = (rng.uniform(1, 2.6), .8, 1)


def scatter_leaves(rng):
    """Dead leaves on the water and over the slabs."""
    leaves = [dead_leaf(dark, light, .6, .35)
              for dark, light in (('#7a4f22', '#a3753a'), ('#4f361c', '#6f4c28'), ('#a5682a', '#c28c46'),
                                  ('#77702f', '#9a8f4a'))]

    def floating():
        anywhere = rng.random() < .35  # most have drifted to the far side
        x = CHAMBER_X + rng.uniform(-.28, .28)
        y = CHAMBER_Y + (rng.uniform(-.19, .19) if anywhere else .19 - abs(rng.gauss(0, .05)))
        return (x, y, -.066 + rng.uniform(0, .006)), .12

    def on_slabs():
        while True:
            if rng.random() < .5:
                x, y = rng.uniform(-1.3, 1.3), -abs(rng.gauss(.02, .10)) - .01
                z, tilt = .008 + rng.uniform(0, .014), .4
            else:
                x, y, z, tilt = rng.uniform(-1.2, 1.2), rng.uniform(-1.5, -.1), .006, .22
            beside_x = abs(x - CHAMBER_X) > CHAMBER_WIDTH / 2 + .04
            if beside_x or abs(y - CHAMBER_Y) > CHAMBER_DEPTH / 2 + .04:
                return (x, y, z), tilt

    dead_leaves(rng, leaves[:2] + leaves[3:], 48, floating, .062)
    dead_leaves(rng, leaves, 96, on_slabs, .058)
