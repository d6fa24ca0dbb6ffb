"""Pieces where they live: on a shelf, at dusk, on the floor, over the back of a chair, on a wall.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenes import baskets, books, candles, kitchen, pottery, prints, props, silver, tableware, textiles, turned, vases, workshops
from scenes.blankets import folded, fringe, m_herringbone, nap
from scenes.homes import undyed
from scenes.workshops import moved
from studio.forms import TAU, catmull, curve, lathe, obj_from, place, rbox, sweep, vessel_profile
from studio.materials import m_glaze, m_lerp, m_matte, m_metal, m_wax, m_wood, m_yarn
from studio.stage import area, camera, light

PLANK = ('#8f6b45', '#573a24')


def pile(cloths, x, y, z, turn, size=(1.2, 1.7, .28), seed=1):
    """Books lying on one another; returns their height."""
    rnd = random.Random(seed)
    for cloth in cloths:
        thick = size[2] * rnd.uniform(.8, 1.25)
        books.put(books.book(cloth, (size[0] * rnd.uniform(.9, 1.02), size[1] * rnd.uniform(.9, 1.02), thick), None, label=False), x, y, z, turn + rnd.uniform(-8, 8))
        z += thick + .035
    return z


def board(wall='#cfc8bb', wood=PLANK, key=.75, deep=2.0, lamp='low'):
    """A long board before a plastered wall."""
    prints.wall(wall, 1.15)
    place(rbox('board', (18, deep, .2), .03, m_wood(*wood, 'X', 1.0, 4, .6, 1.4, .4, .5), 3), (0, .15, -.1))
    light(lamp, key, (0, 0, 1.2))


def vase_on_shelf(form='moon', colour='#e4ded2', seed=9, wall='#cdc8bc', wood=PLANK, filling='branch', rough=.5, side=1, cloths=('#8a4a30', '#39495c')):
    """A vase on a shelf beside books; filling: branch, leaning, twigs, balls or nothing."""
    board(wall, wood)
    in_potteries = form in pottery.FORMS
    outline = pottery.FORMS[form] if in_potteries else vases.FORMS[form]
    high, wide = outline[-1][1], max(r for r, _ in outline)
    glaze = m_glaze(colour, None, None, .35, '#2d1b12', rough, seed, foot=.05 if in_potteries else None, ring=.2)

    def vase():
        """The vase and what stands in it."""
        lathe('vase', vessel_profile(outline, .045, .1), glaze, wobble=.022, seed=seed)
        if filling == 'branch':
            vases.branch((0, 0, high - .5), (-.75 * side, -.1, high + 2.0), seed, '#6d7a50', .58, 7)
            vases.branch((.03, .02, high - .5), (.35 * side, .15, high + 1.5), seed + 1, '#64753f', .5, 6)
        if filling == 'leaning':
            vases.branch((.08 * side, 0, high - .3), (1.7 * side, -.2, high + 1.15), seed, '#6d7a50', .55, 8)
        if filling == 'twigs':
            bare(seed, high, side)
        if filling == 'balls':
            vases.ball_flowers(5, high - .1, 1.5, seed, .13)
    moved(vase, -.35 * side, .1)
    z = pile(cloths, 1.55 * side, .25, 0, 78, seed=seed)
    moved(lambda: lathe('dish', [(0, .04), (.26, .04), (.3, 0), (.36, .03), (.43, .12), (.41, .125), (.34, .08), (0, .07)], pottery.glaze_of('#a9886c', 4, .5, .4, None), per=6), 1.5 * side, .1, z)
    total = high + {'branch': 2.0, 'leaning': 1.2, 'twigs': 2.3, 'balls': 1.6}.get(filling, .5)
    far = 3.15 * max(total + .7, 3.3)
    camera((.9 * side, -far, 1.1 + total * .3), (.3 * side, 0, total * .5 - .05), 84, .5, (-.3 * side, -.5, high * .6))


def bare(seed, high, side):
    """Twigs without leaves, with buds."""
    rnd = random.Random(seed)
    strands, buds = [], []
    for k in range(4):
        a = k * 1.9 + .4
        tip = Vector((.75 * math.cos(a) - .25 * side, .4 * math.sin(a), high + rnd.uniform(1.5, 2.3)))
        foot = Vector((.06 * math.cos(a), .06 * math.sin(a), high - .6))
        main = [Vector(p) for p in catmull([foot, foot.lerp(tip, .35) + Vector((rnd.uniform(-.1, .1), 0, .1)), foot.lerp(tip, .7) + Vector((rnd.uniform(-.14, .14), rnd.uniform(-.1, .1), 0)), tip], 10)]
        strands.append([(*p, 1 - .6 * i / len(main)) for i, p in enumerate(main)])
        for number in range(7):
            at = main[min(len(main) - 2, 12 + number * 3)]
            out = Vector((rnd.uniform(-1, 1), rnd.uniform(-.6, .6), rnd.uniform(.4, 1.2))).normalized() * rnd.uniform(.2, .5)
            strands.append([(*at, .5), (*(at + out * .5 + Vector((0, 0, .03))), .42), (*(at + out), .3)])
            buds += [at + out, at + out * .55]
    curve('twigs', strands, .026, m_matte('#5a4636', .9, 40, .5), res=2)
    bud = m_matte('#cfc3a8', .85, 30, .3)
    for at in buds:
        ob = lathe('bud', [(0, 0), (.028, .03), (.03, .06), (.012, .11), (0, .12)], bud, per=4, seg=24)
        place(ob, tuple(at), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0))


def bud_vases(colours=('#7f8f70', '#2c3f5c', '#b9603c'), seed=70, wall='#d3cdc1'):
    """Three small ones in three glazes, a stem in each."""
    board(wall, PLANK)
    for number, (colour, x, y) in enumerate(zip(colours, (-1.15, -.05, 1.1), (.2, -.2, .15))):
        def one(n=number, c=colour):
            """A vase with its stem."""
            vases.make_vase('bud', c, seed + n)
            if n == 1:
                vases.ball_flowers(1, 1.1, 1.2, seed + n, .12)
            else:
                vases.branch((0, 0, .8), ((.35, 0, -.4)[n], -.1, 2.5 - .25 * n), seed + n, '#6d7a50', .42, 5)
        moved(one, x, y)
    camera((-.8, -9.2, 2.2), (0, 0, 1.2), 84, .45, (0, -.4, .8))


def dusk(wall='#8c8172', wood=kitchen.DARK, key=.34):
    """A table when the window is nearly dark."""
    kitchen.table(wall, wood, 2.2, key)
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = .10


def candle_at_dusk(form='jar', colour='#3f4a45', seed=2, wall='#8a8072'):
    """A jar that burns on two books beside spectacles' cloth; form: jar or three."""
    dusk(wall)
    if form == 'jar':
        z = pile(('#6b5a48', '#39495c'), -.2, 0, 0, 74, (1.5, 2.0, .3), seed)
        def one():
            """The jar and its label."""
            top = candles.jar(colour, .52, .98, seed)
            candles.wick(0, 0, top - .05, True, 15)
            candles.label(.52, .28, .68)
        moved(one, -.15, -.1, z, 24)
        undyed(lambda: (pottery.thrown('round', pottery.glaze_of('#b98a4a', 3, .2, .5), 3), props.filled(.4, .62, '#5a2f12', .1)), x=1.25, y=-.35, turn=30, scale=.9)
        kitchen.from_front(3.1, .72, 2.6, (.2, -.1), .34, (-.15, -.6, 1.1))
    else:
        def one():
            """The wide jar."""
            top = candles.jar(colour, .98, .86, seed)
            for k in range(3):
                a = TAU * k / 3 + .5
                candles.wick(.42 * math.cos(a), .42 * math.sin(a), top - .05, True, 9)
            candles.label(.98, .2, .58, .42)
        moved(one, -.3, .1, 0, 10)
        for k, x in enumerate((1.25, 1.6)):
            undyed(lambda n=k: (pottery.thrown('tumbler', pottery.glaze_of('#cfc6b4', 3 + n, .3, .5), 3 + n), props.filled(.36, .6, '#3a1018', .08)), x=x, y=(-.65, .35)[k])
        kitchen.from_front(3.6, .5, 3.2, (.3, -.1), .4, (-.2, -.8, .7))


