"""The settings of Cycles and of the colour management."""
import bpy

from kit.material_builder import plain_colour_of


def clear_scene():
    """An empty file with Blender's factory settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_up_render(size, samples, threads, look):
    """Prepares the scene for a picture of size (width, height) pixels."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False  # with it the second half keeps the first one's seed
    set_up_cycles(scene.cycles, samples, look.bounces)
    scene.display_settings.display_device = 'sRGB'
    view = scene.view_settings
    view.view_transform = 'Filmic'
    view.look = 'Medium High Contrast'
    view.exposure = look.exposure
    view.gamma = 1.0


def set_up_cycles(cycles, samples, bounces):
    """Few samples, few bounces, no caustics: noise is left to the filter."""
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_denoising = False  # true by default, and fatal in a build without OpenImageDenoise
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = .04
    cycles.light_sampling_threshold = .03
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(bounces, 3)
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 0.0
    cycles.blur_glossy = .8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'


def simplify_indirect_light():
    """Gives every opaque material a constant surface for rays that arrive by a diffuse bounce.

    Cycles skips the unused side of a Mix Shader, so these rays no longer evaluate the noise of the material.
    With one bounce less it took a draft from 12.9 to 10.4 seconds of processor.
    """
    for material in bpy.data.materials:
        if material.use_nodes:
            simplify(material.node_tree)


def simplify(tree):
    """Does that for one material, unless its surface is mixed or lets light through."""
    output = next((node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL'), None)
    if not output or not output.inputs[0].is_linked:
        return
    shader = output.inputs[0].links[0].from_node
    if shader.type != 'BSDF_PRINCIPLED' or shader.inputs['Transmission'].default_value > 0:
        return
    red, green, blue, _ = plain_colour_of(shader.inputs['Base Color'])
    share = .65 if shader.inputs['Metallic'].default_value > .5 else 1.0
    plain = tree.nodes.new('ShaderNodeBsdfDiffuse')
    plain.inputs[0].default_value = (red * share, green * share, blue * share, 1)
    either = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Diffuse Ray'], either.inputs[0])
    tree.links.new(shader.outputs[0], either.inputs[1])
    tree.links.new(plain.outputs[0], either.inputs[2])
    tree.links.new(either.outputs[0], output.inputs[0])
