"""Metals with duller patches. Roughness is 0 for a mirror and 1 for chalk."""
from kit.material_builder import MaterialBuilder


def chrome(roughness=0.06):
    """Plated metal with fingerprints and dried water."""
    m = MaterialBuilder('chrome', colour='#e9ebee', metallic=1.0)
    m.set(roughness=m.remap(m.noise(38, 5, .65), .48, .8, roughness, roughness + .07))
    return m.material


def brass(roughness=0.25):
    """Yellow brass, browner in patches."""
    m = MaterialBuilder('brass', metallic=1.0)
    patches = m.noise(24, 5, .6)
    m.set(colour=m.mix(m.remap(patches, .4, .7), '#c9a45c', '#8f6a35'),
          roughness=m.remap(patches, .3, .7, roughness, roughness + .25))
    return m.material


def copper(roughness=0.28):
    """Copper pipe, tarnished in patches."""
    m = MaterialBuilder('copper', metallic=1.0)
    patches = m.noise(18, 6, .65)
    m.set(colour=m.mix(m.remap(patches, .42, .72), '#d58a63', '#7d4a34'),
          roughness=m.remap(patches, .3, .7, roughness, roughness + .3))
    return m.material


def steel(roughness=0.35, tint='#b8babd'):
    """Steel, zinc or aluminium, by its tint."""
    m = MaterialBuilder('steel', metallic=1.0, colour=tint)
    m.set(roughness=m.remap(m.noise(30, 5, .6), .3, .7, roughness, roughness + .2))
    return m.material
