"""A flight of stairs that rises away from the camera along a wall."""
from math import atan2, hypot, radians

from kit.meshes import prism_mesh
from kit.solids import box, lathe, place

RISE, GOING = .200, .235


def flight(left, right, foot_y, steps, white, tread, runner, rail):
    """Steps between left and right, open to the left: panelled side, spindles, newel post and handrail."""
    middle, width = (left + right) / 2, right - left
    for k in range(steps):
        y, z = foot_y + (k + .5) * GOING, (k + 1) * RISE
        box((width, GOING, z - .03), (middle, y, (z - .03) / 2), white, .001)
        box((width + .04, GOING + .03, .03), (middle - .01, y - .015, z - .015), tread, .008, segments=3)
        box((width * .62, GOING + .042, RISE + .008), (middle, y - .014, z - RISE / 2 + .006), runner, .010,
            segments=3)
    slope, run = atan2(RISE, GOING), hypot(RISE, GOING)
    length = run * steps
    panelled_side(left - .006, foot_y, steps, white)
    for lift, size, material in ((.13, (.035, length, .20), white), (.20, (.06, length, .03), white),
                                 (1.02, (.06, length, .045), rail)):
        box(size, (left - .01, foot_y + steps * GOING / 2, steps * RISE / 2 + lift), material, .008,
            (slope, 0, 0), segments=3)
    for k in range(steps * 2):
        y = foot_y + (k + .6) * GOING / 2
        spindle(left - .01, y, (y - foot_y) / GOING * RISE + .2, .80, white)
    newel_post(left - .01, foot_y - .05, 1.12, white, rail)


def panelled_side(x, foot_y, steps, white):
    """The triangle under the stairs, with two raised panels."""
    run, rise = steps * GOING, steps * RISE
    mesh = prism_mesh([(0, 0), (-rise, run), (0, run)], .02, 0)
    mesh.materials.append(white)
    mesh.materials.append(white)
    place(mesh, (x, foot_y, 0), rotation=(0, radians(90), 0))
    for y0, y1 in ((.95, 1.55), (1.67, 2.4)):
        z1 = y0 * RISE / GOING - .12
        for size, at_y, at_z in (((.02, y1 - y0, .03), (y0 + y1) / 2, .24), ((.02, y1 - y0, .03),
                                 (y0 + y1) / 2, z1), ((.0195, .03, z1 - .24), y0, (.24 + z1) / 2),
                                 ((.0195, .03, z1 - .24), y1, (.24 + z1) / 2)):
            box(size, (x - .01, foot_y + at_y, at_z), white, .006)


def spindle(x, y, z, height, material):
    """A turned spindle, square at both ends."""
    box((.032, .032, .16), (x, y, z + .08), material, .003)
    box((.032, .032, .14), (x, y, z + height - .07), material, .003)
    lathe([(.016, .15), (.010, .19), (.019, .26), (.015, .40), (.011, .52), (.016, .60), (.010, .64),
           (.016, .67)], (x, y, z), material, segments=16)


def newel_post(x, y, height, material, cap):
    """The post at the foot, with a ball on top."""
    box((.09, .09, height), (x, y, height / 2), material, .006, segments=3)
    box((.115, .115, .03), (x, y, height + .01), material, .006)
    lathe([(.001, .125), (.03, .115), (.05, .085), (.055, .06), (.045, .03), (.025, .012), (.03, 0)],
          (x, y, height + .02), cap)
