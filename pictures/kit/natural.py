"""Wood, soil, leaves and moss."""
from kit.colours import colour
from kit.material_builder import MaterialBuilder


def wood(light, dark, grain=1.0, roughness=.55, variation=.15, axis=0, weather=0.0, grey='#8b867c',
         knots=True, bump=.35, sheen=0.5):
    """Boards whose grain runs along one axis of the object; each differs, weather 0 to 1 turns them grey."""
    m = MaterialBuilder('wood', specular=sheen)
    light, dark = colour(light), colour(dark)
    scale = [14 * grain, 14 * grain, 14 * grain]
    scale[axis] = 0.9 * grain
    p = m.scaled(m.object_position(), tuple(scale), m.object_offset(9))
    bend = m.noise(1.2, 3, .5, p)
    rings = m.noise(5.5, 6, .66, p + m.vector(0, bend * 1.2, bend * .8))
    fine = m.noise(38, 4, .7, p)
    c = m.mix(m.remap(rings, .35, .68), light, dark)
    c = m.mix(m.remap(fine, .45, .75, 0, .45), c, dark)
    if knots:
        c = m.mix(knot_mask(m, axis) * .8, c, m.hsv(dark, .5, 1, .45))
    c = m.vary(c, variation, .008)
    if weather:
        weathered = m.remap(m.noise(2.4, 6, .7), .3, .65, weather * .55, weather)
        c = m.mix(weathered, c, m.mix(fine, colour(grey), m.hsv(colour(grey), .5, 1, .55)))
    m.set(colour=c,
          roughness=m.remap(rings, .3, .7, roughness - .08, roughness + .12),
          normal=m.bump(rings + fine * .6, bump, .002))
    return m.material


def knot_mask(m, axis):
    """1 in the knots of a board."""
    scale = tuple(3.0 if i == axis else 7.5 for i in range(3))
    p = m.scaled(m.object_position(), scale, m.object_offset(31))
    return m.remap(m.voronoi(1.0, 'F1', p), .05, .12, 1, 0)


def soil(tint):
    """Earth, lumpy and matt."""
    m = MaterialBuilder('soil', roughness=1.0, specular=.1)
    lumps = m.noise(18, 9, .75)
    m.set(colour=m.mix(lumps, m.hsv(colour(tint), .5, 1, .5), m.hsv(colour(tint), .5, .9, 1.5)),
          normal=m.bump(lumps, 1, .03))
    return m.material


def leaf(dark, light, dry='#a39a5c', dryness=.2):
    """Green leaves or grass that let some light through; dryness 0 to 1 mixes in the dry tint."""
    m = MaterialBuilder('leaf', roughness=.5, specular=.3)
    patches = m.noise(2.0, 4, .6)
    c = m.mix(m.noise(60, 2), colour(dark), colour(light))
    c = m.mix(m.remap(patches, .45, .75, 0, dryness * 2), c, colour(dry))
    c = m.mix(m.remap(m.noise(140, 2), .6, .7, 0, dryness), c, colour(dry))
    m.set(colour=c)
    through = m.node('ShaderNodeBsdfTranslucent', inputs={'Color': m.hsv(c, .49, 1.1, 1.2)})
    m.show(m.mix_shaders(.3, m.shader, through))
    return m.material


def dead_leaf(dark, light, roughness=.75, specular=.25):
    """Brown autumn leaves."""
    m = MaterialBuilder('dead leaf', roughness=roughness, specular=specular)
    m.set(colour=m.mix(m.remap(m.noise(38, 4, .6), .35, .7), dark, light))
    return m.material


def moss(dark, light, scale=120, bumpy=True):
    """Moss of two greens."""
    m = MaterialBuilder('moss', roughness=1, specular=.1)
    m.set(colour=m.mix(m.noise(scale, 3), dark, light))
    if bumpy:
        m.set(normal=m.bump(m.noise(300, 3), 1, .004))
    return m.material
