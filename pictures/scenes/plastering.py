"""Plastering: a cracked wall and a new one."""
from math import hypot

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh
from kit.metals import steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import cloth, paint, plaster, plastic, rubber
from objects.decorating import dust_sheet
from objects.electrics import light_switch
from objects.joinery import coving, floorboards
from objects.plasterwork import broken_wall, crack_line
from objects.tools import bucket, spirit_level, step_ladder
from scenes import scene

WIDTH, HEIGHT, MIDDLE_Z = 2.9, 1.7, 1.95
# each hole: its middle (x, z), half its width and height, a seed for its edge
HOLES = [(-.30, 2.12, .175, .115, .3), (-.06, 2.225, .055, .042, 1.3), (-.56, 2.27, .06, .05, 2.2)]
FRAME_HEAD = 1.98  # head of the door frame at x = .25


@scene('cracked-plaster')
def cracked_plaster(rng):
    """A stepped crack runs through the plaster beside a door; a patch has come away."""
    tint = rng.choice(['#9db0a0', '#98abb8', '#b7a083'])
    cracked_wall(rng, tint)
    ceiling_and_door()
    crooked_picture()
    window_light((-2.1, -1.3, 1.9), (0, 0, 2.0), (1.0, 1.4), 62, '#e9f1fb', bars=False)
    area_light((.9, -2.4, 2.3), (0, 0, 1.9), (.5, .5), 7, '#ffe3bb')
    plane(5, 3, (0, -3.2, 1.3), plaster('#d8d2c4'), TO_BACK)
    plane(5, 5, (0, -1.5, 0), wood('#8a6a4a', '#5f4630'))
    plain_sky('#e4e8ec', .18)
    phone_camera((-.06 + rng.uniform(-.04, .04), -1.22, 1.70), (-.19, 0, 2.07), 27, (-.2, 0, 2.1), 8, rng,
                 .015, .8)
    return Look(bounces=3, exposure=.5, warmth=.02)


@scene('plastered-wall')
def plastered_wall(rng):
    """The wall after the plasterer: a fresh pink skim, half dry, with trowel sheen; tools on the sheet."""
    skimmed_room(rng, fresh_skim())
    galvanised = steel(.4, '#a9acae')
    open_back_box(galvanised)
    aluminium = buckets_and_hawk(rng, galvanised)
    finishing_trowel(aluminium)
    level_and_ladder()
    window_light((-2.12, -1.5, 1.45), (.4, -.3, .9), (1.15, 1.4), 105, '#e9f0fa')
    area_light((.5, -3.4, 2.2), (.2, -.2, 1.0), (1.0, .8), 10, '#fff1df', mirrored=False)
    plain_sky('#e6eaee', .2)
    phone_camera((.10 + rng.uniform(-.05, .05), -2.55, 1.20), (.12, -.3, .80), 26, (.1, -.5, .4), 8, rng, .03,
                 .5)
    return Look(bounces=4, exposure=.55, warmth=.015)


def cracked_wall(rng, tint):
    """The broken wall, the stepped crack over the door and the finer ones off it."""
    broken_wall(tint, WIDTH, HEIGHT, 580, 340, hole_depth, (0, 0, MIDDLE_Z), .2, undercoat='#9a8468')
    plane(3, 1.4, (0, .001, .5), plaster(tint, .2), TO_FRONT)
    dark = plain_material('crack', colour='#2b241c', roughness=1.0, specular=.02)
    main = [(.222, FRAME_HEAD + .06), (.16, 2.10), (.10, 2.14), (.02, 2.19), (-.08, 2.20), (-.16, 2.17),
            (-.30, 2.14), (-.42, 2.20), (-.50, 2.26), (-.60, 2.30), (-.74, 2.42), (-.86, 2.47), (-1.0, 2.62)]
    crack_line(rng, main, .0085, .0045, dark, hole_depth)
    for a, b, c, w in (
        ((-.08, 2.20), (-.10, 2.36), (-.02, 2.62), .0024), ((-.42, 2.20), (-.58, 2.12), (-.72, 2.11), .0026),
        ((-.72, 2.11), (-.84, 2.0), (-.95, 1.97), .0016), ((-.60, 2.30), (-.58, 2.42), (-.66, 2.62), .0018),
        ((-.24, 2.07), (-.20, 1.94), (-.26, 1.80), .0028), ((-.26, 1.80), (-.22, 1.66), (-.30, 1.52), .0014),
        ((-.30, 2.05), (-.44, 1.95), (-.47, 1.84), .0014), ((.10, 2.14), (.16, 2.30), (.30, 2.45), .0014),
        ((-.84, 2.0), (-.90, 1.84), (-.86, 1.7), .001)):
        crack_line(rng, [a, b, c], w * 1.3, w * .5, dark, hole_depth, jaggedness=.005)


