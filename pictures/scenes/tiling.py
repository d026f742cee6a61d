"""Tiling: cracked tiles over a bath."""
from math import radians

from mathutils import Euler

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.masonry import grout
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import prism_mesh
from kit.metals import chrome, steel
from kit.placing import TO_BACK, TO_FRONT, TO_RIGHT, moved
from kit.solids import box, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import enamel, glazed_tile, plaster, plastic
from objects.tiling import tile_shards, tile_wall
from scenes import scene

TILE_SIZE, GAP = .148, .003
PITCH = TILE_SIZE + GAP
COLUMNS, ROWS = 12, 9
X0, Z0 = -.9, .012
# tiles that break, by (column, row): angles of the cracks, the centre they start from, shards that are gone
BROKEN = {(6, 1): ([12, 58, 97, 150, 205, 262, 318], (.012, -.008), (1, 2)),
          (7, 1): ([172, 24], (-.02, .0), ()), (8, 2): ([215, 48], (.0, .0), ()),
          (8, 1): ([160, 100], (-.03, .02), ()), (5, 1): ([352, 118, 232], (.03, .01), ()),
          (5, 2): ([290, 115], (.0, .0), ()), (6, 2): ([277, 95, 20], (-.01, -.02), ()),
          (6, 3): ([268, 60], (.0, .0), ()), (7, 2): ([180, 262], (-.03, -.04), ()),
          (6, 0): ([100, 300], (.0, .03), ())}
# the place of the smashed tile
HOLE_X0, HOLE_X1 = X0 + 6 * PITCH - GAP, X0 + 7 * PITCH
HOLE_Z0, HOLE_Z1 = Z0 + PITCH - GAP, Z0 + 2 * PITCH


@scene('cracked-tiles')
def cracked_tiles(rng):
    """Cracked tiles over the rim of a bath: one is smashed, a piece of it lies below."""
    tint = rng.choice(['#9dbfb4', '#a2b9ca', '#dccba4', '#b9cfc8'])
    tile = glazed_tile(tint, .03, .06)
    whole_tiles(rng, tile)
    raw = plain_material('biscuit', colour='#a8704c', roughness=.95)
    broken_tiles(rng, tile, raw)
    bath_rim()
    fallen_pieces(rng, tile, raw)
    shower_rail()
    plane(5, 5, (0, -1.5, 2.3), plaster('#eeeae0'))
    plane(5, 3, (0, -2.6, 1), plaster('#cfd6d6'), TO_FRONT)
    plane(3, 5, (-1.5, -1, 1), plaster('#d8d8d2'), TO_RIGHT)
    plane(5, 5, (0, -1.5, -.5), plaster('#8d8a84'))
    window_light((-1.35, -1.1, .95), (.1, 0, .35), (.7, 1.0), 26, '#e9f1fb')
    window_light((-.62, -1.95, .92), (-.1, 0, .4), (.75, .95), 17, '#e9f1fb')
    area_light((.5, -1.3, 2.1), (.1, -.2, .3), (.3, .3), 9, '#ffdcae')
    plain_sky('#dfe5ea', .18)
    phone_camera((-.10, -.52, .40), (.115, 0, .185), 27, (.1, 0, .25), 5.6, rng, .012)
    return Look(bounces=4, exposure=.12, warmth=.03)


def whole_tiles(rng, tile):
    """The tiles that did not break, and the grout behind all but the smashed one."""
    joints = grout('#c4beb0', .8)
    tile_wall(rng, (X0, 0, Z0), COLUMNS, ROWS, TILE_SIZE, TILE_SIZE, tile, joints, gap=GAP, tilt=.2,
              skip=set(BROKEN), with_bed=False)
    top = Z0 + ROWS * PITCH
    for x0, x1, z0, z1 in ((X0 - .01, HOLE_X0, 0, top), (HOLE_X1, X0 + COLUMNS * PITCH, 0, top),
                           (HOLE_X0, HOLE_X1, 0, HOLE_Z0), (HOLE_X0, HOLE_X1, HOLE_Z1, top)):
        box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, .0118, (z0 + z1) / 2), joints, 0)


