"""A basin, a mixer tap, drops of water and a toilet."""
from math import copysign, cos, pi, radians, sin

from mathutils import Vector

from kit.placing import at, move_all
from kit.solids import cylinder, fillet, lathe, loft, superellipse
from kit.surfaces import plastic


def basin(material, metal, dark, location=(0, 0, 0), turn=0, width=.52, length=.42, depth=.135):
    """A wash basin with its waste, its back towards local +Y; location is the middle of its rim."""
    slope, bowl_y = -.035, -.025
    parts = [loft([*basin_outside(width, length), *basin_inside(width, length, depth, bowl_y, slope)],
                  (0, 0, 0), material, angle=50)]
    waste_y = bowl_y + slope
    parts.append(lathe([(.0235, 0), (.0238, .0012), (.022, .003), (.0185, .0034), (.0165, .001),
                        (.016, -.02)],
                       (0, waste_y, -depth - .0012), metal))
    parts.append(cylinder(.016, .004, (0, waste_y, -depth - .012), dark))
    move_all(parts, at(location, turn))


def basin_outside(width, length):
    """The rings of a basin from its foot up to its rounded rim."""
    half_w, half_l = width / 2, length / 2
    rings = [superellipse(0, 0, half_w * .55, half_l * .6, -.20, 4),
             superellipse(0, 0, half_w * .80, half_l * .85, -.12, 4),
             superellipse(0, 0, half_w * .965, half_l * .965, -.045, 5),
             superellipse(0, 0, half_w * .99, half_l * .99, -.012, 6)]
    rim = .010
    for k in range(7):
        t = k / 6 * pi / 2
        rings.append(superellipse(0, 0, half_w - rim + rim * cos(t), half_l - rim + rim * cos(t),
                                  -rim + rim * sin(t), 6))
    return rings


def basin_inside(width, length, depth, bowl_y, slope):
    """The rings of a basin from its rim down to the waste; the bowl leans back by slope."""
    bowl_w, bowl_l = width * .41, length * .345
    rings = [superellipse(0, bowl_y * .5, bowl_w + .014, bowl_l + .014, -.0005, 3.6)]
    rim = .013
    for k in range(8):
        t = k / 7 * pi / 2 * .86
        rings.append(superellipse(0, bowl_y, bowl_w + rim - rim * sin(t), bowl_l + rim - rim * sin(t),
                                  -rim + rim * cos(t), 3.2))
    steps = 26
    for k in range(1, steps + 1):
        u = k / steps
        share = (1 - u ** 2.6) ** .62 if u < 1 else 0
        z = -.012 - (depth - .012) * (1 - (1 - u) ** 2.0)
        rings.append(superellipse(0, bowl_y + slope * u, .021 + (bowl_w - .021) * share,
                                  .021 + (bowl_l - .021) * share, z, 3.2 - 1.2 * u))
    return rings


def mixer_tap(material, dark, location, turn, lever):
    """A basin mixer, its spout towards local -Y, its lever raised by degrees.

    Returns the mouth of the spout in the world.
    """
    body = [(.030, 0), (.0305, .002), (.029, .006), (.0245, .0085), (.0235, .012), (.0225, .06),
            (.0228, .085), (.0238, .092), (.0238, .0925), (.0225, .0935), (.0225, .0955), (.0238, .0965),
            (.0242, .1), (.0242, .112), (.0225, .121), (.017, .127), (.009, .1295), (.0002, .130)]
    parts = [lathe(body, (0, 0, 0), material, segments=72, angle=28),
             loft(spout_rings(), (0, 0, 0), material, angle=60, cap_end=True)]
    mouth, way = Vector((0, -.1023, .0515)), Vector((0, -.12, -.6)).normalized()
    rotation = way.to_track_quat('-Z', 'Y').to_euler()
    parts.append(lathe([(.0128, .010), (.0136, .0092), (.0138, 0), (.0134, -.0075), (.0122, -.0085),
                        (.0108, -.0085), (.0104, -.005)],
                       mouth, material, rotation, angle=25))
    parts.append(cylinder(.0106, .003, mouth + way * .005, dark, rotation))
    parts.append(loft(lever_rings(), (0, 0, .132), material, cap_end=True, cap_start=True,
                      rotation=(radians(-lever), 0, 0)))
    pose = at(location, turn)
    move_all(parts, pose)
    return pose @ (mouth + way * .0085)


