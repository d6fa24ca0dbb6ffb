"""Ware on the table it was made for: fruit in the bowl, dough under the pin, tea in the cup.  1 unit = 10 cm."""
import math
import random

import bpy

from scenes import baskets, books, mugs, pottery, props, tableware, turned, vases, workshops
from scenes.workshops import moved
from studio.forms import catmull, extrude_outline, lathe, place, rbox, round_outline, vessel_profile
from studio.materials import m_glaze, m_matte, m_wood
from studio.stage import camera

OAK, DARK, PALE = ('#9a744c', '#5d4029'), ('#6b4c33', '#3a281b'), ('#b08d63', '#7a5a38')


def table(wall='#c9c3b6', wood=OAK, at=3.2, key=1.0):
    """A table of old boards, a plastered wall behind it, a window to the left."""
    workshops.room(wall, wood, at, key)
    bpy.context.scene['aspect'] = 1.0


def from_front(width, high=.5, low=2.75, at=(0, 0), fstop=.34, focus=None):
    """A camera as one sits at the table; `width` units fit."""
    far = 6.6 * width / 2.6
    camera((at[0] - .55, at[1] - far, low * far / 6.6), (at[0], at[1], high), 84, fstop * far / 6.6, focus or (at[0], at[1] - .5, high))


def from_above(width, at=(0, -.9), tilt=.34, fstop=.8):
    """A camera that looks down on the table; `width` units fit."""
    far = 2.42 * width
    camera((at[0], at[1] - far * tilt, far), (at[0], at[1], .1), 84, fstop, (at[0], at[1], .3))


def raw_pots(x=1.2, y=1.5, jug=True):
    """What stands behind, out of focus."""
    if jug:
        moved(lambda: pottery.thrown('jug', m_glaze('#d8cfbf', None, None, .3, rough=.5, seed=4, foot=.07), 4), -x * .95, y + .1)
    moved(lambda: pottery.thrown('round', m_glaze('#a9886c', None, None, .25, '#6b513c', .8, 6, foot=None, ring=.35), 6), x, y)


def cup_with(size, glaze, seed, rot, x, y, drink='#2a1a10', foam='#8a5f3c', level=.8):
    """A mug that has something in it."""
    h, r = mugs.SIZES[size]
    moved(lambda: (mugs.make_mug(glaze, size, seed, rot), props.filled(.405 * r / .45, level * h, drink, .12, foam=foam)), x, y)


def read_and_drink(base='#efe3d2', second='#9a4a2c', seed=3, size='mug', wood=OAK, cloth='#5d6b4f', drink='#2a1a10', foam='#8a5f3c', round_=None, rot=-20):
    """From above: a cup beside an open book, and a pencil."""
    table('#c9c3b6', wood)
    open_book = lambda: books.open_book(cloth, (1.25, 1.8), seed=seed, written=13)
    moved(open_book, .62, -.72, 0, -16)
    if round_:
        glaze = pottery.glaze_of(round_, seed, .16, .55)
        def cup():
            """The bellied mug."""
            pottery.thrown('round', glaze, seed)
            pottery.pulled_handle([(.44, 0, .66), (.56, 0, .74), (.75, 0, .68), (.80, 0, .48), (.70, 0, .29), (.46, 0, .24)], glaze, 0)
            props.filled(.42, .64, drink, .12, foam=foam)
        moved(cup, -1.02, -1.3, 0, rot - 120)
    else:
        cup_with(size, mugs.dipped(base, second, .5, seed), seed, rot - 120, -1.02, -1.3, drink, foam)
    props.spoon((-1.05, -.35, 0), 74, 1.35)
    from_above(3.5, (.08, -.95), .42)


