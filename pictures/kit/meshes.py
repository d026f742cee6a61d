"""Meshes before they stand anywhere: boxes, prisms, sheets and swept profiles. Metres; angles in degrees."""
from math import cos, radians, sin

import bmesh
import bpy


def mesh_from(name, vertices, faces, smooth_angle=None):
    """A mesh of points and faces; edges sharper than the angle stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if smooth_angle is not None:
        shade_smooth(mesh, smooth_angle)
    return mesh


def shade_smooth(mesh, angle):
    """Rounds the shading across edges flatter than the angle."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(angle)


def box_mesh(size, bevel=0.002, segments=2, name='box'):
    """A box about the origin with bevelled edges."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, min(size) * .49), segments=segments,
                        profile=.6, affect='EDGES', clamp_overlap=True)
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 40)
    return mesh


def prism_mesh(outline, thickness, bevel=0.0006, name='shard'):
    """A flat polygon (x, y) with its front at z=0, thickness deep.

    Material slot 0 is the front; slot 1, if there is one, is the broken edge and the back.
    """
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    front = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    bmesh.ops.recalc_face_normals(bm, faces=[front])
    if front.normal.z < 0:
        front.normal_flip()
    extruded = bmesh.ops.extrude_face_region(bm, geom=[front])
    for vertex in vertices_of(extruded):
        vertex.co.z = -thickness
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        edges = [edge for edge in bm.edges if all(abs(vertex.co.z) < 1e-6 for vertex in edge.verts)]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=1, affect='EDGES', clamp_overlap=True)
    bm.normal_update()
    for face in bm.faces:
        face.material_index = 0 if face.normal.z > .5 else 1
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def vertices_of(extruded):
    """The new vertices among what a bmesh operator made."""
    return [part for part in extruded['geom'] if isinstance(part, bmesh.types.BMVert)]


def grid_mesh(width, depth, columns, rows, height, name='grid'):
    """A sheet about the origin whose z is height(x, y)."""
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = -width / 2 + width * i / columns, -depth / 2 + depth * j / rows
            vertices.append((x, y, height(x, y)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return mesh_from(name, vertices, faces, smooth_angle=180)


def swept_mesh(name, profile, length, smooth_angle=None):
    """A closed profile of (y, z) points drawn along X from 0 to length, open at its ends."""
    n = len(profile)
    vertices = [(x, y, z) for x in (0, length) for y, z in profile]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh_from(name, vertices, faces, smooth_angle)


def remove_faces(mesh, gone):
    """Takes out every face all of whose corners satisfy gone(co)."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    faces = [face for face in bm.faces if all(gone(vertex.co) for vertex in face.verts)]
    bmesh.ops.delete(bm, geom=faces, context='FACES')
    bm.to_mesh(mesh)
    bm.free()


def remove_vertices(mesh, gone):
    """Takes out every vertex that satisfies gone(co), with its faces."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    vertices = [vertex for vertex in bm.verts if gone(vertex.co)]
    bmesh.ops.delete(bm, geom=vertices, context='VERTS')
    bm.to_mesh(mesh)
    bm.free()


def ball_profile(radius, flat=1.0, step=20, until=181):
    """The outline of a ball to be turned on the lathe; flat squeezes it, until=100 leaves a dome."""
    angles = range(0, until, step)
    return [(max(1e-4, radius * sin(radians(a))), radius * flat * cos(radians(a))) for a in angles]
