"""Soap: marbled bars, cut from a frame by wire.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from studio.forms import TAU, catmull, curve, place, rbox
from studio.materials import m_lerp, m_matte
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_plain_soap(colour, flecks='#5f6b4a', amount=.0, seed=0):
    """Olive soap: waxy, one colour with clouds, herb flecks by `amount` (0 to 1)."""
    m = Mat('soap')
    v = m.coord(loc=(seed * 2.7, seed, 0))
    cloud = m.noise(v, 1.6, 4, .5)
    tone = m.mix(m.ramp(cloud, [(.3, 0.), (.7, .22)]), colour, m_lerp(colour, '#6b5a2a', .45))
    if amount:
        cell = m.n('ShaderNodeTexVoronoi')
        m.link(v, cell.inputs['Vector'])
        cell.inputs['Scale'].default_value = 22
        near = m.math('LESS_THAN', cell.outputs['Distance'], m.math('MULTIPLY', m.math('SUBTRACT', m.sep(cell.outputs['Color'])[0], 1 - amount), .42))
        tone = m.mix(m.math('MULTIPLY', near, .8), tone, flecks)
    streaks = m.noise(m.coord(scale=(1, 1, .12)), 26, 3, .6)
    m.set(Base_Color=tone, Roughness=.5, Specular=.35, Subsurface=.12, Subsurface_Color=tone,
          Normal=m.bump(m.math('ADD', m.noise(v, 6, 5), m.math('MULTIPLY', streaks, .3)), .25, .02))
    m.bsdf.inputs['Subsurface Radius'].default_value = (.12, .09, .05)
    return m


def bar(colour, at, rot=(0, 0, 0), seed=0, amount=.0, size=(1.5, 1.0, .52)):
    """One cut bar."""
    place(rbox('bar', size, .055, m_plain_soap(colour, amount=amount, seed=seed), 5), at, rot)


def sprig(at, along, leaves, colour, seed, leaf=.05):
    """A herb twig: `leaves` small ovals on both sides of a stem."""
    rnd = random.Random(seed)
    at, along = Vector(at), Vector(along)
    side = along.normalized().cross(Vector((0, 0, 1)))
    curve('stem', [catmull([at, at + along * .5 + side * .05, at + along], 10)], .011, m_matte('#7a6a48', .9))
    green = m_matte(colour, .8, 30, .4, .3)
    for k in range(leaves):
        way = 1 if k % 2 else -1
        spot = at + along * (.15 + .85 * k / leaves) + side * (.05 + way * leaf * 1.3) + Vector((0, 0, .02 + .03 * rnd.random()))
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=leaf, location=spot)
        ob = bpy.context.object
        ob.scale = (1.7, .75, .4)
        ob.rotation_euler = (rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), math.atan2(along.y, along.x) + way * .9)
        bpy.ops.object.shade_smooth()
        ob.data.materials.append(green.m)


def one_bar(colour='#bda979', back='#dcd6ca', amount=.0):
    """A single bar, tilted on another, with a twig of olive."""
    backdrop(back)
    light('window', 1.1, (0, 0, .3))
    bar(colour, (0, 0, .27), (0, 0, 24), 3, amount)
    sprig((-1.1, -.75, .05), (1.6, -.35, .02), 12, '#6f7a58', 3, .1)
    camera((-.6, -6.2, 3.8), (0, -.15, .25), 92, .34, (0, -.5, .4))


def paler(colour):
    """The same soap a few weeks older: paler."""
    return '#' + ''.join('%02x' % min(255, int(int(colour[i:i + 2], 16) * 1.08 + 6)) for i in (1, 3, 5))


def three_bars(colour='#b3aa80', back='#e0dacd', amount=.3, thyme=True):
    """Three bars, one leaning, with herb flecks by `amount`; beside them thyme or olive."""
    backdrop(back)
    light('window', 1.1, (0, 0, .4))
    bar(colour, (-.3, .1, .27), (0, 0, -10), 2, amount)
    bar(paler(colour), (-.2, .06, .8), (0, 0, 12), 5, amount)
    bar(colour, (1.05, -.2, .66), (0, 62, -10), 8, amount)
    if thyme:
        sprig((-1.35, -.8, .04), (1.5, -.25, .02), 26, '#5d6f4c', 5, .045)
        sprig((-1.2, -1.0, .04), (1.3, -.1, .02), 24, '#66774f', 6, .045)
    else:
        sprig((-1.3, -.85, .05), (1.5, -.2, .02), 12, '#6f7a58', 4, .1)
    camera((-.9, -7.9, 4.0), (.12, -.15, .48), 92, .32, (.1, -.6, .6))


def twelve_bars(colour='#bda775', back='#d5d1c6'):
    """A year of soap: twelve bars stacked on edge in rows, drying."""
    backdrop(back)
    light('window', 1.1, (0, 0, .7))
    rnd = random.Random(4)
    for k in range(12):
        row, place_in = divmod(k, 4)
        age = rnd.uniform(-14, 10)
        tone = '#' + ''.join('%02x' % max(0, min(255, int(int(colour[i:i + 2], 16) + age))) for i in (1, 3, 5))
        bar(tone, (-1.0 + .68 * place_in + .04 * rnd.random(), .05 * rnd.random(), .28 + .545 * row), (0, 0, 90 + rnd.uniform(-4, 4)), k, .0, (1.35, .62, .53))
    sprig((-.7, -1.25, .05), (1.5, -.12, .02), 12, '#6f7a58', 3, .1)
    camera((-2.5, -9.3, 4.4), (.02, 0, .72), 90, .36, (0, -.7, .8))
