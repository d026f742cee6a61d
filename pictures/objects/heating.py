"""Radiators, pipe joints and gauges."""
from math import cos, pi, radians, sin

from mathutils import Vector

from kit.material_builder import plain_material
from kit.meshes import grid_mesh
from kit.metals import chrome
from kit.placing import TO_FRONT, at, move_all, moved
from kit.solids import box, cylinder, lathe, place, tube
from kit.surfaces import paint


def radiator(material, location, width=1.0, height=.6, turn=0):
    """A single panel radiator with pressed flutes. Location is its lower left front corner."""
    flutes = int(width / .033)
    nx = flutes * 10

    def relief(x, y):
        u = (x + width / 2) / width * flutes
        end_z = min(1, (height / 2 - abs(y)) / .022)
        end_x = min(1, (width / 2 - abs(x)) / .03)
        wave = .5 - .5 * cos(2 * pi * u)
        return .0085 * min(1.0, wave * 1.35) ** 1.6 * max(0, min(1, end_z)) * max(0, end_x)

    mesh = grid_mesh(width, height, nx, 60, relief, 'rad')
    parts = [place(mesh, (width / 2, 0, height / 2), material, TO_FRONT)]
    parts.append(box((width, .012, height), (width / 2, .0065, height / 2), material, .004))
    parts.append(box((width, .012, height), (width / 2, .052, height / 2), material, .004))
    parts.append(box((.006, .062, height - .012), (.002, .03, height / 2), material, .002))
    parts.append(box((.006, .062, height - .012), (width - .002, .03, height / 2), material, .002))
    for i in range(int(width / .02)):
        parts.append(box((.004, .052, .006), (.014 + i * .02, .03, height + .001), material, .001))
    parts.append(box((width, .005, .012), (width / 2, .004, height), material, .001))
    parts.append(box((width, .005, .012), (width / 2, .058, height), material, .001))
    return move_all(parts, at(location, turn))


def compression_joint(location, axis, material, radius=.0075):
    """Olive joint: hexagon nuts with a body between."""
    turned = Vector(axis).to_track_quat('Z', 'Y').to_euler()
    parts = []
    for z in (-.012, .012):
        nut = lathe([(radius * 1.1, -.007), (radius * 1.95, -.0068), (radius * 2.05, -.005),
                     (radius * 2.05, .005), (radius * 1.95, .0068), (radius * 1.1, .007)],
                    (0, 0, 0), material, segments=6, angle=20)
        nut.matrix_world = moved(location) @ turned.to_matrix().to_4x4() @ moved((0, 0, z))
        parts.append(nut)
    body = lathe([(radius * 1.5, -.012), (radius * 1.5, .012)], (0, 0, 0), material)
    body.matrix_world = moved(location) @ turned.to_matrix().to_4x4()
    return parts + [body]


def pressure_gauge(x, y, z, radius, value=.08):
    """Pressure gauge that faces -Y; value 0..1 along the scale, red at the low end."""
    rim = chrome(.1)
    face = plain_material('gauge face', colour='#f4f3ee', roughness=.35)
    lathe([(radius * 1.16, 0), (radius * 1.18, .006), (radius * 1.12, .009), (radius, .009),
           (radius * .98, .003)],
          (x, y, z), rim, TO_FRONT)
    lathe([(.0001, .0035), (radius, .0035)], (x, y, z), face, TO_FRONT)
    black, red, green = paint('#151515', .4), paint('#c2261d', .35), paint('#3d8a3f', .35)

    def on_dial(at_value, k):
        angle = radians(225 - 270 * at_value)
        return x + radius * k * cos(angle), y - .0042, z + radius * k * sin(angle)

    for start, end, colour_band in ((0, .2, red), (.25, .5, green), (.75, 1, red)):
        tube([on_dial(start + (end - start) * t / 14, .84) for t in range(15)], radius * .055, colour_band, 0,
             segments=4)
    for k in range(9):
        at_value = k / 8
        box((radius * .035, .0006, radius * .17), on_dial(at_value, .66), black, 0,
            (0, radians(-(225 - 270 * at_value) + 90), 0))
    angle = 225 - 270 * value
    box((radius * .07, .0012, radius * .92),
        (x + radius * .30 * cos(radians(angle)), y - .0062, z + radius * .30 * sin(radians(angle))), black, 0,
        (0, radians(-angle + 90), 0))
    cylinder(radius * .12, .003, (x, y - .007, z), black, TO_FRONT)
