"""Decorating: a hall, a bedroom, and a living room before and after."""
from math import radians

from kit.camera import phone_camera
from kit.light import area_light, cloudy_sky, plain_sky, window_light
from kit.look import Look
from kit.material_builder import plain_material, reopen
from kit.meshes import box_mesh
from kit.metals import brass, steel
from kit.natural import leaf, wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, move_all, moved
from kit.solids import box, lathe, place, plane
from kit.surfaces import cloth, enamel, glazed_tile, glow, paint, plaster, plastic, rubber
from objects.decorating import dust_sheet, paint_tin
from objects.doors import DOOR_WIDTH, door_case, lever_on_rose, panel_door
from objects.electrics import light_switch, pendant, wall_socket
from objects.furnishing import (armchair, double_bed, framed_print, rug, small_table, table_lamp,
                                vase_of_twigs)
from objects.joinery import coving, floorboards, skirting
from objects.plants import leaf_cloud
from objects.rooms import (curtain, curtain_pole, daylight_through, enclose, greenery_outside, panes_window,
                           wall_with_hole)
from objects.stairs import flight
from scenes import scene

HALL_LEFT, STAIR_LEFT, STAIR_RIGHT, STAIR_FOOT = -.92, .66, 1.56, -2.25
BEDROOM_WINDOW = (-1.42, -.42, .92, 2.12)


@scene('painted-hall')
def painted_hall(rng):
    """A hall in deep green with white woodwork: a panelled door, and stairs with a white balustrade."""
    green = plaster('#3d6052', .28, .12, 0, .62, 'new paint')
    white = paint('#f3f1ec', .22, .08)
    hall_shell(green, white)
    chequered_floor(rng)
    oak = wood('#a8713f', '#74481f', axis=1, roughness=.3, knots=False)
    flight(STAIR_LEFT, STAIR_RIGHT, STAIR_FOOT, 13, white, white, cloth('#b9b3a6', 500), oak)
    move_all(panel_door(white, white) + lever_on_rose(brass(.22), -DOOR_WIDTH + .055, .99),
             moved((DOOR_WIDTH / 2, .012, .006)))
    light_switch((-.62, 0, 1.25), plastic('#f2f1ec', .25))
    pendant((-.12, -1.5, 2.5), plastic('#f2f1ec', .3), glow('#ffe9c8', 6), .22)
    lathe([(.16, -.10), (.11, .06), (.107, .06), (.157, -.098)], (-.12, -1.5, 2.2), glow('#fbe6c0', 1.0))
    for size, depth, material in (((.46, .60), .02, wood('#c39a66', '#9a7142', knots=False)),
                                  ((.42, .56), .024, plain_material('mount', colour='#efece3', roughness=.7)),
                                  ((.26, .36), .027,
                                   plain_material('print', colour='#c08f4e', roughness=.6))):
        box((depth, *size), (HALL_LEFT + depth / 2, -1.45, 1.62), material, .002)
    window_light((HALL_LEFT + .06, -3.68, 1.6), (.9, -.9, .8), (.9, 1.5), 105, '#eaf1fb')
    area_light((1.1, -.2, 3.6), (1.0, -.9, 1.0), (.8, .8), 26, '#eef3fb', visible=False)
    area_light((.2, -4.3, 2.2), (-.2, -.4, .9), (.9, .7), 10, '#fff1df', mirrored=False)
    plain_sky('#e6eaee', .22)
    phone_camera((-.28 + rng.uniform(-.03, .03), -3.95, 1.42), (.18, -.5, 1.06), 24, (0, -.8, 1), 9, rng, .02,
                 .4)
    return Look(bounces=5, exposure=.7, warmth=.015)