def bowl_of(kind='apples', form='wide', colour='#2f4f5e', scale=1.1, seed=6, wood=None, behind=True, table_wood=OAK, wall='#c9c3b6', second=None, width=3.1):
    """A bowl in use; kind: apples, lemons, pears, porridge, coffee, salad cherries; `wood` for a turned one."""
    table(wall, table_wood)
    if behind:
        raw_pots(1.35, 1.5)
    if wood:
        outer = [(r * scale, z * scale) for r, z in turned.BOWL]
        place(lathe('bowl', vessel_profile(outer, .075, .14, .04), turned.grain(wood, seed, 'X', 1.2), wobble=.012, seed=seed), (0, 0, 0), (0, 0, 25))
        rim, floor = 1.16 * scale, .14
    else:
        tableware.bowl(form, colour, scale, seed, (0, 0, 0), second)
        rim, floor = tableware.BOWLS[form][-1][0] * scale, .125
    r = .34 * min(1, rim / 1.1)
    ring = [(.5 * rim * math.cos(a), .5 * rim * math.sin(a)) for a in (.3, 1.7, 2.9, 4.0, 5.2)]
    if kind == 'apples':
        props.heap(props.apple, ring, floor + .06, seed, r=r)
        props.heap(props.apple, [(.05, -.02)], floor + .62 * r / .34, seed + 7, r=r)
        props.apple((1.28 * rim, -.62, 0), r, seed + 11, turn=40)
    elif kind == 'lemons':
        props.heap(props.lemon, ring, floor + .04, seed, r=r * .92)
        props.heap(props.lemon, [(-.1, -.1), (.22, .2)], floor + .52 * r / .34, seed + 7, r=r * .92)
        props.lemon((1.25 * rim, -.7, 0), r * .92, seed + 11, 30)
    elif kind == 'pears':
        for number, (x, y, lean) in enumerate(((-.34, .1, 14), (.3, .24, -10), (.1, -.34, 24))):
            props.pear((x * rim, y * rim, floor + .02), r * .95, seed + number, 70 * number, 0)
        props.pear((1.22 * rim, -.6, 0), r * .95, seed + 9, 200, 78)
    elif kind == 'eggs':
        for number, (x, y) in enumerate(((-.3, .1), (.12, .32), (.34, -.06), (-.02, -.3), (-.34, -.28), (.02, .02))):
            props.egg((x * rim * 1.2, y * rim * 1.2, floor + (.02 if number < 5 else .3)), seed + number, ('#c49a72', '#b98a62', '#d6b896')[number % 3], 78, 60 * number)
        props.egg((1.25 * rim, -.5, 0), seed + 9, '#c49a72', 80, 20)
    from_front(width * rim / 1.22, .5)


def porridge(colour='#e0d5c0', second='#b79a73', seed=11, kind='porridge', form='deep', scale=1.0, table_wood=OAK):
    """Breakfast from above: the bowl, a spoon, a cloth."""
    table('#c9c3b6', table_wood)
    props.napkin('#b9b4a4', (.5, -.9, 0), -24, (2.0, 1.7), '#8a4a30')
    rim = tableware.BOWLS[form][-1][0] * scale
    lift = .12

    def served():
        """The bowl and what is in it."""
        tableware.bowl(form, colour, scale, seed, (0, 0, 0), second)
        if kind == 'porridge':
            m = m_matte('#d3c3a2', .5, 16, .9, .18, .4)
            lathe('oats', [(0, .55), (.3, .57), (.55, .545), (rim - .06, .53)], m, per=8, wobble=.1, seed=3)
            props.berries([(.1, .05), (.22, -.06), (.0, -.13), (.15, .19), (-.12, .03), (.3, .1), (-.02, .22), (.06, -.28), (-.25, -.12), (.34, -.16)], .535)
        else:
            props.filled(rim - .055, .55 * scale, '#b98d62', .2, foam='#e0c7a2')
    moved(served, -.12, -.95, lift)
    props.spoon((1.02, -1.02, .13), 76, 1.5)
    if kind == 'porridge':
        props.berries([(-1.15, -1.45), (-1.0, -1.62), (-1.22, -1.7)], 0)
    else:
        moved(lambda: bun(5), -1.22, -.1, 0, 40)
    from_above(3.4, (-.06, -.95), .5)


def bun(seed=1, scale=1.0):
    """A small round loaf with a cut, baked brown."""
    from studio.nodes import Mat
    m = Mat('crust')
    v = m.coord()
    z = m.sep(v)[2]
    brown = m.ramp(m.math('ADD', m.math('MULTIPLY', z, 1.5), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(v, 5, 5, .6), .5), .5)), [(.1, '#c99a5c'), (.5, '#a9672f'), (.8, '#74401c')])
    flour = m.ramp(m.noise(v, 26, 6, .7), [(.58, 0.), (.72, .6)])
    m.set(Base_Color=m.mix(flour, brown, '#e9dcc2'), Roughness=.62, Specular=.3, Normal=m.bump(m.math('ADD', m.noise(v, 18, 6, .7), m.noise(v, 4, 3)), .4, .04))
    r = .44 * scale
    outline = [(0, 0), (.72, 0), (.95, .12), (1.0, .34), (.9, .62), (.66, .84), (.34, .95), (0, .98)]
    place(lathe('bun', [(a * r, b * r) for a, b in outline], m, per=8, wobble=.12, seed=seed), (0, 0, 0), (0, 0, 60 * seed), (1.25, 1, .9))


