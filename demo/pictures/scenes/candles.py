"""Candles in ceramic jars, large ones with three wicks, and refills of bare wax.  1 unit = 10 cm."""
import math

import bpy
import bmesh
import numpy as np

from studio.forms import TAU, catmull, curve, lathe, place, vessel_profile
from studio.materials import m_glaze, m_matte, m_wax
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_flame():
    """A flame: blue at its foot, see-through at its edge."""
    m = Mat('flame')
    glow = m.n('ShaderNodeEmission')
    z = m.sep(m.coord('Generated'))[2]
    m.put(glow.inputs[0], m.ramp(z, [(0, '#4a6cff'), (.12, '#ff9a3c'), (.45, '#ffd98a'), (1, '#ffb45a')]))
    m.put(glow.inputs[1], m.math('MULTIPLY', m.ramp(z, [(0, .15), (.3, .9), (.8, 1.)]), 26))
    clear, mixed, facing = m.n('ShaderNodeBsdfTransparent'), m.n('ShaderNodeMixShader'), m.n('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .35
    m.put(mixed.inputs[0], m.math('MULTIPLY', m.math('SUBTRACT', 1.0, facing.outputs[1]), m.ramp(z, [(0, .0), (.25, .9)]), True))
    m.link(clear.outputs[0], mixed.inputs[1])
    m.link(glow.outputs[0], mixed.inputs[2])
    m.link(mixed.outputs[0], m.out.inputs[0])
    return m


def wick(x, y, z, lit=True, watts=9.0):
    """A wick whose foot is at (x, y, z), and its flame with the light it gives."""
    ob = curve('wick', [catmull([(0, 0, -.04), (0, 0, .1), (.012, 0, .17)], 6)], .014, m_matte('#2a2019' if lit else '#d8cfb8', .9))
    place(ob, (x, y, z))
    if not lit:
        return
    flame = lathe('flame', [(0, 0), (.028, .025), (.046, .08), (.040, .16), (.016, .27), (0, .35)], m_flame(), per=6, seg=48)
    place(flame, (x + .012, y, z + .14))
    lamp = bpy.data.lights.new('glow', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, (1, .6, .25), .06
    ob = bpy.data.objects.new('glow', lamp)
    ob.location = (x + .012, y, z + .33)
    bpy.context.scene.collection.objects.link(ob)


def jar(colour, r, high, seed, wax='#f1e3c3'):
    """A straight jar of radius `r`, filled with wax to a fifth below its rim. Returns the height of the wax."""
    glaze = m_glaze(colour, None, None, .0, rough=.55, seed=seed, ring=.15)
    outer = [(.9 * r, 0), (.97 * r, .025), (r, .1), (r, high * .5), (r, high - .02)]
    lathe('jar', vessel_profile(outer, .05, .09), glaze, wobble=.006, seed=seed)
    top, inner = high - .19, r - .045
    profile = [(0, top - .01), (.4 * inner, top - .01), (.8 * inner, top), (.94 * inner, top + .025), (inner, top + .035), (inner, top - .05)]
    lathe('wax', profile, m_wax(wax, .35, .5), per=5)
    return top


def label(r, low, high, half=.78):
    """A paper label on the front of a jar: heights low to high, `half` radians to each side, with two rules and a sprig."""
    ring = lathe('label', [(r + .004, low), (r + .006, low + .02), (r + .006, high - .02), (r + .004, high)], m_matte('#e9dfcb', .9, 60, .1), smoothcurve=False)
    mesh = bmesh.new()
    mesh.from_mesh(ring.data)
    hidden = [f for f in mesh.faces if abs(math.atan2(f.calc_center_median().x, -f.calc_center_median().y)) > half]
    bmesh.ops.delete(mesh, geom=hidden, context='FACES')
    mesh.to_mesh(ring.data)
    mesh.free()
    ink = m_matte('#5d4a38', .9)
    on = lambda a, z: ((r + .008) * math.sin(a), -(r + .008) * math.cos(a), z)
    curve('rules', [[on(a, z) for a in np.linspace(-half * .8, half * .8, 24)] for z in (high - .08, high - .095, low + .08)], .0035, ink)
    middle = (low + high) / 2 - .08
    sprig = [[on(0, middle), on(0, middle + .16)]]
    for k in range(5):
        z = middle + .02 + .026 * k
        sprig += [[on(0, z), on(side * .05, z + .022), on(side * .085, z + .05)] for side in (-1, 1)]
    curve('sprig', sprig, .005, ink)


def candle(colour='#3f4a45', back='#b9a58c', seed=2):
    """One jar, lit, in the evening."""
    backdrop(back)
    light('window', .55, (0, 0, .6))
    top = jar(colour, .52, .98, seed)
    wick(0, 0, top - .05)
    label(.52, .28, .68)
    camera((0, -6.6, 2.5), (0, 0, .58), 92, .22, (0, -.5, .6))


def three_wicks(colour='#3f4a45', back='#b9a58c', seed=2):
    """A wide bowl of a jar with three flames, in the evening."""
    backdrop(back)
    light('window', .5, (0, 0, .6))
    top = jar(colour, .98, .86, seed)
    for k in range(3):
        a = TAU * k / 3 + .5
        wick(.42 * math.cos(a), .42 * math.sin(a), top - .05, True, 7)
    label(.98, .2, .58, .42)
    camera((0, -8.0, 4.0), (0, 0, .55), 90, .3, (0, -.8, .6))


def refill(colour='#3f4a45', back='#d8cbb9', seed=2, wax='#efe1c2'):
    """Two bare candles for a jar that one has, a paper band round each in the colour of the scent."""
    backdrop(back)
    light('window', 1.0, (0, 0, .5))
    paper = m_matte(colour, .85, 50, .12, .15, tint=True)
    for x, y, high, turn in ((-.42, .25, .92, 20), (.48, -.3, .92, -35)):
        body = [(0, 0), (.38, 0), (.425, .02), (.44, .07), (.445, high - .05), (.43, high - .012), (.39, high), (.12, high - .012), (0, high - .016)]
        place(lathe('wax', body, m_wax(wax, .38, .5), per=6, wobble=.01, seed=seed + x), (x, y, 0), (0, 0, turn))
        place(lathe('band', [(.449, .3), (.453, .31), (.453, .6), (.449, .61)], paper, smoothcurve=False), (x, y, 0))
        twine = [[(.462 * math.cos(a), .462 * math.sin(a), .455 + .004 * math.sin(7 * a)) for a in np.linspace(0, TAU, 90)]]
        place(curve('twine', twine, .012, m_matte('#e8dfcc', .9), res=2), (x, y, 0))
        wick(x, y, high - .04, False)
    camera((-.2, -7.2, 3.2), (.03, 0, .5), 92, .35, (.3, -.75, .5))


def taper_form(high, r=.105):
    """The outline of a dipped candle."""
    return [(0, 0), (.8 * r, .01), (r, .06), (1.02 * r, .4), (.98 * r, .55 * high), (.74 * r, high - .2), (.3 * r, high - .03), (0, high)]


def tapers(colour='#cba25c', back='#d8d2c6', seed=3, count=6):
    """Dipped candles in a bundle, tied with a cotton cord, their wicks still joined in pairs."""
    backdrop(back)
    light('window', 1.05, (0, 0, .2))
    wax = m_wax(colour, .42, .35).tintable()
    before = set(bpy.data.objects)
    rows = [(-.24, .11), (0, .11), (.24, .11), (-.12, .305), (.12, .305), (0, .5)][:count]
    cords = []
    for number, (x, z) in enumerate(rows):
        high = 2.4 + .05 * math.sin(number * 2.3)
        body = lathe('taper', taper_form(high), wax, per=7, wobble=.035, seed=seed + number)
        place(body, (x, 1.2, z), (90, 0, 0))
        end = 1.2 - high
        cords.append([(x, end + .03, z), (x + .01, end - .12, z + .02), (x + .05 * (1 if number % 2 else -1), end - .3, max(z - .05, .03)), (x + .08 * (1 if number % 2 else -1), end - .42, max(z - .16, .02))])
    curve('wicks', [catmull(c, 8) for c in cords], .014, m_matte('#d8cfb8', .9), res=2)
    around = [(.43 * math.cos(a), 0, .29 + .36 * math.sin(a)) for a in np.linspace(0, TAU, 60)]
    hull = [(max(-.37, min(.37, x)) * (1 - .35 * max(0, (z - .3) / .4)), 0, max(.005, min(z, .62))) for x, _, z in around]
    cord = m_matte('#cbb994', .95, 60, .4)
    for y in (-.02, .03, .08):
        curve('cord', [[(x, y + .012 * math.sin(5 * i), z) for i, (x, _, z) in enumerate(hull)]], .02, cord, True, 2)
    bow = [catmull([(0, .03, .63), (.16, .1, .72), (.3, .03, .66), (.14, -.04, .65), (0, .03, .64)], 8), catmull([(0, .03, .63), (-.18, .08, .7), (-.28, .0, .66), (-.12, -.03, .65), (0, .03, .64)], 8),
           catmull([(0, .03, .64), (.1, -.14, .6), (.26, -.3, .4), (.36, -.42, .2)], 8), catmull([(0, .03, .64), (-.12, -.1, .6), (-.3, -.16, .38), (-.42, -.2, .12)], 8)]
    curve('bow', bow, .02, cord, res=2)
    bpy.context.view_layer.update()
    from mathutils import Matrix
    turn = Matrix.Rotation(math.radians(-52), 4, 'Z')
    for part in set(bpy.data.objects) - before:
        part.matrix_world = turn @ part.matrix_world
    camera((0, -7.4, 4.6), (.03, -.02, .2), 88, .42, (0, -.3, .4))


def pillars(colour='#cba25c', back='#d3cdc1', seed=5, lit=False):
    """Three pillars of bare wax, of three heights."""
    backdrop(back)
    light('window', 1.0, (0, 0, .7))
    wax = m_wax(colour, .4, .45).tintable()
    for number, (x, y, r, high) in enumerate(((-.62, .2, .36, 1.7), (.12, -.28, .4, 1.15), (.82, .15, .34, .78))):
        body = [(0, 0), (.92 * r, 0), (.985 * r, .03), (r, .1), (1.005 * r, .5 * high), (r, high - .05), (.965 * r, high - .012), (.88 * r, high), (.3 * r, high - .02), (0, high - .03)]
        place(lathe('pillar', body, wax, per=6, wobble=.014, seed=seed + number), (x, y, 0), (0, 0, 60 * number))
        wick(x, y, high - .06, lit, 6)
    camera((-.2, -8.6, 3.2), (.06, 0, .74), 92, .42, (.1, -.6, .8))


def tealights(colour='#cba25c', back='#dad4c8', seed=7):
    """Nine small lights without a cup, one standing on two."""
    backdrop(back)
    light('window', 1.05, (0, 0, .2))
    wax = m_wax(colour, .4, .45).tintable()
    places = [(-.62, .5, 0), (-.12, .62, 0), (.4, .52, 0), (-.78, .0, 0), (-.28, .08, 0), (.22, .0, 0), (.72, .1, 0), (-.02, -.48, 0), (-.05, .05, .175)]
    for number, (x, y, z) in enumerate(places):
        r, high = .2, .17
        body = [(0, 0), (.9 * r, 0), (.97 * r, .012), (r, .05), (r, high - .03), (.96 * r, high - .006), (.85 * r, high), (.3 * r, high - .006), (0, high - .01)]
        place(lathe('light', body, wax, per=5, wobble=.012, seed=seed + number, seg=72), (x, y, z), (0, 0, 50 * number))
        stub = curve('wick', [catmull([(0, 0, -.03), (0, 0, .05), (.012, .004, .1)], 5)], .011, m_matte('#d8cfb8', .9))
        place(stub, (x, y, z + high - .02), (0, 0, 70 * number))
    camera((0, -5.0, 3.9), (-.02, .06, .1), 88, .42, (0, -.25, .2))
