"""Drains, done: the chamber is clean and runs clear."""
from kit.masonry import concrete
from kit.material_builder import MaterialBuilder
from kit.meshes import grid_mesh
from kit.metals import brass
from kit.solids import box, place
from kit.surfaces import plastic, rubber
from objects.changes import remove_where, tint_of
from objects.renewed import change_material, remove_made_of, ripples, stream_material
from scenes import scene
from scenes.drains import CHAMBER_DEPTH, CHAMBER_WIDTH, CHAMBER_X, CHAMBER_Y, blocked_drain, drain_rod

CHANNEL_Y, CHANNEL_HALF = CHAMBER_Y + .045, .066  # the middle of the channel and half of its width
LEDGE_Z, CHANNEL_DEEP = -.150, .062


@scene('cleared-drain')
def cleared_drain(rng):
    """The yard of 'blocked-drain', washed: clear water runs through the open chamber, the rods are put by."""
    look = blocked_drain(rng)
    remove_made_of('dirty water', 'dead leaf', 'moss', 'brass')
    remove_where(lambda thing: thing.name.startswith('leaves'))
    remove_where(lambda thing: thing.type == 'CURVE' and thing.location.x < .5)  # all but the bucket's handle
    remove_where(lambda thing: thing.name.startswith('lathe') and .7 < thing.location.x < .75)  # the plunger
    change_material('concrete', concrete(tint_of('concrete'), .07, .12))
    benching_and_channel()
    running_water()
    stacked_rods()
    return look._replace(bounces=3)


def benching_and_channel():
    """Smooth concrete that slopes to a glazed channel along the chamber."""
    m = MaterialBuilder('benching', specular=.5)
    p = m.world_position()
    _, _, z = m.components(p)
    in_channel = m.remap(z, LEDGE_Z + .001, LEDGE_Z - .004)
    c = m.mix(m.remap(m.noise(7, 4, .6, p), .35, .7), '#b3ada0', '#98917f')
    m.set(colour=m.mix(in_channel, c, '#8f5f42'), roughness=.6 - in_channel * .45,
          normal=m.bump(m.noise(60, 4, .6, p), .25, .003))
    place(grid_mesh(CHAMBER_WIDTH + .06, CHAMBER_DEPTH + .06, 6, 200,
                    lambda x, y: benching_height(y + CHAMBER_Y - CHANNEL_Y)),
          (CHAMBER_X, CHAMBER_Y, 0), m.material)


def benching_height(out):
    """The floor of the chamber so far from the middle of its channel."""
    if abs(out) < CHANNEL_HALF:
        return LEDGE_Z - CHANNEL_DEEP * (1 - (out / CHANNEL_HALF) ** 2) ** .5
    return LEDGE_Z + .22 * (abs(out) - CHANNEL_HALF)


def running_water():
    """The stream in the channel."""
    place(grid_mesh(CHAMBER_WIDTH + .04, CHANNEL_HALF * 1.9, 120, 40, ripples),
          (CHAMBER_X, CHANNEL_Y, LEDGE_Z - .016), stream_material())


def stacked_rods():
    """Five drain rods along the foot of the wall, held by two black straps."""
    orange, ferrule, strap = plastic('#d8781a', .4), brass(.3), rubber('#17181a', .6)
    for row, count in enumerate((3, 2)):
        for k in range(count):
            y, z = -.075 - .0265 * (k + row * .5), .0135 + row * .0225
            shift = .012 * ((k * 7 + row * 3) % 5)
            drain_rod([(-.40 + shift, y, z), (.62 + shift, y, z)], orange, ferrule, 0)
    for x in (-.14, .40):
        box((.022, .086, .052), (x, -.1015, .027), strap, .012, segments=4)
