"""Heating: a new radiator under a window."""
from kit.camera import phone_camera
from kit.light import area_light, cloudy_sky, window_light
from kit.look import Look
from kit.metals import chrome
from kit.natural import leaf, wood
from kit.material_builder import plain_material
from kit.placing import TO_RIGHT
from kit.solids import box, cylinder, lathe, tube
from kit.surfaces import cloth, paint, plaster, plastic, rubber
from objects.electrics import wall_socket
from objects.heating import compression_joint
from objects.joinery import floorboards, skirting
from objects.plants import leaf_cloud
from objects.rooms import curtain, daylight_through, enclose, greenery_outside, panes_window, wall_with_hole
from scenes import scene

WINDOW = (-.62, .62, 1.02, 2.2)
SECTIONS, PITCH, BOTTOM, TALL, OUT = 22, .050, .15, .60, -.095


@scene('radiator-new')
def new_radiator(rng):
    """A new white column radiator under a window, with neat chrome valves and pipes."""
    wall = plaster('#c9b48a', .25, .15)
    white = paint('#f5f3ee', .25, .08)
    wall_with_hole(wall, -2.2, 2.4, 2.6, WINDOW)
    enclose(-1.9, 2.1, -3.6, 2.6, wall, wall)
    panes_window(WINDOW, white, 2, 2)
    greenery_outside(rng, -5, 5)
    linen = cloth('#e9e4d8', 500)
    curtain(-.92, 2.5, .42, 2.4, linen, -.06)
    curtain(.92, 2.5, .42, 2.4, linen, -.06, 1.3)
    skirting(5, (-2.5, 0, 0), white, 0, .15)
    skirting(4, (2.1, 0, 0), white, -90, .15)
    floorboards(rng, -2.0, 2.2, -3.4, 0, wood('#a5815c', '#785636', roughness=.38, variation=.13), .14)
    column_radiator(paint('#f6f5f1', .18, 0))
    valves(chrome(.08), plastic('#f4f3ef', .25))
    pot_on_sill(rng)
    wall_socket((1.30, 0, .36), plastic('#f2f1ec', .25), rubber('#151515'))
    daylight_through(WINDOW, 26, (.1, -2.0, .2))
    window_light((-1.83, -1.7, 1.4), (.2, -.1, .4), (1.1, 1.3), 66, '#eaf1fb')
    area_light((1.0, -3.2, 2.1), (0, -.1, .5), (1.0, .8), 14, '#fff1df', mirrored=False)
    cloudy_sky(1.0, rng.randrange(9))
    phone_camera((-.38 + rng.uniform(-.03, .03), -1.72, 1.14), (.04, -.05, .56), 26, (0, -.1, .5), 7, rng,
                 .02, .4)
    return Look(bounces=4, exposure=.15, warmth=.02)


def column_radiator(white):
    """Sections of two columns each, with rounded heads and feet."""
    start = -(SECTIONS - 1) * PITCH / 2
    for k in range(SECTIONS):
        x = start + k * PITCH
        for y in (OUT - .034, OUT + .034):
            tube([(x, OUT, BOTTOM + .02), (x, y, BOTTOM + .035), (x, y, BOTTOM + TALL - .035),
                  (x, OUT, BOTTOM + TALL - .02)],
                 .0125, white, .05, segments=5, steps=5)
        for z in (BOTTOM + .022, BOTTOM + TALL - .022):
            box((PITCH - .003, .062, .040), (x, OUT, z), white, .014, segments=3)
    for x in (start - .03, -start + .03):
        for z in (BOTTOM + .022, BOTTOM + TALL - .022):
            cylinder(.021, .014, (x, OUT, z), white, TO_RIGHT, .004)
    for x in (start + .10, -start - .10):
        box((.03, .07, .03), (x, -.035, BOTTOM + TALL - .10), white, .004)


def valves(metal, white):
    """A thermostatic head on the left, a lockshield on the right; chrome pipes into the floor."""
    for s in (-1, 1):
        x = s * ((SECTIONS - 1) * PITCH / 2 + .085)
        z = BOTTOM + .022
        cylinder(.011, .06, (x - s * .035, OUT, z), metal, TO_RIGHT)
        lathe([(.012, -.009), (.019, -.008), (.019, .008), (.012, .009)], (x - s * .028, OUT, z), metal,
              TO_RIGHT,
              segments=6, angle=20)
        lathe([(.012, -.04), (.0165, -.012), (.0165, .014), (.013, .03)], (x, OUT, z), metal)
        compression_joint((x, OUT, z - .05), (0, 0, 1), metal)
        tube([(x, OUT, z - .05), (x, OUT, 0)], .0078, metal, 0)
        lathe([(.010, .006), (.024, .005), (.028, 0)], (x, OUT, 0), metal)
        if s < 0:
            lathe([(.013, .026), (.022, .032), (.0235, .06), (.0235, .095), (.019, .104), (.0001, .105)],
                  (x, OUT, z), white)
        else:
            lathe([(.013, .026), (.0165, .03), (.0165, .058), (.013, .062), (.0001, .062)], (x, OUT, z),
                  white)


def pot_on_sill(rng):
    """A plant in a clay pot on the window board."""
    x, y, z = .36, -.02, WINDOW[2] + .003
    lathe([(.001, 0), (.05, 0), (.068, .10), (.073, .10), (.073, .12), (.064, .12), (.06, .1), (.001, .1)],
          (x, y, z),
          plain_material('terracotta', colour='#b0643f', roughness=.85))
    leaf_cloud(rng, leaf('#3d6a2a', '#7aa04c', dryness=.05), (x, y, z + .24), (.15, .11, .15), 320, .085,
               with_core=False)
