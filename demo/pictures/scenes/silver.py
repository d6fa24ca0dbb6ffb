"""Jewellery beside the ring and the discs: pendants, bangles, plain bands, studs.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from scenes.jewellery import ball, m_turquoise
from scenes.sets import linen, pebble
from studio.forms import TAU, catmull, curve, lathe, obj_from, place, rbox
from studio.materials import m_matte, m_metal, m_plaster
from studio.stage import backdrop, camera, light


def chain(points, link=.034, wire=.0075, metal=None):
    """Links along a path that lies on the ground, each turned against the next."""
    P = np.array(points, float)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    rings, count = [], int(far[-1] / (link * 1.35))
    for k in range(count):
        s = k * link * 1.35
        at = np.array([np.interp(s, far, P[:, i]) for i in range(3)])
        ahead = np.array([np.interp(s + .01, far, P[:, i]) for i in range(3)])
        t = Vector(ahead - at).normalized() if np.linalg.norm(ahead - at) > 1e-6 else Vector((1, 0, 0))
        side = t.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(t) * -1
        flat = side if k % 2 else up
        rings.append([tuple(Vector(at) + t * (link * .95 * math.cos(a)) + flat * (link * .55 * math.sin(a))) for a in np.linspace(0, TAU, 14)])
    return curve('chain', rings, wire, metal, cyclic=False, res=2)


def pendant(metal='#d9ab5b', seed=2, back='#cfc8bd', stone=True, form='disc', tones=('#b04a34', '#7c2b22')):
    """A pendant on its chain, laid on a block of plaster."""
    backdrop(back)
    light('jewel', 1.2, (0, 0, .4))
    place(rbox('block', (3.0, 2.6, .3), .06, m_plaster('#d8cfc0', .45), 4), (0, .1, .15), (0, 0, 9))
    gold, hammered = m_metal(metal, .16), m_metal(metal, .2, .3, 17)
    z = .315
    loop = catmull([(-.06, -.38, z + .03), (-.35, -.05, z), (-.62, .5, z), (-.45, 1.0, z), (.1, 1.12, z), (.55, .85, z), (.6, .4, z), (.33, -.1, z), (.06, -.38, z + .03)], 14)
    chain(loop, metal=gold)
    if form == 'disc':
        r = .3
        body = lathe('disc', [(0, 0), (.5 * r, .006), (.9 * r, .02), (r, .035), (r, .05), (.93 * r, .058), (.5 * r, .042), (0, .036)], hammered, per=6, wobble=.035, seed=seed)
    else:
        r = .36
        body = lathe('drop', [(0, 0), (.17, .02), (.21, .06), (.17, .11), (0, .13)], hammered, per=6, wobble=.03, seed=seed)
        body.scale = (.72, 1.5, .8)
    place(body, (0, -.38 - r, z - .005), (4, 0, 20))
    if stone:
        place(lathe('bezel', [(0, 0), (.1, 0), (.118, .02), (.12, .06), (.108, .07), (.1, .05)], gold, per=5), (0, -.38 - r, z + .03))
        place(lathe('stone', [(0, .03), (.104, .03), (.1, .07), (.07, .1), (0, .115)], m_turquoise(seed, *tones), per=6), (0, -.38 - r, z + .03))
    curve('bail', [[(.05 * math.sin(a) * .5, -.38 + .055 * math.cos(a), z + .045 + .04 * math.sin(a)) for a in np.linspace(0, TAU, 30)]], .012, gold, res=3)
    camera((-.3, -5.2, 5.4), (-.02, .1, .25), 88, .36, (0, -.6, .35))


def forged(r, wide, thick, metal, seed, tilt=(0, 0, 0), at=(0, 0, 0), open_=0.0, uneven=.06):
    """A ring forged from wire in the x-y plane; `open_` radians are missing at the back."""
    section = [(math.cos(a) * thick / 2, math.sin(a) * wide / 2) for a in np.linspace(0, TAU, 18, endpoint=False)]
    steps = 200
    vertices, faces = [], []
    for i in range(steps + (1 if open_ else 0)):
        a = math.pi / 2 + open_ / 2 + (TAU - open_) * i / steps
        flat = 1 + uneven * mnoise.noise(Vector((math.cos(a) * 5, math.sin(a) * 5, seed)))
        vertices += [((r + d) * math.cos(a), (r + d) * math.sin(a), z * flat) for d, z in section]
    n = 18
    around = range(steps) if not open_ else range(steps)
    for i in around:
        j = (i + 1) % steps if not open_ else i + 1
        faces += [(i * n + k, i * n + (k + 1) % n, j * n + (k + 1) % n, j * n + k) for k in range(n)]
    if open_:
        faces += [tuple(range(n)), tuple(steps * n + k for k in range(n))[::-1]]
    return place(obj_from('forged', vertices, faces, metal), at, tilt)


def bangle(metal='#d9ab5b', seed=3, back='#c9c2b7', count=2):
    """Open bangles, one lying in the other's way."""
    backdrop(back)
    light('jewel', 1.2, (0, 0, .3))
    hammered = m_metal(metal, .18, .35, 11)
    place(rbox('block', (2.4, 1.9, .3), .06, m_plaster('#d3c9b8', .45), 4), (0, .1, .15), (0, 0, -12))
    forged(.62, .16, .05, hammered, seed, (0, 0, 24), (-.08, .1, .385), .35)
    if count > 1:
        forged(.6, .09, .06, m_metal(metal, .16), seed + 2, (24, 0, -30), (.12, -.1, .60), .3)
    camera((-.5, -5.6, 3.9), (0, 0, .4), 88, .36, (-.1, -.5, .45))


