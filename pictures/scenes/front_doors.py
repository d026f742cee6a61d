"""Decorating: a front door in fresh gloss."""
from kit.camera import phone_camera
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import ball_profile, box_mesh
from kit.metals import brass, steel
from kit.natural import leaf
from kit.placing import TO_FRONT, move_all, moved
from kit.solids import box, cylinder, lathe, place, plane, tube
from kit.surfaces import cloth, paint, plaster
from objects.brickwork import BRICK_PITCH, JOINT, holed_wall
from objects.decorating import dust_sheet, paint_tin
from objects.doors import DOOR_WIDTH, panel_door
from objects.glazing import mirroring_pane
from objects.plants import leaf_cloud
from scenes import scene

STEP, DOOR_Y, SIDE = .13, .11, 10  # height of the step, how deep the door stands, bricks beside it


@scene('painted-front-door')
def painted_front_door(rng):
    """A front door in fresh yellow gloss, with brass letterbox and knocker, in a dark brick front."""
    tint = rng.choice(['#e3a51c', '#d99a24', '#e8b23a'])
    bricks = brick_material(('#6d4036', '#7a4a3d', '#5f382f', '#845243'), .3)
    x0, x1, _, z1 = holed_wall(rng, bricks, mortar('#c9c0b0', .3), SIDE, 4, SIDE, 0, 33, 6,
                               -(2 * SIDE + 4) * BRICK_PITCH / 2 + JOINT / 2)
    white = paint('#f4f2ed', .2, .06)
    gloss = paint(tint, .10, .03)
    white_frame(x0, x1, z1, white)
    leaf_parts = panel_door(gloss, gloss) + furniture(brass(.16))
    move_all(leaf_parts, moved((DOOR_WIDTH / 2 + .002, DOOR_Y, STEP + .012)))
    step_and_path(rng, x0, x1)
    for x in (-1.02, 1.02):
        bay_tree(rng, x, -.34)
    wall_lantern(.86, 1.95)
    fresh_paint(tint)
    fair_sky(1.0, 7, (42, -56, 2.9), .8, '#5f96d2', '#cfdfee')
    phone_camera((-.42 + rng.uniform(-.04, .04), -3.25, 1.50), (.03, 0, 1.20), 27, (0, 0, 1.2), 8, rng, .02,
                 .5)
    return Look(bounces=3, exposure=.1, warmth=.015, saturation=1.05)


def white_frame(x0, x1, z1, white):
    """The timber frame, a fanlight over the door and the dark hall behind that."""
    middle, width = (x0 + x1) / 2, x1 - x0
    foot = (width - DOOR_WIDTH) / 2 - .003
    head = STEP + 2.005
    for x in (x0 + foot / 2, x1 - foot / 2):
        box((foot, .10, z1 - STEP), (x, DOOR_Y + .05, (z1 + STEP) / 2), white, .004)
    for z, tall in ((head + .03, .06), (z1 - .03, .06)):
        box((width - 2 * foot + .004, .099, tall), (middle, DOOR_Y + .05, z), white, .004)
    box((.03, .05, z1 - head - .1), (middle, DOOR_Y + .05, (z1 + head) / 2), white, .004)
    box((width, .004, z1 - head - .1), (middle, DOOR_Y + .06, (z1 + head) / 2), mirroring_pane(.5, .25), 0)
    box((width + .1, .02, 1), (middle, DOOR_Y + .5, z1 - .3),
        plain_material('hall', colour='#4a4138', roughness=1), 0)
    for x in (x0 - .075, x1 + .075):  # a white band round the opening
        box((.15, .05, z1 + .10), (x, -.020, (z1 + .10) / 2), white, .006)
    box((width + .42, .09, .20), (middle, -.038, z1 + .16), white, .010, segments=3)
    box((width + .54, .20, .05), (middle, -.09, z1 + .285), white, .012, segments=3)


