"""Paving: a new patio."""
from math import radians

import bmesh
import bpy
from mathutils import Vector

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import cloudy_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh, shade_smooth, vertices_of
from kit.natural import leaf, soil, wood
from kit.noise import fractal
from kit.solids import box, place, plane
from kit.surfaces import paint
from objects.brickwork import brick_wall
from objects.garden import terracotta_pot
from objects.plants import lawn, leaf_cloud, treeline
from scenes import scene

# a four size pattern: greedy fill of a grid of 0.3 m units
UNIT, COLUMNS, ROWS = .29, 18, 18
GAP = .016
SIZES = [(3, 2), (2, 3), (2, 2), (2, 2), (2, 1), (1, 2), (3, 2)]
X0, Y0 = -2.7, -2.05
X1, Y1 = X0 + COLUMNS * UNIT, Y0 + ROWS * UNIT
WALL_X = X0 - .02
DOOR_Y, DOOR_WIDTH, DOOR_HEIGHT = 1.15, 1.7, 2.1
FENCE_Y = Y1 + 4.4
BENCH_X, BENCH_Y = .55, Y1 - .55


@scene('patio-laid')
def patio_laid(rng):
    """A new sandstone patio behind a brick house, with a bench and plants in pots."""
    tint = rng.choice(['#b49c7c', '#a49a8a', '#b08f72', '#9c9a94'])
    stone = sandstone(tint)
    sandstone_flags(rng, stone)
    joints_and_edging(rng)
    lawn_strips(rng)
    house_wall(rng)
    green, grey_green, dark_green = fence_and_planting(rng)
    planted_pots(rng, green, grey_green, dark_green)
    garden_bench()
    cloudy_sky(1.0, rng.randrange(9), contrast=.6, sun=(38, 128, 3.4))
    phone_camera((.15 + rng.uniform(-.1, .1), -2.35, 1.55), (-.12, 1.9, .28), 26, (0, .6, 0), 2.4, rng, .04)
    return Look(bounces=2, exposure=.2, warmth=.02, saturation=1.0)


def sandstone(tint):
    """Riven sandstone; each flag has its own shade, with damp patches."""
    m = MaterialBuilder('sandstone', specular=.3)
    p = m.scaled(m.object_position(), 1, m.object_offset(23))
    r = m.object_random()
    c = m.mix(m.remap(m.fraction(r * 5.7), 0, 1), colour(tint), m.hsv(colour(tint), .485, .75, .82))
    c = m.vary(c, .13, .012)
    band = m.noise(1.6, 4, .6, m.scaled(p, (1.2, 3.2, 1)) + m.noise(2, 3, coloured=True) * (.6, .6, .6))
    c = m.mix(m.remap(band, .42, .62, 0, .55), c, m.hsv(colour(tint), .47, 1.25, .66))
    c = m.mix(m.remap(m.noise(90, 4, .7, p), .58, .75, 0, .4), c, '#d9cdb6')
    damp = m.remap(m.noise(.9, 4, .6), .52, .66, 0, .45)
    c = m.hsv(c, .5, 1.05, 1.0 - damp)
    m.set(colour=c, roughness=.82 - damp * .7,
          normal=m.bump(m.noise(7, 4, .6, p) + m.noise(60, 4, .6, p) * .35, .6, .006))
    return m.material


def sandstone_flags(rng, stone):
    """A random pattern: a grid of small units filled greedily with flags of several shapes."""
    used, meshes = set(), {}
    for j in range(ROWS):
        for i in range(COLUMNS):
            if (i, j) in used:
                continue
            for a, b in rng.sample(SIZES, len(SIZES)) + [(1, 1)]:
                cells = [(i + k, j + l) for k in range(a) for l in range(b)]
                if all(cell not in used and cell[0] < COLUMNS and cell[1] < ROWS for cell in cells):
                    break
            used.update(cells)
            if (a, b) not in meshes:
                meshes[a, b] = flag_mesh(a, b, stone)
            place(meshes[a, b], (X0 + (i + a / 2) * UNIT, Y0 + (j + b / 2) * UNIT, rng.gauss(0, .0008)),
                  rotation=(radians(rng.gauss(0, .12)), radians(rng.gauss(0, .12)),
                            radians(rng.choice((0, 180)))))


