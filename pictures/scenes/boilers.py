"""Heating: a combi boiler."""
from math import cos, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import brass, copper, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND
from kit.solids import box, cylinder, lathe, loft, plane, superellipse, tube
from kit.surfaces import cloth, enamel, glazed_tile, glow, paint, plaster, plastic, rubber
from objects.decorating import dust_sheet
from objects.heating import compression_joint, pressure_gauge
from objects.joinery import shaker_front
from objects.tiling import tile_wall
from scenes import scene

BOTTOM, WIDTH, DEPTH, HEIGHT = 1.44, .40, .30, .74  # the case of the boiler
PIPE_Y = -.105
TAILS = (-.14, -.07, 0, .07, .14)  # x of each pipe below it, and its radius
TAIL_RADII = (.011, .0075, .011, .0075, .011)
LOOP_Z = 1.275  # the height of the filling loop


@scene('combi-boiler')
def combi_boiler(rng):
    """A combi boiler on a kitchen wall, a warning on its screen, with new copper pipes below it."""
    kitchen_corner(rng)
    boiler_case()
    brass_metal = boiler_tails(rng)
    filling_loop(brass_metal)
    condensate_and_flex()
    things_on_worktop(rng)
    window_light((-1.5, -1.6, 1.75), (0, -.1, 1.3), (1.0, 1.2), 48, '#e9f1fb')
    area_light((.7, -1.5, 2.4), (0, -.2, 1.3), (.5, .5), 11, '#ffe6c4', mirrored=False)
    plane(5, 3, (0, -2.6, 1.3), plaster('#d8d2c4'), TO_BACK)
    plane(5, 4, (0, -1.5, 2.5), plaster('#f1efe8'), TO_GROUND)
    plane(5, 4, (0, -1.5, 0), wood('#8a6a4a', '#5f4630'))
    plain_sky('#e4e8ec', .22)
    phone_camera((.20 + rng.uniform(-.03, .03), -1.22, 1.42), (-.005, -.12, 1.39), 29, (0, -.25, 1.45), 5.6,
                 rng, .012, .5)
    return Look(bounces=4, exposure=.45, warmth=.015)


def kitchen_corner(rng):
    """Wall, tiles, worktop and the cupboards on both sides of the boiler."""
    wall = plaster('#e9e3d4', .2, .25, .15)
    plane(5, 3, (0, 0, 1.3), wall, TO_FRONT)
    tint = rng.choice(['#dfe5e2', '#e8e2d4', '#cfdad6'])
    tile_wall(rng, (-1.3, -.008, .94), 13, 4, .2, .1, glazed_tile(tint, .04, .07), grout('#cfcabd', .35),
              gap=.002, bond=.5, tilt=.16)
    cabinet = paint(rng.choice(['#e6e2d6', '#d4dad6', '#c9d2cf']), .35, .03)
    handle = steel(.3)
    top = wood('#b3834f', '#835a32', axis=0, roughness=.4, variation=.05, knots=False, bump=.1)
    box((2.8, .60, .038), (0, -.30, .92), top, .006)
    for x, w, side in ((-.86, .60, 'r'), (.285, .60, 'l')):
        box((w, .31, .76), (x + w / 2, -.155, 1.42 + .38), cabinet, .001)
        shaker_front(x, 1.42, w, .76, cabinet, handle, -.31, side=side)


