"""Bathroom fitting: a walk-in shower in grey."""
from math import radians, sin

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.natural import leaf, wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import cloth, enamel, glass, glow, plaster
from objects.furnishing import rug
from objects.plants import leaf_cloud
from scenes import scene

LEFT, RIGHT, HEIGHT = -1.45, 1.45, 2.4
SCREEN_X, TILE_W, TILE_H, GAP = .22, .60, .30, .003
NICHE_X, NICHE_Z = .657, 1.3635
BASIN_X, TOP_Z = -.72, .80


@scene('grey-bathroom')
def grey_bathroom(rng):
    """A new shower room: walk-in shower behind black framed glass, grey tiles, a round basin on oak."""
    black = plain_material('black metal', colour='#141516', roughness=.35, metallic=.4)
    grey_walls(rng)
    tiled_floor(rng)
    shower(black)
    vanity(black)
    mirror_and_towel(rng, black)
    rug((-.66, -1.25, 0), .80, .5, cloth('#e3ddd0', 260), 2)
    for x, y in ((-.75, -.7), (.85, -.6), (0, -1.9)):
        lathe([(.0001, 0), (.035, 0)], (x, y, HEIGHT - .004), glow('#ffe9c8', 12))
        area_light((x, y, HEIGHT - .02), (x, y, 0), (.10, .10), 8, '#ffe6c6', 130, mirrored=False)
    window_light((LEFT + .06, -2.35, 1.6), (.6, -.4, .9), (1.0, 1.1), 78, '#eaf1fb')
    area_light((.7, -3.4, 2.1), (0, -.4, .9), (1.0, .8), 16, '#fff4e8', mirrored=False)
    plain_sky('#e8ecef', .25)
    phone_camera((.18 + rng.uniform(-.03, .03), -2.95, 1.42), (-.02, -.2, 1.04), 22.5, (0, -.6, .9), 9,
                 rng, .02, -.4)
    return Look(bounces=6, exposure=.6, warmth=.02)


def slate_tile(tint, roughness):
    """A matt stone-like tile: cloudy, with a fine pale vein here and there."""
    m = MaterialBuilder('stone tile', specular=.5)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    c = m.vary(m.mix(m.remap(m.noise(2.6, 7, .7, p), .35, .7), tint, m.hsv(tint, .5, .9, 1.45)), .05)
    vein = m.remap(abs(m.noise(1.8, 5, .6, p, 1.2) - .5), .012, 0)
    m.set(colour=m.mix(vein * .35, c, '#b9b8b3'),
          roughness=m.remap(m.noise(9, 5), .3, .7, roughness, roughness + .15))
    return m.material


def grey_walls(rng):
    """Large dark grey tiles at the back and on the right, a niche in them; a pale wall on the left."""
    dark, joints = slate_tile('#4c5054', .22), grout('#8b8d8e', .1)
    mesh = box_mesh((TILE_W, .008, TILE_H), .001, 1, 'tile')
    mesh.materials.append(dark)
    for turn, x, y, columns in ((0, LEFT, 0, 6), (-90, RIGHT, 0, 7)):
        for j in range(8):
            for i in range(-1, columns):
                along = (i + .5 * (j % 2) + .5) * (TILE_W + GAP)
                z = (j + .5) * (TILE_H + GAP)
                if turn == 0 and abs(LEFT + along - NICHE_X) < .3 and abs(z - NICHE_Z) < .16:
                    continue
                at = (x + along, .004, z) if turn == 0 else (x - .004, y - along, z)
                place(mesh, at, rotation=(radians(rng.gauss(0, .06)), 0, radians(turn + rng.gauss(0, .06))))
    plane(3.4, HEIGHT + .1, (0, .006, HEIGHT / 2), joints, TO_FRONT)
    plane(HEIGHT + .1, 4.4, (RIGHT - .002, -1.9, HEIGHT / 2), joints, TO_LEFT)
    niche(dark)
    pale = plaster('#e9e6df', .2, .1)
    plane(HEIGHT + .1, 4.4, (LEFT, -1.9, HEIGHT / 2), pale, TO_RIGHT)
    plane(3.4, 4.4, (0, -1.9, HEIGHT), plaster('#f4f2ed'), TO_GROUND)
    plane(3.4, HEIGHT + .1, (0, -3.7, HEIGHT / 2), plaster('#d8d5cd'), TO_BACK)


