"""Sockets, switches, lamps and wires."""
from math import radians

from kit.material_builder import MaterialBuilder
from kit.placing import TO_FRONT, at, move_all
from kit.solids import box, cylinder, lathe, tube


def wall_socket(location, material, dark, turn=0):
    """A double socket with its switches, its face towards local -Y. Returns its parts."""
    parts = [box((.147, .009, .087), (0, -.0045, 0), material, .003, segments=3)]
    for x in (-.033, .033):
        parts.append(box((.004, .002, .0085), (x, -.0092, .006), dark, 0))
        for s in (-1, 1):
            parts.append(box((.0068, .002, .0042), (x + s * .011, -.0092, -.013), dark, 0))
        parts.append(box((.011, .005, .018), (x + (.016 if x < 0 else -.016), -.0095, .025), material, .0015,
                         (radians(8), 0, 0)))
    for x in (-.03, .03):
        parts.append(cylinder(.003, .002, (x, -.009, 0), material, TO_FRONT))
    return move_all(parts, at(location, turn))


def light_switch(location, material):
    """A light switch, its face towards local -Y."""
    parts = [box((.087, .009, .087), (0, -.0045, 0), material, .003, segments=3),
             box((.012, .006, .022), (0, -.010, 0), material, .0015, (radians(7), 0, 0))]
    move_all(parts, at(location))


def pendant(location, material, bulb, cable_length):
    """A ceiling rose with a lamp holder on its cable. Returns the bulb."""
    x, y, z = location
    lathe([(.001, 0), (.04, 0), (.042, -.006), (.036, -.022), (.012, -.03), (.004, -.032)], location,
          material)
    tube([(x, y, z - .03), (x + .002, y, z - cable_length)], .0032, material, 0, segments=6)
    lathe([(.004, .03), (.012, .026), (.017, .01), (.018, -.03), (.016, -.032)],
          (x + .002, y, z - cable_length), material)
    return lathe([(.012, .03), (.013, .02), (.018, .0), (.027, -.022), (.030, -.04), (.026, -.057),
                  (.014, -.067), (.0005, -.07)],
                 (x + .002, y, z - cable_length - .05), bulb)


def striped_earth(density=28, slant=.6, edge=.48, tints=('#3f7d3a', '#d8c53c'), roughness=.5):
    """The green and yellow stripes of an earth wire; density is stripes a metre."""
    m = MaterialBuilder('earth', roughness=roughness)
    x, _, z = m.components(m.world_position())
    stripes = m.remap(m.fraction((z + x * slant) * density), edge, 1 - edge)
    m.set(colour=m.mix(stripes, *tints))
    return m.material
