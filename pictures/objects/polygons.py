"""Flat polygons of (x, y) points: cracks, clipping, splitting."""
from math import dist, hypot


def clip_polygon(polygon, keep):
    """The part of a convex polygon inside half planes (a, b, c): a x + b y <= c."""
    for a, b, c in keep:
        kept = []
        for p, q in zip(polygon, polygon[1:] + polygon[:1]):
            dp, dq = a * p[0] + b * p[1] - c, a * q[0] + b * q[1] - c
            if dp <= 0:
                kept.append(p)
            if dp * dq < 0:
                t = dp / (dp - dq)
                kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        polygon = kept
    return polygon


def split_slab(rng, polygon):
    """Break a slab in two along a jagged line between its two longest sides.

    Returns the halves and the line.
    """
    count = len(polygon)
    longest = sorted(range(count), key=lambda i: -dist(polygon[i], polygon[(i + 1) % count]))
    i, j = sorted(longest[:2])
    cut = []
    for k in (i, j):
        (ax, ay), (bx, by), t = polygon[k], polygon[(k + 1) % count], rng.uniform(.25, .75)
        cut.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    line = jagged(rng, cut[0], cut[1], 10, .03)
    return line + polygon[j + 1:] + polygon[:i + 1], line[::-1] + polygon[i + 1:j + 1], line


def jagged(rng, a, b, count, amount):
    """A crack from a to b: both ends are exact, the points between wander."""
    ax, az, bx, bz = *a, *b
    length, offset, points = hypot(bx - ax, bz - az) or 1, 0, [a]
    for k in range(1, count):
        t, offset = k / count, offset * .6 + rng.gauss(0, amount)
        points.append((ax + (bx - ax) * t - (bz - az) / length * offset,
                       az + (bz - az) * t + (bx - ax) / length * offset))
    return points + [b]


def shrink_polygon(polygon, gap):
    """Draws a polygon in by gap. Returns it with its middle."""
    middle_x = sum(p[0] for p in polygon) / len(polygon)
    middle_y = sum(p[1] for p in polygon) / len(polygon)
    points = []
    for x, y in polygon:
        d = hypot(x - middle_x, y - middle_y) or 1
        points.append((x - (x - middle_x) / d * gap, y - (y - middle_y) / d * gap))
    return points, (middle_x, middle_y)


def places_along(rng, lines, step, spread):
    """Random places on or beside the lines."""
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            for _ in range(max(1, int(dist((ax, ay), (bx, by)) / step))):
                t = rng.random()
                yield ax + (bx - ax) * t + rng.gauss(0, spread), ay + (by - ay) * t + rng.gauss(0, spread)