def niche(dark):
    """A lit shelf in the tiled wall with bottles on it."""
    x0, x1, z0, z1 = NICHE_X - .30, NICHE_X + .30, NICHE_Z - .148, NICHE_Z + .148
    white = plain_material('niche', colour='#d9d5cb', roughness=.3)
    box((x1 - x0, .004, z1 - z0), ((x0 + x1) / 2, -.001, (z0 + z1) / 2), white, 0)
    for size, x, z in (((x1 - x0 + .02, .012, .012), (x0 + x1) / 2, z0),
                       ((x1 - x0 + .02, .012, .012), (x0 + x1) / 2, z1),
                       ((.012, .0115, z1 - z0), x0, NICHE_Z), ((.012, .0115, z1 - z0), x1, NICHE_Z)):
        box(size, (x, -.006, z), dark, 0)
    for x, tint, tall in ((.50, '#8a4f2a', .16), (.60, '#e9e6df', .19), (.78, '#4f6b5a', .13)):
        lathe([(.001, 0), (.028, 0), (.03, .01), (.03, tall - .04), (.012, tall - .02), (.012, tall),
               (.001, tall)],
              (x, -.04, z0 + .006), plain_material('bottle', colour=tint, roughness=.2))


def tiled_floor(rng):
    """Pale grey floor tiles and, in the shower, a low white tray."""
    mesh = box_mesh((.597, .597, .01), .001, 1, 'floor tile')
    mesh.materials.append(slate_tile('#85837e', .28))
    for i in range(6):
        for j in range(7):
            place(mesh, (LEFT + .1 + i * .6, .1 - j * .6, -.005 + rng.gauss(0, .0002)),
                  rotation=(radians(rng.gauss(0, .05)), radians(rng.gauss(0, .05)), 0))
    plane(4, 5, (0, -1.7, -.004), grout('#6f6d68', .2))
    tray = enamel('#f2f2ef', .2)
    box((RIGHT - SCREEN_X, 1.0, .035), ((RIGHT + SCREEN_X) / 2, -.50, .017), tray, .008, segments=3)
    lathe([(.001, .004), (.055, .003), (.06, 0)], ((RIGHT + SCREEN_X) / 2, -.5, .0352),
          plain_material('waste', colour='#c9ccce', metallic=1, roughness=.15))


def shower(black):
    """Black framed glass, a rain head, a hand shower on its rail and two round controls."""
    pane = glass('#e9f1ef')
    plane(.96, 2.02, (SCREEN_X, -.50, 1.05), pane, (radians(90), 0, radians(90)))
    for y in (-.012, -.985):
        box((.022, .024, 2.04), (SCREEN_X, y, 1.05), black, .002)
    for z in (.045, 1.02, 2.06):
        box((.0215, .975, .024), (SCREEN_X, -.50, z), black, .002)
    tube([(SCREEN_X, -.97, 2.06), (RIGHT, -.97, 2.06)], .010, black, 0)
    x = .86
    tube([(x, 0, 2.12), (x, -.38, 2.12), (x, -.38, 2.06)], .011, black, .03)
    lathe([(.004, .03), (.02, .02), (.13, .008), (.135, .003), (.135, -.004), (.0001, -.005)],
          (x, -.38, 2.04), black)
    for z in (.98, 1.06):
        cylinder(.04, .02, (1.16, -.01, z - .02), black, TO_FRONT, .004)
    for z in (.96, 1.04):
        cylinder(.022, .05, (1.16, -.04, z), black, TO_FRONT, .004)
    tube([(1.16, -.05, 1.20), (1.16, -.05, 1.84)], .009, black, 0)
    tube([(1.16, -.05, 1.78), (1.16, -.12, 1.80)], .012, black, 0)
    lathe([(.012, .06), (.05, .02), (.05, 0), (.0001, -.004)], (1.16, -.13, 1.76), black, (radians(35), 0, 0))
    tube([(1.16, -.10, 1.78), (1.24, -.08, 1.3), (1.21, -.07, .86), (1.16, -.05, .93)], .007, black, .2)


