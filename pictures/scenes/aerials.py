"""Aerials: one bent in a gale."""
from mathutils import Matrix, Vector

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, mortar, slate
from kit.material_builder import plain_material
from kit.metals import steel
from kit.placing import moved, rotated
from kit.solids import box, tube
from kit.surfaces import rubber
from objects.roofing import TILE_EXPOSED, chimney, lay_roof_tiles, ridge_tiles
from scenes import scene


@scene('bent-aerial')
def bent_aerial(rng):
    """A chimney after a gale: the mast has folded over, the aerial hangs head down, its cable loose."""
    pose = moved((0, .1, 0)) @ rotated('X', 38) @ moved((0, -10 * TILE_EXPOSED, 0))
    lay_roof_tiles(rng, pose, -4.5, 30, 13, slate(rng.choice(['#565b64', '#5d5a60']), .05), 0.0, .5)
    top = pose @ Vector((0, 13 * TILE_EXPOSED, 0))
    ridge_tiles(rng, -4.5, 4.5, top.y, top.z, '#6f5a50')
    tints = rng.choice([('#8f4f3a', '#a06046', '#7d4434', '#aa6c50'),
                        ('#86523f', '#95604a', '#754737', '#a06e55')])
    chimney(rng, -.25, .12, -.35, 18, brick_material(tints, .5), mortar('#a59b8a', .7))
    lead = plain_material('lead', colour='#7d8288', metallic=.6, roughness=.6)
    apron = box((1.1, .3, .008), (0, 0, 0), lead, .002)
    apron.matrix_world = pose @ moved((-.25, 10 * TILE_EXPOSED - .16, .05))
    fallen_mast(rng)
    fair_sky(1.0, rng.randrange(9), (40, -48, 3.4), contrast=.9, top='#5f8fc6')
    phone_camera((-1.15 + rng.uniform(-.1, .1), -3.3, -.55), (.44, 0, 1.22), 34, (.2, 0, 1.0), 8, rng, .03,
                 .6)
    return Look(bounces=2, exposure=.15, warmth=.01, saturation=1.04)


def fallen_mast(rng):
    """The folded mast on its lashing, the aerial that hangs from it, and the loose cable."""
    aluminium, galvanised, black = steel(.4, '#74777b'), steel(.5, '#85888c'), rubber('#151516', .45)
    x, y = .08, .05  # the mast stands before the right hand part of the chimney
    for z in (.35, .72):
        box((.16, .05, .05), (x, y + .05, z), galvanised, .004)
        tube([(x, .10, z), (-.72, .10, z - .01), (-.72, .7, z)], .004, galvanised, .02, segments=4)
        tube([(x, .10, z), (.22, .10, z - .01), (.22, .7, z)], .004, galvanised, .02, segments=4)
    tube([(x, y, .2), (x, y, 1.95), (x + .22, y - .04, 2.30), (x + .95, y - .12, 2.12)], .019, galvanised,
         .07, segments=8)
    pose = moved((x + .90, y - .14, 2.12)) @ hanging() @ Matrix.Scale(1.3, 4)
    television_aerial(rng, pose, aluminium, black)
    foot = pose @ Vector((-.06, 0, .02))
    # the cable: off the aerial in one slack bow, a turn about the mast, then over the slates to a free end
    tube([foot, foot + Vector((-.12, -.12, -.45)), (x + .42, -.18, .98), (x + .10, -.10, 1.32),
          (x - .16, -.12, 1.02), (x - .02, -.16, .48), (x + .42, -.30, .02), (x + .52, -.62, -.42),
          (x + .95, -.75, -.52), (x + 1.05, -1.0, -.72)],
         .0065, black, .28, segments=4, steps=14)
    tube([(x, .09, .72), (x + .22, -.06, .86), (x + .36, -.16, .62), (x + .30, -.12, .48)], .0035,
         galvanised, .12, segments=4)


def hanging():
    """The rotation of an aerial that hangs head down, its rods across the view so that they show."""
    down = Vector((.55, .06, -.77)).normalized()
    across = Vector((.80, -.35, .40))
    across = (across - down * across.dot(down)).normalized()
    return Matrix((down, across, down.cross(across))).transposed().to_4x4()


def television_aerial(rng, pose, aluminium, dark, gone=(4, 8), bent_rods=(2, 5, 9)):
    """A television aerial; local X is its boom, towards the transmitter.

    After a gale some of its rods are bent and some gone.
    """

    def rod(points, r):
        tube([pose @ Vector(p) for p in points], r, aluminium, 0, segments=4)

    rod([(-.32, 0, 0), (.95, 0, 0)], .016)
    for s in (-1, 1):
        rod([(-.3, 0, 0), (-.34, 0, s * .24)], .008)
        for k in range(5):
            z = s * (.02 + k * .05)
            rod([(-.3 - abs(z) * .17, -.26, z), (-.3 - abs(z) * .17, .26, z)], .006)
    junction = box((.07, .06, .05), (0, 0, 0), dark, .008)
    junction.matrix_world = pose @ moved((-.06, 0, .02))
    rod([(-.06, -.17, .03), (-.06, .17, .03), (-.03, .17, .03), (-.03, -.17, .03), (-.06, -.17, .03)], .007)
    for k in range(11):
        if k in gone:
            continue
        x, half = .08 + k * .08, .17 - .005 * k
        bent = rng.uniform(.05, .11) if k in bent_rods else 0
        rod([(x, -half, .014), (x, 0, .014), (x + bent, half - bent * .6, .014 + bent * .7)], .0072)
