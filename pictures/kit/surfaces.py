"""Smooth and painted surfaces: enamel, plastic, paint, plaster, cloth, glass, water and light."""
from kit.colours import colour
from kit.material_builder import MaterialBuilder, plain_material


def enamel(tint='#f1f0ec', roughness=0.07):
    """The glaze of basins, baths and mugs."""
    m = MaterialBuilder('enamel', colour=tint, specular=.6, clearcoat=.5, clearcoat_roughness=.04)
    m.set(roughness=m.remap(m.noise(20, 5, .6), .35, .75, roughness, roughness + .1))
    return m.material


def plastic(tint, roughness=0.32):
    """Moulded plastic with a very fine grain."""
    m = MaterialBuilder('plastic', colour=tint)
    m.set(roughness=m.remap(m.noise(60, 4, .6), .3, .7, roughness, roughness + .12),
          normal=m.bump(m.noise(900, 2), .04, .0005))
    return m.material


def paint(tint, roughness=0.35, brush=0.1, dirt=0.0):
    """Gloss or eggshell on wood or metal; brush is the depth of its brush marks, dirt 0 to 1."""
    m = MaterialBuilder('paint')
    c = colour(tint)
    if dirt:
        c = m.mix(m.remap(m.noise(5, 6, .7), .5, .75) * dirt, c, '#6a5f4e')
    strokes = m.noise(120, 3, .5, m.scaled(m.object_position(), (1, 1, .12)))
    m.set(colour=c,
          roughness=m.remap(m.noise(14, 4), .3, .7, roughness, roughness + .15),
          normal=m.bump(strokes, brush, .001))
    return m.material


def plaster(tint, roller=0.22, uneven=0.25, scuff=0.0, roughness=0.85, name='plaster'):
    """Emulsion on plaster: roller is its fine texture, uneven its waves, scuff 0 to 1 its dirt."""
    m = MaterialBuilder(name, roughness=roughness, specular=.25)
    p = m.world_position()
    c = m.hsv(colour(tint), .5, 1, m.remap(m.noise(.9, 4, .6, p), .3, .7, .955, 1.03))
    if scuff:
        c = m.mix(m.remap(m.noise(7, 8, .75, p), .58, .8) * scuff, c, '#8d8577')
    m.set(colour=c, normal=rolled_normal(m, p, roller, m.bump(m.noise(2.2, 3, .5, p), uneven, .03)))
    return m.material


def rolled_normal(m, p, roller, normal):
    """The texture that a paint roller leaves, over another normal."""
    return m.bump(m.noise(420, 3, .6, p) * .6 + m.noise(140, 2, .5, p) * .4, roller, .0016, normal)


def glazed_tile(tint, variation=0.035, roughness=0.08, hue=0.004):
    """Glazed tiles: each is an object of its own, with its own shade and reflection."""
    m = MaterialBuilder('glazed', specular=.6)
    tinted = m.vary(colour(tint), variation, hue)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    m.set(colour=tinted,
          roughness=m.remap(m.noise(16, 5, .6, p), .35, .75, roughness, roughness + .12),
          normal=m.bump(m.noise(14, 2, .5, p), .16, .004))
    return m.material


def rubber(tint, roughness=.6):
    """Rubber, and any plain matt plastic."""
    return plain_material('rubber', colour=tint, roughness=roughness, specular=.3)


def cloth(tint, threads=900):
    """Woven cloth; threads is the fineness of the weave."""
    m = MaterialBuilder('cloth', roughness=.95, specular=.1, sheen=.3)
    p = m.world_position()
    m.set(colour=m.hsv(colour(tint), .5, 1, m.remap(m.noise(4, 5, .6, p), .3, .7, .85, 1.08)),
          normal=m.bump(m.noise(threads, 2, .5, p), .3, .001))
    return m.material


def water():
    """Clear water; shadow rays go straight through, so that drops cast no black shadows."""
    m = MaterialBuilder('water', colour=(1, 1, 1), roughness=0.0, transmission=1.0, ior=1.33)
    clear = m.node('ShaderNodeBsdfTransparent', inputs={'Color': '#e8ecec'})
    shadow_ray = m.value(m.node('ShaderNodeLightPath'), 'Is Shadow Ray')
    m.show(m.mix_shaders(shadow_ray, m.shader, clear))
    return m.material


def glass(tint='#f2f6f5', roughness=0.0):
    """Window glass: light goes straight through, a little is mirrored."""
    m = MaterialBuilder('glass')
    gloss = m.node('ShaderNodeBsdfGlossy', inputs={'Roughness': roughness, 'Color': (1, 1, 1)})
    clear = m.node('ShaderNodeBsdfTransparent', inputs={'Color': tint})
    fresnel = m.value(m.node('ShaderNodeFresnel', inputs={'IOR': 1.45}))
    m.show(m.mix_shaders(m.minimum(fresnel, .10), clear, gloss))
    return m.material


def glow(tint, strength):
    """A surface that shines by itself."""
    m = MaterialBuilder('emit')
    m.show(m.node('ShaderNodeEmission', inputs={'Color': tint, 'Strength': strength}))
    return m.material