def hall_shell(green, white):
    """Walls, ceiling, skirting and dado rail of the hall, and the well of the stairs."""
    door_case(white, green, HALL_LEFT - .1, STAIR_LEFT, 2.6)
    near, top = -4.6, 4.8
    plane(2.7, 5.2, (HALL_LEFT, -2.2, 1.3), green, TO_RIGHT)
    plane(top, 6.4, (STAIR_RIGHT, -1.5, top / 2), green, TO_LEFT)
    plane(1.6, top, (1.2, 1.5, top / 2), green, TO_FRONT)
    box((.10, 1.6, top), (STAIR_LEFT - .052, .806, top / 2), green, 0)
    ceiling = plaster('#f4f2ec', .15)
    box((STAIR_LEFT - HALL_LEFT + .1, 5.0, .2), ((STAIR_LEFT + HALL_LEFT) / 2 - .05, -2.36, 2.6), ceiling, 0)
    box((STAIR_RIGHT - STAIR_LEFT + .1, 3.0, .2), (1.16, -3.4, 2.601), ceiling, 0)
    box((STAIR_RIGHT - STAIR_LEFT + .1, 6, .02), (1.1, -1, top), ceiling, 0)
    plane(3.4, 2.7, (.3, near, 1.3), plaster('#d8d2c4'), TO_BACK)
    box((.02, 3.6, 2.3), (STAIR_LEFT - .05, 1.95 - 3.6 / 2, 3.85), green, 0)
    skirting(4.8, (HALL_LEFT, -4.8, 0), white, 90, .18)
    skirting(.46, (HALL_LEFT, 0, 0), white, 0, .18)
    skirting(3.0, (STAIR_RIGHT, STAIR_FOOT, 0), white, -90, .18)
    box((.03, 4.8, .06), (HALL_LEFT + .012, -2.4, .98), white, .012, segments=3)
    box((.44, .03, .06), (HALL_LEFT + .22, -.012, .98), white, .012, segments=3)
    coving(2.2, (HALL_LEFT, 0, 2.5), white, 0, .09)
    coving(4.8, (HALL_LEFT, -4.8, 2.5), white, 90, .09)


def chequered_floor(rng):
    """Small black and white floor tiles, laid on the diagonal."""
    size = .152
    meshes = []
    for tint in ('#e9e5da', '#26282a'):
        mesh = box_mesh((size - .002, size - .002, .01), .0012, 1, 'floor tile')
        mesh.materials.append(glazed_tile(tint, .06, .22))
        meshes.append(mesh)
    for i in range(-40, 41):
        for j in range(-40, 41):
            x, y = (i - j) * size * .7071 - .13, (i + j) * size * .7071 - 2
            if HALL_LEFT - .12 < x < STAIR_RIGHT + .1 and -4.6 < y < .12:
                place(meshes[(i % 2)] if j % 2 else meshes[1 - i % 2], (x, y, -.005),
                      rotation=(radians(rng.gauss(0, .08)), radians(rng.gauss(0, .08)), radians(45)))
    plane(5, 6, (0, -2, -.004), plain_material('joints', colour='#8d897f', roughness=.9))


@scene('painted-bedroom')
def painted_bedroom(rng):
    """A bedroom freshly painted in a soft colour: a window, a made bed, a tin and tape on a folded sheet."""
    tint = rng.choice(['#b7c6b4', '#c3b3c9', '#c9b7a4'])
    new_paint = plaster(tint, .28, .12, 0, .72, 'new paint')
    white = paint('#f3f1ec', .25, .1)
    wall_with_hole(new_paint, -2.4, 2.6, 2.5, BEDROOM_WINDOW)
    enclose(-2.0, 2.25, -4.3, 2.5, new_paint, new_paint)
    panes_window(BEDROOM_WINDOW, white, 2, 2)
    greenery_outside(rng, -6, 3)
    curtains = cloth('#efe9dc', 500)
    curtain(-1.66, 2.24, .42, 1.95, curtains)
    curtain(-.19, 2.24, .42, 1.95, curtains, phase=1.7)
    curtain_pole(-1.95, .08, 2.26, wood('#b58a58', '#8c6236', axis=2, knots=False))
    floorboards(rng, -2.1, 2.4, -4.0, 0, wood('#c2a37c', '#9a7a54', roughness=.42, variation=.1), .15,
                along='y')
    for length, location, turn in ((5, (-2.5, 0, 0), 0), (5, (2.25, 0, 0), -90), (5, (-2.0, -5, 0), 90)):
        skirting(length, location, white, turn, .16)
    double_bed((1.28, -.02, 0), 0, cloth('#f1eee6', 700), cloth('#b5703f', 350), cloth('#8f8a80', 400))
    oak = wood('#bb8c56', '#8f6536', roughness=.4, knots=False)
    small_table((.26, -.24, 0), 0, oak)
    table_lamp((.26, -.22, .55), cloth('#efe6d2', 400), enamel('#6f8790', .15))
    framed_print(1.28, 1.62, .62, .46, wood('#c39a66', '#9a7142', knots=False),
                 ('#d9c7a6', '#9fb0a2', '#5f7f86'))
    fresh_work(tint)
    wall_socket((-.16, 0, .36), plastic('#f2f1ec', .25), rubber('#151515'))
    daylight_through(BEDROOM_WINDOW, 46, (.2, -2.2, .2))
    window_light((-1.92, -2.5, 1.5), (.9, -.4, .8), (1.1, 1.3), 62, '#eaf1fb')
    area_light((.9, -4.0, 2.2), (0, -.5, .8), (1.0, .8), 12, '#fff1df', mirrored=False)
    cloudy_sky(1.1, rng.randrange(9))
    phone_camera((-.42 + rng.uniform(-.03, .03), -3.25, 1.42), (.10, -.3, .86), 25, (.2, -.6, .8), 9, rng,
                 .02, -.4)
    return Look(bounces=5, exposure=.6, warmth=.02)