def spout_rings():
    """An oval tube that leaves the body of a tap, rises a little and turns down."""
    line = fillet([(0, 0, .050), (0, -.045, .070), (0, -.096, .084), (0, -.102, .054)], .03, 14)
    side = Vector((1, 0, 0))
    rings = []
    for i, point in enumerate(line):
        way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        up = side.cross(way)
        t = i / (len(line) - 1)
        rx, rz = .0165 - .0035 * t, .0145 - .002 * t
        rings.append([tuple(point + side * (rx * cos(a)) + up * (rz * sin(a)))
                      for a in (2 * pi * k / 40 for k in range(40))])
    return rings


def lever_rings():
    """A flat bar that tapers away from the tap."""
    rings = []
    for k in range(15):
        t = k / 14
        y, z = .012 - .094 * t, .004 * sin(t * 2.2) + .012 * t
        half_width = (.0125 - .0045 * t) * (1 if k < 14 else .5)
        half_thickness = (.0058 - .0022 * t) * (1 if k < 14 else .4)
        if k == 0:
            half_width, half_thickness = half_width * .6, half_thickness * .5
        rings.append([(half_width * copysign(abs(cos(a)) ** .6, cos(a)), y,
                       z + half_thickness * copysign(abs(sin(a)) ** .6, sin(a)))
                      for a in (2 * pi * i / 32 for i in range(32))])
    return rings


def water_drop(location, radius, material, stretch=1.0, neck=False):
    """A drop at location: a bead stretched in height, or with a neck where it hangs from a tap."""
    if neck:
        profile = [(radius * .95, radius * 2.1), (radius * .72, radius * 1.75), (radius * .55, radius * 1.4)]
        profile += [(radius * sin(t), radius * cos(t) * 1.08)
                    for t in (radians(38 + 142 * k / 22) for k in range(23))]
    else:
        profile = [(max(1e-5, radius * sin(radians(180 * k / 28))),
                    radius * stretch * cos(radians(180 * k / 28))) for k in range(29)]
    return lathe(profile, location, material, segments=40, angle=80)


def toilet(location, turn, glaze, metal):
    """A close coupled toilet, its back at local y=0, its front towards local -Y."""
    pan = [superellipse(0, y, half_width, half_depth, z, 2.5, 96)
           for z, half_width, half_depth, y in (
               (0, .105, .20, -.30), (.02, .108, .205, -.30), (.12, .10, .19, -.29), (.22, .12, .2, -.30),
               (.31, .155, .225, -.33), (.375, .178, .245, -.355), (.395, .180, .248, -.357),
               (.402, .172, .24, -.357))]
    seat = [superellipse(0, -.355, half_width, half_depth, z, exponent, 96)
            for half_width, half_depth, z, exponent in (
                (.178, .243, .404, 2.5), (.184, .25, .409, 2.5), (.185, .251, .425, 2.5),
                (.178, .245, .434, 2.5), (.12, .19, .439, 2.4))]
    cistern = [superellipse(0, -.085, half_width, half_depth, z, exponent, 96)
               for half_width, half_depth, z, exponent in (
                   (.175, .075, .40, 7), (.188, .083, .55, 8), (.195, .085, .765, 8), (.19, .08, .772, 8))]
    lid = [superellipse(0, -.085, half_width, half_depth, z, 8, 96)
           for half_width, half_depth, z in (
               (.2, .09, .772), (.204, .094, .778), (.204, .094, .797), (.197, .087, .804))]
    parts = [loft(pan, (0, 0, 0), glaze, cap_end=True, angle=60),
             loft(seat, (0, 0, 0), plastic('#f5f5f3', .12), cap_end=True, angle=60),
             loft(cistern, (0, 0, 0), glaze, cap_end=True, angle=50),
             loft(lid, (0, 0, 0), glaze, cap_end=True, cap_start=True, angle=50),
             cylinder(.022, .006, (0, -.085, .806), metal, bevel=.002)]
    move_all(parts, at(location, turn))
