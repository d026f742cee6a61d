"""Cleaning: an oven, dirty and clean."""
from math import sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, point_light, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material, reopen
from kit.meshes import grid_mesh, prism_mesh, shade_smooth
from kit.metals import chrome, steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_RIGHT, at, move_all
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import cloth, glow, paint, plaster, plastic, rubber
from objects.joinery import floorboards, shaker_front
from objects.ovens import (
    CAVITY_DEPTH,
    CAVITY_X,
    CAVITY_Z,
    control_panel,
    fan_cover,
    open_oven_door,
    oven_cavity,
    roasting_tin,
    side_ladders,
    wire_shelf,
)
from scenes import scene

CAVITY_FLOOR = .367  # where grime is thickest


@scene('dirty-oven')
def dirty_oven(rng):
    """A built-in oven with its door open: brown film and black lumps on its walls, shelves, tin and glass."""
    return built_in_oven(rng, dirty=True)


@scene('clean-oven')
def clean_oven(rng):
    """The same oven, spotless: bright shelves, clear glass, a cloth and a spray bottle on its door."""
    return built_in_oven(rng, dirty=False)


def built_in_oven(rng, dirty):
    """An oven with its door down.

    Both pictures share kitchen, light and camera; only the grime and what stands by differ.
    """
    cabinet = paint(rng.choice(['#5f7466', '#52687c', '#d9d4c6']), .32, .03)
    top = wood('#b3834f', '#835a32', axis=0, roughness=.4, variation=.05, knots=False, bump=.1)
    stainless, wire = steel(.26, '#c6c8ca'), chrome(.12)
    black = plain_material('oven glass', colour='#0b0b0c', roughness=.05, specular=.7)
    pane = plain_material('inner pane', colour='#15171a', roughness=.035, specular=.8)
    frame = plain_material('frame enamel', colour='#34383d', roughness=.2, specular=.6)
    inside, fan = speckled_enamel(), steel(.3, '#a9acaf')
    if dirty:
        bake_on(inside, .52, .42)
        bake_on(frame, .22, .10, 'y', thick_at_floor=False)
        bake_on(pane, .40, .20, 'y', thick_at_floor=False)
        bake_on(wire, .75, .52, thick_at_floor=False)
        bake_on(fan, .80, .35, thick_at_floor=False)
    seal = cloth('#4a3c30' if dirty else '#8d9094', 500)
    kitchen_units(rng, cabinet, steel(.28), top)
    control_panel(black, stainless)
    oven_cavity(inside, frame, seal)
    fan_cover(fan, rubber('#0c0b0a', .8))
    side_ladders(wire)
    wire_shelf(CAVITY_Z + .078, .10 if dirty else .0, wire)
    wire_shelf(CAVITY_Z - .102, 0, wire)
    open_oven_door(frame, pane, stainless, steel(.4, '#8d9094'))
    if dirty:
        forgotten_tin()
    else:
        cleaned_with(rng)
    lathe([(.0001, 0), (.020, 0)], (CAVITY_X + .15, CAVITY_DEPTH - .012, CAVITY_Z + .12), glow('#ffe2b0', 4),
          TO_FRONT, segments=32)
    point_light((CAVITY_X + .12, CAVITY_DEPTH - .11, CAVITY_Z + .112), 2.0, '#ffdca8', .02)
    plane(5, 2.5, (0, -2.6, 1.25), plaster('#d8d2c4'), TO_BACK)
    plane(5, 5, (0, -1.2, 2.5), plaster('#f3f1ec'), TO_GROUND)
    window_light((-1.7, -1.7, 1.6), (0, 0, .5), (1.0, 1.2), 58, '#eaf1fb')
    area_light((.5, -1.7, 1.9), (0, .2, .5), (.7, .6), 14, '#fff1df', mirrored=False)
    plain_sky('#e6eaee', .22)
    phone_camera((.08 + rng.uniform(-.03, .03), -1.11, .90), (.0, -.10, .462), 29, (0, -.05, .48), 9, rng,
                 .01, .3)
    return Look(bounces=4, exposure=.75, warmth=.02)


def speckled_enamel():
    """The grey vitreous enamel of an oven, with its fine pale flecks."""
    m = MaterialBuilder('oven enamel', specular=.6)
    fleck = m.remap(m.noise(420, 2, .5), .66, .72)
    m.set(colour=m.mix(fleck * .5, '#6d757e', '#b9bfc5'), roughness=m.remap(m.noise(18, 3), .3, .7, .12, .2))
    return m.material


def bake_on(material, film, crust, runs='z', thick_at_floor=True):
    """Years of roasting over any material: an amber film, dark splashes, runs, and burnt black lumps.

    film and crust from 0 to 1 say how much of each; runs is the axis along which fat has run down.
    """
    m = reopen(material)
    p = m.world_position()
    _, _, z = m.components(p)
    sunk = m.remap(z, CAVITY_FLOOR + .12, CAVITY_FLOOR - .02, 0, .13) if thick_at_floor else 0.0
    amber = m.remap(m.noise(6, 4, .65, p) + sunk, .62 - film * .34, .74 - film * .28)
    wobble = m.noise(60, 3, .6, p, coloured=True) * (.03, .03, .03)
    drops = m.maximum(m.remap(m.voronoi(26, 'F1', p + wobble), .34, .24),
                      m.remap(m.voronoi(70, 'F1', p + wobble), .30, .20))
    drops = drops * m.remap(m.noise(9, 3, .6, p), .34, .50)
    stretch = (34, 34, 2.5) if runs == 'z' else (34, 2.5, 34)
    run = m.remap(m.noise(1, 4, .6, m.scaled(p, stretch)), .54, .66)
    black = m.remap(m.noise(15, 4, .72, p) + sunk * 1.3, .74 - crust * .28, .80 - crust * .28)
    c = m.source('colour')
    c = m.mix(amber * .86, c, m.mix(m.noise(30, 4, .7, p), '#553617', '#2a170a'))
    c = m.mix(run * .75, c, '#3d1f0c')
    c = m.mix(drops * .9, c, '#2a1307')
    c = m.mix(black, c, m.mix(m.noise(130, 4, .7, p), '#0b0705', '#2b180d'))
    m.set(colour=c)
    wet = m.maximum(amber, m.maximum(run, drops))
    roughness = (1.0 - wet) * m.source('roughness') + wet * .30
    m.set(roughness=m.maximum(roughness, black * .62))
    height = drops * .5 + (run * .3 + black * m.noise(110, 4, .75, p))
    m.set(normal=m.bump(height, .9, .004))
    metal = m.shader.inputs['Metallic'].default_value
    if metal:
        m.set(metallic=metal * (1.0 - m.maximum(wet, black)))


