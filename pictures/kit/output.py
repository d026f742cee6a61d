"""From a scene to a PNG file: two half renders, a noise filter between them, then Filmic."""
import os
import subprocess
import tempfile
from array import array

import bpy

from kit.settings import simplify_indirect_light

FILTER_SOURCE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'denoise.c')
VIGNETTE = .22
GRAIN = .012
FILTER_STRENGTH = 1.0
PASSES = ('image', 'albedo', 'normal')


def render(path, seed, look):
    """Renders the scene to a PNG file. The seed decides the noise, not what the scene shows."""
    scene = bpy.context.scene
    simplify_indirect_light()
    with tempfile.TemporaryDirectory(prefix='picture') as folder:
        write_passes_to(scene, folder)
        halves = [render_half(scene, folder, seed, half) for half in (0, 1)]
        pixels, width, height = filtered(halves, folder, seed, look)
    save_png(scene, path, pixels, width, height)


def write_passes_to(scene, folder):
    """Makes each render write its image, albedo and normal as float EXR files."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_z = True
    # denoising_store_passes raises in a build without OpenImageDenoise, so the colour passes are the albedo
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_transmission_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    albedo = added(tree, layers.outputs['DiffCol'], layers.outputs['TransCol'], 1.0)
    albedo = added(tree, albedo, layers.outputs['GlossCol'], .3)
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGB'
    files.file_slots.clear()
    for name, socket in zip(PASSES, (layers.outputs['Image'], albedo, layers.outputs['Normal'])):
        files.file_slots.new(name + '_')
        tree.links.new(socket, files.inputs[name + '_'])


def added(tree, a, b, share):
    """The sum of a and a share of b, in the compositor."""
    node = tree.nodes.new('CompositorNodeMixRGB')
    node.blend_type = 'ADD'
    node.inputs[0].default_value = share
    tree.links.new(a, node.inputs[1])
    tree.links.new(b, node.inputs[2])
    return node.outputs[0]


def render_half(scene, folder, seed, half):
    """Renders with half the samples and a seed of its own. Returns the files of its passes."""
    frame = half + 1
    samples = scene.cycles.samples
    half_samples = max(4, samples // 2)
    scene.cycles.samples = half_samples
    scene.cycles.adaptive_min_samples = max(4, half_samples // 3)
    scene.cycles.seed = seed * 2 + half
    scene.frame_set(frame)
    bpy.ops.render.render(write_still=False)
    scene.cycles.samples = samples
    return [os.path.join(folder, '%s_%04d.exr' % (name, frame)) for name in PASSES]


def filtered(halves, folder, seed, look):
    """The finished pixels: linear RGBA, bottom row first. Without a compiler the halves are averaged."""
    exe = noise_filter()
    if exe is None:
        (a, width, height), (b, _, _) = (read_exr(paths[0]) for paths in halves)
        return array('f', ((x + y) / 2 for x, y in zip(a, b))), width, height
    passes, result = os.path.join(folder, 'passes.raw'), os.path.join(folder, 'result.raw')
    with open(passes, 'wb') as file:
        for path in (path for paths in halves for path in paths):
            pixels, width, height = read_exr(path)
            pixels.tofile(file)
    options = (width, height, look.warmth, VIGNETTE, GRAIN, seed, FILTER_STRENGTH, look.saturation)
    subprocess.check_call([exe, passes, result, *map(str, options)])
    pixels = array('f')
    with open(result, 'rb') as file:
        pixels.fromfile(file, width * height * 4)
    return pixels, width, height


def noise_filter():
    """The filter, compiled once from its C source; None where there is no compiler."""
    exe = os.path.join(tempfile.gettempdir(), 'picture-denoise')
    if os.path.exists(exe) and os.path.getmtime(exe) >= os.path.getmtime(FILTER_SOURCE):
        return exe
    for compiler in ('cc', 'gcc', 'clang'):
        try:
            subprocess.check_call([compiler, '-O3', '-march=native', '-ffast-math', '-fopenmp', '-o', exe,
                                   FILTER_SOURCE, '-lm'])
            return exe
        except (OSError, subprocess.CalledProcessError):
            continue
    return None


def read_exr(path):
    """The pixels of a file as floats, with its width and height."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = array('f', bytes(4 * 4 * width * height))
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels, width, height


def save_png(scene, path, pixels, width, height):
    """Saves linear pixels as Blender's colour management shows them."""
    image = bpy.data.images.new('final', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels)
    image.update()
    settings = scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    settings.compression = 90
    image.save_render(os.path.abspath(path), scene=scene)
