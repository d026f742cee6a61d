"""Panelled doors, their frames and hinges."""
from kit.placing import TO_FRONT
from kit.solids import box, cylinder, lathe, tube

DOOR_WIDTH, DOOR_HEIGHT, DOOR_THICKNESS = .762, 1.981, .040
HALF_OPENING = DOOR_WIDTH / 2 + .003  # half the clear opening


def panel_door(upright, across):
    """Stiles, rails and six panels.

    The hinge edge is at x=0, the leaf goes to -x, its front face is at y=0.
    """
    width, height, thickness, stile = DOOR_WIDTH, DOOR_HEIGHT, DOOR_THICKNESS, .105
    rails = ((0, .22), (.80, .98), (1.40, 1.50), (1.871, 1.981))
    parts = [box((stile, thickness, height), (x, thickness / 2, height / 2), upright, .002)
             for x in (-stile / 2, -width + stile / 2)]
    inner = width - 2 * stile
    for z0, z1 in rails:  # a little thinner than the stiles: the joints then show as fine lines
        parts.append(box((inner, thickness - .0012, z1 - z0), (-width / 2, thickness / 2, (z0 + z1) / 2),
                         across, .0015))
    for (_, z0), (z1, _) in zip(rails, rails[1:]):
        parts.append(box((stile * .9, thickness - .0018, z1 - z0), (-width / 2, thickness / 2, (z0 + z1) / 2),
                         upright, .0015))
        for x0, x1 in ((-width + stile, -width / 2 - stile * .45), (-width / 2 + stile * .45, -stile)):
            parts += raised_panel(x0, x1, z0, z1, upright, thickness)
    return parts


def raised_panel(x0, x1, z0, z1, upright, thickness):
    """A fielded panel between the stiles, with a bead round it on the front."""
    cx, cz, width, height = (x0 + x1) / 2, (z0 + z1) / 2, x1 - x0, z1 - z0
    parts = [box((width + .01, thickness - .024, height + .01), (cx, thickness / 2, cz), upright, 0),
             box((width - .07, thickness - .008, height - .07), (cx, thickness / 2, cz), upright, .012,
                 segments=1)]
    return parts + strip_frame(x0, x1, z0, z1, .007, .013, upright)


def strip_frame(x0, x1, z0, z1, y, width, material):
    """Four thin mouldings round a panel.

    The upright ones sit a hair back, so that no two faces share a plane.
    """
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    parts = [box((x1 - x0, width, width), (cx, y, z), material, width * .4)
             for z in (z0 + width / 2, z1 - width / 2)]
    return (parts
            + [box((width, width, z1 - z0 - width), (x, y + .0005, cz), material, width * .4)
               for x in (x0 + width / 2, x1 - width / 2)])


def lever_on_rose(material, x, z):
    """A round rose on a door whose front is at y=0, with a lever that points to +X."""
    tip = x + .115
    return [cylinder(.026, .009, (x, -.0045, z), material, TO_FRONT, .002),
            cylinder(.012, .03, (x, -.02, z), material, TO_FRONT),
            tube([(x - .006, -.05, z), (tip, -.05, z), (tip, -.022, z)], .0095, material, .018),
            cylinder(.0155, .026, (x, -.044, z), material, TO_FRONT, .003)]


def butt_hinge_knuckle(material, z):
    """What shows of a butt hinge on a shut side: five short barrels and two tips."""
    parts = [cylinder(.0062, .0185, (.001, -.0055, z + (k - 2) * .0195), material, bevel=.0006, segments=24)
             for k in range(5)]
    return (parts
            + [lathe([(.0001, .006), (.004, .005), (.005, .0), (.004, -.002)], (.001, -.0055, z + .050),
                     material, segments=20)])


def door_case(white, wall, left, right, top):
    """Wall pieces round the opening, the lining, its stop and a two step architrave on the near side."""
    thickness = .13
    lining, opening_height = .03, DOOR_HEIGHT + .006
    edge = HALF_OPENING + lining
    for x0, x1 in ((left, -edge), (edge, right)):
        box((x1 - x0, thickness, top), ((x0 + x1) / 2, thickness / 2, top / 2), wall, 0)
    box((2 * edge, thickness, top - opening_height - lining),
        (0, thickness / 2, (top + opening_height + lining) / 2), wall, 0)
    for s in (-1, 1):
        box((lining, thickness + .004, opening_height + lining),
            (s * (HALF_OPENING + lining / 2), thickness / 2, (opening_height + lining) / 2), white, .001)
        box((.012, .035, opening_height), (s * (HALF_OPENING - .006), .062, opening_height / 2), white, .001)
        box((.068, .018, opening_height + .075),
            (s * (HALF_OPENING + .042), -.009, (opening_height + .075) / 2), white, .004, segments=3)
        box((.030, .026, opening_height + .068),
            (s * (HALF_OPENING + .060), -.013, (opening_height + .068) / 2), white, .008, segments=4)
    box((2 * HALF_OPENING, thickness + .004, lining), (0, thickness / 2, opening_height + lining / 2), white,
        .001)
    box((2 * HALF_OPENING, .035, .012), (0, .0625, opening_height - .006), white, .001)
    box((2 * HALF_OPENING + .151, .0185, .068), (0, -.0095, opening_height + .042), white, .004, segments=3)
    box((2 * HALF_OPENING + .149, .0265, .030), (0, -.0136, opening_height + .060), white, .008, segments=4)
