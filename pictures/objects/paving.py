"""Broken concrete slabs and herringbone block paving."""
from math import dist, radians, sqrt

from kit.colours import colour
from kit.masonry import concrete, mortar
from kit.material_builder import MaterialBuilder, reopen
from kit.meshes import box_mesh, prism_mesh
from kit.solids import place, plane
from objects.polygons import clip_polygon, jagged, shrink_polygon, split_slab

HALF_WIDTH = 1.65  # half the width of the drive
NEAR_END, FAR_END = -1.9, 4.86  # where it starts, and where the garage stands


def broken_slabs(rng):
    """Six old bays, most of them broken; pieces tip and sink. Returns the lines where weeds find room."""
    material, lines = old_concrete(), []
    step = (FAR_END - NEAR_END) / 3
    for row in range(3):
        for side, x0, x1 in ((0, -HALF_WIDTH, 0), (1, 0, HALF_WIDTH)):
            y0, y1 = NEAR_END + row * step, NEAR_END + (row + 1) * step
            pieces = [[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]]
            lines += [jagged(rng, (x0, y1), (x1, y1), 8, .008), jagged(rng, (x1, y0), (x1, y1), 8, .008),
                      jagged(rng, (x0, y0), (x0, y1), 8, .008)]
            for _ in range((2, 4, 3, 3, 1, 2)[row * 2 + side]):
                pieces.sort(key=lambda q: -max(dist(a, b) for a in q for b in q))
                a, b, line = split_slab(rng, pieces.pop(0))
                pieces += [a, b]
                lines.append(line)
            for piece in pieces:
                polygon, (middle_x, middle_y) = shrink_polygon(piece, rng.uniform(.012, .024))
                mesh = slab_mesh(polygon, middle_x, middle_y, .09, .008, material)
                low = rng.uniform(.0, .03) + (.035 if (row, side) == (1, 0) else 0)
                place(mesh, (middle_x, middle_y, -low),
                      rotation=(radians(rng.gauss(0, 1.1)), radians(rng.gauss(0, 1.1)), 0))
    return lines


def slab_mesh(polygon, middle_x, middle_y, thickness, bevel, material):
    """A slab or block of this outline about its middle, of one material all round."""
    mesh = prism_mesh([(x - middle_x, y - middle_y) for x, y in polygon], thickness, bevel)
    mesh.materials.append(material)
    mesh.materials.append(material)
    return mesh


def old_concrete():
    """Grey concrete gone dark and green, with a big oil stain where the car stood."""
    m = reopen(concrete('#8e897d', .09, .75, .6))
    p = m.world_position()
    c = m.source('colour')
    oil = m.near((.35, 1.9, 0), .42, .25, .35, 4)
    c = m.mix(oil * .7, c, '#1f1c19')
    green = m.remap(m.noise(1.3, 4, .65, p) + m.noise(22, 4, .7, p) * .3, .66, .82, 0, .75)
    m.set(colour=m.mix(green, c, '#4d5730'))
    return m.material


def block_paving(rng, tint):
    """Herringbone between charcoal edging courses, sanded joints."""
    edge = .21
    plane(2 * HALF_WIDTH + .02, FAR_END - NEAR_END, (0, (FAR_END + NEAR_END) / 2, -.008),
          mortar('#94856b', .15, .3))
    herringbone(rng,
                [(1, 0, HALF_WIDTH - edge), (-1, 0, HALF_WIDTH - edge), (0, 1, FAR_END - edge),
                 (0, -1, -NEAR_END)],
                paving_block(tint))
    dark = paving_block('#3d3d40', .3)
    side = box_mesh((edge - .006, .1, .055), .004, 2, 'edging')
    side.materials.append(dark)
    y = NEAR_END
    while y < FAR_END - edge - .05:
        for s in (-1, 1):
            place(side, (s * (HALF_WIDTH - edge / 2), y + .05, -.026),
                  rotation=(radians(rng.gauss(0, .2)), radians(rng.gauss(0, .2)), rng.gauss(0, .004)))
        y += .105
    x = -HALF_WIDTH + .052
    while x < HALF_WIDTH:
        place(side, (x, FAR_END - edge / 2, -.026), rotation=(0, radians(rng.gauss(0, .2)), radians(90)))
        x += .105


def herringbone(rng, inside, material):
    """Blocks 2:1 laid herringbone at 45 degrees inside the half planes; those at the edge are cut."""
    unit, gap = .105, .007
    whole = box_mesh((2 * unit - gap, unit - gap, .05), .004, 2, 'block')
    whole.materials.append(material)
    for j in range(-70, 71):
        for k in range(-30, 31):
            for a, b, w, h in ((j + 4 * k, j, 2, 1), (j + 3 + 4 * k, j, 1, 2)):
                x, y = diagonal((a + w / 2) * unit, (b + h / 2) * unit)
                if abs(x) > HALF_WIDTH + .2 or not NEAR_END - .2 < y < FAR_END + .2:
                    continue
                corners = [diagonal_of(p, q, unit)
                           for p, q in ((a, b), (a + w, b), (a + w, b + h), (a, b + h))]
                z, tip = -.025 + rng.gauss(0, .0008), (radians(rng.gauss(0, .25)), radians(rng.gauss(0, .25)))
                if all(m * p + n * q <= limit + 1e-6 for p, q in corners for m, n, limit in inside):
                    place(whole, (x, y, z),
                          rotation=(*tip, radians(45 if w == 2 else 135) + rng.gauss(0, .004)))
                else:
                    cut_block(clip_polygon(corners, inside), gap, z, material)


def diagonal(x, y):
    """A point of the pattern, turned by 45 degrees and moved to the middle of the drive."""
    c = sqrt(.5)
    return (x - y) * c, (x + y) * c + 1.4


def diagonal_of(p, q, unit):
    """A corner of the pattern, in units, where it lies on the drive."""
    c = sqrt(.5)
    return (p - q) * unit * c, (p + q) * unit * c + 1.4


def cut_block(outline, gap, z, material):
    """What is left of a block at the edge, unless it is too small to lay."""
    if len(outline) < 3:
        return
    polygon, (x, y) = shrink_polygon(outline, gap * .55)
    if max(dist(polygon[0], corner) for corner in polygon) > .03:
        place(slab_mesh(polygon, x, y, .05, .003, material), (x, y, z + .025))


def paving_block(tint, dark=.5):
    """Moulded concrete blocks: each a little other in shade, some smoked darker; fine grit."""
    m = MaterialBuilder('block', roughness=.88, specular=.2)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    c = m.vary(colour(tint), .24, .014)
    smoke = m.remap(m.fraction(m.object_random() * 11.3), .62, .95, 0, dark)
    c = m.mix(smoke * m.remap(m.noise(9, 3, .6, p), .3, .6), c, m.hsv(colour(tint), .5, .7, .4))
    m.set(colour=m.mix(m.remap(m.noise(260, 3, .6), .58, .74, 0, .3), c, m.hsv(colour(tint), .5, .6, 1.5)),
          normal=m.bump(m.noise(240, 4, .7), .35, .002))
    return m.material
