"""Geometry: turned, swept, stranded and rounded forms.  1 unit = 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise as mnoise

from studio.nodes import Mat

TAU = 2 * math.pi

def obj_from(name, verts, faces, mat=None, smooth=True, uvs=None):
    """An object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat is not None:
        me.materials.append(mat.m if isinstance(mat, Mat) else mat)
    return ob


def catmull(pts, per=10):
    """A smooth curve through the points, `per` steps between two."""
    P = [np.array(p, float) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = P[i - 1:i + 3]
        for k in range(per):
            t = k / per
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                             + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    out.append(P[-2])
    return np.array(out)


def lathe(name, profile, mat=None, seg=160, per=8, wobble=0.0, seed=0, smoothcurve=True):
    """Turn a (radius, height) profile around Z. Handmade wobble optional."""
    pr = catmull(profile, per) if smoothcurve else np.array(profile, float)
    pr[:, 0] = np.maximum(pr[:, 0], 0)
    verts, faces = [], []
    n = len(pr)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        ca, sa = math.cos(a), math.sin(a)
        for r, z in pr:
            w = 1.0
            if wobble:
                w += wobble * mnoise.noise(Vector((ca * .8 + seed * 7.1, sa * .8, z * .7)))
                z = z + wobble * .35 * mnoise.noise(Vector((ca + seed * 3.3, sa, 4.0))) * min(1, z)
            verts.append((r * ca * w, r * sa * w, z))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    return obj_from(name, verts, faces, mat)


def vessel_profile(outer, wall=.06, floor=.08, foot=.03):
    """outer: list of (r,z) from foot to rim.  Returns closed wall profile."""
    o = catmull(outer, 10)
    inner = []
    for r, z in o[::-1]:
        if z < floor:
            break
        inner.append((max(r - wall, 0), z))
    rim_r, rim_z = o[-1]
    t = [(rim_r - wall * .5 + math.cos(a) * wall * .5, rim_z + math.sin(a) * wall * .5)
         for a in np.linspace(0, math.pi, 9)[1:]]
    base = [(0, foot), (o[0][0] * .72, foot), (o[0][0] * .78, foot * .4), (o[0][0] * .8, 0), (o[0][0] * .95, 0)]
    ir = inner[-1][0] if inner else rim_r - wall
    bottom = [(ir * .93, floor * 1.02), (ir * .8, floor * .93), (ir * .5, floor * .88), (0, floor * .87)]
    return [tuple(p) for p in base] + [tuple(p) for p in o] + t + inner[1:] + bottom


def sweep(name, path, rx, ry, mat=None, seg=20, up=(0, 1, 0), taper=None, caps=True):
    """Elliptical tube along a polyline path."""
    P = [Vector(p) for p in path]
    verts, faces = [], []
    upv = Vector(up)
    n = len(P)
    for i, p in enumerate(P):
        t = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        s = upv.cross(t)
        if s.length < 1e-5:
            s = Vector((1, 0, 0)).cross(t)
        s.normalize()
        u = t.cross(s).normalized()
        k = taper(i / (n - 1)) if taper else 1
        for j in range(seg):
            a = 2 * math.pi * j / seg
            verts.append(p + s * (rx * k * math.cos(a)) + u * (ry * k * math.sin(a)))
    for i in range(n - 1):
        for j in range(seg):
            j2 = (j + 1) % seg
            faces.append((i * seg + j, i * seg + j2, (i + 1) * seg + j2, (i + 1) * seg + j))
    if caps:
        faces.append(tuple(range(seg))[::-1])
        faces.append(tuple((n - 1) * seg + j for j in range(seg)))
    return obj_from(name, verts, faces, mat)


def curve(name, splines, radius, mat=None, cyclic=False, res=3):
    """Many round strands (yarn, reed, thread, wire) as one bevelled curve."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = radius
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    for pts in splines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        src = np.asarray([tuple(p) for p in pts], np.float32)
        a = np.ones((len(pts), 4), np.float32)
        a[:, :3] = src[:, :3]
        sp.points.foreach_set('co', a.ravel())
        if src.shape[1] > 3:
            sp.points.foreach_set('radius', np.ascontiguousarray(src[:, 3]))
        sp.use_cyclic_u = cyclic
        sp.use_smooth = True
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    if mat is not None:
        cu.materials.append(mat.m)
    return ob


def rbox(name, size, r=.05, mat=None, seg=5, subdiv=0):
    """A box whose edges are rounded by r."""
    x, y, z = (s / 2 for s in size)
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    ob = obj_from(name, v, f, mat, smooth=True)
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = r
    b.segments = seg
    b.limit_method = 'NONE'
    if subdiv:
        s = ob.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = subdiv
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    return ob


def extrude_outline(name, pts, h, bev=.03, mat=None, seg=4):
    """Flat shape (2-D outline) to a plate with rounded edges."""
    n = len(pts)
    v = [(x, y, 0) for x, y in pts] + [(x, y, h) for x, y in pts]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = obj_from(name, v, f, mat, smooth=True)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(50)
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = bev
    b.segments = seg
    b.limit_method = 'ANGLE'
    b.angle_limit = math.radians(50)
    return ob


def displace_fn(ob, fn):
    """Moves every vertex by a function."""
    me = ob.data
    co = np.empty(len(me.vertices) * 3, np.float64)
    me.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    for i in range(len(co)):
        co[i] = fn(Vector(co[i]))
    me.vertices.foreach_set('co', co.ravel())
    me.update()
    return ob


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Moves, turns (degrees) and scales an object."""
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    ob.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return ob



def round_outline(w, h, r, n=10):
    """A rectangle w x h with corners of radius r, n steps each."""
    pts = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts

