"""Electrics, done: the socket is fixed to its wall."""
from kit.placing import TO_FRONT
from kit.solids import box, plane
from kit.surfaces import paint, plaster, plastic, rubber
from objects.changes import remove_where, tint_of
from objects.electrics import wall_socket
from objects.joinery import skirting
from objects.renewed import remove_bodies_within, remove_curves, remove_made_of
from scenes import scene
from scenes.sockets import MIDDLE_Z, double_socket_loose


@scene('mended-socket')
def mended_socket(rng):
    """The wall of 'double-socket-loose', made good; the socket is flush and level, its switches on."""
    look = double_socket_loose(rng)
    tint = tint_of('broken wall')
    remove_curves()
    remove_bodies_within(.5)
    remove_made_of('broken wall')
    remove_where(lambda thing: thing.name.startswith('skirting'))
    plane(5, 3, (0, 0, .9), plaster(tint, .2, .12), TO_FRONT)
    skirting(4, (-2, 0, .13), paint('#f3f1ea', .22, .1), 0, .145)
    new_socket()
    return look


def new_socket():
    """A new double socket in the middle of the old hole, red on its switches."""
    wall_socket((0, 0, MIDDLE_Z), plastic('#f7f6f2', .18), rubber('#121212', .5))
    red = plastic('#c8281e', .3)
    for x in (-.017, .017):
        box((.0085, .0012, .0045), (x, -.0126, MIDDLE_Z + .0315), red, .0004)
    shadow_gap = plastic('#d9d7d0', .4)
    box((.142, .004, .082), (0, -.0012, MIDDLE_Z), shadow_gap, .001)
