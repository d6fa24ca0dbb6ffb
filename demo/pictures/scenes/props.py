"""What lies beside a piece when it is used: fruit, eggs, spoons, drinks, dough, cloths, keys.  1 unit = 10 cm."""
import math
import random

import numpy as np
from mathutils import Vector, noise as mnoise

from studio.forms import TAU, catmull, curve, lathe, obj_from, place, sweep
from studio.materials import m_fabric, m_lerp, m_matte, m_metal, m_wood
from studio.nodes import Mat

APPLE = [(0, .16), (.12, .08), (.32, .02), (.62, .12), (.9, .48), (1.0, .98), (.92, 1.38), (.68, 1.64), (.38, 1.68), (.14, 1.56), (.03, 1.42), (0, 1.4)]
PEAR = [(0, .1), (.2, .03), (.55, .08), (.86, .36), (.95, .76), (.85, 1.16), (.57, 1.62), (.42, 1.98), (.3, 2.22), (.12, 2.3), (0, 2.24)]
LEMON = [(0, 0), (.1, .02), (.17, .1), (.42, .26), (.7, .6), (.8, 1.0), (.72, 1.4), (.45, 1.76), (.22, 1.92), (.13, 2.04), (0, 2.06)]
EGG = [(0, 0), (.13, .04), (.2, .15), (.215, .27), (.17, .44), (.09, .54), (0, .57)]


def m_peel(colour, blush, pores=0.0, seed=0, share=.5):
    """Skin of a fruit: a blush that runs in streaks from pole to pole, freckles, and pores for a lemon."""
    m = Mat('peel')
    v = m.coord(loc=(seed * 3.7, seed * 1.3, 0))
    side = m.noise(v, .9, 2)
    streak = m.noise(m.coord(scale=(1, 1, .12), loc=(seed, seed, 0)), 14, 4, .6)
    f = m.math('ADD', m.ramp(side, [(share - .18, 0.), (share + .14, 1.)]), m.math('MULTIPLY', m.math('SUBTRACT', streak, .5), .7), True)
    skin = m.mix(f, colour, blush)
    d = m.voronoi(v, 24, rnd=1)
    skin = m.mix(m.math('MULTIPLY', m.math('LESS_THAN', d, .1), .4 if not pores else 0), skin, m_lerp(colour, '#ffffff', .4))
    height = m.noise(v, 34, 3) if not pores else m.math('ADD', m.voronoi(v, 30, 'SMOOTH_F1'), m.math('MULTIPLY', m.noise(v, 6, 3), .8))
    m.set(Base_Color=skin, Roughness=.36, Specular=.4, Normal=m.bump(height, .08 + pores, .02))
    return m


def fruit(outline, r, at, skin, seed=1, lie=0, turn=0, stem=True):
    """A fruit of the radius `r` that stands at a place, or lies on its side when `lie` says how many degrees."""
    body = lathe('fruit', [(a * r, b * r) for a, b in outline], skin, per=7, wobble=.07, seed=seed, seg=96)
    parts = [body]
    if stem:
        top = max(b for _, b in outline) * r
        low = outline[-1][1] * r
        parts.append(curve('stem', [catmull([(0, 0, low - .02), (.01, 0, low + .06), (.05, .02, max(top, low) + .12)], 6)], .016, m_matte('#4d3a25', .9, 30, .5), res=2))
    lift = r * .98 if lie else 0
    for part in parts:
        if lie:
            part.data.transform(_down(r, outline))
        place(part, (at[0], at[1], at[2] + lift), (lie, 0, turn))


def _down(r, outline):
    """Moves the middle of a fruit to the origin, so that it turns about it."""
    from mathutils import Matrix
    return Matrix.Translation((0, 0, -r * max(b for _, b in outline) * .42))


def apple(at, r=.38, seed=1, red='#962d22', pale='#b9a044', turn=0, lie=0):
    """An apple with its stem."""
    fruit(APPLE, r, at, m_peel(pale, red, 0, seed, .42), seed, lie, turn)


def pear(at, r=.34, seed=1, turn=0, lie=0):
    """A pear, green with a brown cheek."""
    fruit(PEAR, r, at, m_peel('#8f8a3c', '#8a6a38', 0, seed, .62), seed, lie, turn)


def lemon(at, r=.3, seed=1, turn=0):
    """A lemon on its side."""
    fruit(LEMON, r, at, m_peel('#d3a51e', '#c8a52c', .3, seed), seed, 82, turn, False)


def egg(at, seed=1, colour='#c49a72', lie=0, turn=0):
    """A brown egg."""
    body = lathe('egg', EGG, m_matte(colour, .55, 60, .1, .08, .35), wobble=.006, seed=seed)
    if lie:
        body.data.transform(_down(.215, [(0, 2.4)]))
    place(body, (at[0], at[1], at[2] + (.21 if lie else 0)), (lie, 0, turn))


