"""Plumbing: a toilet that is blocked and full to its rim."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder
from kit.meshes import grid_mesh
from kit.metals import chrome
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, move_all, moved, tilted
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import cloth, enamel, glazed_tile, paint, plaster, plastic, rubber
from objects.joinery import skirting
from objects.sanitary import plunger
from objects.tiling import tile_wall
from scenes import scene

PAN_Y, PAN_HALF_WIDTH, PAN_HALF_LENGTH, PAN_RIM = -.375, .183, .245, .40  # the wall is at y=0
SEAT_HINGE_Y = -.165


@scene('blocked-toilet')
def blocked_toilet(rng):
    """A toilet with its seat up and cloudy water up to its rim, a plunger beside it on the wet floor."""
    small_room(rng)
    glaze = enamel('#f3f2ee', .06)
    open_pan(glaze)
    cistern(glaze)
    seat_and_lid()
    standing_water(rng)
    plunger(moved((.345, -.52, .0)) @ tilted(3, -7, 0), rubber('#a5281f', .42),
            wood('#c79a5f', '#94683a', axis=2, knots=False), .54)
    roll_and_brush()
    wet_cloth(rng)
    window_light((-1.1, -1.5, 1.6), (0, -.4, .3), (.7, .9), 38, '#e9f1fb')
    area_light((.10, -.02, 1.62), (.10, -1.2, .1), (.8, .75), 4, '#edf4fb')  # a window above the cistern
    area_light((.4, -1.0, 2.2), (.1, -.5, 0), (.5, .5), 13, '#ffe8c8', mirrored=False)
    plain_sky('#e4e8ec', .22)
    phone_camera((.21 + rng.uniform(-.02, .02), -1.44, 1.34), (.055, -.455, .305), 32, (0, -.42, .4), 8, rng,
                 .012)
    return Look(bounces=5, exposure=.75, warmth=.02)


def wet_vinyl():
    """Dark slate tiles of vinyl with water standing on them round the pan."""
    m = MaterialBuilder('wet vinyl', specular=.5)
    p = m.world_position()
    x, y, _ = m.components(p)
    odd = m.fraction((m.floor(x / .16 + .5) + m.floor(y / .16)) * .5)
    c = m.mix(m.remap(odd, .2, .3), '#c4beae', '#8d9b97')
    c = m.mix(m.remap(m.noise(9, 4, .7, p), .4, .75, 0, .3), c, '#6d685c')
    wet = m.near((.12, -.74, 0), .30, .010, .17, 4)
    m.set(colour=m.hsv(c, .5, 1.15, 1 - wet * .62), roughness=.42 - wet * .39, specular=.5 + wet * .3,
          normal=m.bump(wet * (m.noise(13, 3, .5, p) * .5 + .5), .7, .008))
    return m.material


def small_room(rng):
    """Tiles half way up the wall, paint above, skirting on the right, floor."""
    tile = glazed_tile(rng.choice(['#a9bfb0', '#b3c2c9', '#cfc3a4']), .03, .07)
    joints = grout('#d9d5ca', .4)
    tile_wall(rng, (-.70, 0, .006), 11, 8, .148, .148, tile, joints, tilt=.18)
    plane(4, 1.6, (0, -.002, 2.0), plaster('#e9e5da', .2), TO_FRONT)
    side = plaster('#d9dccf', .2, .2, .2)
    plane(3, 4, (.72, -2, 1.5), side, TO_LEFT)
    skirting(4, (.72, 0, 0), paint('#ecebe4', .25, .1, .2), -90, .12)
    plane(3, 4, (-.71, -2, 1.5), side, TO_RIGHT)
    plane(4, 3, (0, -2.9, 1.3), plaster('#d5d0c4'), TO_BACK)
    plane(4, 4, (0, -1.5, 2.4), plaster('#f3f1eb'), TO_GROUND)
    plane(4, 5, (0, -1.5, 0), wet_vinyl())


def open_pan(glaze):
    """The pan: its foot, its rim, and the bowl."""
    rings = []
    for z, half_width, half_length, y in ((0, .115, .205, -.31), (.02, .118, .21, -.31),
                                          (.12, .108, .195, -.30),
                                          (.22, .125, .205, -.31), (.31, .158, .228, -.345),
                                          (.37, .180, .243, PAN_Y),
                                          (.39, PAN_HALF_WIDTH, PAN_HALF_LENGTH, PAN_Y),
                                          (.398, .180, .242, PAN_Y), (PAN_RIM, .172, .234, PAN_Y),
                                          (PAN_RIM, .146, .203, PAN_Y - .004),
                                          (.397, .139, .196, PAN_Y - .004),
                                          (.388, .135, .192, PAN_Y - .004), (.36, .138, .195, PAN_Y - .004),
                                          (.30, .125, .175, PAN_Y), (.22, .085, .12, PAN_Y),
                                          (.17, .05, .07, PAN_Y)):
        rings.append(superellipse(0, y, half_width, half_length, z, 2.35, 120))
    loft(rings, (0, 0, 0), glaze, cap_end=True, angle=60)
    box((.33, .17, .022), (0, -.10, .392), glaze, .010, segments=4)
    loft([superellipse(0, -.10, .10, .08, z, 4, 64) for z in (0, .39)], (0, 0, 0), glaze, angle=60)


def cistern(glaze):
    """The close coupled cistern with its lid and chrome lever."""
    loft([superellipse(0, -.095, .180, .080, .402, 7, 96), superellipse(0, -.095, .192, .087, .55, 8, 96),
          superellipse(0, -.095, .198, .089, .745, 8, 96), superellipse(0, -.095, .194, .085, .752, 8, 96)],
         (0, 0, 0), glaze, cap_end=True, angle=50)
    loft([superellipse(0, -.097, .203, .095, .752, 8, 96), superellipse(0, -.097, .208, .099, .758, 8, 96),
          superellipse(0, -.097, .208, .099, .778, 8, 96), superellipse(0, -.097, .200, .092, .786, 8, 96)],
         (0, 0, 0), glaze, cap_end=True, cap_start=True, angle=50)
    metal = chrome(.06)
    lathe([(.016, 0), (.016, .008), (.012, .012), (.0001, .012)], (-.135, -.184, .70), metal, TO_FRONT,
          segments=32)
    tube([(-.135, -.197, .70), (-.11, -.204, .698), (-.055, -.204, .690)], .0062, metal, .01, segments=10,
         taper=lambda t: 1 + .35 * t)


def seat_and_lid():
    """Seat and lid turned up against the cistern."""
    white = plastic('#f2f2ee', .14)
    lid = [superellipse(0, .225, .178 - inset, .225 - inset, z, 2.4, 120)
           for inset, z in ((.012, -.004), (0, 0), (0, .010), (.012, .015))]
    parts = [loft(lid, (0, 0, 0), white, cap_end=True, cap_start=True, angle=50)]
    seat = []
    for grow, z in ((0, 0), (.001, .006), (-.010, .013), (-.040, .015), (-.052, .010), (-.053, .004),
                    (-.050, 0),
                    (0, 0)):
        seat.append(superellipse(0, .225, .182 + grow, .228 + grow, z - .024, 2.35, 120))
    parts.append(loft(seat, (0, 0, 0), white, angle=50))
    # built lying with the hinge at the origin, then turned up until they lean on the cistern
    pose = moved((0, SEAT_HINGE_Y - .035, PAN_RIM + .028)) @ tilted(97, 0, 0)
    move_all(parts, pose)
    for x in (-.075, .075):
        cylinder(.013, .05, (x, SEAT_HINGE_Y - .035, PAN_RIM + .014), white, TO_RIGHT, .004)
        cylinder(.014, .026, (x, SEAT_HINGE_Y - .035, PAN_RIM + .008), white, bevel=.003)


def standing_water(rng):
    """Cloudy water just below the rim with scraps of sodden paper in it."""
    m = MaterialBuilder('toilet water', specular=.6, roughness=.03)
    p = m.world_position()
    cloudy = m.noise(11, 4.5, .6, p, .6)
    m.set(colour=m.mix(m.remap(cloudy, .35, .68), '#6f6a4c', '#9a9272'),
          normal=m.bump(m.noise(16, 2, .5, p), .25, .006))
    edge = superellipse(0, PAN_Y - .004, .1365, .1935, .387, 2.35, 120)
    middle = superellipse(0, PAN_Y - .004, .12, .175, .387, 2.35, 120)
    loft([edge, middle], (0, 0, 0), m.material, cap_end=True)
    paper = cloth('#e3dfd2', 700)
    for k in range(7):
        width, depth = rng.uniform(.04, .085), rng.uniform(.03, .06)
        scrap = grid_mesh(width, depth, 26, 20,
                          lambda x, y, k=k: .0025 + .006 * fractal(x * 30 + k * 7, y * 30), 'scrap')
        for vertex in scrap.vertices:
            vertex.co.x *= 1 + .35 * fractal(vertex.co.y * 40, k * 3)
            vertex.co.y *= 1 + .35 * fractal(vertex.co.x * 40, k * 5 + 1)
        a = rng.uniform(0, 2 * pi)
        place(scrap, (.065 * cos(a) * rng.uniform(.3, 1), PAN_Y + .10 * sin(a), .386), paper,
              (0, 0, rng.uniform(0, 6)))


def roll_and_brush():
    """A paper roll on the wall, a brush in its pot behind on the left."""
    white = cloth('#f1efe8', 500)
    lathe([(.021, -.05), (.054, -.05), (.055, -.048), (.055, .048), (.054, .05), (.021, .05)],
          (-.42, -.085, .66), white,
          TO_RIGHT, segments=56, angle=30)
    box((.10, .002, .13), (-.42, -.139, .60), white, 0)
    metal = chrome(.08)
    tube([(-.355, -.0, .66), (-.355, -.085, .66), (-.48, -.085, .66)], .005, metal, .012)
    lathe([(.020, 0), (.022, .004), (.018, .008), (.0001, .009)], (-.355, -.0, .66), metal, TO_FRONT,
          segments=32)
    pot = plastic('#eceae4', .3)
    lathe([(.0001, 0), (.052, 0), (.055, .006), (.046, .13), (.044, .132), (.040, .125), (.0001, .12)],
          (-.345, -.13, 0), pot)
    tube([(-.345, -.13, .10), (-.34, -.125, .40)], .0085, pot, 0, segments=10)


def wet_cloth(rng):
    """A wet towel thrown down on the left against the water."""
    towel = cloth(rng.choice(['#8aa0ad', '#a9a08c', '#93a58f']), 420)

    def folds(x, y):
        ridges = max(0, sin(x * 26 + 4 * fractal(x * 3, y * 3))) ** 2
        lift = .018 + .022 * abs(fractal(x * 4 + 3, y * 4)) + .014 * ridges
        inside = min(1, (.19 - abs(x)) / .03) * min(1, (.15 - abs(y)) / .03)
        return max(.003, lift * max(0, inside) ** .5)

    place(grid_mesh(.38, .30, 110, 90, folds, 'towel'), (-.315, -.60, .002), towel, (0, 0, radians(28)))
