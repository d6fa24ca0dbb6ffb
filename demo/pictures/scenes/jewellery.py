"""Rings, earrings and the box they are given in.  1 unit = 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenes.sets import linen, pebble
from studio.forms import TAU, catmull, curve, lathe, obj_from, place, rbox, sweep
from studio.materials import m_fabric, m_matte, m_metal, m_plaster, m_wood
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_turquoise(seed=0, col='#2f9c95', col2='#1d6f78'):
    """Polished stone with a net of dark veins."""
    m = Mat('stone')
    v = m.coord(loc=(seed, 0, 0))
    warp = m.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    m.link(m.noise(v, 3, 4, out='Color'), warp.inputs[0])
    warp.inputs[1].default_value = (.35,) * 3
    m.link(v, warp.inputs[2])
    d = m.voronoi(warp.outputs[0], 5.5, 'DISTANCE_TO_EDGE')
    c = m.mix(m.ramp(m.noise(v, 4, 5), [(.35, 0.), (.7, 1.)]), col, col2)
    c = m.mix(m.ramp(d, [(0, 1.), (.035, .0)]), c, '#3a2718')
    m.set(Base_Color=c, Roughness=.22, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)
    return m



def ball(r, at, material):
    """A smooth ball of radius r."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=20, radius=r, location=at)
    ob = bpy.context.object
    bpy.ops.object.shade_smooth()
    ob.data.materials.append(material.m)
    return ob


def band_of(metal, r=.46):
    """A forged ring in the x-z plane, thicker at the top."""
    section = [(math.cos(a) * .045, math.sin(a) * .085) for a in np.linspace(0, TAU, 20, endpoint=False)]
    vertices, faces, steps = [], [], 160
    for i in range(steps):
        a = TAU * i / steps
        top = max(0, math.cos(a)) ** 4
        vertices += [((r + d * (1 + .2 * top)) * math.sin(a), y * (1 + .5 * top), (r + d * (1 + .2 * top)) * math.cos(a)) for d, y in section]
        faces += [(i * 20 + j, i * 20 + (j + 1) % 20, ((i + 1) % steps) * 20 + (j + 1) % 20, ((i + 1) % steps) * 20 + j) for j in range(20)]
    return obj_from('band', vertices, faces, metal)


def ring_parts(metal, seed):
    """The ring with its stone and beaded crown, standing in the origin; returns parts with their places."""
    gold, smooth = m_metal(metal, .2, .35, 13), m_metal(metal, .16)
    band = band_of(gold)
    bezel = [(0, -.02), (.2, -.02), (.245, .0), (.262, .05), (.262, .15), (.25, .168), (.238, .155), (.236, .1), (0, .1)]
    stone = [(0, .08), (.238, .08), (.238, .15), (.22, .2), (.16, .262), (.08, .288), (0, .294)]
    crown = [lathe('bezel', bezel, smooth, per=5), lathe('stone', stone, m_turquoise(seed), per=6)]
    crown += [ball(.028, (.285 * math.cos(TAU * k / 22), .285 * math.sin(TAU * k / 22), .028), gold) for k in range(22)]
    bpy.context.view_layer.update()
    for part in crown:
        part.matrix_world = Matrix.Translation((0, 0, .49)) @ part.matrix_world
    return [band] + crown


def ring(metal='#d9ab5b', seed=1, back='#b9a999'):
    """The ring standing on a block of plaster beside a pebble."""
    backdrop(back)
    light('jewel', 1.0, (0, 0, .7))
    place(rbox('block', (2.1, 1.5, .5), .06, m_plaster('#cfc4b2', .5), 4), (0, .2, .25), (0, 0, 18))
    parts = ring_parts(metal, seed)
    lean = Matrix.Rotation(math.radians(-26), 4, 'Z') @ Matrix.Rotation(math.radians(38), 4, 'X')
    lowest = min((lean @ vertex.co).z for vertex in parts[0].data.vertices)
    for part in parts:
        part.matrix_world = Matrix.Translation((0, -.05, .5 - lowest)) @ lean @ part.matrix_world
    pebble((-.1, .52, .66), .34, '#7d7870', 3)
    camera((0, -6.2, 2.9), (.0, 0, .92), 105, .34, (-.1, -.35, 1.25))


