"""What a decorator leaves on the sheet."""
from math import cos, pi, radians, sin, sqrt

from kit.meshes import grid_mesh, mesh_from
from kit.noise import fractal
from kit.placing import TO_RIGHT, at, move_all
from kit.solids import cylinder, faces_between, first_face, last_face, lathe, place, points_of, tube


def paint_tin(location, metal, label, paint, turn=0):
    """Five litre tin, open, paint inside, runs down the side."""
    radius, height = .082, .19
    parts = [lathe([(radius, 0), (radius + .003, .003), (radius, .008), (radius, height - .012),
                    (radius + .004, height - .006), (radius + .004, height), (radius - .001, height + .001),
                    (radius - .004, height - .004), (radius - .012, height - .004),
                    (radius - .013, height - .001), (radius - .015, height - .02),
                    (radius - .004, height - .03), (radius - .004, height - .05)],
                   (0, 0, 0), metal, segments=72, angle=30)]
    parts.append(lathe([(radius + .0006, .02), (radius + .0006, height - .03)], (0, 0, 0), label,
                       segments=72))
    parts.append(lathe([(.0001, height - .045), (radius - .004, height - .045)], (0, 0, 0), paint,
                       segments=72))
    parts.append(lathe([(radius - .0155, height - .0185), (radius - .0125, height + .0008),
                        (radius - .008, height - .003), (radius - .003, height + .0018),
                        (radius + .0045, height + .0006)],
                       (0, 0, 0), paint, segments=72))
    for k in range(5):
        a = radians(200 + k * 26 + k * 37 % 19)
        run = .03 + (k * 53 % 70) / 1000
        parts.append(tube([((radius + .003) * cos(a), (radius + .003) * sin(a), height - .002),
                           ((radius + .0035) * cos(a), (radius + .0035) * sin(a), height - .02),
                           ((radius + .0015) * cos(a), (radius + .0015) * sin(a), height - .02 - run)],
                          .0032, paint, .004, segments=5, taper=lambda t: 1.5 - .7 * t))
    parts.append(tube([((radius + .005) * cos(radians(t)),
                        (radius + .02) * sin(radians(t)) * .35 - radius * .2 - .06 * abs(sin(radians(t))),
                        height - .035 - .055 * abs(sin(radians(t)))) for t in range(180, 361, 10)],
                      .0016, metal, 0, segments=5))
    return move_all(parts, at(location, turn))


def paint_roller(location, turn, fleece, metal, handle, lift=12):
    """Roller with its axis along local X, handle towards local -Y."""
    parts = [roller_fleece((0, 0, .027), (0, 0, 0), fleece)]
    parts.append(tube([(-.11, 0, .027), (.14, 0, .027), (.145, -.05, .04), (.0, -.11, .055),
                       (0, -.20, .055 + .2 * sin(radians(lift)) * .3)],
                      .0036, metal, .02, segments=8))
    handle_z = .055 + .2 * sin(radians(lift)) * .3
    profile = [(.004, 0), (.012, .002), (.0135, .012), (.011, .03), (.0135, .06), (.0145, .09), (.012, .118),
               (.0135, .128), (.008, .134), (.001, .135)]
    parts.append(lathe(profile, (0, -.195, handle_z), handle, (radians(90 - lift * .3), 0, 0), segments=32))
    parts.append(cylinder(.02, .008, (.116, 0, .027), handle, TO_RIGHT))
    return move_all(parts, at(location, turn))


def roller_fleece(location, rotation, material):
    """The fluffy sleeve of a paint roller along local X."""
    radius, width = .024, .23
    columns, segments = 120, 120
    rings = []
    for i in range(columns + 1):
        x = -width / 2 + width * i / columns
        rounded = .72 + .28 * sqrt(max(0, min(1, (width / 2 - abs(x)) / .008)))
        ring = []
        for k in range(segments):
            a = 2 * pi * k / segments
            fluff = .0032 * fractal(x * 210, cos(a) * 7, sin(a) * 7)
            tufts = .0015 * fractal(x * 500, cos(a) * 16, sin(a) * 16)
            reach = (radius + fluff + tufts) * rounded
            ring.append((x, reach * cos(a), reach * sin(a)))
        rings.append(ring)
    faces = [*faces_between(rings), first_face(rings), last_face(rings)]
    return place(mesh_from('fleece', points_of(rings), faces, 60), location, material, rotation)


def roller_tray(location, turn, material, paint):
    """Shallow tray sloping to a well; local Y is its length, the well at -Y."""
    width, length = .29, .36

    def height_at(x, y):
        side = min(1.0, max(0.0, (width / 2 - abs(x)) / .016))
        end = min(1.0, max(0.0, (length / 2 - abs(y)) / .016))
        base = .012 + max(0.0, y + .06) * .16
        if y > -.02:
            base += .0018 * (1 if (int((x + 1) * 110) + int((y + 1) * 90)) % 2 else 0)
        side = side * side * (3 - 2 * side) * end * end * (3 - 2 * end)
        return .062 * (1 - side) + base * side

    mesh = grid_mesh(width, length, 90, 110, height_at, 'tray')
    tray = place(mesh, material=material)
    tray.modifiers.new('s', 'SOLIDIFY').thickness = -.0018
    pool = place(grid_mesh(width - .026, .17, 40, 20, lambda x, y: .0225 + .0008 * fractal(x * 18, y * 18),
                           'wet'),
                 (0, -.088, 0), paint)
    film = place(grid_mesh(width - .05, .17, 50, 40,
                           lambda x, y: .0125 + (y + .14) * .16 + .0016 + .0012 * fractal(x * 40, y * 25)
                           - (.006 if fractal(x * 9 + 4, y * 9) < -.12 else 0),
                           'film'),
                 (0, .08, 0), paint)
    return move_all([tray, pool, film], at(location, turn))


def dust_sheet(location, width, depth, material, seed=0, turn=0, fold_height=.022):
    """A cloth thrown on the floor, in folds that the seed decides."""

    def folds(x, y):
        lift = abs(fractal(x * 2.4 + seed, y * 2.1)) * fold_height * 1.6 + .004
        lift += (fold_height * .8 * max(0, sin(x * 9 + 4 * fractal(x * 1.2, y * 1.5 + seed))) ** 3
                 * (.4 + .6 * fractal(y * 1.1, x + seed) ** 2))
        return max(.003, lift)

    mesh = grid_mesh(width, depth, 150, 120, folds, 'sheet')
    for v in mesh.vertices:
        edge = .05 * fractal(v.co.y * 2.2, seed + 3)
        v.co.x += edge * (v.co.x / (width / 2))
        v.co.y += .05 * fractal(v.co.x * 2.2, seed + 9) * (v.co.y / (depth / 2))
    return place(mesh, location, material, (0, 0, radians(turn)))
