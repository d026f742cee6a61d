"""Leaks, done: the ceiling is mended and painted."""
from kit.light import point_light
from kit.material_builder import MaterialBuilder
from kit.solids import lathe
from kit.surfaces import glow, plaster
from objects.changes import remove_where, tint_of
from objects.renewed import change_material
from scenes import scene
from scenes.damp import damp_ceiling

LAMP_X, LAMP_Y, LAMP_Z = 1.422, -1.12, -.36  # the bulb of the pendant


@scene('mended-ceiling')
def mended_ceiling(rng):
    """The corner of 'damp-ceiling', flat and freshly painted, with a shade on the lamp, which is lit."""
    look = damp_ceiling(rng)
    tint = tint_of('wall a')
    remove_where(lambda thing: thing.name.startswith('flake'))
    for name, fresh in (('ceiling', plaster('#f6f5f0', .14, .06)), ('coving', plaster('#f8f7f3', .03, 0)),
                        ('wall a', plaster(tint, .2, .15)), ('wall b', plaster(tint, .2, .15))):
        change_material(name, fresh)
    change_material('bulb', glow('#ffe2b0', 6))
    lamp_shade()
    point_light((LAMP_X, LAMP_Y, LAMP_Z - .16), 3.2, '#ffd9a0', .06)
    return look._replace(exposure=.9)


def lamp_shade():
    """A drum of cream cloth that glows, open above and below."""
    m = MaterialBuilder('shade', colour='#efe3c8', roughness=.9)
    through = m.node('ShaderNodeBsdfTranslucent', inputs={'Color': '#f6dfb4'})
    m.show(m.mix_shaders(.55, m.shader, through))
    lathe([(.112, .062), (.145, -.085), (.142, -.085), (.109, .062), (.112, .062)], (LAMP_X, LAMP_Y, LAMP_Z),
          m.material, segments=80)