def tea_for_two(colour='#5f6f5a', seed=8, cup='#e7e0d2', wood=OAK):
    """The pot on the table with two cups, one poured."""
    table('#cdc8bc', wood)

    def pot():
        """The teapot of pottery.teapot, without its stage."""
        pottery.teapot_parts(colour, seed)
    moved(pot, -.35, .1, 0, 14)
    for number, (x, y) in enumerate(((.78, -.78), (1.38, .15))):
        def one(n=number):
            """A cup without a handle."""
            pottery.thrown('tumbler', pottery.glaze_of(cup, seed + 3 + n, .2, .5), seed + n, .78)
            if n == 0:
                props.filled(.29, .56, '#9a5a1e', .08)
        moved(one, x, y)
    moved(lambda: vases.make_vase('bud', '#a9886c', 3), -1.7, 1.7, 0)
    moved(lambda: vases.branch((0, 0, .8), (.3, -.1, 2.1), 3, leaf_length=.4, pairs=5), -1.7, 1.7, 0)
    from_front(3.5, .52, 3.0, (.2, 0), .4, (-.2, -.7, .6))


def jug_as_vase(colour='#3f5f6b', seed=4, second='#e9e2d4', wood=OAK):
    """The jug with branches in it."""
    table('#cfc9bd', wood)
    moved(lambda: pottery.jug_parts(colour, seed, second, .92), 0, 0, 0, 8)
    for k, (x, y, z) in enumerate(((-.85, -.1, 3.3), (.1, .35, 3.7), (.72, -.15, 3.2), (-.3, -.4, 3.0))):
        vases.branch((.03 * k - .05, 0, 1.5), (x, y, z), seed + k, '#6d7a50', .55, 6)
    props.lemon((1.15, -.55, 0), .28, 3, 30)
    props.lemon((1.5, .1, 0), .28, 5, 110)
    camera((-.6, -11.0, 3.6), (.12, 0, 1.62), 84, .5, (0, -.6, 1.2))


def carafe_by_the_bed(colour='#d9d2c2', seed=6, wood=DARK):
    """At night: the cup over the neck, two books, the lamp out of the picture."""
    table('#b9b6ac', wood, 2.4, .8)
    moved(lambda: pottery.thrown('carafe', pottery.glaze_of(colour, seed, .3, .6), seed), -.35, .1)

    def cup():
        """The cup, upside down over the neck."""
        ob = pottery.thrown('tumbler', pottery.glaze_of(colour, seed + 3, .3, .6), seed + 2, .82)
        place(ob, (0, 0, 0), (180, 0, 30))
    moved(cup, -.35, .1, 2.62)
    z = 0
    for k, (cloth, turn) in enumerate((('#34425c', 12), ('#8a4a30', -4))):
        books.put(books.book(cloth, (1.3, 1.8, .3), None, label=False), .95, -.1, z, 70 + turn)
        z += .34
    moved(lambda: lathe('dish', [(0, .03), (.3, .03), (.34, 0), (.4, .02), (.44, .08), (.42, .085), (.36, .06), (0, .055)], pottery.glaze_of('#b4694a', 5, .3, .5, None), per=6), .95, -.15, z)
    camera((-.6, -9.6, 2.9), (.2, 0, 1.32), 84, .42, (-.3, -.5, 1.2))


def salt(colour='#dcd3c0', seed=13, wood=OAK):
    """The crock open, its lid beside it, salt to the rim."""
    table('#cbc6ba', wood)

    def open_crock():
        """Without its lid."""
        pottery.thrown('crock', m_glaze(colour, None, None, .6, seed=seed, foot=.07, rough=.24), seed)
        lathe('salt', [(0, .84), (.2, .83), (.4, .8), (.52, .77)], m_matte('#ece9e2', .7, 22, 1.0, .05, .5), per=9, wobble=.12, seed=4)
    moved(open_crock, -.2, .1)
    moved(lambda: pottery.crock_lid(seed), .98, -.5, -1.0)
    moved(lambda: props.spoon((0, 0, 0), 0, 1.1, False), -.12, .06, 1.03, 28, 1, 0)
    props.lemon((-1.3, .5, 0), .3, 4, 100)
    props.lemon((-1.5, -.2, 0), .28, 8, 20)
    from_front(3.0, .52, 3.6, (.05, -.05), .45, (-.2, -.5, .9))


