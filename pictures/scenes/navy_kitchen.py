"""Kitchen fitting: a navy kitchen with a wooden worktop round a corner."""
from math import cos, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, cloudy_sky, window_light
from kit.look import Look
from kit.masonry import concrete
from kit.material_builder import plain_material
from kit.meshes import ball_profile, box_mesh
from kit.metals import brass
from kit.natural import leaf, wood
from kit.placing import at, move_all
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import enamel, glazed_tile, paint, plaster, plastic, rubber
from objects.electrics import wall_socket
from objects.joinery import shaker_front
from objects.plants import leaf_cloud
from objects.rooms import daylight_through, enclose, greenery_outside, panes_window, wall_with_hole
from objects.tiling import tile_wall
from scenes import scene
from scenes.kitchens import oven_front

LEFT, RIGHT, FRONT = -2.0, 2.0, -.60
WINDOW = (.08, 1.12, 1.16, 2.06)
SINK_X, LEG = .60, 2.1  # the middle of the sink; how far the units run along the right wall


@scene('navy-kitchen')
def navy_kitchen(rng):
    """A new kitchen: navy units round a corner, oak worktop, white sink under a window, open shelves."""
    navy, metal = paint('#22385a', .3, .03), brass(.2)
    oak = wood('#c08a4e', '#8e5c2c', roughness=.3, variation=.1, knots=False)
    oak_across = wood('#c08a4e', '#8e5c2c', roughness=.3, axis=1, variation=.1, knots=False)
    kitchen_shell(rng)
    back_run(navy, metal)
    right_leg(navy, metal)
    worktops(oak, oak_across)
    sink_and_tap(metal)
    open_shelves(rng, oak)
    on_the_worktop(rng)
    wall_socket((-.62, -.010, 1.14), plastic('#f3f2ee', .25), rubber('#151515'))
    daylight_through(WINDOW, 34, (.2, -2.2, .4))
    window_light((LEFT + .06, -2.9, 1.55), (.8, -.4, .8), (1.2, 1.3), 66, '#eaf1fb')
    for x in (-.8, .6):
        area_light((x, -1.3, 2.44), (x, -1.3, 0), (.1, .1), 8, '#ffe6c4', 130, mirrored=False)
    area_light((-.8, -4.0, 2.1), (.5, -.5, .8), (1.4, 1.0), 14, '#fff4e8', mirrored=False)
    cloudy_sky(1.1, rng.randrange(9))
    phone_camera((-.58 + rng.uniform(-.03, .03), -3.1, 1.50), (-.04, -.4, .98), 24, (.4, -.8, .9), 9, rng,
                 .02,
                 .5)
    return Look(bounces=5, exposure=.42, warmth=.015)


def kitchen_shell(rng):
    """Walls with the window, stone floor and white tiles above the worktop."""
    wall = plaster('#f0ebdf', .2)
    wall_with_hole(wall, LEFT - .2, RIGHT + .2, 2.5, WINDOW)
    enclose(LEFT, RIGHT, -4.3, 2.5, wall, wall)
    panes_window(WINDOW, paint('#f4f2ed', .25, .05), 2, 1)
    greenery_outside(rng, -4, 5)
    mesh = box_mesh((.595, .395, .02), .003, 1, 'flag')
    mesh.materials.append(concrete('#cbbfa9', .07, .25, .15))
    for j in range(11):
        for i in range(8):
            place(mesh, (LEFT + i * .6 - (j % 2) * .3, -4.2 + j * .4, -.010 + rng.gauss(0, .0003)))
    plane(5, 5, (0, -2.2, -.004), plain_material('joints', colour='#9b9080', roughness=.9))
    tile = glazed_tile('#eef0ec', .03, .06)
    hole = (WINDOW[0] - .04 - LEFT, WINDOW[1] + .04 - LEFT, WINDOW[2] - .05 - .935, 2)
    tile_wall(rng, (LEFT + .6, -.008, .935), 45, 8, .075, .15, tile, None, gap=.002, tilt=.14, with_bed=False,
              hole=(hole[0] - .6, hole[1] - .6, hole[2], hole[3]))
    tile_wall(rng, (RIGHT - .008, 0, .935), 32, 4, .075, .15, tile, None, turn=-90, gap=.002, tilt=.14,
              with_bed=False)


