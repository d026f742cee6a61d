"""Insulation: a loft with new mineral wool."""
from math import atan2, copysign, cos, hypot, pi, radians, sin, tan

from mathutils import Matrix, Vector

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, point_light
from kit.look import Look
from kit.masonry import brick_material, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.metals import steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import moved, rotated
from kit.solids import box, lathe, loft, place, plane
from kit.surfaces import glow, plaster, plastic
from objects.brickwork import brick_wall
from objects.electrics import pendant
from scenes import scene

RIDGE_HEIGHT, HALF_SPAN = 2.25, 2.75
SLOPE = atan2(RIDGE_HEIGHT - .12, HALF_SPAN)
GABLE_Y = 5.6


@scene('loft-insulation')
def loft_insulation(rng):
    """Thick yellow wool between the timbers of a loft; one roll is half unrolled."""
    timber = wood('#a87f52', '#74502f', axis=0, roughness=.75, variation=.2, weather=.1)
    wool = mineral_wool(rng.choice(['#dcb96a', '#d6b062', '#d0aa62']))
    roof_timbers(rng, timber)
    joists(rng, wood('#9a7046', '#684526', axis=0, roughness=.75, variation=.18), wool)
    gable = brick_material(('#8a5a46', '#96654f', '#7b4e3e', '#a07057'), .3)
    brick_wall(rng, (-2.9, GABLE_Y, -.1), 26, 33, gable, mortar('#a59b8b', .5))
    # second layer, across the joists: laid from the left; the roll waits where it was stopped
    bottom, thickness = .10, .19
    for k, x in enumerate((-2.32, -1.745, -1.17, -.595, -.02)):
        strip = quilt(straight_path(GABLE_Y - .05, .78 + rng.uniform(-.16, .14), bottom + thickness / 2),
                      .575, lambda t: thickness, wool, k * 11.3, .017)
        strip.location.x = x
    half_unrolled(wool, .57, GABLE_Y - .05, 1.25, bottom, thickness, 71)
    # a walking board across the bare joists, with the next roll and a knife
    board = wood('#c3a06c', '#9a7546', axis=1, roughness=.75, knots=False, grain=2.2)
    box((.62, 1.6, .022), (1.32, .85, .112), board, .003, (0, 0, radians(-3)))
    film = plain_material('film', colour='#e9e4cf', roughness=.22, specular=.6)
    standing_roll(wool, film, plastic(rng.choice(['#2f7a4a', '#2f5a96', '#b4332a']), .25), (1.42, 1.30, .124),
                  rng.uniform(0, 360))
    box((.12, .026, .018), (1.22, .42, .133), plastic('#e0a81c', .35), .006, (0, 0, radians(28)))
    box((.07, .018, .001), (1.302, .464, .133), steel(.25), 0, (0, 0, radians(28)))
    bare_bulb(.0, 2.55, 1.54)
    area_light((-.2, -1.8, 1.6), (.2, 2.2, .2), (.8, .6), 52, '#e6eefb', visible=False)
    plain_sky('#d8dde6', .12)
    phone_camera((-.30 + rng.uniform(-.08, .08), -1.55, 1.45), (.26, 2.2, .60), 25, (.5, 1.6, .35), 5.6, rng,
                 .02)
    return Look(bounces=4, exposure=1.0, warmth=.03)


def mineral_wool(tint):
    """Fluffy insulation."""
    m = MaterialBuilder('mineral wool', roughness=1.0, specular=.05, sheen=.5)
    p = m.world_position()
    fine = m.noise(130, 4, .75, p)
    c = m.mix(m.remap(m.noise(7, 4, .65, p), .35, .7, 0, .6), colour(tint),
              m.hsv(colour(tint), .49, 1.05, .72))
    c = m.mix(m.remap(fine, .42, .66), c, m.hsv(c, .495, .95, .62))
    c = m.mix(m.remap(m.noise(60, 3, .7, p), .60, .72, 0, .5), c, '#efe3bf')
    m.set(colour=c, normal=m.bump(fine + m.noise(34, 4, .7, p) * 1.2, 1.0, .012))
    return m.material


def roof_timbers(rng, timber):
    """Rafters, purlins, ridge board and the felt behind them."""
    m = MaterialBuilder('underlay', roughness=.9, specular=.15)
    m.set(colour=m.mix(m.noise(4, 4, .65), '#4c443b', '#6a6055'),
          normal=m.bump(m.noise(5, 3, .5), .5, .03))
    length = hypot(HALF_SPAN, RIDGE_HEIGHT - .12) + .25
    rafter = box_mesh((length, .047, .11), .003, 1, 'rafter')
    rafter.materials.append(timber)
    for s in (-1, 1):
        tilt = Matrix.Rotation(s * SLOPE, 4, 'Y')
        mid = Vector((s * (HALF_SPAN / 2 + .08), 0, (RIDGE_HEIGHT + .12) / 2 - .08 * tan(SLOPE)))
        y = -1.9
        while y < GABLE_Y:
            place(rafter).matrix_world = moved(mid + Vector((0, y + rng.gauss(0, .006), 0))) @ tilt
            y += .42
        up = Vector((s * sin(SLOPE), 0, cos(SLOPE)))
        sheet = place(grid_mesh(length + .2, GABLE_Y + 3, 40, 120,
                                lambda x, v: -.02 + .018 * cos(v * 2 * pi / .42)
                                + .006 * fractal(x * 3, v * 3),
                                'felt'),
                      material=m.material)
        sheet.matrix_world = moved(mid + up * .085 + Vector((0, GABLE_Y / 2 - 1.2, 0))) @ tilt
        purlin = box((.10, GABLE_Y + 3, .20), (0, 0, 0), timber, .005)
        purlin.matrix_world = (moved(mid + Vector((s * .42, 0, -.42 * tan(SLOPE))) - up * .155
                                     + Vector((0, GABLE_Y / 2 - 1.2, 0))) @ tilt)
    box((.035, GABLE_Y + 3, .22), (0, GABLE_Y / 2 - 1.2, RIDGE_HEIGHT - .05), timber, .004)


