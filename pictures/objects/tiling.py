"""Tiled walls and broken tiles."""
from math import atan2, cos, degrees, pi, radians, sin

from mathutils import Matrix

from kit.meshes import box_mesh
from kit.placing import at, moved, tilted
from kit.solids import box, place
from objects.polygons import shrink_polygon


def tile_wall(rng, origin, columns, rows, width, height, material, grout_material, turn=0, gap=.003, tilt=.16,
              skip=(), bond=0.0, with_bed=True, hole=None):
    """Single tiles on a wall that faces local -Y; origin is the lower left corner of their front.

    bond shifts every other row by that share of a tile; skip leaves out tiles (column, row); hole=(x0, x1,
    z0, z1) is a window at which tiles are cut; tilt is how far they are out of true.
    """
    pose = at(origin, turn)
    mesh = box_mesh((width, .007, height), .0012, 2, 'tile')
    mesh.materials.append(material)
    for j in range(rows):
        for i in range(columns + (1 if bond else 0)):
            if (i, j) in skip:
                continue
            middle, cut = i * (width + gap) + width / 2 - bond * (j % 2) * (width + gap), 1.0
            if hole and hole[2] - height * .5 < j * (height + gap) < hole[3] - height * .5:
                middle, cut = cut_at_hole(middle, width, hole)
            if cut is None:
                continue
            tile = place(mesh)
            tile.matrix_world = (
                pose @ moved((middle, .007 / 2 + rng.uniform(-.0003, .0003), j * (height + gap) + height / 2))
                @ tilted(rng.gauss(0, tilt), 0, rng.gauss(0, tilt))
                @ (Matrix.Rotation(pi, 4, 'Y') if rng.random() < .5 else Matrix.Identity(4))
                @ Matrix.Scale(cut, 4, (1, 0, 0)))
    if with_bed:
        full_width, full_height = columns * (width + gap), rows * (height + gap)
        bed = box((full_width + .02, .02, full_height + .02), (0, 0, 0), grout_material, 0)
        bed.matrix_world = pose @ moved((full_width / 2, .0018 + .01, full_height / 2))


def cut_at_hole(middle, width, hole):
    """The middle and the remaining share of a tile beside a hole; None where nothing worth laying is left."""
    a, b = middle - width / 2, middle + width / 2
    if a < hole[0] < b:
        b = hole[0]
    elif a < hole[1] < b:
        a = hole[1]
    elif hole[0] <= a and b <= hole[1]:
        return middle, None
    if b - a < .012:
        return middle, None
    return (a + b) / 2, (b - a) / width


def tile_shards(rng, size, angles, centre, gap, jaggedness):
    """Splits a square tile about the origin along jagged rays from centre, at these angles in degrees.

    Returns the outlines of the shards, each shrunk by gap so that the crack shows as a dark hairline.
    """
    half = size / 2
    angles = sorted(angle % 360 for angle in angles)
    rays = [jagged_ray(rng, half, centre, angle, jaggedness) for angle in angles]

    def turned_from(start, corner):
        return ((degrees(atan2(corner[1] - centre[1], corner[0] - centre[0])) % 360) - start) % 360

    shards = []
    for i, angle in enumerate(angles):
        following = (i + 1) % len(angles)
        span = (angles[following] - angle) % 360 or 360
        corners = [(turned_from(angle, corner), corner)
                   for corner in ((half, half), (-half, half), (-half, -half), (half, -half))]
        between = [corner for turn, corner in sorted(corners) if 0 < turn < span]
        outline = without_doubles(rays[i] + between + rays[following][::-1])
        shards.append(shrink_polygon(outline, gap)[0])
    return shards


def jagged_ray(rng, half, centre, angle, jaggedness):
    """A wandering line from centre to the edge of a square, both of its ends exact."""
    (x0, y0), (x1, y1) = centre, edge_of_square(half, centre, angle)
    across_x, across_y = -sin(radians(angle)), cos(radians(angle))
    points, offset, steps = [], 0, 9
    for k in range(steps + 1):
        t = k / steps
        offset = 0 if k in (0, steps) else offset * .55 + rng.gauss(0, jaggedness)
        x, y = x0 + (x1 - x0) * t + across_x * offset, y0 + (y1 - y0) * t + across_y * offset
        points.append((max(-half, min(half, x)), max(-half, min(half, y))))
    return points


def edge_of_square(half, centre, angle):
    """Where a ray from centre meets the edge of a square about the origin."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    steps = [((half if way > 0 else -half) - start) / way for start, way in zip(centre, (dx, dy))
             if abs(way) > 1e-6]
    t = min(step for step in steps if step > 0)
    return centre[0] + dx * t, centre[1] + dy * t


def without_doubles(outline):
    """An outline without points that lie on the one before."""
    kept = []
    for point in outline:
        if not kept or apart(point, kept[-1]):
            kept.append(point)
    if not apart(kept[0], kept[-1]):
        kept.pop()
    return kept


def apart(a, b):
    """Whether two points are not the same one."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1e-5
