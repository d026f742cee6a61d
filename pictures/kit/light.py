"""Skies and lamps. Lamps have watts, the sun has Blender's strength; tints are '#rrggbb'."""
from math import radians

import bpy
from mathutils import Euler, Vector

from kit.colours import colour
from kit.material_builder import plain_material
from kit.node_trees import NodeTree
from kit.solids import box, link


def plain_sky(tint, strength):
    """An even sky all round; indoors it only lifts the shadows. Returns its node tree."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = colour(tint)
    background.inputs[1].default_value = strength
    return world.node_tree


def cloudy_sky(strength, seed, contrast=.5, sun=None):
    """A cloudy British sky, brighter above; sun=(elevation, azimuth, strength) adds weak direct light."""
    nodes = NodeTree(plain_sky('#f3f3f0', strength))
    x, y, z = sky_direction(nodes)
    height = nodes.maximum(z, .06)
    clouds = nodes.noise(.55, 7, .58, nodes.vector(x / height, y / height, seed * 3.1), .3)
    c = nodes.mix(nodes.remap(z, 0, .6), colour('#f3f3f0'), colour('#c9d3dd'))
    c = nodes.mix(nodes.remap(clouds, .38, .66, 0, contrast), c, '#ffffff')
    c = nodes.mix(nodes.remap(clouds, .5, .25, 0, contrast * .6), c, '#9fabb8')
    nodes.feed(nodes.tree.nodes['Background'].inputs[0], c)
    if sun:
        sunlight(*sun)


def fair_sky(strength, seed, sun, contrast=.8, top='#4f87c9', low='#c6d9ec'):
    """A fair day: blue with white clouds, and sun=(elevation, azimuth, strength)."""
    nodes = NodeTree(plain_sky(low, strength))
    x, y, z = sky_direction(nodes)
    height = nodes.maximum(z, 0.0) + .22  # keeps low clouds from drawing out into streaks
    clouds = nodes.noise(1.5, 4.5, .58, nodes.vector(x / height, y / height, seed * 3.1), .3)
    blue = nodes.mix(nodes.remap(z, 0, .6), colour(low), colour(top))
    c = nodes.mix(nodes.remap(clouds, .42, .68, 0, contrast), blue, '#fbfbfa')
    nodes.feed(nodes.tree.nodes['Background'].inputs[0], c)
    sunlight(*sun)


def sky_direction(nodes):
    """x, y and z of the direction in which the sky is seen."""
    return nodes.components(nodes.value(nodes.node('ShaderNodeTexCoord'), 'Generated'))


def sunlight(elevation, azimuth, strength):
    """A warm sun; azimuth 0 shines from behind the camera."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = strength
    lamp.angle = radians(1.5)
    lamp.color = colour('#fff0dc')[:3]
    thing = link(bpy.data.objects.new('sun', lamp))
    thing.rotation_euler = Euler((radians(90 - elevation), 0, radians(azimuth)))


def area_light(location, target, size, watts, tint, spread=180, visible=True, mirrored=True):
    """A rectangular lamp that shines at a target; size is (width, height), spread is in degrees.

    It may be invisible to the camera, and left out of what gloss mirrors.
    """
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size
    lamp.energy = watts
    lamp.color = colour(tint)[:3]
    lamp.spread = radians(spread)
    thing = link(bpy.data.objects.new('area', lamp))
    thing.location = location
    thing.rotation_euler = looking(location, target).to_euler()
    thing.visible_camera = visible
    thing.visible_glossy = mirrored


def window_light(location, target, size, watts, tint, bars=True):
    """Daylight from a window out of sight; with its glazing bars, gloss mirrors a window and not a lamp."""
    area_light(location, target, size, watts, tint)
    if not bars:
        return
    turned = looking(location, target)
    white = plain_material('bar', colour='#e8e6e0', roughness=.4)
    w, h = size
    for x, y, width, height in ((0, 0, .05, h), (0, .12 * h, w, .06), (-w / 2, 0, .09, h + .1),
                                (w / 2, 0, .09, h + .1), (0, -h / 2, w + .1, .1), (0, h / 2, w + .1, .1)):
        bar = box((width, height, .05), (0, 0, 0), white, 0)
        bar.location = Vector(location) + turned @ Vector((x, y, -.05))
        bar.rotation_euler = turned.to_euler()


def looking(location, target):
    """The rotation of a lamp or camera at location that points at target."""
    return (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y')


def point_light(location, watts, tint, radius):
    """A bulb."""
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy = watts
    lamp.color = colour(tint)[:3]
    lamp.shadow_soft_size = radius
    thing = link(bpy.data.objects.new('point', lamp))
    thing.location = location
