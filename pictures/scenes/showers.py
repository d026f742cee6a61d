"""Showers: an old electric one over a bath."""
from math import cos, pi, radians, sin

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import plain_material
from kit.meshes import grid_mesh
from kit.metals import chrome, steel
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import cloth, enamel, glazed_tile, glow, plaster, plastic
from objects.tiling import tile_wall
from scenes import scene

TILE, GAP = .15, .003
CORNER_X, RIM_Z = -.62, .58  # the side wall, and the rim of the bath
BOX_X, BOX_Z, BOX_HALF_WIDTH, BOX_HALF_HEIGHT, BOX_DEPTH = -.14, 1.36, .125, .20, .105
RAIL_X, RAIL_FROM, RAIL_TO = .30, .98, 1.66


@scene('electric-shower')
def electric_shower(rng):
    """A white electric shower with two dials on a tiled wall over a bath, its hand set on a riser rail."""
    bathroom_corner(rng)
    shower_box()
    riser_rail()
    shower_curtain(rng)
    bottles_on_rim()
    window_light((-1.0, -1.9, 1.75), (0, 0, 1.2), (.8, 1.0), 50, '#e9f1fb')
    area_light((.7, -1.2, 2.25), (0, -.1, 1.1), (.5, .5), 11, '#ffe6c4', mirrored=False)
    plain_sky('#e4e9ed', .22)
    phone_camera((.16 + rng.uniform(-.02, .02), -1.36, 1.34), (.05, 0, 1.185), 29, (BOX_X, -.1, BOX_Z), 8,
                 rng, .012)
    return Look(bounces=5, exposure=1.4, warmth=.01)


def bathroom_corner(rng):
    """Tiles on two walls, a border among them, the rim of the bath and the room behind the camera."""
    tint = rng.choice(['#9fb8b4', '#a9bccb', '#b7c4ae'])
    tile, joints = glazed_tile(tint, .035, .07), grout('#e0ddd4', .35)
    tile_wall(rng, (CORNER_X, 0, RIM_Z + .008), 16, 10, TILE, TILE, tile, joints, gap=GAP, tilt=.18)
    tile_wall(rng, (CORNER_X, -10 * (TILE + GAP), RIM_Z + .008), 10, 10, TILE, TILE, tile, joints, turn=90,
              gap=GAP,
              tilt=.18)
    plane(5, 1, (0, .004, 2.55), plaster('#efece4'), TO_FRONT)
    glaze = enamel('#f1f0ec', .07)
    box((3, .07, .03), (0, -.035, RIM_Z - .012), glaze, .010, segments=4)
    loft([superellipse(.2, -.40, .80 - inset, .34 - inset, RIM_Z + z, 8, 160)
          for inset, z in ((0, .003), (.008, .002), (.014, -.004), (.024, -.03), (.05, -.25), (.12, -.38))],
         (0, 0, 0), glaze, cap_end=True, angle=45)
    box((3, .06, .03), (0, -.76, RIM_Z - .012), glaze, .010, segments=4)
    seal = plastic('#e4e1d8', .3)
    tube([(CORNER_X, -.003, RIM_Z + .007), (2, -.003, RIM_Z + .007)], .006, seal, 0)
    wall = plaster('#dfe0da')
    plane(5, 3, (0, -2.6, 1.3), wall, TO_BACK)
    plane(3, 4, (1.7, -1, 1.3), wall, TO_LEFT)
    plane(3, 3, (CORNER_X - .02, -2.5, 1.3), wall, TO_RIGHT)
    plane(5, 4, (0, -1.2, 2.4), plaster('#f4f2ec'), TO_GROUND)
    plane(5, 4, (0, -1.2, 0), plaster('#9b988f'))


def shower_box():
    """The white case with a grey face, two dials, a push button and a red lamp."""
    white = plain_material('shower case', colour='#f2f1ec', roughness=.18, specular=.5)
    rings = [superellipse(0, 0, BOX_HALF_WIDTH - inset, BOX_HALF_HEIGHT - inset, z, 7)
             for inset, z in ((0, 0), (0, .055), (.002, .075), (.008, .093), (.018, .102), (.034, BOX_DEPTH))]
    loft(rings, (BOX_X, 0, BOX_Z), white, cap_end=True, angle=45, rotation=TO_FRONT)
    front = -BOX_DEPTH
    grey = plain_material('shower face', colour='#b9c1c6', roughness=.3, specular=.5)
    loft([superellipse(0, 0, .072 - inset, .152 - inset, z, 5) for inset,
          z in ((0, -.002), (.001, .0015), (.003, .0025))],
         (BOX_X, front, BOX_Z), grey, cap_end=True, angle=40, rotation=TO_FRONT)
    dial(BOX_X, front - .002, BOX_Z - .075, .050, white, 40)
    dial(BOX_X, front - .002, BOX_Z + .042, .038, white, -25)
    button = plain_material('button', colour='#2d3a44', roughness=.3)
    lathe([(.016, 0), (.0155, .006), (.013, .008), (.0001, .0082)], (BOX_X, front - .002, BOX_Z + .115),
          button,
          TO_FRONT, segments=40, angle=30)
    lathe([(.0035, 0), (.0028, .002), (.0001, .0026)], (BOX_X + .036, front - .002, BOX_Z + .115),
          glow('#ff2a18', 5), TO_FRONT, segments=20)
    cylinder(.012, .05, (BOX_X + .055, -.055, BOX_Z - BOX_HALF_HEIGHT - .018), chrome(.08), bevel=.003)


