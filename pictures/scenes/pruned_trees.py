"""Tree surgery, done: the garden after the storm is put right."""
from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from kit.material_builder import MaterialBuilder
from kit.natural import wood
from kit.placing import at, move_all, moved
from kit.solids import box, lathe, tube
from kit.surfaces import plastic
from objects.branches import bark, limb
from objects.changes import first_material_name, remove_where
from objects.renewed import thin_out
from scenes import scene
from scenes.trees import TREE_X, TREE_Y, broken_branch

LOG_LENGTH, LOG_RADIUS = .42, .105


@scene('pruned-tree')
def pruned_tree(rng):
    """The tree of 'broken-branch' with a clean cut, a lighter crown, and the limb sawn up into logs."""
    look = broken_branch(rng)
    clear_storm_damage()
    thin_out(rng, .45, lambda middle: middle.z > 2.75 + .22 * abs(middle.x - TREE_X))
    bark_material, end = bark(), end_grain()
    clean_cut(bark_material, end)
    log_stack(rng, (-.95, 1.55, 0), -16, bark_material, end)
    leaning_rake((TREE_X + .62, TREE_Y - .62, 0))
    return look


def clear_storm_damage():
    """Takes away the fallen limb with its leaves and twigs, the wound and what lies on the lawn."""
    remove_where(lambda thing: first_material_name(thing).startswith('torn wood'))
    remove_where(lambda thing: thing.name.startswith('loft') and lowest(thing, 0) < TREE_X - 1)
    remove_where(lambda thing: thing.name.startswith('tube'))
    remove_where(lambda thing: thing.name.startswith('foliage') and lowest(thing, 2) < 1.2)
    for curve in bpy.data.curves:
        if curve.name.startswith('twigs'):
            drop_low_twigs(curve)


def lowest(thing, axis):
    """The least coordinate of a thing that stands at the origin."""
    return min(corner[axis] for corner in thing.bound_box)


def drop_low_twigs(curve):
    """Takes out the twigs of the fallen limb, which start lower than any of the crown."""
    for twig in list(curve.splines):
        if twig.points[0].co.z < 1.7:
            curve.splines.remove(twig)


def end_grain():
    """A sawn end: pale, with rings about the middle and a darker heart."""
    m = MaterialBuilder('end grain', roughness=.8, specular=.2)
    p = m.object_position()
    x, y, _ = m.components(p)
    out = m.length(m.vector(x, y, 0)) + (m.noise(9, 3, .5, p) - .5) * .03
    ring = m.fraction(out * 62)
    c = m.mix(m.remap(out, .02, .075), '#c2894e', '#ecd0a0')
    c = m.mix(m.remap(ring, .55, .95, 0, .55), c, '#a9713a')
    m.set(colour=c, normal=m.bump(m.noise(160, 3, .6, p), .3, .002))
    return m.material


def sawn_end(centre, way, radius, material):
    """A flat round face that looks along way."""
    face = lathe([(radius, -.012), (radius * .97, 0), (.0001, .0015)], (0, 0, 0), material, segments=40)
    face.matrix_world = moved(centre) @ Vector(way).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return face


def clean_cut(bark_material, end):
    """The collar on the trunk and the sawn face where the limb was."""
    way = Vector((-.56, -.80, .06)).normalized()
    root = Vector((TREE_X - .02, TREE_Y + .05, 1.50))  # within the trunk
    limb([root, root + way * .2, root + way * .32], [.21, .19, .148], bark_material, .08, 32)
    sawn_end(root + way * .326, way, .146, end)


def log_stack(rng, location, turn, bark_material, end):
    """Fourteen logs in four rows, their sawn ends to the front."""
    pose = at(location, turn)
    for row, count in enumerate((5, 4, 3, 2)):
        for k in range(count):
            radius = LOG_RADIUS * rng.uniform(.86, 1.0)
            x = (k - (count - 1) / 2) * LOG_RADIUS * 2.02
            y, z = rng.uniform(-.03, .03), LOG_RADIUS + row * LOG_RADIUS * 1.72 + .01
            a, b = pose @ Vector((x, y - LOG_LENGTH / 2, z)), pose @ Vector((x, y + LOG_LENGTH / 2, z))
            limb([a, (a + b) / 2, b], [radius, radius * .98, radius], bark_material, .05, 24)
            sawn_end(a - (b - a).normalized() * .005, a - b, radius * .97, end)


def leaning_rake(foot):
    """A leaf rake that leans on the tree, its tines up."""
    ash, orange = wood('#b98d55', '#8a6234', axis=2, roughness=.6), plastic('#d9661c', .4)
    lean = moved(foot) @ Matrix.Rotation(radians(-24), 4, (.72, .69, 0))
    parts = [box((.028, .028, 1.35), (0, 0, .68), ash, .010),
             box((.05, .03, .10), (0, 0, 1.38), orange, .010)]
    for k in range(13):
        a = radians(-42 + 7 * k)
        parts.append(tube([(.015 * sin(a), 0, 1.41), (.40 * sin(a), 0, 1.40 + .36 * cos(a)),
                           (.43 * sin(a), -.035, 1.40 + .38 * cos(a))], .0045, orange, 0, segments=3))
    move_all(parts, lean)
