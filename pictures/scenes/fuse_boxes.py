"""Electrics: an old fuse box, and the consumer unit that takes its place."""
from math import radians

import bpy

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import brass, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT
from kit.solids import box, cylinder, lathe, plane, tube
from kit.surfaces import paint, plaster, plastic, rubber
from objects.changes import first_material_name, remove_where, tint_of
from objects.consumer_units import breaker_row, trunking, unit_case
from objects.electrics import striped_earth
from scenes import scene

UNIT_Z = .03  # the middle of the new unit


@scene('old-fuse-box')
def old_fuse_box(rng):
    """Under the stairs: a rewireable fuse board on a wooden back plate, one carrier pulled and scorched."""
    wall = plaster(rng.choice(['#d2c8ae', '#c6cdbf', '#cfc3b6']), .25, .5, 1.0)
    plane(4, 3, (0, 0, .6), wall, TO_FRONT)
    back_plate = wood('#7a5636', '#4b321d', axis=0, roughness=.5)
    box((.62, .02, .50), (.0, -.01, .02), back_plate, .003)
    fuse_board(rng, scorched_case())
    cables(rng)
    meter()
    underside_of_stairs()
    window_light((-1.3, -1.5, 1.0), (0, 0, 0), (.6, 1.2), 24, '#eaf0fa', bars=False)
    area_light((.25, -.75, 1.0), (0, 0, .0), (.16, .16), 9, '#ffd9a0')
    plane(4, 3, (0, -2.2, .4), plaster('#8d8575'), TO_BACK)
    plain_sky('#dcdcdc', .10)
    phone_camera((-.16 + rng.uniform(-.04, .04), -.88, .16), (-.07, 0, .05), 27, (0, -.1, 0), 5, rng, .012)
    return Look(bounces=4, exposure=.6, warmth=.04)


@scene('new-consumer-unit')
def new_consumer_unit(rng):
    """The wall of 'old-fuse-box' with a new white consumer unit, straight trunking and neat cables."""
    look = old_fuse_box(rng)
    repaint_and_clear_wall()
    unit_case(UNIT_Z)
    breaker_row(rng, UNIT_Z)
    white = plastic('#f0f0ec', .35)
    trunking(-.075, .075, UNIT_Z + .146, 1.3, .055, white)
    box((.19, .07, .035), (0, -.035, UNIT_Z + .158), white, .004)
    meter_tails(white)
    tube([(.20, -.03, UNIT_Z - .14), (.20, -.014, UNIT_Z - .24), (.20, -.014, -.9)], .005,
         striped_earth(), .03)
    for k in range(3):
        box((.012, .012, .006), (.20, -.013, -.25 - k * .12), white, .002)
    return look


def scorched_case():
    """Yellowed plastic, black where the pulled fuse has burnt."""
    m = MaterialBuilder('case', specular=.5)
    p = m.world_position()
    c = m.mix(m.remap(m.noise(6, 6, .7, p), .4, .75, 0, .6), '#d8cdb0', '#a8966c')
    scorch = m.near((.055, -.10, -.015), .035, .03, .03, 30)
    c = m.mix(scorch * .92, c, '#15110d')
    m.set(colour=c, roughness=m.remap(m.noise(12, 5), .3, .7, .3, .5))
    return m.material


def fuse_board(rng, case):
    """Six fuse carriers, one of them pulled and laid on top, and the main switch."""
    box((.50, .075, .20), (.0, -.056, -.02), case, .010, segments=4)
    box((.50, .012, .035), (.0, -.097, .075), case, .004)
    box((.50, .012, .030), (.0, -.097, -.112), case, .004)
    bakelite = paint('#4a2b1c', .18, .02)
    dots = ['#d8d5cc', '#d8d5cc', '#2d5f9c', '#2d5f9c', '#b3392c', '#b3392c']
    black = rubber('#0d0c0c', .5)
    for i in range(6):
        x = -.215 + .022 + i * .0505
        if i == 4:  # the one that was pulled
            box((.042, .012, .125), (x, -.095, -.015), black, .002)
            for dz in (-.035, .035):
                box((.010, .018, .022), (x, -.10, -.015 + dz), brass(.3), .001)
            continue
        y = -.112
        box((.046, .036, .135), (x, y, -.015), bakelite, .005,
            (radians(rng.gauss(0, .4)), radians(rng.gauss(0, .5)), 0), segments=3)
        box((.016, .030, .10), (x, y - .024, -.015), bakelite, .005, segments=3)
        cylinder(.0065, .003, (x, y - .0185, .041), paint(dots[i], .3), TO_FRONT)
    # the carrier that was pulled, lying on top of the case with a burnt wire
    box((.046, .036, .135), (.115, -.07, .115), bakelite, .005, (radians(-86), radians(4), radians(62)),
        segments=3)
    box((.016, .030, .10), (.115, -.07, .138), bakelite, .005, (radians(-86), radians(4), radians(62)),
        segments=3)
    # main switch
    box((.105, .03, .15), (.185, -.105, -.015), bakelite, .006, segments=3)
    box((.03, .04, .07), (.185, -.13, -.0), paint('#b02a22', .25, .02), .006, (radians(-14), 0, 0),
        segments=3)


