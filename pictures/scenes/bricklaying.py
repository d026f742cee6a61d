"""Bricklaying: a wall half repointed."""
from math import radians

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import ball_profile, box_mesh, grid_mesh
from kit.metals import steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_FRONT
from kit.solids import box, cylinder, lathe, place, plane
from kit.surfaces import plastic
from objects.brickwork import brick_wall
from objects.tools import bucket, trowel
from scenes import scene

COLUMNS, ROWS = 11, 17
WALL_X = -1.2


@scene('brick-repointing')
def brick_repointing(rng):
    """A brick wall that is half repointed; mortar, a trowel and a bucket stand on a plank before it."""
    bricks = brick_material(rng.choice([('#80503f', '#8e5c49', '#6f453a', '#986a56'),
                                        ('#85604a', '#937056', '#745240', '#9c7f66'),
                                        ('#744a3e', '#835546', '#633f37', '#8d6250')]),
                            .45)
    old = mortar('#6f6759', .9, 1.0)
    new = mortar('#c6bca9', .2, .3)
    raked_wall(rng, bricks, old)
    fresh_joints(rng, new)
    galvanised = scaffold_planks()
    mortar_and_trowel(galvanised)
    raker_and_crumbs(rng, galvanised, old, new)
    plane(14, 14, (0, -6, -.9), plain_material('lawn far', colour='#5f5a4c', roughness=1))
    cloudy_sky(1.0, rng.randrange(9), contrast=.5, sun=(40, -48, 2.2))
    phone_camera((.28 + rng.uniform(-.06, .06), -1.26, .66), (.06, 0, .50), 27, (.05, -.03, .45), 8, rng, .02)
    return Look(bounces=2, exposure=.25, warmth=.02, saturation=1.1)


def raked_wall(rng, bricks, old):
    """The brick wall with its old lime bed, which lies deep and uneven."""
    brick_wall(rng, (WALL_X, 0, 0), COLUMNS, ROWS, bricks, None)
    mesh = grid_mesh(COLUMNS * .225 + .4, ROWS * .075 + .1, 330, 180,
                     lambda x, y: .0045 * fractal(x * 22, y * 22) + .003 * fractal(x * 70, y * 70), 'old bed')
    place(mesh, (WALL_X + COLUMNS * .225 / 2, .017, ROWS * .075 / 2), old, TO_FRONT)


def fresh_joints(rng, new):
    """New mortar row by row; the higher rows have come further."""
    for j in range(-1, ROWS + 1):
        end = .10 + .045 * (j - 8) + rng.uniform(-.09, .09)
        width = end - (WALL_X - .2)
        bed = grid_mesh(width, .0755, 220, 6, lambda x, y: .0006 * fractal(x * 40, y * 40 + j), 'new bed')
        place(bed, (WALL_X - .2 + width / 2, .0052, j * .075 + .0325), new, TO_FRONT)
        for _ in range(3):  # squeezed ends
            blob = lathe(ball_profile(rng.uniform(.004, .008)),
                         (end + rng.uniform(-.012, .004), .006, j * .075 - .005 + rng.uniform(-.002, .002)),
                         new, segments=10)
            blob.scale = (1.6, .7, .8)


def scaffold_planks():
    """Two planks on galvanised bearers before the wall."""
    planks = wood('#b08a5c', '#7d5c38', axis=0, weather=.5, roughness=.8, bump=.5)
    for k in range(2):
        box((3.2, .225, .038), (0, -.16 - k * .232, .11), planks, .004)
    galvanised = steel(.5, '#9a9c9e')
    for x in (-.75, .95):
        box((.03, .5, .03), (x, -.28, .075), galvanised, .004)
    return galvanised


def mortar_and_trowel(galvanised):
    """Hawk board with a heap of wet mortar, a trowel and a bucket."""
    m = MaterialBuilder('wet mortar', roughness=.55, specular=.35)
    m.set(colour=m.mix(m.noise(60, 4, .7), '#8a8175', '#a39a8b'),
          normal=m.bump(m.noise(150, 4, .7), .8, .004))
    wet = m.material
    hawk = wood('#c2a071', '#94703f', axis=0, roughness=.7)
    box((.32, .30, .012), (.05, -.25, .138), hawk, .003, (0, 0, radians(12)))
    place(grid_mesh(.22, .20, 70, 64, heap_height, 'heap'), (.03, -.24, .145), wet, (0, 0, .3))
    trowel((.205, -.30, .150), (radians(3), radians(-4), radians(-58)), steel(.3),
           wood('#a8703a', '#7a4a20', knots=False), dab_material=wet)
    bucket((-.42, -.26, .129), plastic('#1f2022', .5), wet, .14, .24, .8, galvanised)


def heap_height(x, y):
    """The height of the mortar on the hawk; below the board outside the heap."""
    outwards = (x / .105) ** 2 + (y / .095) ** 2
    if outwards >= 1:
        return -.004
    dome = .052 * (1 - (x / .105) ** 2 - (y / .095) ** 2)
    return max(-.004, dome * (1 + .9 * fractal(x * 16, y * 16)) + .006 * fractal(x * 55, y * 55))


def raker_and_crumbs(rng, galvanised, old, new):
    """A joint raker on the plank and the crumbs of the old joints."""
    box((.055, .16, .006), (.62, -.22, .134), galvanised, .002, (0, 0, radians(35)))
    cylinder(.009, .14, (.535, -.345, .139), galvanised, (radians(90), 0, radians(35)))
    for _ in range(170):
        s = rng.uniform(.002, .011)
        crumb = box_mesh((s, s * .8, s * .7), s * .2, 1)
        crumb.materials.append(rng.choice((old, new, old)))
        place(crumb, (rng.gauss(.62, .22), rng.uniform(-.36, -.05), .131),
              rotation=(rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3)))
