"""A consumer unit: its case, its breakers and the trunking above it."""
from math import radians

from kit.meshes import prism_mesh
from kit.metals import steel
from kit.placing import TO_FRONT
from kit.solids import box, cylinder, place
from kit.surfaces import paint, plastic


def unit_case(z):
    """The white metal case with its cover, label and warning sign."""
    metal = paint('#f2f3f1', .28, .03)
    shade = plastic('#c9ccce', .4)
    box((.60, .10, .29), (0, -.05, z), metal, .008, segments=4)
    # the cover is a frame round the row of breakers
    for s in (-1, 1):
        box((.585, .016, .085), (0, -.105, z + s * .0955), metal, .005, segments=3)
        box((.05, .0158, .11), (s * .2675, -.105, z), metal, .003)
    box((.50, .01, .11), (0, -.098, z), shade, .001)
    screw = steel(.3)
    for sx in (-1, 1):
        for sz in (-1, 1):
            cylinder(.0055, .004, (sx * .272, -.114, z + sz * .122), screw, TO_FRONT)
    label = plastic('#fbfbf8', .5)
    box((.44, .001, .020), (0, -.1135, z - .073), label, 0)
    ink, yellow = plastic('#6d7276', .5), plastic('#eec31c', .4)
    for k in range(19):
        box((.012, .001, .003), (-.205 + k * .0228, -.1143, z - .069), ink, 0)
        box((.009, .001, .003), (-.206 + k * .0228, -.1143, z - .077), ink, 0)
    mesh = prism_mesh([(-.017, -.014), (.017, -.014), (0, .016)], .001, 0)
    mesh.materials.append(yellow)
    place(mesh, (.235, -.1142, z + .085), rotation=TO_FRONT)
    box((.11, .001, .034), (-.19, -.1135, z + .085), label, 0)
    for k in range(3):
        box((.09 - .02 * k, .001, .0028), (-.195 - .01 * k, -.1143, z + .094 - k * .009), ink, 0)


def breaker_row(rng, z):
    """Main switch, then circuit breakers between two residual current devices, as one row of modules."""
    white = plastic('#f3f3f0', .3)
    black, blue, red = plastic('#26282b', .3), plastic('#2c5a9a', .3), plastic('#c22a22', .3)
    ink, yellow = plastic('#5a5e62', .5), plastic('#e2b81e', .4)
    pitch, x = .0216, .2052
    breaker(x - pitch * .5, z, white, red, pitch * 2, .028)
    x -= pitch * 2
    for k in range(17):
        if k in (0, 8):
            breaker(x - pitch * .5, z, white, black, pitch * 2, .026)
            box((.008, .004, .008), (x - pitch * .5 + .010, -.1375, z - .015), yellow, .001)
            x -= pitch
        else:
            breaker(x, z, white, blue if rng.random() < .1 else black)
        box((.011, .001, .0035), (x, -.1237, z + .030), ink, 0)
        box((.007, .001, .0025), (x, -.1237, z + .035), ink, 0)
        x -= pitch


def breaker(x, z, white, toggle, width=.0216, toggle_width=.011):
    """One circuit breaker with its toggle."""
    y = -.108
    box((width - .0006, .03, .088), (x, y, z), white, .0015)
    box((width - .0006, .016, .046), (x, y - .020, z), white, .002)
    box((toggle_width, .016, .016), (x, y - .032, z + .004), toggle, .002, (radians(-22), 0, 0))


def trunking(x0, x1, z0, z1, depth, white):
    """Rectangular cable trunking with its lid a little proud."""
    cx, cz, width, height = (x0 + x1) / 2, (z0 + z1) / 2, x1 - x0, z1 - z0
    box((width, depth, height), (cx, -depth / 2, cz), white, .002)
    thin = min(width, height)
    lid = (width - .008, .004, height) if width == thin else (width, .004, height - .008)
    box(lid, (cx, -depth - .001, cz), white, .0015)