def wine(colour='#34425c', seed=5, second='#e7e0d2', wood=OAK):
    """Two tumblers, poured, with the bread."""
    table('#c6c1b5', wood)
    for number, (x, y, turn) in enumerate(((-.75, -.45, 20), (.25, .25, 200))):
        def one(n=number):
            """A tumbler with wine."""
            pottery.thrown('tumbler', m_glaze(second, colour, (.46 + .04 * n, .02), .5, seed=seed + n, foot=.06, rough=.2), seed + n)
            props.filled(.36, .6, '#4a1420', .08)
        moved(one, x, y, 0, turn)
    props.napkin('#c9c0ae', (1.05, -.75, 0), 20, (1.5, 1.2), '#34425c')
    moved(lambda: bun(3, 1.15), 1.1, -.7, .12, 10)
    moved(lambda: pottery.thrown('carafe', m_glaze('#cfc6b4', None, None, .4, seed=3, foot=.07, rough=.5), 3), -1.5, 1.5)
    from_front(3.2, .45, 3.1, (.1, 0), .4, (-.6, -.8, .6))


def planted(colour='#b4694a', seed=11, wood=PALE):
    """The pot on the sill with what grows in it."""
    table('#d3cec3', wood, 2.0)
    pottery.planter_parts(colour, seed)
    rnd = random.Random(seed)
    for k in range(13):
        a, d = k * 2.4, .1 + .34 * math.sqrt(k / 13)
        foot = (d * math.cos(a), d * math.sin(a), 1.1)
        lean = .5 + .75 * d
        vases.branch(foot, (d * math.cos(a) * 2 + .9 * lean * math.cos(a), d * math.sin(a) * 1.6 + .7 * lean * math.sin(a), 2.0 + 1.0 * rnd.random() - .5 * d), seed + k, ('#64753f', '#73834a', '#58693a')[k % 3], .46, 6)
    camera((-.5, -10.4, 3.5), (0, 0, 1.22), 84, .5, (0, -.9, 1.2))


def place_setting(plates=(1.0, .72), bowl=None, seed=4, wood=OAK, pear=False, cloth='#a9a794', stripe='#34425c', glass='#a9886c'):
    """One place from above: plates, a fork, a folded cloth; with a bowl or a pear."""
    table('#c9c3b6', wood)
    z = 0.0
    for number, scale in enumerate(plates):
        tableware.plate(seed + number, (0, -.95, z), scale)
        z += .12 * (.4 + .6 * scale)
    if bowl:
        tableware.bowl('open', bowl, .66, seed, (.02, -.95, z - .02))
    if pear:
        props.pear((.12, -.9, z + .02), .33, 3, 60, 78)
        props.pear((-.35, -1.12, z + .02), .32, 5, 190, 74)
    props.napkin(cloth, (-1.98, -.95, 0), 4, (.95, 1.9), stripe)
    props.fork((-1.95, -.95, .12), 5)
    moved(lambda: (pottery.thrown('tumbler', pottery.glaze_of(glass, 5, .4, .5), 5), props.filled(.36, .66, '#6f7a76', .05)), 1.62, .35)
    from_above(4.5, (-.2, -.72), .5)


def baking(wood='ash', seed=7, table_wood=OAK):
    """The pin over rolled dough, flour everywhere."""
    table('#c9c3b6', table_wood)
    props.flour((.1, -1.0, 0), 2.2, 5200, 3)
    m = m_matte('#d9c7a0', .8, 12, .35, .08, .2)
    place(lathe('sheet', [(0, .07), (.9, .07), (1.15, .06), (1.24, .035), (1.22, 0)], m, per=6, wobble=.09, seed=5), (-.28, -.9, 0), (0, 0, 20), (1.15, .95, 1))
    pin = [(0, -1.9), (.09, -1.89), (.13, -1.84), (.16, -1.6), (.2, -1.0), (.225, 0), (.2, 1.0), (.16, 1.6), (.13, 1.84), (.09, 1.89), (0, 1.9)]
    place(lathe('pin', pin, turned.grain(wood, seed, 'Z', .8), per=10), (-.1, -.78, .3), (0, 90, 28))
    moved(lambda: props.dough(.52, 6), 1.25, -.05)
    moved(lambda: tableware.bowl('wide', '#c9b28c', .6, 3), -1.5, .35)
    from_above(4.0, (-.02, -.7), .6)