def refill_and_jar(colour='#9a5138', seed=2, wax='#efe1c2'):
    """A refill on its way into the empty jar."""
    kitchen.table('#cdc7bb', kitchen.OAK)

    def empty():
        """The jar without its wax."""
        outer = [(.9 * .52, 0), (.97 * .52, .025), (.52, .1), (.52, .49), (.52, .96)]
        lathe('jar', vessel_profile(outer, .05, .09), m_glaze(colour, None, None, .0, rough=.55, seed=seed, ring=.15), wobble=.006, seed=seed)
        candles.label(.52, .28, .68)
    moved(empty, -.6, .2, 0, 18)

    def bare_wax(banded=True):
        """The bare candle and its paper band."""
        body = [(0, 0), (.38, 0), (.425, .02), (.44, .07), (.445, .87), (.43, .908), (.39, .92), (.12, .908), (0, .904)]
        lathe('wax', body, m_wax(wax, .38, .5), per=6, wobble=.01, seed=seed)
        if banded:
            lathe('band', [(.449, .3), (.453, .31), (.453, .6), (.449, .61)], m_matte(colour, .85, 50, .12, .15, tint=True), smoothcurve=False)
        candles.wick(0, 0, .88, False)
    moved(lambda: bare_wax(False), -.6, .2, .36, 0)
    moved(bare_wax, .62, -.35, 0, 30)
    twine = catmull([(1.3, -.9, .02), (1.5, -.7, .02), (1.32, -.5, .03), (1.2, -.75, .04), (1.5, -.95, .02), (1.75, -.6, .02)], 12)
    curve('twine', [twine], .012, m_matte('#e8dfcc', .9), res=2)
    kitchen.from_front(3.0, .58, 2.7, (.1, -.1), .4, (0, -.6, .6))


