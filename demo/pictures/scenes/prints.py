"""Prints: framed on a shelf, and as a bare sheet on a wall.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from scenes.art import HIGH, WIDE, sheet
from scenes.vases import ball_flowers, branch, make_vase
from studio.forms import curve, obj_from, place, rbox
from studio.materials import m_matte, m_metal, m_paper, m_wood
from studio.nodes import Mat
from studio.stage import camera, light


def m_art(motif, seed, margin):
    """The printed sheet."""
    m = Mat('art')
    texture = m.n('ShaderNodeTexImage')
    texture.image = sheet(motif, seed, margin)
    m.set(Base_Color=texture.outputs[0], Roughness=.85, Specular=.15, Normal=m.bump(m.noise(m.coord(), 60, 4), .1, .01))
    return m


def paper_sheet(name, wide, high, material, curl=0.0, seed=1, deckle=.006):
    """A sheet in the x-z plane, lower edge at z = 0, whose lower corners come forward by `curl`."""
    steps = 60
    vertices, faces, uvs = [], [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            u, v = i / steps, j / steps
            x, z = (u - .5) * wide, v * high
            edge = deckle * mnoise.noise(Vector((x * 9, z * 9, seed)))
            x += edge if i in (0, steps) else 0
            z += edge if j in (0, steps) else 0
            bow = curl * ((1 - v) ** 3 * (.35 + 2.4 * (u - .5) ** 2)) + curl * .12 * math.sin(3 * u + seed) * (1 - v)
            vertices.append((x, -bow, z))
            uvs.append((u, v))
    for j in range(steps):
        for i in range(steps):
            k = j * (steps + 1) + i
            faces.append((k, k + 1, k + steps + 2, k + steps + 1))
    ob = obj_from(name, vertices, faces, material)
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    thick = ob.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .008
    return ob


def wall(colour, y=1.25):
    """A smooth painted wall behind everything."""
    obj_from('wall', [(-14, y, -6), (14, y, -6), (14, y, 14), (-14, y, 14)], [(0, 1, 2, 3)], m_paper(colour), False)


def frame_parts(wide, high, bar, wood):
    """Four bars around (0, 0, high / 2); `wood` = light and dark colour."""
    bars = ((0, bar / 2, wide, bar, 'X'), (0, high - bar / 2, wide, bar, 'X'), (-wide / 2 + bar / 2, high / 2, bar, high - 2 * bar, 'Z'),
            (wide / 2 - bar / 2, high / 2, bar, high - 2 * bar, 'Z'))
    parts = []
    for number, (x, z, sx, sz, axis) in enumerate(bars):
        part = rbox('frame', (sx, .18, sz), .012, m_wood(*wood, axis, .8, 7 + number, .45, contrast=.35), 3)
        part.location = (x, 0, z)
        parts.append(part)
    return parts


def framed(motif, seed=1, back='#d6cdbe', shelf='#e7e1d5', wood=('#c79a63', '#8f6337'), vase='#3f5a5c', side=1, green=False):
    """The print behind a mat in an oak frame that leans on a painted shelf; side = +1 or -1 says where the vase stands."""
    rbox('shelf', (16, 2.4, .3), .05, m_matte(shelf, .6, 18, .12, .12), 4).location = (0, .2, -.15)
    wall(back)
    light('low', .66, (0, 0, 1.4))
    wide, high, bar = 2.3, 2.3 * (HIGH + .36 * WIDE) / (1.36 * WIDE), .12
    parts = frame_parts(wide, high, bar, wood)
    art = paper_sheet('art', wide - 1.2 * bar, high - 1.2 * bar, m_art(motif, seed, .18), 0, seed, 0)
    art.location = (0, .03, .6 * bar)
    bpy.context.view_layer.update()
    lean = Matrix.Translation((-.3 * side, .6, .01)) @ Matrix.Rotation(math.radians(-3 * side), 4, 'Z') @ Matrix.Rotation(math.radians(-8), 4, 'X')
    for part in parts + [art]:
        part.matrix_world = lean @ part.matrix_world
    before = set(bpy.data.objects)
    make_vase('bud', vase, seed)
    if green:
        branch((0, 0, .8), (.3 * side, -.1, 2.1), seed, leaf_length=.4, pairs=5)
    else:
        ball_flowers(3, 1.1, 1.1, seed, .1)
    for part in set(bpy.data.objects) - before:
        part.matrix_world = Matrix.Translation((1.22 * side, .05, 0)) @ part.matrix_world
    camera((.6 * side, -9.8, 2.0), (.1 * side, .4, 1.42), 82, .5, (-.2 * side, .5, 1.4))


def clip(x, z, metal):
    """A small brass clip over the upper edge of a sheet at (x, z), and its pin."""
    place(rbox('clip', (.2, .05, .13), .015, metal, 3), (x, 1.16, z))
    angles = np.linspace(0, 2 * math.pi, 40)
    curve('eye', [[(x + .05 * math.sin(a), 1.14, z + .12 + .07 * math.cos(a)) for a in angles]], .012, metal, res=3)
    place(rbox('pin', (.035, .1, .035), .012, metal, 3), (x, 1.15, z + .18))


def hung(motif, seed=1, back='#d9d2c6'):
    """The bare sheet hung from two clips; its lower edge stands off the wall."""
    wall(back)
    rnd = random.Random(seed)
    light('low', .72, (0, 0, 1.4))
    wide = 2.25
    high = wide * (HIGH + .24 * WIDE) / (1.24 * WIDE)
    art = paper_sheet('art', wide, high, m_art(motif, seed, .12), .22 + .1 * rnd.random(), seed)
    art.location = (0, 1.16, .1)
    brass = m_metal('#c9a25a', .25)
    for x in (-.55, .55):
        clip(x + .05 * rnd.random(), high + .08, brass)
    camera((-.9, -9.2, 1.5), (0, 1, 1.52), 84, .6, (0, 1.1, 1.4))
