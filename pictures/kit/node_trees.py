"""Node trees written as formulas: noise and masks are values that can be added, multiplied and mixed."""
import bpy

from kit.colours import colour


class Value:
    """An output socket of a node. Arithmetic with it adds maths nodes and gives a new value."""

    def __init__(self, nodes, socket):
        self.nodes = nodes
        self.socket = socket

    def __add__(self, other):
        return self.nodes.operate('ADD', self, other)

    def __radd__(self, other):
        return self.nodes.operate('ADD', other, self)

    def __sub__(self, other):
        return self.nodes.operate('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.nodes.operate('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.nodes.operate('MULTIPLY', self, other)

    def __rmul__(self, other):
        return self.nodes.operate('MULTIPLY', other, self)

    def __truediv__(self, other):
        return self.nodes.operate('DIVIDE', self, other)

    def __rtruediv__(self, other):
        return self.nodes.operate('DIVIDE', other, self)

    def __abs__(self):
        return self.nodes.operate('ABSOLUTE', self)


class NodeTree:
    """Adds nodes to a tree. Every method gives a Value that can feed the next one."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, settings=None, inputs=None):
        """Any node: settings are its attributes, inputs are fed by name or number."""
        node = self.tree.nodes.new(kind)
        for name, setting in (settings or {}).items():
            setattr(node, name, setting)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        """Feeds a socket with a Value, a raw socket, '#rrggbb', or a constant."""
        if isinstance(value, Value):
            value = value.socket
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str) or (isinstance(value, (tuple, list)) and socket.type == 'RGBA'):
            socket.default_value = colour(value)
        else:
            socket.default_value = value

    def value(self, node, output=0):
        """One output of a node."""
        return Value(self, node.outputs[output])

    # where the shaded point is

    def world_position(self):
        """The shaded point in metres."""
        return self.value(self.node('ShaderNodeNewGeometry'), 'Position')

    def object_position(self):
        """The shaded point in the object's own metres."""
        return self.value(self.node('ShaderNodeTexCoord'), 'Object')

    def normal(self):
        """The direction the surface faces."""
        return self.value(self.node('ShaderNodeNewGeometry'), 'Normal')

    def components(self, vector):
        """x, y and z of a vector."""
        node = self.node('ShaderNodeSeparateXYZ', inputs={0: vector})
        return self.value(node, 0), self.value(node, 1), self.value(node, 2)

    def vector(self, x, y, z):
        """A vector of three values or numbers."""
        return self.value(self.node('ShaderNodeCombineXYZ', inputs={0: x, 1: y, 2: z}))

    def scaled(self, vector, scale, offset=(0, 0, 0)):
        """A position for textures: scale is one number or three; a large one makes the pattern fine."""
        node = self.node('ShaderNodeMapping', inputs={'Vector': vector, 'Location': offset})
        node.inputs['Scale'].default_value = (scale,) * 3 if isinstance(scale, (int, float)) else scale
        return self.value(node)

    # chance

    def object_random(self):
        """A number from 0 to 1 that differs from object to object."""
        return self.value(self.node('ShaderNodeObjectInfo'), 'Random')

    def object_offset(self, amount=17.0):
        """An offset that differs from object to object, so that no two show the same grain."""
        random = self.object_random()
        return self.vector(random * amount, random * (amount * 2.3), random * (amount * 3.7))

    # textures

    def noise(self, scale, detail=4, roughness=0.55, position=None, distortion=0.0, coloured=False):
        """Cloudy noise from 0 to 1 at a world position; with coloured, three numbers at once."""
        inputs = {
            'Vector': position or self.world_position(),
            'Scale': scale,
            'Detail': min(detail, 4.5),  # every octave costs on every hit, and a bump node asks three times
            'Roughness': roughness,
            'Distortion': distortion,
        }
        return self.value(self.node('ShaderNodeTexNoise', inputs=inputs), 'Color' if coloured else 'Fac')

    def voronoi(self, scale, feature='F1', position=None):
        """Distance to the nearest of scattered points, or to the edge between their cells."""
        inputs = {'Vector': position or self.world_position(), 'Scale': scale, 'Randomness': 1.0}
        return self.value(self.node('ShaderNodeTexVoronoi', {'feature': feature}, inputs), 'Distance')

    def wave(self, scale, position, distortion=3.0, detail=3, detail_scale=1.5, direction='X'):
        """Stripes from 0 to 1 across a direction, bent by distortion."""
        inputs = {'Vector': position, 'Scale': scale, 'Distortion': distortion, 'Detail': detail,
                  'Detail Scale': detail_scale}
        return self.value(self.node('ShaderNodeTexWave', {'bands_direction': direction}, inputs), 'Fac')

    # maths

    def operate(self, operation, *operands):
        """One maths node; a vector or a tuple among the operands makes it a vector maths node."""
        kind = 'ShaderNodeVectorMath' if any(map(is_vector, operands)) else 'ShaderNodeMath'
        return self.value(self.node(kind, {'operation': operation}, dict(enumerate(operands))))

    def clamped(self, result):
        """Keeps the result of the last maths operation within 0 to 1."""
        result.socket.node.use_clamp = True
        return result

    def maximum(self, a, b):
        """The larger of two."""
        return self.operate('MAXIMUM', a, b)

    def minimum(self, a, b):
        """The smaller of two."""
        return self.operate('MINIMUM', a, b)

    def fraction(self, value):
        """What follows the decimal point."""
        return self.operate('FRACT', value)

    def floor(self, value):
        """The whole number below."""
        return self.operate('FLOOR', value)

    def distance(self, a, b):
        """Metres between two points."""
        return self.measure('DISTANCE', a, b)

    def length(self, vector):
        """The length of a vector."""
        return self.measure('LENGTH', vector)

    def dot(self, a, b):
        """The dot product of two vectors."""
        return self.measure('DOT_PRODUCT', a, b)

    def measure(self, operation, *operands):
        """A vector maths node that gives one number."""
        node = self.node('ShaderNodeVectorMath', {'operation': operation}, dict(enumerate(operands)))
        return self.value(node, 'Value')

    def normalised(self, vector):
        """A vector of length 1."""
        return self.operate('NORMALIZE', vector)

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=True):
        """Moves low..high to to_low..to_high and stops there, with soft ends unless smooth is off."""
        settings = {'interpolation_type': 'SMOOTHSTEP' if smooth else 'LINEAR'}
        inputs = {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high}
        return self.value(self.node('ShaderNodeMapRange', settings, inputs))

    def near(self, centre, radius, soft, wobble=0.0, wobble_scale=6.0):
        """A mask: 1 inside a ball about centre, 0 outside, soft at its edge and wobbled by noise."""
        position = self.world_position()
        distance = self.distance(position, self.vector(*centre))
        if wobble:
            distance = distance + (self.noise(wobble_scale, 4, 0.6, position) - 0.5) * (wobble * 2)
        return self.remap(distance, radius - soft, radius + soft, 1.0, 0.0)

    def bump(self, height, strength=0.3, distance=0.001, normal=None):
        """A normal that follows a height; it may lie on top of another one."""
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.value(self.node('ShaderNodeBump', inputs=inputs))

    # colours

    def colour_ramp(self, value, stops, interpolation='LINEAR'):
        """A colour or grey looked up between stops (position, colour or grey)."""
        node = self.node('ShaderNodeValToRGB', inputs={'Fac': value})
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, shade) in zip(ramp.elements, stops):
            element.position = position
            element.color = (shade, shade, shade, 1) if isinstance(shade, (int, float)) else colour(shade)
        return self.value(node)

    def mix(self, share, a, b, mode='MIX'):
        """Colour a where share is 0, b where it is 1."""
        inputs = {'Fac': share, 'Color1': a, 'Color2': b}
        return self.value(self.node('ShaderNodeMixRGB', {'blend_type': mode}, inputs))

    def hsv(self, tint, hue=0.5, saturation=1.0, value=1.0):
        """A colour with its hue turned (0.5 is unchanged), its saturation and brightness multiplied."""
        inputs = {'Color': tint, 'Hue': hue, 'Saturation': saturation, 'Value': value}
        return self.value(self.node('ShaderNodeHueSaturation', inputs=inputs))

    def vary(self, tint, amount=0.08, hue=0.01):
        """A colour that is a little lighter or darker, and of another hue, from object to object."""
        random = self.object_random()
        value = self.remap(random, 0, 1, 1 - amount, 1 + amount, smooth=False)
        turn = self.remap(self.fraction(random * 7.13), 0, 1, 0.5 - hue, 0.5 + hue, smooth=False)
        return self.hsv(tint, turn, 1.0, value)


def is_vector(operand):
    """Whether arithmetic with this operand is done on x, y and z."""
    if isinstance(operand, Value):
        return operand.socket.type == 'VECTOR'
    return isinstance(operand, tuple)
