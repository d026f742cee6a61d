"""Changing what a scene has built: the 'after' takes away what was broken in the 'before'."""
import bpy

from kit.material_builder import plain_colour_of, reopen


def first_material_name(thing):
    """The name of a thing's first material, or ''."""
    materials = getattr(thing.data, 'materials', None)
    return materials[0].name if materials and materials[0] else ''


def remove_where(test):
    """Takes every thing out of the scene that satisfies the test."""
    for thing in list(bpy.context.scene.objects):
        if test(thing):
            bpy.data.objects.remove(thing)


def tint_of(material_name):
    """The plain colour a material was made from, before stains and variation."""
    return plain_colour_of(reopen(bpy.data.materials[material_name]).shader.inputs['Base Color'])
