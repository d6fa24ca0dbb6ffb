"""Leather that is neither wallet nor card holder: belts, key fobs, coasters, a pouch, a bound journal.  1 unit = 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from scenes.books import book, put
from scenes.leather import plate, stitches, turned
from studio.forms import TAU, catmull, curve, extrude_outline, lathe, obj_from, place, rbox, round_outline, sweep
from studio.materials import m_leather, m_lerp, m_matte, m_metal
from studio.stage import backdrop, camera, light


def strap(path, wide, thick, material, seg=None):
    """A flat strap standing on its edge along a path in the plane: `wide` is its height."""
    P = [Vector((p[0], p[1], 0)) for p in path]
    vertices, faces = [], []
    n = len(P)
    section = [(-thick / 2, .02), (-thick / 2, wide - .02), (-thick / 4, wide), (thick / 4, wide), (thick / 2, wide - .02), (thick / 2, .02), (thick / 4, 0), (-thick / 4, 0)]
    for i, p in enumerate(P):
        t = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        side = Vector((-t.y, t.x, 0))
        tilt = .012 * mnoise.noise(Vector((i * .05, 0, 0)))
        for d, z in section:
            vertices.append(p + side * (d + tilt * z) + Vector((0, 0, z + .01 * mnoise.noise(Vector((i * .04, 3, 0))))))
    k = len(section)
    for i in range(n - 1):
        for j in range(k):
            faces.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    faces.append(tuple(range(k))[::-1])
    faces.append(tuple((n - 1) * k + j for j in range(k)))
    ob = obj_from('strap', vertices, faces, material)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    return ob


def belt(colour='#8b4a24', back='#d6d2c8', metal='#c9a25a', wide=.36, seed=3):
    """A belt rolled up, its buckle outside."""
    backdrop(back)
    light('window', 1.1, (0, 0, .2))
    hide = m_leather(colour, 30, .4)
    path = []
    turns, start, step = 4.2, .34, .092
    for i in range(int(turns * 60) + 1):
        a = TAU * i / 60
        r = start + step * a / TAU
        path.append((r * math.cos(a + .3), r * math.sin(a + .3)))
    end_a = TAU * turns + .3
    r = start + step * turns
    t = Vector((-math.sin(end_a), math.cos(end_a)))
    last = Vector(path[-1])
    for k in range(1, 22):
        s = k * .035
        lean = Vector((math.cos(end_a), math.sin(end_a))) * (.035 * s)
        path.append(tuple(last + t * s + lean))
    strap(path, wide, .05, hide)
    tip = Vector(path[-1])
    gold = m_metal(metal, .2)
    frame = [(-.02, -.06), (.30, -.06), (.34, .0), (.34, wide), (.30, wide + .06), (-.02, wide + .06), (-.06, wide), (-.06, 0)]
    at = tip - t * .1
    ring = [Vector((at.x + t.x * (u + .05), at.y + t.y * (u + .05), v + .0)) for u, v in frame]
    out = Vector((t.y, -t.x, 0)) * .02
    curve('buckle', [[tuple(p + out) for p in ring]], .032, gold, cyclic=True, res=4)
    prong = [Vector((at.x + t.x * u, at.y + t.y * u, wide / 2)) + out * k for u, k in ((.0, 1.6), (.14, 3.2), (.28, 2.8), (.40, 2.4))]
    curve('prong', [[tuple(p) for p in catmull([tuple(p) for p in prong], 6)]], .024, gold, res=4)
    keeper = at - t * .32
    strap([(keeper.x - t.x * .06 + out.x * 2, keeper.y - t.y * .06 + out.y * 2), (keeper.x + t.x * .06 + out.x * 2, keeper.y + t.y * .06 + out.y * 2)], wide + .04, .03, hide)
    camera((-.9, -5.6, 3.9), (.02, .0, .15), 88, .42, (-.1, -.55, .2))


def ring_at(x, y, z, r, metal, tilt=0, thick=.022):
    """A split ring."""
    circle = [(r * math.cos(a), r * math.sin(a), .018 * (a / TAU)) for a in np.linspace(0, TAU * 1.9, 120)]
    return place(curve('ring', [circle], thick, metal, res=4), (x, y, z), (tilt, 0, 30))


def fob_parts(colour, thread):
    """A strap folded over a brass ring, riveted and stitched; along x, the ring to the right."""
    hide = m_leather(colour, 34, .4)
    brass = m_metal('#d0a75a', .2)
    wide, long = .34, 1.25
    outline = [(x, y) for x, y in round_outline(long, wide, .1, 8)]
    parts = [extrude_outline('under', outline, .06, .018, hide, 4), extrude_outline('over', outline, .06, .018, hide, 4)]
    parts[1].location = (0, 0, .07)
    loop = catmull([(long / 2 - .12, 0, .035), (long / 2 + .08, 0, .03), (long / 2 + .17, 0, .075), (long / 2 + .08, 0, .125), (long / 2 - .12, 0, .1)], 8)
    parts.append(sweep('loop', loop, .15, .032, hide, up=(0, 1, 0), seg=14, caps=True))
    inset = .06
    path = [(p[0], p[1]) for p in round_outline(long - 2 * inset, wide - 2 * inset, .06, 6)]
    path = sorted([p for p in path if p[1] >= 0], key=lambda p: -p[0]) + sorted([p for p in path if p[1] < 0], key=lambda p: p[0])
    parts.append(stitches(path, .055, .032, .0095, m_matte(thread, .8), .134))
    rivet = lathe('rivet', [(0, .165), (.035, .16), (.05, .145), (.052, .13)], brass, per=5, seg=40)
    rivet.location = (long / 2 - .2, 0, 0)
    parts.append(rivet)
    ring = curve('ring', [[(.24 * math.cos(a), 0, .24 * math.sin(a)) for a in np.linspace(0, TAU * 1.94, 140)]], .021, brass, res=4)
    ring.rotation_euler = (math.radians(76), 0, 0)
    ring.location = (long / 2 + .31, .02, .075)
    parts.append(ring)
    return parts


def key_fob(colour='#8b4a24', back='#d6d2c8', thread='#e9d9b6', turn=-28):
    """The fob by itself."""
    backdrop(back)
    light('window', 1.1, (0, 0, .1))
    turned(fob_parts(colour, thread), turn)
    camera((.22, -4.0, 3.7), (.2, -.1, .05), 85, .32, (.1, -.15, .12))


def coasters(colour='#8b4a24', back='#d6d2c8', thread='#e9d9b6'):
    """Four round coasters in a pile, one leaning."""
    backdrop(back)
    light('window', 1.1, (0, 0, .1))
    hide = m_leather(colour, 30, .42)
    ink = m_matte(thread, .8)

    def disc(x, y, z, turn):
        """One coaster with its stitched edge."""
        body = lathe('disc', [(0, .062), (.44, .062), (.478, .055), (.488, .03), (.478, .006), (.44, 0), (0, 0)], hide, smoothcurve=False, wobble=.006, seed=turn)
        ring = [(.425 * math.cos(a), .425 * math.sin(a)) for a in np.linspace(0, TAU, 120)]
        return [body, stitches(ring, .058, .033, .009, ink, .063)], Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for k in range(3):
        parts, move = disc(-.3 + .03 * k, .18 - .02 * k, .066 * k, 40 * k)
        bpy.context.view_layer.update()
        for part in parts:
            part.matrix_world = move @ part.matrix_world
    parts, _ = disc(0, 0, 0, 5)
    bpy.context.view_layer.update()
    lean = Matrix.Translation((.55, -.36, .14)) @ Matrix.Rotation(math.radians(-30), 4, 'Z') @ Matrix.Rotation(math.radians(-24), 4, 'Y')
    for part in parts:
        part.matrix_world = lean @ part.matrix_world
    camera((.1, -5.0, 3.9), (.03, -.05, .1), 88, .4, (-.2, -.3, .2))


def leather_journal(colour='#8b4a24', back='#d6d2c8', thread='#e9d9b6', turn=24):
    """A sewn book in a soft leather cover whose flap is held by a thong."""
    backdrop(back)
    light('window', 1.1, (0, 0, .3))
    wide, deep, thick = 1.5, 2.1, .42
    hide = m_leather(colour, 24, .5)
    parts = book('#d9cfba', (wide - .06, deep - .06, thick - .04), None, thread, label=False)
    for part in parts:
        part.location.z += .03
    over = catmull([(wide / 2 + .02, 0, .0), (0, 0, .0), (-wide / 2 - .02, 0, .02), (-wide / 2 - .09, 0, thick / 2), (-wide / 2 - .02, 0, thick + .04), (0, 0, thick + .075), (wide / 2, 0, thick + .06), (wide / 2 + .1, 0, thick * .62), (wide / 2 + .06, 0, .2)], 10)
    steps = 44
    vertices, faces = [], []
    for i, p in enumerate(over):
        for k in range(steps + 1):
            u = k / steps * 2 - 1
            y = u * (deep / 2 + .02) + .012 * mnoise.noise(Vector((i * .12, u * 3, 1)))
            z = p[2] + .016 * mnoise.noise(Vector((p[0] * 1.6, u * 1.8, 4))) * (1 if p[2] > .3 else .0)
            vertices.append((p[0], y, max(z, .012)))
    for i in range(len(over) - 1):
        for k in range(steps):
            a = i * (steps + 1) + k
            faces.append((a, a + steps + 1, a + steps + 2, a + 1))
    cover = obj_from('cover', vertices, faces, hide)
    solid = cover.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .045, 0
    edge = cover.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = .016, 3, 'ANGLE', math.radians(60)
    thong_m = m_leather(m_lerp_hex(colour, .7), 50, .5)
    z = thick + .115
    thong = catmull([(-wide / 2 - .125, .05, .12), (-wide / 2 - .1, .06, thick), (-wide / 2 + .05, .06, z), (0, .03, z + .012), (wide / 2 - .02, .05, z - .01), (wide / 2 + .135, .05, thick * .6), (wide / 2 + .1, .05, .08)], 9)
    parts += [cover, curve('thong', [thong], .024, thong_m, res=3)]
    knot = catmull([(.28, .06, z + .02), (.36, .14, z + .06), (.46, .04, z + .05), (.38, -.06, z + .03), (.5, -.3, z + .0), (.62, -.62, z + .005)], 9)
    knot2 = catmull([(.34, .1, z + .03), (.26, -.02, z + .05), (.4, -.04, z + .06), (.38, -.3, z + .0), (.42, -.7, z + .005)], 9)
    parts.append(curve('ends', [knot, knot2], .022, thong_m, res=3))
    put(parts, 0, 0, 0, turn)
    camera((-.3, -7.0, 4.7), (-.02, -.05, .18), 88, .42, (-.1, -.6, .45))


def m_lerp_hex(colour, share):
    """A darker shade as a hex colour."""
    return '#' + ''.join('%02x' % int(int(colour[1 + 2 * k:3 + 2 * k], 16) * share) for k in range(3))