def cables(rng):
    """Grey cables from above, two fat tails and the earth from below."""
    for k in range(6):
        x = -.2 + k * .055 + rng.uniform(-.008, .008)
        upper = x + rng.uniform(-.06, .06)
        cable = plain_material('cable', colour=rng.choice(['#b9b9b4', '#cfcdc6', '#a9aaa8', '#dedbd0']),
                               roughness=.5)
        y = -.028 - rng.uniform(0, .018)
        tube([(x, -.055, .08), (x, y, .13), (upper, y, .32),
              (upper + rng.uniform(-.02, .02), -.012, .42), (upper + rng.uniform(-.03, .03), -.012, 1.2)],
             .0052, cable, .05)
        for z in (.36, .47):
            if rng.random() < .8:
                box((.016, .014, .007), (upper + rng.uniform(-.004, .004), -.014, z), plastic('#d9d6cd'),
                    .002)
    for k in range(2):
        tube([(.17 + k * .03, -.06, -.11), (.17 + k * .03, -.05, -.20), (.10 + k * .05, -.05, -.30),
              (.05 + k * .06, -.03, -.9)],
             .0085, rubber(('#6b6f73', '#8c2f28')[k], .5), .07)
    tube([(-.22, -.05, -.12), (-.23, -.03, -.2), (-.30, -.02, -.25), (-.34, -.014, -.9)], .0048,
         striped_earth(), .05)


def meter():
    """The meter in its grey case and the tails to it."""
    meter_case = paint('#8f9394', .4, .02, .2)
    box((.19, .10, .24), (-.47, -.06, .14), meter_case, .02, segments=4)
    box((.13, .012, .07), (-.47, -.113, .17),
        plain_material('win', colour='#1a1d1f', roughness=.06, specular=.7), .004)
    box((.11, .004, .018), (-.47, -.121, .16), steel(.25), .001)
    box((.16, .05, .08), (-.47, -.04, -.03), rubber('#232325', .45), .006)
    for k in range(3):
        tube([(-.52 + k * .045, -.04, -.06), (-.52 + k * .045, -.04, -.16), (-.35 + k * .03, -.03, -.3),
              (-.32 + k * .03, -.025, -.9)],
             .007, rubber(('#6b6f73', '#8c2f28', '#222222')[k], .5), .06)


def underside_of_stairs():
    """A tread and the sloping string of the stairs overhead."""
    stair_wood = wood('#8a6a48', '#5c432a', axis=0, roughness=.7)
    box((.9, .22, .03), (.55, -.1, .80), stair_wood, .002)
    box((1.6, .05, .09), (.62, -.03, .45), stair_wood, .004, (0, radians(38), 0))


def repaint_and_clear_wall():
    """Paints the wall again and takes everything off it but the meter and the stairs."""
    tint = tint_of('plaster')
    remove_where(lambda thing: thing.type == 'CURVE'
                 or (thing.type == 'MESH' and not thing.name.startswith('plane')
                     and -.37 <= thing.location.x <= .5))
    wall = next(thing for thing in bpy.context.scene.objects
                if first_material_name(thing) == 'plaster' and abs(thing.location.y) < .01)
    wall.data.materials[0] = plaster(tint, .22, .25, .1)


def meter_tails(clip):
    """Two thick grey cables from the meter to the unit, held by clips, and two to the street."""
    greys = (plain_material('tail brown', colour='#8d9093', roughness=.5),
             plain_material('tail blue', colour='#a3a6a8', roughness=.5))
    for k, grey in enumerate(greys):
        shift = k * .024
        low, x = -.215 - shift, -.20 + shift
        tube([(-.435 - shift, -.04, -.06), (-.435 - shift, -.03, low), (x, -.03, low),
              (x, -.03, UNIT_Z - .14)],
             .0085, grey, .05)
        tube([(-.495 - shift, -.04, -.06), (-.495 - shift, -.02, -.16), (-.495 - shift, -.02, -.9)],
             .0085, grey, .03)
        lathe([(.013, -.006), (.017, -.005), (.017, .005), (.013, .006)], (x, -.03, UNIT_Z - .150),
              rubber('#232427'), segments=24)
    for x in (-.36, -.28):
        box((.012, .024, .06), (x, -.026, -.227), clip, .003)
