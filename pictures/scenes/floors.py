"""Flooring: boards that are being sanded."""
from math import radians

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material, reopen
from kit.meshes import grid_mesh
from kit.metals import steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, place, plane, tube
from kit.surfaces import cloth, paint, plaster, plastic, rubber
from objects.electrics import wall_socket
from objects.joinery import floorboards, skirting
from objects.tools import floor_sander
from scenes import scene


@scene('floorboards')
def half_sanded_floor(rng):
    """Pine boards in an empty room, half of them sanded: pale to the left, dark old varnish to the right."""
    floorboards(rng, -2.0, 2.2, -3.6, 0, half_sanded_pine(), .135, along='y', gap=.004)
    emptied_room(rng)
    sander_with_flex(rng)
    dust_and_belts(rng)
    window_light((-1.9, -1.5, 1.45), (.3, -.9, .2), (1.2, 1.4), 100, '#eaf1fb')
    area_light((.8, -3.6, 2.2), (.1, -.7, .2), (.9, .7), 9, '#fff0dc', mirrored=False)
    plain_sky('#e6eaee', .2)
    phone_camera((.02 + rng.uniform(-.05, .05), -2.62, 1.42), (.06, -.75, .22), 27, (.2, -1.0, .3), 8, rng,
                 .03, .4)
    return Look(bounces=4, exposure=.45, warmth=.015)


def half_sanded_pine():
    """Pine boards: sanded pale on the left, old dark varnish on the right."""
    m = reopen(wood('#d7b284', '#b48a58', roughness=.6, variation=.12, bump=.3))
    p = m.world_position()
    x, y, _ = m.components(p)
    base = m.source('colour')
    wobble = (m.noise(3, 4, .6, m.scaled(p, (1, .5, 1))) - .5) * .30
    fine = (m.noise(30, 4, .65, m.scaled(p, (1, .25, 1))) - .5) * .07
    edge = x + wobble + (fine + m.object_random() * .05)
    sand = m.remap(edge, .20, .10) * m.remap(y + fine, -.13, -.17)
    worn = m.remap(m.noise(1.6, 4, .65, p) + m.noise(14, 4, .7, p) * .35, .66, .82)
    old = m.mix(.88, base, m.mix(m.noise(3, 4, .6), '#5e3216', '#3f200f'), 'MULTIPLY')
    old = m.mix(worn * .55, old, m.hsv(base, .5, .9, .62))
    m.set(colour=m.mix(sand, old, base), roughness=sand * .38 + (.24 + worn * .3))
    return m.material


def emptied_room(rng):
    """Walls, skirting and one socket round the boards."""
    wall = plaster(rng.choice(['#d9d5c6', '#c8d0cc', '#d6cbbb']), .2, .2)
    gloss = paint('#efece4', .25, .12, .08)
    plane(7, 2.6, (0, 0, 1.3), wall, TO_FRONT)
    plane(2.6, 5, (-1.95, -2.3, 1.3), wall, TO_RIGHT)
    plane(2.6, 5, (2.1, -2.3, 1.3), wall, TO_LEFT)
    plane(7, 2.6, (0, -4.4, 1.3), plaster('#d4cdbf'), TO_BACK)
    plane(7, 6, (0, -2.2, 2.5), plaster('#f2f0ea'), TO_GROUND)
    plane(7, 6, (0, -2.2, -.03), plain_material('below', colour='#17120d', roughness=1))
    skirting(6, (-3, 0, 0), gloss, 0, .17)
    skirting(5, (2.1, 0, 0), gloss, -90, .17)
    skirting(5, (-1.95, -5, 0), gloss, 90, .17)
    wall_socket((1.1, 0, .40), plastic('#f2f1ec', .25), rubber('#151515'))


def sander_with_flex(rng):
    """The sanding machine and its orange flex to the socket."""
    shell = paint(rng.choice(['#c8641e', '#2f5f8a', '#a83a2a']), .3, .02)
    floor_sander((.34, -1.02, 0), 14, shell, steel(.28, '#bfc2c5'), rubber('#1d1e20', .5),
                 cloth('#5d6468', 400))
    flex = rubber('#d0641a', .45)
    tube([(.30, -1.35, .30), (.42, -1.62, .012), (.8, -1.75, .008), (1.15, -1.35, .008), (.95, -.9, .008),
          (1.35, -.5, .008), (1.12, -.12, .008), (1.1, -.04, .30), (1.1, -.02, .38)],
         .0058, flex, .22, segments=8, steps=16)
    box((.045, .04, .05), (1.117, -.03, .388), rubber('#1c1c1c', .5), .008)


def dust_and_belts(rng):
    """Crumbs of dust along the edge of the sanded part, and two worn belts."""
    dust = plain_material('dust', colour='#d9bd94', roughness=1, specular=.05)
    for _ in range(260):
        size = rng.uniform(.002, .006)
        place(grid_mesh(2 * size, 2 * size, 4, 4,
                        lambda u, v: max(0, size * .5 * (1 - (u * u + v * v) / size ** 2)), 'crumb'),
              (rng.gauss(.05, .12), rng.uniform(-1.7, -.2), .0006), dust, (0, 0, rng.uniform(0, 6)))
    m = MaterialBuilder('abrasive', roughness=.95)
    m.set(colour=m.mix(m.noise(160, 4, .7), '#8a4f34', '#c49a70'))
    for k, (x, y, turn) in enumerate(((-.62, -.98, 20), (-.50, -1.06, 48))):
        place(grid_mesh(.23, .20, 20, 12, lambda u, v: .003 + 1.3 * (u + .03 * k) ** 2 + .35 * max(0, v) ** 2,
                        'sheet'),
              (x, y, .001 + .004 * k), m.material, (0, 0, radians(turn)))
