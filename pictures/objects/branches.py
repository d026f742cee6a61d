"""Branches, twigs, leaves and torn wood."""
from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Euler, Matrix, Vector

from kit.material_builder import MaterialBuilder
from kit.meshes import grid_mesh, mesh_from
from kit.noise import fractal
from kit.placing import moved
from kit.solids import fillet, lathe, loft, place


def bark():
    """Bark with deep ridges, green in patches."""
    m = MaterialBuilder('bark', roughness=.95, specular=.1)
    p = m.scaled(m.object_position(), (1, 1, .28))
    ridge = m.voronoi(26, 'DISTANCE_TO_EDGE', p + m.noise(9, 3, .6, p, coloured=True) * (.05, .05, .05))
    deep = m.remap(ridge, .0, .22)
    c = m.mix(deep, '#2f261e', m.mix(m.noise(14, 4, .7), '#6b5a48', '#8d7d68'))
    c = m.mix(m.remap(m.noise(2.5, 4, .65), .5, .7) * .6, c, '#66713f')
    m.set(colour=c, normal=m.bump(deep + m.noise(60, 4, .7) * .4, 1, .02))
    return m.material


def torn_wood():
    """Fresh heartwood: pale, fibrous, long grain along Z."""
    m = MaterialBuilder('torn wood', roughness=.8, specular=.15)
    g = m.noise(1, 4, .7, m.scaled(m.world_position(), (70, 70, 9)))
    m.set(colour=m.mix(m.remap(g, .3, .7), '#e8c48c', '#b5813f'), normal=m.bump(g, .8, .006))
    return m.material


def limb(points, radii, material, wobble=.1, segments=28):
    """A lumpy tapering limb along a bent line; the line is smoothed."""
    pts = fillet(points, .5, 8)
    rings, count = [], len(pts)
    for i, p in enumerate(pts):
        direction = (pts[min(i + 1, count - 1)] - pts[max(i - 1, 0)]).normalized()
        side = direction.cross(Vector((.13, .97, .2))).normalized()
        up = side.cross(direction)
        t = i / (count - 1) * (len(radii) - 1)
        k = min(int(t), len(radii) - 2)
        r = radii[k] + (radii[k + 1] - radii[k]) * (t - k)
        ring = []
        for s in range(segments):
            a = 2 * pi * s / segments
            surface = p + side * cos(a) * r + up * sin(a) * r
            ring.append(tuple(surface
                              + (surface - p) * wobble * 2
                              * fractal(surface.x * 5, surface.y * 5, surface.z * 2.2)))
        rings.append(ring)
    loft(rings, (0, 0, 0), material, cap_end=True, cap_start=True)
    return pts


def grow_branch(rng, start, way, length, radius, depth, lines, tips, sag=0.0, floor=None):
    """A branch that forks; fills lines and tips. sag pulls it down, floor keeps it off the ground."""
    p, direction, line = Vector(start), Vector(way).normalized(), []
    for k in range(6):
        line.append((p.copy(), radius * (1 - .11 * k)))
        direction = (direction
                     + Vector((rng.gauss(0, .13), rng.gauss(0, .13), rng.gauss(0, .10) - sag))).normalized()
        p = p + direction * length / 5
        if floor is not None and p.z < floor:
            p.z = floor + .02
            direction.z = abs(direction.z) * .3
        if depth and k >= 1:
            turn = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, .7))).normalized()
            grow_branch(rng, p, direction + turn * .75, length * rng.uniform(.45, .62), radius * .5,
                        depth - 1, lines, tips, sag, floor)
        if depth <= 1 and k >= 2:
            tips.append(p.copy())
    lines.append(line)


def twigs(lines, material):
    """Many thin branches in one curve object; a line is a list of (point, radius)."""
    curve = bpy.data.curves.new('twigs', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1.0, 2, True
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for q, (p, r) in zip(spline.points, line):
            q.co, q.radius = (*p, 1), r
        spline.use_smooth = True
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('twigs', curve))


def foliage(rng, tips, materials, each, spread, size):
    """Leaf quads about the ends of twigs, one mesh for each material."""
    for n, material in enumerate(materials):
        vertices, faces = [], []
        for t in tips[n::len(materials)]:
            for _ in range(each):
                middle = t + Vector((rng.gauss(0, spread), rng.gauss(0, spread), rng.gauss(0, spread * .8)))
                middle.z = max(middle.z, .03)
                turned = Euler((rng.gauss(0, .8), rng.gauss(0, .8), rng.uniform(0, 6.28))).to_matrix()
                scale, first = size * rng.uniform(.6, 1.2), len(vertices)
                for q in ((-.5, 0, 0), (-.1, -.27, .05), (.5, 0, -.04), (-.1, .27, .05)):
                    vertices.append(tuple(middle + turned @ (Vector(q) * scale)))
                faces.append((first, first + 1, first + 2, first + 3))
        mesh = mesh_from('foliage', vertices, faces)
        place(mesh, material=material)


def splinters(rng, centre, way, radius, count, material, length=(.06, .30)):
    """Long torn fibres that stand out of a broken end, over a ragged pale face."""
    turned = Vector(way).to_track_quat('Z', 'Y')
    for _ in range(count):
        a, r = rng.uniform(0, 6.28), radius * sqrt(rng.random())
        fibre = rng.uniform(*length) * (1.1 - .5 * r / radius)
        width = rng.uniform(.008, .022)
        splinter = lathe([(width, -.05), (width * .9, fibre * .3), (width * .45, fibre * .75),
                          (.0008, fibre)],
                         (0, 0, 0), material, segments=6)
        lean = Euler((rng.gauss(0, .14), rng.gauss(0, .14), rng.uniform(0, 3))).to_matrix().to_4x4()
        splinter.matrix_world = (moved(Vector(centre) + turned @ Vector((r * cos(a), r * sin(a), 0)))
                                 @ turned.to_matrix().to_4x4() @ lean @ Matrix.Diagonal((1, .55, 1, 1)))


def trunk_wound(centre, tall, wide, material):
    """The scar on the trunk, facing the camera's side: a long pale tear with loose fibres."""

    def depth_at(x, y):
        inside = 1 - (x / wide) ** 2 - (y / tall) ** 2 + .5 * fractal(x * 16, y * 5)
        return ((.05 * min(1, inside * 2) if inside > 0 else max(-.22, inside * .9))
                + .012 * fractal(x * 90, y * 7))

    return place(grid_mesh(wide * 2.2, tall * 2.2, 50, 60, depth_at, 'wound'), centre, material,
                 (radians(90), 0, radians(-22)))