def joists(rng, timber, wool):
    """Ceiling, joists across the loft, and the first layer between those that still show."""
    plane(7, 10, (0, 2, 0), plaster('#b9b2a4', .2, .3, .5))
    mesh = box_mesh((2 * HALF_SPAN + .2, .047, .10), .003, 1, 'joist')
    mesh.materials.append(timber)
    for k in range(-4, 15):
        y = .18 + k * .40
        place(mesh, (0, y, .05 + rng.gauss(0, .002)), rotation=(0, 0, radians(rng.gauss(0, .15))))
        if -2 <= k < 5:
            strip = quilt(straight_path(-2.6, 2.6, .052, .05), .335, lambda t: .105, wool, k * 3.7, .012)
            strip.matrix_world = moved((0, y + .20, 0)) @ rotated('Z', 90)


def quilt(path, width, thickness, material, seed, roughness=.016):
    """A soft band along (y, z) points, its width along X; thickness(t) is that at t from 0 to 1."""
    segments, rings = 72, []
    count = len(path)
    for i, (y, z) in enumerate(path):
        a, b = path[max(i - 1, 0)], path[min(i + 1, count - 1)]
        along_y, along_z = b[0] - a[0], b[1] - a[1]
        length = hypot(along_y, along_z) or 1
        normal_y, normal_z = -along_z / length, along_y / length
        half = thickness(i / (count - 1)) / 2
        end = min(1.0, (min(i, count - 1 - i) + .35) / 1.6)
        ring = []
        for k in range(segments):
            t = 2 * pi * k / segments
            c, s = cos(t), sin(t)
            u = width / 2 * copysign(abs(c) ** .34, c)
            v = half * copysign(abs(s) ** .42, s)
            lumps = (roughness
                     * (fractal(u * 6 + seed, y * 6, z * 6 + v * 9)
                        + .55 * fractal(u * 26, y * 26 + seed, z * 26 + v * 30)))
            grow = 1 + lumps / max(half, .03) * (.55 if abs(c) < .8 else .9)
            v2, u2 = v * grow * (.86 + .14 * end), u * (1 + lumps * .7) * (.97 + .03 * end)
            ring.append((u2, y + normal_y * v2, z + normal_z * v2))
        rings.append(ring)
    return loft(rings, (0, 0, 0), material, True, True, 70)


def straight_path(y0, y1, z, step=.035):
    """Points (y, z) along a straight strip."""
    count = int(abs(y1 - y0) / step)
    return [(y0 + (y1 - y0) * k / count, z) for k in range(count + 1)]


def half_unrolled(material, x, far_y, roll_y, bottom, height, seed):
    """A strip that lies flat from the far end and ends in the part still rolled up."""
    radius, pitch = .27, .088
    middle_z = bottom + pitch / 2 + radius
    flat = straight_path(far_y, roll_y + .02, bottom + height / 2)
    n_flat = len(flat)
    flat = [(y,
             bottom + height / 2 if y > roll_y + .55
             else bottom + pitch / 2 + (height - pitch) / 2 * ((y - roll_y) / .55) ** 2) for y, z in flat]
    coil = spiral(roll_y, middle_z, radius, pitch, 3.2, .05)
    total = n_flat + len(coil) - 1

    def thickness(t):
        k = t * total
        y = flat[min(int(k), n_flat - 1)][0]
        if k < n_flat and y > roll_y + .55:
            return height
        if k < n_flat:
            return pitch * .92 + (height - pitch * .92) * ((y - roll_y) / .55) ** 2
        return pitch * .88

    wool = quilt(flat + coil, .56, thickness, material, seed, .012)
    wool.location.x = x


def spiral(middle_y, middle_z, outer_radius, pitch, turns, start=0.0, inner_radius=.05):
    """Points of a roll seen from its end: from the bottom towards -Y, up the front, over the top, inwards."""
    points, angle = [], start
    while angle < turns * 2 * pi:
        radius = outer_radius - pitch * angle / (2 * pi)
        if radius < inner_radius:
            break
        points.append((middle_y - radius * sin(angle), middle_z - radius * cos(angle)))
        angle += .03 / max(radius, .06)
    return points


def standing_roll(material, film, band, location, turn):
    """A roll as delivered, on its end, in a sleeve of film with the spiral showing on top."""
    roll = quilt(spiral(0, 0, .25, .082, 3, 0, .045), .56, lambda t: .076, material, location[0] * 7, .010)
    roll.matrix_world = (moved((location[0], location[1], location[2] + .29)) @ rotated('Z', turn)
                         @ rotated('Y', 90))
    lathe([(.296, .05), (.300, .07), (.301, .28), (.300, .47), (.294, .485)], location, film, segments=80)
    lathe([(.3025, .19), (.3035, .20), (.3035, .34), (.3025, .35)], location, band, segments=80)


def bare_bulb(x, y, z):
    """Lamp holder on its flex from the ridge board, the bulb lit."""
    top = RIDGE_HEIGHT - .16
    bulb = pendant((x, y, top), plastic('#f0eee6', .3), glow('#fff0d2', 16), top - z - .07)
    bulb.visible_shadow = False  # the lamp itself sits inside it
    point_light((x, y, z), 76, '#ffe8c8', .035)