def ring_in_box(metal='#d9ab5b', seed=1, back='#cfc6ba', cushion='#2f3b3a', wood=('#9a6a45', '#5c3a24')):
    """The ring stuck in the cushion of an open pear wood box."""
    backdrop(back)
    light('jewel', 1.05, (0, 0, .7))
    grain = m_wood(*wood, 'X', .7, seed, .4, contrast=.3)
    for number, (x, y, sx, sy) in enumerate(((0, -.86, 1.9, .12), (0, .86, 1.9, .12), (-.89, 0, .12, 1.62), (.89, 0, .12, 1.62))):
        place(rbox('side', (sx, sy, .62), .02, grain, 3), (x, y, .31))
    place(rbox('floor', (1.8, 1.7, .08), .01, grain, 2), (0, 0, .04))
    velvet = m_fabric(cushion, None, 90, .2, 1.0)
    for y in (-.41, .41):
        place(rbox('cushion', (1.62, .8, .5), .12, velvet, 6), (0, y, .36))
    lid = rbox('lid', (1.94, 1.88, .14), .03, grain, 4)
    place(lid, (-.35, 1.28, .84), (68, 0, 8))
    parts = ring_parts(metal, seed)
    bpy.context.view_layer.update()
    move = Matrix.Translation((0, .02, .84)) @ Matrix.Rotation(math.radians(3), 4, 'Z') @ Matrix.Rotation(math.radians(14), 4, 'X')
    for part in parts:
        part.matrix_world = move @ part.matrix_world
    camera((-1.8, -7.5, 4.8), (-.05, .1, .76), 88, .36, (0, -.25, 1.25))


def disc_earring(x, z, r, metal, stone, seed, moon=False, hook_top=2.455):
    """One earring whose hook hangs from (x, 0, hook_top); `r` = radius of the disc."""
    wire = m_metal('#dba85a', .2)
    hook = catmull([(x, .13, 1.95), (x, .14, 2.2), (x, .09, 2.4), (x, 0, 2.455), (x, -.09, 2.4), (x, -.1, 2.2), (x, -.09, 1.98), (x, -.08, 1.86)], 10)
    curve('hook', [hook], .014, wire, res=4)
    loop = lambda z, wide, high: [(x + wide * math.sin(a) * .3, -.08 + wide * math.cos(a), z + high * math.sin(a)) for a in np.linspace(0, TAU, 30)]
    curve('loops', [loop(1.82, .045, .045), loop(1.58, .04, .05)], .012, wire, res=3)
    ball(.1 if stone else .06, (x, -.08, 1.68), m_turquoise(seed + x, '#b04a34', '#7c2b22') if stone else wire)
    profile = [(0, 0), (.42 * r, .004), (.88 * r, .03), (.98 * r, .045), (r, .055), (.98 * r, .068), (.88 * r, .058), (.42 * r, .03), (0, .026)]
    disc = lathe('disc', profile, metal, per=6, wobble=.03, seed=seed * 5 + x)
    if moon:
        bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=r * .8, depth=1, location=((.42 if x < 0 else -.42) * r, r * .3, 0))
        bite = bpy.context.object
        bite.hide_render = True
        cut = disc.modifiers.new('bite', 'BOOLEAN')
        cut.object, cut.operation = bite, 'DIFFERENCE'
        bite.parent = disc
    place(disc, (x, -.08, 1.6 - r), (90, 0, 8 if x < 0 else -10))


def earrings(seed=2, back='#dcd3c8', r=.48, moon=False, stone=True, metal='#dba85a', rail=('#7d5436', '#4b2f1c'), near=1.0):
    """A pair on a wooden rail before paper."""
    backdrop(back, depth=3.5)
    light('jewel', 1.1, (0, 0, 1.2))
    hammered = m_metal(metal, .2, .3, 15)
    sweep('rail', [(-3, 0, 2.35), (3, 0, 2.35)], .075, .075, m_wood(*rail, 'X', .6, 5), seg=40)
    for x in (-.08 - r, .08 + r):
        disc_earring(x * .93, 0, r, hammered, stone, seed, moon)
    middle = 1.62 - r * .35
    camera((0, -7.6 * near, middle + .35), (0, 0, middle), 100, .2 * near, (0, -.12, 1.3))


def earrings_on_stone(seed=2, back='#c9c0b4', r=.44, metal='#dba85a', moon=False):
    """A pair laid on a block of plaster, seen from above."""
    backdrop(back)
    light('jewel', 1.2, (0, 0, .5))
    place(rbox('block', (2.7, 2.2, .4), .06, m_plaster('#d8cfc0', .5), 4), (0, .1, .2), (0, 0, 12))
    hammered = m_metal(metal, .2, .3, 15)
    before = set(bpy.data.objects)
    for x in (-.55, .55):
        disc_earring(x, 0, r, hammered, not moon, seed, moon)
    bpy.context.view_layer.update()
    lay = Matrix.Translation((0, -1.55, .5)) @ Matrix.Rotation(math.radians(8), 4, 'Z') @ Matrix.Rotation(math.radians(-90), 4, 'X')
    for part in set(bpy.data.objects) - before:
        if part.parent is None:
            part.matrix_world = lay @ part.matrix_world
    pebble((1.15, .75, .5), .26, '#7d7870', 3)
    camera((-.4, -5.2, 6.2), (0, -.02, .4), 88, .4, (0, -.2, .5))
