"""Electrics: a socket that hangs out of its wall."""
from math import hypot

from mathutils import Vector

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import mortar
from kit.material_builder import plain_material
from kit.meshes import box_mesh
from kit.metals import brass, steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, move_all, moved, rotated
from kit.solids import box, cylinder, place, plane, tube
from kit.surfaces import paint, plaster, plastic, rubber
from objects.electrics import striped_earth, wall_socket
from objects.joinery import skirting
from objects.plasterwork import broken_wall
from scenes import scene

HALF_WIDTH, HALF_HEIGHT, MIDDLE_Z = .0675, .0365, .44


@scene('double-socket-loose')
def double_socket_loose(rng):
    """A double socket hangs out of a broken wall by its wires."""
    tint = rng.choice(['#c3b08c', '#b3bdb0', '#b7bcc6'])
    wall_with_hole(tint)
    back_box()
    pose = hanging_plate()
    cables(pose)
    skirting_and_crumbs(rng)
    window_light((-1.25, -1.2, 1.05), (0, 0, .42), (.8, 1.1), 24, '#e9f1fb')
    area_light((.7, -1.1, 1.5), (0, 0, .42), (.3, .3), 5, '#ffdfb0')
    plane(5, 3, (0, -2.4, 1.3), plaster('#d8d2c4'), TO_BACK)
    plane(5, 4, (0, -1.5, 0), wood('#8a6a4a', '#5f4630'))
    plain_sky('#e4e8ec', .2)
    phone_camera((-.12 + rng.uniform(-.02, .02), -.44, .53), (.012, -.01, .425), 30, (.01, -.04, .42), 5.6,
                 rng, .008, .8)
    return Look(bounces=3, exposure=.5, warmth=.02)


def wall_with_hole(tint):
    """The wall, broken finely round the box and plain elsewhere."""
    wall = broken_wall(tint, .36, .28, 450, 350, hole_depth, (0, 0, .44), .25, undercoat='#a08c74')
    wall_material = wall.data.materials[0]
    for w, h, x, z in ((2, 3, -1.18, .9), (2, 3, 1.18, .9), (.36, 2, 0, 1.58), (.36, .6, 0, .0)):
        plane(w, h, (x, .0, z), wall_material, TO_FRONT)


def hole_depth(x, z):
    """How deep the wall is broken at a point, in metres."""
    u, v = abs(x), abs(z - MIDDLE_Z)
    if u > .16 or v > .12:
        return 0.0
    if u < HALF_WIDTH and v < HALF_HEIGHT:
        return .038
    du, dv = max(0, u - HALF_WIDTH), max(0, v - HALF_HEIGHT)
    q = hypot(du, dv) + .016 * fractal(x * 34, z * 34) + .008 * fractal(x * 110, z * 110)
    if q < .012 + (.014 if x > .02 and z < MIDDLE_Z else 0):
        return .007 + .0015 * fractal(x * 90, z * 90)
    return .0015 if q < .015 + (.014 if x > .02 and z < MIDDLE_Z else 0) else 0.0


def back_box():
    """The steel box in the hole."""
    galvanised = steel(.38, '#b3b6b9')
    for a, b, x, z in ((2 * HALF_WIDTH, .0015, 0, MIDDLE_Z + HALF_HEIGHT),
                       (2 * HALF_WIDTH, .0015, 0, MIDDLE_Z - HALF_HEIGHT),
                       (.0015, 2 * HALF_HEIGHT, HALF_WIDTH, MIDDLE_Z),
                       (.0015, 2 * HALF_HEIGHT, -HALF_WIDTH, MIDDLE_Z)):
        box((a, .036, b), (x, .017, z), galvanised, .0003)
    box((2 * HALF_WIDTH, .001, 2 * HALF_HEIGHT), (0, .035, MIDDLE_Z), galvanised, 0)
    for s in (-1, 1):
        box((.010, .0015, .016), (s * (HALF_WIDTH - .005), .003, MIDDLE_Z), galvanised, .0005)
        cylinder(.0022, .004, (s * (HALF_WIDTH - .005), .003, MIDDLE_Z), rubber('#1a1a1a'), TO_FRONT)


def hanging_plate():
    """The socket: turned, tipped forward, low on the right. Returns its pose."""
    white = plastic('#eeebe2', .22)
    dark = rubber('#121212', .5)
    pose = moved((.026, -.054, MIDDLE_Z - .048)) @ rotated('Y', 17) @ rotated('X', -16) @ rotated('Z', -13)
    move_all(wall_socket((0, 0, 0), white, dark), pose)
    back = [box((.125, .018, .062), (0, .009, 0), plastic('#e2dfd6', .4), .003)]
    for s in (-1, 0, 1):
        back.append(box((.016, .012, .014), (s * .035, .022, .012), brass(.3), .002))
    move_all(back, pose)
    for s in (-.06, .06):
        move_all([cylinder(.0017, .045, (s, .004, 0), brass(.3), TO_FRONT, .0004, 12)], pose)
    return pose


def cables(pose):
    """Two cables of three cores each, from their sheath to the back of the plate."""
    earth = striped_earth(90, .8, .45, ('#3f8a3a', '#dcc83c'), .45)
    cores = (plain_material('brown', colour='#6b3a1e', roughness=.4),
             plain_material('blue', colour='#2f6fb5', roughness=.4), earth)
    for j in range(2):
        sheath_x = -.03 + j * .032
        tube([(sheath_x, .034, MIDDLE_Z + .034), (sheath_x, .020, MIDDLE_Z + .022),
              (sheath_x + .002, .004, MIDDLE_Z + .012)],
             .0046, plain_material('sheath', colour='#c9c8c2', roughness=.5), .01)
        for k, core in enumerate(cores):
            target = pose @ Vector(((k - 1) * .035, .026, .012))
            core_x = sheath_x + (k - 1) * .006
            lift = .022 + .014 * k + .01 * j
            tube([(core_x, .006, MIDDLE_Z + .014),
                  (core_x + (k - 1) * .012 - .01 + .01 * j, -.020, MIDDLE_Z + .030 + lift * .6),
                  (target.x - .004, target.y - .002, target.z + lift + .016), tuple(target)],
                 .0021, core, .022, segments=6, steps=12)


def skirting_and_crumbs(rng):
    """The skirting below with crumbs of plaster on it."""
    gloss = paint('#ebe7dc', .25, .15, .2)
    skirting(4, (-2, 0, .13), gloss, 0, .145)
    crumbs = [mortar('#a08c74', .3), plaster('#d9cfbd')]
    for _ in range(70):
        s = rng.uniform(.0012, .006)
        mesh = box_mesh((s, s * .8, s * .6), s * .2, 1)
        mesh.materials.append(rng.choice(crumbs))
        place(mesh, (rng.gauss(.04, .06), -.003 - abs(rng.gauss(0, .004)), .2765),
              rotation=(rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3)))