def furniture(metal):
    """Letterbox, knocker, knob and lock, in place on the leaf."""
    middle, dark = -DOOR_WIDTH / 2, plain_material('keyhole', colour='#14110d', roughness=.6)
    parts = [box((.30, .010, .085), (middle, -.004, .89), metal, .004, segments=3),
             box((.235, .008, .046), (middle, -.011, .89), metal, .003, segments=3),
             box((.240, .003, .004), (middle, -.0100, .917), dark, 0),
             cylinder(.036, .012, (middle, -.006, 1.455), metal, TO_FRONT, .004),
             cylinder(.018, .045, (middle, -.026, 1.462), metal, TO_FRONT, .006)]
    ring = [(middle + .062 * c, -.040, 1.395 + .070 * s) for c, s in RING]
    parts += [tube(ring + ring[:1], .0105, metal, 0, segments=10),
              lathe(ball_profile(.018), (middle, -.040, 1.325), metal),
              cylinder(.026, .008, (middle, -.004, 1.322), metal, TO_FRONT, .002)]
    knob = [(.030, 0), (.031, .005), (.014, .010), (.012, .03), (.026, .042), (.034, .055), (.030, .068),
            (.012, .076), (.0001, .077)]
    parts += [lathe(knob, (middle, 0, 1.06), metal, TO_FRONT),
              cylinder(.023, .012, (-DOOR_WIDTH + .055, -.006, 1.25), metal, TO_FRONT, .003),
              box((.003, .002, .014), (-DOOR_WIDTH + .055, -.0125, 1.25), dark, 0)]
    return parts


RING = [(0, 1), (.5, .87), (.87, .5), (1, 0), (.87, -.5), (.5, -.87), (0, -1), (-.5, -.87), (-.87, -.5),
        (-1, 0), (-.87, .5), (-.5, .87)]


def step_and_path(rng, x0, x1):
    """A stone step, a path of small grey flags and gravel beside it."""
    stone = concrete('#c4beb2', .03, .3)
    box((x1 - x0 + .42, .62, STEP), ((x0 + x1) / 2, -.06, STEP / 2), stone, .012, segments=3)
    mesh = box_mesh((.295, .295, .04), .004, 1, 'flag')
    mesh.materials.append(concrete('#8f8f8d', .12, .25))
    for i in range(5):
        for j in range(13):
            place(mesh, ((i - 2) * .3, -.53 - j * .3, -.018 + rng.gauss(0, .0008)))
    gravel = MaterialBuilder('gravel', roughness=1)
    stones = gravel.voronoi(60)
    gravel.set(colour=gravel.mix(gravel.noise(70, 2), '#9c8d74', '#cfc3ac'),
               normal=gravel.bump(stones, 1, .012))
    plane(12, 8, (0, -3.9, -.02), gravel.material)
    box((6, .02, .16), (0, -.006, .08), plaster('#b9b2a5', .3, .3), 0)


def bay_tree(rng, x, y):
    """A clipped ball on a stem in a dark square planter."""
    planter = plain_material('planter', colour='#2c3136', roughness=.5)
    box((.34, .34, .36), (x, y, .18), planter, .012, segments=3)
    box((.38, .38, .04), (x, y, .35), planter, .008)
    tube([(x, y, .34), (x + .01, y, .85)], .016, plain_material('stem', colour='#6a5138', roughness=.9), 0)
    leaf_cloud(rng, leaf('#2f5324', '#5d8440', dryness=.04), (x, y, 1.08), (.27, .27, .27), 1500, .055)
    leaf_cloud(rng, leaf('#4d7a3a', '#8aa860', dryness=.05), (x, y, .40), (.17, .17, .07), 260, .05,
               with_core=False)


def wall_lantern(x, z):
    """A black lantern on a bracket."""
    black = plain_material('black iron', colour='#141516', roughness=.4)
    box((.07, .02, .16), (x, -.01, z), black, .006)
    tube([(x, -.01, z + .03), (x, -.14, z + .06), (x, -.14, z + .02)], .008, black, .03)
    lathe([(.001, .02), (.02, .015), (.085, -.03), (.08, -.035)], (x, -.14, z + .02), black, segments=6,
          angle=10)
    lathe([(.07, -.03), (.052, -.20)], (x, -.14, z + .02), plain_material('lantern glass', colour='#d9d2bd',
                                                                        roughness=.15), segments=6, angle=10)
    lathe([(.058, -.195), (.058, -.215), (.001, -.22)], (x, -.14, z + .02), black, segments=6, angle=10)


def fresh_paint(tint):
    """The tin with the brush across it, on a cloth beside the step."""
    dust_sheet((.52, -.86, .004), .95, .55, cloth('#ddd6c6', 900), 8, 12)
    wet = plain_material('wet paint', colour=tint, roughness=.12, specular=.6, clearcoat=.3)
    paint_tin((.56, -.84, .018), steel(.28, '#c4c6c8'), plain_material('label', colour='#f1efe8',
                                                                      roughness=.4), wet, 30)
    tube([(.47, -.90, .218), (.66, -.80, .218)], .011, plain_material('brush', colour='#7d2f25',
                                                                     roughness=.3), 0)
    box((.05, .018, .06), (.70, -.78, .215), wet, .006, (1.5708, 0, -.6))
