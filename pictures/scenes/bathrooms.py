"""Bathroom fitting: a finished bathroom."""
from math import radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.metals import brass, chrome, steel
from kit.natural import leaf
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import cloth, enamel, glass, glazed_tile, glow, paint, plaster, plastic, rubber
from objects.bathroom import basin, mixer_tap, toilet
from objects.plants import leaf_cloud
from objects.tiling import tile_wall
from scenes import scene

WIDTH, HEIGHT = 2.3, 2.35
WINDOW_WIDTH, WINDOW_HEIGHT, WINDOW_X, WINDOW_Z = .95, .916, -.42, 1.266
TILE_WIDTH, TILE_HEIGHT, GAP = .2, .1, .002
TILE_ROWS = int(2.1 / (TILE_HEIGHT + GAP))
BATH_LENGTH, BATH_WIDTH = 1.7, .72
BATH_X, BATH_Y, BATH_Z = -WIDTH / 2 + BATH_LENGTH / 2 + .01, -BATH_WIDTH / 2 - .006, .55
CABINET_WIDTH = .55
BASIN_X, BASIN_Y = WIDTH / 2 - .23, -.98


@scene('finished-bathroom')
def finished_bathroom(rng):
    """A new bathroom: bath under a frosted window, white tiles, basin, toilet and towel rail."""
    accent = rng.choice(['#35534f', '#3d4a5c', '#5c6b58', '#6b5a52'])
    tiled_floor(rng)
    tiled_walls(rng)
    painted_walls(accent)
    frosted_window()
    glaze, metal = enamel('#f4f4f1', .05), chrome(.05)
    bath(glaze)
    bath_filler_and_shower(metal)
    glass_screen(metal)
    basin_cabinet(accent, glaze, metal)
    round_mirror()
    toilet((-WIDTH / 2 + .01, -1.40, 0), 90, glaze, metal)
    towel_rail(rng, metal)
    plant_and_bath_mat(rng)
    ceiling_lights(metal)
    plain_sky('#e8ecef', .2)
    phone_camera((.10, -3.05, 1.34), (-.03, -.2, .87), 22, (0, -.9, .8), 9, rng, .03)
    return Look(bounces=6, exposure=.95, warmth=.03)


def tiled_floor(rng):
    """Grey floor tiles on dark grout."""
    mesh = box_mesh((.297, .297, .01), .0012, 1, 'ft')
    mesh.materials.append(grey_floor_tile())
    for i in range(9):
        for j in range(13):
            place(mesh,
                  (-WIDTH / 2 + .15 + i * .3 - .1, -3.2 + .15 + j * .3, -.005 + rng.uniform(-.0002, .0002)),
                  rotation=(radians(rng.gauss(0, .06)), radians(rng.gauss(0, .06)),
                            radians(rng.choice((0, 90, 180)))))
    plane(4, 5, (0, -1.5, -.004), grout('#6f6d68', .2))


def grey_floor_tile():
    """A matt grey tile, cloudy, a little other from tile to tile."""
    m = MaterialBuilder('floor tile', specular=.5)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    cloudy = m.mix(m.remap(m.noise(3, 7, .7, p), .4, .7), '#8d8c88', '#a5a39d')
    m.set(colour=m.vary(cloudy, .05), roughness=m.remap(m.noise(9, 5), .3, .7, .25, .42))
    return m.material


def tiled_walls(rng):
    """White metro tiles round the window and on the left wall."""
    tile = glazed_tile('#eceae4', .025, .05)
    joints = grout('#aeaaa0', .15)
    tile_wall(rng, (-WIDTH / 2, 0, .042), 12, TILE_ROWS + 4, TILE_WIDTH, TILE_HEIGHT, tile, joints, gap=GAP,
              bond=.5, tilt=.14, with_bed=False,
              hole=(WINDOW_X + WIDTH / 2, WINDOW_X + WINDOW_WIDTH + WIDTH / 2, WINDOW_Z - .042,
                    WINDOW_Z + WINDOW_HEIGHT - .042))
    for x0, x1, z0, z1 in ((-WIDTH / 2, WINDOW_X, 0, HEIGHT), (WINDOW_X + WINDOW_WIDTH, WIDTH / 2, 0, HEIGHT),
                           (WINDOW_X, WINDOW_X + WINDOW_WIDTH, 0, WINDOW_Z),
                           (WINDOW_X, WINDOW_X + WINDOW_WIDTH, WINDOW_Z + WINDOW_HEIGHT, HEIGHT)):
        box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, .0118, (z0 + z1) / 2), joints, 0)
    tile_wall(rng, (-WIDTH / 2 + .004, -1.01, .45), 5, TILE_ROWS, TILE_WIDTH, TILE_HEIGHT, tile, joints,
              turn=90, gap=GAP, tilt=.14, with_bed=False)
    box((.012, 1.02, HEIGHT - .45), (-WIDTH / 2 - .0045, -.5, .45 + (HEIGHT - .45) / 2), joints, 0)
    box((.012, .008, 2.1), (-WIDTH / 2 + .004, -1.016, .45 + 1.05), steel(.2), .001)


