"""Heating, done: the radiator has a new valve."""
from math import cos, pi, radians, sin

from kit.material_builder import plain_material
from kit.metals import chrome
from kit.placing import TO_FRONT, TO_RIGHT
from kit.solids import box, cylinder, lathe, tube
from kit.surfaces import paint, plastic
from objects.changes import first_material_name, remove_where
from objects.renewed import change_material, remove_curves
from scenes import scene
from scenes.radiators import VALVE_X, VALVE_Y, VALVE_Z, radiator_cold


@scene('new-radiator-valve')
def new_radiator_valve(rng):
    """The radiator of 'radiator-cold', painted, with a new white and chrome valve over a dry floor."""
    look = radiator_cold(rng)
    remove_curves()
    remove_where(lambda thing: thing.type == 'MESH' and max(thing.dimensions) < .8
                 and not first_material_name(thing).startswith(('rad', 'bar')))
    change_material('rad', paint('#f4f3ee', .28, .04))
    metal = chrome(.07)
    new_valve(metal)
    new_head(plastic('#f6f5f1', .22), metal)
    return look


def new_valve(metal):
    """Tail, union nut, body and a chromed pipe with its collar on the skirting."""
    x, y, z = VALVE_X, VALVE_Y, VALVE_Z
    cylinder(.0115, .05, (x + .045, y, z), metal, TO_RIGHT)
    lathe([(.013, -.011), (.0205, -.0105), (.0215, -.008), (.0215, .008), (.0205, .0105), (.013, .011)],
          (x + .030, y, z), metal, TO_RIGHT, segments=6, angle=20)
    lathe([(.012, -.034), (.0145, -.032), (.0145, -.020), (.0185, -.013), (.0195, 0), (.0185, .014),
           (.015, .020), (.015, .026)], (x, y, z), metal)
    lathe([(.009, -.014), (.0185, -.0135), (.0195, -.010), (.0195, .010), (.0185, .0135), (.009, .014)],
          (x, y, z - .044), metal, segments=6, angle=20)
    tube([(x, y, z - .05), (x, y, .105), (x, .01, .105)], .0082, metal, .022)
    lathe([(.009, .001), (.025, .001), (.027, .004), (.020, .011), (.009, .014)], (x, -.019, .105), metal,
          TO_FRONT)


def new_head(white, metal):
    """A round white head with slots, on a chrome ring."""
    valve = (VALVE_X, VALVE_Y, VALVE_Z)
    lathe([(.015, .022), (.0225, .024), (.0235, .027), (.0235, .035), (.0225, .038), (.017, .040)], valve,
          metal)
    lathe([(.018, .038), (.0245, .041), (.0265, .049), (.0268, .060), (.0268, .092), (.0255, .102),
           (.0215, .109), (.014, .112), (.0005, .113)], valve, white)
    slot = plain_material('slot', colour='#8d8c88', roughness=.7)
    for k in range(16):
        a = 2 * pi * k / 16
        box((.0022, .0022, .030), (VALVE_X + .0262 * cos(a), VALVE_Y + .0262 * sin(a), VALVE_Z + .076), slot,
            .0006, (0, 0, a))
    lathe([(.0266, .050), (.0276, .051), (.0276, .0535), (.0266, .0545)], valve, metal)
    box((.003, .002, .007), (VALVE_X - .006, VALVE_Y - .0274, VALVE_Z + .0585), slot, 0, (0, 0, radians(-12)))