def broken_tiles(rng, tile, raw):
    """Each broken tile as shards, a hair out of plane; adhesive where a piece is gone."""
    for (column, row), (angles, centre, missing) in BROKEN.items():
        x, z = X0 + column * PITCH + TILE_SIZE / 2, Z0 + row * PITCH + TILE_SIZE / 2
        smashed = bool(missing)
        shards = tile_shards(rng, TILE_SIZE, angles, centre, .0014 if smashed else .0011,
                             .005 if smashed else .004)
        loose = 1.5 if smashed else .5
        for number, outline in enumerate(shards):
            if number in missing:
                continue
            shard = place(shard_mesh(outline, tile, raw))
            shard.matrix_world = (moved((x, -.0002 - abs(rng.gauss(0, .0006)) * loose, z))
                                  @ Euler((radians(90) + radians(rng.gauss(0, .7 * loose)),
                                           radians(rng.gauss(0, .7 * loose)), 0)).to_matrix().to_4x4())
        if smashed:
            box((TILE_SIZE + .01, .004, TILE_SIZE + .01), (x, .0090, z), combed_adhesive(), 0)


def shard_mesh(outline, tile, raw):
    """A piece of a tile with its raw broken edge."""
    mesh = prism_mesh(outline, .0065, .0004)
    mesh.materials.append(tile)
    mesh.materials.append(raw)
    return mesh


def combed_adhesive():
    """The bed of a tile with the marks of the comb."""
    m = MaterialBuilder('adhesive', roughness=.97, specular=.1)
    p = m.world_position()
    combed = m.wave(60, p, 2.5, 3, 2, 'Z')
    m.set(colour=m.mix(m.noise(40, 6, .7, p), '#857a68', '#4a4238'),
          normal=m.bump(combed + m.noise(120, 6, .7, p) * .6, 1, .004))
    return m.material


def bath_rim():
    """The bath below: rims, bowl and the seal along the wall."""
    glaze = enamel('#f0efeb', .08)
    box((2.2, .115, .02), (0, -.0575, -.005), glaze, .008, segments=4)
    rings = [superellipse(-.1, -.42, .95 - inset, .31 - inset, z, 7, 160)
             for inset, z in ((0, .004), (.006, .003), (.012, -.002), (.02, -.015), (.035, -.1), (.06, -.3),
                              (.1, -.4))]
    loft(rings, (0, 0, 0), glaze, cap_end=True)
    box((2.2, .03, .02), (0, -.745, -.005), glaze, .008, segments=4)
    tube([(-1, -.004, .008), (1, -.004, .008)], .006, plastic('#dedbd0', .35), 0)


def fallen_pieces(rng, tile, raw):
    """The fallen piece and crumbs on the rim."""
    fallen = shard_mesh([(0, 0), (.062, .004), (.075, .044), (.034, .060), (.004, .034)], tile, raw)
    place(fallen, (.10, -.062, .0155), rotation=(radians(4), radians(-6), radians(35)))
    for _ in range(26):
        s = rng.uniform(.0015, .008)
        crumb = prism_mesh([(0, 0), (s, s * .2), (s * .8, s), (s * .1, s * .7)], s * .6, 0)
        crumb.materials.append(rng.choice((tile, raw, raw)))
        crumb.materials.append(raw)
        place(crumb, (rng.gauss(.06, .055), rng.uniform(-.1, -.02), .0065),
              rotation=(radians(rng.uniform(-30, 30)), radians(rng.uniform(-30, 30)), rng.uniform(0, 6)))


def shower_rail():
    """A shower rail with its hose, so that a bathroom is recognised."""
    metal = chrome(.06)
    tube([(.55, -.045, .25), (.55, -.045, 1.6)], .0095, metal, 0)
    lathe([(.001, -.045), (.02, -.045), (.024, -.04), (.024, -.01), (.012, 0), (.012, .03)],
          (.55, -.045, .42), metal, TO_BACK)
    tube([(.55, -.10, .47), (.66, -.11, .30), (.73, -.12, .16), (.86, -.10, .12), (.97, -.08, .3),
          (1.0, -.06, .7)],
         .008, steel(.25, '#cfd1d4'), .08, segments=8)
    box((.035, .05, .06), (.55, -.055, .52), metal, .008, segments=4)
