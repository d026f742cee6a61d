"""Building: an extension at wall-plate height behind an older house."""
from math import radians

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar, slate
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.metals import steel
from kit.natural import leaf, wood
from kit.noise import fractal
from kit.placing import moved, rotated
from kit.solids import box, cylinder, place, tube
from kit.surfaces import paint, plaster, plastic
from objects.brickwork import COURSE, masonry, uneven_blocks
from objects.building_site import brick_stack, concrete_mixer, pallet, steel_prop
from objects.joinery import sash_window
from objects.plants import hedge, lawn, leaf_cloud
from objects.roofing import gutter
from scenes import scene

LEFT_EDGE, RIGHT_EDGE, FRONT_Y = -2.25, 2.25, -3.0  # the extension's outer corners; the house wall is y = 0
FULL_COURSES = 33  # courses to wall-plate height
# the opening in the front wall, from its left corner
OPENING_START, OPENING_END, HEAD_COURSES = .90, 3.375, 28


@scene('extension-shell')
def extension_shell(rng):
    """A brick extension at wall-plate height behind a house, with scaffold boards and a pallet of bricks."""
    tints = rng.choice([('#9a5740', '#a9664a', '#8a4a38', '#b57552'),
                        ('#a0664a', '#ad7454', '#90563f', '#b98562'),
                        ('#8f5040', '#9d5f49', '#7d4538', '#a86e55')])
    brick = brick_material(tints, .08)
    bricks = uneven_blocks('unit', (.215, .1025, .065), brick, 1, 20, .0022)
    blocks = uneven_blocks('unit', (.440, .10, .215), concrete('#a3a5a4', .07, .2, .8), 1, 20, .002)
    bed, grey_bed = mortar('#c9bda8', .1, .4), mortar('#a8a49b', .1, .5)
    timber = wood('#c79a62', '#97703f', axis=0, roughness=.75, variation=.12)
    old_house(rng)
    site_ground(rng)
    front_wall(rng, bricks, blocks, bed, grey_bed)
    side_wall(rng, bricks, blocks, bed, grey_bed)
    wall_plate(timber)
    boards = wood('#b9935f', '#8a663c', axis=0, weather=.3, roughness=.8, bump=.5)
    y0, z = scaffold(rng, steel(.45, '#9a9da0'), boards)
    brick_stack(rng, bricks, (LEFT_EDGE + .35, y0 - .42, z - .015), 4, 2, 4, 4, 2)
    pallet(rng, bricks, timber, (3.45, -4.25, -.02), 24)
    concrete_mixer(rng, (-1.15, -5.25, -.03), 30)
    for k in range(2):  # boards laid over the mud to the opening
        box((2.6, .225, .038), (.75 + k * .26, -4.45 - k * .12, .03), boards, .004,
            (0, 0, radians(82 + rng.gauss(0, 1.5))))
    cloudy_sky(1.05, rng.randrange(9), contrast=.6, sun=(36, 44, 3.0))
    phone_camera((4.6 + rng.uniform(-.1, .1), -8.4, 1.7), (.7, -1.6, 1.55), 27, (1.6, -3, 1.2), 8, rng, .03,
                 .3)
    return Look(bounces=2, exposure=.2, warmth=.02, saturation=1.05)


def old_house(rng):
    """The back of a rendered house: eaves, roof, two upper windows and the old patio door."""
    render = plaster(rng.choice(['#d9d3c2', '#cfd0c8', '#d8cbb4']), .5, .35, .7, .92, 'render')
    box((9.6, .4, 5.1), (-.4, .2, 2.55), render, .01)
    white = paint('#ecebe5', .3)
    pane = plain_material('pane', colour='#20282d', roughness=.05, specular=.8)
    for x in (-2.9, .9):
        box((1.14, .03, 1.24), (x + .55, -.008, 3.72), pane, 0)
        parts = sash_window((x, -.03, 3.1), 0, white, None, 1.1, 1.2)
        for k, part in enumerate(parts):  # faces in one plane come out black where two boards cross
            part.location.y -= .0007 * k
    box((1.6, .04, 2.05), (-.55, -.02, 1.04), pane, 0)
    for x in (-1.37, -.55, .27):
        box((.08, .07, 2.1), (x, -.035, 1.05), white, .004)
    box((1.72, .07, .08), (-.55, -.035, 2.10), white, .004)
    gutter(9.8, (-5.3, -.22, 5.02), plastic('#26262a', .35), 0, .06)
    box((9.8, .03, .20), (-.4, -.15, 5.02), white, .004)
    roof = box((9.9, 4.4, .06), (0, 0, 0), slate('#5a5048', .1), .01)
    roof.matrix_world = moved((-.4, 1.55, 6.45)) @ rotated('X', 38)
    cylinder(.036, 5.0, (4.15, -.06, 2.5), plastic('#26262a', .35), segments=24)


