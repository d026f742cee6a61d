"""Beds, seats, tables and other things a room is furnished with. Their backs are towards local +Y."""
from math import pi, sin

from kit.material_builder import plain_material
from kit.meshes import grid_mesh
from kit.noise import fractal
from kit.placing import TO_FRONT, at, move_all, moved, tilted
from kit.solids import box, cylinder, lathe, loft, place, superellipse


def double_bed(location, turn, linen, cover, upholstery):
    """A made bed, 1.4 m wide: headboard, mattress, duvet turned down, pillows and a throw at the foot."""
    parts = [box((1.48, .09, 1.12), (0, -.05, .56), upholstery, .035, segments=4),
             box((1.40, 1.96, .26), (0, -1.08, .21), upholstery, .03, segments=3),
             box((1.38, 1.94, .22), (0, -1.08, .43), linen, .06, segments=4),
             place(grid_mesh(1.66, 1.42, 110, 96, duvet_height, 'duvet'), (0, -1.36, .545), linen),
             place(grid_mesh(1.70, .62, 110, 40, lambda x, y: duvet_height(x * .97, y - .36) + .024, 'throw'),
                   (0, -1.72, .545), cover)]
    for x, lean in ((-.34, 4), (.34, -5)):
        parts += pillow((x, -.26, .70), (58, lean, lean), linen)
    parts += pillow((.02, -.44, .68), (52, 3, -4), cover, .25, .17)
    return move_all(parts, at(location, turn))


def duvet_height(x, y):
    """The folds of a duvet that hangs over both sides of a bed."""
    over = max(0.0, abs(x) - .70)
    fall = .34 * min(1.0, over / .09) ** 1.4
    return (.05 + .022 * fractal(x * 2.2, y * 2.2, 3) + .009 * fractal(x * 7, y * 6, 8)
            + .012 * sin(y * 26) * min(1.0, over / .05) - fall)


def pillow(location, tilt, material, half_width=.35, half_height=.23):
    """A plump cushion; tilt is in degrees about X, Y and Z."""
    rings = []
    for k in range(17):
        t = -1 + k / 8
        reach = max(.02, (1 - abs(t) ** 2.4)) ** .42
        rings.append(superellipse(0, 0, half_width * reach, half_height * reach, .095 * t, 3.2, 64))
    cushion = loft(rings, (0, 0, 0), material, cap_end=True, cap_start=True, angle=80)
    cushion.matrix_basis = moved(location) @ tilted(*tilt)
    return [cushion]


def armchair(location, turn, fabric, wood_legs):
    """An upholstered armchair on short legs."""
    parts = [box((.74, .70, .20), (0, -.40, .27), fabric, .04, segments=4),
             box((.56, .60, .15), (0, -.46, .43), fabric, .055, segments=5),
             box((.74, .20, .66), (0, -.11, .56), fabric, .075, (.12, 0, 0), segments=5)]
    for s in (-1, 1):
        parts.append(box((.14, .72, .40), (s * .37, -.41, .40), fabric, .06, segments=5))
        parts += [cylinder(.02, .18, (s * .33, y, .09), wood_legs) for y in (-.72, -.08)]
    return move_all(parts, at(location, turn))


def small_table(location, turn, material, size=(.42, .36, .55)):
    """A little table with one drawer, as beside a bed."""
    width, depth, height = size
    parts = [box((width, depth, .025), (0, 0, height - .012), material, .004),
             box((width - .04, depth - .03, .14), (0, 0, height - .095), material, .003),
             box((width - .08, .012, .11), (0, -depth / 2 + .010, height - .095), material, .004),
             cylinder(.012, .03, (0, -depth / 2 - .008, height - .095),
                      plain_material('knob', colour='#b08d4f', metallic=1, roughness=.3), TO_FRONT, .004)]
    parts += [box((.035, .035, height - .02),
                  (s * (width / 2 - .03), t * (depth / 2 - .03), height / 2 - .01),
                  material, .003) for s in (-1, 1) for t in (-1, 1)]
    return move_all(parts, at(location, turn))


def table_lamp(location, shade, foot):
    """A lamp with a round foot and a cone of a shade."""
    return [lathe([(.001, 0), (.07, 0), (.085, .05), (.06, .13), (.018, .19), (.014, .26), (.001, .26)],
                  location, foot),
            lathe([(.145, .22), (.10, .42), (.097, .42), (.142, .222)], location, shade, segments=72)]


def framed_print(x, z, width, height, frame, tints, y=0.0):
    """A framed picture on the far wall: two fields of colour under a pale mount."""
    box((width, .022, height), (x, y - .011, z), frame, .003)
    mount = plain_material('mount', colour='#efece3', roughness=.7)
    box((width - .04, .004, height - .04), (x, y - .0225, z), mount, 0)
    for k, tint in enumerate(tints):
        share = (height - .16) / len(tints)
        box((width - .16, .002, share), (x, y - .0255, z - (height - .16) / 2 + (k + .5) * share),
            plain_material('print', colour=tint, roughness=.6), 0)


def vase_of_twigs(location, glaze, leaves, rng, add_leaves):
    """A vase with a loose bunch of leaves in it."""
    x, y, z = location
    lathe([(.001, 0), (.045, 0), (.07, .06), (.062, .13), (.03, .18), (.036, .20), (.028, .2), (.001, .17)],
          location, glaze)
    add_leaves(rng, leaves, (x, y, z + .33), (.13, .10, .16), 150, .06, with_core=False)


def rug(location, width, depth, material, turn=0.0):
    """A flat rug, a little uneven."""
    mesh = grid_mesh(width, depth, 60, 40, lambda x, y: .009 + .002 * fractal(x * 8, y * 8), 'rug')
    place(mesh, location, material, (0, 0, turn * pi / 180))