def heap(kind, places, z, seed=1, **more):
    """Fruit at several places (x, y) or (x, y, z)."""
    for number, spot in enumerate(places):
        kind((spot[0], spot[1], z + (spot[2] if len(spot) > 2 else 0)), seed=seed + number, turn=57 * number + 20, **more)


def filled(r, z, colour, rough=.1, at=(0, 0), foam=None):
    """Something to drink: its surface at the height z, a little higher at the wall; `foam` is the colour of bubbles at the edge."""
    m = Mat('drink')
    v = m.coord()
    tone = m.mix(m.ramp(m.noise(v, 3, 4), [(.35, 0.), (.7, .3)]), colour, m_lerp(colour, '#000000', .4))
    if foam:
        x, y, _ = m.sep(v)
        away = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
        ring = m.ramp(m.math('ADD', m.math('DIVIDE', away, r), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(v, 7, 4), .5), .5)), [(.74, 0.), (.95, .9)])
        tone = m.mix(ring, tone, foam)
    m.set(Base_Color=tone, Roughness=rough, Specular=.5, Normal=m.bump(m.noise(v, 5, 2), .03, .02))
    place(lathe('drink', [(0, z), (r * .9, z), (r * .985, z + .008), (r, z + .016)], m, smoothcurve=False, seg=120), (at[0], at[1], 0))


def spoon(at, turn=0, long=1.55, silver=True):
    """A spoon on its back."""
    material = m_metal('#b9b6ae', .24) if silver else m_wood('#b9905f', '#7f5a34', 'X', .5, 3, .5, contrast=.3)
    thick = 1 if silver else 2.1
    path = catmull([(-long / 2, 0, .07), (-long * .3, 0, .045), (0, 0, .03), (long * .28, 0, .05), (long * .36, 0, .035)], 10)
    handle = sweep('handle', path, .05 * thick ** .6, .016 * thick, material, up=(0, 1, 0), seg=20, taper=lambda t: 1.15 - .75 * math.sin(math.pi * min(1, t * .9 + .1)) ** 1.5)
    dish = [(0, .0), (.06, .004), (.12, .025), (.165, .07), (.17, .078), (.162, .08), (.115, .04), (.06, .018), (0, .014)]
    bowl = lathe('bowl', dish, material, per=6, seg=80)
    bowl.scale = (1.5 * thick ** .25, 1.0 * thick ** .25, 1)
    bowl.location = (long * .36 + .2, 0, 0)
    from scenes.leather import turned
    parts = [handle, bowl]
    turned(parts, turn)
    from mathutils import Matrix
    for part in parts:
        part.matrix_world = Matrix.Translation(at) @ part.matrix_world


def fork(at, turn=0, long=1.75):
    """A fork beside a plate."""
    from mathutils import Matrix
    from scenes.leather import turned
    steel = m_metal('#b9b6ae', .24)
    path = catmull([(0, -long / 2, .05), (0, -long * .25, .035), (0, long * .15, .03), (0, long * .26, .035)], 10)
    parts = [sweep('handle', path, .055, .016, steel, up=(1, 0, 0), seg=20, taper=lambda t: 1.2 - .75 * math.sin(math.pi * min(1, t * .9 + .1)) ** 1.5)]
    y = long * .24
    parts.append(sweep('neck', catmull([(0, y, .034), (0, y + .08, .03), (0, y + .16, .028)], 6), .1, .014, steel, up=(1, 0, 0), seg=20, taper=lambda t: .45 + .55 * t ** .5))
    for k in range(4):
        x = (k - 1.5) * .058
        parts.append(sweep('tine', catmull([(x, y + .13, .028), (x, y + .3, .035), (x, y + .46, .07)], 6), .017, .011, steel, up=(1, 0, 0), seg=12, taper=lambda t: 1 - .45 * t))
    turned(parts, turn)
    for part in parts:
        part.matrix_world = Matrix.Translation(at) @ part.matrix_world


def napkin(colour='#c9c0ae', at=(0, 0, 0), turn=0, size=(1.5, 1.1), stripe=None, seed=3, thick=.035):
    """A linen cloth folded in three."""
    from scenes.blankets import folded
    from scenes.textiles import m_linen
    cloth, _ = folded(m_linen(colour, stripe, ((.0, .03), (.07, .11))), size[0], size[1], thick, 3, seed)
    place(cloth, at, (0, 0, turn))


