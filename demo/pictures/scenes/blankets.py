"""Woven blankets: folded layers of herringbone with a fringe or a stitched edge.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise as mnoise

from studio.forms import catmull, curve, obj_from, place, rbox
from studio.materials import m_lerp, m_yarn
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_herringbone(colour, pale='#ece4d4', pitch=4.0):
    """Zigzag twill over the UV of the cloth, brushed: V runs along the warp; `pitch` = zigzags a unit."""
    m = Mat('herringbone')
    uv = m.coord('UV')
    x, y, _ = m.sep(uv)
    wobble = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(uv, 2.2, 3), .5), .05)
    shake = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(uv, 38, 3), .5), .022)
    zig = m.math('PINGPONG', m.math('ADD', x, wobble), 1 / pitch)
    line = m.math('FRACT', m.math('MULTIPLY', m.math('ADD', m.math('ADD', y, shake), m.math('ADD', zig, wobble)), 15))
    thread = m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SUBTRACT', line, .5)), 2)
    strand = m.noise(m.coord('UV', scale=(1, .3, 1)), 120, 4, .75)
    tone = m.mix(m.ramp(m.noise(uv, 1.5, 4), [(.3, 0.), (.7, .25)]), colour, m_lerp(colour, '#000000', .3))
    cloth = m.mix(m.ramp(thread, [(.25, 0.), (.75, .85)]), tone, m_lerp(colour, pale, .46))
    cloth = m.mix(m.ramp(strand, [(.3, .5), (.62, 0.)]), cloth, m_lerp(colour, '#000000', .5))
    relief = m.math('ADD', m.math('MULTIPLY', thread, .5), m.math('MULTIPLY', strand, 1.5))
    m.set(Base_Color=cloth, Roughness=.98, Specular=.05, Sheen=.8, Normal=m.bump(relief, .9, .03, m.bevel(.05)))
    return m.tintable()


def nap(cloth, count, colour, seed):
    """Short fibres that stand off the brushed cloth, where its evaluated mesh has vertices."""
    rnd = random.Random(seed)
    mesh = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = [(v.co.copy(), v.normal.copy()) for v in mesh.vertices]
    jitter = lambda s: Vector((rnd.gauss(0, s), rnd.gauss(0, s), rnd.gauss(0, s)))
    hairs = []
    for _ in range(count):
        at, normal = rnd.choice(points)
        at = at + jitter(.022)
        hairs.append([tuple(at) + (1,), tuple(at + normal * .012 + jitter(.015)) + (.8,), tuple(at + normal * .02 + jitter(.024)) + (.3,)])
    hair = curve('nap', hairs, .0032, m_yarn(m_lerp(colour, '#ffffff', .05), 60), res=0)
    hair.rotation_euler = cloth.rotation_euler


def fold_path(length, thick, layers):
    """Centre line of a strip folded to and fro, in x and z."""
    path = [(-length / 2, thick / 2), (0, thick / 2), (length / 2 - .1, thick / 2)]
    for k in range(layers - 1):
        z, side = thick / 2 + thick * k, 1 if k % 2 == 0 else -1
        for a in np.linspace(-90, 90, 7)[1:-1]:
            a = math.radians(a)
            path.append((side * (length / 2 + .025 * k + thick / 2 * math.cos(a) * 1.1), z + thick / 2 + thick / 2 * math.sin(a)))
        path += [(side * (length / 2 - .1), z + thick), (0, z + thick + .015), (-side * (length / 2 - .12), z + thick)]
    return catmull(path, 8)


def sag(x, y, z, seed):
    """Small unevenness of a folded cloth, more in the upper layers."""
    lift = .05 * mnoise.noise(Vector((x * .8, y * .8, seed))) + .022 * mnoise.noise(Vector((x * 2.6, y * 2.2, seed + z * 2)))
    return x + .03 * mnoise.noise(Vector((y * .9, z * 3, seed))), y + .04 * mnoise.noise(Vector((x * .6, z * 2.4, seed + 7))), z + lift * (1 if z > .35 else .3)


def folded(material, length, wide, thick, layers, seed):
    """The cloth itself, with UV in units, solidified to almost the thickness of a layer."""
    path = fold_path(length, thick, layers)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    steps = 70
    vertices, uvs, faces = [], [], []
    for i, (x, z) in enumerate(path):
        for k in range(steps + 1):
            y = (k / steps - .5) * wide
            vertices.append(sag(x, y, z, seed))
            uvs.append((y, far[i]))
    for i in range(len(path) - 1):
        for k in range(steps):
            a = i * (steps + 1) + k
            faces.append((a, a + 1, a + steps + 2, a + steps + 1))
    ob = obj_from('cloth', vertices, faces, material)
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thick * .86, 0
    rounded = ob.modifiers.new('rounded', 'BEVEL')
    rounded.width, rounded.segments, rounded.limit_method, rounded.angle_limit = thick * .3, 3, 'ANGLE', math.radians(60)
    return ob, path


def fringe(path, wide, colour, seed, turn, long=.5):
    """Twisted cords that hang from the end of the top layer."""
    rnd = random.Random(seed)
    (x, z), side = path[-1], -1 if path[-1][0] < path[-6][0] else 1
    cords = []
    for k in range(int(wide / .085)):
        y = -wide / 2 + .04 + .085 * k
        drop = long * rnd.uniform(.9, 1.1)
        lean = rnd.uniform(-.06, .06)
        points = catmull([(x - side * .05, y, z + .03), (x + side * .1, y + lean * .2, z + .02), (x + side * (.17 + .03 * rnd.random()), y + lean * .6, z - drop * .45), (x + side * (.17 + .05 * rnd.random()), y + lean, z - drop)], 7)
        cords += [[tuple(Vector(p) + Vector((.016 * math.cos(i * .9 + phase), .016 * math.sin(i * .9 + phase), 0))) for i, p in enumerate(points)] for phase in (0, math.pi)]
    place(curve('fringe', cords, .019, m_yarn(colour, 60), res=2), rot=(0, 0, turn))


def throw(colour='#93a089', seed=2, back='#d8d2c6', layers=4, size=(2.9, 2.3, .2), turn=36, edge='fringe', pitch=7.0, cord=None):
    """A folded blanket on paper; edge: fringe, or stitched with thick yarn in the colour `cord`."""
    backdrop(back)
    light('window', 1.05, (0, 0, .4))
    length, wide, thick = size
    cloth, path = folded(m_herringbone(colour, pitch=pitch), length, wide, thick, layers, seed)
    place(cloth, rot=(0, 0, turn))
    nap(cloth, 7000, colour, seed)
    if edge == 'fringe':
        fringe(path, wide, m_lerp(colour, '#ece4d4', .25), seed, turn, min(.5, thick * layers * .8))
    else:
        x, z = path[-1]
        stitches = []
        for k in range(int(wide / .13)):
            y = -wide / 2 + .06 + .13 * k
            at = [sag(x + d, y, z, seed) for d in (-.0, -.14 if x > 0 else .14)]
            stitches.append([(at[1][0], at[1][1], at[1][2] + thick * .43), (at[0][0], at[0][1], at[0][2] + thick * .44), (at[0][0] + (.03 if x > 0 else -.03), at[0][1], at[0][2]), (at[0][0], at[0][1], at[0][2] - thick * .44)])
        place(curve('stitches', stitches, .02, m_yarn(cord or '#ece4d4', 60, tint=False), res=2), rot=(0, 0, turn))
    far = 1.25 * max(length, wide * 1.2) / 2.9
    camera((0, -8.6 * far, 4.6 * far), (0, 0, thick * layers * .42), 88, .42 * far, (0, -1.0, thick * layers * .8))
