"""What a joiner fits in a room: skirting, coving, boards, windows, cupboard fronts."""
from math import cos, radians, sin

from kit.meshes import swept_mesh
from kit.placing import at, move_all
from kit.solids import box, place, tube


def skirting(length, location, material, turn=0, height=.12):
    """A moulded skirting board along local X, its front towards local -Y."""
    depth = .018
    profile = [(0, 0), (depth, 0), (depth, height * .72), (depth * .85, height * .78),
               (depth * .5, height * .86), (depth * .42, height * .93), (depth * .3, height), (0, height)]
    mesh = swept_mesh('skirting', [(-out, z) for out, z in profile], length)
    board = place(mesh, material=material)
    board.matrix_world = at(location, turn)


def coving(length, location, material, turn=0, size=.1):
    """A hollow moulding along local X, in the corner of a wall at y=0 and a ceiling at z=0. Returns it."""
    curve = [(size - (size - .012) * cos(radians(t)), -size + (size - .012) * sin(radians(t)) + .006)
             for t in range(6, 90, 6)]
    profile = [(0, -size), (.006, -size), *curve, (size, -.006), (size, 0), (0, 0)]
    mesh = swept_mesh('coving', [(-out, z) for out, z in profile], length, smooth_angle=40)
    moulding = place(mesh, material=material)
    moulding.matrix_world = at(location, turn)
    return moulding


def floorboards(rng, x0, x1, y0, y1, material, width=.13, along='x', gap=.0025):
    """Boards with their top at z=0, along 'x' or 'y', each row starting anywhere."""
    rows = int((y1 - y0 if along == 'x' else x1 - x0) / width) + 1
    for i in range(rows):
        start, end = (x0, x1) if along == 'x' else (y0, y1)
        start = start - rng.uniform(0, 2.4)
        while start < end:
            length = 2.4 * rng.uniform(.8, 1.1)
            middle = start + length / 2
            row = (i + .5) * width
            x, y = (middle, y0 + row) if along == 'x' else (x0 + row, middle)
            box((length - .002, width - gap, .02), (x, y, -.01 + rng.uniform(-.0006, .0006)), material, .0012,
                (radians(rng.gauss(0, .1)), 0, 0 if along == 'x' else radians(90)), 1)
            start += length


def sash_window(location, turn, frame, pane, width, height):
    """A sash window facing local -Y; location is the lower left of its opening, pane may be None.

    Returns its parts.
    """
    parts = [box((across, depth, up), (x, y, z), frame, .003)
             for x, y, z, across, depth, up in sash_bars(width, height)]
    parts.append(box((width + .36, .16, .03), (width / 2, -.1, -.045), frame, .008, segments=4))
    if pane:
        parts.append(box((width, .004, height), (width / 2, .01, height / 2), pane, 0))
    return move_all(parts, at(location, turn))


def sash_bars(width, height):
    """Middle and size of each bar: the frame, the meeting rail, glazing bars, the architrave."""
    middle = width / 2
    return [(0, 0.0, height / 2, .07, .05, height + .07),
            (width, 0.0, height / 2, .07, .05, height + .07),
            (middle, 0.0, height, width + .07, .05, .07),
            (middle, 0.0, 0, width + .07, .05, .06),
            (middle, -.01, height / 2, width, .07, .045),
            (middle, 0, height * .25, width, .03, .02),
            (middle, 0, height * .75, width, .03, .02),
            (middle, 0, height / 2, .02, .03, height),
            (-.09, -.05, height / 2, .11, .03, height + .3),
            (width + .09, -.05, height / 2, .11, .03, height + .3),
            (middle, -.05, height + .11, width + .30, .03, .11)]


def shaker_front(x, z, width, height, material, handle, y=0.0, side='r', drawer=False):
    """Door or drawer front with its lower left corner at x, z, facing -Y at y."""
    parts = [box((width - .004, .014, height - .004), (x + width / 2, y - .007, z + height / 2), material,
                 .001)]
    rail = .07 if not drawer or height > .25 else .05
    parts.append(box((width - .004, .008, rail), (x + width / 2, y - .018, z + height - .002 - rail / 2),
                     material, .0012))
    parts.append(box((width - .004, .008, rail), (x + width / 2, y - .018, z + .002 + rail / 2), material,
                     .0012))
    for stile_x in (x + .002 + rail / 2, x + width - .002 - rail / 2):
        parts.append(box((rail, .0078, height - .004 - 2 * rail), (stile_x, y - .018, z + height / 2),
                         material, .0012))
    if drawer:
        handle_x, handle_z, handle_width = x + width / 2, z + height * .5, .16
        parts.append(tube([(handle_x - handle_width / 2, y - .02, handle_z),
                           (handle_x - handle_width / 2, y - .052, handle_z),
                           (handle_x + handle_width / 2, y - .052, handle_z),
                           (handle_x + handle_width / 2, y - .02, handle_z)],
                          .0055, handle, .006, segments=6))
    else:
        handle_x = x + width - .035 if side == 'r' else x + .035
        handle_z = z + (height - .14 if z < .5 else .14)
        parts.append(tube([(handle_x, y - .02, handle_z - .08), (handle_x, y - .052, handle_z - .08),
                           (handle_x, y - .052, handle_z + .08), (handle_x, y - .02, handle_z + .08)],
                          .0055, handle, .006, segments=6))
    return parts
