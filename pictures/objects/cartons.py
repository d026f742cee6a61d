"""Removal cartons and what is packed in them."""
from math import radians

from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh, prism_mesh, shade_smooth
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_FRONT, at, move_all, moved, rotated
from kit.solids import box, loft, place, superellipse
from kit.surfaces import paint


def cardboard():
    """Brown corrugated board; each carton its own shade, faint flutes and a few scuffs."""
    m = MaterialBuilder('cardboard', roughness=.9, specular=.12)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    c = m.vary(m.mix(m.remap(m.noise(3, 4, .6, p), .4, .7), '#b58a57', '#a67b49'), .10, .008)
    c = m.mix(m.remap(m.noise(22, 4, .7, p), .60, .78, 0, .35), c, '#7d5a34')
    m.set(colour=c,
          normal=m.bump(m.wave(1, m.scaled(m.object_position(), (60, 60, 0)), 0, 0), .05, .0008,
                        m.bump(m.noise(5, 3, .5, p), .25, .01)))
    return m.material


def closed_carton(size, location, turn, look, label=True):
    """A taped carton, its front towards local -Y."""
    width, depth, height = size
    card, tape, ink, dark = look
    parts = [box(size, (0, 0, height / 2), card, .006, segments=3),
             box((width - .004, .0022, .001), (0, 0, height + .0001), dark, 0),
             box((width + .0012, .05, .0008), (0, 0, height + .0006), tape, 0)]
    for s in (-1, 1):
        parts += [box((.0008, .05, .075), (s * (width / 2 + .0006), 0, height - .037), tape, 0),
                  hand_hole(s * (width / 2 + .0004), height, dark)]
    parts += printed_marks(width, height, -depth / 2 - .0006, ink)
    if label:
        paper = plain_material('label', colour='#f1eee4', roughness=.6)
        parts.append(box((.12, .0006, .075), (-width * .22, -depth / 2 - .0007, height * .62), paper, 0))
        parts += [box((line_length, .0005, .004),
                      (-width * .22 - (.045 - line_length / 2), -depth / 2 - .0012, height * .62 + dz), ink,
                      0) for dz, line_length in ((.018, .08), (.002, .09), (-.014, .05))]
    return move_all(parts, at(location, turn))


def hand_hole(x, height, dark):
    """The dark hand hole in the side of a carton."""
    return loft([superellipse(0, 0, .042, .014, z, 4, 48) for z in (0, .0005)], (x, 0, height * .70), dark,
                cap_end=True, rotation=(radians(90), 0, radians(90 if x > 0 else -90)))


def printed_marks(width, height, y, ink):
    """What removers print on a carton: two arrows that say which way is up, and a line under them."""
    parts = []
    for x in (width * .24, width * .24 + .055):
        parts.append(box((.010, .0006, .05), (x, y, height * .60), ink, 0))
        head = prism_mesh([(-.017, 0), (.017, 0), (0, .026)], .0006, 0)
        head.materials.append(ink)
        parts.append(place(head, (x, y - .0002, height * .60 + .022), rotation=TO_FRONT))
    return parts + [box((.11, .0006, .008), (width * .24 + .0275, y, height * .60 - .036), ink, 0)]


def open_carton(rng, size, location, turn, look, fill):
    """A carton with its four flaps up and out; fill(pose, size) puts things in it."""
    width, depth, height = size
    card, _, ink, dark = look
    board = .005
    parts = [box((width, board, height), (0, s * (depth - board) / 2, height / 2), card, .0015)
             for s in (-1, 1)]
    parts += [box((board, depth - 2 * board, height - .0005), (s * (width - board) / 2, 0, height / 2), card,
                  .0015) for s in (-1, 1)]
    parts += ([box((width - .002, depth - .002, board), (0, 0, board), card, 0)]
              + printed_marks(width, height, -depth / 2 - .0006, ink))
    parts += [lid_flap(width, depth / 2, (0, depth / 2 - board, height), 0, rng.uniform(25, 60), card),
              lid_flap(width, depth / 2, (0, -depth / 2 + board, height), 180, rng.uniform(-55, -25), card),
              lid_flap(depth, depth / 2, (width / 2 - board, 0, height), -90, rng.uniform(-25, 20), card),
              lid_flap(depth, depth / 2, (-width / 2 + board, 0, height), 90, rng.uniform(-30, 15), card)]
    parts += [hand_hole(s * (width / 2 + .0004), height, dark) for s in (-1, 1)]
    pose = at(location, turn)
    move_all(parts, pose)
    fill(pose, size)


def lid_flap(width, depth, location, turn, lift, card):
    """A lid flap hinged on an edge that runs along local X; lift 0 lies flat outwards, 90 stands up."""
    mesh = grid_mesh(width, depth, 12, 8,
                     lambda x, y: .010 * (y / depth + .5) ** 2 + .002 * fractal(x * 9, y * 9, turn), 'flap')
    piece = place(mesh, material=card)
    piece.modifiers.new('s', 'SOLIDIFY').thickness = .004
    piece.matrix_basis = moved(location) @ rotated('Z', turn) @ rotated('X', lift) @ moved((0, depth / 2, 0))
    return piece


def books_and_picture(rng, pose, size):
    """Books on edge and a picture frame that is too tall for its carton."""
    width, depth, height = size
    parts, x = [], -width / 2 + .03
    while x < width / 2 - .18:
        book_thickness, tall = rng.uniform(.018, .045), rng.uniform(.20, .27)
        cover = paint(rng.choice(['#7a2e2a', '#2f4a63', '#c2a052', '#4d6650', '#d9d0bb', '#3a3436']), .5, .02)
        parts.append(box((book_thickness, .17, tall),
                         (x + book_thickness / 2, .02, height - .16 + tall / 2 - .02), cover, .003,
                         (0, radians(rng.uniform(-2, 2)), 0)))
        x += book_thickness + .003
    frame = wood('#5b3d26', '#3a2617', axis=0, knots=False, roughness=.4)
    parts.append(box((.015, .34, .44), (width / 2 - .10, 0, height - .02), frame, .003, (0, radians(-9), 0)))
    move_all(parts, pose)
    crumpled_paper(rng, pose, (width, depth, height - .05))


def crumpled_paper(rng, pose, size):
    """Packing paper that stands a little over the rim."""
    width, depth, height = size
    paper = plain_material('packing paper', colour='#e6e1d4', roughness=.8, specular=.2)
    seed = rng.uniform(0, 50)
    mesh = grid_mesh(width - .02, depth - .02, 70, 60,
                     lambda x, y: .07 * abs(fractal(x * 9 + seed, y * 9))
                     + .030 * abs(fractal(x * 26, y * 26 + seed)),
                     'paper')
    shade_smooth(mesh, 22)
    move_all([place(mesh, (0, 0, height - .055), paper)], pose)