def dough(r=.72, seed=4, at=(0, 0, 0)):
    """A ball of dough that has sunk a little under its own weight, floured."""
    m = Mat('dough')
    v = m.coord()
    flour = m.ramp(m.math('ADD', m.noise(v, 9, 6, .7), m.math('MULTIPLY', m.noise(v, 1.6, 2), .25)), [(.5, 0.), (.72, .8)])
    m.set(Base_Color=m.mix(flour, '#d8c49c', '#eee7d8'), Roughness=.8, Specular=.2, Subsurface=.1, Subsurface_Color='#d8c49c', Normal=m.bump(m.noise(v, 14, 5), .25, .03))
    outline = [(0, 0), (.7, 0), (.93, .06), (1.0, .24), (.94, .44), (.7, .62), (.36, .7), (0, .72)]
    place(lathe('dough', [(a * r, b * r) for a, b in outline], m, per=9, wobble=.1, seed=seed), at)


def flour(at, spread, count, seed=2):
    """Flour on a table: grains that get fewer outwards."""
    rnd = random.Random(seed)
    grains = []
    for _ in range(count):
        a, d = rnd.random() * TAU, abs(rnd.gauss(0, .5)) * spread
        x, y, s = at[0] + d * math.cos(a) * 1.3, at[1] + d * math.sin(a), rnd.uniform(.004, .011)
        grains.append([(x, y, at[2] + .002, s / .01), (x + s * 1.4, y + s * rnd.uniform(-1, 1), at[2] + .002, s / .01)])
    curve('flour', grains, .01, m_matte('#efe9dc', .95), res=0)


def berries(places, z, r=.075, colour='#2b3352', seed=1):
    """Blueberries with their bloom."""
    m = Mat('berry')
    v = m.coord()
    m.set(Base_Color=m.mix(m.ramp(m.noise(v, 9, 4), [(.4, 0.), (.7, .55)]), colour, '#6f7a99'), Roughness=.6, Specular=.3)
    crown = [(0, .06), (.3, .0), (.75, .2), (1.0, .75), (.8, 1.4), (.45, 1.66), (.3, 1.72), (.24, 1.62), (0, 1.56)]
    rnd = random.Random(seed)
    for x, y in places:
        place(lathe('berry', [(a * r, b * r) for a, b in crown], m, per=4, seg=40), (x, y, z), (rnd.uniform(-50, 50), rnd.uniform(-50, 50), 0))


def key(at, turn=0, long=.62, metal='#a8a49a', tilt=(0, 0), teeth=3):
    """A plain old key: a ring, a shank and a bit."""
    from mathutils import Matrix
    steel = m_metal(metal, .3)
    parts = [curve('bow', [[(.0 + .14 * math.cos(a) * .9, .14 * math.sin(a), 0) for a in np.linspace(0, TAU, 50)]], .024, steel, res=3),
             sweep('shank', [(.12, 0, 0), (long * .5, 0, 0), (long, 0, 0)], .026, .026, steel, seg=16, up=(0, 1, 0)),
             lathe('collar', [(.02, 0), (.045, .01), (.045, .04), (.02, .05)], steel, per=4, seg=40)]
    parts[2].data.transform(Matrix.Translation((.17, 0, 0)) @ Matrix.Rotation(math.radians(90), 4, 'Y'))
    for k in range(teeth):
        from studio.forms import rbox
        tooth = rbox('tooth', (.035, .13 - .03 * (k % 2), .03), .006, steel, 2)
        tooth.data.transform(Matrix.Translation((long - .04 - .055 * k, -.075 + .01 * (k % 2), 0)))
        parts.append(tooth)
    import bpy
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X') @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y')
    for part in parts:
        part.matrix_world = move @ part.matrix_world


def crumpled(colour, size, at=(0, 0, 0), amp=.32, seed=3, turn=0, edge=.3, scale=1.0):
    """A linen cloth dropped on a surface: a round-cornered sheet whose folds run outwards from its middle."""
    n = 150
    vertices, faces, uvs = [], [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            a, r = math.atan2(v, u), math.hypot(u, v)
            pull = 1 - .1 * mnoise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, seed)))
            folds = mnoise.noise(Vector((u * 1.6 * scale + seed, v * 1.9 * scale, seed))) + .55 * abs(mnoise.noise(Vector((u * 3.1 * scale, v * 2.2 * scale + seed, 4)))) + .25 * mnoise.noise(Vector((u * 6 * scale, v * 5 * scale, seed + 9)))
            low = 1 - max(0, min(1, (max(abs(u), abs(v)) - (1 - edge)) / edge)) * .75
            vertices.append((u * size / 2 * pull, v * size / 2 * pull, max(.02, .04 + amp * max(0, folds + .22) * low)))
            uvs.append((u * size / 2, v * size / 2))
    for j in range(n):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    from scenes.textiles import m_linen
    ob = obj_from('cloth', vertices, faces, m_linen(colour))
    layer = ob.data.uv_layers.new()
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .022, 1
    return place(ob, at, (0, 0, turn))
