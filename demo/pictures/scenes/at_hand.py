"""Small things near: wallets open, keys on their ring, a journal that is written in, rings in a dish.  1 unit = 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scenes import books, hide, jewellery, kitchen, leather, mugs, pottery, props, rooms, silver, vases
from scenes.leather import plate, stitches
from scenes.workshops import moved
from studio.forms import TAU, catmull, curve, extrude_outline, lathe, obj_from, place, rbox, round_outline, sweep
from studio.materials import m_glaze, m_leather, m_lerp, m_matte, m_metal, m_plaster, m_wood
from studio.stage import area, camera, light


def desk(wood=kitchen.DARK, wall='#c6c0b4'):
    """A desk seen from above."""
    kitchen.table(wall, wood)


def wallet_open(colour='#8b4a24', thread='#e9d9b6', wood=kitchen.PALE, word=None):
    """The wallet from its inside: three pockets a side, cards in them, and the seam all round."""
    desk(wood)
    hide_m = m_leather(colour, 34, .4)
    thread_m = m_matte(thread, .8)
    wide, deep = 2.06, 1.72

    def half(side):
        """One side, its fold at x = 0."""
        parts = []
        mid = side * (wide / 2 + .05)
        for z, thick in ((0, .06),):
            ob = plate((wide, deep), thick, hide_m, (mid, 0, z))
            parts.append(ob)
        tops = (.52, .2, -.12) if side > 0 else (.52, .2, -.12)
        colours = ('#e9e4da', '#3f5b57', '#d7c7a6') if side > 0 else ('#c9a25a', '#e4ded2', '#39495c')
        for k, top in enumerate(tops):
            card_m = m_matte(colours[k], .42, 40, .04, .04, .45)
            card = plate((wide - .3, .72), .012, card_m, (mid - side * .02, top - .72 / 2 + .1 - .03 * k, .066 + .03 * k), .08)
            parts.append(card)
            low = -deep / 2
            outline = [(-wide / 2 + .05, low), (wide / 2 - .05, low), (wide / 2, low + .05), (wide / 2, top - .02), (wide / 2 - .02, top), (.14, top), (.09, top - .03), (.0, top - .045), (-.09, top - .03), (-.14, top), (-wide / 2 + .02, top), (-wide / 2, top - .02), (-wide / 2, low + .05)]
            pocket = extrude_outline('pocket', outline, .022, .008, hide_m, 3)
            pocket.location = (mid, 0, .08 + .03 * k)
            parts.append(pocket)
        inset = .08
        path = [(mid - side * (wide / 2 - .1), -deep / 2 + inset), (mid + side * (wide / 2 - inset), -deep / 2 + inset), (mid + side * (wide / 2 - inset), deep / 2 - inset), (mid - side * (wide / 2 - .1), deep / 2 - inset)]
        seam = stitches(path, .062, .034, .0105, thread_m, .162)
        parts.append(seam)
        bpy.context.view_layer.update()
        lift = Matrix.Translation((0, 0, .05)) @ Matrix.Rotation(math.radians(-7 * side), 4, 'Y')
        for part in parts:
            part.matrix_world = lift @ part.matrix_world

    def whole():
        """Both sides and the fold."""
        half(1)
        half(-1)
        fold = sweep('fold', [(0, -deep / 2 + .03, .075), (0, 0, .075), (0, deep / 2 - .03, .075)], .1, .045, hide_m, up=(1, 0, 0), seg=24)
    moved(whole, .05, -.95, 0, 11)
    moved(lambda: props.key((0, 0, .03), 0), 1.3, .42, 0, 24)
    kitchen.from_above(4.5, (.05, -.86), .36)


def holder_back(colour='#8b4a24', thread='#e9d9b6', wood=kitchen.OAK):
    """The slim wallet from both sides, one leaning on a book."""
    desk(wood)
    rooms.pile(('#39495c',), -.55, -.45, 0, 70, (1.4, 2.0, .34), 3)

    def holder(back):
        """A card holder; its back has one pocket."""
        hide_m = m_leather(colour, 34, .4)
        wide, deep = 2.05, 1.5
        plate((wide, deep), .06, hide_m)
        for i, c in enumerate(('#e9e4da', '#3f5b57')):
            plate((wide - .26, deep - .1), .012, m_matte(c, .5), (.02, .3 - .16 * i, .064 + .028 * i), .08)
        pockets = ((.3, .3),) if back else ((.46, .2), (.1, -.22))
        for number, (left, right) in enumerate(pockets):
            outline = [(-wide / 2 + .06, -deep / 2), (wide / 2 - .06, -deep / 2), (wide / 2, -deep / 2 + .06), (wide / 2, right), (-wide / 2, left), (-wide / 2, -deep / 2 + .06)]
            extrude_outline('pocket', outline, .05, .016, hide_m, 4).location = (0, 0, .078 + .045 * number)
        top = .131 if back else .176
        path = [(-wide / 2 + .085, .26 if back else .06), (-wide / 2 + .085, -deep / 2 + .085), (wide / 2 - .085, -deep / 2 + .085), (wide / 2 - .085, .26 if back else -.28)]
        stitches(path, .062, .034, .0105, m_matte(thread, .8), top)
    moved(lambda: holder(True), -.5, -.5, .38, 16)
    moved(lambda: holder(False), 1.0, -1.5, 0, -14)
    moved(lambda: props.key((0, 0, .03), 0), 1.35, -.1, 0, 120)
    kitchen.from_above(4.0, (.15, -.95), .6)


def hanging_strap(path, wide, thick, material):
    """A flat strap along a path in the y-z plane; its width runs along x."""
    P = [Vector(p) for p in path]
    vertices, faces = [], []
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        n = Vector((1, 0, 0)).cross(t).normalized()
        for x, d in ((-wide / 2, -thick / 2), (wide / 2, -thick / 2), (wide / 2, thick / 2), (-wide / 2, thick / 2)):
            vertices.append(p + Vector((x, 0, 0)) + n * d)
    for i in range(len(P) - 1):
        for j in range(4):
            faces.append((i * 4 + j, i * 4 + (j + 1) % 4, (i + 1) * 4 + (j + 1) % 4, (i + 1) * 4 + j))
    faces += [(3, 2, 1, 0), tuple(len(P) * 4 - 4 + j for j in range(4))]
    ob = obj_from('strap', vertices, faces, material)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(35)
    bevel = ob.modifiers.new('b', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = .014, 3, 'ANGLE', math.radians(50)
    return ob


def keys(colour='#8b4a24', wall='#cbc5b9', thread='#e9d9b6'):
    """The fob on a hook by the door, with the keys of a house on it."""
    from scenes import prints
    prints.wall(wall, .55)
    light('low', .75, (0, 0, .6))
    wood = m_wood('#8f6b45', '#573a24', 'X', .7, 4, .6)
    place(rbox('rack', (6, .16, .62), .03, wood, 3), (0, .47, 1.5))
    brass = m_metal('#d0a75a', .2)
    for x in (-1.1, 0, 1.1):
        curve('hook', [catmull([(x, .4, 1.62), (x, .16, 1.6), (x, .05, 1.46), (x, -.02, 1.4), (x, -.1, 1.46), (x, -.12, 1.56)], 8)], .03, brass, res=4)
        place(lathe('plate', [(0, .02), (.08, .018), (.09, 0)], brass, per=4, seg=40), (x, .39, 1.62), (90, 0, 0))

    def fob():
        """hide.key_fob without its stage: the strap along x, the ring to the right."""
        hide.fob_parts(colour, thread)
    before = set(bpy.data.objects)
    fob()
    bpy.context.view_layer.update()
    hang = Matrix.Translation((0, -.04, .56)) @ Matrix.Rotation(math.radians(-4), 4, 'Y') @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Rotation(math.radians(90), 4, 'Z')
    for part in set(bpy.data.objects) - before:
        part.matrix_world = hang @ part.matrix_world
    for k, (lean, metal) in enumerate(((222, '#b9b5aa'), (140, '#c9a25a'))):
        def one(m=metal):
            """A key hanging down from the ring."""
            props.key((0, 0, 0), 0, .8, m)
        before = set(bpy.data.objects)
        one()
        bpy.context.view_layer.update()
        angle = math.radians(90 + (lean - 180) * 1.0)
        move = Matrix.Translation((.05 - .1 * k, -.12 - .05 * k, 1.02)) @ Matrix.Rotation(angle, 4, 'Y') @ Matrix.Rotation(math.radians(90), 4, 'X')
        for part in set(bpy.data.objects) - before:
            part.matrix_world = move @ part.matrix_world
    camera((-1.4, -7.2, 1.5), (0, 0, .62), 84, .36, (0, -.1, .6))


def under_a_mug(colour='#8b4a24', thread='#e9d9b6', wood=kitchen.DARK, base='#e9e6df', second='#24324a'):
    """A coaster at work, the other three beside it."""
    kitchen.table('#c9c3b6', wood)
    hide_m, ink = m_leather(colour, 30, .42), m_matte(thread, .8)

    def disc(turn):
        """One coaster with its stitched edge."""
        lathe('disc', [(0, .062), (.44, .062), (.478, .055), (.488, .03), (.478, .006), (.44, 0), (0, 0)], hide_m, smoothcurve=False, wobble=.006, seed=turn)
        stitches([(.425 * math.cos(a), .425 * math.sin(a)) for a in np.linspace(0, TAU, 120)], .058, .033, .009, ink, .063)
    moved(lambda: disc(5), -.35, -.2, 0, 20, 1.08)
    kitchen.cup_with('mug', mugs.dipped(base, second, .5, 4), 4, -30, -.35, -.2, '#7a3f16', None)
    bpy.context.view_layer.update()
    for part in [o for o in bpy.data.objects if o.name.startswith(('mug', 'handle', 'drink'))]:
        part.location.z += .068
    for k in range(3):
        moved(lambda n=k: disc(n), 1.02 + .04 * k, -.55 - .02 * k, .066 * k, 60 * k, 1.08)
    rooms.pile(('#8a4a30', '#b9ad98'), 1.3, 1.2, 0, 75)
    kitchen.from_front(2.9, .42, 3.3, (.2, -.1), .4, (-.2, -.6, .3))


def writing(cloth='#5d6b4f', ribbon='#b0573c', size=(1.55, 2.15), ruled=0, written=13, seed=3, wood=kitchen.OAK, leather_colour=None, mug=None, thick=.2, near=1.0, drawn=False):
    """A journal open at its middle, half a page written, a pencil on it."""
    desk(wood)
    cover = m_leather(leather_colour, 24, .5) if leather_colour else None
    def opened():
        """The book and what is in it."""
        books.open_book(cloth, size, thick, ribbon, ruled, written, seed, cover)
        if drawn:
            curve('drawing', [[(x, y, .075 + thick * .8 + .02) for x, y in stroke] for stroke in sketch(seed)], .0055, m_matte('#4b4a48', .8), res=1)
    moved(opened, .0, -.95, 0, 9)
    books.lying_pencil((.72, -1.05, .3), -52, ('#2f4a46', '#7a2f28', '#39495c')[seed % 3])
    if mug:
        kitchen.cup_with('mug', mugs.dipped(*mug, .5, 4), 4, 160, -1.45, .55, '#2a1a10', '#8a5f3c')
    else:
        props.spoon((0, 0, -9), 0)
        moved(lambda: vases.branch((-1.9, .1, .03), (-1.1, .75, .12), seed, '#5f6b48', .4, 6), 0, 0)
    kitchen.from_above(4.5 * size[0] / 1.55 * near, (0, -.88), .42)


def sketch(seed=3):
    """A twig drawn in pencil on the right page."""
    strokes = []
    stem = catmull([(.35, -.75, 0), (.6, -.3, 0), (.72, .15, 0), (.95, .6, 0)], 10)
    strokes.append([(p[0], p[1]) for p in stem])
    for k in range(9):
        at = stem[3 + 3 * k]
        side = 1 if k % 2 else -1
        a = math.radians(62 + side * 55)
        long = .42 - .022 * k
        tip = (at[0] + long * math.cos(a), at[1] + long * math.sin(a))
        for bow in (.11, -.09):
            n = (-math.sin(a) * bow, math.cos(a) * bow)
            strokes.append([(p[0], p[1]) for p in catmull([(at[0], at[1], 0), ((at[0] + tip[0]) / 2 + n[0], (at[1] + tip[1]) / 2 + n[1], 0), (tip[0], tip[1], 0)], 8)])
        strokes.append([(at[0], at[1]), tip])
    return strokes


def dish(kind='ring', metal='#d9ab5b', seed=1, cloth='#cfc8ba', glaze='#4f7478', wood=kitchen.OAK, moon=False, stone=True, r=.44):
    """On linen by the bed, in a small dish: a ring, bands, studs or earrings."""
    kitchen.table('#cdc7bb', wood)
    light_extra()
    props.crumpled(cloth, 4.4, (0, -.8, 0), .16, seed, 12, .2, .8)
    z = .2
    profile = [(0, .03), (.5, .03), (.56, 0), (.64, .02), (.84, .1), (.98, .22), (.99, .245), (.95, .25), (.8, .17), (.6, .1), (.3, .085), (0, .08)]
    k = {'ring': 1.0, 'bands': .72, 'studs': .62, 'earrings': 1.5, 'pendant': 1.25, 'bangle': 1.35}[kind]
    first = metal[0] if isinstance(metal, tuple) else metal
    gold, hammered = m_metal(first, .16), m_metal(first, .2, .3, 15)
    place(lathe('dish', [(a * k, b * k) for a, b in profile], m_glaze(glaze, None, None, .4, rough=.26, seed=seed, ring=.2), wobble=.02, seed=seed, per=6), (0, -.85, z - .04))
    floor_z = z - .04 + .085 * k
    at = Vector((0, -.85, floor_z))
    if kind == 'ring':
        parts = jewellery.ring_parts(metal, seed)
        # lying on its side: the band rests on the dish and on its crown
        lean = Matrix.Translation(at + Vector((-.06, .0, .0))) @ Matrix.Rotation(math.radians(38), 4, 'Z') @ Matrix.Rotation(math.radians(-68), 4, 'X')
        bpy.context.view_layer.update()
        lowest = min((lean @ p.matrix_world @ v.co).z for p in parts for v in p.data.vertices)
        for part in parts:
            part.matrix_world = Matrix.Translation((0, 0, floor_z + .012 - lowest)) @ lean @ part.matrix_world
    if kind == 'bands':
        metals = metal if isinstance(metal, tuple) else (metal,) * 3
        for n, (m, x, y, tilt) in enumerate(zip(metals, (-.24, .2, .06), (.06, .12, -.24), ((0, 0, 0), (0, 0, 40), (0, 0, 100)))):
            silver.forged(.165, .055 - .008 * n, .022, m_metal(m, .15, .25 if n != 1 else 0, 26), seed + n, tilt, (at.x + x, at.y + y, floor_z + .034), 0, .04)
    if kind == 'studs':
        for n, (x, y, tilt) in enumerate(((-.13, .02, 20), (.14, -.06, 62))):
            def stud():
                """A domed stud with its post."""
                lathe('stud', [(0, .055), (.05, .05), (.085, .03), (.098, .005), (.092, -.004), (0, -.004)], m_metal(metal, .18, .32, 34), per=6, wobble=.05, seed=seed + x)
                sweep('post', [(0, 0, 0), (0, 0, -.11)], .009, .009, gold, seg=12, up=(0, 1, 0))
            moved(stud, at.x + x, at.y + y, floor_z + .09, 120 * n + 30, 1, tilt + 60)
    if kind == 'earrings':
        for n, (x, y, turn) in enumerate(((-.52, .1, 20), (.5, -.12, -28))):
            before = set(bpy.data.objects)
            jewellery.disc_earring(.001 if n else -.001, 0, r, hammered, stone, seed, moon)
            bpy.context.view_layer.update()
            lay = Matrix.Translation((at.x + x, at.y + y, floor_z + .13)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-84), 4, 'X') @ Matrix.Translation((0, 0, -1.6))
            for part in set(bpy.data.objects) - before:
                if part.parent is None:
                    part.matrix_world = lay @ part.matrix_world
    if kind == 'bangle':
        silver.forged(.62, .16, .05, m_metal(metal, .18, .35, 11), seed, (0, 0, 24), (at.x - .05, at.y, floor_z + .14), .35)
        if seed % 2:
            silver.forged(.6, .09, .06, gold, seed + 2, (14, 0, -60), (at.x + .1, at.y + .05, floor_z + .3), .3)
    vases.branch((1.3 * k, -1.5, z), (.2 * k + .7, -1.95, z + .12), 3 + seed, '#5f6b48', .3 * max(1, k * .8), 6)
    far = {'ring': 3.0, 'bands': 2.0, 'studs': 1.75, 'earrings': 3.9, 'pendant': 3.2, 'bangle': 3.6}[kind]
    camera((-.25, -.85 - far * 1.55, far * 1.75), (.02, -.87, z + .05), 84, .52 * far / 3, (0, -.92, z + .12))


def light_extra():
    """A strip that draws a line of light on metal."""
    area('strip', (2.6, -3.8, 3.0), (0, -.8, .3), .5, 40, (1, .98, .95), size_y=2.6)


def hung_pendant(metal='#d9ab5b', seed=2, wall='#c4beb3', stone=True, tones=('#b04a34', '#7c2b22')):
    """The pendant on its chain over a peg."""
    from scenes import prints
    prints.wall(wall, .4)
    light('jewel', 1.1, (0, 0, .6))
    gold, hammered = m_metal(metal, .16), m_metal(metal, .2, .3, 17)
    peg = m_wood('#8f6b45', '#573a24', 'Z', .4, 3)
    place(lathe('peg', [(0, 0), (.1, 0), (.1, .03), (.06, .05), (.05, .3), (.085, .36), (.08, .42), (0, .44)], peg, per=6, seg=80), (0, .4, 2.3), (90, 0, 0))
    drop = .1
    left = catmull([(0, .1, 2.36), (-.05, .09, 2.33), (-.09, .08, 2.2), (-.2, .1, 1.4), (-.16, .12, .9), (-.02, .1, drop + .52)], 14)
    right = catmull([(0, .1, 2.36), (.05, .09, 2.33), (.09, .08, 2.2), (.21, .1, 1.4), (.17, .12, .9), (.02, .1, drop + .52)], 14)
    silver.chain(left, metal=gold)
    silver.chain(right, metal=gold)
    r = .3

    def disc():
        """The disc with its stone."""
        lathe('disc', [(0, 0), (.5 * r, .006), (.9 * r, .02), (r, .035), (r, .05), (.93 * r, .058), (.5 * r, .042), (0, .036)], hammered, per=6, wobble=.035, seed=seed)
        if stone:
            lathe('bezel', [(0, 0), (.1, 0), (.118, .02), (.12, .06), (.108, .07), (.1, .05)], gold, per=5).location = (0, 0, .035)
            lathe('stone', [(0, .03), (.104, .03), (.1, .07), (.07, .1), (0, .115)], jewellery.m_turquoise(seed, *tones), per=6).location = (0, 0, .035)
    moved(disc, 0, .12, drop + .1, 8, 1, 90)
    curve('bail', [[(.03 * math.sin(a), .1 + .05 * math.cos(a), drop + .46 + .05 * math.sin(a)) for a in np.linspace(0, TAU, 30)]], .012, gold, res=3)
    camera((-1.3, -7.0, 1.2), (0, .1, .98), 88, .3, (0, .05, .3))


def on_a_bar(metal='#d9ab5b', seed=3, count=2, wall='#c4bdb1'):
    """Bangles over a turned bar."""
    kitchen.table(wall, kitchen.OAK, 2.2)
    light_extra()
    wood = m_wood('#8f6b45', '#573a24', 'X', .6, 5)
    sweep('bar', [(-1.5, 0, 1.75), (1.5, 0, 1.75)], .14, .14, wood, seg=40)
    for x in (-1.5, 1.5):
        silver.ball(.17, (x, 0, 1.75), wood)
    sweep('post', [(0, 0, .1), (0, 0, 1.7)], .11, .11, m_wood('#8f6b45', '#573a24', 'Z', .6, 6), seg=30, up=(1, 0, 0))
    place(lathe('foot', [(0, 0), (.6, 0), (.62, .04), (.5, .12), (.2, .17), (.12, .24)], m_wood('#8f6b45', '#573a24', 'X', .6, 7), per=6), (0, 0, 0))
    for n, x in enumerate((-.75, -.5, .6)[:count + (1 if count > 1 else 0)]):
        silver.forged(.62 - .02 * n, (.16, .09, .12)[n], (.05, .06, .05)[n], m_metal(metal, .18, .35 if n != 1 else 0, 11), seed + n, (90, 0, 82 + 9 * n), (x, 0, 1.75 - .49), .35)
    kitchen.from_front(3.3, 1.0, 2.4, (0, 0), .42, (-.6, -.3, 1.3))
