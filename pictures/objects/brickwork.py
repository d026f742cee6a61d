"""Walls of brick and block. The unit of length is the brick pitch, of height the course."""
from math import floor, radians

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.meshes import box_mesh, shade_smooth
from kit.noise import fractal
from kit.placing import at, moved, rotated, tilted
from kit.solids import box, place, plane

BRICK_PITCH, COURSE, JOINT = .225, .075, .010  # brick and course pitch, mortar joint
BRICK_LENGTH, BRICK_HEIGHT = .215, .065


def holed_wall(rng, material, joint_material, left, wide, right, below, rows, above, x0, y=0.0):
    """A wall with one opening under a course of bricks on end.

    Counts are in bricks and courses; returns the opening (x0, x1, z0, z1).
    """
    xl, xr = x0 + left * BRICK_PITCH, x0 + (left + wide) * BRICK_PITCH
    total = left + wide + right
    lintel = below + rows

    def bed(a, b, r0, r1):
        box((b - a, .02, (r1 - r0) * COURSE), ((a + b) / 2, y + .014, (r0 + r1) * COURSE / 2 - JOINT / 2),
            joint_material, 0)

    if below:
        lay_courses(rng, x0, y, 0, total, below, material)
        bed(x0, x0 + total * BRICK_PITCH - JOINT, 0, below)
    for x, n in ((x0, left), (xr, right)):
        lay_courses(rng, x, y, below, n, rows, material)
        bed(x + .002, x + n * BRICK_PITCH - JOINT - .002, below, lintel)
    lay_courses(rng, x0, y, lintel, left - 1, 3, material)
    lay_courses(rng, xr + BRICK_PITCH, y, lintel, right - 1, 3, material)
    lay_courses(rng, x0, y, lintel + 3, total, above, material)
    bed(x0, x0 + total * BRICK_PITCH - JOINT, lintel, lintel + 3 + above)
    end = box_mesh((.065, .06, .215), .004, 2, 'soldier')
    end.materials.append(material)
    for k in range((wide + 2) * 3):
        place(end,
              (xl - BRICK_PITCH + (k + .5) * COURSE - JOINT / 2, y + .03 + rng.gauss(0, .001),
               lintel * COURSE + .1075),
              rotation=(0, radians(rng.gauss(0, .3)), radians(rng.choice((0, 180)))))
    for x, turn in ((xl - JOINT, 90), (xr, -90)):  # the reveals
        yy = y + .064 if turn > 0 else y + .064 + BRICK_PITCH
        brick_wall(rng, (x, yy, below * COURSE), 1, rows, material, joint_material, turn, ends=True)
    box((xr - xl + .02, .26, .02), ((xl + xr) / 2, y + .19, lintel * COURSE + .006), joint_material, 0)
    return xl - JOINT, xr, below * COURSE, lintel * COURSE - JOINT


def lay_courses(rng, x, y, row, columns, rows, material):
    """Bricks from a given course up, in the same bond wherever the block starts."""
    low = row - row % 2
    skip = {(i, 0) for i in range(-1, columns + 1)} if row % 2 else ()
    brick_wall(rng, (x, y, low * COURSE), columns, rows + row - low, material, None, skip=skip, ends=True)


def brick_wall(rng, origin, columns, rows, material, joint_material, turn=0, skip=(), ends=False):
    """Bricks in stretcher bond that face local -Y; origin is the lower left corner of their front.

    skip leaves out bricks (column, row); ends cuts the last ones, so that the wall stops straight.
    """
    pose = at(origin, turn)
    bricks = uneven_blocks('brick', (BRICK_LENGTH, .06, BRICK_HEIGHT), material, 2, 22, .0022)
    for j in range(rows):
        offset = (j % 2) * BRICK_PITCH / 2
        for i in range(-1, columns + 1):
            if (i, j) in skip:
                continue
            cut, shift = end_cut(i * BRICK_PITCH + offset, columns) if ends else (1.0, 0.0)
            if cut is None:
                continue
            brick = place(rng.choice(bricks))
            brick.matrix_world = (
                pose
                @ moved((i * BRICK_PITCH + offset + shift + rng.gauss(0, .0012), .03 + rng.gauss(0, .0011),
                         j * COURSE + BRICK_HEIGHT / 2 + rng.gauss(0, .0007)))
                @ tilted(rng.gauss(0, .35), rng.gauss(0, .3), rng.gauss(0, .3) + rng.choice((0, 180)))
                @ Matrix.Scale(cut, 4, (1, 0, 0)))
    if joint_material:
        bed = plane(columns * BRICK_PITCH + (-.02 if ends else 1), rows * COURSE + (0 if ends else .2),
                    (0, 0, 0), joint_material)
        bed.matrix_world = (pose @ moved((columns * BRICK_PITCH / 2, .004, rows * COURSE / 2))
                            @ rotated('X', 90))


def uneven_blocks(name, size, material, detail, scale, roughness):
    """Five uneven blocks of one size to draw from; detail 1 or 2 is how finely their faces are cut up."""
    meshes = []
    for k in range(5):
        mesh, bm = bpy.data.meshes.new(name), bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=size, verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.004, segments=detail, profile=.5, affect='EDGES')
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=detail, use_grid_fill=True)
        for v in bm.verts:
            p = v.co * scale + Vector((k * 9.1, 0, 0))
            v.co += (Vector((fractal(p.x, p.y, p.z), fractal(p.y, p.z, p.x + 4), fractal(p.z, p.x, p.y + 8)))
                     * roughness)
        bm.to_mesh(mesh)
        bm.free()
        shade_smooth(mesh, 60)
        mesh.materials.append(material)
        meshes.append(mesh)
    return meshes


def end_cut(middle, columns):
    """How much of a brick at middle lies within the wall, and how far that is from its middle; else None."""
    a, b = middle - BRICK_LENGTH / 2, middle + BRICK_LENGTH / 2
    left, right = max(a, 0), min(b, columns * BRICK_PITCH - JOINT)
    if right - left < .03:
        return None, None
    return (right - left) / BRICK_LENGTH, (left + right) / 2 - (a + b) / 2


def masonry(rng, pose, spans, units, size, joint_material, first=0):
    """Courses in stretcher bond, their front at local y=0. spans[j] lists the (start, end) stretches of
    course j."""
    length, depth, height = size
    for j, stretches in enumerate(spans):
        offset = ((j + first) % 2) * (length + JOINT) / 2
        z = j * (height + JOINT)
        for start, end in stretches:
            bed = box((end - start - .010, depth - .012, height + JOINT - .005), (0, 0, 0), joint_material, 0)
            bed.matrix_world = (pose
                                @ moved(((start + end) / 2, depth / 2, z + height / 2 - JOINT / 2 - .0025)))
            i = floor((start - offset) / (length + JOINT)) - 1
            while i * (length + JOINT) + offset < end:
                a, b = (max(start, i * (length + JOINT) + offset),
                        min(end, i * (length + JOINT) + offset + length))
                i += 1
                if b - a < .03:
                    continue
                unit = place(rng.choice(units))
                unit.matrix_world = (pose
                                     @ moved(((a + b) / 2, depth / 2 + rng.gauss(0, .0012),
                                              z + height / 2 + rng.gauss(0, .0007)))
                                     @ tilted(rng.gauss(0, .2), rng.gauss(0, .2),
                                              rng.gauss(0, .25) + rng.choice((0, 180)))
                                     @ Matrix.Scale((b - a) / length, 4, (1, 0, 0)))