def flag_mesh(a, b, stone):
    """A flag of a by b units with riven top and ragged, rounded edges."""
    mesh, bm = bpy.data.meshes.new('flag'), bmesh.new()
    width, depth = a * UNIT - GAP, b * UNIT - GAP
    bmesh.ops.create_grid(bm, x_segments=a * 12, y_segments=b * 12, size=.5)
    for v in bm.verts:
        x, y = v.co.x * width, v.co.y * depth
        inside = max(0, min(1, min(width / 2 - abs(x), depth / 2 - abs(y)) / .012))
        ragged = .0035 * fractal(x * 9 + a, y * 9 + b) if inside <= 0 else 0
        v.co = Vector((x + (ragged if abs(abs(x) - width / 2) < 1e-4 else 0),
                       y + (ragged if abs(abs(y) - depth / 2) < 1e-4 else 0),
                       .0022 * fractal(x * 5 + a * 3, y * 5 + b * 7) - .005 * (1 - inside) ** 2))
    rim = bmesh.ops.extrude_edge_only(bm, edges=[edge for edge in bm.edges if edge.is_boundary])
    for v in vertices_of(rim):
        v.co.z -= .02
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 50)
    mesh.materials.append(stone)
    return mesh


def joints_and_edging(rng):
    """The joints under the flags and a row of bricks on two sides."""
    joint = mortar('#5f574b', .3, .5)
    plane(COLUMNS * UNIT, ROWS * UNIT, (X0 + COLUMNS * UNIT / 2, Y0 + ROWS * UNIT / 2, -.006), joint)
    bricks = brick_material(('#7f5142', '#8d5c49', '#74483b', '#9a6a54'), .25)
    edging = box_mesh((.10, .20, .06), .004, 2)
    edging.materials.append(bricks)
    for k in range(24):
        place(edging, (X0 + .05 + k * .222, Y1 + .11, -.022), rotation=(0, 0, radians(90 + rng.gauss(0, .6))))
    for k in range(26):
        place(edging, (X1 + .06, Y0 + .1 + k * .212, -.022), rotation=(0, 0, radians(rng.gauss(0, .6))))


def lawn_strips(rng):
    """Lawn beyond the edging."""
    plane(30, 24, (0, 11, -.05), soil('#4b4028'))
    grass = leaf('#3c5a24', '#6f8a3c', '#9a945e', .18)
    lawn(rng, -4.5, 5.5, Y1 + .42, Y1 + 4.3, grass, .5, lambda x, y: -.03, count=6, blades=1700,
         heights=(.03, .06), width=.0045)
    lawn(rng, X1 + .40, X1 + 2.2, -.4, Y1 + .4, grass, .5, lambda x, y: -.03, count=5, blades=1700,
         heights=(.03, .06), width=.004)


def house_wall(rng):
    """The brick wall of the house on the left with its patio door."""
    house_bricks = brick_material(('#8f5a44', '#a0684e', '#7f4d3b', '#ab7658'), .25)
    brick_wall(rng, (WALL_X, -2.2, -.05), 28, 38, house_bricks, mortar('#b3a895', .4), 90, ends=True)
    frame = paint('#3a4044', .3, .02)
    pane = plain_material('pane', colour='#0f1417', roughness=.03, specular=.9)
    box((.05, DOOR_WIDTH, DOOR_HEIGHT), (WALL_X + .012, DOOR_Y + DOOR_WIDTH / 2, DOOR_HEIGHT / 2 + .03), pane,
        0)
    for post_y in (DOOR_Y, DOOR_Y + DOOR_WIDTH / 2 - .03, DOOR_Y + DOOR_WIDTH / 2 + .03, DOOR_Y + DOOR_WIDTH):
        box((.10, .06, DOOR_HEIGHT), (WALL_X + .012, post_y, DOOR_HEIGHT / 2 + .03), frame, .004)
    for rail_z in (.06, DOOR_HEIGHT + .03):
        box((.10, DOOR_WIDTH + .06, .07), (WALL_X + .012, DOOR_Y + DOOR_WIDTH / 2, rail_z), frame, .004)
    box((.16, DOOR_WIDTH + .2, .05), (WALL_X + .05, DOOR_Y + DOOR_WIDTH / 2, .03), concrete('#b5aea0'), .006)