def fresh_work(tint):
    """A folded dust sheet with the tin and a roll of tape, and tape still on the skirting board."""
    dust_sheet((-.98, -.98, 0), 1.15, .75, cloth('#ddd6c6', 900), 12, -7)
    wet_paint = plain_material('wet paint', colour=tint, roughness=.12, specular=.6, clearcoat=.3)
    paint_tin((-1.12, -.90, .012), steel(.28, '#c4c6c8'), plain_material('label', colour='#f1efe8',
                                                                        roughness=.4), wet_paint, 30)
    tape = plain_material('tape', colour='#4f7fae', roughness=.6)
    lathe([(.038, 0), (.055, 0), (.055, .024), (.038, .024), (.038, 0)], (-.80, -1.06, .012), tape, angle=20)
    box((2.2, .0012, .026), (-.9, -.0195, .147), tape, 0)


@scene('tired-room')
def tired_room(rng):
    """A living room as it was found: yellowed, scuffed walls with patches of filler."""
    walls = tired_wall('#d2bf8e')
    yellowed = paint('#d8c898', .4, .15, .5)
    living_room(rng, walls, yellowed, '#d9caa0')
    return living_room_view(rng, .12)


@scene('painted-living-room')
def painted_living_room(rng):
    """The living room in a fresh deep blue with white woodwork, a chair, a rug and a mirror put back."""
    walls = plaster('#577f8f', .28, .1, 0, .68, 'new paint')
    living_room(rng, walls, paint('#f4f2ed', .22, .08), '#f4f2ec')
    put_back(rng)
    return living_room_view(rng, .05)


def tired_wall(tint):
    """Old emulsion: yellowed by smoke towards the ceiling, grimy below, scuffed, filled in patches."""
    m = reopen(plaster(tint, .25, .35, .6))
    p = m.world_position()
    _, _, z = m.components(p)
    c = m.mix(m.remap(z + m.noise(1.2, 4, .6, p) * .5, 1.3, 2.8, 0, .55), m.source('colour'), '#8a6730')
    c = m.mix(m.remap(z + m.noise(3, 5, .7, p) * .5, .85, .35, 0, .6), c, '#75684f')
    scuffs = m.noise(5, 6, .75, m.scaled(p, (1.2, 1.2, 5)))
    c = m.mix(m.remap(scuffs, .60, .66) * m.remap(z, 1.25, .8) * .7, c, '#5a5042')
    for x0, x1, z0, z1 in ((-1.62, -1.10, 1.38, 1.98), (-.34, .34, 1.50, 2.06)):
        c = m.mix(pale_square(m, p, x0, x1, z0, z1) * .75, c, '#dccb98')
    for x, y, z0, radius in ((-1.30, 0, .98, .16), (-.98, 0, 2.12, .10), (1.12, 0, 1.66, .20),
                             (1.62, 0, 1.05, .13), (.86, 0, 2.20, .08), (-.46, -.36, 1.36, .09),
                             (.50, -.36, 1.86, .13), (.10, -.36, 2.22, .07), (1.42, 0, 2.1, .10)):
        filler = m.near((x, y, z0), radius, .02, .10, 7)
        c = m.mix(filler * m.remap(m.noise(9, 4, .6, p), .2, .5, .75, 1), c, '#f6f3ec')
    m.set(colour=c)
    return m.material


def pale_square(m, p, x0, x1, z0, z1):
    """1 where a picture kept the wall clean."""
    x, _, z = m.components(p)
    soft = .015
    return (m.remap(x, x0 - soft, x0 + soft) * m.remap(x, x1 + soft, x1 - soft)
            * m.remap(z, z0 - soft, z0 + soft) * m.remap(z, z1 + soft, z1 - soft))


