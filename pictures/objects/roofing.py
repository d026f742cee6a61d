"""Slates, roof tiles, chimneys and gutters."""
from math import cos, exp, radians, sin

import bmesh
import bpy
from mathutils import Vector

from kit.masonry import concrete
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, remove_vertices, shade_smooth, swept_mesh, vertices_of
from kit.noise import fractal
from kit.placing import TO_RIGHT, at, move_all, moved, tilted
from kit.solids import box, lathe, loft, place, superellipse, tube
from objects.brickwork import BRICK_PITCH, COURSE, brick_wall

TILE_COVER, TILE_EXPOSED = .30, .345  # width and length of a roof tile that stay in view


def gutter(length, location, material, turn=0, radius=.056):
    """A half round gutter along local X, open side up, with its brackets and one union."""
    parts = [place(swept_mesh('gutter', gutter_outline(radius), length, smooth_angle=30), material=material)]
    x = .9 * .3
    while x < length:
        hoop = [(x, (radius + .003) * cos(radians(t)), (radius + .003) * sin(radians(t)))
                for t in range(178, 363, 8)]
        parts.append(tube([(x, radius + .02, .03)] + hoop[::-1], .0028, material, 0, segments=4))
        parts.append(box((.028, .006, .06), (x, radius + .012, .0), material, .002))
        x += .9
    ring = [(radius + .001, -.05), (radius + .006, -.05), (radius + .006, .05), (radius + .001, .05)]
    union = lathe(ring, (length * .62, 0, 0), material, TO_RIGHT, segments=40)
    remove_vertices(union.data, lambda co: co.x < -.004)  # the upper half: once turned, local -X is up
    move_all(parts + [union], at(location, turn))


def gutter_outline(radius):
    """The section of a gutter as (y, z): the outside with its rolled lips, then the inside back again."""
    thickness, steps = .003, 26
    outside = [(radius * cos(radians(180 + 180 * k / steps)), radius * sin(radians(180 + 180 * k / steps)))
               for k in range(steps + 1)]
    left, right = outside[0][0], outside[-1][0]
    inside = [((radius - thickness) * cos(radians(360 - 180 * k / steps)),
               (radius - thickness) * sin(radians(360 - 180 * k / steps))) for k in range(steps + 1)]
    return [(left - .004, .004), (left, .004), *outside, (right, .004), (right + .004, .004), *inside]


def lay_roof_tiles(rng, pose, x0, columns, rows, material, wave=.028, bond=0.0):
    """Courses of tiles, each lying on the one below.

    On the plane `pose` local x runs along the eaves, y up the slope.
    """
    meshes = [roof_tile_mesh(k, material, wave) for k in range(5)]
    for j in range(rows):
        for i in range(columns):
            x = x0 + (i + .5 + bond * (j % 2)) * TILE_COVER + rng.gauss(0, .0015)
            tile = place(rng.choice(meshes))
            tile.matrix_world = (pose @ moved((x, j * TILE_EXPOSED + .21 + rng.gauss(0, .003), .022))
                                 @ tilted(-3 + rng.gauss(0, .15), rng.gauss(0, .2), rng.gauss(0, .25)))
    back = box(((columns + 1) * TILE_COVER, rows * TILE_EXPOSED, .01), (0, 0, 0),
               plain_material('felt', colour='#191714', roughness=.95), 0)
    back.matrix_world = pose @ moved((x0 + columns * TILE_COVER / 2, rows * TILE_EXPOSED / 2, -.02))


def roof_tile_mesh(variant, material, wave):
    """One roof tile, 0.32 x 0.42 m; wave is the height of its two waves, 0 for a plain tile."""
    mesh, bm = bpy.data.meshes.new('roof tile'), bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=26, y_segments=3, size=.5)
    for v in bm.verts:
        x, y = v.co.x * .316, v.co.y * .42
        u = ((x / .15) % 1) - .5
        chip = .003 * fractal(x * 40 + variant * 9, variant) if v.co.y < -.49 else 0
        v.co = Vector((x, y + chip,
                       wave * exp(-(u / .17) ** 2) + .0012 * fractal(x * 6 + variant * 3, y * 5)))
    thicken(bm, .013)
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 40)
    mesh.materials.append(material)
    return mesh