def pepper(seed=6, wood=OAK, pair=('walnut', 'ash')):
    """The mills between a bowl of lemons and the stove's side."""
    table('#cdc8bc', wood)
    moved(lambda: turned.mill_parts(pair, seed), .35, -.35, 0, -8)
    moved(lambda: (tableware.bowl('wide', '#2f4f5e', .8, 4), props.heap(props.lemon, [(-.3, .1), (.25, .25), (.05, -.3)], .14, 4, r=.28)), -1.25, .75)
    props.lemon((-.75, -.75, 0), .28, 9, 40)
    camera((-.7, -9.8, 3.2), (-.05, 0, .92), 84, .45, (.2, -.6, 1.0))


def soft_eggs(seed=4, wood=OAK):
    """Breakfast: two cups with eggs, one opened, and the toast's plate."""
    table('#cfcabe', wood)
    for k, (x, y, colour) in enumerate(((-.62, -.2, '#c49a72'), (.3, -.5, '#b98a62'), (1.0, .5, '#d6b896'))):
        def one(n=k, c=colour):
            """An egg in its cup."""
            turned.egg_cup('birch', seed + 2 * n, n)
            place(lathe('egg', props.EGG, m_matte(c, .5, 60, .1, .08, .4), wobble=.006, seed=3 + n), (0, 0, .37))
        moved(one, x, y)
    props.napkin('#c9c0ae', (-.4, .9, 0), -14, (1.8, 1.4), '#8a3b30')
    moved(lambda: bun(2, 1.0), -.7, .95, .12)
    props.spoon((.55, -1.35, 0), 12, 1.1)
    from_front(2.9, .4, 3.2, (.1, 0), .4, (-.3, -.5, .6))


def tops_on_floor():
    """Children's floor: tops, one of them spinning, and the string."""
    table('#cbc7bc', PALE, 3.6)
    turned.tops_parts()
    from_front(2.9, .3, 2.1, (0, 0), .4, (0, -.5, .4))


def beside_books(base='#efe3d2', second='#9a4a2c', seed=3, size='mug', wood=DARK, wall='#c9c3b6', cloths=('#39495c', '#b9ad98'), dip=.5, rot=-34):
    """A full cup on the sideboard, books and a branch behind it."""
    from scenes.rooms import pile
    table(wall, wood)
    h, r = mugs.SIZES[size]
    moved(lambda: (mugs.make_mug(mugs.dipped(base, second, dip, seed), size, seed, rot), props.filled(.405 * r / .45, .84 * h, '#7a3f16', .1)), -.4, -.35)
    pile(cloths, 1.2, .75, 0, 74, (1.3, 1.8, .3), seed)
    moved(lambda: (vases.make_vase('bud', '#cfc6b4', 3), vases.branch((0, 0, .8), (.3, -.1, 2.1), seed, leaf_length=.4, pairs=5)), -1.45, 1.2)
    from_front(2.9 * max(1, h / 1.1), .55 * h + .1, 2.8, (.05, 0), .36, (-.4, -.8, .6))


def espresso(base='#e9e6df', second='#24324a', seed=41, wood=DARK, rot=-130):
    """The small cup on its saucer from above, full, a spoon beside it."""
    table('#c9c3b6', wood)

    def served():
        """Saucer, cup and coffee."""
        mugs.make_saucer(m_glaze(second, None, None, .5, seed=seed + 1, rough=.16), .72, seed)
        mugs.make_mug(mugs.dipped(base, second, .36, seed), 'espresso', seed, rot, (0, 0, .075))
        props.filled(.285, .5, '#3a1e0e', .14, foam='#a9713c')
        props.spoon((.18, -.5, .13), 16, .85)
    moved(served, -.25, -.95)
    props.napkin('#b9b4a4', (1.3, -.6, 0), 62, (1.3, .95), '#8a4a30')
    moved(lambda: bun(4, .8), 1.25, -.55, .12, 20)
    from_above(3.1, (.2, -.9), .55)


def cups_from_above(cups, wood=OAK, wall='#c9c3b6'):
    """Breakfast cups from above: rows of (base, second, x, y, rot, drink, foam)."""
    table(wall, wood)
    for number, (base, second, x, y, rot, drink, foam) in enumerate(cups):
        cup_with('mug', mugs.dipped(base, second, .5, 5 + number), 5 + number, rot, x, y, drink, foam)
    props.napkin('#c9c0ae', (.1, .1, 0), 8, (1.9, 1.3), '#34425c')
    for k, (x, y) in enumerate(((-.35, .2), (.5, -.02))):
        moved(lambda n=k: bun(n + 3, .95), x, y, .12, 70 * k)
    props.spoon((-.1, -1.5, 0), 24, 1.3)
    from_above(4.1 if len(cups) > 2 else 3.6, (0, -.72), .5)


