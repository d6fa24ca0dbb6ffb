"""Boards and toys of wood.  1 unit = 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Vector

from scenes.letters import letters
from scenes.sets import linen
from studio.forms import catmull, curve, displace_fn, extrude_outline, place, rbox, round_outline
from studio.materials import m_leather, m_lerp, m_matte, m_wood
from studio.nodes import Mat
from studio.stage import backdrop, camera, light

RAINBOW = ['#9d453b', '#c57446', '#d3ab5c', '#7c9169', '#527c82', '#4a5b76', '#6d5a78']


def m_stain(colour):
    """Water stain on limewood: the grain shows."""
    m = Mat('stain')
    fibre = m.noise(m.coord(scale=(1, .05, 1)), 30, 4, .6)
    broad = m.noise(m.coord(), 2.2, 4, .6)
    tone = m.mix(m.ramp(fibre, [(.4, 0.), (.75, .35)]), colour, m_lerp(colour, '#c9a26c', .6))
    tone = m.mix(m.ramp(broad, [(.35, 0.), (.7, .18)]), tone, m_lerp(colour, '#ffffff', .35))
    m.set(Base_Color=tone, Roughness=.66, Specular=.25, Normal=m.bump(fibre, .14, .02))
    return m


def arch(outer, inner, deep, material, at, rot=(90, 0, 0), name='arch'):
    """Half a ring, `deep` units thick."""
    around = lambda r, a0, a1: [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(a0, a1, 64)]
    ob = extrude_outline(name, around(outer, 0, math.pi) + around(inner, math.pi, 0), deep, .035, material, 4)
    place(ob, at, rot)
    return ob


def ball(r, at, material):
    """A turned ball of radius r."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=r, location=at)
    ob = bpy.context.object
    bpy.ops.object.shade_smooth()
    ob.data.materials.append(material.m)


def rainbow(count=7, back='#ebe4d8', step=.2, colours=None, name=None):
    """Nested arches and two balls; `name` is burnt into the front of the inner block."""
    backdrop(back)
    light('soft', .9, (0, 0, .8))
    colours = colours or RAINBOW
    outer = .22 + step * count
    for k in range(count):
        arch(outer - step * k, outer - step * k - step + .02, .62, m_stain(colours[k % len(colours)]), (0, .31, 0))
    ball(.2, (outer * .95, -1.0, .2), m_wood('#cda56c', '#a37743', 'X', .5, 3))
    ball(.16, (-outer * .92, -1.05, .16), m_stain(colours[-1]))
    if name:
        block = rbox('block', (1.0, .34, .3), .04, m_wood('#d3b07c', '#b08550', 'X', .6, 5, contrast=.3), 4)
        place(block, (-.1, -1.15, .15), (0, 0, -8))
        burnt = curve('name', letters(name, .17, 0), .011, m_matte('#3d2716', .9), res=1)
        place(burnt, (-.122, -1.327, .15), (90, 0, -8))
    far = outer / 1.55
    camera((-1.6 * far, -8.9 * far, 2.9 * far), (.05, -.1, outer * .4), 85, .42 * far, (0, -.4, .8))


def rainbow_apart(back='#d9dcd6', colours=None):
    """Arches built into a bridge and a wave, the way children leave them."""
    backdrop(back)
    light('soft', .95, (0, 0, .8))
    c = colours or RAINBOW
    arch(1.5, 1.32, .6, m_stain(c[0]), (-.35, .6, 0))
    arch(1.3, 1.12, .6, m_stain(c[1]), (-.35, .6, 0))
    arch(.9, .72, .6, m_stain(c[3]), (1.2, -.35, 0), (90, 0, -14))
    arch(.7, .52, .6, m_stain(c[4]), (-1.35, -.75, .71), (-90, 0, 16))
    arch(.5, .32, .6, m_stain(c[5]), (.05, -.85, 0), (90, 0, 22))
    arch(.7, .52, .6, m_stain(c[2]), (-.36, .6, 1.5), (90, 0, 2))
    ball(.2, (1.25, -.62, .2), m_wood('#cda56c', '#a37743', 'X', .5, 3))
    camera((-1.75, -11.9, 4.5), (-.05, 0, .85), 86, .5, (0, -.5, .8))


# outline of half a board along X, from the left end to the tip of the handle
SHAPES = {
    'handle': [(-1.62, .0), (-1.60, .45), (-1.42, .72), (-.9, .78), (.5, .80), (.92, .70), (1.12, .42), (1.34, .27), (1.8, .25), (2.12, .20), (2.20, .0)],
    'oval': [(-1.5, 0), (-1.42, .42), (-1.1, .72), (-.4, .88), (.4, .88), (1.1, .72), (1.42, .42), (1.5, 0)],
    'plank': [(-2.0, 0), (-1.99, .28), (-1.9, .44), (-1.6, .48), (1.3, .48), (1.7, .44), (1.92, .34), (1.98, .2), (2.0, 0)],
}


def board(shape='handle', light_wood='#a5713f', dark_wood='#5b371d', back='#e4e0d8', seed=11, thick=.17, turn=33, groove=False, cloth=None):
    """One plank with a hole for its cord; `groove` = a channel for the juice; on `cloth` when given."""
    if cloth:
        linen(cloth, 20, seed, .06)
    else:
        backdrop(back)
    light('window', 1.1, (0, 0, .2))
    half = catmull(SHAPES[shape], 9)
    outline = [tuple(p) for p in half] + [(x, -y) for x, y in half[1:-1]][::-1]
    wood = m_wood(light_wood, dark_wood, 'X', 1.3, seed, .48, 2.2, .5, .6)
    lift = .06 if cloth else 0
    place(extrude_outline('board', outline[::-1], thick, .04, wood, 5), (-.1, 0, lift), (0, 0, turn))
    if groove:
        ring = [(x * .92, y, thick + lift + .002) for x, y in round_outline(2.7, 1.15, .42, 10)]
        channel = curve('groove', [ring], .028, m_matte(m_lerp(dark_wood, '#000000', .25), .6), cyclic=True, res=3)
        place(channel, (-.1, 0, -.012), (0, 0, turn))
    camera((0, -8.2, 6.6), (.1, .1, .05), 85, .5, (-.2, -.3, .15))
