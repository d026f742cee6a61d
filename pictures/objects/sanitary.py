"""A bath, pillar taps, waste fittings and a plunger."""
from math import cos, pi, sin

from mathutils import Matrix

from kit.placing import at, move_all
from kit.solids import cylinder, lathe, loft, superellipse, tube

BATH_LENGTH, BATH_WIDTH, BATH_RIM = 1.7, .72, .56
# the inside of the bath: metres below the rim, then how far in from its side, tap end and foot end,
# and how square
BATH_SECTIONS = ((0, .062, .125, .070, 6), (.003, .069, .133, .078, 6), (.012, .076, .140, .088, 5.6),
                 (.06, .084, .148, .115, 5.2), (.16, .096, .158, .175, 4.8), (.27, .112, .172, .250, 4.4),
                 (.34, .138, .196, .310, 4), (.375, .172, .232, .365, 3.6), (.392, .225, .30, .44, 3.2))


def plain_bath(glaze):
    """A bath along Y with the middle of its tap end at the origin of X and Y, its foot towards the camera."""
    rings = [bath_ring(inset, inset, inset, z, 16)
             for inset, z in ((.004, -.045), (.001, -.040), (0, -.010), (.003, -.003), (.012, 0))]
    rings += [bath_ring(side, tap, foot, -depth, squareness)
              for depth, side, tap, foot, squareness in BATH_SECTIONS]
    return loft(rings, (0, 0, BATH_RIM), glaze, cap_end=True, angle=45)


def bath_ring(side, tap, foot, z, squareness):
    """One horizontal outline of the bath, by its distance from the edges of the rim."""
    half_length = (BATH_LENGTH - tap - foot) / 2
    return superellipse(0, -tap - half_length, BATH_WIDTH / 2 - side, half_length, z, squareness, 200)


def bath_water(depth_below_rim, material):
    """A sheet of water in the bath."""
    for above, below in zip(BATH_SECTIONS, BATH_SECTIONS[1:]):
        if above[0] <= depth_below_rim <= below[0]:
            t = (depth_below_rim - above[0]) / (below[0] - above[0])
            _, side, tap, foot, squareness = (a + (b - a) * t for a, b in zip(above, below))
    edge = bath_ring(side, tap, foot, -depth_below_rim, squareness)
    middle = bath_ring(side + .01, tap + .01, foot + .01, -depth_below_rim, squareness)
    return loft([edge, middle], (0, 0, BATH_RIM), material, cap_end=True)


def pillar_tap(metal, index, location, turn=0, size=1.0):
    """A tap with a cross head, its spout towards local -Y; index is the red or blue of its button."""
    parts = [lathe([(.029, 0), (.0295, .003), (.025, .008), (.019, .012), (.0175, .030), (.0195, .045),
                    (.021, .056),
                    (.0195, .066), (.0165, .070), (.0185, .072), (.0185, .082), (.013, .088), (.0085, .092),
                    (.0085, .104), (.0001, .104)],
                   (0, 0, 0), metal, segments=64, angle=30)]
    parts.append(tube([(0, -.006, .048), (0, -.055, .060), (0, -.105, .056), (0, -.112, .026)], .0135, metal,
                      .03,
                      segments=14, taper=lambda t: 1.15 - .2 * t))
    parts.append(lathe([(.0145, .006), (.0150, 0), (.0145, -.007), (.0110, -.007), (.0105, -.002)],
                       (0, -.112, .028), metal, segments=40, angle=25))
    parts += cross_head(metal, .110)
    parts.append(lathe([(.0105, 0), (.0100, .0025), (.0001, .0032)], (0, 0, .1215), index, segments=32))
    return move_all(parts, at(location, turn) @ Matrix.Scale(size, 4))


def cross_head(metal, z):
    """Four arms with a bead at the end of each, and their boss."""
    parts = [lathe([(.0001, -.012), (.012, -.011), (.0145, -.004), (.0145, .006), (.012, .0115),
                    (.0001, .0118)],
                   (0, 0, z), metal, segments=40, angle=30)]
    for k in range(4):
        a = pi / 4 + k * pi / 2
        tip = (.034 * cos(a), .034 * sin(a), z)
        parts.append(tube([(.008 * cos(a), .008 * sin(a), z), tip], .0052, metal, 0, segments=8,
                          taper=lambda t: 1.2 - .25 * t))
        parts.append(lathe([(max(1e-5, .0078 * sin(pi * j / 14)),
                             .0078 * cos(pi * j / 14)) for j in range(15)],
                           tip, metal, segments=24))
    return parts


def plug_and_chain(metal, rubber, overflow, plug):
    """A rubber plug lying at plug, and its chain of beads up to the overflow."""
    lathe([(.019, 0), (.022, .010), (.0215, .013), (.006, .0145), (.0055, .019), (.0001, .0195)], plug,
          rubber,
          segments=40, angle=30)
    (x0, y0, z0), (x1, y1, z1) = overflow, (plug[0], plug[1], plug[2] + .02)
    beads = 46
    for k in range(beads + 1):
        t = k / beads
        sag = -.05 * sin(pi * t) * (1 - t)
        lathe([(.0001, .0026), (.0022, .0014), (.0022, -.0014), (.0001, -.0026)],
              (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t ** .7 + sag), metal, segments=8)


def plunger(pose, rubber, wood, length=.5):
    """A rubber cup that opens downwards at the origin of the pose, its handle along local Z."""
    parts = [lathe([(.0001, .042), (.030, .036), (.050, .012), (.056, .001), (.060, 0), (.063, .003),
                    (.0625, .012),
                    (.059, .034), (.048, .056), (.031, .070), (.0195, .077), (.0185, .104), (.0170, .107),
                    (.0115, .107)],
                   (0, 0, 0), rubber, segments=56, angle=40)]
    parts.append(lathe([(.0118, .095), (.0118, length - .012), (.0110, length - .005), (.007, length),
                        (.0001, length + .001)],
                       (0, 0, 0), wood, segments=28, angle=50))
    return move_all(parts, pose)


def waste_grating(metal, dark, location, radius=.035):
    """The ring of a waste with its dark hole and a cross in it."""
    lathe([(radius, 0), (radius, .002), (radius * .86, .004), (radius * .66, .002), (radius * .64, -.01)],
          location,
          metal, segments=56, angle=30)
    x, y, z = location
    cylinder(radius * .64, .002, (x, y, z - .004), dark)
    for a in (0, pi / 2):
        tube([(x - radius * .64 * cos(a), y - radius * .64 * sin(a), z - .001),
              (x + radius * .64 * cos(a), y + radius * .64 * sin(a), z - .001)], radius * .07, metal, 0,
              segments=6)