def site_ground(rng):
    """Trodden mud round the shell with a puddle, rough grass beyond, a fence and trees."""
    place(grid_mesh(30, 30, 260, 260, lambda x, y: hump(x, y - 6), 'mud'), (0, -6, 0), trodden_mud())
    box((4.3, 3.0, .12), (0, -1.48, -.05), concrete('#a9a499', .02, .3), .004)
    grass = leaf('#4a6428', '#7d934a', '#a59a62', .3)
    lawn(rng, -9, -3.4, -8, 1.5, grass, .6, lambda x, y: -.03, count=5, blades=900, heights=(.04, .13),
         width=.008)
    boards = wood('#8d6a42', '#5c4228', axis=2, weather=.5, roughness=.8, variation=.2, bump=.5, sheen=.2)
    mesh = box_mesh((.011, .122, 1.75), .002, 1)
    mesh.materials.append(boards)
    for k in range(110):
        place(mesh, (-7.6, -8 + k * .105, .86), rotation=(0, 0, radians(6 + rng.gauss(0, .6))))
    greens = (leaf('#3c5a26', '#6b8b40', dryness=.10), leaf('#52652e', '#8f9c52', dryness=.25))
    for k in range(9):
        leaf_cloud(rng, greens[k % 2], (-11.5 + rng.uniform(-1, 1), -7 + k * 1.7, rng.uniform(1.6, 3.0)),
                   (1.6, 1.5, 1.7), 1800, .2)
    for k in range(4):
        leaf_cloud(rng, greens[k % 2], (4.9 + k * 1.3, 7 + rng.uniform(-1, 1), rng.uniform(1.8, 3.2)),
                   (1.6, 1.4, 1.9), 1800, .2)
    hedge(rng, leaf('#35502a', '#64823f', '#8f8f4c', .2), 3.6, 13, 5.2, 2.4, .9, 160, .13, .2)


def trodden_mud():
    """Brown mud, wet and dark in patches."""
    m = MaterialBuilder('mud', specular=.4)
    p = m.world_position()
    wet = m.remap(m.noise(.7, 3, .5, p), .50, .60)
    c = m.mix(m.noise(6, 4, .7, p), '#4a3a28', '#7c6549')
    m.set(colour=m.mix(wet * .6, c, '#33281b'), roughness=.95 - wet * .6,
          normal=m.bump(m.noise(24, 4, .7, p), .8, .02))
    return m.material


def hump(x, y):
    """The height of the ground."""
    return .05 * fractal(x * .8, y * .8) + .02 * fractal(x * 3, y * 3) - .045


def front_wall(rng, bricks, blocks, bed, grey_bed):
    """Brick outside, block inside, a wide opening under a concrete lintel, two props still in place."""
    width = RIGHT_EDGE - LEFT_EDGE
    spans = [[(0, OPENING_START - .01), (OPENING_END, width)] for _ in range(HEAD_COURSES)]
    spans += [[(0, OPENING_START - .16), (OPENING_END + .15, width)] for _ in range(2)]
    spans += [[(0, width)] for _ in range(FULL_COURSES - HEAD_COURSES - 2)]
    masonry(rng, moved((LEFT_EDGE, FRONT_Y, 0)), spans, bricks, (.215, .1025, .065), bed)
    inner = ([[(.30, OPENING_START - .01), (OPENING_END, width - .30)] for _ in range(10)]
             + [[(.30, width - .30)]])
    masonry(rng, moved((LEFT_EDGE, FRONT_Y + .20, 0)), inner, blocks, (.440, .10, .215), grey_bed)
    cast = concrete('#c3beb3', .03, .15, .25)
    z = HEAD_COURSES * COURSE + .065
    box((OPENING_END - OPENING_START + .30, .30, .140),
        (LEFT_EDGE + (OPENING_START + OPENING_END) / 2 - .005, FRONT_Y + .152, z), cast, .006)
    for x in (OPENING_START - .05, OPENING_END + .04):
        box((.07, .12, HEAD_COURSES * COURSE - .02),
            (LEFT_EDGE + x, FRONT_Y + .15, HEAD_COURSES * COURSE / 2 - .01), blocks[0].materials[0], .003)
    for x in (1.55, 2.75):
        steel_prop(LEFT_EDGE + x, FRONT_Y + .15, HEAD_COURSES * COURSE - .008)


