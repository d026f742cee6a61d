"""Windows: a smashed casement, and the new window."""
import random
from math import sin

from kit.camera import phone_camera
from kit.light import cloudy_sky, fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import plain_material, reopen
from kit.meshes import grid_mesh
from kit.metals import steel
from kit.natural import leaf, wood
from kit.placing import TO_FRONT, TO_RIGHT
from kit.solids import box, place, plane, tube
from kit.surfaces import cloth, plastic, rubber
from objects.brickwork import BRICK_PITCH, JOINT, holed_wall
from objects.garden import terracotta_pot
from objects.glazing import broken_pane, fallen_shards, glass_piece, mirroring_pane, window_frame
from objects.plants import leaf_cloud
from scenes import scene


@scene('broken-window')
def broken_window(rng):
    """An old timber window in a brick wall: one pane smashed, glass on the sill, paint flaking."""
    return window_wall(rng, False)


@scene('new-window')
def new_window(rng):
    """The same opening with a new white double glazed window: clean glass with sky in it, tidy sealant."""
    return window_wall(rng, True)


def window_wall(rng, new):
    """The wall and the view that both pictures share."""
    view = random.Random(rng.random())
    tints = rng.choice([('#8f4f3a', '#a06046', '#7d4434', '#aa6c50'),
                        ('#8a5a45', '#976850', '#7a4c3a', '#a3745a')])
    bricks, joints = brick_material(tints, .2 if new else .45), mortar('#b9ae9c', .25 if new else .6)
    x0, x1, z0, z1 = holed_wall(rng, bricks, joints, 6, 5, 6, 11, 15, 8, -17 * BRICK_PITCH / 2 + JOINT / 2)
    sill = concrete('#b5aea0' if new else '#979083', .03, .25 if new else .8)
    box((x1 - x0 - .006, .30, .068), (0, .085, z0 + .034), sill, .006, segments=3)
    room_behind(new)
    if new:
        new_casement(x0, x1, z0 + .068, z1, plastic('#f1f1ee', .22))
        potted_geranium(rng, x0 + .2, -.01, z0 + .068 + .032)
        fair_sky(1.25, 4, (42, -44, 3.0), .7, '#3d7cc6', '#8fb8e4')
    else:
        old_casement(rng, x0, x1, z0 + .068, z1)
        cloudy_sky(1.1, 4, contrast=.6, sun=(42, -44, 1.7))
    hedge_leaf = leaf('#35502a', '#5d7a3c', dryness=.1)
    for k in range(12):
        r = view.uniform(1.1, 1.7)
        leaf_cloud(view, hedge_leaf, (-10 + k * 1.8, -14 + view.uniform(-1, 1), .9), (r, r, r), 900, .2)
    plane(40, 30, (0, -14, -.2), plain_material('lawn far', colour='#5f6f45', roughness=1))
    phone_camera((-.36 + view.uniform(-.05, .05), -1.64, 1.50), (.02, 0, 1.40), 27, (0, .05, 1.4), 8, view,
                 .02, view.uniform(-.6, .6))
    return Look(bounces=3, exposure=.2, warmth=.015, saturation=1.05)


def room_behind(curtains):
    """What lies behind the glass: a dim room, perhaps with curtains drawn back."""
    depth, y = 2.4, .058
    wall = plain_material('room', colour='#6b655c', roughness=.9)
    plane(4, 3, (0, y + depth, 1.4), wall, TO_FRONT)
    for s in (-1, 1):
        plane(3, depth, (s * 1.6, y + depth / 2, 1.4), wall, TO_RIGHT)
    for z in (.3, 2.6):
        plane(4, depth, (0, y + depth / 2, z), wall)
    fabric = cloth('#c9bda6')
    for s in (-1, 1) if curtains else ():
        place(grid_mesh(.26, 1.5, 90, 4, lambda x, y: .018 * sin(x * 120) + .01 * sin(x * 47), 'curtain'),
              (s * .48, .33, 1.45), fabric, TO_FRONT)


