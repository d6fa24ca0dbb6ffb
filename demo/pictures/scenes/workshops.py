"""Where things are made: benches, shelves and racks, twice as wide as high, without people.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from scenes import baskets, books, candles, mugs, pottery, prints, silver, tableware, textiles, turned, vases
from scenes.leather import plate
from studio.forms import TAU, catmull, curve, lathe, obj_from, place, rbox, sweep, vessel_profile
from studio.materials import m_glaze, m_leather, m_matte, m_metal, m_wax, m_wood, m_yarn
from studio.stage import area, camera, light

RAW = '#a9886c'


def moved(build, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=0.0):
    """Builds something at the origin and moves all its parts."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    move = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'X') @ Matrix.Scale(scale, 4)
    for part in set(bpy.data.objects) - before:
        if part.parent is None:
            part.matrix_world = move @ part.matrix_world


def room(wall='#cfc8bb', bench=('#9a744c', '#5d4029'), at=2.2, key=1.0):
    """A bench of old planks before a plastered wall, light from a window to the left."""
    bpy.context.scene['aspect'] = 2.0
    prints.wall(wall, at)
    for number in range(4):
        place(rbox('plank', (18, 1.18, .24), .03, m_wood(*bench, 'X', 1.0, 3 + number, .62, 1.4, .4, .5), 3), (0, -3.1 + 1.2 * number + .35, -.12))
    light('low', .62 * key, (0, 0, 1))
    area('window', (-7.5, -3.5, 6.5), (0, 0, .8), 4, 420 * key, (1, .97, .93), size_y=5)


def eye(far=11.0, high=2.6, look=.9, aside=-1.2, lens=50, fstop=.55, focus=(0, -.3, .7)):
    """The camera, a step back from the bench."""
    camera((aside, -far, high + look), (0, 0, look), lens, fstop, focus)


def shelf(z, deep=1.5, y=.9, wood=('#8f6b45', '#573a24'), seed=2):
    """A board on the wall at the height z."""
    place(rbox('shelf', (18, deep, .16), .025, m_wood(*wood, 'X', 1.0, seed, .6, 1.4, .4, .5), 3), (0, y, z - .08))


def pots(form='mug', seed=1, glazes=(('#e9e6df', '#24324a'), ('#ece4d4', '#4f7472'), ('#efe3d2', '#9a4a2c')), wall='#cfc8bb', count=8, pitch=1.12):
    """A board of raw pots above, glazed ones on the bench."""
    room(wall)
    rnd = random.Random(seed)
    clay = m_glaze(RAW, None, None, .25, '#6b513c', .85, seed, foot=None, ring=.35)
    shelf(2.25)

    def pot(material, number):
        """One of the forms."""
        if form in mugs.SIZES:
            return lambda: mugs.make_mug(material, form, number, rnd.uniform(-60, 20))
        if form in vases.FORMS:
            return lambda: place(lathe('vase', vessel_profile(vases.FORMS[form], .045, .1), material, wobble=.025, seed=number), (0, 0, 0), (0, 0, 50 * number))
        if form in tableware.BOWLS:
            return lambda: place(lathe('bowl', vessel_profile(tableware.BOWLS[form], .05, .125, .035), material, wobble=.02, seed=number), (0, 0, 0))
        return lambda: pottery.thrown(form, material, number, turn=number * 40)
    for k in range(count):
        x = (k - (count - 1) / 2) * pitch + rnd.uniform(-.06, .06)
        moved(pot(clay, k), x, .85 + rnd.uniform(-.12, .12), 2.25)
        base, second = glazes[k % len(glazes)]
        glaze = m_glaze(base, second, (.5, .02) if second else None, .55, seed=k, foot=.07, rough=.2)
        if k % 4 != 3:
            moved(pot(glaze, k + 20), x * 1.04 + .1, -.6 + rnd.uniform(-.35, .35), 0)
    # a bucket of brushes and a sponge where one pot is missing
    moved(lambda: jar_of_brushes(seed), (3 - (count - 1) / 2) * pitch + .1, -.5, 0)
    tall = {'tall': 3.4, 'bottle': 2.0}.get(form, 1.2)
    eye(15.5 if tall < 2 else 18, 2.2, 1.5 if tall < 2 else 1.9, -1.8, 49, .6, (0, -.7, .8))


def jar_of_brushes(seed=1):
    """A pot with brushes, ribs and a wire in it."""
    rnd = random.Random(seed)
    pottery.thrown('tumbler', m_glaze('#cdbfa6', None, None, .4, rough=.5, seed=9, foot=.06), 4)
    for k in range(7):
        a, lean = k * 2.4, rnd.uniform(.12, .3)
        foot, top = Vector((.1 * math.cos(a), .1 * math.sin(a), .2)), Vector((lean * math.cos(a) * 1.6, lean * math.sin(a) * 1.6, rnd.uniform(1.3, 1.75)))
        handle = m_wood('#b98a57', '#7a5230', 'Z', .4, k)
        sweep('handle', [foot, foot.lerp(top, .5), top], .028, .028, handle if k % 3 else m_matte('#3a4a52', .4), seg=14, taper=lambda t: .8 + .5 * math.sin(math.pi * t))
        along = (top - foot).normalized()
        if k % 2:
            sweep('ferrule', [top, top + along * .12], .034, .034, m_metal('#c7c2b6', .3), seg=16)
            hairs = []
            for _ in range(60):
                d = Vector((rnd.gauss(0, .02), rnd.gauss(0, .02), 0))
                hairs.append([tuple(top + along * .1 + d * .8) + (1,), tuple(top + along * .26 + d) + (.9,), tuple(top + along * .38 + d * .25) + (.3,)])
            curve('hairs', hairs, .006, m_matte('#5b4632', .9), res=1)