def painted_walls(accent):
    """Painted walls, the ceiling and the wall behind the camera."""
    painted = plaster(accent, .2, .1, 0, .6)
    plane(HEIGHT, 4, (-WIDTH / 2 - .012, -2.0, HEIGHT / 2), painted, TO_RIGHT)
    plane(HEIGHT, 4.4, (WIDTH / 2, -2.0, HEIGHT / 2), painted, TO_LEFT)
    plane(4, 5, (0, -2, HEIGHT), plaster('#f3f1ec'), TO_GROUND)
    plane(4, HEIGHT, (0, -3.6, HEIGHT / 2), plaster('#d8d5cd'), TO_BACK)


def frosted_window():
    """A white window with a bright frosted pane, and the daylight through it."""
    frame = plastic('#f4f4f1', .2)
    middle_x, middle_z = WINDOW_X + WINDOW_WIDTH / 2, WINDOW_Z + WINDOW_HEIGHT / 2
    for width, height, x, z in ((.06, WINDOW_HEIGHT, WINDOW_X + .03, middle_z),
                                (.06, WINDOW_HEIGHT, WINDOW_X + WINDOW_WIDTH - .03, middle_z),
                                (WINDOW_WIDTH, .06, middle_x, WINDOW_Z + .03),
                                (WINDOW_WIDTH, .06, middle_x, WINDOW_Z + WINDOW_HEIGHT - .03),
                                (.05, WINDOW_HEIGHT, middle_x, middle_z)):
        box((width, .06, height), (x, .10, z), frame, .006)
    box((WINDOW_WIDTH + .02, .16, .03), (middle_x, .05, WINDOW_Z), frame, .008)
    for x in (WINDOW_X, WINDOW_X + WINDOW_WIDTH):
        box((.01, .14, WINDOW_HEIGHT), (x, .07, middle_z), plaster('#f0eee8', .1), 0)
    plane(WINDOW_WIDTH, WINDOW_HEIGHT, (middle_x, .115, middle_z), frosted_glow(), TO_FRONT)
    area_light((middle_x, .02, middle_z), (middle_x, -2, .4), (WINDOW_WIDTH * .9, WINDOW_HEIGHT * .9), 34,
               '#eef4fb', visible=False)


def frosted_glow():
    """Frosted glass with the day behind it: a soft uneven glow."""
    m = MaterialBuilder('frosted')
    daylight = m.mix(m.noise(2.2, 3, .5), '#dfe9ef', '#f7faf9')
    m.show(m.node('ShaderNodeEmission', inputs={'Color': daylight, 'Strength': 1.0}))
    return m.material


def bath(glaze):
    """A white bath with its panels."""
    rings = [superellipse(0, 0, BATH_LENGTH / 2 - .002, BATH_WIDTH / 2 - .002, -.035, 14),
             superellipse(0, 0, BATH_LENGTH / 2, BATH_WIDTH / 2, -.008, 14),
             superellipse(0, 0, BATH_LENGTH / 2 - .003, BATH_WIDTH / 2 - .003, -.001, 14),
             superellipse(0, 0, BATH_LENGTH / 2 - .012, BATH_WIDTH / 2 - .012, 0, 14)]
    for k, (dz, inset) in enumerate(((0, .07), (-.004, .08), (-.015, .09), (-.05, .098), (-.2, .12),
                                     (-.33, .15), (-.38, .19), (-.4, .25))):
        rings.append(superellipse(.0, 0, BATH_LENGTH / 2 - inset * 1.15, BATH_WIDTH / 2 - inset, dz,
                                  5.5 - k * .2))
    loft(rings, (BATH_X, BATH_Y, BATH_Z), glaze, cap_end=True, angle=45)
    panel = paint('#f2f1ed', .2, .0)
    box((BATH_LENGTH, .018, BATH_Z - .05), (BATH_X, -BATH_WIDTH + .012, (BATH_Z - .04) / 2), panel, .004)
    box((.018, BATH_WIDTH, BATH_Z - .05), (BATH_X + BATH_LENGTH / 2 - .012, BATH_Y, (BATH_Z - .04) / 2),
        panel, .004)


def bath_filler_and_shower(metal):
    """Bath filler and shower head on the left wall."""
    tube([(-WIDTH / 2 + .02, -.36, .72), (-WIDTH / 2 + .17, -.36, .72), (-WIDTH / 2 + .17, -.36, .69)], .017,
         metal, .03)
    cylinder(.032, .02, (-WIDTH / 2 + .02, -.36, .72), metal, TO_RIGHT, .004)
    cylinder(.03, .06, (-WIDTH / 2 + .03, -.36, .98), metal, TO_RIGHT, .008)
    box((.02, .012, .07), (-WIDTH / 2 + .07, -.36, .98), metal, .004)
    tube([(-WIDTH / 2 + .03, -.36, 1.0), (-WIDTH / 2 + .055, -.36, 1.05), (-WIDTH / 2 + .055, -.36, 2.02),
          (-WIDTH / 2 + .36, -.36, 2.02), (-WIDTH / 2 + .36, -.36, 1.97)],
         .0095, metal, .06)
    lathe([(.004, .03), (.02, .02), (.1, .008), (.105, .003), (.105, -.003), (.0001, -.004)],
          (-WIDTH / 2 + .36, -.36, 1.95), metal)


