"""Brick, mortar, grout, concrete and slate."""
from kit.colours import colour
from kit.material_builder import MaterialBuilder


def brick_material(tints, weather):
    """Fired brick: each brick takes one of the tints; weather 0 to 1 darkens it in patches."""
    m = MaterialBuilder('brick', roughness=.92, specular=.2)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    stops = [(i / len(tints), tint) for i, tint in enumerate(tints)]
    c = m.vary(m.colour_ramp(m.object_random(), stops, 'CONSTANT'), .12, .006)
    c = m.mix(m.remap(m.noise(45, 6, .7, p), .5, .75), c, m.hsv(c, .5, .8, .55))
    c = m.mix(m.remap(m.noise(9, 5, .65, p), .5, .72) * weather, c, '#4a423c')
    c = m.mix(m.remap(m.noise(130, 3, .6, p), .62, .75) * .5, c, '#d9b59a')
    m.set(colour=c, normal=m.bump(m.noise(60, 7, .7, p) + m.noise(16, 3, .5, p) * .8, .7, .004))
    return m.material


def mortar(tint='#b9ae9c', dirt=.5, coarseness=.6):
    """Mortar joints, sandy, with dirt 0 to 1."""
    m = MaterialBuilder('mortar', roughness=.97, specular=.1)
    p = m.world_position()
    c = m.mix(m.remap(m.noise(3, 6, .7, p), .4, .7) * dirt, colour(tint), '#6c6558')
    c = m.mix(m.remap(m.noise(300, 3, .6, p), .55, .75, 0, .5), c, '#e4dccb')
    m.set(colour=c, normal=m.bump(m.noise(140, 8, .75, p), coarseness, .004))
    return m.material


def grout(tint, dirt):
    """The joints of tiles, with dirt 0 to 1."""
    m = MaterialBuilder('grout', roughness=.95, specular=.15)
    p = m.world_position()
    m.set(colour=m.mix(m.remap(m.noise(6, 6, .7, p), .42, .7) * dirt, colour(tint), '#7b7364'),
          normal=m.bump(m.noise(700, 3, .6, p), .4, .001))
    return m.material


def concrete(tint, variation=.06, stain=.4, bump=.4):
    """Cast concrete: variation from object to object, stain 0 to 1."""
    m = MaterialBuilder('concrete', roughness=.92, specular=.2)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    c = m.vary(colour(tint), variation, .008)
    c = m.mix(m.remap(m.noise(5, 7, .7, p), .4, .75, 0, stain), c, m.hsv(colour(tint), .52, 1.2, .55))
    c = m.mix(m.remap(m.noise(170, 3, .6, p), .58, .72, 0, .5), c, m.hsv(colour(tint), .5, .6, 1.35))
    c = m.mix(m.remap(m.noise(1.1, 5, .65), .5, .75, 0, stain * .8), c, '#4e4a40')
    m.set(colour=c, normal=m.bump(m.noise(40, 7, .7, p) + m.noise(350, 3, .6, p) * .4, bump, .003))
    return m.material


def slate(tint, moss=0.0):
    """Roof slates with lichen; the more moss (-1 to 1) the greener, 0 is none at all."""
    m = MaterialBuilder('slate', specular=.35)
    p = m.scaled(m.object_position(), 1, m.object_offset())
    world = m.world_position()
    c = m.vary(colour(tint), .28, .02)
    c = m.mix(m.remap(m.noise(7, 7, .7, p), .45, .8, 0, .7), c, '#7d7c7a')
    c = m.mix(m.remap(m.noise(40, 3, .7, p), .60, .72, 0, .55), c, '#9c9a86')
    wobbled = world + m.noise(30, 2, coloured=True) * (.05, .05, .05)
    lichen = m.remap(m.voronoi(16, 'F1', wobbled), .12, .2, 1, 0)
    c = m.mix(lichen * m.remap(m.noise(1.6, 3, .5, world), .5, .62) * .7, c, '#b9b79c')
    if moss:
        growth = m.noise(2.2, 3, .5, world) + m.noise(26, 6, .7, world) * .55
        growth = m.remap(growth, .82 - moss * .2, .92 - moss * .2)
        c = m.mix(growth * .85, c, m.mix(m.noise(60, 3), '#33381e', '#5c6033'))
    height = m.noise(9, 7, .68, m.scaled(p, (1, .5, 1))) + m.noise(60, 4, .6, p) * .35
    m.set(colour=c,
          roughness=m.remap(m.noise(11, 5, .6, p), .3, .7, .42, .75),
          normal=m.bump(height, .55, .006))
    return m.material