def boiler_case():
    """White case, dark panel with gauge, a warning on its screen, knobs and a red lamp."""
    white = plain_material('boiler case', colour='#f3f3f0', roughness=.22, specular=.5)
    rings = [superellipse(0, -DEPTH / 2, WIDTH / 2 * k, DEPTH / 2 * k, BOTTOM + dz, 16, 200)
             for k, dz in ((.93, 0), (.965, .0), (.985, .004), (1, .014), (1, HEIGHT - .014),
                           (.985, HEIGHT - .003), (.96, HEIGHT))]
    loft(rings, (0, 0, 0), white, cap_end=True, cap_start=True, angle=40)
    dark = plain_material('panel', colour='#3a3e43', roughness=.3, specular=.5)
    box((WIDTH - .02, .012, .112), (0, -DEPTH - .001, BOTTOM + .075), dark, .005, segments=4)
    box((WIDTH + .002, .004, .0022), (0, -DEPTH - .0005, BOTTOM + .142), rubber('#2a2a2a'), 0)
    pressure_gauge(-.118, -DEPTH - .007, BOTTOM + .075, .031, .07)
    screen = plain_material('screen', colour='#0b1216', roughness=.08, specular=.7)
    box((.082, .004, .05), (.0, -DEPTH - .0075, BOTTOM + .079), screen, .002)
    amber = glow('#ff8a1c', 3.2)
    # a warning triangle on the little screen, no text
    tube([(-.012, -DEPTH - .0102, BOTTOM + .069), (.0, -DEPTH - .0102, BOTTOM + .092),
          (.012, -DEPTH - .0102, BOTTOM + .069), (-.012, -DEPTH - .0102, BOTTOM + .069)],
         .0009, amber, 0, segments=4)
    box((.0016, .001, .009), (0, -DEPTH - .0102, BOTTOM + .0805), amber, 0)
    box((.0016, .001, .0018), (0, -DEPTH - .0102, BOTTOM + .0735), amber, 0)
    knob = plastic('#d9dadb', .3)
    for x in (.088, .148):
        lathe([(.021, 0), (.0205, .012), (.018, .017), (.0001, .0175)], (x, -DEPTH - .007, BOTTOM + .078),
              knob, TO_FRONT, segments=48, angle=30)
        box((.002, .0015, .011), (x + .005, -DEPTH - .0245, BOTTOM + .086), dark, 0, (0, radians(30), 0))
    lathe([(.0001, .0012), (.002, .001), (.0024, 0)], (.118, -DEPTH - .007, BOTTOM + .112),
          glow('#ff2a18', 6), TO_FRONT, segments=16)


def boiler_tails(rng):
    """Five copper pipes below the case, each with a valve, a clip and a collar. Returns the brass."""
    copper_metal, brass_metal = copper(.22), brass(.25)
    for k, (x, radius) in enumerate(zip(TAILS, TAIL_RADII)):
        isolating_valve(x, radius, brass_metal)
        if k == 2:
            box((.013, .005, .062), (x, PIPE_Y - .036, BOTTOM - .128), paint('#d6b21e', .3), .002)
        elif k in (0, 4):
            lever = paint('#a82a22' if k == 0 else '#2c4f8a', .3)
            box((.036, .006, .012), (x, PIPE_Y - .036, BOTTOM - .105), lever, .002,
                (0, radians(rng.uniform(-6, 6)), 0))
        points, end_x = tail_line(k, x)
        tube(points, radius, copper_metal, .045, segments=10)
        lathe([(radius * 1.02, 0), (radius * 2.4, 0), (radius * 2.5, .003), (radius * 1.6, .008),
               (radius * 1.02, .008)],
              (end_x, PIPE_Y, .939), plastic('#eceae4', .3), segments=40)
        clip = plastic('#f0efea', .3)
        box((radius * 2.9, .014, .013), (end_x, PIPE_Y + radius * 1.1 + .007, 1.02), clip, .003)
        lathe([(radius * 1.02, -.0065), (radius * 1.35, -.0065), (radius * 1.35, .0065),
               (radius * 1.02, .0065)],
              (end_x, PIPE_Y, 1.02), clip)
    return brass_metal


def isolating_valve(x, radius, metal):
    """What joins a pipe to the boiler: a nut, then a valve with its body between two nuts."""
    cylinder(radius * 1.15, .05, (x, PIPE_Y, BOTTOM - .02), metal)
    compression_joint((x, PIPE_Y, BOTTOM - .058), (0, 0, 1), metal, radius)
    cylinder(radius * 1.6, .036, (x, PIPE_Y, BOTTOM - .105), metal, bevel=.004)
    compression_joint((x, PIPE_Y, BOTTOM - .105), (0, 0, 1), metal, radius * .95)
    cylinder(radius * .9, .03, (x, PIPE_Y - .018, BOTTOM - .105), metal, TO_FRONT, .002)