def bowls_apart(colours, seed=6, wood=OAK, wall='#c9c3b6'):
    """The three bowls out of one another, each with something in it."""
    table(wall, wood)
    for number, (x, y, scale) in enumerate(((-.75, .35, 1.15), (1.2, .55, 1.0), (.55, -1.05, .86))):
        def one(n=number, s=scale):
            """A bowl and what is in it."""
            tableware.bowl('open', colours[n], s, seed + n)
            if n == 0:
                props.heap(props.apple, [(-.38, .1), (.32, .28), (.1, -.36)], .16, seed, r=.34)
            elif n == 1:
                for k, (a, b) in enumerate(((-.3, .1), (.2, .26), (.24, -.2), (-.18, -.3))):
                    props.egg((a, b, .16), k, ('#c49a72', '#b98a62', '#d6b896')[k % 3], 78, 70 * k)
            else:
                berry_heap(.5, .15, 60)
        moved(one, x, y)
    from_front(3.95, .42, 4.2, (.1, .1), .6, (.2, -.7, .5))


def berry_heap(r, floor, count, seed=3):
    """Blueberries in the hollow of a bowl."""
    rnd = random.Random(seed)
    for k in range(count):
        a, d = k * 2.4, r * math.sqrt((k + .5) / count)
        props.berries([(d * math.cos(a), d * math.sin(a))], floor + .16 - .1 * (d / r) ** 2 + .05 * (k % 3), .085 * rnd.uniform(.85, 1.1), seed=seed + k)


def berries_in(colour='#a3583a', seed=8, scale=.8, wood=PALE, turned_wood=None):
    """The small bowl full of berries, some beside it."""
    table('#cbc7bb', wood)
    if turned_wood:
        for number, (x, y, k, what) in enumerate(((-.75, .25, .72, 'berries'), (.85, -.4, .58, 'egg'))):
            def one(n=number, s=k):
                """A small turned bowl."""
                outer = [(r * s, z * s) for r, z in turned.BOWL]
                lathe('bowl', vessel_profile(outer, .065, .12, .03), turned.grain(turned_wood, seed + n * 3, 'Y' if n else 'X', 1.0), wobble=.012, seed=seed + n)
                if n == 0:
                    berry_heap(.52, .16, 70)
                else:
                    for j, (a, b) in enumerate(((-.17, .08), (.16, .1), (.0, -.18))):
                        props.egg((a, b, .14), j, ('#c49a72', '#d6b896')[j % 2], 74, 80 * j)
            moved(one, x, y, 0, 40 * number)
        props.berries([(-.15, -1.0), (.05, -1.1), (-.3, -1.15), (.0, -.9)], 0, .085)
        from_front(3.3, .25, 3.6, (.05, 0), .45, (-.3, -.5, .4))
        return
    tableware.bowl('open', colour, scale, seed)
    berry_heap(.52 * scale / .8, .15, 64)
    props.berries([(1.0, -.45), (1.15, -.6), (.95, -.7), (1.3, -.4)], 0, .085)
    raw_pots(1.25, 1.4, False)
    from_front(2.6, .3, 3.4, (.1, 0), .42, (0, -.5, .5))


def dough_in(colour='#b4694a', seed=24, wood=OAK):
    """The wide bowl in which dough has risen."""
    table('#cbc6ba', wood)
    tableware.bowl('wide', colour, 1.0, seed)
    props.dough(.88, 6, (0, 0, .27))
    props.flour((.9, -1.1, 0), .8, 1500, 3)
    pin = [(0, -1.9), (.09, -1.89), (.13, -1.84), (.16, -1.6), (.2, -1.0), (.225, 0), (.2, 1.0), (.16, 1.6), (.13, 1.84), (.09, 1.89), (0, 1.9)]
    place(lathe('pin', pin, turned.grain('ash', 7, 'Z', .8), per=10), (.35, 1.15, .225), (0, 90, -6))
    props.egg((1.35, -.55, 0), 2, '#c49a72', 80, 30)
    props.egg((1.6, -.2, 0), 3, '#d6b896', 78, 100)
    from_front(3.2, .35, 3.4, (.1, 0), .45, (0, -.8, .5))


