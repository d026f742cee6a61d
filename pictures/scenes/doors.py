"""Carpentry: a new door."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import plain_material
from kit.meshes import mesh_from
from kit.metals import brass, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, at, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, place, plane
from kit.surfaces import glass, paint, plaster, plastic, rubber
from objects.doors import DOOR_WIDTH, HALF_OPENING, butt_hinge_knuckle, door_case, lever_on_rose, panel_door
from objects.electrics import light_switch
from objects.joinery import floorboards, skirting
from objects.tools import bench_plane, chisel, spirit_level
from scenes import scene


@scene('hung-door')
def hung_door(rng):
    """A new panelled door stands ajar in its white frame; plane, chisel and hinges lie on the boards."""
    wall_tint = rng.choice(['#a9b6a2', '#9fb0ba', '#c9b597'])
    oak = rng.random() < .75
    white = paint('#f1efe9', .25, .1)
    door_case(white, plaster(wall_tint, .2, .15), -2.2, 2.4, 2.5)
    upright, across = (new_oak(2), new_oak(0)) if oak else (white, white)
    metal = steel(.25, '#c6c8ca')
    parts = panel_door(upright, across) + lever_on_rose(metal, -DOOR_WIDTH + .055, .99)
    for z in (.23, 1.0, 1.77):
        parts += butt_hinge_knuckle(metal, z)
    move_all(parts, moved((DOOR_WIDTH / 2, 0, .006)) @ rotated('Z', 44 + rng.uniform(-3, 3)))
    floorboards(rng, -2.2, 2.4, -3.4, 2.4,
                wood('#a98258', '#7f5b38', roughness=.42, variation=.12, knots=False), .16, along='y')
    plane(7, 8, (0, -.5, -.03), plain_material('below', colour='#17120d', roughness=1))
    skirting(2.2 - HALF_OPENING - .076, (-2.2, 0, 0), white, 0, .15)
    skirting(2.0 - HALF_OPENING - .076 + .4, (HALF_OPENING + .076, 0, 0), white, 0, .15)
    side = plaster(wall_tint, .2)
    plane(2.6, 5, (-2.0, -2.4, 1.3), side, TO_RIGHT)
    plane(2.6, 5, (2.2, -2.4, 1.3), side, TO_LEFT)
    plane(7, 5, (0, -2.4, 2.5), plaster('#f3f1ec'), TO_GROUND)
    plane(7, 2.6, (0, -4.2, 1.3), plaster('#d8d2c4'), TO_BACK)
    hall_beyond(white)
    light_switch((-.62, 0, 1.25), plastic('#f2f1ec', .25))
    tools_on_floor(rng, oak)
    spirit_level((-1.02, -.085, .60), -83, paint('#c7a440', .35), .42)
    window_light((-1.94, -1.9, 1.5), (.2, -.4, .8), (1.2, 1.4), 100, '#eaf1fb')
    area_light((1.2, -3.6, 2.2), (0, -.3, .8), (1.0, .8), 16, '#fff1df', mirrored=False)
    plain_sky('#e6eaee', .2)
    phone_camera((.02 + rng.uniform(-.03, .03), -2.55, 1.28), (-.12, -.2, .77), 25.5, (-.1, -.6, .8), 9, rng,
                 .02, .3)
    return Look(bounces=5, exposure=.65, warmth=.02)


def new_oak(axis):
    """Oiled oak, its grain along one axis."""
    return wood('#cfa46c', '#a87a48', axis=axis, roughness=.42, variation=.07, knots=False, bump=.12)


def hall_beyond(white):
    """The lit hall that shows through the gap: cream walls, its skirting, a framed picture."""
    cream = plaster('#e9dfc9', .15)
    plane(5, 2.6, (0, 2.3, 1.3), cream, TO_FRONT)
    plane(2.6, 2.4, (-1.5, 1.2, 1.3), cream, TO_RIGHT)
    plane(2.6, 2.4, (1.5, 1.2, 1.3), cream, TO_LEFT)
    plane(5, 2.4, (0, 1.25, 2.5), plaster('#f3f0e8'), TO_GROUND)
    skirting(4, (-2, 2.3, 0), white, 0, .15)
    box((.42, .02, .55), (-.62, 2.285, 1.5), wood('#4a3423', '#2e1f14', knots=False), .003)
    box((.34, .004, .47), (-.62, 2.272, 1.5), plain_material('print', colour='#8fa09a', roughness=.6), 0)
    area_light((-.9, 1.2, 2.4), (-.3, 1.3, 0), (.5, .5), 26, '#fff0d8', visible=False)


def tools_on_floor(rng, oak):
    """What the joiner has not yet put away, with the shavings of the last fit."""
    blade, brass_metal, dark = steel(.22, '#c4c6c8'), brass(.25), rubber('#2b2116')
    beech = wood('#a5673a', '#74421f', axis=2, knots=False, roughness=.35)
    bench_plane((-.60, -.78, .0), 62,
                plain_material('cast iron', colour='#26292c', roughness=.42, metallic=.6), beech, blade)
    chisel((-.44, -1.02, .003), 18, paint(rng.choice(['#c7a11f', '#b5371f', '#2d5f8c']), .25), blade)
    hinge_packet((-.12, -.93, 0), -14, plain_material('card', colour='#ece8dc', roughness=.7),
                 paint(rng.choice(['#c2432a', '#2f6a4a', '#2c5580']), .4), brass_metal, dark)
    loose_hinge((.03, -.86, 0), 37, brass_metal, dark)
    for _ in range(6):
        wood_screw((.08 + rng.gauss(0, .05), -1.0 + rng.gauss(0, .03), 0), rng.uniform(0, 360), brass_metal)
    thin = wood('#e0c193' if oak else '#ead9b4', '#c9a36e', axis=1, knots=False, roughness=.7, bump=.1)
    for _ in range(16):
        shaving(rng, (-.58 + rng.gauss(0, .17), -.70 + rng.gauss(0, .12), 0), thin)


def hinge_packet(location, turn, card, band, material, dark):
    """A header card with one hinge still on it under a plastic blister."""
    parts = [box((.105, .165, .0016), (0, 0, .001), card, .0004),
             box((.105, .042, .0004), (0, .0615, .0021), band, 0),
             box((.07, .008, .0003), (-.01, .025, .0021), dark, 0),
             cylinder(.006, .0008, (0, .072, .0022), dark, segments=24)]
    parts += loose_hinge((0, -.028, .002), 0, material, dark)
    clear = glass('#f4f6f6', .02)
    parts.append(box((.085, .095, .010), (0, -.028, .0065), clear, .003))
    return move_all(parts, at(location, turn))


def loose_hinge(location, turn, material, dark):
    """An open butt hinge: two leaves with screw holes and the barrel between."""
    parts = [cylinder(.0045, .075, (0, 0, .004), material, TO_FRONT, .0008, 24)]
    for s in (-1, 1):
        parts.append(box((.024, .075, .0022), (s * .015, 0, .0016), material, .0005))
        parts += [cylinder(.0036, .0008, (s * .016 + (.004 if k % 2 else -.003), y, .0027), dark, segments=20)
                  for k, y in enumerate((-.026, 0, .026))]
    return move_all(parts, at(location, turn))


def wood_screw(location, turn, material):
    """A countersunk wood screw on its side."""
    parts = [lathe([(.0001, .0), (.004, .0), (.0042, .0006), (.0019, .0032), (.0018, .020), (.0003, .030)],
                   (0, 0, .0035), material, (0, radians(84), 0), segments=16)]
    return move_all(parts, at(location, turn))


def shaving(rng, location, material):
    """A curl of planed wood: a ribbon wound up, each turn a little aside."""
    turns, r0, width = rng.uniform(.8, 2.4), rng.uniform(.006, .013), rng.uniform(.014, .026)
    count = int(turns * 22)
    vertices, faces = [], []
    for k in range(count + 1):
        a = 2 * pi * turns * k / count
        r = r0 * (1 + .35 * k / count)
        for side in (-width / 2, width / 2):
            vertices.append((side + .004 * turns * k / count, r * cos(a), r0 * 1.35 + r * sin(a)))
    for k in range(count):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    mesh = mesh_from('shaving', vertices, faces, smooth_angle=80)
    place(mesh, location, material,
          (radians(rng.uniform(-8, 8)), radians(rng.uniform(-8, 8)), rng.uniform(0, 6.28)))
