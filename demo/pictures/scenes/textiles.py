"""Woven and knitted things that are not blankets: scarves, cushions, towels, cowls, caps and wrist warmers.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise as mnoise

from scenes.blankets import folded, fringe, m_herringbone, nap, sag
from scenes.knitwear import STITCHES, Turned, fuzz, knit_rows
from studio.forms import TAU, catmull, curve, lathe, obj_from, place
from studio.materials import m_lerp, m_matte, m_yarn
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_check(ground, lines, step=.52, scale=60):
    """Brushed twill in a check: `lines` = (colour, width share) of the bars both ways over the UV."""
    m = Mat('check')
    uv = m.coord('UV')
    x, y, _ = m.sep(uv)
    wobble = m.math('MULTIPLY', m.math('SUBTRACT', m.noise(uv, 2.2, 3), .5), .04)

    def bar(axis, at, wide):
        """1 where the axis lies in the bar."""
        share = m.math('FRACT', m.math('ADD', m.math('DIVIDE', m.math('ADD', axis, wobble), step), 40 - at))
        return m.math('LESS_THAN', share, wide)
    twill = m.math('FRACT', m.math('MULTIPLY', m.math('ADD', x, y), scale / 3))
    over = m.math('GREATER_THAN', twill, .5)
    warp, weft = ground, ground
    for colour, at, wide in lines:
        warp = m.mix(bar(x, at, wide), warp, colour)
        weft = m.mix(bar(y, at, wide), weft, colour)
    strand = m.noise(m.coord('UV', scale=(1, .3, 1)), 120, 4, .75)
    cloth = m.mix(m.math('MULTIPLY', over, .55), m.mix(.35, warp, weft), weft)
    cloth = m.mix(m.ramp(strand, [(.3, .5), (.62, 0.)]), cloth, m.mix(.6, cloth, '#000000'))
    m.set(Base_Color=cloth, Roughness=.98, Specular=.05, Sheen=.7, Normal=m.bump(m.math('ADD', m.math('MULTIPLY', over, .4), m.math('MULTIPLY', strand, 1.4)), .8, .03, m.bevel(.05)))
    return m


def m_linen(colour, stripe=None, at=((.0, .05), (.09, .16), (.2, .25)), flip=.34):
    """Plain linen over the UV, stripes along the ends when asked: (from, to) in units from the fold's edge."""
    m = Mat('linen')
    uv = m.coord('UV')
    x, y, _ = m.sep(uv)
    a = m.wave(m.coord('UV', scale=(1, 1, 1)), 34, 'BANDS', 'X', .5, 2, 3)
    b = m.wave(m.coord('UV', scale=(1, 1, 1)), 34, 'BANDS', 'Y', .5, 2, 3)
    slub = m.mix(.5, m.noise(m.coord('UV', scale=(1, .05, 1)), 60, 3), m.noise(m.coord('UV', scale=(.05, 1, 1)), 60, 3))
    base = m.mix(m.ramp(slub, [(.35, .3), (.65, 0.)]), colour, m_lerp(colour, '#000000', .3))
    share = 1.0
    if stripe:
        away = m.math('ABSOLUTE', m.math('ADD', x, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(uv, 30, 2), .5), .006)))
        mask = None
        for low, high in at:
            inside = m.math('MULTIPLY', m.math('GREATER_THAN', away, flip + low), m.math('LESS_THAN', away, flip + high))
            mask = inside if mask is None else m.math('MAXIMUM', mask, inside)
        base = m.mix(m.math('MULTIPLY', mask, .92), base, stripe)
        share = mask
    threads = m.math('MAXIMUM', a, b)
    base = m.mix(m.ramp(threads, [(.2, .35), (.8, 0.)]), base, m.mix(.55, base, '#000000'))
    m.set(Base_Color=base, Roughness=.95, Specular=.08, Sheen=.25, Normal=m.bump(m.math('ADD', threads, slub), .5, .02, m.bevel(.03)))
    return m.tintable(share)


