"""A built-in oven with its door let down."""
from math import cos, pi, radians, sin

from kit.material_builder import plain_material
from kit.meshes import grid_mesh
from kit.noise import fractal
from kit.placing import TO_FRONT, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, loft, place, superellipse, tube
from kit.surfaces import glow

# the cavity: its middle, half width, half height, depth
CAVITY_X, CAVITY_Z, CAVITY_HALF_WIDTH, CAVITY_HALF_HEIGHT, CAVITY_DEPTH = 0.0, .545, .238, .178, .42
OVEN_WIDTH = .594


def oven_cavity(inside, frame, seal):
    """The rounded muffle, the flange round its mouth and the rope seal."""
    rings = ([superellipse(0, 0, CAVITY_HALF_WIDTH, CAVITY_HALF_HEIGHT, z, 12)
              for z in (.012, 0, -.15, -.30, -CAVITY_DEPTH + .02)]
             + [superellipse(0, 0, CAVITY_HALF_WIDTH - .012, CAVITY_HALF_HEIGHT - .012, -CAVITY_DEPTH, 10)])
    loft(rings, (CAVITY_X, 0, CAVITY_Z), inside, cap_end=True, rotation=TO_FRONT, angle=50)
    lip = [superellipse(0, 0, CAVITY_HALF_WIDTH, CAVITY_HALF_HEIGHT, .012, 12),
           superellipse(0, 0, CAVITY_HALF_WIDTH + .006, CAVITY_HALF_HEIGHT + .006, .016, 12),
           superellipse(0, -.01, OVEN_WIDTH / 2, .235, .016, 60),
           superellipse(0, -.01, OVEN_WIDTH / 2, .235, -.02, 60)]
    loft(lip, (CAVITY_X, 0, CAVITY_Z), frame, rotation=TO_FRONT, angle=25)
    rope = [(CAVITY_X + a, -.019, CAVITY_Z + b)
            for a, b, _ in superellipse(0, 0, CAVITY_HALF_WIDTH + .012, CAVITY_HALF_HEIGHT + .012, 0, 12,
                                        120)]
    tube(rope + rope[:1], .0052, seal, 0, segments=6)


def fan_cover(metal, dark):
    """The round cover in the back wall, with its slots."""
    y = CAVITY_DEPTH - .004
    lathe([(.108, 0), (.104, .008), (.0001, .010)], (CAVITY_X, y, CAVITY_Z - .01), metal, TO_FRONT,
          segments=72, angle=25)
    for ring, n in ((.085, 20), (.058, 14), (.030, 8)):
        for k in range(n):
            a = 2 * pi * k / n
            box((.017, .002, .0048), (CAVITY_X + ring * cos(a), y - .010, CAVITY_Z - .01 + ring * sin(a)),
                dark, 0, (0, -a, 0))


def side_ladders(wire):
    """The wire runners on both side walls."""
    for s in (-1, 1):
        x = CAVITY_X + s * (CAVITY_HALF_WIDTH - .012)
        for z in (-.11, -.095, -.02, -.005, .07, .085):
            tube([(x, .02, CAVITY_Z + z), (x, CAVITY_DEPTH - .03, CAVITY_Z + z)], .0026, wire, 0, segments=5)
        for y in (.025, .20, CAVITY_DEPTH - .035):
            tube([(x + s * .004, y, CAVITY_Z - .13), (x + s * .004, y, CAVITY_Z + .12)], .0030, wire, 0,
                 segments=5)


def wire_shelf(z, pulled, wire):
    """A chromed shelf; pulled is how far it stands out of the oven."""
    half_width, depth, front = CAVITY_HALF_WIDTH - .018, .36, .03 - pulled
    frame = [(CAVITY_X - half_width, front, z), (CAVITY_X - half_width, front + depth, z),
             (CAVITY_X + half_width, front + depth, z), (CAVITY_X + half_width, front, z),
             (CAVITY_X - half_width, front, z)]
    tube(frame, .0036, wire, .012, segments=6)
    for k in range(17):
        x = CAVITY_X - half_width + 2 * half_width * (k + 1) / 18
        tube([(x, front, z + .003), (x, front + depth, z + .003)], .0019, wire, 0, segments=5)
    for y in (front + .11, front + .25):
        tube([(CAVITY_X - half_width, y, z - .003), (CAVITY_X + half_width, y, z - .003)], .0026, wire, 0,
             segments=5)


def open_oven_door(frame, pane, metal, hinge):
    """The door let down, its inner side up: a pane within a frame, hinge arms, a handle below."""
    width, depth, thickness = OVEN_WIDTH - .004, .425, .034
    tilt = moved((CAVITY_X, -.022, .318)) @ rotated('X', 1.5)
    parts = [box((width, depth, thickness), (0, -depth / 2, -thickness / 2), frame, .005, segments=3),
             loft([superellipse(0, -depth / 2 + .005, a, b, z, 14)
                   for a, b, z in ((.252, .178, .0004), (.252, .178, .0032), (.2495, .1755, .0042))],
                  (0, 0, 0), pane, cap_end=True, angle=30)]
    parts += [cylinder(.0055, .0024, (sx * .272, sy, .001), metal, bevel=.0008, segments=24) for sx in (-1, 1)
              for sy in (-.05, -depth + .04)]
    parts.append(tube([(-.24, -depth + .05, -thickness), (-.24, -depth + .05, -thickness - .04),
                       (.24, -depth + .05, -thickness - .04), (.24, -depth + .05, -thickness)],
                      .009, metal, .012))
    move_all(parts, tilt)
    for s in (-1, 1):
        box((.010, .10, .016), (CAVITY_X + s * .272, -.055, .345), hinge, .002, (radians(24), 0, 0))


def control_panel(black, metal):
    """Glass strip above the oven: clock and two knobs."""
    box((OVEN_WIDTH, .022, .092), (CAVITY_X, -.010, .818), black, .002)
    box((OVEN_WIDTH, .024, .012), (CAVITY_X, -.011, .767), metal, .002)
    box((.11, .002, .034), (CAVITY_X, -.0215, .818), plain_material('clock', colour='#0d1a1f', roughness=.08),
        .001)
    for k in range(4):
        box((.010, .001, .0022), (CAVITY_X - .030 + k * .018 + (.006 if k > 1 else 0), -.0228, .818),
            glow('#7fd6e6', 1.6), 0)
    for s in (-1, 1):
        lathe([(.023, 0), (.0225, .020), (.019, .024), (.0001, .0245)], (CAVITY_X + s * .19, -.021, .818),
              metal, TO_FRONT, segments=48, angle=30)
        box((.0025, .0015, .014), (CAVITY_X + s * .19, -.0455, .827), black, 0)


def roasting_tin(material, remains):
    """A tin left on the lower shelf, burnt juices in it."""

    def rim(x, y):
        inside = min(1.0, max(0.0, (.185 - abs(x)) / .02)) * min(1.0, max(0.0, (.135 - abs(y)) / .02))
        return .035 * (1 - inside) + .002 * fractal(x * 20, y * 20)

    tin = place(grid_mesh(.37, .27, 60, 46, rim, 'tin'), (CAVITY_X, .16, CAVITY_Z - .084), material,
                (0, 0, radians(2)))
    tin.modifiers.new('s', 'SOLIDIFY').thickness = -.0015
    mesh = grid_mesh(.32, .22, 70, 50,
                     lambda x, y: .006 + .012 * fractal(x * 16, y * 16) + .005 * fractal(x * 50, y * 50),
                     'remains')
    place(mesh, (CAVITY_X, .16, CAVITY_Z - .086), remains, (0, 0, radians(2)))