def bands(metals=('#d9ab5b', '#c9cbce', '#d99a7c'), seed=4, back='#c6c0b6'):
    """Three plain bands to wear together."""
    backdrop(back)
    light('jewel', 1.2, (0, 0, .2))
    place(rbox('block', (1.6, 1.3, .3), .05, m_plaster('#d6ccbc', .45), 4), (0, .1, .15), (0, 0, 14))
    for number, (metal, x, y, tilt) in enumerate(zip(metals, (-.26, .05, .31), (.04, -.12, .1), ((90, 0, 32), (0, 0, 0), (90, 0, -24)))):
        r, wide = .165, .055 - .008 * number
        z = .3 + (r + .011 if tilt[0] else wide / 2)
        forged(r, wide, .022, m_metal(metal, .15, .25 if number != 1 else 0, 26), seed + number, tilt, (x, y, z), 0, .04)
    camera((-.2, -2.6, 1.7), (.02, 0, .42), 90, .17, (0, -.1, .4))


def studs(metal='#d9ab5b', seed=5, back='#cdc6bb', stone=None):
    """A pair of domed studs on a card."""
    backdrop(back)
    light('jewel', 1.25, (0, 0, .2))
    place(rbox('card', (.95, 1.2, .018), .006, m_matte('#e6dfd0', .9, 60, .12), 3), (0, .05, .2), (14, 0, 10))
    place(rbox('rest', (.9, .5, .2), .04, m_plaster('#cfc5b4', .4), 4), (.02, .35, .1), (0, 0, 10))
    gold = m_metal(metal, .18, .32, 34)
    a = math.radians(10)
    for x in (-.17, .17):
        dome = [(0, .055), (.05, .05), (.085, .03), (.098, .005), (.092, -.004), (0, -.004)]
        at = Vector((x * math.cos(a), x * math.sin(a) + .02, .218))
        place(lathe('stud', dome, gold, per=6, wobble=.05, seed=seed + x), tuple(at), (14, 0, 0))
        if stone:
            place(lathe('stone', [(0, .08), (.03, .075), (.045, .05), (.04, .04)], m_turquoise(seed, stone, '#7c2b22'), per=5), tuple(at), (14, 0, 0))
    camera((-.1, -3.0, 2.4), (.0, .05, .2), 88, .16, (0, -.05, .22))