def living_room(rng, walls, woodwork, ceiling):
    """What both pictures share: a chimney breast between two alcoves, a mantelpiece, boards, a window."""
    plane(5.4, 2.6, (0, 0, 1.25), walls, TO_FRONT)
    plane(2.6, 5, (-2.0, -2.3, 1.25), walls, TO_RIGHT)
    plane(2.6, 5, (2.1, -2.3, 1.25), walls, TO_LEFT)
    plane(6, 6, (0, -2, 2.45), plaster(ceiling, .2), TO_GROUND)
    plane(6, 2.6, (0, -4.4, 1.25), plaster('#d8d2c4'), TO_BACK)
    plane(6, 6, (0, -2, -.03), plain_material('below', colour='#17120d', roughness=1))
    for x0, x1, z0, z1 in ((-.78, -.30, 0, 2.45), (.30, .78, 0, 2.45), (-.30, .30, .74, 2.45)):
        box((x1 - x0, .36, z1 - z0), ((x0 + x1) / 2, -.18, (z0 + z1) / 2), walls, 0)
    fireplace(woodwork)
    floorboards(rng, -2.1, 2.2, -4.0, 0, wood('#a5794c', '#75512f', roughness=.42, variation=.14), .14,
                along='y')
    for length, location, turn in ((1.25, (-2.0, 0, 0), 0), (1.35, (.78, 0, 0), 0), (.2, (-.78, -.36, 0), 0),
                                   (.2, (.58, -.36, 0), 0), (.37, (-.78, 0, 0), -90),
                                   (.37, (.78, -.36, 0), 90),
                                   (5, (2.1, 0, 0), -90), (5, (-2.0, -5, 0), 90)):
        skirting(length, location, woodwork, turn, .18)
    for length, location, turn in ((1.25, (-2.0, 0, 2.45), 0), (1.35, (.78, 0, 2.45), 0),
                                   (1.56, (-.78, -.36, 2.45), 0), (5, (2.1, 0, 2.45), -90),
                                   (5, (-2.0, -5, 2.45), 90)):
        coving(length, location, woodwork, turn, .10)
    wall_socket((1.20, 0, .36), plastic('#f2f1ec', .25), rubber('#151515'))


def fireplace(woodwork):
    """A painted mantelpiece round a black cast iron grate on a slate hearth."""
    iron = plain_material('cast iron', colour='#17181a', roughness=.5, metallic=.3)
    box((.62, .02, .76), (0, -.10, .38), iron, 0)
    for x in (-.27, .27):
        box((.07, .27, .76), (x, -.235, .38), iron, .004)
    box((.62, .27, .07), (0, -.235, .715), iron, .004)
    for k in range(7):
        box((.012, .012, .16), (-.15 + k * .05, -.34, .16), iron, .003)
    for z in (.09, .24):
        box((.36, .014, .014), (0, -.341, z), iron, .003)
    box((1.36, .40, .03), (0, -.52, .012), plain_material('slate hearth', colour='#2c2f33', roughness=.45),
        .004)
    for s in (-1, 1):
        box((.17, .07, .98), (s * .40, -.39, .49), woodwork, .006, segments=3)
        box((.09, .03, .74), (s * .40, -.43, .50), woodwork, .01)
        box((.19, .09, .14), (s * .40, -.395, .07), woodwork, .006)
    box((.97, .075, .20), (0, -.392, .96), woodwork, .006, segments=3)
    box((1.14, .21, .045), (0, -.46, 1.085), woodwork, .012, segments=3)


def put_back(rng):
    """What stands in the room again once the paint is dry."""
    armchair((1.30, -.52, 0), -24, cloth('#c98a3c', 420), wood('#8f6536', '#5f3f20', axis=2, knots=False))
    rug((.05, -1.55, 0), 1.9, 1.1, cloth('#d9d2c2', 260), 2)
    mirror = plain_material('mirror', colour='#f4f7f6', metallic=1.0, roughness=.01)
    lathe([(.0001, 0), (.30, 0), (.302, -.004)], (0, -.372, 1.66), mirror, TO_FRONT, segments=96)
    lathe([(.30, -.008), (.30, .012), (.318, .012), (.318, -.008)], (0, -.372, 1.66), brass(.22), TO_FRONT,
          segments=96)
    vase_of_twigs((-.40, -.46, 1.107), enamel('#d9d4c6', .2), leaf('#5b7a4a', '#9db37f', dryness=.05), rng,
                  leaf_cloud)
    framed_print(-1.38, 1.62, .46, .60, wood('#c39a66', '#9a7142', knots=False),
                 ('#e2cfa8', '#c98a5a', '#6d7f78'))
    oak = wood('#bb8c56', '#8f6536', roughness=.4, knots=False)
    small_table((-1.36, -.26, 0), 0, oak, (.62, .34, .68))
    table_lamp((-1.50, -.24, .68), cloth('#efe6d2', 400), brass(.3))


def living_room_view(rng, exposure):
    """Light, camera and look of both pictures."""
    window_light((-1.93, -2.2, 1.45), (.4, -.4, .9), (1.2, 1.4), 100, '#eaf1fb')
    area_light((.9, -4.0, 2.2), (0, -.5, .9), (1.0, .8), 15, '#fff1df', mirrored=False)
    plain_sky('#e6eaee', .22)
    phone_camera((.16, -3.15, 1.38), (.04, -.3, 1.06), 24.5, (0, -.6, 1), 9, rng, .0, .5)
    return Look(bounces=5, exposure=.55 + exposure, warmth=.02)