def ridge_tiles(rng, x0, x1, y, z, tint):
    """Half round ridge tiles along X."""
    material = concrete(tint, .1, .4)
    x = x0
    while x < x1:
        lathe([(.125, -.225), (.13, -.22), (.13, .22), (.125, .225)], (x, y, z + rng.gauss(0, .003)),
              material, (0, radians(90), radians(rng.gauss(0, .5))), segments=28)
        x += .452


def chimney(rng, middle_x, front_y, bottom, rows, material, joint_material):
    """A stack of brick with its front at front_y, a few courses stepped out at its top, and two pots."""
    wide, deep = 4, 3
    width, depth, height = wide * BRICK_PITCH - .01, deep * BRICK_PITCH, rows * COURSE
    brick_wall(rng, (middle_x - width / 2, front_y, bottom), wide, rows, material, joint_material, 0,
               ends=True)
    brick_wall(rng, (middle_x - width / 2, front_y + depth + .062, bottom), deep, rows, material,
               joint_material, -90, ends=True)
    brick_wall(rng, (middle_x + width / 2, front_y + .062, bottom), deep, rows, material, joint_material, 90,
               ends=True)
    box((width - .05, depth, height - .02), (middle_x, front_y + .05 + depth / 2, bottom + height / 2),
        joint_material, .01)
    brick = box_mesh((.215, .10, .065), .005, 2, 'oversail')
    brick.materials.append(material)
    top = bottom + height
    for k, out in enumerate((.025, .05)):
        z = top + k * COURSE + .032
        box((width - .02, depth + .04, COURSE), (middle_x, front_y + .03 + depth / 2, z), joint_material,
            .004)
        for i in range(wide):
            place(brick, (middle_x - width / 2 + (i + .5) * BRICK_PITCH - .005, front_y - out + .05, z),
                  rotation=(0, 0, radians(rng.gauss(0, .4))))
        for s in (-1, 1):
            for i in range(deep):
                place(brick,
                      (middle_x + s * (width / 2 + out - .05), front_y + .062 + (i + .5) * BRICK_PITCH, z),
                      rotation=(0, 0, radians(90 + rng.gauss(0, .4))))
    chimney_top(middle_x, front_y + .03 + depth / 2, top + .15, width, depth, joint_material)


def chimney_top(x, y, z, width, depth, joint_material):
    """The sloping mortar on a stack, and its pots."""
    rings = [superellipse(x, y, half_width, half_depth, z + up, 7, 48)
             for half_width, half_depth, up in ((width / 2 + .02, depth / 2 + .03, -.01),
                                                (width / 2, depth / 2, .02), (width * .3, depth * .3, .09))]
    loft(rings, (0, 0, 0), joint_material, cap_end=True)
    m = MaterialBuilder('pot', roughness=.85)
    m.set(colour=m.mix(m.remap(m.noise(7, 4, .7), .4, .7, 0, .6), '#a9623f', '#5d473c'))
    for s in (-1, 1):
        chimney_pot((x + s * width * .25, y, z + .05), m.material)


def chimney_pot(location, material):
    """A clay pot, 0.42 m high."""
    lathe([(.12, 0), (.125, .02), (.105, .06), (.10, .34), (.115, .36), (.125, .38), (.122, .42), (.10, .42),
           (.095, .1)],
          location, material)


def slate_meshes(count, material, width, length, thickness, rows, chips):
    """Slates with ragged lower edges; chips are the coarse and the fine depth of those, in metres."""
    return [slate_mesh(k, material, width, length, thickness, rows, chips) for k in range(count)]


def slate_mesh(variant, material, width, length, thickness, rows, chips):
    """One slate about the origin, its lower edge towards -Y."""
    mesh, bm = bpy.data.meshes.new('slate'), bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=14, y_segments=rows, size=.5)
    for v in bm.verts:
        x, y = v.co.x, v.co.y
        lower = side = 0
        if y < -.49:
            lower = (chips[0] * fractal(x * 9 + variant * 5, variant)
                     + chips[1] * fractal(x * 45 + variant * 3, 2))
        if abs(x) > .49:
            side = .004 * fractal(y * 14 + variant * 7, 3)
        v.co = Vector((x * (width - .004) + side, y * length + lower,
                       .0016 * fractal(x * 3 + variant * 3, y * 3)))
    thicken(bm, thickness)
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 30)
    mesh.materials.append(material)
    return mesh


def thicken(bm, thickness):
    """Gives a sheet an underside."""
    extruded = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    for vertex in vertices_of(extruded):
        vertex.co.z -= thickness
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
