"""Material node graphs: a small builder around one Principled shader."""
import bpy

def srgb(h):
    """'#rrggbb' -> linear RGBA"""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4) for v in c) + (1.0,)


def reset():
    """An empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


class Mat:
    """Small node-graph builder around one Principled BSDF."""

    def __init__(self, name='m'):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.bsdf = self.t.nodes['Principled BSDF']
        self.out = self.t.nodes['Material Output']
        self._coords = {}

    def link(self, a, b):
        """Connects two sockets."""
        self.t.links.new(a, b)

    def put(self, sock, v):
        """Connects a socket, or sets its value; a string is a colour."""
        if v is None:
            return
        if hasattr(v, 'is_output'):
            self.link(v, sock)
        else:
            if isinstance(v, str):
                v = srgb(v)
            if sock.type == 'RGBA' and isinstance(v, (int, float)):
                v = (v, v, v, 1)
            sock.default_value = v

    def set(self, **kw):
        """Inputs of the Principled shader by name."""
        for k, v in kw.items():
            self.put(self.bsdf.inputs[k.replace('_', ' ')], v)
        return self

    def n(self, kind, **props):
        """A new node with its properties."""
        nd = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(nd, k, v)
        return nd

    def coord(self, space='Object', scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        """Coordinates, scaled, turned and moved."""
        tc = self.n('ShaderNodeTexCoord')
        mp = self.n('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = scale
        mp.inputs['Rotation'].default_value = rot
        mp.inputs['Location'].default_value = loc
        self.link(tc.outputs[space], mp.inputs[0])
        return mp.outputs[0]

    def noise(self, vec, scale=5, detail=4, rough=.55, dist=0, out='Fac'):
        """Perlin noise."""
        nd = self.n('ShaderNodeTexNoise')
        self.link(vec, nd.inputs['Vector'])
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', dist)):
            self.put(nd.inputs[k], v)
        return nd.outputs[out]

    def voronoi(self, vec, scale=5, feature='F1', rnd=1.0, out='Distance'):
        """Cells."""
        nd = self.n('ShaderNodeTexVoronoi', feature=feature)
        self.link(vec, nd.inputs['Vector'])
        nd.inputs['Scale'].default_value = scale
        nd.inputs['Randomness'].default_value = rnd
        return nd.outputs[out]

    def wave(self, vec, scale=5, kind='RINGS', direction='Z', dist=2, detail=2, dscale=1, profile='SIN'):
        """Bands or rings."""
        nd = self.n('ShaderNodeTexWave', wave_type=kind, wave_profile=profile)
        if kind == 'RINGS':
            nd.rings_direction = direction
        else:
            nd.bands_direction = direction
        self.link(vec, nd.inputs['Vector'])
        for k, v in (('Scale', scale), ('Distortion', dist), ('Detail', detail), ('Detail Scale', dscale)):
            nd.inputs[k].default_value = v
        return nd.outputs['Fac']

    def ramp(self, fac, stops, interp='LINEAR'):
        """Maps 0..1 to colours or numbers at the stops."""
        nd = self.n('ShaderNodeValToRGB')
        nd.color_ramp.interpolation = interp
        el = nd.color_ramp.elements
        while len(el) > len(stops):
            el.remove(el[-1])
        while len(el) < len(stops):
            el.new(1)
        for e, (p, c) in zip(el, stops):
            e.position = p
            if isinstance(c, (int, float)):
                c = (c, c, c, 1)
            e.color = srgb(c) if isinstance(c, str) else c
        self.put(nd.inputs[0], fac)
        return nd.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        """Mixes two colours."""
        nd = self.n('ShaderNodeMixRGB', blend_type=mode)
        self.put(nd.inputs[0], fac)
        self.put(nd.inputs[1], a)
        self.put(nd.inputs[2], b)
        return nd.outputs[0]

    def math(self, op, a, b=0.0, clamp=False):
        """Arithmetic on two values."""
        nd = self.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        self.put(nd.inputs[0], a)
        self.put(nd.inputs[1], b)
        return nd.outputs[0]

    def sep(self, vec):
        """x, y and z of a vector."""
        nd = self.n('ShaderNodeSeparateXYZ')
        self.link(vec, nd.inputs[0])
        return nd.outputs

    def comb(self, x=0, y=0, z=0):
        """A vector of x, y and z."""
        nd = self.n('ShaderNodeCombineXYZ')
        for i, v in enumerate((x, y, z)):
            self.put(nd.inputs[i], v)
        return nd.outputs[0]

    def bump(self, height, strength=.2, distance=.02, normal=None):
        """A normal from a height."""
        nd = self.n('ShaderNodeBump')
        nd.inputs['Strength'].default_value = strength
        nd.inputs['Distance'].default_value = distance
        self.link(height, nd.inputs['Height'])
        if normal is not None:
            self.link(normal, nd.inputs['Normal'])
        return nd.outputs[0]

    def tintable(self, share=1.0, area='tint'):
        """Marks this surface (or the `share` of it) so that a colourway can dye it afterwards."""
        marker = self.n('ShaderNodeOutputAOV')
        marker.name = area
        self.put(marker.inputs['Value'], share)
        return self

    def bevel(self, radius=.02, samples=4):
        """A normal that rounds edges by the radius."""
        nd = self.n('ShaderNodeBevel', samples=samples)
        nd.inputs['Radius'].default_value = radius
        return nd.outputs[0]