def side_wall(rng, bricks, blocks, bed, grey_bed):
    """The right wall. Its block leaf is complete; the brick corner was built first and is raked down."""
    depth = -FRONT_Y
    spans = []
    for j in range(FULL_COURSES):
        reach = .62 + .1125 * max(0, 25 - j) if j > 7 else depth
        back = depth - .50 - .1125 * max(0, 22 - j)
        if j <= 7 or reach >= back:
            spans.append([(.105, depth)])
        elif j < 30:
            spans.append([(.105, reach + .02), (back, depth)])
        else:
            spans.append([(.105, reach + .02 - .1125 * (j - 29))])
    # local x runs from the front corner to the house
    pose = moved((RIGHT_EDGE, FRONT_Y, 0)) @ rotated('Z', 90)
    masonry(rng, pose, spans, bricks, (.215, .1025, .065), bed, first=1)
    inner = [[(.20, depth)] for _ in range(11)]
    masonry(rng, moved((RIGHT_EDGE - .20, FRONT_Y, 0)) @ rotated('Z', 90), inner, blocks, (.440, .10, .215),
            grey_bed)
    # the same leaf on the far side, seen through the opening
    masonry(rng, moved((LEFT_EDGE + .30, FRONT_Y, 0)) @ rotated('Z', 90), inner, blocks, (.440, .10, .215),
            grey_bed)
    # ties that wait for the next courses
    tie = steel(.3, '#c3c6c8')
    for z in (.90, 1.35, 1.80):
        for x in (1.15, 1.55, 1.95):
            tube([(RIGHT_EDGE - .21, FRONT_Y + x, z), (RIGHT_EDGE - .06, FRONT_Y + x + .01, z - .004)], .0035,
                 tie, 0, segments=5)


def wall_plate(timber):
    """Timber on top of the inner leaf."""
    z = 11 * .225 - .01 + .02
    box((RIGHT_EDGE - LEFT_EDGE - .3, .10, .05), (0, FRONT_Y + .25, z + .015), timber, .003)
    for x in (RIGHT_EDGE - .25, LEFT_EDGE + .25):
        box((.10, -FRONT_Y - .3, .05), (x, FRONT_Y / 2 + .05, z + .0152), timber, .003)


def scaffold(rng, steel_tube, boards):
    """One lift along the left half of the front. Returns the y of its inner edge and the z of its boards."""
    y0, y1, z = FRONT_Y - .30, FRONT_Y - 1.12, 1.32
    standards = (LEFT_EDGE - .35, LEFT_EDGE + 1.05, LEFT_EDGE + 2.45)
    radius = .0242
    for x in standards:
        for y in (y0, y1):
            tube([(x, y, 0), (x, y, 3.0 if y == y1 else 2.3)], radius, steel_tube, 0, segments=8)
            box((.2, .2, .03), (x, y, .012), boards, .003)
        tube([(x + .05, y0 + .12, z - .05), (x + .05, y1 - .14, z - .05)], radius, steel_tube, 0, segments=8)
    rails = ((y0, z - .10), (y1, z - .10), (y1, z + .50), (y1, z + 1.0))
    for y, rail_z in rails:
        tube([(standards[0] - .2, y - .05, rail_z), (standards[-1] + .25, y - .05, rail_z)], radius,
             steel_tube, 0, segments=8)
    for x in standards:
        for y, rail_z in rails:
            box((.07, .08, .06), (x + .01, y - .025, rail_z), steel_tube, .008)
    for k in range(4):
        box((3.3, .225, .038), (LEFT_EDGE + 1.0 + rng.uniform(-.06, .06), y0 - .06 - k * .232, z), boards,
            .004, (0, 0, radians(rng.gauss(0, .25))))
    return y0, z