def hole_depth(x, z):
    """How deep the wall is broken at a point, in metres."""
    d = 0.0
    for hole_x, hole_z, half_width, half_height, seed in HOLES:
        u, v = (x - hole_x) / half_width, (z - hole_z) / half_height
        if abs(u) > 1.8 or abs(v) > 1.8:
            continue
        q = hypot(u, v) + .38 * fractal(x * 11 + seed, z * 11) + .20 * fractal(x * 44, z * 44 + seed)
        if q < 1:
            skim = min(1, (1 - q) / .10)
            coat = min(1, max(0, 1 - q - .16) / .05)
            d = max(d, .0022 * skim + .0062 * coat + .0012 * coat * fractal(x * 60, z * 60))
    # plaster that has lifted round the hole stands a little proud
    if d == 0 and abs(x + .3) < .5 and abs(z - 2.13) < .4:
        r = hypot((x + .3) / .34, (z - 2.13) / .24)
        d = -.006 * max(0, 1 - r)
    return d


def ceiling_and_door():
    """Ceiling, coving, architrave, a panelled door and a light switch."""
    plane(5, 5, (0, -2.2, 2.66), plaster('#efece4'), TO_GROUND)
    coving(5, (-2.5, 0, 2.66), paint('#efece4', .6), 0, .10)
    gloss = paint('#ece9df', .25, .12, .1)
    box((.085, .024, 2.0), (.245, -.012, 1.0), gloss, .005, segments=3)
    box((.055, .034, 2.0), (.262, -.016, 1.0), gloss, .006, segments=3)
    box((1.0, .024, .085), (.70, -.0127, 2.02), gloss, .005, segments=3)
    box((.97, .034, .055), (.72, -.0166, 2.003), gloss, .006, segments=3)
    box((.80, .035, 1.985), (.69, .0115, .9925), gloss, .001)
    for z0, z1 in ((1.10, 1.84), (.2, .85)):
        for x0 in (.42, .76):
            for a, b, c, d in ((x0, x0 + .24, z0, z0 + .018), (x0, x0 + .24, z1 - .018, z1),
                               (x0, x0 + .018, z0, z1), (x0 + .222, x0 + .24, z0, z1)):
                box((b - a, .010, d - c), ((a + b) / 2, -.0085 - .0004 * (b - a > .1), (c + d) / 2), gloss,
                    .003)
    light_switch((-.02, 0, 1.40), plastic('#f2f1ec', .25))


def crooked_picture():
    """A small landscape in a frame, a little out of true."""
    frame = wood('#5b3d26', '#3a2617', axis=0, knots=False, roughness=.4)
    mount = plain_material('mount', colour='#efece2', roughness=.8)
    parts = [box((.30, .004, .38), (0, -.008, 0), mount, 0),
             box((.19, .004, .26), (0, -.010, 0), painted_landscape(), 0)]
    parts += [box((width, .022, height), (x, -.012 - .0006 * (width > height), z), frame, .003)
              for width, height, x, z in ((.34, .022, 0, .20), (.34, .022, 0, -.20), (.022, .42, .16, 0),
                                          (.022, .42, -.16, 0))]
    move_all(parts, moved((-.83, 0, 1.56)) @ rotated('Y', 2.2))


def painted_landscape():
    """Green hills under a sky."""
    m = MaterialBuilder('art', roughness=.6)
    p = m.object_position()
    _, _, height = m.components(p)
    horizon = m.remap(height + (m.noise(6, 3, .6, p) - .5) * .10, -.03, .0)
    hills = m.mix(m.noise(9, 4, .6, p), '#54694f', '#8a9a6a')
    m.set(colour=m.mix(horizon, hills, m.mix(m.remap(height, 0, .2), '#e9dcc3', '#9fb6c6')))
    return m.material


def fresh_skim():
    """Pink plaster, half dry, with the sweep of the trowel."""
    m = MaterialBuilder('fresh skim', specular=.35)
    p = m.world_position()
    _, _, height = m.components(p)
    patches = m.noise(1.1, 4, .6, m.scaled(p, (1, 1, .8)))
    wet = m.remap(patches + (1.2 - height) * .10, .40, .70)
    c = m.mix(wet, m.mix(m.noise(3, 4, .6), '#dcb8a3', '#d2a991'),
              m.mix(m.noise(2.4, 4, .6), '#bd8a71', '#c7967c'))
    bent = m.scaled(p, (1.1, 1, 1.6)) + m.noise(.8, 2, .5, coloured=True) * (2.5, 2.5, 2.5)
    sweep = m.wave(1.0, bent, 5, 3, 1.2)
    c = m.hsv(c, .5, 1, m.remap(sweep, 0, 1, .965, 1.035))
    m.set(colour=c, roughness=m.remap(sweep, .2, .8, .62, .44) - wet * .1,
          normal=m.bump(sweep, .10, .004, m.bump(m.noise(1.5, 3, .5, p), .10, .02)))
    return m.material


