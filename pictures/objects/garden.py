"""What stands in a garden."""
from math import atan2, cos, degrees, hypot, radians, sin

from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh
from kit.natural import leaf
from kit.placing import TO_FRONT, at, move_all, moved, rotated
from kit.solids import box, lathe, loft, place, superellipse, tube
from kit.surfaces import rubber
from objects.plants import leaf_cloud


def garden_shed(location, turn, board, trim, felt):
    """Overlap boards, a plank door, a small window, a felted gable roof; the gable faces local -Y."""
    width, depth, height = 2.2, 1.8, 1.85
    parts, count = [], int(height / .12)
    for k in range(count):
        z = (k + .5) * height / count
        parts.append(box((width, .016, .135), (0, -depth / 2 - .004, z), board, .002, (radians(-4), 0, 0)))
        for s in (-1, 1):
            parts.append(box((.016, depth, .135), (s * (width / 2 + .004), 0, z), board, .002,
                             (0, radians(s * -4), 0)))
    parts.append(box((width, depth, height), (0, 0, height / 2), board, 0))
    gable_height = .42
    for k in range(5):
        board_width = width * (1 - (k + .35) / 5)
        parts.append(box((board_width, .016, .11),
                         (0, -depth / 2 - .004, height + (k + .4) * gable_height / 5), board, .002,
                         (radians(-4), 0, 0)))
    slope = degrees(atan2(gable_height, width / 2))
    roof_length = hypot(gable_height, width / 2) + .14
    for s in (-1, 1):
        parts.append(box((roof_length, depth + .3, .03),
                         (s * (width / 4 + .03), 0, height + gable_height / 2 + .015), felt, .004,
                         (0, radians(s * slope), 0)))
        parts.append(box((roof_length, .022, .10),
                         (s * (width / 4 + .03), -depth / 2 - .145, height + gable_height / 2 - .01), trim,
                         .003, (0, radians(s * slope), 0)))
        parts.append(box((.07, .03, height), (s * width / 2, -depth / 2 - .012, height / 2), trim, .003))
    for k in range(7):
        parts.append(box((.112, .02, 1.66), (-.45 + (k - 3) * .115, -depth / 2 - .022, .88), board, .003))
    for z in (.35, 1.45):
        parts.append(box((.78, .02, .09), (-.45, -depth / 2 - .04, z), board, .003))
        parts.append(box((.30, .006, .035), (-.68, -depth / 2 - .053, z), rubber('#1b1b1b', .4), .002))
    parts.append(box((.03, .03, .12), (-.11, -depth / 2 - .05, .95), rubber('#1b1b1b', .4), .004))
    pane = plain_material('shed pane', colour='#2a3438', roughness=.06, specular=.8)
    parts.append(box((.62, .02, .5), (.58, -depth / 2 - .015, 1.25), pane, 0))
    for x, z, sx, sz in ((.58, 1.51, .72, .06), (.58, .99, .72, .06), (.25, 1.25, .06, .56),
                         (.91, 1.25, .06, .56), (.58, 1.25, .03, .5)):
        parts.append(box((sx, .035, sz), (x, -depth / 2 - .025, z), trim, .003))
    return move_all(parts, at(location, turn))


def terracotta_pot(location, material, width=1.0, height=1.0):
    """A clay flower pot with a rim, 0.34 m high before it is scaled."""
    profile = [(.0001, 0), (.12, 0), (.165, .28), (.185, .28), (.188, .34), (.172, .345), (.158, .29),
               (.0001, .29)]
    lathe([(radius * width, z * height) for radius, z in profile], location, material)


def stepping_stones(rng, points, material, z=-.008):
    """Square flags at points (x, y), each a little askew."""
    for x, y in points:
        mesh = box_mesh((.44, .44, .05), .006, 2, 'flag')
        mesh.materials.append(material)
        place(mesh, (x + rng.gauss(0, .008), y + rng.gauss(0, .006), z),
              rotation=(radians(rng.gauss(0, .5)), radians(rng.gauss(0, .5)), radians(rng.gauss(0, 2.5))))


def brambles(rng):
    """Brambles along the fences, at the shed and in the middle."""
    bramble = leaf('#33531f', '#587a32', '#8a6a3a', .22)
    stem = plain_material('stem', colour='#6d3a2c', roughness=.7)
    for k in range(44):
        s = rng.choice((-1, 1, 0))
        if k >= 34:  # and some right in the middle of it
            x, y = ((-2.3, 2.0), (-1.9, 3.6), (2.1, 2.6), (1.7, 4.2), (-.2, 5.2), (2.7, 1.7), (-2.7, .9),
                    (1.1, 3.4), (3.0, 3.4), (-.9, 4.6))[k - 34]
        elif s:
            x, y = s * rng.uniform(3.3, 4.1), rng.uniform(.8, 7.0)
        else:
            x, y = rng.uniform(-3.8, 1.0), rng.uniform(6.5, 7.4)
        r = rng.uniform(.35, .75) * (.8 if k >= 34 else 1)
        leaf_cloud(rng, bramble, (x, y, r * .8), (r, r * .9, r * .95), 900, .085)
        for _ in range(3):
            a, length = rng.uniform(0, 6.28), rng.uniform(.6, 1.3)
            e = (x + length * cos(a), y + length * .6 * sin(a), rng.uniform(.3, .8))
            tube([(x, y, r),
                  (x + length * .5 * cos(a), y + length * .3 * sin(a), r * 1.3 + rng.uniform(.4, .8)), e],
                 .005, stem, .5, segments=4)
            for t in (.4, .6, .8, .95):
                leaf_cloud(rng, bramble,
                           (x + length * t * cos(a), y + length * .6 * t * sin(a),
                            r * (1 - t) + (r * 1.15 + .35) * 4 * t * (1 - t) * .55 + e[2] * t),
                           (.09, .09, .07), 18, .09, with_core=False)


def dandelions(rng):
    """Yellow heads in the grass."""
    yellow = plain_material('yellow', colour='#e2b91c', roughness=.7)
    for _ in range(70):
        x, y = rng.uniform(-2.6, 2.6), rng.uniform(-.7, 4.5)
        z = rng.uniform(.16, .42)
        lathe([(.001, 0), (.016, .003), (.02, .009), (.012, .013), (.001, .014)], (x, y, z), yellow,
              (rng.gauss(0, .3), rng.gauss(0, .3), 0), segments=12)


def rusty_barrow():
    """A wheelbarrow on its side, half sunk in the grass."""
    rust = MaterialBuilder('rusty', roughness=.8, metallic=.2)
    rust.set(colour=rust.mix(rust.remap(rust.noise(6, 4, .7), .42, .6), '#4f6a58', '#7a4522'))
    parts = [loft([superellipse(0, 0, a, b, z, 5, 48)
                   for a, b, z in ((.22, .14, 0), (.36, .27, .22), (.38, .29, .235), (.365, .275, .235),
                                   (.23, .15, .02))],
                  (0, 0, .25), rust.material, cap_end=True, angle=50)]
    for s in (-1, 1):
        parts.append(tube([(.55, s * .07, .2), (.2, s * .16, .24), (-.85, s * .27, .42)], .016, rust.material,
                          .1))
    parts.append(lathe([(.10, -.04), (.17, -.04), (.185, -.02), (.185, .02), (.17, .04), (.10, .04)],
                       (.55, 0, .18), rubber('#1a1a1a', .7), TO_FRONT, segments=40))
    move_all(parts, moved((-1.0, 2.55, .12)) @ rotated('Z', 205) @ rotated('X', 48))
