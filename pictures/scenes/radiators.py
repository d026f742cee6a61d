"""Heating: the leaking valve of a radiator."""
from math import cos, pi, radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder
from kit.meshes import mesh_from, prism_mesh
from kit.metals import chrome, copper, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_RIGHT
from kit.solids import box, cylinder, faces_between, lathe, place, plane, points_of, tube
from kit.surfaces import cloth, enamel, paint, plaster, plastic, water
from objects.bathroom import water_drop
from objects.decorating import dust_sheet
from objects.heating import compression_joint, radiator
from objects.joinery import floorboards, skirting
from scenes import scene

VALVE_X, VALVE_Y, VALVE_Z = -.062, -.068, .215


@scene('radiator-cold')
def radiator_cold(rng):
    """The rusty valve of an old radiator drips into a bowl on the boards."""
    wall_and_boards(rng)
    radiator(rusty_radiator_paint(), (0, -.10, .17), 1.0, .6)
    white = plastic('#efece4', .25)
    valve_and_pipe(white)
    thermostatic_head(white)
    drip_and_bowl(rng)
    adjustable_spanner()
    window_light((-1.7, -1.5, 1.25), (0, -.05, .2), (1.0, 1.3), 56, '#e8f0fb')
    area_light((.9, -1.6, 2.0), (0, 0, .3), (.6, .6), 9, '#ffdcae')
    plane(5, 3, (0, -3, 1.2), plaster('#d4cdbf'), TO_BACK)
    plane(5, 5, (0, -1.5, 2.5), plaster('#efece4'), TO_GROUND)
    plain_sky('#e2e6ea', .2)
    phone_camera((-.20 + rng.uniform(-.03, .03), -.66, .40), (.07, -.05, .185), 28,
                 (VALVE_X, VALVE_Y, VALVE_Z + .03), 4.5, rng, .01)
    return Look(bounces=5, exposure=.55, warmth=.03)


def wall_and_boards(rng):
    """The scuffed wall, its skirting and the floor boards."""
    wall = plaster(rng.choice(['#b9c2b0', '#c9b79a', '#aab6c2', '#c7a79a']), .25, .3, .5)
    plane(5, 3, (0, 0, 1.2), wall, TO_FRONT)
    gloss = paint('#e9e6dc', .25, .15, .25)
    skirting(4, (-2, 0, 0), gloss, 0, .15)
    boards = wood('#9a6d42', '#62421f', roughness=.42, variation=.16)
    floorboards(rng, -1.6, 1.6, -1.9, 0, boards, .14)


def rusty_radiator_paint():
    """Radiator paint with rust that grows from the lower corner."""
    m = MaterialBuilder('rad', specular=.5)
    p = m.world_position()
    _, _, z = m.components(p)
    spot = m.near((.02, -.09, .185), .075, .05, .06, 22)
    low = m.remap(z, .225, .17) * m.remap(m.noise(7, 5, .65, p), .48, .62)
    rust = m.maximum(spot * m.remap(m.noise(38, 5, .7, p), .38, .55), low * .8)
    c = m.mix(m.remap(m.noise(3, 5, .6, p), .4, .75, 0, .4), '#eae6d8', '#d6cdb4')
    c = m.mix(rust, c, m.mix(m.noise(70, 4, .7, p), '#8a4a1e', '#4a2712'))
    m.set(colour=c, roughness=.3 + rust * .6, normal=m.bump(rust * m.noise(160, 4, .7, p), .7, .003))
    return m.material


def valve_and_pipe(white):
    """Tail into the radiator, union nut, valve body and the copper pipe to the wall."""
    metal = chrome(.12)
    copper_metal = copper(.3)
    cylinder(.0105, .05, (VALVE_X + .045, VALVE_Y, VALVE_Z), metal, TO_RIGHT)
    lathe([(.012, -.009), (.0175, -.0085), (.0185, -.007), (.0185, .007), (.0175, .0085), (.012, .009)],
          (VALVE_X + .026, VALVE_Y, VALVE_Z), metal, TO_RIGHT, segments=6, angle=20)
    lathe([(.011, -.035), (.0125, -.034), (.0125, -.02), (.016, -.012), (.0165, .012), (.013, .02),
           (.013, .026)],
          (VALVE_X, VALVE_Y, VALVE_Z), metal)
    compression_joint((VALVE_X, VALVE_Y, VALVE_Z - .046), (0, 0, 1), metal, .0075)
    tube([(VALVE_X, VALVE_Y, VALVE_Z - .05), (VALVE_X, VALVE_Y, .105), (VALVE_X, .01, .105)], .0075,
         copper_metal, .022)
    lathe([(.0085, .001), (.021, .001), (.023, .004), (.018, .009), (.0085, .011)], (VALVE_X, -.019, .105),
          white, TO_FRONT)


def thermostatic_head(white):
    """The ribbed white head of the valve with its red ring."""
    profile = [(.0155, .026), (.0185, .028), (.0185, .038), (.0215, .040), (.0225, .045), (.0225, .083),
               (.0215, .088), (.018, .0905), (.0005, .0915)]
    rings = [ribbed_ring(radius, z) for radius, z in profile]
    mesh = mesh_from('trv', points_of(rings), faces_between(rings), smooth_angle=32)
    place(mesh, (VALVE_X, VALVE_Y, VALVE_Z), white)
    lathe([(.0187, .030), (.0197, .031), (.0197, .0355), (.0187, .0365)], (VALVE_X, VALVE_Y, VALVE_Z),
          plastic('#b8322a', .3))


def ribbed_ring(radius, z):
    """A ring of the head; where the hand turns it, eighteen grooves go in."""
    ring, segments = [], 144
    for i in range(segments):
        a = 2 * pi * i / segments
        wave = sin(a * 18)
        k = 1 - .045 * wave ** .5 if wave > 0 and .042 < z < .086 else 1
        ring.append((radius * k * cos(a), radius * k * sin(a), z))
    return ring


def drip_and_bowl(rng):
    """A drop under the valve, a bowl of water and a towel."""
    drip = water()
    water_drop((VALVE_X, VALVE_Y - .0135, VALVE_Z - .067), .0042, drip, stretch=1.15)
    bowl = enamel(rng.choice(['#5f7f9a', '#d9d6cc', '#7d9a7a']), .1)
    lathe([(.0001, .004), (.05, .004), (.055, .0), (.058, .004), (.085, .035), (.092, .052), (.094, .052),
           (.0945, .05), (.088, .034), (.06, .0065), (.0001, .0065)][::-1],
          (VALVE_X, VALVE_Y - .045, 0), bowl)
    lathe([(.0001, .026), (.0775, .026)], (VALVE_X, VALVE_Y - .045, 0), drip)
    towel = cloth('#b7a58c', 420)
    dust_sheet((.34, -.30, 0), .55, .30, towel, rng.randrange(50), 14, .03)


def adjustable_spanner():
    """A spanner on the boards."""
    spanner = steel(.3, '#a9abad')
    box((.19, .022, .008), (-.30, -.30, .005), spanner, .003, (0, 0, radians(24)))
    mesh = prism_mesh([(-.03, -.02), (.012, -.024), (.034, -.014), (.030, -.004), (.012, -.004), (.010, .008),
                       (.030, .012), (.026, .022), (-.006, .024), (-.03, .014)],
                      .010, .001)
    place(mesh, (-.198, -.254, .0105), spanner, (0, 0, radians(30)))
