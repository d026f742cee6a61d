"""Electric car charging: a wall box beside a garage."""
from math import cos, pi, sin

from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, mortar
from kit.material_builder import plain_material
from kit.meshes import box_mesh, grid_mesh
from kit.metals import steel
from kit.natural import leaf, soil
from kit.placing import TO_FRONT
from kit.solids import box, cylinder, lathe, loft, place, plane, superellipse, tube
from kit.surfaces import glow, paint, plastic, rubber
from objects.brickwork import holed_wall
from objects.paving import paving_block
from objects.plants import leaf_cloud
from scenes import scene

LEFT_BRICKS, DOOR_BRICKS, RIGHT_BRICKS = 11, 11, 2
WALL_X = -1.62
BOX_X, BOX_Z = -.38, 1.36


@scene('ev-charger')
def ev_charger(rng):
    """A white car charger on the brick wall beside a garage door, its cable coiled on a hook."""
    bricks = brick_material(('#b08a62', '#bd9870', '#a17c56', '#c4a27c'), .2)
    x0, x1, _, z1 = holed_wall(rng, bricks, mortar('#cfc6b5', .2), LEFT_BRICKS, DOOR_BRICKS, RIGHT_BRICKS, 0,
                               28, 5, WALL_X)
    garage_door(x0, x1, z1)
    wall_box()
    coiled_cable()
    supply(plastic('#f0efeb', .3))
    block_drive(rng)
    downpipe_and_shrub(rng)
    fair_sky(1.05, 3, (46, -46, 2.7), .8, '#5f96d2', '#cfdfee')
    phone_camera((-.56 + rng.uniform(-.03, .03), -2.38, 1.42), (-.02, 0, 1.0), 26, (BOX_X, -.1, 1.3), 8,
                 rng, .02,
                 .5)
    return Look(bounces=3, exposure=.2, warmth=.015, saturation=1.05)


def wall_box():
    """The white case with a dark face, a ring of green light and the socket for the plug."""
    white, face = plastic('#f4f4f2', .25), plain_material('face', colour='#16191d', roughness=.12,
                                                          specular=.6)
    rings = [superellipse(0, 0, .115 * k, .185 * k, z, 7, 128)
             for k, z in ((1, 0), (1, .075), (.985, .092), (.95, .102), (.90, .106))]
    loft(rings, (BOX_X, -.004, BOX_Z), white, cap_end=True, rotation=TO_FRONT, angle=40)
    loft([superellipse(0, 0, .082, .142, z, 7, 128) for z in (.100, .1075)], (BOX_X, -.004, BOX_Z), face,
         cap_end=True, rotation=TO_FRONT, angle=40)
    ring = [(BOX_X + .040 * cos(2 * pi * k / 40), -.1125, BOX_Z + .055 + .040 * sin(2 * pi * k / 40))
            for k in range(41)]
    tube(ring, .0042, glow('#35d36a', 2.6), 0, segments=6)
    cylinder(.036, .03, (BOX_X, -.118, BOX_Z - .072), rubber('#0f1012', .35), TO_FRONT, .006)
    box((.05, .012, .012), (BOX_X, -.136, BOX_Z - .072), rubber('#2b2d30', .4), .004)


