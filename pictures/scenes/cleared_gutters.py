"""Guttering, done: the gutter is empty and everything is washed."""
from kit.material_builder import reopen
from kit.surfaces import paint, plastic
from objects.renewed import change_material, remove_made_of, without_stains
from scenes import scene
from scenes.gutters import GUTTER_RADIUS, GUTTER_Y, GUTTER_Z, blocked_gutter


@scene('cleared-gutter')
def cleared_gutter(rng):
    """The eaves of 'blocked-gutter': an empty white gutter, clean brick, no moss on the slates."""
    look = blocked_gutter(rng)
    remove_made_of('dead leaf', 'soil', 'moss', 'leaf', 'water')
    without_stains('slate', 1, .5)
    without_stains('brick', 2, .92)
    without_stains('mortar', 2, .97)
    change_material('plastic', washed_plastic())
    change_material('paint', paint('#f2f1ec', .3, .06))
    return look


def washed_plastic():
    """White plastic, in shade down inside the gutter."""
    m = reopen(plastic('#f3f3f0', .25))
    _, y, z = m.components(m.world_position())
    inside = m.remap(y, GUTTER_Y - .02, GUTTER_Y) * m.remap(z, GUTTER_Z - .001, GUTTER_Z - .5 * GUTTER_RADIUS)
    m.set(colour=m.mix(inside, '#f0f0ec', '#596063'))
    return m.material
