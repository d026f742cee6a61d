"""A packet of oats and what mice do to it."""
from math import cos, exp, hypot, pi, radians, sin

from mathutils import Euler, Vector

from kit.colours import colour
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh, mesh_from, remove_faces
from kit.noise import fractal, smoothstep
from kit.placing import TO_FRONT, at, move_all, moved
from kit.solids import place


def chewed_packet(location, turn, tint):
    """A carton of oats that lies flat, its front left corner chewed off; you look into its liner."""
    bite, size = .050, (.205, .135, .052)
    width, depth, height = size
    pose = at(location, turn)
    corner = Vector((-width / 2, -depth / 2, height * .55))
    material = printed_card(pose, size, (tuple(pose @ corner), bite), tint)

    def bitten(c):
        return ((c - corner).length
                < bite + .010 * fractal(c.x * 70, c.y * 70, c.z * 70)
                + .005 * fractal(c.x * 260, c.y * 260, c.z * 260))

    sides = ((width, depth, 1, (0, 0, height), (0, 0, 0)),
             (depth, height, 1, (-width / 2, 0, height / 2), (radians(90), 0, radians(-90))),
             (width, height, 1, (0, -depth / 2, height / 2), TO_FRONT),
             (depth, height, 0, (width / 2, 0, height / 2), (radians(90), 0, radians(90))),
             (width, height, 0, (0, depth / 2, height / 2), (radians(90), 0, radians(180))),
             (width, depth, 0, (0, 0, .001), (0, 0, 0)))
    for a, b, fine, middle, rotation in sides:
        step = .0009 if fine else .02
        mesh = grid_mesh(a, b, int(a / step), int(b / step), lambda x, y: .0006 * fractal(x * 18, y * 18),
                         'card')
        side_pose = moved(middle) @ Euler(rotation).to_matrix().to_4x4()
        if fine:
            remove_faces(mesh, lambda c, side_pose=side_pose: bitten(side_pose @ c))
        side = place(mesh, material=material)
        side.matrix_world = pose @ side_pose
    liner = plain_material('liner', colour='#c9c4b4', roughness=.3, specular=.5)
    bag = grid_mesh(width - .012, depth - .02, 70, 90,
                    lambda x, y: height * .80 + .006 * abs(fractal(x * 60, y * 60))
                    - .020 * smoothstep(1.6 - hypot(x + width / 2, y + depth / 2) / bite),
                    'bag')
    remove_faces(bag,
                 lambda c: hypot(c.x + width / 2, c.y + depth / 2)
                 < bite * 1.15 + .016 * fractal(c.x * 80, c.y * 80))
    heap = grid_mesh(width - .014, depth - .022, 90, 60,
                     lambda x, y: height * .52 + .004 * fractal(x * 120, y * 120)
                     - .010 * smoothstep(1.5 - hypot(x + width / 2, y + depth / 2) / bite),
                     'oats')
    move_all([place(bag, material=liner), place(heap, material=oat_heap())], pose)
    return pose @ Vector((-width / 2, -depth / 2, 0))


def printed_card(pose, size, torn, tint):
    """The printed outside of the packet: bands and a bowl, no words; grey pulp at torn (middle, radius)."""
    m = MaterialBuilder('printed card', specular=.45)
    p = m.world_position()
    rows = pose.inverted()  # from the world to the packet
    x, y = (m.dot(p, m.vector(*rows[i][:3])) + rows[i][3] for i in range(2))
    top_band = m.remap(y, size[1] * .22, size[1] * .225, smooth=False)
    stripe = (m.remap(y, size[1] * .17, size[1] * .175, smooth=False)
              * m.remap(y, size[1] * .20, size[1] * .195, smooth=False))
    disc = m.remap(m.length(m.vector(x, y + size[1] * .14, 0)), size[1] * .26, size[1] * .255)
    c = m.mix(top_band, '#efe3c4', colour(tint))
    c = m.mix(stripe, c, '#d9a428')
    c = m.mix(disc, c, m.mix(m.noise(140, 3, .7, p), '#e2c794', '#b98f55'))
    edge = m.remap(m.distance(p, m.vector(*torn[0])) + (m.noise(150, 4, .7, p) - .5) * .02, torn[1] + .012,
                   torn[1] + .009)
    c = m.mix(edge, c, m.mix(m.noise(240, 4, .7, p), '#a89a84', '#7d6e58'))
    m.set(colour=c, roughness=.32 + edge * .5, normal=m.bump(edge * m.noise(400, 3, .7, p), .6, .001))
    return m.material


def oat_heap():
    """The oats still in the packet: one surface with the look of many flakes."""
    m = MaterialBuilder('oats inside', roughness=.85, specular=.2)
    cells = m.voronoi(190, 'F1')
    m.set(colour=m.mix(m.remap(cells, .2, .75), '#d9bd8c', '#7d6440'), normal=m.bump(cells, -1.0, .003))
    return m.material


def spilled_oats(rng, count, corner, wall_y):
    """Oats that run out of the packet, thick at its torn corner and thin on the way to the wall."""
    m = MaterialBuilder('oat', roughness=.8, specular=.2)
    m.set(colour=m.vary('#d9bd8c', .2, .01))
    shapes = []
    for _ in range(5):
        mesh = rolled_oat(rng)
        mesh.materials.append(m.material)
        shapes.append(mesh)
    for _ in range(count):
        t = rng.random() ** 2.6
        x = corner[0] - corner[0] * t + rng.gauss(0, .024 + .012 * t)
        y = corner[1] + (-.035 - corner[1]) * t + rng.gauss(-.008, .020)
        if y > wall_y:
            continue
        heap = .010 * exp(-((x - corner[0] + .008) ** 2 + (y - corner[1] + .006) ** 2) / .0006)
        flake = place(rng.choice(shapes), (x, y, .0012 + rng.uniform(0, 1) * heap),
                          rotation=(rng.gauss(0, .35), rng.gauss(0, .35), rng.uniform(0, 6.28)))
        flake.scale = (rng.uniform(.8, 1.2),) * 3


def rolled_oat(rng):
    """A rolled oat: a thin, cupped, uneven oval."""
    n = 11
    vertices, faces = [(0, 0, 0)], [(0, k + 1, ((k + 1) % n) + 1) for k in range(n)]
    for k in range(n):
        a, r = 2 * pi * k / n, rng.uniform(.80, 1.12)
        vertices.append((.0043 * r * cos(a), .0032 * r * sin(a), .0009 * r * r + rng.uniform(-.0003, .0003)))
    return mesh_from('flake', vertices, faces, smooth_angle=60)