def lit_pair(wax='#c98f3f', seed=4):
    """The two holders at table, lit, plates laid."""
    dusk('#938878')
    moved(lambda: pottery.holders('#e6e0d4', wax, seed, True, 14), 0, .55)
    tableware.plate(4, (-1.2, -1.2, 0), .8)
    tableware.bowl('open', '#a3583a', .6, 4, (-1.2, -1.2, .09))
    moved(lambda: (pottery.thrown('tumbler', pottery.glaze_of('#cfc6b4', 4, .3, .5), 4), props.filled(.36, .6, '#3a1018', .08)), 1.15, -.75)
    kitchen.from_front(3.9, 1.05, 2.9, (0, -.1), .5, (0, .3, 1.0))


def lit_sticks(wood='oak', seed=5, wax='#cba25c'):
    """Three candlesticks with beeswax tapers, lit."""
    dusk('#8d8272', kitchen.OAK)

    def three():
        """Sticks and tapers."""
        turned.sticks(wood, seed)
        for number, (x, y, high) in enumerate(turned.STICKS):
            long = (1.5, 1.75, 1.35)[number]
            taper = [(0, 0), (.102, 0), (.106, .3), (.1, long * .55), (.085, long - .22), (.05, long - .05), (.02, long), (0, long)]
            place(lathe('taper', taper, m_wax(wax, .42, .3), per=8, wobble=.03, seed=seed + number), (x, y, high - .14))
            candles.wick(x, y, high - .14 + long - .02, True, 11)
    moved(three, 0, .35)
    moved(lambda: tableware.bowl('wide', '#5a5a58', .62, 4), -1.35, -.75)
    props.heap(props.pear, [(-1.45, -.7), (-1.2, -.85)], .1, 4, r=.26)
    camera((-.6, -11.4, 3.2), (0, 0, 1.5), 84, .5, (0, .1, 1.3))


def tapers_in_use(wax='#cba25c', seed=3):
    """A bundle of tapers beside two that burn in turned sticks."""
    dusk('#90846f', kitchen.DARK)
    for number, (x, y, high) in enumerate(((.35, .5, 1.25), (1.1, .85, .9))):
        def stick(h=high, n=number):
            """A stick and its taper."""
            s = h / 1.75
            body = [(0, 0), (.36, 0), (.37, .05), (.3, .11), (.13, .2), (.1, .3 * s + .1), (.14, .55 * s), (.1, .8 * s), (.085, h - .4), (.12, h - .26), (.19, h - .2), (.2, h - .16), (.13, h - .12), (.13, h), (.105, h), (.1, h - .15), (0, h - .16)]
            lathe('stick', body, turned.grain('walnut', 3 + n, 'Z', .7), per=7)
            long = (1.85, 1.5)[n]
            place(lathe('taper', [(0, 0), (.102, 0), (.106, .3), (.1, long * .55), (.085, long - .22), (.05, long - .05), (.02, long), (0, long)], m_wax(wax, .42, .3), per=8, wobble=.03, seed=seed + n), (0, 0, h - .14))
            candles.wick(0, 0, h - .14 + long - .02, True, 12)
        moved(stick, x, y)
    for number, (x, y, z) in enumerate(((-1.0, -.5, .11), (-.86, -.72, .11), (-.92, -.6, .29))):
        taper = [(0, 0), (.095, .01), (.106, .2), (.108, 1.3), (.095, 2.05), (.06, 2.25), (.02, 2.35), (0, 2.35)]
        place(lathe('taper', taper, m_wax(wax, .42, .3), per=8, wobble=.03, seed=seed + 5 + number), (x - .75, y - .2, z), (0, 90, 14 + 3 * number))
    camera((-.6, -10.6, 3.3), (0, 0, 1.22), 84, .5, (.2, .1, 1.2))


