"""Materials about one Principled shader.

In the functions that make materials `m` is the builder, `p` a position, and `c` the colour so far.
"""
import bpy

from kit.node_trees import NodeTree, Value

# The inputs of the Principled shader whose names are not simply our word with a capital.
INPUT_NAMES = {'colour': 'Base Color', 'ior': 'IOR'}


class MaterialBuilder(NodeTree):
    """A new material; keywords set inputs of its shader: colour, roughness, metallic, specular, normal ..."""

    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        super().__init__(self.material.node_tree)
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.shader = self.tree.nodes.new('ShaderNodeBsdfPrincipled')
        self.show(self.shader)
        self.set(specular=0.5)
        self.set(**inputs)

    def set(self, **inputs):
        """Feeds inputs of the shader with values or constants."""
        for key, value in inputs.items():
            self.feed(self.shader.inputs[input_name(key)], value)

    def source(self, key):
        """What feeds an input of the shader now: a Value or a constant."""
        socket = self.shader.inputs[input_name(key)]
        if socket.is_linked:
            return Value(self, socket.links[0].from_socket)
        return tuple(socket.default_value) if socket.type == 'RGBA' else socket.default_value

    def show(self, node):
        """Makes a shader node the surface of the material."""
        self.tree.links.new(node.outputs[0], self.output.inputs[0])

    def mix_shaders(self, share, a, b):
        """A shader node: a where share is 0, b where it is 1."""
        return self.node('ShaderNodeMixShader', inputs={0: share, 1: a.outputs[0], 2: b.outputs[0]})


def plain_material(name, **inputs):
    """A material of constants only."""
    return MaterialBuilder(name, **inputs).material


def reopen(material):
    """A builder for a finished material, to lay more on top of it."""
    builder = MaterialBuilder.__new__(MaterialBuilder)
    NodeTree.__init__(builder, material.node_tree)
    builder.material = material
    builder.output = next(node for node in builder.tree.nodes if node.type == 'OUTPUT_MATERIAL')
    builder.shader = next(node for node in builder.tree.nodes if node.type == 'BSDF_PRINCIPLED')
    return builder


def plain_colour_of(socket):
    """A plain stand-in for whatever feeds a colour socket: the first constant upstream, else grey."""
    for _ in range(30):
        if not socket.is_linked:
            return tuple(socket.default_value)
        node = socket.links[0].from_node
        if node.type == 'MIX_RGB':
            socket = node.inputs['Color1']
        elif node.type == 'HUE_SAT':
            socket = node.inputs['Color']
        elif node.type == 'VALTORGB':
            stops = node.color_ramp.elements
            return tuple(stops[len(stops) // 2].color)
        else:
            break
    return .4, .4, .4, 1


def input_name(key):
    """The name of a shader input for one of our keywords."""
    return INPUT_NAMES.get(key, key.replace('_', ' ').title())