def new_casement(x0, x1, z0, z1, white):
    """White double glazing: a fixed light and an opener on one sill, a neat bead of sealant round it."""
    black, spacer, pane = rubber('#202224', .5), steel(.3, '#c9ccd0'), mirroring_pane(.74, .10, 0, '#e9f1ee')
    mid = (x0 + x1) / 2
    box((x1 - x0 - .004, .17, .032), (mid, .035, z0 + .016), white, .006, segments=3)
    box((x1 - x0 - .004, .012, .05), (mid, -.046, z0 + .009), white, .004, segments=3)
    z0 += .032
    window_frame(x0 + .002, x1 - .002, z0, z1 - .002, .135, .064, .09, white, .007)
    box((.07, .088, z1 - z0 - .1), (mid, .135, (z0 + z1) / 2), white, .007, segments=3)
    window_frame(mid - .004, x1 - .028, z0 + .024, z1 - .028, .095, .066, .05, white, .009)
    lights = ((x0 + .06, mid - .031, z0 + .06, z1 - .062, .112),
              (mid + .058, x1 - .09, z0 + .086, z1 - .09, .090))
    for a, b, c, d, y in lights:
        window_frame(a, b, c, d, y + .004, .022, .02, white, .005)
        window_frame(a + .020, b - .020, c + .020, d - .020, y + .004, .005, .016, black, 0)
        window_frame(a + .024, b - .024, c + .024, d - .024, y + .02, .010, .012, spacer, 0)
        glass_piece([(a + .02, c + .02), (b - .02, c + .02), (b - .02, d - .02), (a + .02, d - .02)],
                    y + .008, pane)
    box((.34, .016, .020), (mid + (x1 - mid) / 2, .066, z1 - .058), white, .004)  # trickle vent
    seal = plastic('#f4f4f1', .3)
    tube([(x0 + .001, .086, z0), (x0 + .001, .086, z1 - .001), (x1 - .001, .086, z1 - .001),
          (x1 - .001, .086, z0)],
         .0065, seal, .004, segments=6)


def potted_geranium(rng, x, y, z):
    """A red geranium in a clay pot."""
    clay = plain_material('terracotta', colour='#a85f3f', roughness=.85)
    terracotta_pot((x, y, z), clay, .42, .38)
    leaf_cloud(rng, leaf('#3f6a2a', '#7aa048', dryness=.05), (x, y, z + .19), (.10, .08, .085), 420, .042)
    leaf_cloud(rng, plain_material('geranium', colour='#c8323c', roughness=.6), (x, y - .01, z + .225),
               (.10, .085, .07), 150, .024, with_core=False)


def old_casement(rng, x0, x1, z0, z1):
    """Two timber lights with flaking paint; the right hand pane is smashed."""
    timber = flaking_paint()
    edge = plain_material('glass edge', colour='#e4efec', roughness=.25, specular=.8)
    mid, old = (x0 + x1) / 2, mirroring_pane(.5, .10, .22)
    window_frame(x0, x1, z0, z1, .135, .05, .09, timber)
    box((.06, .088, z1 - z0 - .06), (mid, .135, (z0 + z1) / 2), timber)
    for k, (a, b) in enumerate(((x0 + .052, mid - .032), (mid + .032, x1 - .052))):
        window_frame(a, b, z0 + .052, z1 - .052, .112, .046, .05, timber, .005, .068)
        left, right, low, high = a + .04, b - .04, z0 + .112, z1 - .092
        if k == 0:
            glass_piece([(left, low), (right, low), (right, high), (left, high)], .114, old)
            for t in (.16, .84):  # butt hinges
                box((.016, .012, .075), (x0 + .05, .086, z0 + (z1 - z0) * t), steel(.6, '#77706a'), .002)
        else:
            broken_pane(rng, left, right, low, high, .114, old, edge)
    fallen_shards(rng, mid + .03, x1 - .05, .015, z0 + .002, mirroring_pane(.6, .0), edge)


def flaking_paint():
    """Old white gloss on timber, lifted in patches down to grey wood."""
    m = reopen(wood('#8d7a62', '#5d4c3b', axis=2, weather=.6, roughness=.85))
    bare = m.remap(m.noise(9, 4, .7) * .6 + m.noise(46, 4, .7) * .4, .535, .56)
    white = m.mix(m.remap(m.noise(4, 4, .7), .45, .8, 0, .5), '#e9e5d9', '#9d9481')
    m.set(colour=m.mix(bare, white, m.source('colour')), normal=m.bump(1.0 - bare, .6, .002))
    return m.material