def pillars_lit(colour='#cba25c', seed=5):
    """The three pillars at dusk on a slate, burning."""
    dusk('#8a7f70', kitchen.OAK)
    place(rbox('slate', (2.9, 1.5, .09), .03, m_matte('#3b3d40', .75, 14, .6, .3), 3), (.1, .05, .045), (0, 0, 4))
    wax = m_wax(colour, .4, .45)
    for number, (x, y, r, high) in enumerate(((-.62, .2, .36, 1.7), (.12, -.28, .4, 1.15), (.82, .15, .34, .78))):
        body = [(0, 0), (.92 * r, 0), (.985 * r, .03), (r, .1), (1.005 * r, .5 * high), (r, high - .05), (.965 * r, high - .012), (.82 * r, high - .02), (.3 * r, high - .07), (0, high - .08)]
        place(lathe('pillar', body, wax, per=6, wobble=.014, seed=seed + number), (x, y, .09), (0, 0, 60 * number))
        candles.wick(x, y, high + .0, True, 11)
    vases.branch((-1.75, -.8, .05), (-.9, -1.25, .1), 3, '#5f6b48', .4, 6)
    kitchen.from_front(3.5, .95, 2.8, (.05, 0), .44, (.1, -.5, .9))


def small_lights(colour='#cba25c', seed=7):
    """Five small lights burning in cups."""
    dusk('#857a6b', kitchen.DARK, .3)
    wax = m_wax(colour, .4, .45)
    for number, (x, y, tone) in enumerate(((-.95, .25, '#b98a4a'), (.05, -.35, '#cfc6b4'), (.95, .3, '#4f7478'), (-.1, .95, '#5a5a58'))):
        def one(n=number, c=tone):
            """A cup with its light."""
            outer = [(.26, 0), (.31, .03), (.34, .2), (.35, .5)]
            lathe('cup', vessel_profile(outer, .045, .09), pottery.glaze_of(c, n + 3, .3, .5), wobble=.02, seed=n)
            r = .2
            place(lathe('light', [(0, 0), (.9 * r, 0), (r, .05), (r, .14), (.85 * r, .165), (.3 * r, .155), (0, .15)], wax, per=5, seg=72), (0, 0, .1))
            candles.wick(0, 0, .24, True, 7)
        moved(one, x, y)
    for number, (x, y) in enumerate(((1.35, -.75), (1.72, -.62), (1.5, -.4))):
        r = .2
        place(lathe('light', [(0, 0), (.9 * r, 0), (.97 * r, .012), (r, .05), (r, .14), (.96 * r, .164), (.85 * r, .17), (0, .16)], wax, per=5, wobble=.012, seed=seed + number, seg=72), (x, y, 0))
    kitchen.from_front(3.5, .36, 3.0, (.2, 0), .42, (.05, -.6, .5))


def floor(wall='#d3cdc1', wood=('#a8845a', '#6f4f33'), skirting='#d9d4c8'):
    """A floor of boards, a skirting board and a wall."""
    for number in range(9):
        place(rbox('board', (24, 1.5, .2), .015, m_wood(*wood, 'X', 1.4, 11 + number, .5, 1.2, .4, .45), 2), (0, -7.0 + 1.52 * number, -.1))
    prints.wall(wall, 4.4)
    place(rbox('skirting', (30, .16, 1.0), .04, m_matte(skirting, .5, 14, .08, .06), 3), (0, 4.3, .5))
    light('window', 1.15, (0, 0, 1.0))
    area('late', (-8, -2.0, 4.5), (0, .5, .4), 1.2, 500, (1, .86, .68), size_y=1.2)