def kitchen_units(rng, cabinet, handle, top):
    """The cupboards on both sides, plinth, worktop, wall and floor."""
    for x0, side in ((-.897 - .003, 'r'), (.300, 'l')):
        box((.60, .57, .76), (x0 + .30, .30, .49), cabinet, .001)
        shaker_front(x0, .12, .60, .75, cabinet, handle, 0, side=side)
    box((.60, .016, .18), (CAVITY_X, -.008, .210), cabinet, .001)
    box((2.4, .02, .12), (0, .06, .06), cabinet, .001)
    box((.60, .57, .02), (0, .30, .875), cabinet, 0)
    box((2.6, .66, .038), (0, .29, .899), top, .004)
    plane(5, 2.5, (0, .60, 1.25), plaster('#e6dfd0'), TO_FRONT)
    plane(5, 5, (0, -1.2, -.03), plain_material('below', colour='#17120d', roughness=1))
    floorboards(rng, -1.6, 1.6, -2.4, .06,
                wood('#a98a66', '#7f6446', roughness=.42, variation=.1, knots=False), .17)


def forgotten_tin():
    """A burnt roasting tin with its remains, left in the oven."""
    tin = plain_material('tin', colour='#2a2c2f', roughness=.35, specular=.5)
    remains = plain_material('remains', colour='#3a1d0b', roughness=.25)
    bake_on(tin, .6, .5, thick_at_floor=False)
    bake_on(remains, .8, .8, thick_at_floor=False)
    roasting_tin(tin, remains)


def cleaned_with(rng):
    """A spray bottle and a cloth on the open door."""
    body = plain_material('bottle', colour=rng.choice(['#dfeef2', '#f0f1ee']), roughness=.25, specular=.5)
    spray_bottle((.175, -.235, .327), 155, body, plastic('#e9e9e6', .3),
                 plastic(rng.choice(['#2f7f5a', '#2a6fa8', '#c9542a']), .3))
    draped_cloth(-.085, .20, cloth(rng.choice(['#cfb878', '#7fa3b5', '#c9979b']), 420))


def spray_bottle(location, turn, body, trigger, band):
    """A cleaner's trigger spray; the nozzle points to local +X."""
    rings = [superellipse(0, 0, a, b, z, 3.2, 64)
             for a, b, z in ((.034, .023, 0), (.040, .028, .004), (.041, .029, .012), (.041, .029, .105),
                             (.036, .026, .130), (.022, .020, .155), (.0145, .0145, .172),
                             (.0140, .0140, .190))]
    parts = [loft(rings, (0, 0, 0), body, cap_end=True, cap_start=True, angle=50),
             loft([superellipse(0, 0, .0416, .0296, z, 3.2, 64) for z in (.030, .100)], (0, 0, 0), band),
             lathe([(.0165, .178), (.0175, .180), (.0175, .200), (.015, .204), (.0001, .205)], (0, 0, 0),
                   trigger, segments=40)]
    head = prism_mesh([(-.036, .214), (-.030, .204), (.012, .200), (.020, .206), (.052, .210), (.052, .228),
                       (.010, .240), (-.026, .236)],
                      .026, .004)
    head.materials.append(trigger)
    parts.append(place(head, (0, -.013, 0), rotation=TO_FRONT))
    parts.append(cylinder(.0085, .014, (.056, 0, .219), band, TO_RIGHT, .002, 24))
    parts.append(tube([(.030, 0, .208), (.040, 0, .190), (.036, 0, .168), (.044, 0, .152)], .0055, band, .02,
                      segments=8))
    return move_all(parts, at(location, turn))


def draped_cloth(x, width, material):
    """A cloth folded once and hung over the far edge of the open door."""
    edge = -.449
    for lift, layer_width, flat, drop in ((.0025, width, .150, .110), (.0065, width * .97, .135, .085)):
        mesh = grid_mesh(layer_width, flat + drop, 60, 60, lambda a, b: 0.0, 'cloth')
        for v in mesh.vertices:
            run = v.co.y + (flat + drop) / 2  # from the fold on the glass, over the edge, to the hem
            wave = (.0045 * sin(v.co.x * 62 + 3 * fractal(v.co.x * 9, lift * 900))
                    + .003 * fractal(v.co.x * 22, run * 14))
            if run < flat:
                v.co.y = edge + flat - run + .004
                v.co.z = .3228 + .026 * (v.co.y + .022) + lift + .0016 * abs(fractal(v.co.x * 30, run * 30))
            else:
                t = min(1.0, (run - flat) / .012)
                v.co.y = edge + .004 - .012 * sin(t * 1.57) - lift + wave * min(1.0, (run - flat) / .08)
                v.co.z = .3118 + lift - max(0.0, run - flat - .004)
            v.co.x += x
        shade_smooth(mesh, 70)
        place(mesh, material=material)
