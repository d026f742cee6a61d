"""Tiling, done: the broken tiles are replaced."""
import bpy

from kit.masonry import grout
from kit.placing import moved, tilted
from kit.solids import box, place, tube
from kit.surfaces import plastic
from objects.changes import remove_where
from objects.renewed import change_material, remove_made_of
from scenes import scene
from scenes.tiling import BROKEN, HOLE_X0, HOLE_X1, HOLE_Z0, HOLE_Z1, PITCH, TILE_SIZE, X0, Z0, cracked_tiles


@scene('mended-tiles')
def mended_tiles(rng):
    """The wall of 'cracked-tiles': whole tiles, fresh white grout, a clean line of sealant."""
    look = cracked_tiles(rng)
    remove_where(lambda thing: thing.name.startswith('shard'))
    remove_made_of('adhesive')
    white = grout('#f4f2ec', .04)
    change_material('grout', white)
    box((HOLE_X1 - HOLE_X0 + .004, .02, HOLE_Z1 - HOLE_Z0 + .004),
        ((HOLE_X0 + HOLE_X1) / 2, .0119, (HOLE_Z0 + HOLE_Z1) / 2), white, 0)
    tile = bpy.data.meshes['tile']
    for column, row in BROKEN:
        piece = place(tile)
        piece.matrix_world = (moved((X0 + column * PITCH + TILE_SIZE / 2, .0035,
                                     Z0 + row * PITCH + TILE_SIZE / 2))
                              @ tilted(rng.gauss(0, .12), 0, rng.gauss(0, .12)))
    tube([(-1, -.0045, .008), (1, -.0045, .008)], .0085, plastic('#fbfbf8', .16), 0)
    return look
