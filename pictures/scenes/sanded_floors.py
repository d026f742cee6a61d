"""Flooring, done: the boards are sanded and sealed."""
from math import radians

from kit.natural import wood
from kit.placing import at, move_all
from kit.solids import box
from kit.surfaces import cloth, plastic, rubber
from objects.electrics import wall_socket
from objects.renewed import change_material, remove_bodies_within, remove_curves
from scenes import scene
from scenes.floors import half_sanded_floor
from scenes.removals import carpet_pile, rolled_carpet


@scene('sanded-floor')
def sanded_floor(rng):
    """The room of 'floorboards': all of it sanded and sealed, with a rolled carpet and a chair."""
    look = half_sanded_floor(rng)
    remove_curves()
    remove_bodies_within(.7)
    wall_socket((1.1, 0, .40), plastic('#f2f1ec', .25), rubber('#151515'))
    change_material('wood', sealed_pine())
    rolled_carpet((-.38, -.17, 0), 90, 1.25, carpet_pile('#3f5f6b'), cloth('#b9a888', 500), rubber('#d8cdb2'))
    wooden_chair((.86, -.52, 0), 200)
    return look


def sealed_pine():
    """Warm pine under a coat of satin varnish."""
    return wood('#d9aa70', '#b07a42', roughness=.22, variation=.12, bump=.1)


def wooden_chair(location, turn):
    """A plain kitchen chair of dark wood, its front towards local -Y."""
    dark = wood('#6b4429', '#3f2615', axis=2, roughness=.35, knots=False)
    seat = wood('#6b4429', '#3f2615', axis=0, roughness=.35, knots=False)
    parts = [box((.42, .40, .028), (0, 0, .45), seat, .012, segments=4)]
    for x in (-.175, .175):
        parts.append(box((.036, .036, .44), (x, -.16, .22), dark, .006))
        parts.append(box((.036, .036, .92), (x, .185, .455), dark, .006, (radians(-4), 0, 0)))
        parts.append(box((.022, .33, .026), (x, .01, .17), dark, .004))
    parts += [box((.33, .020, .065), (0, y, z), seat, .006) for y, z in ((.222, .86), (.209, .70))]
    parts += [box((.024, .014, .20), (x, .212, .78), dark, .003) for x in (-.10, 0, .10)]
    parts.append(box((.33, .022, .026), (0, -.16, .26), seat, .004))
    move_all(parts, at(location, turn))