def glass_screen(metal):
    """The shower screen."""
    screen = glass('#eef5f3')
    plane(.85, 1.42, (-WIDTH / 2 + .43, -BATH_WIDTH + .05, BATH_Z + .71), screen, TO_FRONT)
    box((.008, .008, 1.42), (-WIDTH / 2 + .855, -BATH_WIDTH + .05, BATH_Z + .71), steel(.2), .002)
    box((.02, .03, 1.42), (-WIDTH / 2 + .012, -BATH_WIDTH + .05, BATH_Z + .71), metal, .003)


def basin_cabinet(accent, glaze, metal):
    """A cabinet with basin and tap on the right wall."""
    cabinet = paint(accent, .3, .02)
    box((.42, CABINET_WIDTH, .42), (BASIN_X, BASIN_Y, .50), cabinet, .004)
    box((.42, .012, .12), (BASIN_X, BASIN_Y - CABINET_WIDTH / 2 + .006, .76), cabinet, .002)
    box((.42, .012, .12), (BASIN_X, BASIN_Y + CABINET_WIDTH / 2 - .006, .76), cabinet, .002)
    for s in (-1, 1):
        box((.018, CABINET_WIDTH / 2 - .004, .5), (BASIN_X - .228, BASIN_Y + s * CABINET_WIDTH / 4, .56),
            cabinet, .004)
        cylinder(.009, .025, (BASIN_X - .245, BASIN_Y + s * .03, .66), brass(.2), TO_RIGHT)
    basin(glaze, metal, rubber('#101010'), (BASIN_X, BASIN_Y, .865), 90 + 180, .58, .47, .11)
    mixer_tap(metal, rubber('#101010'), (BASIN_X + .165, BASIN_Y, .865), 270, 14)


def round_mirror():
    """A mirror in a brass ring."""
    mirror = plain_material('mirror', colour='#f4f7f6', metallic=1.0, roughness=.01)
    lathe([(.0001, 0), (.3, 0), (.302, -.004)], (WIDTH / 2 - .012, BASIN_Y, 1.55), mirror, TO_LEFT,
          segments=96)
    lathe([(.3, -.012), (.3, .006), (.312, .006), (.312, -.012)], (WIDTH / 2 - .012, BASIN_Y, 1.55),
          brass(.22), TO_LEFT, segments=96)


def towel_rail(rng, metal):
    """A chrome ladder rail with one towel."""
    for s in (0, .48):
        tube([(WIDTH / 2 - .06, -1.62 - s, .75), (WIDTH / 2 - .06, -1.62 - s, 1.75)], .012, metal, 0)
    for k in range(9):
        tube([(WIDTH / 2 - .06, -1.62, .8 + k * .11), (WIDTH / 2 - .06, -2.1, .8 + k * .11)], .009, metal, 0)
    towel = cloth(rng.choice(['#c98f6b', '#d7cdb9', '#8fa3a8']), 500)
    place(grid_mesh(.40, .62, 60, 40, lambda x, y: .008 * sin(x * 30 + y * 3) + .004 * fractal(x * 9, y * 9),
                    'towel'),
          (WIDTH / 2 - .085, -1.86, 1.15), towel, (radians(90), 0, radians(-90)))


def plant_and_bath_mat(rng):
    """A plant on the sill, a mat on the floor."""
    pot = plain_material('pot', colour='#b9704d', roughness=.8)
    lathe([(.001, 0), (.038, 0), (.05, .075), (.054, .075), (.054, .09), (.048, .09), (.045, .07),
           (.001, .07)],
          (WINDOW_X + .77, .03, WINDOW_Z + .016), pot)
    leaves = leaf('#3d6a2a', '#7aa04c', dryness=.05)
    leaf_cloud(rng, leaves, (WINDOW_X + .77, .03, WINDOW_Z + .2), (.1, .06, .11), 260, .07)
    bath_mat = cloth('#cfc8ba', 300)
    place(grid_mesh(.75, .45, 60, 40, lambda x, y: .012 + .003 * fractal(x * 14, y * 14), 'mat'),
          (-.12, -1.12, 0), bath_mat, (0, 0, radians(3)))


def ceiling_lights(metal):
    """Three small lamps in the ceiling."""
    for x, y in ((-.5, -.8), (.5, -.8), (0, -1.8)):
        lathe([(.0001, 0), (.035, 0)], (x, y, HEIGHT - .004), glow('#ffe9c8', 14))
        lathe([(.035, 0), (.045, -.004), (.046, .004)], (x, y, HEIGHT - .004), metal)
        area_light((x, y, HEIGHT - .02), (x, y, 0), (.08, .08), 5, '#ffdfb4', 120)