def dial(x, y, z, radius, material, turn):
    """A ribbed dial with its pointer, and coloured marks round it from blue to red."""
    rings = []
    for height, share in ((0, 1), (.016, 1), (.021, .95), (.0225, .86)):
        rings.append([(radius * share * (1 + .022 * cos(36 * a)) * cos(a),
                       radius * share * (1 + .022 * cos(36 * a)) * sin(a),
                       height) for a in (2 * pi * k / 288 for k in range(288))])
    loft(rings, (x, y, z), material, cap_end=True, angle=35, rotation=TO_FRONT)
    a = radians(90 + turn)
    box((.005, .003, radius * .62), (x + radius * .45 * cos(a), y - .0235, z + radius * .45 * sin(a)),
        plain_material('pointer', colour='#27323b', roughness=.4), 0, (0, radians(-turn), 0))
    tints = ('#2a5fb0', '#5b86c4', '#9aa7b0', '#d88a72', '#c7402f')
    for k, tint in enumerate(tints):
        b = radians(200 - 55 * k)
        lathe([(.0001, .001), (.0035, .0008), (.004, 0)],
              (x + radius * 1.2 * cos(b), y, z + radius * 1.2 * sin(b)),
              plain_material('mark', colour=tint, roughness=.4), TO_FRONT, segments=16)


def riser_rail():
    """The rail with its hand set, the soap dish, and the hose that hangs in a loop from the box."""
    metal, white = chrome(.06), plastic('#f0efea', .25)
    y = -.06
    tube([(RAIL_X, y, RAIL_FROM), (RAIL_X, y, RAIL_TO)], .0105, metal, 0)
    for z in (RAIL_FROM + .012, RAIL_TO - .012):
        box((.034, .062, .044), (RAIL_X, -.031, z), white, .010, segments=4)
    box((.042, .062, .060), (RAIL_X, y - .018, 1.50), white, .012, segments=4)
    lathe([(.0001, 0), (.055, .002), (.062, .010), (.058, .012), (.0001, .006)], (RAIL_X, y - .045, 1.14),
          plain_material('dish', colour='#dfe7e6', roughness=.15))
    # hand set: a handle that leans out from the rail, its head turned down
    foot, neck = Vector((RAIL_X, y - .045, 1.455)), Vector((RAIL_X - .01, y - .115, 1.615))
    tube([foot, foot.lerp(neck, .5), neck], .0135, white, 0, segments=14, taper=lambda t: .9 + .3 * t)
    facing = Vector((-.12, -.80, -.58)).normalized()
    turned = facing.to_track_quat('Z', 'Y').to_euler()
    lathe([(.0001, -.030), (.022, -.028), (.048, -.012), (.058, .002), (.058, .010), (.054, .013)],
          neck + facing * .01, white, turned, segments=64, angle=40)
    lathe([(.054, .0125), (.030, .0135), (.0001, .0138)], neck + facing * .01, plastic('#8f989e', .35),
          turned,
          segments=64)
    hose = [(BOX_X + .055, -.055, BOX_Z - BOX_HALF_HEIGHT - .03), (BOX_X + .06, -.06, .98), (-.02, -.07, .76),
            (.10, -.075, .70), (.22, -.085, .78), (.285, -.10, 1.05), (.295, -.105, 1.28), foot]
    tube(hose, .0085, steel(.22, '#d3d5d8'), .16, segments=10, steps=16)


def shower_curtain(rng):
    """A curtain drawn to the right, on its pole."""
    fabric = cloth(rng.choice(['#e9e4d8', '#dfe6e4']), 500)

    def folds(x, y):
        return .030 * sin(x * 62) + .010 * fractal(x * 9, y * 3)

    place(grid_mesh(.34, 1.7, 130, 30, folds, 'curtain'), (.70, -.36, 1.20), fabric, TO_FRONT)


def bottles_on_rim():
    """Shampoo and soap where the bath meets the wall."""
    for x, tint, cap, height in ((-.50, '#c98a3a', '#f2f1ec', .20), (-.415, '#5f7fae', '#33363a', .165)):
        lathe([(.0001, 0), (.027, 0), (.030, .004), (.030, height * .8), (.022, height * .86),
               (.0001, height * .86)],
              (x, -.040, RIM_Z + .004), plastic(tint, .2)).scale = (1.1, .8, 1)
        lathe([(.017, height * .86), (.017, height), (.0001, height)], (x, -.040, RIM_Z + .004),
              plastic(cap, .3))
