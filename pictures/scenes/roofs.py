"""Roofing: slipped slates, and the roof mended."""
from math import cos, radians, sin, tan

import bpy
from mathutils import Matrix, Vector

from kit.camera import phone_camera
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar, slate
from kit.material_builder import plain_material
from kit.meshes import ball_profile
from kit.natural import leaf, moss, wood
from kit.placing import moved, rotated, tilted
from kit.solids import box, lathe, place, plane
from kit.surfaces import paint, plastic
from objects.brickwork import brick_wall
from objects.changes import first_material_name, remove_where, tint_of
from objects.leadwork import front_apron, lead_material, side_gutter, stepped_side
from objects.plants import leaf_cloud
from objects.roofing import chimney_pot, gutter, slate_meshes
from scenes import scene

PITCH = 35
SLATE_WIDTH, SLATE_LENGTH, EXPOSED = .30, .50, .20
COLUMNS, ROWS = 26, 12
STACK_X, STACK_WIDTH = 1.05, .93
GONE = {(13, 3), (13, 4), (12, 4), (12, 3), (12, 5), (13, 5)}  # (column, row)


@scene('slipped-slates')
def slipped_slates(rng):
    """A slate roof from a ladder: a hole with bare battens, two slates slipped towards the gutter."""
    pose = rotated('X', PITCH)  # the slope: x along the eaves, y upwards
    slate_courses(rng, slate(rng.choice(['#4d525c', '#565660', '#50505a', '#4a535a']), .02), pose)
    felt_and_battens(pose)
    top = brick_chimney(rng, pose)
    ridge_row(rng, top)
    gutter_and_wall(rng)
    moss_and_leaves(rng, pose)
    trees_beyond(rng)
    cloudy_sky(1.05, rng.randrange(9), contrast=.55, sun=(34, -58, 3.2))
    phone_camera((-.66, -1.28, .92), (.22, .62, .47), 26, (.1, .5, .35), 8, rng, .03)
    return Look(bounces=2, exposure=.12, warmth=.012, saturation=1.05)


@scene('mended-roof')
def mended_roof(rng):
    """The roof of 'slipped-slates' mended: every slate in line, bright new lead round the chimney."""
    look = slipped_slates(rng)
    remove_where(lambda thing: thing.name.startswith('slate')
                 and abs(thing.matrix_world.to_euler().z) > radians(8))
    remove_where(lambda thing: first_material_name(thing).startswith(('moss', 'dead leaf', 'lead')))
    replaced_slates(rng)
    new_lead()
    return look


def slate_courses(rng, material, pose):
    """Courses of slates, each at a small angle on the two below it; six have gone, two of those lie about."""
    slates = slate_meshes(6, material, SLATE_WIDTH, SLATE_LENGTH, .0095, 20, (.007, .004))
    for j in range(-1, ROWS):
        for i in range(COLUMNS):
            if (i, j) in GONE:
                continue
            x = (i - COLUMNS / 2 + (.5 if j % 2 else 0)) * SLATE_WIDTH + rng.gauss(0, .002)
            cut = .62 if j == -1 else 1.0  # the short course at the eaves
            y = SLATE_LENGTH * cut / 2 if j == -1 else j * EXPOSED + SLATE_LENGTH / 2
            dy, turn = rng.gauss(0, .0035), rng.gauss(0, .35)
            piece = place(rng.choice(slates))
            piece.matrix_world = (pose @ moved((x, y + dy, .014))
                                  @ tilted(2.5 + rng.gauss(0, .16), rng.gauss(0, .22), turn)
                                  @ Matrix.Scale(cut, 4, (0, 1, 0)))
    for x, y, z, turn in ((-.04, .44, .048, 13), (.31, .12, .054, -19)):
        piece = place(rng.choice(slates))
        piece.matrix_world = pose @ moved((x, y, z)) @ tilted(1.6, rng.gauss(0, .6), turn)


def felt_and_battens(pose):
    """What shows where a slate has gone."""
    felt = plain_material('felt', colour='#171614', roughness=.95)
    sheet = plane(8, 2.8, (0, 0, 0), felt)
    sheet.matrix_world = pose @ moved((0, 1.35, -.035))
    batten = wood('#a5825a', '#6d4f33', axis=0)
    for j in range(-1, ROWS + 1):
        strip = box((8, .045, .022), (0, 0, 0), batten, .002)
        strip.matrix_world = pose @ moved((0, j * EXPOSED + SLATE_LENGTH - .03, -.018))


