"""Pest control: a mouse hole."""
from math import atan2, cos, hypot, pi, radians, sin

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh, mesh_from, remove_faces, shade_smooth
from kit.natural import wood
from kit.noise import fractal, smoothstep
from kit.placing import TO_BACK, TO_FRONT
from kit.solids import box, lathe, place, plane
from kit.surfaces import plaster
from objects.joinery import floorboards
from objects.packets import chewed_packet, spilled_oats
from scenes import scene

SKIRTING_HEIGHT, SKIRTING_DEPTH = .145, .018
FLAT_HEIGHT = SKIRTING_HEIGHT * .72  # the plain part of the board, below its moulding


@scene('mouse-hole')
def mouse_hole(rng):
    """A hole gnawed in a skirting board, droppings, and a packet of oats with its corner chewed off."""
    wall = plaster(rng.choice(['#b7bda6', '#c9b490', '#a9b5bf']), .25, .3, .4)
    plane(5, 2.4, (0, 0, SKIRTING_HEIGHT - .012 + 1.2), wall, TO_FRONT)
    holed_skirting(skirting_material(rng.choice(['#ece7da', '#e9e2cf'])))
    floorboards(rng, -1.3, 1.3, -1.6, .12, wood('#a87849', '#6d4726', roughness=.42, variation=.14), .135,
                gap=.003)
    plane(5, 4, (0, -1.4, -.021), plain_material('below', colour='#120d09', roughness=1))
    corner = chewed_packet((.172, -.118, .001), -12, rng.choice(['#a8322a', '#2d5b86', '#3d6b3f']))
    spilled_oats(rng, 720, corner, -SKIRTING_DEPTH - .004)
    wood_crumbs(rng, 90)
    shredded_paper(rng, 16)
    droppings(rng, 70)
    window_light((-1.3, -1.3, 1.1), (0, -.05, .06), (.8, 1.0), 34, '#eaf1fb')
    area_light((.8, -1.1, 1.3), (0, 0, .05), (.4, .4), 5, '#ffdcae')
    plane(5, 3, (0, -2.4, 1.2), plaster('#d8d2c4'), TO_BACK)
    plain_sky('#e4e8ec', .2)
    phone_camera((-.035 + rng.uniform(-.01, .01), -.40, .205), (.040, -.05, .050), 31, (.02, -.03, .03), 8,
                 rng, .006, .6)
    return Look(bounces=3, exposure=.7, warmth=.02)


def holed_skirting(material):
    """A skirting board whose plain part, in the middle, has a real hole."""
    depth, height = SKIRTING_DEPTH, SKIRTING_HEIGHT
    top = [(depth, FLAT_HEIGHT), (depth * .85, height * .78), (depth * .55, height * .84),
           (depth * .46, height * .92), (depth * .34, height * .985), (depth * .2, height), (0, height)]
    profile_run(top, -2, 2, material)
    for x0, x1 in ((-2, -.15), (.15, 2)):
        profile_run([(depth, -.01), (depth, FLAT_HEIGHT)], x0, x1, material)
    mesh = grid_mesh(.30, FLAT_HEIGHT, 460, 160, lambda x, y: -gnawed(x, y + FLAT_HEIGHT / 2), 'patch')
    remove_faces(mesh, lambda c: c.z < -.0205)
    shade_smooth(mesh, 40)
    place(mesh, (0, -depth, FLAT_HEIGHT / 2), material, TO_FRONT)
    black = plain_material('behind', colour='#0b0907', roughness=1.0, specular=.05)
    for size, location in (((.6, .004, .16), (0, .10, .06)), ((.6, .1, .004), (0, .05, .125)),
                           ((.004, .1, .16), (-.2, .05, .06)), ((.004, .1, .16), (.2, .05, .06))):
        box(size, location, black, 0)


def profile_run(profile, x0, x1, material):
    """A moulding along X: profile is (distance out from the wall, height)."""
    n = len(profile)
    vertices = [(x, -d, z) for x in (x0, x1) for d, z in profile]
    mesh = mesh_from('run', vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], smooth_angle=35)
    place(mesh, material=material)


