"""The camera of a phone."""
from math import radians

import bpy
from mathutils import Euler, Vector

from kit.light import looking
from kit.solids import link


def phone_camera(location, target, focal_length, focus, aperture, rng, jitter=.01, roll=None):
    """A phone held by hand: rng shifts it by up to jitter metres and rolls it, unless roll gives the degrees.

    The focal length is that of a 36 mm wide sensor; a small aperture number blurs what is out of focus.
    """
    shift = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))) * jitter
    location = Vector(location) + shift
    camera = bpy.data.cameras.new('phone')
    camera.lens = focal_length
    camera.sensor_width = 36
    camera.clip_start = .01
    phone = link(bpy.data.objects.new('phone', camera))
    phone.location = location
    rolled = Euler((0, 0, radians(rng.uniform(-1.3, 1.3) if roll is None else roll)))
    phone.rotation_euler = (looking(location, target) @ rolled.to_quaternion()).to_euler()
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(focus) - location).length
    camera.dof.aperture_fstop = aperture
    camera.dof.aperture_blades = 0
    bpy.context.scene.camera = phone
