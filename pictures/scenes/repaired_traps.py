"""Plumbing below a sink, done: a new trap, and a dry cupboard."""
from kit.material_builder import MaterialBuilder
from kit.surfaces import plastic
from scenes import scene
from scenes.sink_cupboards import (bottles_and_cloth, into_the_cupboard, kitchen_floor, sink_from_below,
                                   supply_pipes, unit_and_doors, white_trap)


@scene('repaired-trap')
def repaired_trap(rng):
    """The cupboard of 'leaking-trap': the trap is new, the boards are white and dry, no bowl stands there."""
    unit_and_doors(rng, white_melamine())
    sink_from_below()
    white_trap(plastic('#fafaf8', .2))
    supply_pipes()
    bottles_and_cloth(rng)
    kitchen_floor(rng)
    return into_the_cupboard(rng)


def white_melamine():
    """White coated board without a stain."""
    m = MaterialBuilder('white melamine', specular=.45)
    m.set(colour=m.mix(m.noise(6, 4, .7, m.world_position()), '#efede6', '#e6e2d8'), roughness=.34)
    return m.material