def draped(material, wide, front, back_, rail, seed, loose=.05, at=(0, 0, 0)):
    """A cloth over a rail of the radius .07 at the height `rail`: `front` and `back_` units hang down; folds grow towards the ends. Returns it and its lower edges."""
    r, path = .085, []
    for t in np.linspace(0, 1, 60):
        path.append((-r - .02, rail - front * (1 - t), front * (1 - t)))
    for a in np.linspace(0, math.pi, 14)[1:-1]:
        path.append((-r * math.cos(a), rail + r * math.sin(a), 0))
    for t in np.linspace(0, 1, 40):
        path.append((r + .02, rail - back_ * t, back_ * t))
    far = np.r_[0, np.cumsum([math.dist(p[:2], q[:2]) for p, q in zip(path, path[1:])])]
    steps = 90

    def where(k, i):
        y, z, down = path[i]
        u = k / steps * 2 - 1
        grown = min(1, down / 1.2)
        fold = loose * grown * (math.sin(u * 5.2 + seed + .25 * z) + .5 * mnoise.noise(Vector((u * 2.2, z * .5, seed + (5 if y > 0 else 0)))))
        edge = .02 * mnoise.noise(Vector((u * .1, z * 1.3, seed)))
        return (u * wide / 2 * (1 - .05 * grown) + edge + at[0], y + fold + at[1] - .05 * grown * (1 if y < 0 else -1), z + .012 * mnoise.noise(Vector((u * 2, seed, 1))) * grown + at[2])
    vertices = [where(k, i) for i in range(len(path)) for k in range(steps + 1)]
    uvs = [((k / steps - .5) * wide, far[i]) for i in range(len(path)) for k in range(steps + 1)]
    faces = [(i * (steps + 1) + k, i * (steps + 1) + k + 1, (i + 1) * (steps + 1) + k + 1, (i + 1) * (steps + 1) + k) for i in range(len(path) - 1) for k in range(steps)]
    ob = obj_from('draped', vertices, faces, material)
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .035, 0
    return ob, [[where(k, i) for k in range(steps + 1)] for i in (0, len(path) - 1)]


def hanging_fringe(edge, colour, seed, long=.3, pitch=.075):
    """Twisted cords below an edge."""
    rnd = random.Random(seed)
    cords = []
    along = np.array(edge)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(along, axis=0), axis=1))]
    for s in np.arange(.03, far[-1] - .02, pitch):
        x, y, z = (float(np.interp(s, far, along[:, i])) for i in range(3))
        drop, lean, out = long * rnd.uniform(.9, 1.08), rnd.uniform(-.03, .03), rnd.uniform(-.02, .02)
        points = catmull([(x, y, z + .03), (x + lean * .3, y + out * .3, z - drop * .4), (x + lean, y + out, z - drop)], 8)
        cords += [[(p[0] + .014 * math.cos(i * .9 + phase), p[1] + .014 * math.sin(i * .9 + phase), p[2]) for i, p in enumerate(points)] for phase in (0, math.pi)]
    curve('fringe', cords, .0155, m_yarn(colour, 60), res=2)


def on_rail(colour='#cdbfa5', seed=4, back='#d6d2c8', wide=1.15, front=2.5, behind=1.9, lines=None, pale='#ece4d4', pitch=6, fringed=True, material=None, wood=('#a9794a', '#6d4526'), loose=.06):
    """A cloth that hangs over a round rail before a wall."""
    from scenes.prints import wall
    from studio.forms import sweep
    from studio.materials import m_wood
    wall(back, .55)
    light('low', .72, (0, 0, 1.6))
    rail = front + .62
    cloth, edges = draped(material or (m_check(colour, lines, .62) if lines else m_herringbone(colour, pale, pitch)), wide, front, behind, rail, seed, loose)
    sweep('rail', [(-6, 0, rail), (6, 0, rail)], .07, .07, m_wood(*wood, 'X', .6, 5), seg=40)
    if not material:
        nap(cloth, 5000, colour, seed)
    if fringed:
        for number, edge in enumerate(edges):
            hanging_fringe(edge, m_lerp(colour, pale, .25) if not lines else colour, seed + number)
    middle = rail - front * .5
    far = max(front + .9, wide * 1.35) / 3.3
    camera((-.9 * far, -10.4 * far, middle + .4), (0, 0, middle - .02), 92, .6, (0, -.1, middle))


def scarf(**more):
    """A scarf on a rail."""
    on_rail(wide=1.05, front=2.4, behind=1.8, **more)


