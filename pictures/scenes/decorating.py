"""Decorating: a room just painted."""
from math import radians

from kit.camera import phone_camera
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.metals import copper, steel
from kit.natural import wood
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_LEFT, TO_RIGHT
from kit.solids import box, cylinder, lathe, loft, plane, superellipse, tube
from kit.surfaces import cloth, paint, plaster, plastic, rubber
from objects.decorating import dust_sheet, paint_roller, paint_tin, roller_tray
from objects.electrics import wall_socket
from objects.heating import radiator
from objects.joinery import coving, floorboards, skirting
from objects.tools import step_ladder
from scenes import scene


@scene('repainted-room')
def repainted_room(rng):
    """A living room wall freshly rolled in one colour; tin, tray and roller on the dust sheet."""
    tint = rng.choice(['#7f9482', '#5d7a86', '#a9795f', '#6c7f9b'])
    painted_room(rng, tint)
    dust_sheet((.28, -.84, .0), 1.75, .95, cloth('#ddd6c6', 900), rng.randrange(40), 3)
    wet_paint = plain_material('wet paint', colour=tint, roughness=.12, specular=.6, clearcoat=.3)
    tin = open_tin(tint, wet_paint)
    lid_and_brush(wet_paint, tin)
    tray_and_roller(wet_paint, tint)
    step_ladder((-1.05, -.62, 0), 28, steel(.4, '#c9cbce'), rubber('#3a3c40', .6))
    radiator_and_pipe()
    plain_sky('#e6eaee', .22)
    area_light((.6, -3.4, 2.2), (.2, -.3, .9), (1.2, .8), 16, '#fff3e4')
    phone_camera((.38 + rng.uniform(-.06, .06), -2.32, 1.02), (.20, -.45, .43), 26, (.3, -.85, .15), 8, rng,
                 .03)
    return Look(bounces=6, exposure=.6, warmth=.03)


def painted_room(rng, tint):
    """Walls in the new colour, white woodwork, boards, window light, masking tape."""
    new_paint = plaster(tint, .3, .12, 0, .72, 'new paint')
    white = plaster('#efece4', .2)
    gloss = paint('#f2f0ea', .22, .12)
    boards = wood('#a97c4e', '#7a5532', roughness=.38, variation=.14)
    floorboards(rng, -2.2, 2.6, -3.2, 0, boards)
    plane(6.2, 2.6, (0, 0, 1.3), new_paint, TO_FRONT)
    plane(2.6, 4.4, (2.4, -2.0, 1.3), new_paint, TO_LEFT)
    plane(6, 5, (0, -2, 2.55), white, TO_GROUND)
    plane(7, 2.6, (0, -4.2, 1.3), plaster('#d9d4c8'), TO_BACK)
    coving(6, (-3, 0, 2.55), paint('#f3f1ec', .6), 0, .1)
    skirting(6, (-3, 0, 0), gloss, 0, .16)
    skirting(4, (2.4, 0, 0), gloss, -90, .16)
    plane(2.6, 4.4, (-2.1, -2.0, 1.3), new_paint, TO_RIGHT)
    window_light((-2.02, -1.55, 1.35), (.6, -.7, .6), (1.15, 1.45), 95, '#e9f0fa')
    wall_socket((1.25, 0, .42), plastic('#f2f1ec', .25), rubber('#151515'), 0)
    # masking tape along the top of the skirting, one end hanging
    tape = plain_material('tape', colour='#d9c07a', roughness=.7)
    box((3.1, .0012, .024), (-.35, -.0195, .135), tape, 0)
    box((1.2, .02, .0012), (-.6, -.012, .1605), tape, 0)


def open_tin(tint, wet_paint):
    """The open tin; its label shows a band of the colour."""
    tin = steel(.28, '#c4c6c8')
    m = MaterialBuilder('label', roughness=.4)
    _, _, z = m.components(m.world_position())
    band = m.mix(m.remap(z, .062, .064, smooth=False), '#f1efe8', tint)
    m.set(colour=m.mix(m.remap(z, .115, .117, smooth=False), band, '#f1efe8'))
    paint_tin((.52, -.78, .012), tin, m.material, wet_paint, 30)
    return tin


def lid_and_brush(wet_paint, tin):
    """The painted lid and a loaded brush across the tin."""
    lathe([(.0001, .004), (.06, .004), (.064, .007), (.070, .007), (.072, .002), (.074, .0)],
          (.80, -.94, .016), wet_paint, (radians(4), 0, 0))
    middle, turned = (.50, -.82, .215), (radians(90), 0, radians(68))
    handle = [superellipse(0, 0, half_width, .008, z, 3, 32)
              for z, half_width in ((-.12, .006), (-.1, .011), (-.06, .012), (-.02, .010), (0, .016),
                                    (.02, .026))]
    loft(handle, middle, paint('#7d2f25', .3), cap_end=True, cap_start=True, rotation=turned)
    ferrule = [superellipse(0, 0, .027, .009, z, 6, 32) for z in (.02, .05)]
    loft(ferrule, middle, tin, rotation=turned)
    bristles = [superellipse(0, 0, .026 - .002 * k, .009 - .0012 * k, .05 + .012 * k, 5, 32)
                for k in range(5)]
    loft(bristles, middle, wet_paint, cap_end=True, rotation=turned)


def tray_and_roller(wet_paint, tint):
    """A tray of wet paint with the roller in it."""
    roller_tray((.02, -.86, .014), 24, plastic('#2d2f33', .4), wet_paint)
    m = MaterialBuilder('fleece', colour=tint, roughness=.6)
    m.set(normal=m.bump(m.noise(240, 4, .7), 1, .003))
    paint_roller((.06, -.80, .052), 24, m.material, steel(.25), paint('#2f4f6f', .35), 10)


def radiator_and_pipe():
    """A radiator on the wall at the right."""
    radiator(paint('#f1f0ea', .3), (1.55, -.09, .18), .8, .58, 0)
    tube([(1.52, -.045, .24), (1.52, -.045, 0)], .0075, copper(), 0)
    cylinder(.014, .06, (1.52, -.045, .27), plastic('#f2f2f0'), bevel=.004)