def back_run(navy, metal):
    """A tall cupboard, oven, drawers, a cupboard, the sink unit and the corner."""
    box((.6, .58, 2.15), (LEFT + .3, -.29, .12 + 1.075), navy, .002)
    shaker_front(LEFT, .15, .6, 1.16, navy, metal, FRONT, side='r')
    shaker_front(LEFT, 1.32, .6, .94, navy, metal, FRONT, side='r')
    box((RIGHT - LEFT - .6, .57, .72), ((RIGHT + LEFT + .6) / 2, -.285, .51), navy, .001)
    oven_front(LEFT + .603, FRONT)
    for z, height in ((.15, .285), (.437, .285), (.724, .146)):
        shaker_front(LEFT + 1.2, z, .5, height, navy, metal, FRONT, drawer=True)
    shaker_front(LEFT + 1.7, .15, .6, .72, navy, metal, FRONT, side='l')
    for k in (0, 1):
        shaker_front(.30 + k * .3, .15, .3, .49, navy, metal, FRONT, side='r' if k == 0 else 'l')
    shaker_front(.90, .15, .5, .72, navy, metal, FRONT, side='l')
    box((RIGHT - LEFT, .02, .14), (0, FRONT + .06, .07), navy, .001)


def right_leg(navy, metal):
    """Units along the right wall."""
    pose = at((RIGHT, -.6, 0), -90)
    parts = [box((LEG, .57, .72), (LEG / 2, -.285, .51), navy, .001),
             box((LEG, .02, .14), (LEG / 2, FRONT + .06, .07), navy, .001)]
    for z, height in ((.15, .285), (.437, .285), (.724, .146)):
        parts += shaker_front(.02, z, .8, height, navy, metal, FRONT, drawer=True)
    for k, side in ((0, 'r'), (1, 'l')):
        parts += shaker_front(.82 + k * .62, .15, .62, .72, navy, metal, FRONT, side=side)
    move_all(parts, pose)


def worktops(oak, oak_across):
    """Oak on both runs, with the hob let in over the oven."""
    for x0, x1 in ((LEFT + .6, .30), (.90, RIGHT)):
        box((x1 - x0, .63, .04), ((x0 + x1) / 2, -.315, .895), oak, .004)
    box((.6, .13, .04), (SINK_X, -.065, .895), oak, .004)
    box((.63, LEG, .04), (RIGHT - .315, -.63 - LEG / 2, .8949), oak_across, .004)
    black = plain_material('hob', colour='#08090a', roughness=.05, specular=.8)
    box((.56, .50, .006), (LEFT + .9, -.32, .918), black, .002)
    ring = plain_material('ring', colour='#8a8d90', roughness=.4)
    for dx, dy, r in ((-.14, .11, .085), (.14, .11, .07), (-.14, -.12, .07), (.14, -.12, .09)):
        lathe([(r - .002, .0035), (r, .0035)], (LEFT + .9 + dx, -.32 + dy, .918), ring, segments=64)


def sink_and_tap(metal):
    """A deep white sink with its front showing, and a swan necked tap behind it."""
    glaze = enamel('#f5f4f0', .06)
    for size, x, y in (((.60, .03, .25), SINK_X, -.645), ((.60, .03, .25), SINK_X, -.15),
                       ((.03, .49, .249), SINK_X - .285, -.40), ((.03, .49, .249), SINK_X + .285, -.40)):
        box(size, (x, y, .785), glaze, .012, segments=3)
    box((.58, .5, .02), (SINK_X, -.40, .866), glaze, 0)
    tube([(SINK_X, -.07, .91), (SINK_X, -.07, 1.22), (SINK_X, -.13, 1.30), (SINK_X, -.27, 1.30),
          (SINK_X, -.29, 1.17)], .012, metal, .06)
    cylinder(.024, .05, (SINK_X, -.07, .935), metal, bevel=.004)
    for s in (-1, 1):
        cylinder(.017, .06, (SINK_X + s * .11, -.07, .945), metal, bevel=.004)
        tube([(SINK_X + s * .09, -.07, .985), (SINK_X + s * .155, -.08, .985)], .007, metal, 0)