def board_parts(wood, size, seed, hole=True, handle=0.0, thick=.2):
    """A board with rounded corners, lying; `handle` units long at its right end, with a hole to hang it by."""
    wide, deep = size
    if handle:
        half, neck = deep / 2, .2
        top = catmull([(wide / 2 - .3, half, 0), (wide / 2 - .05, half * .8, 0), (wide / 2 + .1, neck + .05, 0), (wide / 2 + handle * .7, neck, 0), (wide / 2 + handle, neck * .7, 0), (wide / 2 + handle + .08, 0, 0)], 8)
        corner = round_outline(wide, deep, .16, 8)
        left = sorted([p for p in corner if p[0] < 0 and p[1] >= 0], key=lambda p: -p[0]) + sorted([p for p in corner if p[0] < 0 and p[1] < 0], key=lambda p: p[0])
        outline = left + [(p[0], -p[1]) for p in top] + [(p[0], p[1]) for p in top[::-1]][1:]
    else:
        outline = round_outline(wide, deep, .2, 8)
    board = extrude_outline('board', outline, thick, .04, turned.grain(wood, seed, 'X', 1.0), 5)
    if hole:
        at = (wide / 2 + handle * .72 if handle else wide / 2 - .28, 0)
        bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=.09, depth=2, location=(*at, 0))
        cutter = bpy.context.object
        cutter.hide_render = True
        cut = board.modifiers.new('hole', 'BOOLEAN')
        cut.object, cut.operation = cutter, 'DIFFERENCE'
        cutter.parent = board
    return board


def bread_board(wood='oak', seed=5, table_wood=DARK, size=(2.5, 1.5), handle=.75, topped='bread', turn=-18):
    """A board in use: bread, cheese and pears, or breakfast."""
    table('#cbc6ba', table_wood)
    moved(lambda: board_parts(wood, size, seed, True, handle), -.15, -.85, 0, turn)
    if topped == 'bread':
        moved(lambda: bun(5, 1.5), -.45, -.75, .2, 24)
        moved(lambda: bun(7, .95), .55, -1.05, .2, 80)
    if topped == 'cheese':
        cheese = m_matte('#d9b765', .5, 9, .3, .12, .35)
        place(rbox('cheese', (1.05, .62, .5), .05, cheese, 4), (-.6, -.72, .45), (0, 0, 14))
        place(rbox('slice', (.62, .5, .07), .02, cheese, 3), (.12, -1.12, .24), (0, 0, -24))
        place(rbox('slice', (.62, .5, .07), .02, cheese, 3), (.2, -1.06, .31), (3, 0, -4))
        props.pear((.62, -.6, .2), .3, 3, 40, 0)
    if topped == 'eggs':
        for number, (x, y) in enumerate(((-.5, -.7), (.1, -1.0))):
            def one(n=number):
                """An egg in its cup."""
                turned.egg_cup('birch', 4 + 2 * n, n)
                place(lathe('egg', props.EGG, m_matte(('#c49a72', '#d6b896')[n], .5, 60, .1, .08, .4), wobble=.006, seed=3 + n), (0, 0, .37))
            moved(one, x, y, .2)
    props.napkin('#b9b4a4', (1.35, .1, 0), 30, (1.5, 1.1), '#8a3b30')
    from_above(4.3, (.0, -.72), .62)


def breakfast_boards(wood='ash', seed=7, table_wood=OAK):
    """Two boards on one another, a bun on the upper one."""
    table('#cfcabf', table_wood)
    moved(lambda: board_parts(wood, (2.1, 1.35), seed, True, 0, .14), -.25, -.7, 0, -8)
    moved(lambda: board_parts(wood, (2.1, 1.35), seed + 4, True, 0, .14), .05, -.95, .141, 14)
    moved(lambda: bun(6, 1.1), -.2, -.95, .282, 30)
    cup_with('mug', mugs.dipped(*('#e9e6df', '#24324a'), .5, 4), 4, 150, 1.5, .35, '#2a1a10', '#8a5f3c')
    from_above(4.2, (.1, -.72), .62)


def three_spoons(seed=3, wood=('#b9905f', '#7f5a34'), table_wood=DARK):
    """Three spoons of lime wood and the flour they were made for."""
    table('#c9c4b8', table_wood)
    for k, (x, y, turn, long) in enumerate(((-.35, -.35, 12, 2.3), (-.2, -.95, 4, 2.0), (-.05, -1.5, -6, 1.7))):
        moved(lambda l=long: props.spoon((0, 0, 0), 0, l, False), x, y, 0, turn, 1.12)
    moved(lambda: (tableware.bowl('deep', '#cfc6b4', .55, 4), lathe('salt', [(0, .26), (.2, .25), (.36, .22)], m_matte('#ece9e2', .7, 22, 1.0, .05, .5), per=8, wobble=.12, seed=4)), 1.35, .3)
    props.flour((1.0, -.6, 0), .7, 900, 5)
    from_above(4.0, (.05, -.72), .62)