def basket_in_room(high=1.35, foot=.95, mouth=1.05, belly=.16, tones=('#8a6336', '#c39a5c', '#dcb97c'), band=(.62, .74), handle='leather', filling='linen', oval=1.0, turn=35, wall='#d3cdc1', seed=5, scale=1.0, wool='#cdbfa5', leaves=2.0):
    """A basket on the floor of a room and what one keeps in it: linen, wool, apples, lemons, logs, yarn, rolled paper or a plant."""
    floor(wall)
    weave = baskets.Weave(high, foot, mouth, belly, stakes=int(45 * mouth) // 2 * 2 + 1, oval=oval)

    def all_of_it():
        """Basket and contents."""
        weave.build(tones, band)
        if handle == 'leather':
            weave.handles(turn)
        if handle == 'arch':
            weave.arch(1.05, baskets.m_reed(tones))
        r = weave.mouth
        if filling == 'linen':
            for number, (colour, z) in enumerate((('#cfc6b4', -.45), ('#7f8a78', -.2), ('#d9d2c2', .05))):
                props.napkin(colour, (.03 * number, -.02 * number, high + z), 20 + 12 * number, (1.15 * r, .95 * r), '#39495c' if number == 2 else None, seed + number, .085)
        if filling == 'wool':
            for number, (colour, z) in enumerate((('#8f7a62', -.62), ('#7e8c74', -.3), (wool, .02))):
                cloth, path = folded(m_herringbone(colour, pitch=5), 1.32 * r, 1.0 * r, .1, 3, seed + number)
                place(cloth, (0, 0, high + z), (0, 0, 24 + 9 * number))
        if filling in ('apples', 'lemons'):
            kind = props.apple if filling == 'apples' else props.lemon
            spots = [(.62 * r * math.cos(k * 1.05) * oval, .62 * r * math.sin(k * 1.05), .02 * (k % 3)) for k in range(6)] + [(.1, .05, .12), (-.28, -.3, .3), (.3, -.1, .33)]
            props.heap(kind, spots, high - .62, seed, r=.33 if filling == 'apples' else .27)
        if filling == 'yarn':
            for number, (x, y, z, rr, colour) in enumerate(((-.4, -.2, .72, .44, '#b9603c'), (.42, -.25, .74, .42, '#d9cdb6'), (.05, .42, .8, .43, '#5f7480'))):
                baskets.yarn_ball((x, y, z * high), rr, colour, seed + number)
        if filling == 'plant':
            lathe('earth', [(0, high - .2), (.6 * r, high - .19), (.9 * r, high - .22)], m_matte('#3a2b20', .95, 16, 1.0, .4), per=8, wobble=.04, seed=2)
            rnd = random.Random(seed)
            for k in range(11):
                a, d = k * 2.4, .12 + .3 * math.sqrt(k / 11)
                vases.branch((d * math.cos(a), d * math.sin(a), high - .25), (1.25 * math.cos(a) * (.5 + d), 1.1 * math.sin(a) * (.5 + d), high + leaves * (.6 + .5 * rnd.random())), seed + k, ('#5c6f3c', '#6d7f48', '#4f6238')[k % 3], .55, 7)
        if filling == 'logs':
            baskets.logs(weave, seed)
        if filling == 'rolls':
            for k, (colour, longer) in enumerate((('#d8cdb8', .95), ('#c9b48c', .6), ('#e6dfd0', .8), ('#7d8a86', .45), ('#cbb9a0', .7))):
                a = k * 1.26 + .4
                roll = lathe('roll', [(.1, 0), (.13, .02), (.13, high + longer), (.115, high + longer), (.1, high + longer - .02), (.1, .1)], m_matte(colour, .8, 20, .15, .1), smoothcurve=False, seg=48)
                place(roll, (.3 * r * math.cos(a), .3 * r * math.sin(a), .08), (-9 * math.sin(a), 9 * math.cos(a), 0))
    moved(all_of_it, 0, 1.2, 0, 0, scale)
    above = leaves if filling == 'plant' else {'leather': .46, 'arch': 1.05}.get(handle, .2) + (.3 if filling in ('logs', 'linen', 'wool') else .1 if filling == 'rolls' else 0)
    tall, wide = (high + above + .3) * scale, 2 * (mouth + belly) * oval * scale
    far = 8.6 * max(tall / 1.95, wide / 2.2)
    camera((-.9, 1.2 - far, far * (.48 if filling in ('linen', 'wool') else .38)), (0, 1.2, high * scale * .5), 84, .5 * far / 8, (0, 1.2 - mouth * .9 * scale, high * .5 * scale))


def bread_basket(tones, oval=1.35, wood=kitchen.OAK):
    """The flat basket at table with a cloth and rolls in it."""
    kitchen.table('#cfc9bd', wood)
    weave = baskets.Weave(.45, .78, .95, .05, stakes=43, oval=oval)
    weave.build(tones, None)
    props.crumpled('#cfc7b6', 1.55, (0, 0, .2), .22, 3, 15, .3, 1.0)
    for k, (x, y, z) in enumerate(((-.55, .1, .3), (.3, .3, .32), (.35, -.3, .3), (-.1, -.25, .42))):
        moved(lambda n=k: kitchen.bun(n + 2, 1.0), x, y, z, 50 * k)
    props.heap(props.apple, [(1.75, -.6)], 0, 4, r=.32)
    kitchen.from_front(3.5, .42, 3.2, (.1, 0), .42, (0, -.8, .5))


def on_ladder(colour='#7e8c74', lines=None, seed=12, wide=1.9, pitch=4, wall='#d2cdc2', front=2.6):
    """A blanket over a rung of the ladder in the bedroom."""
    prints.wall(wall, 1.9)
    light('low', .74, (0, 0, 1.6))
    rail = front + 1.0
    cloth, edges = textiles.draped(textiles.m_check(colour, lines, .62) if lines else m_herringbone(colour, '#ece4d4', pitch), wide, front, 2.0, rail, seed, .085)
    nap(cloth, 5000, colour, seed)
    for number, edge in enumerate(edges):
        textiles.hanging_fringe(edge, m_lerp(colour, '#ece4d4', .25) if not lines else colour, seed + number)
    wood = lambda axis, k: m_wood('#7d5a3c', '#4a3222', axis, .6, k)
    sweep('rail', [(-1.5, 0, rail), (0, .03, rail + .02), (1.5, 0, rail)], .085, .1, wood('X', 5), seg=32)
    for x in (-1.42, 1.42):
        sweep('post', catmull([(x, .35, -3), (x, .12, .6), (x, 0, rail - .3), (x, -.04, rail + .42)], 8), .095, .1, wood('Z', 6), seg=28, up=(1, 0, 0))
        place(lathe('knob', [(0, 0), (.1, .02), (.12, .1), (.08, .19), (0, .22)], wood('Z', 7), per=6, seg=60), (x, -.04, rail + .4))
    for z in (rail - 1.1, rail - 2.2):
        sweep('rung', [(-1.42, .1, z), (1.42, .1, z)], .05, .06, wood('X', 8), seg=24)
    middle = rail - front * .44
    far = 10.2 * max(1, (front + .9) / 3.3)
    camera((2.4, -far, middle + .9), (.1, 0, middle + .05), 84, .55, (0, -.1, middle))


def folded_on_bench(colour='#cdbfa5', lines=None, seed=4, size=(1.5, 1.25, .13), layers=4, wall='#cbc6ba', wood=kitchen.OAK, knit=None, pitch=6):
    """A scarf folded on a bench by the door."""
    kitchen.table(wall, wood, 2.6)
    cloth, path = folded(textiles.m_check(colour, lines, .62) if lines else m_herringbone(colour, pitch=pitch), *size, layers, seed)
    bpy.context.view_layer.update()
    turn = 26
    place(cloth, (-.1, -.1, 0), (0, 0, turn))
    before = set(bpy.data.objects)
    nap(cloth, 4000, colour, seed)
    fringe(path, size[1], m_lerp(colour, '#ece4d4', .25) if not lines else colour, seed, turn, min(.4, size[2] * layers * .8))
    for part in set(bpy.data.objects) - before:
        part.location = (-.1, -.1, 0)
    moved(lambda: (vases.make_vase('bud', '#6b4b38', 3), vases.branch((0, 0, .8), (.3, -.1, 2.1), 3, leaf_length=.4, pairs=5)), 1.25, 1.0)
    z = pile(('#39495c',), -1.5, .9, 0, 80)
    kitchen.from_front(2.9 * size[0] / 1.5, .42, 2.9, (0, 0), .4, (-.1, -.6, .5))


def wall_of_prints(motif, others=(), seed=1, wall='#d3cdc1', wood=('#c79a63', '#8f6337'), lamp='#39495c', top=('#8f6b45', '#573a24')):
    """The framed print over a sideboard with a bowl and books, seen from across the room."""
    prints.wall(wall, 1.2)
    light('window', 1.05, (0, 0, 2.4))
    place(rbox('top', (9.5, 3.4, .22), .04, m_wood(*top, 'X', 1.0, 4, .5, 1.4, .4, .5), 3), (0, -.5, -.11))
    place(rbox('front', (9.2, 3.0, 5), .03, m_wood(*top, 'X', 1.0, 8, .5, 1.4, .4, .5), 3), (0, -.45, -2.72))
    for x in (-2.3, 2.3):
        place(rbox('gap', (.03, .02, 4.6), .004, m_matte('#2b1d13', .9), 2), (x * .0 + (0 if x < 0 else 2.32) - (2.32 if x < 0 else 0), -1.965, -2.75))
    wide, bar = 3.0, .12
    high = wide * (prints.HIGH + .36 * prints.WIDE) / (1.36 * prints.WIDE)
    parts = prints.frame_parts(wide, high, bar, wood)
    art = prints.paper_sheet('art', wide - 1.2 * bar, high - 1.2 * bar, prints.m_art(motif, seed, .18), 0, seed, 0)
    art.location = (0, .03, .6 * bar)
    bpy.context.view_layer.update()
    for part in parts + [art]:
        part.matrix_world = Matrix.Translation((.15, 1.07, 1.75)) @ part.matrix_world
    z = pile(('#8a4a30', '#b9ad98', '#39495c'), -1.9, .1, 0, 82, (1.3, 1.8, .3), seed)
    moved(lambda: tableware.bowl('open', '#cfc6b4', .55, 4), -1.95, .1, z)

    def vase():
        """A vase with branches."""
        vases.make_vase('bottle', lamp, seed)
        vases.branch((0, 0, 1.5), (.55, -.1, 3.6), seed, '#6d7a50', .55, 7)
        vases.branch((0, 0, 1.5), (-.35, -.1, 3.2), seed + 1, '#64753f', .5, 6)
    moved(vase, 2.45, .1)
    moved(lambda: (tableware.bowl('wide', '#7a5a42', .75, 5), props.heap(props.pear, [(-.25, .1), (.2, .2), (.05, -.25)], .12, 4, r=.26)), -.1, -.5)
    camera((-1.4, -19.0, 3.6), (.1, 0, 2.35), 84, .9, (.1, 1, 2.4))


def box_of_things(wood='cherry', lid='birch', seed=9):
    """The round box on a chest with rings and a chain in its lid."""
    kitchen.table('#cdc6ba', kitchen.DARK)

    def box():
        """The box and its lid lying beside."""
        outer = [(.60, 0), (.64, .03), (.66, .3), (.655, .62), (.65, .78)]
        lathe('box', vessel_profile(outer, .06, .1, .03), turned.grain(wood, seed, 'Y', .9), wobble=.005, seed=seed)
    moved(box, -.5, .2)
    top = [(0, .0), (.6, .0), (.66, .02), (.67, .09), (.6, .12), (.56, .12), (.55, .07), (0, .06)]
    place(lathe('lid', top, turned.grain(lid, seed + 2, 'X', .9), per=5), (.8, -.55, 0))
    gold = m_metal('#d9ab5b', .16)
    silver.forged(.17, .06, .024, gold, 3, (0, 0, 0), (.7, -.6, .1))
    silver.forged(.16, .05, .022, m_metal('#c9cbce', .16), 4, (62, 0, 30), (.95, -.42, .2))
    chain = catmull([(.55, -.3, .09), (.8, -.25, .09), (1.05, -.55, .09), (.95, -.85, .09), (.65, -.9, .09)], 14)
    silver.chain(chain, metal=gold)
    moved(lambda: (vases.make_vase('bud', '#cfc6b4', 3), vases.ball_flowers(2, 1.1, 1.1, 3, .1)), -1.4, 1.3)
    kitchen.from_front(2.9, .42, 3.4, (.1, 0), .42, (.2, -.6, .3))


def cap_and_blanket(colour='#b5842d', seed=15, wall='#cfd2cc', wood=kitchen.DARK):
    """The cap laid out with a folded blanket, for going outside."""
    kitchen.table(wall, wood, 2.8)
    cloth, path = folded(m_herringbone('#cfc6b4', pitch=5), 1.9, 1.5, .12, 3, seed)
    place(cloth, (.55, .1, 0), (0, 0, 14))
    moved(lambda: textiles.cap_parts(colour, seed), -.6, -.7, 0, 60, .86)
    moved(lambda: baskets.yarn_ball((0, 0, .34), .34, '#cfc0a3', seed), .75, -.95)
    kitchen.from_front(3.9, .55, 2.7, (.1, 0), .6, (-.4, -1.2, .6))


def knits_on_bench(piece='cap', colour='#cfc0a3', other='#3d5a45', seed=7, wall='#c9c6bb', wood=kitchen.OAK):
    """A cap or a cowl on the bench, yarn and needles beside it."""
    kitchen.table(wall, wood, 2.6)
    if piece == 'cap':
        moved(lambda: textiles.cap_parts(colour, seed), -.55, .2, 0, 190)
    else:
        moved(lambda: textiles.cowl_parts(colour, seed), -.5, .2, 0, 70)
    for number, (x, y, r, tone) in enumerate(((1.2, -.55, .42, other), (1.55, .45, .46, colour))):
        baskets.yarn_ball((x, y, r), r, tone, seed + number)
    needle = m_wood('#c9a673', '#96703f', 'X', .3, 2)
    for k, (x, y, turn) in enumerate(((.5, -1.25, 12), (.6, -1.42, 18))):
        def one():
            """A needle with its knob."""
            sweep('needle', [(-1.0, 0, .05), (0, 0, .04), (.95, 0, .03), (1.1, 0, .03)], .04, .04, needle, seg=20, taper=lambda t: 1 if t < .86 else 1 - (t - .86) * 6)
            silver.ball(.075, (-1.02, 0, .07), needle)
        moved(one, x, y, .0, turn)
    kitchen.from_front(4.2, .6, 3.0, (.2, 0), .5, (-.4, -.8, .7))


def end_of_bed(colour='#cdbfa5', seed=23, pitch=3.4, wall='#cfcbc0', lines=None, wide=3.6):
    """A blanket over the end of a bed with white linen."""
    floor(wall, ('#9a7850', '#66482f'))
    linen_m = textiles.m_linen('#dedad0')
    high, front, far_y = 2.3, -.6, 6.0
    n = 120

    def sheet(name, half, low, inset, material, folds, thick):
        """A cloth that runs from the floor side over the edge and along the bed."""
        path = [(front - inset - .03 * (1 - t), low + (high - low - .3) * t, 1 - t) for t in np.linspace(0, 1, 40)]
        path += [(front - inset + .3 - .3 * math.cos(a), high - .3 + .3 * math.sin(a), 0) for a in np.linspace(0, math.pi / 2, 12)[1:]]
        path += [(front - inset + .3 + t, high, 0) for t in np.linspace(.05, folds[2], 46)]
        far = np.r_[0, np.cumsum([math.dist(p[:2], q[:2]) for p, q in zip(path, path[1:])])]
        from mathutils import noise as mnoise
        vertices, uvs = [], []
        for i, (y, z, down) in enumerate(path):
            for k in range(n + 1):
                u = k / n * 2 - 1
                wave = folds[0] * down * (math.sin(u * 8.5 + seed) + .7 * mnoise.noise(Vector((u * 3.5, z * .6, seed))))
                bump = folds[1] * (mnoise.noise(Vector((u * 2.6, y * .9, seed + 3))) + .4 * mnoise.noise(Vector((u * 7, y * 2.2, seed))) ) if not down else 0
                vertices.append((u * half * (1 - .03 * down), y - wave, z + bump + inset))
                uvs.append((u * half, far[i]))
        faces = [(i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k) for i in range(len(path) - 1) for k in range(n)]
        ob = obj_from(name, vertices, faces, material)
        layer = ob.data.uv_layers.new()
        for loop in ob.data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
        solid = ob.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 1
        return ob, [vertices[k] for k in range(n + 1)]
    sheet('linen', 4.6, .5, 0, linen_m, (.05, .05, 5.0), .02)
    wool = textiles.m_check(colour, lines, .62) if lines else m_herringbone(colour, pitch=pitch)
    cloth, edge = sheet('blanket', 3.5, .95, .07, wool, (.06, .035, 2.3), .06)
    nap(cloth, 6000, colour, seed)
    textiles.hanging_fringe(edge, m_lerp(colour, '#ece4d4', .25), seed)
    for x in (-1.75, 1.75):
        def pillow(s=x):
            """A pillow of linen."""
            from mathutils import noise as mnoise
            m = 50
            for side in (1, -1):
                vertices = []
                for j in range(m + 1):
                    for i in range(m + 1):
                        u, v = i / m * 2 - 1, j / m * 2 - 1
                        full = max(0, (1 - u ** 4) * (1 - v ** 4)) ** .5
                        vertices.append((u * 1.6, v * 1.1, side * .42 * full + .05 * full * mnoise.noise(Vector((u * 2.5 + s, v * 2.5, side)))))
                faces = [(j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i) for j in range(m) for i in range(m)]
                ob = obj_from('pillow', vertices, faces, linen_m)
                layer = ob.data.uv_layers.new()
                for loop in ob.data.loops:
                    c = ob.data.vertices[loop.vertex_index].co
                    layer.data[loop.index].uv = (c.x, c.y)
        moved(pillow, x, 3.5, high + .55, 4 if x > 0 else -6, 1, 28)
    camera((-4.6, -13.0, 7.2), (-.2, .6, 1.95), 84, .8, (-.3, -.6, 2.2))
