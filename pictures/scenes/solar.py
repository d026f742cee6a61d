"""Renewables: solar panels on a tiled roof."""
from mathutils import Vector

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import fair_sky
from kit.look import Look
from kit.masonry import brick_material, concrete, mortar
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import box_mesh
from kit.metals import steel
from kit.natural import leaf
from kit.placing import moved, rotated, tilted
from kit.solids import box, place, plane
from kit.surfaces import paint, plastic
from objects.brickwork import brick_wall
from objects.plants import leaf_cloud
from objects.roofing import TILE_EXPOSED, chimney, gutter, lay_roof_tiles, ridge_tiles
from scenes import scene


@scene('solar-roof')
def solar_roof(rng):
    """Two rows of dark solar panels on a tiled roof, with ridge and chimney against the sky."""
    pose = rotated('X', 35)
    tint = rng.choice(['#8a5845', '#7d5348', '#8d6049'])
    lay_roof_tiles(rng, pose, -4.8, 38, 13, concrete(tint, .16, .45))
    aluminium = steel(.34, '#c3c6ca')
    panel_array(rng, pose, 4, 2, .62, aluminium, steel(.4, '#8f9398'))
    top = pose @ Vector((0, 13 * TILE_EXPOSED, .02))
    ridge_tiles(rng, -4.8, 6.7, top.y + .05, top.z - .02, tint)
    bricks, joints = brick_material(('#8a4f3b', '#9a5d45', '#7a4535', '#a2684e'), .45), mortar('#a79d8d', .6)
    chimney(rng, 3.1, top.y - .2, top.z - .7, 17, bricks, joints)
    lead = plain_material('lead', colour='#7d8288', metallic=.6, roughness=.6)
    apron = box((1.02, .30, .006), (0, 0, 0), lead, .002)
    apron.matrix_world = pose @ moved((3.1, 13 * TILE_EXPOSED - .38, .085))
    gutter(12, (-5, -.05, -.05), plastic('#26262a', .35), 0, .062)
    box((12, .022, .19), (1, .04, -.14), paint('#e9e7e0', .4, .1, .2), .003)
    brick_wall(rng, (-4.5, .1, -1.6), 46, 19, bricks, joints, 0)
    green, olive = leaf('#3d5226', '#6b8440', dryness=.12), leaf('#4a6030', '#87994e', dryness=.15)
    for k in range(16):
        r = rng.uniform(1.3, 2.1)
        leaf_cloud(rng, rng.choice((green, olive)),
                   (-5 + k * 1.7 + rng.uniform(-.5, .5), 19 + rng.uniform(-2, 2), 1.8 + rng.uniform(-.6, .9)),
                   (r, r, r), 2600, .2)
    plane(120, 120, (0, 30, -5.4), plain_material('far ground', colour='#64733f', roughness=1))
    fair_sky(.95, rng.randrange(9), (44, -52, 3.6))
    phone_camera((-2.0 + rng.uniform(-.15, .15), -3.15, 2.75), (.15, 1.75, 1.28), 27, (0, 1.6, 1.1), 8, rng,
                 .04, .5)
    return Look(bounces=2, exposure=.15, warmth=.012, saturation=1.05)


def panel_array(rng, pose, columns, rows, y0, aluminium, dark):
    """Panels in portrait on two rails a row; rails stand out at the ends, clamps hold the edges."""
    width, height, gap = 1.0, 1.65, .02
    frame = box_mesh((width, height, .036), .002, 1, 'frame')
    cells = box_mesh((width - .026, height - .026, .003), 0, 1, 'cells')
    frame.materials.append(aluminium)
    cells.materials.append(solar_cells())
    full_width = columns * (width + gap)

    def put(size, x, y, z, material):
        piece = box(size, (0, 0, 0), material, .002)
        piece.matrix_world = pose @ moved((x, y, z))

    for j in range(rows):
        y = y0 + height / 2 + j * (height + gap)
        for i in range(columns):
            x = -full_width / 2 + (i + .5) * (width + gap)
            tilt = tilted(rng.gauss(0, .12), rng.gauss(0, .12), 0)
            for mesh, z in ((frame, .145), (cells, .1625)):
                panel = place(mesh)
                panel.matrix_world = pose @ moved((x, y, z)) @ tilt
        for dy in (-.45, .45):
            put((full_width + .56, .04, .042), 0, y + dy, .105, aluminium)
            for i in range(1, columns):
                put((.05, .07, .012), -full_width / 2 + i * (width + gap), y + dy, .171, dark)
            for s in (-1, 1):
                put((.035, .06, .062), s * (full_width / 2 + .008), y + dy, .143, aluminium)
                put((.035, .20, .008), s * (full_width / 2 + .2), y + dy + .09, .075, aluminium)
                put((.035, .012, .05), s * (full_width / 2 + .2), y + dy - .015, .085, aluminium)


def solar_cells():
    """Solar cells under glass: dark blue squares with clipped corners on a grey sheet."""
    m = MaterialBuilder('solar cells', roughness=.06, specular=.6)
    x, y, _ = m.components(m.object_position())
    pitch = .16
    u, v = (x + .48) / pitch, (y + .8) / pitch
    edge_u, edge_v = ((.5 - abs(m.fraction(q) - .5)) * pitch for q in (u, v))
    line = m.remap(m.minimum(edge_u, edge_v), .0016, .0034, 1, 0)
    corner = m.remap(edge_u + edge_v, .011, .015, 1, 0)
    margin = m.maximum(m.remap(abs(x), .479, .481), m.remap(abs(y), .799, .801))
    mask = m.maximum(m.maximum(line, corner), margin)
    cell = m.vector(m.floor(u), m.floor(v), m.object_random() * 40)
    each = m.value(m.node('ShaderNodeTexWhiteNoise', inputs={'Vector': cell}), 'Value')
    m.set(colour=m.mix(mask * .6, m.hsv(colour('#0d1730'), .5, 1, m.remap(each, 0, 1, .75, 1.3)), '#a4adb8'))
    return m.material
