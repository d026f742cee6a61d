"""Grass, leaves, shrubs, hedges and trees."""
from math import cos, pi, sin, sqrt

import bmesh
import bpy
from mathutils import Euler, Vector

from kit.material_builder import plain_material
from kit.meshes import grid_mesh, mesh_from, shade_smooth
from kit.noise import fractal
from kit.placing import TO_FRONT
from kit.solids import box, place


def lawn(rng, x0, x1, y0, y1, material, size, height_at, skip=lambda x, y: False, **blades):
    """Tufts of grass every size metres, on the ground height_at(x, y), except where skip(x, y)."""
    tufts = tuft_meshes(rng, material, size=size * 1.25, **blades)
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            if not skip(x, y):
                tuft = place(rng.choice(tufts),
                             (x + rng.uniform(-.05, .05), y + rng.uniform(-.05, .05), height_at(x, y)),
                             rotation=(0, 0, rng.uniform(0, 6.28)))
                tuft.scale = (1, 1, rng.uniform(.8, 1.15))
            x += size
        y += size


def tuft_meshes(rng, material, count, blades, size, heights, width, lean=.5):
    """Square tufts of grass: blades of random heights (low, high) that lean by up to lean of their height."""
    meshes = []
    for _ in range(count):
        vertices, faces = [], []
        for _ in range(blades):
            x, y = rng.uniform(-size / 2, size / 2), rng.uniform(-size / 2, size / 2)
            height = rng.uniform(*heights)
            a = rng.uniform(0, 2 * pi)
            leaning = rng.uniform(.05, lean) * height
            blade_width = width * rng.uniform(.6, 1.2)
            px, py = cos(a + 1.57) * blade_width / 2, sin(a + 1.57) * blade_width / 2
            lx, ly = cos(a) * leaning, sin(a) * leaning
            first = len(vertices)
            vertices += [(x - px, y - py, 0), (x + px, y + py, 0),
                         (x + lx * .35 - px * .8, y + ly * .35 - py * .8, height * .6),
                         (x + lx * .35 + px * .8, y + ly * .35 + py * .8, height * .6),
                         (x + lx, y + ly, height)]
            faces += [(first, first + 1, first + 3, first + 2), (first + 2, first + 3, first + 4)]
        mesh = mesh_from('tuft', vertices, faces)
        mesh.materials.append(material)
        meshes.append(mesh)
    return meshes


def hedge(rng, material, x0, x1, y, height, depth, density, leaf_size, top_wobble):
    """A clipped hedge along X over a lumpy dark body: its front at y, density leaves a square metre."""
    length = x1 - x0

    def bulge(x, z):
        return .16 * fractal(x * .9, z * .9, y) + .08 * fractal(x * 3.1, z * 3.1, y + 4)

    vertices, faces = [], []
    in_front, on_top = int(length * height * density), int(length * depth * density)
    for k in range(in_front + on_top):
        x = rng.uniform(x0, x1)
        top = height + top_wobble * fractal(x * .7, y * 3.1) + .05 * fractal(x * 3.7, y)
        if k < in_front:
            z = rng.uniform(.02, top)
            rounded = .3 * (1 - sqrt(max(0, 1 - (1 - min(1, (top - z) / .3)) ** 2)))
            middle = Vector((x, y - bulge(x, z) + rounded + rng.gauss(.02, .045), z))
            facing = TO_FRONT
        else:
            back = rng.uniform(.08, depth)
            middle = Vector((x, y + back, top - .3 * max(0, 1 - back / .3) ** 2 + rng.gauss(.0, .05)))
            facing = (0, 0, 0)
        loose = Euler((rng.gauss(0, .8), rng.gauss(0, .8), rng.uniform(0, 6.28))).to_matrix()
        turned = Euler(facing).to_matrix() @ loose
        size = leaf_size * rng.uniform(.55, 1.25)
        add_leaf(vertices, faces, ((-.5, 0, 0), (0, -.27, .08), (.5, 0, 0), (0, .27, .08)), middle, turned,
                 size)
    place(mesh_from('hedge', vertices, faces), material=material)
    hedge_body(bulge, x0, x1, y, height, depth)


def add_leaf(vertices, faces, corners, middle, turned, size):
    """Adds one leaf quad to a mesh in the making."""
    first = len(vertices)
    vertices += [tuple(middle + turned @ (Vector(corner) * size)) for corner in corners]
    faces.append((first, first + 1, first + 2, first + 3))


