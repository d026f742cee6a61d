"""Panes of glass, whole and broken."""
from math import atan2, cos, degrees, radians, sin

from kit.material_builder import MaterialBuilder
from kit.meshes import mesh_from, prism_mesh
from kit.placing import moved, tilted
from kit.solids import box, place, tube
from objects.polygons import jagged


def mirroring_pane(share, tilt, dirt=0.0, tint='#dfe6e4'):
    """Glass seen from outside by day: a share is mirror, the rest clear, with dirt 0 to 1 over it.

    The tilt lifts what it mirrors from the hedge to the sky.
    """
    m = MaterialBuilder('pane')
    normal = m.normalised(m.normal() + (0, 0, tilt))
    gloss = m.node('ShaderNodeBsdfGlossy', inputs={'Roughness': .0, 'Color': '#f6f9fb', 'Normal': normal})
    clear = m.node('ShaderNodeBsdfTransparent', inputs={'Color': tint})
    surface = m.mix_shaders(share, clear, gloss)
    if dirt:
        film = m.remap(m.noise(5, 4, .7), .42, .75) * dirt
        grey = m.node('ShaderNodeBsdfDiffuse', inputs={'Color': '#8d8a7e'})
        surface = m.mix_shaders(film, surface, grey)
    m.show(surface)
    return m.material


def broken_pane(rng, x0, x1, z0, z1, y, material, edge):
    """Glass with a star of cracks and a toothed hole.

    Each sector between two rays is turned a hair and so mirrors another bit of sky.
    """
    centre_x, centre_z = x0 + (x1 - x0) * .47, z0 + (z1 - z0) * .56
    count = 15
    angles = [360 * (k + rng.uniform(-.28, .28)) / count for k in range(count)]

    def rim(a):
        dx, dz = cos(radians(a)), sin(radians(a))
        t = min(((x1 if dx > 0 else x0) - centre_x) / dx if abs(dx) > 1e-6 else 9,
                ((z1 if dz > 0 else z0) - centre_z) / dz if abs(dz) > 1e-6 else 9)
        return centre_x + dx * t, centre_z + dz * t

    inner = [.105 * rng.uniform(.6, 1.1) + (.10 if k % 4 == 1 else 0) for k in range(count)]
    hole = [(centre_x + r * cos(radians(a)), centre_z + r * sin(radians(a))) for a, r in zip(angles, inner)]
    rays = [jagged(rng, h, rim(a), 8, .004) for h, a in zip(hole, angles)]
    corners = [(x1, z1), (x0, z1), (x0, z0), (x1, z0)]

    def turn(p, a):
        return (degrees(atan2(p[1] - centre_z, p[0] - centre_x)) - a) % 360

    for k in range(count):
        a, b = angles[k], angles[(k + 1) % count]
        r0, r1 = rays[k], rays[(k + 1) % count]
        span = (b - a) % 360
        mid = [c for t, c in sorted((turn(c, a), c) for c in corners) if t < span]
        if k % 3 == 0:  # a tooth missing: the hole reaches farther out here
            r0, r1 = r0[rng.choice((2, 3)):], r1[2:]
        tooth = [((r0[0][0] + r1[0][0]) / 2 + rng.gauss(0, .008),
                  (r0[0][1] + r1[0][1]) / 2 + rng.gauss(0, .008))]
        sector = glass_piece(r0 + mid + r1[::-1] + tooth, 0, material)
        sector.matrix_world = (moved((centre_x, y, centre_z))
                               @ tilted(rng.gauss(0, 1.3), 0, rng.gauss(0, 1.3))
                               @ moved((-centre_x, 0, -centre_z)))
        for line in (r0, [r1[0], tooth[0], r0[0]]):
            tube([(x, y - .003, z) for x, z in line], .0017, edge, 0, segments=3)
    for r in (.21, .30):  # cracks that run round
        k0 = rng.randrange(count)
        for k in range(k0, k0 + 6):
            p, q = ((centre_x + r * rng.uniform(.92, 1.08) * cos(radians(angles[i % count])),
                     centre_z + r * sin(radians(angles[i % count]))) for i in (k, k + 1))
            if all(x0 < u[0] < x1 and z0 < u[1] < z1 for u in (p, q)):
                tube([(x, y - .003, z) for x, z in jagged(rng, p, q, 4, .003)], .0013, edge, 0, segments=3)


def glass_piece(points, y, material):
    """A flat piece of glass in the wall's plane; points are (x, z)."""
    mesh = mesh_from('glass', [(x, y, z) for x, z in points], [tuple(range(len(points)))])
    return place(mesh, material=material)


def fallen_shards(rng, x0, x1, y, z, material, edge):
    """Pieces of glass on the sill, some flat, some propped on others."""
    for k in range(15):
        size = rng.uniform(.025, .085)
        points = [(size * rng.uniform(.3, 1) * cos(t), size * rng.uniform(.25, .8) * sin(t))
                  for t in (k + 0, k + 2.0, k + 3.6, k + 4.9)]
        mesh = prism_mesh(points, .004, .0006)
        mesh.materials.append(material)
        mesh.materials.append(edge)
        x = min(x1, max(x0, rng.gauss((x0 + x1) / 2, .17)))
        steep = rng.choice((0, 4, 12, 35))
        place(mesh, (x, y + rng.uniform(-.05, .05), z + .006 + size * .4 * sin(radians(steep))),
              rotation=(radians(steep), radians(rng.uniform(-5, 5)), rng.uniform(0, 6.28)))


def window_frame(x0, x1, z0, z1, y, width, depth, material, bevel=.004, foot=None):
    """Four bars round an opening; the rails lie half a millimetre behind the uprights."""
    for x in (x0 + width / 2, x1 - width / 2):
        box((width, depth, z1 - z0), (x, y, (z0 + z1) / 2), material, bevel, segments=3)
    for z, rail in ((z0 + (foot or width) / 2, foot or width), (z1 - width / 2, width)):
        box((x1 - x0 - 2 * width + .004, depth - .001, rail), ((x0 + x1) / 2, y, z), material, bevel,
            segments=3)
