"""Plumbing in the kitchen, done: a new tap over the same sink."""
from kit.material_builder import MaterialBuilder
from scenes import scene
from scenes.kitchen_sinks import (kitchen_around, kitchen_mixer, laminate_worktop, over_the_sink, sink_wall,
                                  steel_sink, things_round_the_sink)


@scene('new-kitchen-tap')
def new_kitchen_tap(rng):
    """The sink of 'dripping-kitchen-tap', clean, with a matt black mixer."""
    sink_wall(rng)
    laminate_worktop()
    steel_sink(clean_steel())
    kitchen_mixer(rng, matt_black())
    things_round_the_sink()
    kitchen_around()
    return over_the_sink(rng)


def clean_steel():
    """Steel drawn along X, without a spot on it."""
    m = MaterialBuilder('clean sink steel', metallic=1.0)
    lines = m.noise(1, 4, .6, m.scaled(m.world_position(), (8, 300, 300)))
    m.set(colour=m.mix(lines, '#dcddde', '#c6c8ca'), roughness=m.remap(lines, .3, .7, .26, .38))
    return m.material


def matt_black():
    """A black powder coat."""
    m = MaterialBuilder('matt black', specular=.5)
    m.set(colour=m.mix(m.noise(60, 3), '#17181a', '#1d1f21'), roughness=.36)
    return m.material
