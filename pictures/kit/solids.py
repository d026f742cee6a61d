"""Bodies that stand in the scene: boxes, sheets, turned, lofted and tubular ones. Rotations are radians."""
from math import copysign, cos, pi, sin

import bpy
from mathutils import Vector

from kit.meshes import box_mesh, grid_mesh, mesh_from


def place(mesh, location=(0, 0, 0), material=None, rotation=(0, 0, 0)):
    """Stands a mesh in the scene. Meshes may be shared; the material counts for one that has none yet."""
    thing = link(bpy.data.objects.new(mesh.name, mesh))
    thing.location = location
    thing.rotation_euler = rotation
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    return thing


def link(thing):
    """Adds an object to the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def box(size, location, material, bevel=0.002, rotation=(0, 0, 0), segments=2):
    """A box with its middle at location."""
    return place(box_mesh(size, bevel, segments), location, material, rotation)


def plane(width, depth, location, material, rotation=(0, 0, 0)):
    """A flat sheet that faces up unless turned."""
    return place(grid_mesh(width, depth, 1, 1, lambda x, y: 0.0, 'plane'), location, material, rotation)


def lathe(profile, location, material, rotation=(0, 0, 0), segments=64, cap=False, angle=40):
    """A body turned about its own Z: profile is (radius, height) pairs, angle where edges stay sharp."""
    rings = [turned_ring(radius, z, segments) for radius, z in profile]
    faces = faces_between(rings)
    if cap:
        faces += [first_face(rings), last_face(rings)]
    return place(mesh_from('lathe', points_of(rings), faces, angle), location, material, rotation)


def turned_ring(radius, z, segments):
    """Points on a circle about Z."""
    angles = (2 * pi * i / segments for i in range(segments))
    return [(radius * cos(a), radius * sin(a), z) for a in angles]


def cylinder(radius, height, location, material, rotation=(0, 0, 0), bevel=0.001, segments=48):
    """A solid cylinder with its middle at location, along Z before rotation."""
    b = min(bevel, radius * .45, height * .45)
    top = height / 2
    profile = [(radius * .02, -top), (radius - b, -top), (radius - b * .3, -top + b * .3), (radius, -top + b),
               (radius, top - b), (radius - b * .3, top - b * .3), (radius - b, top), (radius * .02, top)]
    return lathe(profile, location, material, rotation, segments, cap=True)


def loft(rings, location, material, cap_end=False, cap_start=False, angle=60, rotation=(0, 0, 0)):
    """A skin over rings of equally many points each."""
    faces = faces_between(rings)
    if cap_end:
        faces.append(last_face(rings))
    if cap_start:
        faces.append(first_face(rings))
    return place(mesh_from('loft', points_of(rings), faces, angle), location, material, rotation)


def points_of(rings):
    """All points, ring after ring."""
    return [point for ring in rings for point in ring]


def faces_between(rings):
    """Quads between each ring and the next."""
    n = len(rings[0])
    return [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
            for j in range(len(rings) - 1) for i in range(n)]


def first_face(rings):
    """The lid on the first ring, which faces away from the others."""
    return tuple(range(len(rings[0])))[::-1]


def last_face(rings):
    """The lid on the last ring."""
    n = len(rings[0])
    return tuple((len(rings) - 1) * n + i for i in range(n))


def superellipse(cx, cy, half_width, half_depth, z, exponent=4.0, segments=160):
    """A ring at height z: exponent 2 is an ellipse, a large one a rectangle with soft corners."""
    ring = []
    for i in range(segments):
        t = 2 * pi * i / segments
        c, s = cos(t), sin(t)
        ring.append((cx + half_width * copysign(abs(c) ** (2 / exponent), c),
                     cy + half_depth * copysign(abs(s) ** (2 / exponent), s), z))
    return ring


def fillet(points, radius, steps=8):
    """A line whose corners are rounded; a radius too large for its corner is cut down."""
    points = [Vector(point) for point in points]
    rounded = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        u, v = a - b, c - b
        r = min(radius, u.length * .49, v.length * .49)
        start, end = b + u.normalized() * r, b + v.normalized() * r
        for s in range(steps + 1):
            t = s / steps
            rounded.append((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end)
    rounded.append(points[-1])
    return rounded


def tube(points, radius, material, bend=0.03, segments=12, steps=10, taper=None):
    """A pipe, wire or rod along points; bend rounds its corners, taper(0..1) scales its radius."""
    line = fillet(points, bend, steps) if bend else [Vector(point) for point in points]
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = segments
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    for i, point in enumerate(line):
        spline.points[i].co = (*point, 1)
        if taper:
            spline.points[i].radius = taper(i / (len(line) - 1))
    spline.use_smooth = True
    curve.materials.append(material)
    return link(bpy.data.objects.new('tube', curve))