def skimmed_room(rng, skimmed):
    """Two fresh walls, the old ones, the floor and the strip where the skirting was."""
    plane(6, 2.6, (0, 0, 1.3), skimmed, TO_FRONT)
    plane(2.6, 5, (1.85, -2.4, 1.3), skimmed, TO_LEFT)
    plane(2.6, 5, (-2.2, -2.4, 1.3), plaster('#e6e0d3'), TO_RIGHT)
    plane(6, 5, (0, -2.4, 2.5), plaster('#f1efe8', .1), TO_GROUND)
    plane(6, 2.6, (0, -4.4, 1.3), plaster('#d8d2c4'), TO_BACK)
    boards = wood('#a07a52', '#6f5033', roughness=.6, variation=.14)
    floorboards(rng, -2.2, 1.9, -3.6, 0, boards, .14)
    box((6, .012, .10), (0, -.002, .04), mortar('#8f8373', .6, 1), .002)


def open_back_box(galvanised):
    """A socket box with its two cables hanging out."""
    x, z = .75, .42
    box((.142, .004, .078), (x, -.001, z), rubber('#1c1c1c'), 0)
    for width, height, dx, dz in ((.142, .006, 0, .036), (.142, .006, 0, -.036), (.006, .078, .068, 0),
                                  (.006, .078, -.068, 0)):
        box((width, .008, height), (x + dx, -.003, z + dz), galvanised, .001)
    for k, tint in enumerate(('#cfcec8', '#b9b9b4')):
        tube([(x - .02 + k * .04, .0, z + .01), (x - .03 + k * .05, -.05, z + .02),
              (x - .01 + k * .05, -.075, z - .05), (x + .01 + k * .03, -.06, z - .10)],
             .0046, plain_material('cable', colour=tint, roughness=.5), .03)


def buckets_and_hawk(rng, galvanised):
    """A sheet with two buckets of plaster and a loaded hawk."""
    dust_sheet((.12, -.72, .0), 2.3, 1.05, cloth('#cfc8b8', 700), rng.randrange(40), 2, .014)
    skim = MaterialBuilder('skim', roughness=.5, specular=.4)
    skim.set(colour=skim.mix(skim.noise(30, 4), '#b58970', '#c69a82'))
    bucket((-.55, -.55, .018), plastic('#26282b', .5), skim.material, .17, .30, .80, galvanised)
    bucket((-.98, -.62, .018), plastic('#b8542a', .5), skim.material, .14, .25, .6, galvanised)
    aluminium = steel(.3, '#c3c6c9')
    hawk = [box((.30, .30, .004), (0, 0, .12), aluminium, .001),
            lathe([(.001, 0), (.016, .002), (.019, .03), (.017, .09), (.02, .118)], (0, 0, 0),
                  wood('#a8703a', '#7a4a20', axis=2, knots=False), segments=32)]
    heap = grid_mesh(.24, .22, 60, 56,
                     lambda a, b: max(-.003,
                                      .050 * (1 - (a / .112) ** 2 - (b / .100) ** 2)
                                      * (1 + .7 * fractal(a * 14, b * 14))),
                     'skim heap')
    hawk.append(place(heap, (0, 0, .124), skim.material, (0, 0, .4)))
    move_all(hawk, moved((.05, -.80, .025)) @ rotated('Z', 20))
    return aluminium


def finishing_trowel(aluminium):
    """A finishing trowel: blade, spine and handle."""
    parts = [box((.28, .115, .0014), (0, 0, 0), aluminium, .0005),
                    box((.24, .012, .010), (0, 0, .006), aluminium, .003)]
    parts += [cylinder(.006, .05, (sx, 0, .03), aluminium) for sx in (-.045, .045)]
    parts.append(
        lathe([(.001, -.068), (.014, -.064), (.0165, -.02), (.0165, .03), (.014, .062), (.001, .066)],
              (0, 0, .056), wood('#b07a42', '#7d4f24', axis=2, knots=False), TO_RIGHT, segments=32))
    move_all(parts, moved((.46, -.80, .034)) @ rotated('Z', -28))


def level_and_ladder():
    """A long yellow level against the wall and a step ladder."""
    spirit_level((1.28, -.06, .60), -84, paint('#d3a81c', .35), .35)
    step_ladder((-1.42, -.52, 0), 24, steel(.4, '#c9cbce'), rubber('#3a3c40', .6))
