"""Plastered walls that are cracked or broken."""
from math import hypot

from kit.colours import colour
from kit.material_builder import MaterialBuilder
from kit.meshes import grid_mesh, mesh_from, shade_smooth
from kit.placing import TO_FRONT
from kit.solids import place
from kit.surfaces import rolled_normal


def broken_wall(tint, width, height, columns, rows, depth, location, roller, undercoat):
    """A plastered wall with real holes.

    Its middle is at location; depth(x, z) is how deep it is broken, in metres, and the undercoat shows where
    that is deep.
    """
    mesh = grid_mesh(width, height, columns, rows, lambda a, b: -depth(a + location[0], b + location[2]),
                     'broken')
    shade_smooth(mesh, 30)
    material = broken_plaster(tint, roller, undercoat, location[1])
    return place(mesh, location, material, TO_FRONT)


def broken_plaster(tint, roller, undercoat, front_y):
    """Painted plaster: behind front_y it is white where the paint is gone, then the undercoat."""
    m = MaterialBuilder('broken wall', roughness=.88, specular=.2)
    p = m.world_position()
    _, y, _ = m.components(p)
    c = m.hsv(colour(tint), .5, 1, m.remap(m.noise(.9, 4, .6, p), .3, .7, .95, 1.03))
    c = m.mix(m.remap(m.noise(6, 4, .7, p), .58, .8) * .25, c, '#8d8577')
    white = m.remap(y, front_y + .0006, front_y + .0014)
    deep = m.remap(y, front_y + .0042, front_y + .0060)
    under = m.mix(m.noise(70, 4, .7, p), m.hsv(colour(undercoat), .5, 1, .7),
                  m.hsv(colour(undercoat), .5, .9, 1.35))
    c = m.mix(white, c, m.mix(m.noise(50, 3), '#d9cfbd', '#c5b7a1'))
    c = m.mix(deep, c, under)
    uneven = m.bump(m.noise(2.2, 3, .5, p), .3, .03)
    broken = m.bump(deep * m.noise(120, 4, .7, p), .9, .004, uneven)
    m.set(colour=c, normal=rolled_normal(m, p, roller, broken))
    return m.material


def crack_line(rng, points, width0, width1, material, depth, jaggedness=.006):
    """A thin dark ribbon just before a wall along a line through points (x, z), its width from first to last.

    depth(x, z) is that of the wall; where it stands proud the ribbon does too.
    """
    line = wandering(rng, stepped(points, .007), jaggedness)
    vertices = []
    for i, (x, z) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dz) or 1
        t = i / (len(line) - 1)
        w = (width0 + (width1 - width0) * t) * rng.uniform(.45, 1.4) / 2
        y = -.0006 + min(0.0, depth(x, z))
        vertices += [(x - dz / length * w, y, z + dx / length * w),
                     (x + dz / length * w, y, z - dx / length * w)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    place(mesh_from('crack', vertices, faces), material=material)


def stepped(points, step):
    """More points on straight lines between points, at least two to each, about step apart."""
    line = []
    for a, b in zip(points, points[1:]):
        n = max(2, int(hypot(b[0] - a[0], b[1] - a[1]) / step))
        line += [(a[0] + (b[0] - a[0]) * (k / n), a[1] + (b[1] - a[1]) * (k / n)) for k in range(n)]
    return line + [points[-1]]


def wandering(rng, line, jaggedness):
    """A line that strays from its course; both of its ends are exact."""
    strayed, off_x, off_z = [], 0, 0
    for i, (x, z) in enumerate(line):
        off_x = off_x * .72 + rng.gauss(0, jaggedness * .55)
        off_z = off_z * .72 + rng.gauss(0, jaggedness * .55)
        inner = 1 if 0 < i < len(line) - 1 else 0
        strayed.append((x + off_x * inner, z + off_z * inner))
    return strayed