def tail_line(k, x):
    """The line of a pipe from its valve to the worktop, and the x where it ends: the outer two swing out."""
    if k not in (0, 4):
        return [(x, PIPE_Y, BOTTOM - .1), (x, PIPE_Y, .94)], x
    step, end_x = (1.10, x - .20) if k == 0 else (1.14, x + .16)
    return [(x, PIPE_Y, BOTTOM - .1), (x, PIPE_Y, step), (end_x, PIPE_Y, step), (end_x, PIPE_Y, .94)], end_x


def filling_loop(brass_metal):
    """A braided hose between two black handled valves."""
    m = MaterialBuilder('braid', metallic=.9, roughness=.38)
    weave = m.voronoi(420, 'F1')
    m.set(colour=m.mix(m.remap(weave, .2, .6), '#c9cbce', '#6d7074'), normal=m.bump(weave, .8, .002))
    hose = [(-.07, PIPE_Y - .03, LOOP_Z), (-.066, PIPE_Y - .09, LOOP_Z - .03),
            (-.03, PIPE_Y - .11, LOOP_Z - .10), (.02, PIPE_Y - .11, LOOP_Z - .115),
            (.062, PIPE_Y - .09, LOOP_Z - .04), (.07, PIPE_Y - .03, LOOP_Z)]
    tube(hose, .0085, m.material, .05, segments=10, steps=14)
    for x in (-.07, .07):
        cylinder(.0125, .03, (x, PIPE_Y, LOOP_Z), brass_metal, bevel=.003)
        cylinder(.011, .05, (x, PIPE_Y - .022, LOOP_Z), brass_metal, TO_FRONT, .003)
        box((.010, .026, .026), (x + (.017 if x > 0 else -.017), PIPE_Y - .02, LOOP_Z + .003),
            rubber('#17181a', .4), .003)


def condensate_and_flex():
    """The white condensate pipe and the flex of the thermostat."""
    white_pipe = plastic('#f1f0ec', .25)
    tube([(.178, -.17, BOTTOM), (.178, -.17, 1.2), (.178, -.05, 1.12), (.178, -.05, .93)], .0107, white_pipe,
         .03)
    lathe([(.0107, -.02), (.0145, -.02), (.0145, .02), (.0107, .02)], (.178, -.17, 1.33), white_pipe)
    tube([(-.178, -.16, BOTTOM), (-.18, -.14, 1.36), (-.186, -.02, 1.30), (-.235, -.012, 1.27)], .0035,
         white_pipe, .03)


def things_on_worktop(rng):
    """A bowl under the valves, a spanner, a cloth and a mug."""
    bowl = enamel(rng.choice(['#7d9a8a', '#6f8ea6', '#d9d2c2']), .12)
    lathe([(.0001, .006), (.045, .0), (.055, .004), (.085, .045), (.094, .062), (.0905, .0625), (.08, .045),
           (.0001, .012)],
          (-.085, -.25, .939), bowl)
    spanner = steel(.25, '#a9abad')
    box((.17, .020, .007), (.19, -.36, .943), spanner, .003, (0, 0, radians(-24)))
    lathe([(.012, -.0045), (.019, -.0045), (.019, .0045), (.012, .0045)],
          (.19 + .085 * cos(radians(-24)), -.36 + .085 * sin(radians(-24)), .9435), spanner, segments=32)
    dust_sheet((.42, -.24, .939), .26, .20, cloth('#7f93a3', 500), rng.randrange(30), 30, .016)
    mug = enamel('#c9876a', .15)
    lathe([(.0001, .004), (.036, 0), (.041, .006), (.042, .092), (.0385, .094), (.038, .01), (.0001, .01)],
          (-.52, -.22, .939), mug)
    tube([(-.478, -.22, 1.015), (-.452, -.22, 1.01), (-.450, -.22, .972), (-.479, -.22, .962)], .0055, mug,
         .018)
