"""Making what a scene has built new again: without its dirt, or of another material."""
import bpy

from kit.material_builder import MaterialBuilder, reopen
from kit.meshes import mesh_from
from kit.noise import fractal
from objects.changes import first_material_name, remove_where


def remove_bodies_within(limit):
    """Takes every mesh out of the scene that is smaller than limit metres; the bars of its window stay."""
    remove_where(lambda thing: thing.type == 'MESH' and max(thing.dimensions) < limit
                 and not first_material_name(thing).startswith('bar'))


def remove_curves():
    """Takes out every wire, pipe, rod and cable."""
    remove_where(lambda thing: thing.type == 'CURVE')


def remove_made_of(*material_names):
    """Takes out everything whose first material has one of these names, numbered or not."""
    remove_where(lambda thing: first_material_name(thing).split('.')[0] in material_names)


def change_material(name, material):
    """Gives every mesh and curve that has the material of that name another one."""
    for shape in (*bpy.data.meshes, *bpy.data.curves):
        for slot, old in enumerate(shape.materials):
            if old and old.name == name:
                shape.materials[slot] = material


def without_stains(name, layers, roughness):
    """Takes the uppermost layers of colour off a material; its roughness becomes a constant."""
    m = reopen(bpy.data.materials[name])
    socket = m.shader.inputs['Base Color']
    for _ in range(layers):
        socket = socket.links[0].from_node.inputs['Color1']
    clean = socket.links[0].from_socket if socket.is_linked else tuple(socket.default_value)
    for kept in ('Base Color', 'Roughness'):
        for link in list(m.shader.inputs[kept].links):
            m.tree.links.remove(link)
    m.set(colour=clean, roughness=roughness)


def ripples(x, y):
    """The surface of water that runs along X, in metres."""
    return .0016 * fractal(x * 14, y * 60) + .0012 * fractal(x * 40, y * 90, 3)


def stream_material():
    """Clear water with bright streaks along X."""
    m = MaterialBuilder('stream', specular=1.0, roughness=.03)
    p = m.world_position()
    streaks = m.noise(1, 4, .6, m.scaled(p, (9, 70, 1)), .6)
    m.set(colour=m.mix(m.remap(streaks, .50, .68), '#7fa9b5', '#eef7f9'),
          normal=m.bump(m.noise(1, 3, .5, m.scaled(p, (22, 75, 1))), .5, .006))
    clear = m.node('ShaderNodeBsdfTransparent', inputs={'Color': '#d5e6ea'})
    m.show(m.mix_shaders(m.remap(streaks, .40, .66, .30, .85), clear, m.shader))
    return m.material


def thin_out(rng, gone, wanted):
    """Takes a share of the leaves out of every crown, and all whose middle is not wanted."""
    for thing in list(bpy.context.scene.objects):
        if not thing.name.startswith('foliage'):
            continue
        old = thing.data
        kept = [face for face in old.polygons if wanted(face.center) and rng.random() > gone]
        vertices = [tuple(old.vertices[i].co) for face in kept for i in face.vertices]
        mesh = mesh_from('foliage', vertices, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(kept))])
        mesh.materials.append(old.materials[0])
        thing.data = mesh