def hung_towels(colour='#e2dac8', stripe='#34425c', seed=6, back='#d5d2c8'):
    """A linen towel on a rail, its stripes below."""
    on_rail(colour, seed, back, 1.5, 2.1, 1.5, material=m_linen(colour, stripe, ((.0, .04), (.07, .13), (.16, .2)), .42), fringed=False, loose=.045)


def check_throw(colour='#d8cdb8', lines=(), seed=5, back='#cfd0ca', turn=44, layers=4):
    """A folded blanket in a check."""
    backdrop(back)
    light('window', 1.05, (0, 0, .4))
    cloth, path = folded(m_check(colour, lines, .8), 2.9, 2.3, .2, layers, seed)
    place(cloth, rot=(0, 0, turn))
    nap(cloth, 7000, colour, seed)
    fringe(path, 2.3, colour, seed, turn, .5)
    camera((0, -10.6, 5.7), (0, 0, .34), 88, .5, (0, -1.0, .8))


def towels(colour='#e2dac8', stripe='#34425c', seed=6, back='#d5d2c8', turn=34):
    """Two linen towels folded on one another."""
    backdrop(back)
    light('window', 1.05, (0, 0, .2))
    for number in range(2):
        cloth, _ = folded(m_linen(colour, stripe), 1.9, 1.75, .05, 4, seed + number)
        place(cloth, (.05 * number, -.03 * number, .215 * number), (0, 0, turn + 5 * number))
    camera((0, -7.4, 5.0), (0, 0, .18), 88, .5, (0, -.6, .3))


def cushion(colour='#cdbfa5', seed=3, back='#d4d0c6', lines=None, turn=-14, pitch=4):
    """A filled cushion that leans back on nothing but itself."""
    backdrop(back)
    light('window', 1.05, (0, 0, .8))
    n, size, thick = 90, 2.1, .52
    vertices, faces, uvs = [], [], []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                pin = 1 - .075 * (1 - u * u) * (abs(v) ** 4) - .0
                pin2 = 1 - .075 * (1 - v * v) * (abs(u) ** 4)
                full = max(0, (1 - u ** 4) * (1 - v ** 4)) ** .52
                crease = .035 * mnoise.noise(Vector((u * 2.4 + seed, v * 2.4, side * 3))) + .016 * mnoise.noise(Vector((u * 6, v * 6 + seed, side)))
                edge = .03 * mnoise.noise(Vector((u * 9 + v * 7, seed, 2))) * (1 - full)
                x, z = u * size / 2 * pin2, v * size / 2 * pin
                vertices.append((x + edge, side * (thick / 2 * full + crease * full), z + edge))
                uvs.append((u * size / 2, v * size / 2))
    m = n + 1
    for s in (0, 1):
        for j in range(n):
            for i in range(n):
                a = s * m * m + j * m + i
                f = (a, a + 1, a + m + 1, a + m)
                faces.append(f if s else f[::-1])
    ob = obj_from('cushion', vertices, faces, m_check(colour, lines, .7) if lines else m_herringbone(colour, pitch=pitch))
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    nap(ob, 5000, colour, seed)
    hair = bpy.data.objects['nap']
    for part in (ob, hair):
        place(part, (0, 0, 1.0), (-17, 0, turn))
    camera((0, -8.6, 2.7), (0, 0, .98), 90, .6, (0, -.35, 1.0))


def cowl(colour='#cfc0a3', seed=5, back='#c3bdb2'):
    """The cowl before paper."""
    backdrop(back)
    light('soft', 1.0, (0, 0, .5))
    cowl_parts(colour, seed)
    camera((0, -8.6, 3.7), (0, 0, .48), 92, .5, (0, -1.0, .7))


def cowl_parts(colour, seed, high=.95):
    """A knitted cowl that has slumped into two folds."""
    rnd = random.Random(seed)
    outer = [(1.04, .04), (1.13, .14), (1.17, .34), (1.07, .52), (1.06, .6), (1.14, .74), (1.12, .98), (1.02, 1.08), (.93, 1.04), (.9, .9), (.9, .6), (.93, .3), (.97, .1)]
    tube = Turned([(r * 1.06, z * high) for r, z in outer], 20, seed)
    slump = tube.__call__

    class Loose:
        """The tube, not quite round, its folds deeper on one side."""
        rows = tube.rows

        def __call__(self, u, v):
            point, normal, size = slump(u, v)
            a = TAU * u / STITCHES
            around = Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, seed))
            lift = .42 * mnoise.noise(around) + .14 * math.sin(2 * a + seed)
            out = 1 + .1 * mnoise.noise(around * 1.4 + Vector((0, 0, point.z * 1.2)))
            return Vector((point.x * out * 1.12, point.y * out, point.z * (1 + lift))), normal, size
    loose = Loose()
    curve('cowl', knit_rows(loose, STITCHES, tube.rows, 1, .82, .045, 12, closed=True), .029, m_yarn(colour), True, 2)
    fuzz([loose], 3600, colour, rnd)