def vanity(black):
    """An oak shelf with drawers, a round white basin on it and a tall black tap."""
    oak = wood('#bd8c55', '#8d5f31', roughness=.35, variation=.06, knots=False)
    width, depth = 1.10, .48
    box((width, depth, .045), (BASIN_X, -depth / 2 - .006, TOP_Z - .022), oak, .004)
    box((width - .04, depth - .03, .34), (BASIN_X, -depth / 2 - .002, TOP_Z - .225), oak, .003)
    for s in (-1, 1):
        box((width / 2 - .03, .018, .325), (BASIN_X + s * (width / 4 - .004), -depth - .002, TOP_Z - .225),
            oak, .004)
        box((.22, .014, .014), (BASIN_X + s * width / 4, -depth - .022, TOP_Z - .10), black, .003)
    glaze = enamel('#f6f5f2', .05)
    lathe([(.001, .0), (.11, 0), (.15, .02), (.19, .085), (.205, .135), (.208, .140), (.203, .143),
           (.196, .138),
           (.178, .085), (.13, .028), (.03, .018), (.001, .018)], (BASIN_X - .06, -.25,
                                                                   TOP_Z), glaze, segments=96, angle=50)
    x = BASIN_X + .22
    cylinder(.022, .02, (x, -.12, TOP_Z + .01), black)
    tube([(x, -.12, TOP_Z), (x, -.12, TOP_Z + .29), (x - .18, -.19, TOP_Z + .29),
          (x - .19, -.193, TOP_Z + .25)],
         .013, black, .02)
    tube([(x, -.12, TOP_Z + .16), (x + .06, -.14, TOP_Z + .17)], .007, black, 0)
    lathe([(.001, 0), (.034, 0), (.036, .1), (.012, .12), (.012, .15), (.001, .15)],
          (BASIN_X + .40, -.2, TOP_Z),
          plain_material('soap', colour='#6b4a2c', roughness=.15))


def mirror_and_towel(rng, black):
    """A wide mirror with light round its edge, a plant, and a towel on a black rail."""
    x, z, wide, tall = BASIN_X, 1.52, .98, .68
    box((wide + .05, .02, tall + .05), (x, -.014, z), glow('#fff0d6', 2.2), .01)
    box((wide, .024, tall), (x, -.022, z),
        plain_material('mirror', colour='#f4f7f6', metallic=1.0, roughness=.01),
        .004)
    lathe([(.001, 0), (.045, 0), (.06, .10), (.055, .10), (.001, .08)], (BASIN_X - .42, -.2, TOP_Z),
          plain_material('pot', colour='#d9d4c8', roughness=.7))
    leaf_cloud(rng, leaf('#3d6a2a', '#7aa04c', dryness=.05), (BASIN_X - .42, -.2, TOP_Z + .24),
               (.12, .10, .15), 260,
               .07)
    tube([(LEFT + .07, -.62, 1.12), (LEFT + .07, -1.25, 1.12)], .010, black, 0)
    towel = cloth('#b5643a', 500)
    place(grid_mesh(.46, .72, 60, 30, lambda u, v: .008 * sin(u * 28 + v * 3), 'towel'),
          (LEFT + .085, -.94, .78), towel, (radians(90), 0, radians(90)))