def hedge_body(bulge, x0, x1, y, height, depth):
    """The dark front and body of a hedge behind its leaves."""
    length, middle = x1 - x0, (x0 + x1) / 2
    dark = shared_material('hedge core', '#2b3d1e')
    mesh = grid_mesh(length, height, int(length * 6), int(height * 6),
                     lambda x, z: bulge(x + middle, z + height / 2) - .05
                     - .3 * max(0, 1 - (height / 2 - z) / .3) ** 2,
                     'core')
    place(mesh, (middle, y, height / 2 - .03), dark, TO_FRONT)
    box((length, depth, height - .12), (middle, y + depth / 2 + .3, (height - .12) / 2), dark, .0)


def shared_material(name, tint):
    """A dull material that is made once."""
    return bpy.data.materials.get(name) or plain_material(name, colour=tint, roughness=1.0, specular=.05)


def treeline(rng, greens, x0, x1, y, height=5.0, step=1.5, leaves=1500, leaf_size=.22):
    """A mass of far trees that fills the horizon, with a broken outline; meant to lie out of focus."""
    x = x0
    while x < x1:
        tree_height = height * (1 + .42 * fractal(x * .23, y * .37)) * rng.uniform(.9, 1.08)
        z = .6
        while z < tree_height:
            r = rng.uniform(.9, 1.5) * step * .85 * (1 - .35 * z / tree_height)
            leaf_cloud(rng, rng.choice(greens),
                       (x + rng.uniform(-.5, .5) * step, y + rng.uniform(-.8, .8), z),
                       (r, r * .9, r * rng.uniform(.8, 1.05)), leaves, leaf_size)
            z += r * 1.05
        x += step * rng.uniform(.8, 1.2)


def leaf_cloud(rng, material, centre, radii, count, leaf_size, with_core=True):
    """A shrub or crown: leaves near the surface of a lumpy ellipsoid, by default about a dim body."""
    vertices, faces = [], []
    for _ in range(count):
        p = random_direction(rng)
        lumps = 1 + .28 * fractal(p.x * 2 + centre[0], p.y * 2, p.z * 2)
        reach = rng.uniform(.72, 1.0) * lumps
        middle = Vector((p.x * radii[0], p.y * radii[1], p.z * radii[2])) * reach + Vector(centre)
        turned = Euler((rng.uniform(0, 6.28), rng.uniform(0, 6.28), rng.uniform(0, 6.28))).to_matrix()
        size = leaf_size * rng.uniform(.5, 1.2)
        add_leaf(vertices, faces, ((-.5, 0, 0), (0, -.28, .06), (.5, 0, 0), (0, .28, .06)), middle, turned,
                 size)
    if with_core and count > 200:
        leaf_cloud_core(centre, radii)
    place(mesh_from('bush', vertices, faces), material=material)


def random_direction(rng):
    """A vector of length 1."""
    while True:
        p = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))
        if p.length > .1:
            return p.normalized()


def leaf_cloud_core(centre, radii):
    """A dim body behind the leaves, so that the sky does not show through everywhere."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    for v in bm.verts:
        p = v.co.copy()
        lumps = (.74
                 * (1 + .28 * fractal(p.x * 2 + centre[0], p.y * 2, p.z * 2)
                    + .16 * fractal(p.x * 7, p.y * 7, p.z * 7 + centre[0])))
        v.co = Vector((p.x * radii[0], p.y * radii[1], p.z * radii[2])) * lumps + Vector(centre)
    mesh = bpy.data.meshes.new('core')
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 60)
    place(mesh, material=shared_material('leaf core', '#22331a'))


def dead_leaves(rng, materials, count, place_next, size=.05):
    """Ovate leaves folded about the midrib, each with a curl; one mesh per material."""
    half = [(-.5, 0), (-.3, .17), (-.05, .26), (.22, .19), (.42, .06), (.5, 0)]
    for material in materials:
        vertices, faces = [], []
        for _ in range(count // len(materials)):
            centre, flat = place_next()
            scale = size * rng.uniform(.55, 1.25)
            turned = Euler((rng.gauss(0, flat), rng.gauss(0, flat), rng.uniform(0, 6.28))).to_matrix()
            fold, curl = rng.uniform(.1, .7), rng.uniform(-.5, .9)
            first = len(vertices)
            for side in (1, -1):
                for x, y in half:
                    vertices.append(tuple(Vector(centre)
                                          + turned
                                          @ (Vector((x, side * y, abs(y) * fold + curl * x * x)) * scale)))
            k = len(half)
            faces.append(tuple(first + i for i in range(k)))
            faces.append(tuple(first + k + i for i in range(k))[::-1])
        mesh = mesh_from('leaves', vertices, faces)
        place(mesh, material=material)