def gnawed(x, z):
    """How deep the teeth went at a point of the skirting: an uneven arch, nibbled round its edge."""
    q = hypot(x / .036, max(z, 0) / .056) + .15 * fractal(x * 38, z * 38) + .07 * fractal(x * 130, z * 130, 3)
    if q < 1:
        return .0025 + .020 * smoothstep((1 - q) / .10)
    bite = max(0, 1 - (q - 1) / (.30 + .25 * fractal(x * 26, z * 26, 7)))
    ridge = .6 + .4 * sin(atan2(z, x) * 46 + 5 * fractal(x * 60, z * 60))
    return .0028 * bite * ridge


def skirting_material(tint):
    """Old gloss with a grey rub mark round the hole; where teeth went through it, pale fresh wood."""
    m = MaterialBuilder('gnawed skirting', specular=.45)
    p = m.world_position()
    _, y, z = m.components(p)
    rub = m.near((.01, -SKIRTING_DEPTH, .015), .085, .06, .06, 14)
    c = m.mix(m.remap(m.noise(6, 4, .7, p), .45, .75, 0, .35), colour(tint), '#9a8f7c')
    c = m.mix(rub * m.remap(m.noise(30, 4, .7, p), .32, .62, .1, .62), c, '#4d4334')
    raw = (m.remap(y, -SKIRTING_DEPTH + .0003, -SKIRTING_DEPTH + .0008)
           * m.remap(z, FLAT_HEIGHT - .004, FLAT_HEIGHT - .008))
    grain = m.noise(1, 4, .7, m.scaled(p, (16, 240, 240)))
    timber = m.mix(m.remap(grain, .35, .68), '#dcb985', '#a87d4b')
    timber = m.mix(m.remap(y, -SKIRTING_DEPTH + .010, -SKIRTING_DEPTH + .021), timber, '#4a3420')
    teeth = raw * m.noise(1, 4, .7, m.scaled(p, (420, 300, 160)))
    brush = m.bump(m.noise(9, 3, .5, m.scaled(p, (1, 8, 8))), .12, .004)
    m.set(colour=m.mix(raw, c, timber), roughness=.30 + raw * .55, normal=m.bump(teeth, .7, .002, brush))
    return m.material


def wood_crumbs(rng, count):
    """Gnawed splinters under the hole."""
    chip = wood('#dcb985', '#a87d4b', knots=False, roughness=.8)
    for _ in range(count):
        a, r = rng.uniform(pi, 2 * pi), abs(rng.gauss(0, .030))
        s = rng.uniform(.0012, .0042)
        box((s * 2.0, s, s * .5), (.9 * r * cos(a) * 1.5, -SKIRTING_DEPTH - .004 + r * sin(a), s * .3), chip,
            s * .1, (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)), 1)


def shredded_paper(rng, count):
    """Torn bits of nest in the mouth of the hole."""
    paper = plain_material('shred', colour='#d8d0bd', roughness=.9)
    for _ in range(count):
        a, b, k = rng.uniform(.010, .024), rng.uniform(.002, .005), rng.uniform(-30, 30)
        place(grid_mesh(a, b, 8, 2, lambda x, y: k * x * x + .0005 * fractal(x * 300, y * 300), 'shred'),
              (rng.gauss(0, .013), -.014 + rng.gauss(0, .007), .004 + abs(rng.gauss(0, .004))), paper,
              (rng.gauss(0, .5), rng.gauss(0, .5), rng.uniform(0, 6)))


def droppings(rng, count):
    """Dark pellets the size of rice, thick by the hole and along the board."""
    dark = plain_material('dropping', colour='#1d1611', roughness=.5, specular=.35)
    for _ in range(count):
        x = rng.gauss(-.04, .085)
        y = -SKIRTING_DEPTH - .006 - abs(rng.gauss(0, .045))
        lathe(spindle_profile(rng.uniform(.0055, .0085), rng.uniform(.0011, .0016)), (x, y, .0015), dark,
              (radians(90), 0, rng.uniform(0, 6.28)), segments=10)


def spindle_profile(length, radius):
    """A dropping: a blunt little spindle."""
    return [(max(1e-5, radius * sin(pi * k / 10) ** .6), length * (k / 10 - .5)) for k in range(11)]