def fence_and_planting(rng):
    """A fence, shrubs before it and far trees. Returns the greens."""
    fence_wood = wood('#9a6a3a', '#5f3b1e', axis=2, weather=.3, grey='#8f8a80', roughness=.75, variation=.12,
                      bump=.5, sheen=.25)
    mesh = box_mesh((.122, .011, 1.75), .002, 1)
    mesh.materials.append(fence_wood)
    for k in range(96):
        place(mesh, (-4.6 + k * .105, FENCE_Y + rng.gauss(0, .002), .88),
              rotation=(0, radians(rng.gauss(0, .25)), radians(6 + rng.gauss(0, .6))))
    for k in range(6):
        box((.1, .1, 1.95), (-4.5 + k * 1.9, FENCE_Y + .04, .95), fence_wood, .005)
    dark_green = leaf('#35521f', '#5c7a34', dryness=.12)
    green = leaf('#4c6a35', '#8fa352', dryness=.1)
    grey_green = leaf('#5d6f4a', '#a9b07f', dryness=.1)
    for k in range(11):
        leaf_cloud(rng, rng.choice((dark_green, green, grey_green)),
                   (-4.0 + k * .92 + rng.uniform(-.3, .3), FENCE_Y - .42 + rng.uniform(-.1, .1),
                    .25 + rng.uniform(0, .3)),
                   (rng.uniform(.36, .66), .34, .3 + rng.uniform(0, .5)), 1900, rng.uniform(.05, .085))
    treeline(rng, (dark_green, green), -9, 10, FENCE_Y + 6.5, 3.6, 1.6, 1500, .2)
    return green, grey_green, dark_green


def planted_pots(rng, green, grey_green, dark_green):
    """Three terracotta pots."""
    m = MaterialBuilder('terracotta', roughness=.85)
    m.set(colour=m.mix(m.remap(m.noise(6, 4, .7), .45, .7, 0, .6), '#a85f3f', '#c9a58c'))
    for x, y, size, leaves in ((WALL_X + .42, .55, 1.0, green), (X1 - .45, Y1 - .4, 1.15, grey_green),
                               (X1 - .95, Y1 - .28, .75, dark_green)):
        terracotta_pot((x, y, .002), m.material, size, size)
        leaf_cloud(rng, leaves, (x, y, .345 * size + .2 * size), (.24 * size, .24 * size, .26 * size), 620,
                   .075 * size)


def garden_bench():
    """A slatted wooden bench."""
    bench_wood = wood('#a5825a', '#6d4f33', axis=0, weather=.3, roughness=.7)
    for k in range(4):
        box((1.35, .085, .025), (BENCH_X, BENCH_Y - .15 + k * .1, .44), bench_wood, .004)
    for k in range(3):
        box((1.35, .022, .085), (BENCH_X, BENCH_Y + .22, .58 + k * .11), bench_wood, .004)
    for s in (-1, 1):
        box((.06, .06, .86), (BENCH_X + s * .62, BENCH_Y + .25, .43), bench_wood, .004)
        box((.06, .06, .62), (BENCH_X + s * .62, BENCH_Y - .17, .31), bench_wood, .004)
        box((.06, .46, .04), (BENCH_X + s * .62, BENCH_Y + .04, .62), bench_wood, .004)