def brick_chimney(rng, pose):
    """The chimney with its pots and old lead. Returns the point where the slope meets the ridge."""
    bricks = brick_material(('#7d4a38', '#8e5540', '#6d4032', '#96604a'), .6)
    joints = mortar('#a79d8d', .7)
    top = pose @ Vector((0, ROWS * EXPOSED + .28, 0))
    stack_y = top.y - .55
    brick_wall(rng, (STACK_X - STACK_WIDTH / 2, stack_y, top.z - .75), 4, 24, bricks, joints, 0, ends=True)
    brick_wall(rng, (STACK_X - STACK_WIDTH / 2 - .005, stack_y + .62, top.z - .75), 3, 24, bricks, joints,
               -90, ends=True)
    box((STACK_WIDTH - .08, .6, 1.75), (STACK_X - .01, stack_y + .36, top.z + .1), joints, .01)
    box((STACK_WIDTH + .16, .78, .07), (STACK_X, stack_y + .3, top.z + 1.07), concrete('#9a9488'), .012)
    pot = plain_material('pot', colour='#a4603f', roughness=.85)
    for dx in (-.22, .22):
        chimney_pot((STACK_X + dx, stack_y + .3, top.z + 1.1), pot)
    lead = plain_material('lead', colour='#7d8288', metallic=.6, roughness=.6)
    for k in range(5):
        box((.27, .004, .2), (STACK_X - .46 + k * .225, stack_y - .018, top.z - .32), lead, .001,
            (radians(3 + rng.gauss(0, 1)), radians(rng.gauss(0, 1)), 0))
    apron = box((1.15, .3, .006), (0, 0, 0), lead, .002)
    apron.matrix_world = (moved((STACK_X, stack_y - .14, (stack_y - .14) * tan(radians(PITCH)) + .05))
                          @ rotated('X', PITCH))
    return top


def ridge_row(rng, top):
    """Ridge tiles."""
    ridge = plain_material('ridge', colour='#6a5750', roughness=.85)
    for k in range(18):
        lathe([(.12, -.225), (.125, -.22), (.125, .22), (.12, .225)],
              (-4.1 + k * .455, top.y, top.z - .03 + rng.gauss(0, .004)), ridge,
              (0, radians(90), radians(rng.gauss(0, .6))), segments=24)


def gutter_and_wall(rng):
    """Gutter, fascia, soffit and the wall below."""
    gutter_plastic = plastic('#26262a', .35)
    gutter(8, (-4, -.045, -.035), gutter_plastic, 0, .062)
    fascia = paint('#e9e7e0', .4, .1, .35)
    box((9, .022, .19), (0, .045, -.125), fascia, .003)
    box((9, .3, .012), (0, .19, -.215), fascia, .002)
    brick_wall(rng, (-3.2, .33, -1.10), 28, 12,
               brick_material(('#80503f', '#8e5c49', '#6f453a', '#986a56'), .4), mortar(), 0)


def moss_and_leaves(rng, pose):
    """Moss between the courses and leaves in the gutter."""
    cushion = moss('#2f3a16', '#76803a', bumpy=False)
    for _ in range(150):
        x, course = rng.uniform(-2.4, 2.4), rng.randrange(0, 11)
        ball = lathe(ball_profile(rng.uniform(.006, .02), .55), (0, 0, 0), cushion, segments=10)
        ball.matrix_world = (pose @ moved((x, course * EXPOSED - .006, .012))
                             @ Matrix.Rotation(rng.uniform(0, 6), 4, 'Z')
                             @ Matrix.Diagonal((rng.uniform(1, 2.6), 1, 1, 1)))
    brown = plain_material('dead leaf', colour='#7a5a2c', roughness=.8)
    leaf_cloud(rng, brown, (0, -.045, -.045), (2.6, .035, .02), 160, .05)


def trees_beyond(rng):
    """Far trees behind the ridge."""
    tree_leaves = leaf('#3d4f24', '#64783a', dryness=.15)
    for k in range(4):
        leaf_cloud(rng, tree_leaves,
                   (-4.5 + k * 2.1 - 1, 13 + rng.uniform(-1, 1), 2.2 + rng.uniform(-.6, .3)), (1.6, 1.4, 1.7),
                   5000, .18)


def replaced_slates(rng):
    """Clean slates where the hole was; the others lose their moss."""
    clean = slate(tint_of('slate'), -.6)
    slates = [mesh for mesh in bpy.data.meshes if mesh.name.startswith('slate')]
    for mesh in slates:
        mesh.materials[0] = clean
    for i, j in ((12, 3), (13, 3), (12, 4), (13, 4), (12, 5), (13, 5)):
        x, y = (i - COLUMNS / 2 + (.5 if j % 2 else 0)) * SLATE_WIDTH, j * EXPOSED + SLATE_LENGTH / 2
        piece = place(rng.choice(slates))
        piece.matrix_world = (rotated('X', PITCH) @ moved((x, y, .014))
                              @ tilted(2.5, rng.gauss(0, .1), rng.gauss(0, .15)))


def new_lead():
    """Lead on the front and the left side of the chimney, and the fresh mortar above it."""
    slope = tan(radians(PITCH))
    top_y = 2.68 * cos(radians(PITCH))
    stack_y, stack_z = top_y - .55, 2.68 * sin(radians(PITCH)) - .75
    stack_left = STACK_X - STACK_WIDTH / 2 - .012
    lead = lead_material()
    # the side wall of the stack stands 45 mm proud of its front: the lead goes round that too
    front_apron(lead, stack_left - .14, STACK_X + .62, stack_y - .048, slope)
    side_gutter(lead, stack_left - .002, stack_y - .03, top_y, slope)
    stepped_side(lead, stack_left - .004, stack_y - .05, top_y, slope, stack_z + .070)
    box((.955, .056, .012), (STACK_X - .004, stack_y - .028, (stack_y - .048) * slope + .203),
        mortar('#d2c8b6', .05, .3), .003)