def coiled_cable():
    """The cable hangs in loops from a hook beside the box; its plug rests in a holster."""
    black = rubber('#191a1c', .45)
    hook_x, hook_z = BOX_X + .36, BOX_Z - .10
    cylinder(.045, .014, (hook_x, -.007, hook_z), black, TO_FRONT)
    tube([(hook_x, 0, hook_z), (hook_x, -.13, hook_z), (hook_x, -.15, hook_z + .06)], .017, black, .04)
    loops = []
    for k in range(4 * 36 + 1):
        t = 2 * pi * k / 36
        wide, tall = .155 + .012 * sin(t * .27), .27 + .022 * sin(t * .31 + 1)
        loops.append((hook_x + wide * sin(t) * (1 - .12 * cos(t)), -.045 - .024 * k / 36,
                      hook_z + .02 - tall + tall * cos(t)))
    tail = [(BOX_X, -.055, BOX_Z - .18), (BOX_X + .01, -.055, BOX_Z - .34), (BOX_X + .10, -.05, BOX_Z - .62),
            (BOX_X + .26, -.04, BOX_Z - .60)]
    tube(tail + [(hook_x - .09, -.042, hook_z - .48)], .0115, black, .14, segments=10)
    tube(loops, .0115, black, 0, segments=10)
    cylinder(.018, .05, (BOX_X, -.055, BOX_Z - .20), black, bevel=.006)
    plug_x, plug_z = BOX_X + .72, BOX_Z - .06
    box((.10, .05, .14), (plug_x, -.025, plug_z), black, .018, segments=4)
    end = loops[-1]
    tube([end, (hook_x + .22, -.13, hook_z - .40), (plug_x + .02, -.16, plug_z - .42),
          (plug_x, -.16, plug_z - .17)],
         .0115, black, .16, segments=10)
    tube([(plug_x, -.16, plug_z - .20), (plug_x, -.155, plug_z - .06), (plug_x, -.05, plug_z + .01)], .026,
         black, .05,
         segments=12)
    lathe([(.032, 0), (.036, .02), (.036, .07), (.030, .08)], (plug_x, -.03, plug_z), black, TO_FRONT)
    tube([(plug_x, -.186, plug_z - .17), (plug_x, -.182, plug_z - .08)], .007, paint('#3f8f5a', .4), 0)


def supply(white):
    """The conduit that feeds the box, with its isolator."""
    tube([(BOX_X - .06, -.03, BOX_Z + .17), (BOX_X - .06, -.03, 2.9)], .0125, white, 0)
    box((.09, .065, .13), (BOX_X - .06, -.034, BOX_Z + .46), white, .008, segments=3)
    box((.03, .02, .05), (BOX_X - .06, -.07, BOX_Z + .46), plastic('#b8302a', .35), .005)
    for z in (BOX_Z + .28, BOX_Z + .72, BOX_Z + 1.05):
        box((.045, .034, .018), (BOX_X - .06, -.02, z), white, .004)


def garage_door(x0, x1, z1):
    """A pale grey door of level panels in a white frame."""
    white, grey = paint('#f1efe9', .35, .05), paint('#8f979b', .4, .02)
    for x in (x0 + .04, x1 - .04):
        box((.08, .09, z1), (x, .11, z1 / 2), white, .004)
    box((x1 - x0, .088, .08), ((x0 + x1) / 2, .11, z1 - .04), white, .004)
    width = x1 - x0 - .17
    for k in range(4):
        tall = (z1 - .1) / 4

        def relief(x, z, tall=tall):
            edge = min(tall / 2 - abs(z), width / 2 - abs(x))
            return -.012 * min(1, max(0, 1 - edge / .008)) - .006 * (abs((z % .11) - .055) < .006)

        place(grid_mesh(width, tall, 4, 80, relief, 'door panel'),
              ((x0 + x1) / 2, .12, tall * (k + .5) + .015), grey, TO_FRONT)
    box((.16, .03, .035), ((x0 + x1) / 2, .095, .95), steel(.3), .008)


def block_drive(rng):
    """Grey blocks in rows before the wall."""
    mesh = box_mesh((.194, .096, .05), .005, 2, 'block')
    mesh.materials.append(paving_block('#85827d', .4))
    for j in range(30):
        for i in range(26):
            place(mesh, (-1.9 + i * .2 + (j % 2) * .1, -.06 - j * .102, -.027 + rng.gauss(0, .0007)),
                  rotation=(rng.gauss(0, .003), rng.gauss(0, .003), 0))
    plane(14, 12, (0, -4, -.03), soil('#6b6150'))


def downpipe_and_shrub(rng):
    """A black downpipe and a shrub in a tub at the left end of the wall."""
    black = plastic('#1d1e20', .35)
    tube([(-1.36, -.05, 3), (-1.36, -.05, .02)], .034, black, 0)
    for z in (.5, 1.7):
        box((.11, .05, .035), (-1.36, -.035, z), black, .005)
    lathe([(.001, 0), (.15, 0), (.19, .34), (.205, .34), (.205, .38), (.18, .38), (.17, .33), (.001, .33)],
          (-1.04, -.30, 0), plain_material('tub', colour='#6f7a80', roughness=.7))
    leaf_cloud(rng, leaf('#35582a', '#6f9648', dryness=.05), (-1.04, -.30, .60), (.25, .25, .28), 1100, .06)