def warp(colours=('#cdbfa5', '#93a089'), wall='#cbc6bb', seed=3):
    """A loom from the weaver's bench: hundreds of threads, the reed, and the cloth that is there already."""
    room(wall, key=.95)
    rnd = random.Random(seed)
    wide, count = 6.4, 300
    beam_z, cloth_edge = 1.35, -.9
    threads = {0: [], 1: []}
    for k in range(count):
        x = (k / (count - 1) - .5) * wide
        up = .16 if k % 2 else -.16
        path = [(x, cloth_edge, beam_z), (x + rnd.uniform(-.003, .003), .35, beam_z + up), (x, 1.35, beam_z + up * 1.1), (x, 2.1, beam_z + .2)]
        threads[(k // 38) % 2].append(path)
    for index, colour in enumerate(colours):
        curve('warp', threads[index], .0075, m_yarn(colour, 60, tint=False), res=1)
    from scenes.blankets import m_herringbone
    n = 60
    vertices = [((i / n - .5) * wide, y, beam_z + .003 * mnoise.noise(Vector((i * .4, y * 3, 1)))) for y in (-2.3, cloth_edge) for i in range(n + 1)]
    vertices += [((i / n - .5) * wide, -2.45, beam_z - .16) for i in range(n + 1)]
    faces = [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)] + [(2 * n + 2 + i, 2 * n + 3 + i, i + 1, i) for i in range(n)]
    cloth = obj_from('cloth', vertices, faces, m_herringbone(colours[1], pitch=3))
    layer = cloth.data.uv_layers.new()
    for loop in cloth.data.loops:
        v = cloth.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (v.x, v.y)
    frame = m_wood('#a57d50', '#664529', 'X', 1.0, 7, .6, 1.4, .4, .5)
    for y, z, thick in ((-.55, beam_z + .55, .16), (-.55, beam_z - .5, .16)):
        place(rbox('batten', (wide + 1.2, .16, thick), .03, frame, 3), (0, y, z))
    steel = m_metal('#9a9a98', .35)
    curve('reed', [[(x, -.55, beam_z - .45), (x, -.55, beam_z + .5)] for x in np.linspace(-wide / 2 - .05, wide / 2 + .05, 320)], .004, steel, res=1)
    for number, y in enumerate((.35, .75)):
        for z in (beam_z - .75, beam_z + .95):
            place(rbox('shaft', (wide + .8, .07, .13), .02, frame, 3), (0, y, z + .1 * number))
        curve('heddles', [[(x, y, beam_z - .7 + .1 * number), (x, y, beam_z + .9 + .1 * number)] for x in np.linspace(-wide / 2, wide / 2, 150)], .0055, m_matte('#d9d2c0', .8), res=1)
    place(rbox('breast', (wide + 1.6, .34, .34), .05, frame, 4), (0, -2.5, beam_z - .32))
    shuttle_at = (1.2, -1.35, beam_z + .06)
    boat = lathe('shuttle', [(0, -.95), (.05, -.9), (.12, -.6), (.15, 0), (.12, .6), (.05, .9), (0, .95)], m_wood('#b98a57', '#7a5230', 'Z', .6, 4), per=8)
    place(boat, (shuttle_at[0], shuttle_at[1], shuttle_at[2]), (0, 90, 12), (.55, 1, 1))
    camera((-1.8, -8.6, 5.2), (0, -.4, 1.3), 42, .6, (.2, -1.1, 1.4))


def dipped_candles(colours=('#d9a441', '#dcc08a'), wall='#c9c1b3', seed=2):
    """Tapers that hang by their wicks from rods, two to a wick, to cool."""
    room(wall, key=.95)
    rnd = random.Random(seed)
    for row, (y, z, colour) in enumerate(((1.1, 3.35, colours[1]), (.1, 3.1, colours[0]), (-.9, 2.85, colours[1 % len(colours)] if len(colours) < 3 else colours[2]))):
        place(sweep('rod', [(-8, y, z), (8, y, z)], .055, .055, m_wood('#a57d50', '#664529', 'X', .5, row), seg=24), (0, 0, 0))
        wax = m_wax(colour, .42, .3)
        wicks = []
        for k in range(22):
            x = (k - 10.5) * .52 + rnd.uniform(-.05, .05)
            if rnd.random() < .05:
                continue
            high = 1.75 + rnd.uniform(-.04, .04)
            front = -.075 if k % 2 else .075
            taper = [(0, 0), (.075, .015), (.1, .06), (.104, .4), (.1, 1.2), (.075, high - .15), (.03, high - .02), (0, high)]
            sway = rnd.uniform(-1.5, 1.5)
            place(lathe('taper', taper, wax, per=5, seg=40, wobble=.03, seed=row * 40 + k), (x, y + front, z - .42 - high), (0, sway, 0))
            wicks.append([(x, y + front, z - .45), (x, y + front * .9, z - .1), (x, y, z + .06), (x, y - front * .9, z - .06)])
        curve('wicks', wicks, .014, m_matte('#d8cfb8', .9), res=1)
    moved(lambda: jar_of_brushes(5), -3.4, -1.6, 0)
    camera((-1.2, -10.6, 2.3), (0, 0, 1.72), 47, .55, (0, -.9, 1.6))


def hung_tapers(colours=('#8a3b30', '#dcc08a'), wall='#d3ccbf', seed=4):
    """Six tapers that hang by their wicks over one rod, as they are sold."""
    room(wall, key=1.0, at=1.6)
    bpy.context.scene['aspect'] = 1.0
    rnd = random.Random(seed)
    z = 3.0
    place(sweep('rod', [(-4, 0, z), (4, 0, z)], .05, .05, m_wood('#a57d50', '#664529', 'X', .5, 3), seg=24), (0, 0, 0))
    wicks = []
    for k in range(6):
        x, high = (k - 2.5) * .36 + rnd.uniform(-.03, .03), 2.2 + rnd.uniform(-.03, .03)
        taper = [(0, 0), (.085, .015), (.112, .06), (.116, .5), (.11, 1.4), (.085, high - .18), (.035, high - .02), (0, high)]
        place(lathe('taper', taper, m_wax(colours[k % 2], .42, .3), per=6, seg=64, wobble=.03, seed=seed + k), (x, -.02 if k % 2 else .02, z - .38 - high), (0, rnd.uniform(-1, 1), 0))
        wicks.append([(x, 0, z - .42), (x, -.01, z - .1), (x, 0, z + .055), (x + .01, .05, z - .08), (x + .01, .05, z - .3)])
    curve('wicks', wicks, .014, m_matte('#d8cfb8', .9), res=1)
    camera((-.9, -9.6, 2.1), (0, 0, 1.62), 84, .45, (0, -.1, 1.6))


def jars(colours=('#9a5138', '#3f4a45', '#27303f', '#bfae8f'), wall='#b9b0a2', seed=4):
    """Jars that were poured this morning, three deep, one of them lit to be sure."""
    room(wall, key=.85)
    rnd = random.Random(seed)
    for row in range(3):
        for k in range(8):
            x, y = (k - 3.5) * 1.24 + .5 * (row % 2) + rnd.uniform(-.05, .05), -1.5 + 1.15 * row + rnd.uniform(-.06, .06)
            colour = colours[(k // 2 + row) % len(colours)]
            lit = row == 0 and k == 3

            def one():
                """A jar with its wick."""
                top = candles.jar(colour, .52, .98, seed + k)
                candles.wick(0, 0, top - .05, lit, 8)
            moved(one, x, y, 0, rnd.uniform(-30, 30))
    camera((-1.4, -11.2, 4.6), (.1, -.2, .35), 47, .5, (-.4, -1.6, .8))


def hides(colour='#8b4a24', second='#23211f', wall='#cbc5b9', seed=5):
    """Rolled leather, belts, thread and what one cuts with."""
    from scenes import hide as goods
    room(wall)
    rnd = random.Random(seed)
    for k, (tone, x, y, r) in enumerate(((colour, -3.3, .9, .34), ('#a4602b', -2.7, .35, .3), (second, -2.1, .95, .32), ('#4f5230', -3.0, .75, .28))):
        spiral = [((.08 + r * i / 160 * 1.0) * math.cos(i * .16), (.08 + r * i / 160) * math.sin(i * .16)) for i in range(160)]
        z = .36 if k < 3 else 1.02
        leather = m_leather(tone, 26, .45)
        roll = goods.strap([(p[0], p[1]) for p in spiral], 3.2 - .3 * k, .035, leather)
        bpy.context.view_layer.update()
        roll.matrix_world = Matrix.Translation((x - 1.4 + .3 * k, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Rotation(math.radians(rnd.uniform(0, 360)), 4, 'Z')
        roll.matrix_world = Matrix.Translation((0, 0, 0)) @ roll.matrix_world

    def coil(tone, turns):
        """A strap rolled up, standing on its edge."""
        path = [((.3 + .075 * i / 60) * math.cos(TAU * i / 60), (.3 + .075 * i / 60) * math.sin(TAU * i / 60)) for i in range(int(turns * 60))]
        goods.strap(path, .36, .05, m_leather(tone, 30, .4))
    for tone, x, y, turns in ((colour, .2, -.2, 5.2), (second, 1.7, .5, 4.4), ('#a4602b', 1.55, -1.0, 3.6)):
        moved(lambda t=tone, n=turns: coil(t, n), x, y, 0, rnd.uniform(0, 300))
    for k, (tone, x) in enumerate((('#e9d9b6', 3.0), ('#7a2f28', 3.62), ('#39495c', 4.2))):
        def spool(t=tone):
            """Linen thread on its spool."""
            wood = m_wood('#c19a68', '#8c6438', 'Z', .4, 3)
            for z in (0, .62):
                lathe('flange', [(0, z), (.24, z), (.255, z + .02), (.255, z + .05), (.24, z + .07), (0, z + .07)], wood, smoothcurve=False, seg=60)
            curve('thread', [[(.185 * math.cos(a), .185 * math.sin(a), .08 + .53 * (abs(((a / TAU * .05) % 2) - 1))) for a in np.linspace(0, TAU * 60, 2400)]], .012, m_yarn(t, 60, tint=False), res=1)
            lathe('core', [(.17, .06), (.17, .62)], m_matte(t, .9), smoothcurve=False, seg=40)
        moved(spool, x, .2 - .35 * (k % 2), 0)

    def awl():
        """A stitching awl."""
        place(lathe('handle', [(0, 0), (.1, .02), (.13, .12), (.1, .3), (.12, .5), (.07, .72), (.06, .76)], m_wood('#7a5230', '#4a2f1c', 'Z', .4, 2), per=7), (0, 0, .12), (90, 0, 0))
        sweep('blade', [(0, -.74, .12), (0, -1.35, .12)], .022, .022, m_metal('#a9abad', .2), taper=lambda t: 1 - .9 * t)
    moved(awl, 2.7, -1.1, 0, 62)

    def mallet():
        """A round mallet lying on its side."""
        head = lathe('head', [(0, 0), (.36, 0), (.4, .03), (.41, .4), (.4, .78), (.36, .82), (0, .82)], m_matte('#d8cdb8', .5, 20, .2), per=4)
        place(head, (0, -.41, .4), (-90, 0, 0))
        sweep('stick', [(0, 0, .4), (.0, .0, .4), (1.9, .1, .16)], .1, .1, m_wood('#b98a57', '#7a5230', 'X', .5, 6), seg=24)
    moved(mallet, 3.4, -1.6, 0, 14)
    moved(lambda: plate((1.5, 1.0), .05, m_leather(colour, 34, .4)), .1, -1.7, .0, 18)
    eye(11.5, 3.6, .5, -1.4, 46, .6, (.4, -.6, .3))


def line_of_prints(motifs=('harbour', 'tide_line', 'lighthouse', 'birches'), wall='#d2ccc0', seed=3):
    """Sheets that dry on a cord, each by its clip."""
    bpy.context.scene['aspect'] = 2.0
    prints.wall(wall)
    light('low', .7, (0, 0, 1.4))
    rnd = random.Random(seed)
    wide = 2.0
    high = wide * (prints.HIGH + .24 * prints.WIDE) / (1.24 * prints.WIDE)
    brass, n = m_metal('#c9a25a', .25), len(motifs)
    cord_z = lambda x: high + .14 - .012 * (36 - x * x) * .18
    curve('cord', [[(x, 1.12, cord_z(x)) for x in np.linspace(-8, 8, 80)]], .016, m_yarn('#cbb994', 60, tint=False), res=2)
    for k, motif in enumerate(motifs):
        x = (k - (n - 1) / 2) * (wide + .35) + rnd.uniform(-.06, .06)
        drop = cord_z(x) - (high + .1)
        art = prints.paper_sheet('art', wide, high, prints.m_art(motif, k + seed, .12), .2 + .14 * rnd.random(), seed + k)
        place(art, (x, 1.14, .1 + drop), (0, rnd.uniform(-1.4, 1.4), 0))
        for side in (-.5, .5):
            place(rbox('peg', (.09, .07, .3), .015, m_wood('#c9a673', '#96703f', 'Z', .3, k), 3), (x + side, 1.08, cord_z(x + side) + .02), (0, rnd.uniform(-6, 6), 0))
    camera((-.9, -10.6, 1.7), (0, 1, 1.38), 43, .7, (0, 1.1, 1.4))


def binders_bench(cloths=('#5d6b4f', '#34425c', '#8a4a30', '#b9ad98'), wall='#cdc7ba', seed=4):
    """Piles of books, folded sections, a bone folder and a cone of linen thread."""
    room(wall)
    rnd = random.Random(seed)
    for pile, (x, y, count, turn) in enumerate(((-3.2, .3, 5, 12), (-1.0, .6, 3, -18), (3.3, .45, 4, 8))):
        z = 0
        for k in range(count):
            cloth = cloths[(pile + k) % len(cloths)]
            size = (1.5 + .1 * rnd.random(), 2.1, .3 + .14 * rnd.random())
            books.put(books.book(cloth, size, '#c4953f' if k == count - 1 else None, label=k == count - 1 and pile != 1), x + rnd.uniform(-.06, .06), y, z, turn + rnd.uniform(-9, 9))
            z += size[2] + .045
    paper_m = m_matte('#efe6d2', .9, 50, .12)
    for k in range(16):
        sheet = rbox('section', (1.45, 2.05, .035), .012, paper_m, 2)
        place(sheet, (1.15 + rnd.uniform(-.03, .03), -.55 + rnd.uniform(-.03, .03), .03 + .042 * k), (0, 0, -14 + rnd.uniform(-2.5, 2.5)))
    bone = rbox('folder', (1.3, .2, .04), .02, m_matte('#e6dcc4', .35, 40, .05), 4)
    place(bone, (-1.1, -1.5, .03), (0, 0, 22))
    moved(lambda: cone('#e0d6bf', seed), 2.5, -1.1, 0)
    eye(11.5, 3.3, .6, -1.2, 46, .6, (0, -.5, .5))


def cone(colour, seed):
    """Thread on a cone."""
    yarn = m_yarn(colour, 60, tint=False)
    lathe('under', [(0, .06), (.36, .06), (.2, .95), (0, .95)], yarn, smoothcurve=False)
    curve('wound', [[((.37 - .17 * (i / 1200)) * math.cos(i * .24), (.37 - .17 * (i / 1200)) * math.sin(i * .24), .05 + .9 * (i / 1200)) for i in range(1200)]], .013, yarn, res=1)


def gouge(long):
    """A turning gouge with its handle."""
    place(lathe('handle', [(0, 0), (.09, .02), (.12, .15), (.09, .6), (.13, 1.1), (.1, 1.5), (.06, 1.56)], m_wood('#b07f4c', '#70492a', 'Z', .5, 3), per=7), (0, 0, .12), (0, 90, 0))
    place(lathe('ring', [(.07, 1.5), (.075, 1.52), (.075, 1.68), (.06, 1.7)], m_metal('#c9a25a', .3), per=3), (0, 0, .12), (0, 90, 0))
    sweep('blade', [(1.6, 0, .12), (1.6 + long, 0, .12)], .05, .03, m_metal('#9fa1a3', .25), seg=18)


def bowls_drying(woods=('walnut', 'oak', 'cherry', 'ash'), wall='#cfc9bc', seed=6):
    """Turned bowls in towers, rough ones on the shelf, and the gouges."""
    room(wall, ('#8f7150', '#5a4029'))
    rnd = random.Random(seed)
    shelf(2.3)

    def bowl(wood, scale, number):
        """A turned bowl."""
        outer = [(r * scale, z * scale) for r, z in turned.BOWL]
        lathe('bowl', vessel_profile(outer, .08, .14, .04), turned.grain(wood, number, 'XY'[number % 2], 1.1), wobble=.012, seed=number)
    for k in range(7):
        moved(lambda w=woods[k % 4], n=k: bowl(w, rnd.uniform(.48, .66), n), (k - 3) * 1.5 + rnd.uniform(-.1, .1), .85, 2.3 + (.52 if k % 3 == 1 else 0), 0, 1, 180 if k % 3 == 1 else 0)
    for pile, (x, y, count) in enumerate(((-3.3, -.1, 4), (-.6, .3, 3), (2.6, -.2, 2))):
        for k in range(count):
            moved(lambda w=woods[(pile + k) % 4], n=pile * 5 + k, s=.95 - .1 * k: bowl(w, s, n), x + rnd.uniform(-.05, .05), y, .2 * k, 30 * k)

    for k, (x, y, turn) in enumerate(((-.9, -1.5, 6), (-1.2, -1.85, 2), (1.2, -1.75, 171))):
        moved(lambda n=k: gouge(1.2 + .3 * n), x, y, 0, turn)
    eye(12.2, 2.4, 1.4, -1.5, 48, .6, (0, -.6, .6))


def stacked_baskets(tones=baskets.PALE if hasattr(baskets, 'PALE') else ('#a58352', '#d3b57c', '#e6cf9d'), wall='#d0cabd', seed=3):
    """Finished baskets, one on the other, and the bundles that will be the next."""
    room(wall)
    rnd = random.Random(seed)
    for high, foot, mouth, belly, x, y, z, oval in ((1.2, .8, .95, .12, -3.1, .2, 0, 1.0), (.8, .7, .85, .1, -.7, .5, 0, 1.0), (.75, .68, .82, .1, -.66, .5, .62, 1.0), (.5, .8, .95, .05, 1.6, -.4, 0, 1.3)):
        def one(h=high, f=foot, m=mouth, b=belly, o=oval):
            """A basket without handles."""
            weave = baskets.Weave(h, f, m, b, stakes=int(45 * m) // 2 * 2 + 1, oval=o)
            weave.build(tones, None if o > 1 else (.6, .75))
        moved(one, x, y, z, rnd.uniform(0, 90))
    reed = baskets.m_reed(tones)
    rods = []
    for k in range(130):
        a, r = rnd.uniform(0, TAU), .42 * math.sqrt(rnd.random())
        y, z = .9 + r * math.cos(a), .45 + r * math.sin(a)
        bend = rnd.uniform(-.08, .08)
        rods.append(catmull([(1.0 + rnd.uniform(-.25, .25), y, z), (3.2, y + bend, z + .02), (5.2 + rnd.uniform(0, 1.2), y * 1.0 + bend * 2, z + rnd.uniform(-.1, .14))], 8))
    curve('rods', rods, .022, reed, res=2)
    for x in (1.9, 4.2):
        curve('tie', [[(x + .03 * math.sin(3 * a), .9 + .46 * math.cos(a), .47 + .46 * math.sin(a)) for a in np.linspace(0, TAU, 60)]], .03, m_yarn('#8a6a44', 60, tint=False), res=2)
    eye(12.4, 2.9, .8, -1.3, 48, .6, (0, -.4, .6))


def jewellers_bench(metal='#d9ab5b', wall='#c9c2b6', seed=5):
    """A hammer, a stake, wire, rings and the discs of this week."""
    room(wall)
    rnd = random.Random(seed)
    gold, hammered, steel = m_metal(metal, .16), m_metal(metal, .2, .3, 17), m_metal('#8f9092', .3)

    def hammer():
        """A planishing hammer."""
        sweep('stick', [(-1.6, 0, .13), (-.4, 0, .13), (1.1, 0, .13)], .1, .075, m_wood('#b98a57', '#7a5230', 'X', .5, 6), seg=24, taper=lambda t: 1.15 - .35 * math.sin(math.pi * min(1, t * 1.2)))
        place(lathe('head', [(0, 0), (.17, .01), (.19, .05), (.16, .2), (.12, .35), (.13, .5), (.17, .66), (.2, .82), (.19, .88), (0, .9)], steel, per=6), (1.05, -.45, .16), (-90, 0, 0))
    moved(hammer, -.9, -1.2, 0, 14)
    wood = m_wood('#8a6a48', '#543a25', 'Z', 1.0, 4, .6)
    lathe_block = lathe('block', [(0, 0), (1.0, 0), (1.04, .05), (1.03, .85), (.98, .9), (0, .9)], wood, per=3)
    place(lathe_block, (-3.0, .6, 0))
    place(lathe('stake', [(0, 0), (.2, 0), (.18, .4), (.24, .5), (.3, .58), (.26, .68), (.1, .74), (0, .75)], steel, per=7), (-3.0, .6, .9))
    for k in range(9):
        a, r = k * 2.4, .32 * math.sqrt(k + 1)
        disc = lathe('disc', [(0, 0), (.2, .005), (.38, .02), (.42, .035), (.38, .05), (.2, .035), (0, .03)], hammered, per=5, wobble=.03, seed=k)
        place(disc, (1.2 + r * math.cos(a) * 1.5, -.5 + r * math.sin(a), .02 + .012 * k), (rnd.uniform(-4, 4), rnd.uniform(-4, 4), 40 * k), .62)
    for k in range(5):
        silver.forged(.17, .05, .022, gold, k, (0, 0, 0), (3.1 + .34 * (k % 3) + .05 * k, -1.2 + .3 * (k // 3), .025), 0, .04)
    coil = [[((.55 + .01 * math.sin(a * .7)) * math.cos(a), (.55 + .01 * math.sin(a * .7)) * math.sin(a), .04 + .012 * a / TAU) for a in np.linspace(0, TAU * 9, 700)]]
    place(curve('wire', coil, .022, gold, res=3), (3.5, .7, 0))
    mandrel = lathe('mandrel', [(0, 0), (.09, 0), (.2, 2.2), (.21, 2.25), (.14, 2.3), (.14, 3.0), (.1, 3.05), (0, 3.06)], steel, per=4)
    place(mandrel, (-1.7, .3, .2), (0, 90, 24))
    eye(9.6, 3.6, .4, -1.1, 46, .45, (.6, -.8, .2))


def cones(colours=('#8a4a30', '#cdbfa5', '#5c6b55', '#c39a4a', '#39495c'), wall='#cfcac0', seed=3):
    """Yarn on its cones on the bench and the shelf."""
    room(wall)
    rnd = random.Random(seed)
    shelf(2.35)
    for row, (y, z) in enumerate(((.85, 2.35), (-.2, 0))):
        for k in range(8):
            colour = colours[(k * 2 + row) % len(colours)]
            moved(lambda c=colour, s=rnd.uniform(1.3, 1.6): moved(lambda: cone(c, seed), 0, 0, 0, 0, s), (k - 3.5) * 1.22 + rnd.uniform(-.08, .08), y + rnd.uniform(-.2, .2), z)
    eye(12.4, 2.2, 1.5, -1.5, 48, .6, (0, -.5, .7))


def shavings(wood=('#c39a68', '#9a6c40'), wall='#cdc8bb', seed=4):
    """A turner's bench: blanks, tops, mills and pins, and the curls that came off them."""
    room(wall)
    rnd = random.Random(seed)
    shelf(2.35)
    for k in range(6):
        moved(lambda n=k: turned_top(('#9d453b', '#d3ab5c', '#4a5b76', '#7c9169')[n % 4]), (k - 2.5) * .8 - 1.6, .8 + rnd.uniform(-.15, .15), 2.35, rnd.uniform(0, 360), 1.1)
    moved(lambda: turned.mill_parts(('walnut', 'ash'), 5), 2.6, .85, 2.35, 10, .8)
    for row in range(3):
        for k in range(5 - row):
            blank = rbox('blank', (2.9, .4, .4), .012, m_wood(*wood, 'X', .8, row * 9 + k, .7, 1.6, .3, .4), 2)
            place(blank, (-3.4 + rnd.uniform(-.12, .12), -.7 + .43 * k + .21 * row, .2 + .405 * row), (0, 0, 4 + rnd.uniform(-2, 2)))
    curls, tone = [], m_wood('#cfa876', '#a97c4a', 'X', .5, 5, .7, contrast=.3)
    for k in range(46):
        a, d = rnd.uniform(0, TAU), abs(rnd.gauss(0, 1)) * 1.3
        x, y = 1.2 + d * math.cos(a) * 1.5, -.9 + d * math.sin(a) * .7
        r, turns, lean = rnd.uniform(.09, .19), rnd.uniform(1.2, 2.6), rnd.uniform(0, TAU)
        path = []
        for i in range(int(turns * 22)):
            t = TAU * i / 22
            path.append((x + (r + .004 * t) * math.cos(t) * math.cos(lean) - .045 * t * math.sin(lean), y + (r + .004 * t) * math.cos(t) * math.sin(lean) + .045 * t * math.cos(lean), r + .03 + (r + .004 * t) * math.sin(t)))
        sweep('curl', path, .075, .007, tone, seg=10, up=(-math.sin(lean), math.cos(lean), 0))
    moved(lambda: place(lathe('pin', [(0, -1.9), (.09, -1.89), (.13, -1.84), (.16, -1.6), (.2, -1.0), (.225, 0), (.2, 1.0), (.16, 1.6), (.13, 1.84), (.09, 1.89), (0, 1.9)], turned.grain('ash', 3, 'Z', .8), per=8), (0, 0, .225), (0, 90, 0)), 2.4, .35, 0, -12)
    gouges = ((.2, -1.95, 4, 1.2), (3.4, -1.7, 168, 1.5))
    for x, y, turn, long in gouges:
        moved(lambda l=long: gouge(l), x, y, 0, turn)
    eye(12.2, 2.5, 1.35, -1.5, 48, .6, (0, -.6, .6))


def turned_top(colour):
    """A spinning top that leans on its rim."""
    from scenes.wood import m_stain
    body = [(0, 0), (.02, .03), (.06, .08), (.3, .26), (.345, .33), (.31, .385), (.12, .42), (.055, .46), (.045, .7), (.055, .78), (.04, .81), (0, .815)]
    place(lathe('top', body, m_stain(colour), per=6), (0, 0, .1), (52, 0, 0))


def hammers(metal='#c9cbce', wall='#cdc9c0', seed=6):
    """Hammers on the wall, one for each curve; below, the block with its stake and bands on a mandrel."""
    room(wall)
    rnd = random.Random(seed)
    steel, silver_m = m_metal('#8f9092', .3), m_metal(metal, .16, .25, 20)
    place(rbox('rail', (8.6, .16, .5), .03, m_wood('#7d5a3c', '#4a3222', 'X', 1.0, 4, .6), 3), (.3, 2.1, 3.15))
    heads = ([(0, 0), (.17, .01), (.19, .05), (.16, .2), (.12, .35), (.13, .5), (.17, .66), (.2, .82), (.19, .88), (0, .9)],
             [(0, 0), (.2, .01), (.22, .05), (.2, .14), (.13, .25), (.12, .6), (.09, .85), (.03, .98), (0, 1.0)],
             [(0, 0), (.1, .01), (.15, .06), (.15, .3), (.13, .5), (.15, .7), (.15, .94), (.1, .99), (0, 1.0)])
    for k in range(7):
        x = (k - 3) * 1.1 + .3 + rnd.uniform(-.06, .06)

        def one(n=k):
            """A hammer hanging head up."""
            long = rnd.uniform(2.0, 2.5)
            sweep('stick', [(0, 0, 0), (0, 0, -long * .6), (0, 0, -long)], .07, .095, m_wood('#b98a57', '#7a5230', 'Z', .5, n), seg=20, taper=lambda t: .8 + .35 * math.sin(math.pi * min(1, t * 1.1)), up=(1, 0, 0))
            place(lathe('head', heads[n % 3], steel, per=6, seg=60), (-.45, 0, .02), (0, 90, 0))
        moved(one, x, 1.9, 3.55, rnd.uniform(-3, 3))
        place(rbox('peg', (.06, .5, .06), .02, m_metal('#77777a', .4), 2), (x - .16, 1.9, 3.38))
        place(rbox('peg', (.06, .5, .06), .02, m_metal('#77777a', .4), 2), (x + .16, 1.9, 3.38))
    place(lathe('block', [(0, 0), (1.0, 0), (1.04, .05), (1.03, .85), (.98, .9), (0, .9)], m_wood('#8a6a48', '#543a25', 'Z', 1.0, 4, .6), per=3), (-2.6, .2, 0))
    place(lathe('stake', [(0, 0), (.2, 0), (.18, .4), (.24, .5), (.3, .58), (.26, .68), (.1, .74), (0, .75)], steel, per=7), (-2.6, .2, .9))
    mandrel = lathe('mandrel', [(0, 0), (.34, 0), (.36, .05), (.36, .14), (.22, .2), (.21, .3), (.1, 2.3), (.07, 2.36), (0, 2.37)], steel, per=4)
    place(mandrel, (1.0, .1, 0))
    for k, z in enumerate((.62, .8, 1.0, 1.34)):
        silver.forged(.215 - (z - .3) * .055, .06, .022, silver_m, k, (2, 1, 20 * k), (1.0, .1, z), 0, .04)
    for k in range(6):
        silver.forged(.2, .05, .024, silver_m, k, (0, 0, 0), (2.5 + .5 * (k % 3) + .1 * k, -.9 + .45 * (k // 3), .025), 0, .04)
    coil = [[((.5 + .01 * math.sin(a * .7)) * math.cos(a), (.5 + .01 * math.sin(a * .7)) * math.sin(a), .04 + .012 * a / TAU) for a in np.linspace(0, TAU * 9, 700)]]
    place(curve('wire', coil, .02, silver_m, res=3), (-.5, -1.0, 0))
    eye(12.0, 2.2, 1.75, -1.2, 46, .6, (0, .1, 1.2))


def discs_on_a_line(metal='#d9ab5b', wall='#c9c1b4', seed=5):
    """Hammered discs and moons that hang from a rail, as they come from the polish."""
    from scenes import jewellery
    bpy.context.scene['aspect'] = 2.0
    prints.wall(wall, 1.0)
    light('jewel', 1.1, (0, 0, 1.2))
    rnd = random.Random(seed)
    hammered = m_metal(metal, .2, .3, 15)
    sweep('rail', [(-6, 0, 2.35), (6, 0, 2.35)], .075, .075, m_wood('#7d5436', '#4b2f1c', 'X', .6, 5), seg=40)
    for k in range(9):
        x, r = (k - 4) * .82 + rnd.uniform(-.04, .04), (.3, .36, .26)[k % 3]

        def one(n=k, rr=r):
            """One earring at the origin's rail."""
            jewellery.disc_earring(.0011 if n % 2 else -.0011, 0, rr, hammered, n % 3 == 1, seed + n, n % 3 == 2)
        before = set(bpy.data.objects)
        one()
        bpy.context.view_layer.update()
        for part in set(bpy.data.objects) - before:
            if part.parent is None:
                part.matrix_world = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.radians(rnd.uniform(-14, 14)), 4, 'Z') @ part.matrix_world
    camera((-1.4, -8.6, 1.75), (0, 0, 1.62), 50, .34, (0, -.1, 1.3))


def straps(colours=('#8b4a24', '#23211f', '#a4602b', '#5a1f22', '#8b4a24', '#4f5230', '#23211f'), wall='#c9c4b8', seed=8):
    """Belts of the week on their rail, buckles below."""
    from scenes.at_hand import hanging_strap
    bpy.context.scene['aspect'] = 2.0
    prints.wall(wall, .9)
    light('low', .74, (0, 0, 1.6))
    rnd = random.Random(seed)
    rail = 3.3
    sweep('rail', [(-8, 0, rail), (8, 0, rail)], .1, .1, m_wood('#7d5a3c', '#4a3222', 'X', .6, 5), seg=40)
    gold = m_metal('#c9a25a', .2)
    for k, colour in enumerate(colours):
        x = (k - (len(colours) - 1) / 2) * 1.02 + rnd.uniform(-.08, .08)
        low = rnd.uniform(.0, .5)
        hide_m = m_leather(colour, 30, .4)
        path = [(x + .03 * math.sin(z + k), -.14 + .03 * math.sin(z * .9 + k), z) for z in np.linspace(low, rail - .1, 40)]
        path += [(x, -.13 * math.cos(a), rail + .13 * math.sin(a)) for a in np.linspace(.1, math.pi - .1, 12)]
        path += [(x + .05, .15 + .03 * math.sin(z), z) for z in np.linspace(rail - .15, -1.5, 50)]
        hanging_strap(path, (.36, .3, .4)[k % 3], .05, hide_m)
        w = (.36, .3, .4)[k % 3] / 2
        at = path[0]
        frame = [(at[0] + dx, at[1] - .02, low + dz) for dx, dz in ((-w - .06, .02), (w + .06, .02), (w + .09, -.02), (w + .09, -.34), (w + .06, -.38), (-w - .06, -.38), (-w - .09, -.34), (-w - .09, -.02))]
        curve('buckle', [frame], .036, gold, cyclic=True, res=4)
        curve('prong', [catmull([(at[0], at[1] - .03, low + .03), (at[0], at[1] - .07, low - .15), (at[0], at[1] - .05, low - .4)], 8)], .028, gold, res=4)
        place(rbox('keeper', (2 * w + .05, .12, .14), .02, hide_m, 3), (at[0], at[1], low + .5))
    camera((-2.2, -12.4, 2.1), (0, 0, 1.72), 47, .6, (0, -.2, 1.2))


def stacks(wools=('#cbbfae', '#8f7a62', '#c9c3a8', '#566370'), wall='#cbc7bb', seed=8):
    """Blankets in piles on the shelf and the bench, balls of yarn in a basket."""
    from scenes import blankets
    room(wall)
    rnd = random.Random(seed)
    shelf(2.75, 1.9)
    checks = (('#cbbfae', (('#7b6a78', 0, .22), ('#4a4356', .5, .08))), ('#c9c3a8', (('#5d6b4c', 0, .24), ('#2f3d2f', .55, .07))), ('#8f7a62', (('#4b3a2d', 0, .26), ('#c9b48c', .52, .05))))
    number = 0
    for x, y, z, count in ((-3.3, .6, 2.75, 2), (-.5, .6, 2.75, 3), (2.6, .6, 2.75, 2), (-2.7, -.3, 0, 4), (.6, -.2, 0, 3)):
        for _ in range(count):
            if number % 2:
                ground, lines = checks[number % 3]
                material = textiles.m_check(ground, lines, .6)
            else:
                material = blankets.m_herringbone(wools[number % 4], pitch=4)
            cloth, path = blankets.folded(material, 2.2, 1.7, .14, 3, seed + number)
            place(cloth, (x + rnd.uniform(-.06, .06), y + rnd.uniform(-.05, .05), z), (0, 0, rnd.uniform(-5, 5) + (180 if number % 3 == 0 else 0)))
            z += .44
            number += 1

    def basket():
        """A basket with yarn."""
        weave = baskets.Weave(.8, .8, .95, .12, stakes=43)
        weave.build(('#8a6336', '#c39a5c', '#dcb97c'), None)
        for k, (a, b, c, r, colour) in enumerate(((-.4, -.2, .62, .42, '#566370'), (.4, -.25, .64, .4, '#cbbfae'), (.05, .42, .7, .42, '#8f7a62'), (.0, -.05, 1.0, .36, '#5d6b4c'))):
            baskets.yarn_ball((a, b, c), r, colour, seed + k)
    moved(basket, 3.6, -.4, 0)
    eye(13.0, 2.4, 1.55, -1.3, 48, .6, (0, -.5, 1.0))


def begun_basket(tones=('#5a3d22', '#8c6437', '#ab8450'), wall='#c6c4b9', seed=9):
    """A basket that has been begun: a woven foot, its stakes still standing, and rods in their tub."""
    room(wall)
    rnd = random.Random(seed)
    reed = baskets.m_reed(tones)

    def begun():
        """A hand of weaving and the stakes above."""
        weave = baskets.Weave(.62, .8, .95, .06, stakes=31)
        strands = weave.turns()
        curve('weave', strands, weave.reed, reed, res=2)
        stakes = []
        for k in range(31):
            a = TAU * (k + .5) / 31
            out, tall = rnd.uniform(.25, .42), rnd.uniform(2.0, 2.6)
            stakes.append(catmull([weave.point(a, weave.radius(0), 0), weave.point(a, weave.radius(.6), .62), weave.point(a + rnd.uniform(-.04, .04), 1.0 + out * .6, tall * .6), weave.point(a + rnd.uniform(-.06, .06), 1.0 + out + rnd.uniform(-.1, .14), tall)], 8))
        curve('stakes', stakes, weave.reed * 1.13, reed, res=2)
        lathe('floor', [(0, .05), (.76, .05), (.8, .06)], reed, smoothcurve=False)
    moved(begun, -.4, -.2, 0)

    def tub():
        """Rods that soak."""
        outer = [(.7, 0), (.78, .05), (.86, .8), (.9, 1.25)]
        lathe('tub', vessel_profile(outer, .05, .1), m_metal('#8c9093', .5, .12, 6), wobble=.01, seed=3)
        rods = []
        for _ in range(70):
            a, r = rnd.uniform(0, TAU), .7 * math.sqrt(rnd.random())
            lean = rnd.uniform(.3, .75)
            rods.append(catmull([(r * .5 * math.cos(a), r * .5 * math.sin(a), .1), (r * math.cos(a) + .1, r * math.sin(a), 1.3), (r * math.cos(a) * 1.3 + lean, r * math.sin(a) * 1.4, 2.5), (r * math.cos(a) * 1.6 + lean * 2, r * math.sin(a) * 1.8, rnd.uniform(3.2, 4.0))], 8))
        curve('rods', rods, .022, reed, res=2)
    moved(tub, 2.9, .4, 0)

    def done():
        """One that is finished."""
        weave = baskets.Weave(.5, .8, .95, .05, stakes=43, oval=1.3)
        weave.build(tones, None)
    moved(done, -3.5, .4, 0, 10)
    moved(done, -3.45, .42, .42, 4)

    def knife():
        """The knife that trims."""
        place(lathe('handle', [(0, 0), (.1, .02), (.11, .3), (.09, .75), (.07, .8)], m_wood('#7a5230', '#4a2f1c', 'Z', .4, 2), per=6), (0, 0, .11), (0, 90, 0))
        place(rbox('blade', (.9, .02, .16), .008, m_metal('#a9abad', .2), 2), (1.22, 0, .1))
    moved(knife, .9, -1.5, 0, 12)
    eye(12.6, 2.6, 1.15, -1.3, 48, .6, (0, -.4, .9))


def printers_bench(motif='two_hills', wall='#cdc8bb', seed=7):
    """A block that is being cut, the roller and its slab of ink, gouges, and paper that waits."""
    room(wall)
    rnd = random.Random(seed)
    lino = prints.paper_sheet('lino', 2.3, 2.9, prints.m_art(motif, seed, .04), 0, seed, 0)
    place(lino, (-.9, -1.9, .11), (-90, 0, 0))
    lino.rotation_euler = (math.radians(-90), 0, math.radians(7))
    place(rbox('board', (2.5, 3.1, .1), .01, m_wood('#b98a57', '#7a5230', 'X', .8, 3), 2), (-1.07, -.46, .05), (0, 0, 7))
    place(rbox('slab', (2.2, 1.7, .06), .02, m_matte('#c9cdca', .12, 8, .02, .03, .5), 3), (2.0, -.9, .03), (0, 0, -8))
    ink = m_matte('#2c4a3c', .22, 60, .9, .2, .5)
    smear = [(1.55 + .75 * u, -1.3 + .7 * v) for u, v in ((0, .1), (.2, 0), (.9, .05), (1.05, .3), (1, .9), (.7, 1.0), (.1, .95), (-.05, .6))]
    from studio.forms import extrude_outline
    place(extrude_outline('ink', [(p[0], p[1]) for p in catmull([(*q, 0) for q in smear], 6)[:, :2]], .006, .002, ink), (0, 0, .062))

    def brayer():
        """A roller with its handle."""
        place(lathe('roll', [(0, -.5), (.2, -.5), (.215, -.48), (.215, .48), (.2, .5), (0, .5)], ink, smoothcurve=False), (0, 0, .22), (90, 0, 0))
        steel = m_metal('#9a9c9e', .25)
        curve('fork', [catmull([(0, -.56, .22), (.25, -.56, .3), (.5, -.3, .42), (.55, 0, .45), (.5, .3, .42), (.25, .56, .3), (0, .56, .22)], 8)], .035, steel, res=3)
        place(lathe('handle', [(0, 0), (.1, .02), (.13, .2), (.1, .6), (.13, 1.0), (.1, 1.15), (0, 1.18)], m_wood('#7d5a3c', '#4a3222', 'Z', .4, 4), per=6), (.55, 0, .45), (0, 76, 0))
    moved(brayer, 1.75, -.7, .06, 22)
    for k in range(14):
        sheet = rbox('sheet', (2.1, 1.6, .03), .008, m_matte('#e9e2d2', .95, 50, .1), 2)
        place(sheet, (3.6 + rnd.uniform(-.04, .04), .75 + rnd.uniform(-.04, .04), .02 + .034 * k), (0, 0, 9 + rnd.uniform(-2, 2)))
    for k, (x, y, turn) in enumerate(((-3.3, -1.2, 64), (-3.0, -1.1, 72), (-3.75, -1.0, 50))):
        def tool(n=k):
            """A lino gouge."""
            place(lathe('handle', [(0, 0), (.12, .02), (.17, .14), (.15, .3), (.08, .5), (.07, .56)], m_wood('#b07f4c', '#70492a', 'Z', .4, n), per=7), (0, 0, .16), (0, 90, 0))
            sweep('blade', [(.56, 0, .16), (1.25, 0, .1)], .035, .02, m_metal('#9fa1a3', .25), seg=14)
        moved(tool, x, y, 0, turn)
    crumbs = []
    for _ in range(120):
        x, y = rnd.gauss(-1.2, 1.0), rnd.gauss(-1.3, .7)
        a = rnd.uniform(0, TAU)
        crumbs.append(catmull([(x, y, .125), (x + .04 * math.cos(a), y + .04 * math.sin(a), .15), (x + .09 * math.cos(a + .5), y + .09 * math.sin(a + .5), .125)], 3))
    curve('crumbs', crumbs, .012, m_matte('#7d6a55', .9), res=1)
    moved(lambda: jar_of_brushes(7), -3.6, .8, 0)
    for k, (x, tone) in enumerate(((-2.4, '#2c4a3c'), (.9, '#8a4a30'), (1.5, '#c39a4a'))):
        def tin(t=tone):
            """A tin of ink with the lid off."""
            lathe('tin', vessel_profile([(.33, 0), (.35, .02), (.35, .4)], .02, .05), m_metal('#b9b7b0', .35), per=4)
            lathe('ink', [(0, .3), (.2, .32), (.32, .29)], m_matte(t, .2, 9, .8, .1, .5), per=6, wobble=.1, seed=3)
        moved(tin, x, .85, 0)
    eye(11.8, 4.0, .35, -1.2, 46, .6, (0, -.8, .2))