def cap(colour='#cfc0a3', seed=7, back='#c3bdb2'):
    """The cap before paper."""
    backdrop(back)
    light('window', 1.05, (0, 0, .7))
    cap_parts(colour, seed)
    camera((.2, -8.4, 2.9), (.06, 0, .68), 92, .45, (0, -1.0, .8))


def cap_parts(colour, seed):
    """A plain cap in stockinette with a folded brim, laid down soft: its crown leans and sinks in."""
    rnd = random.Random(seed)
    crown_line = [(.99, .2), (1.04, .5), (1.05, .85), (1.0, 1.15), (.88, 1.36), (.66, 1.47), (.42, 1.48), (.2, 1.44), (.05, 1.42)]
    crown, brim = Turned(crown_line, 28, seed), Turned([(1.05, .02), (1.1, .18), (1.11, .42), (1.07, .58)], 18, seed)

    def soft(surface):
        """Leaning, dented and not quite round."""
        def at(u, v):
            point, normal, size = surface(u, v)
            high = point.z / 1.4
            dent = 1 + .11 * high * mnoise.noise(Vector((point.x * 1.2, point.y * 1.2, high * 2 + seed)))
            return Vector((point.x * dent * 1.04 + .22 * high ** 1.5, point.y * dent * .94, point.z * (1 + .1 * mnoise.noise(Vector((point.x, point.y, seed)))) - .05 * high * point.x)), normal, size
        at.rows = surface.rows
        return at
    yarn = m_yarn(colour)
    parts = [soft(crown), soft(brim)]
    curve('crown', knit_rows(parts[0], STITCHES, crown.rows, 1, .82, .042, 12, closed=True), .0265, yarn, True, 2)
    curve('brim', knit_rows(parts[1], STITCHES, brim.rows + 1, 1, .82, .024, 12, closed=True, rib=1), .0275, yarn, True, 2)
    fuzz(parts + parts[:1], 4200, colour, rnd)


def cones(colours=('#8a4a30', '#cdbfa5', '#5c6b55', '#c39a4a', '#39495c'), back='#cfcac0', seed=3):
    """Yarn on its cones, as it comes from the spinner."""
    backdrop(back)
    light('window', 1.0, (0, 0, .8))
    rnd = random.Random(seed)
    for number, colour in enumerate(colours):
        x, y = (number - 2) * .98 + rnd.uniform(-.1, .1), (.55, -.3, .35, -.25, .5)[number]
        high, low_r, top_r = 1.5 * rnd.uniform(.85, 1.05), .5, .27
        yarn = m_yarn(colour, 60, tint=False)
        place(lathe('core', [(.28, 0), (.1, high + .22), (.08, high + .22), (.24, 0)], m_matte('#d9cbae', .9), smoothcurve=False), (x, y, 0))
        place(lathe('under', [(0, .06), (low_r * .97, .06), (top_r * .97, high - .04), (0, high - .04)], yarn, smoothcurve=False), (x, y, 0))
        strands = []
        for layer in range(5):
            rise, turns = 1 if layer % 2 else -1, 46
            phase = rnd.random() * TAU
            strand = []
            for i in range(turns * 26):
                t = i / (turns * 26)
                z = t if rise > 0 else 1 - t
                r = low_r + (top_r - low_r) * z + .006 * layer + .004 * mnoise.noise(Vector((i * .2, layer, seed)))
                a = phase + TAU * turns * t * (1 if layer % 2 else -1)
                strand.append((r * math.cos(a), r * math.sin(a), .05 + z * (high - .08)))
            strands.append(strand)
        place(curve('wound', strands, .017, yarn, res=1), (x, y, 0))
    camera((-.3, -11.6, 3.4), (0, 0, .74), 84, .5, (0, -.4, .8))