def small_jug(base, second, seed):
    """The jug, and milk in it."""
    glaze = mugs.dipped(base, second, .8, seed)
    pottery.spout(pottery.thrown('jug', glaze, seed, wall=.075), 1.84)
    pottery.pulled_handle([(.325, 0, 1.58), (.50, 0, 1.70), (.86, 0, 1.55), (.93, 0, 1.15), (.82, 0, .78), (.62, 0, .58)], glaze, 12, .12, .05)
    props.filled(.33, 1.6, '#ece6d8', .2)


def milk_and_porridge(base='#efe3d2', second='#9a4a2c', seed=6, wood=DARK):
    """The small jug from above, full, beside the bowl that its milk is for."""
    table('#c9c3b6', wood)
    moved(lambda: small_jug(base, second, seed), -.85, -.55, 0, 150, .62)

    def bowl():
        """Porridge with berries."""
        tableware.bowl('deep', '#4f7478', .8, seed)
        lathe('oats', [(0, .42), (.3, .41), (.55, .37)], m_matte('#d2bd97', .7, 26, 1.0, .2, .4), per=8, wobble=.08, seed=seed)
        props.berries([(.12 * math.cos(k * 2.4) * math.sqrt(k), .12 * math.sin(k * 2.4) * math.sqrt(k)) for k in range(7)], .47, .075)
    moved(bowl, .75, -.85)
    props.napkin('#b9b4a4', (-.1, .3, 0), -12, (1.6, .9), '#34425c')
    props.spoon((.1, -1.7, 0), 18, 1.3)
    from_above(3.3, (.0, -.72), .55)


def spoons_in_crock(seed=5, wood=OAK):
    """The three spoons where one reaches for them: in a crock beside the board."""
    table('#cbc6ba', wood)
    moved(lambda: tableware.bowl('deep', '#dcd3c0', 1.0, seed), 1.35, .55)
    moved(lambda: pottery.thrown('round', m_glaze('#4f7478', None, None, .3, rough=.35, seed=seed, foot=.06), seed), -.35, .1, 0, 0, 1.25)
    for turn, tilt, long in ((20, 78, 2.3), (152, 74, 2.0), (-38, 76, 1.75)):
        moved(lambda l=long: moved(lambda: props.spoon((0, 0, 0), 90, l, False), 0, l / 2, 0), -.35, .1, .12, turn, 1.12, tilt)
    props.flour((1.0, -.95, 0), .55, 500, 7)
    from_front(3.4, 1.15, 2.7, (.2, 0), .45, (-.3, -.4, 1.2))


def milk_jug(base='#efe3d2', second='#9a4a2c', seed=4, wood=OAK):
    """A small jug of milk beside a full cup."""
    table('#cac5b9', wood)
    moved(lambda: small_jug(base, second, seed), -.4, -.1, 0, 6, .62)
    cup_with('mug', mugs.dipped(base, second, .5, seed + 3), seed + 3, -36, .75, -.55, '#7a3f16', None)
    moved(lambda: (vases.make_vase('bud', '#cfc6b4', 3), vases.branch((0, 0, .8), (.3, -.1, 2.1), 3, leaf_length=.4, pairs=5)), -1.45, 1.3)
    from_front(2.9, .55, 2.9, (.12, 0), .38, (-.1, -.6, .6))


def plates_on_table(colour='#4f7478', seed=5, wood=OAK, count=3, scale=.9, topped='pear', wall='#cdc8bc'):
    """Plates of one glaze in a pile, and what they are for."""
    table(wall, wood)
    glaze = m_glaze(colour, None, None, .5, rough=.24, seed=seed)
    for number in range(count):
        body = lathe('plate', [(r * scale, z * (.4 + .6 * scale)) for r, z in tableware.PLATE], glaze, wobble=.012, seed=seed + number, per=6)
        place(body, (-.1 + .025 * number, .15 - .02 * number, .115 * number * scale), (0, 0, 80 * number))
    top = .115 * scale * (count - 1) + .12
    if topped == 'pear':
        props.pear((-.3, .1, top), .31, 3, 60, 78)
        props.pear((.25, .25, top), .3, 6, 200, 0)
    if topped == 'buns':
        moved(lambda: bun(4, 1.1), -.3, .15, top)
        moved(lambda: bun(6, 1.0), .38, .1, top, 60)
    props.fork((1.75, -.5, 0), -8)
    from_front(3.6, .3, 3.9, (.1, 0), .5, (0, -.8, .3))