def open_shelves(rng, oak):
    """Two oak shelves left of the window, with bowls, plates and jars."""
    glazes = [enamel(tint, .2) for tint in ('#efe9dc', '#6f8ea0', '#d9cdb8', '#c98a5a')]
    for z in (1.62, 1.98):
        box((1.05, .22, .035), (-.66, -.11, z), oak, .004)
        for x in (-1.05, -.27):
            box((.02, .18, .09), (x, -.09, z - .06), brass(.25), .003)
    for k in range(5):
        x = -1.08 + k * .20
        if k % 2:
            lathe([(.001, 0), (.04, 0), (.05, .02), (.05, .13 + .02 * k), (.035, .15 + .02 * k),
                   (.001, .15 + .02 * k)],
                  (x, -.12, 1.6375), rng.choice(glazes))
        else:
            for n in range(3):
                lathe([(.001, .004), (.03, 0), (.075, .045), (.078, .047), (.03, .008), (.001, .008)],
                      (x, -.12, 1.6375 + n * .016), glazes[k % 4])
    for n in range(6):
        lathe([(.001, .004), (.06, 0), (.11, .012), (.111, .015), (.06, .006), (.001, .006)],
              (-.95, -.12, 1.9975 + n * .007), glazes[0])
    for k in range(3):
        lathe([(.001, 0), (.032, 0), (.038, .09), (.036, .09), (.03, .006), (.001, .006)],
              (-.66 + k * .11, -.12, 1.9975), glazes[1 + k % 3])
    lathe([(.001, 0), (.04, 0), (.055, .08), (.05, .08), (.001, .06)], (-.24, -.12, 1.9975), glazes[2])
    leaf_cloud(rng, leaf('#3d6a2a', '#7aa04c', dryness=.05), (-.24, -.13, 2.12), (.11, .09, .08), 170, .06,
               with_core=False)


def on_the_worktop(rng):
    """Boards, a kettle, lemons in a bowl and a plant."""
    board = wood('#8c5a30', '#5f3a1c', axis=2, knots=False)
    box((.25, .02, .36), (-.36, -.05, 1.09), board, .01, (radians(-8), 0, 0), segments=3)
    bowl, lemon = enamel('#e9e2d2', .2), plain_material('lemon', colour='#dcb52e', roughness=.45)
    lathe([(.0001, .006), (.05, 0), (.06, .004), (.12, .055), (.135, .085), (.131, .086), (.11, .055),
           (.0001, .014)], (1.58, -1.35, .917), bowl)
    for k in range(6):
        lathe(ball_profile(.036),
              (1.58 + .055 * cos(k * 1.2), -1.35 + .055 * sin(k * 1.2), .985 + .012 * (k % 2)),
              lemon, segments=24)
    kettle = paint('#e6dfcf', .2, 0)
    lathe([(.001, 0), (.085, 0), (.09, .02), (.07, .17), (.05, .20), (.015, .21), (.012, .235), (.001, .24)],
          (1.62, -.34, .917), kettle)
    tube([(1.555, -.36, 1.09), (1.50, -.40, 1.15), (1.54, -.36, 1.19), (1.60, -.34, 1.14)], .011,
         rubber('#26262a'),
         .03)
    pot = plain_material('pot', colour='#b9704d', roughness=.8)
    lathe([(.001, 0), (.04, 0), (.055, .09), (.05, .09), (.001, .07)], (1.02, .02, 1.165), pot)
    leaf_cloud(rng, leaf('#3d6a2a', '#7aa04c', dryness=.05), (1.02, .0, 1.32), (.09, .07, .10), 200, .055,
               with_core=False)
