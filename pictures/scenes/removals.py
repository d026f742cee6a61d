"""Removals: a room half packed."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, cloudy_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import mesh_from, shade_smooth
from kit.metals import brass, steel
from kit.natural import leaf, wood
from kit.placing import TO_BACK, TO_GROUND, TO_LEFT, TO_RIGHT, at, move_all
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import cloth, glass, paint, plaster, plastic, rubber
from objects.cartons import books_and_picture, cardboard, closed_carton, crumpled_paper, open_carton
from objects.electrics import wall_socket
from objects.joinery import floorboards, sash_window, skirting
from objects.plants import leaf_cloud
from scenes import scene


@scene('moving-boxes')
def moving_boxes(rng):
    """Moving day: stacked cartons, a sack barrow, a rolled carpet and a lamp in a bare room."""
    tint = rng.choice(['#b9b29c', '#a3b0ad', '#b59f88'])
    white = paint('#f1efe8', .25, .1)
    wall = back_wall_with_window(rng, tint, white)
    plane(2.6, 5, (-2.05, -2.4, 1.3), wall, TO_RIGHT)
    plane(2.6, 5, (2.15, -2.4, 1.3), wall, TO_LEFT)
    plane(7, 2.6, (0, -4.4, 1.3), plaster('#d8d2c4'), TO_BACK)
    plane(7, 6, (0, -2.2, 2.5), plaster('#f3f1ec'), TO_GROUND)
    floorboards(rng, -2.1, 2.3, -3.8, 0, wood('#a67d53', '#7a5533', roughness=.42, variation=.13), .14,
                along='y')
    # else the sky shines up through the gaps
    plane(7, 6, (0, -2.2, -.03), plain_material('below', colour='#17120d', roughness=1))
    skirting(5, (-2.5, 0, 0), white, 0, .16)
    skirting(5, (2.15, 0, 0), white, -90, .16)
    skirting(5, (-2.05, -5, 0), white, 90, .16)
    look = (cardboard(), plain_material('parcel tape', colour='#8a6136', roughness=.22, specular=.5),
            plain_material('ink', colour='#33261a', roughness=.8),
            plain_material('slit', colour='#1d140b', roughness=1))
    carton_stacks(rng, look)
    sack_barrow((.60, -.42, 0), 12, paint(rng.choice(['#b3261e', '#1f5a94', '#2d6b3c']), .3),
                rubber('#1b1b1c', .6), steel(.35, '#b9bcbf'))
    closed_carton((.40, .32, .34), (.57, -.62, .016), 12, look)
    pile = carpet_pile(rng.choice(['#7a2f33', '#33506b', '#4f6349']))
    rolled_carpet((.86, -1.50, 0), -20, 1.25, pile, plain_material('hessian', colour='#b59d73', roughness=1),
                  cloth('#e2dcc8', 300))
    shade = plain_material('shade', colour='#e9dfc6', roughness=.9, transmission=0.0)
    floor_lamp((1.56, -.40, 0), brass(.25), shade)
    roll = [(.026, -.024), (.052, -.024), (.052, .024), (.026, .024), (.026, -.024)]
    lathe(roll, (.30, -1.30, .025), look[1], (0, 0, 0), segments=48, angle=20)
    wall_socket((1.95, 0, .42), plastic('#f2f1ec', .25), rubber('#151515'))
    area_light((1.02, -.10, 1.55), (.4, -2, .3), (.95, 1.15), 40, '#eaf1fb', visible=False, mirrored=False)
    window_light((-1.98, -2.2, 1.5), (.1, -.6, .6), (1.1, 1.3), 80, '#eaf1fb')
    area_light((.8, -3.8, 2.2), (0, -.6, .6), (1.0, .8), 12, '#fff1df', mirrored=False)
    cloudy_sky(1.1, rng.randrange(9))
    phone_camera((.22 + rng.uniform(-.06, .06), -3.05, 1.42), (.10, -.5, .68), 25, (-.1, -.9, .5), 9, rng,
                 .02, .3)
    return Look(bounces=4, exposure=.65, warmth=.02)


def back_wall_with_window(rng, tint, white):
    """Wall with a bare sash window; pale patches and nails tell of pictures taken down."""
    wall = plaster(tint, .2, .2, .3)
    x0, x1, z0, z1 = .52, 1.52, .95, 2.15
    for a, b, c, d in ((-2.6, x0, 0, 2.5), (x1, 2.6, 0, 2.5), (x0, x1, 0, z0), (x0, x1, z1, 2.5)):
        box((b - a, .16, d - c), ((a + b) / 2, .08, (c + d) / 2), wall, 0)
    sash_window((x0, .05, z0), 0, white, glass(), x1 - x0, z1 - z0)
    greens = [leaf('#4c6b22', '#86a03c', dryness=.1), leaf('#3f6a2c', '#77a04a', dryness=.05)]
    for k in range(6):
        leaf_cloud(rng, rng.choice(greens), (-.4 + .9 * k, 6 + rng.uniform(-.5, .8), rng.uniform(.4, 1.5)),
                   (.9, .7, 1.0), 900, .16)
    pale = plaster(tuple(min(1.0, v * 1.28) for v in colour(tint)[:3]), .2, .2)
    for x, z, w, h in ((-.95, 1.72, .55, .42), (-.22, 1.78, .32, .42)):
        box((w, .001, h), (x, -.0003, z), pale, 0)
        cylinder(.0016, .02, (x, -.008, z + h / 2 - .04), steel(.3), (radians(78), 0, 0), 0, 12)
    return wall


def carton_stacks(rng, look):
    """Three uneven stacks against the back wall and, before them, two cartons still open."""
    big, mid, small = (.60, .45, .45), (.50, .40, .38), (.42, .34, .30)
    for x, y, column in ((-1.30, -.30, (big, mid, small)), (-.68, -.28, (big, big)),
                         (-.08, -.26, (mid, mid, small))):
        z = 0
        for size in column:
            closed_carton(size, (x + rng.uniform(-.03, .03), y + rng.uniform(-.02, .02), z),
                          rng.uniform(-4, 4), look, rng.random() < .7)
            z += size[2] + .001
    open_carton(rng, mid, (-.92, -1.02, 0), 14, look, lambda pose, s: books_and_picture(rng, pose, s))
    open_carton(rng, (.44, .36, .30), (-.18, -1.00, 0), -17, look,
                lambda pose, s: crumpled_paper(rng, pose, s))


def sack_barrow(location, turn, red, tyre, metal):
    """A two wheeled barrow, upright, its toe plate towards local -Y."""
    parts = [box((.40, .20, .006), (0, -.10, .012), metal, .002)]
    for s in (-1, 1):
        parts.append(tube([(s * .15, .0, .02), (s * .15, .02, .95), (s * .12, .07, 1.15),
                           (s * .12, .15, 1.20)],
                          .0145, red, .08))
        parts += [cylinder(.105, .050, (s * .215, .075, .105), tyre, TO_RIGHT, .018),
                  cylinder(.05, .056, (s * .215, .075, .105), metal, TO_RIGHT, .006),
                  cylinder(.018, .10, (s * .12, .175, 1.208), tyre, (radians(78), 0, 0), .005)]
    for z in (.16, .42, .68, .94):
        parts.append(tube([(-.15, .02, z), (0, .032, z), (.15, .02, z)], .010, red, 0))
    parts.append(tube([(-.22, .075, .105), (.22, .075, .105)], .010, metal, 0))
    return move_all(parts, at(location, turn))


def carpet_pile(tint):
    """The pile of a carpet."""
    m = MaterialBuilder('pile', roughness=1.0, specular=.05, sheen=.4)
    p = m.world_position()
    n = m.noise(260, 3, .7, p)
    m.set(colour=m.mix(m.remap(n, .35, .65), m.hsv(colour(tint), .5, 1, .72),
                       m.hsv(colour(tint), .5, .95, 1.15)),
          normal=m.bump(n, .8, .004))
    return m.material


def rolled_carpet(location, turn, length, pile, backing, string):
    """A carpet rolled up, pile outwards, tied twice; the spiral shows at both ends. It lies along local Y."""
    outer_radius, inner_radius, thickness = .125, .022, .011
    turns = (outer_radius - inner_radius) / (thickness + .0022)
    count = int(turns * 48)
    vertices = []
    for k in range(count + 1):
        a = 2 * pi * turns * k / count
        r = inner_radius + (outer_radius - inner_radius) * k / count + .0016 * sin(3 * a)
        for ring, y in ((r, 0), (r + thickness, 0), (r, length), (r + thickness, length)):
            vertices.append((ring * cos(a), y + .004 * sin(a * .37),
                             outer_radius + thickness + ring * sin(a)))
    faces, kind = [], []
    for k in range(count):
        first = 4 * k
        for quad, slot in (((0, 2, 6, 4), 1), ((1, 5, 7, 3), 0), ((0, 4, 5, 1), 1), ((2, 3, 7, 6), 1)):
            faces.append(tuple(first + i for i in quad))
            kind.append(slot)
    faces.append(tuple(4 * count + i for i in (0, 1, 3, 2)))
    kind.append(1)
    mesh = mesh_from('carpet', vertices, faces)
    for f, s in zip(mesh.polygons, kind):
        f.material_index = s
    shade_smooth(mesh, 40)
    mesh.materials.append(pile)
    mesh.materials.append(backing)
    parts = [place(mesh)]
    string_radius = outer_radius + thickness + .003
    for y in (length * .22, length * .78):
        parts.append(tube([(string_radius * cos(radians(t)), y,
                            outer_radius + thickness + string_radius * sin(radians(t)))
                           for t in range(0, 366, 6)],
                          .0035, string, 0, segments=5))
    return move_all(parts, at(location, turn))


def floor_lamp(location, metal, shade):
    """A standing lamp with a drum shade, its flex wound round the foot."""
    x, y, z = location
    parts = [lathe([(.0001, .024), (.03, .022), (.13, .012), (.138, .006), (.138, 0)], location, metal),
             tube([(x, y, .02), (x, y, 1.36)], .010, metal, 0)]
    parts.append(lathe([(.19, 1.22), (.165, 1.50), (.162, 1.50), (.186, 1.222)], (x, y, 0), shade,
                       segments=72))
    parts.append(tube([(x + .17 * cos(radians(t)) * (1 + .06 * sin(radians(t * 1.7))),
                        y + .17 * sin(radians(t)), .006 + .00001 * t) for t in range(0, 900, 15)]
                      + [(x - .34, y - .30, .006)],
                      .0035, rubber('#222222'), 0, segments=5))
    return parts
