"""One row a picture: name -> (scene, parameters), and the colourways that are dyed from it.
A row makes the same pictures every time."""


def ways(prefix, source, others):
    """Colourways prefix + name of `others` (name -> colour, backdrop) for a picture in `source` (colour, backdrop)."""
    return {prefix + name: dict(tint=(source[0], colour), ground=(source[1], back)) for name, (colour, back) in others.items()}



def paler(colour, share):
    """A colour nearer to undyed wool by the share."""
    wool = (236, 228, 212)
    return '#' + ''.join('%02x' % round(int(colour[1 + 2 * k:3 + 2 * k], 16) * (1 - share) + wool[k] * share) for k in range(3))


# base, second, backdrop of each dipped glaze
DIPS = {
    'ink': ('#e9e6df', '#24324a', '#cfd3d6'),
    'teal': ('#ece4d4', '#4f7472', '#d8c6ae'),
    'moss': ('#efe8da', '#5c6b3c', '#dfe0d3'),
    'rust': ('#efe3d2', '#9a4a2c', '#d9cfc2'),
}


def mugs():
    """The tall mug and the cup; the stamped mug is dyed from the rust one."""
    rows = {}
    for number, (name, (base, second, back)) in enumerate(DIPS.items()):
        glaze = dict(base=base, second=second, back=back)
        rows[f'mug-tall-{name}'] = ('mugs.mug', dict(glaze, size='tall', dip=.62, seed=31 + number, rot=-24 - 7 * number))
        if name != 'moss':
            rows[f'cup-espresso-{name}'] = ('mugs.cup_and_saucer', dict(glaze, seed=41 + number, rot=-40 + 9 * number))
    others = {name: (second, back) for name, (_, second, back) in DIPS.items() if name != 'rust'}
    base, second, back = DIPS['rust']
    rows['mug-stamped-rust'] = ('mugs.upside_down', dict(base=base, second=second, back=back, seed=54, dip=.5, word='ANA'), ways('mug-stamped-', (second, back), others))
    rows['cup-espresso-rust'] += (ways('cup-espresso-', (second, back), {'moss': others['moss']}),)
    return rows


# base, backdrop, leaves of each vase glaze
VASES = {
    'night-blue': ('#2c3f5c', '#dcd8cf', '#6f7d52'),
    'sage': ('#7f8f70', '#e7e2d8', '#5f6f4c'),
    'terracotta': ('#b9603c', '#e6d9c6', '#6f7650'),
    'plum': ('#5d3443', '#ddd3cd', '#76805c'),
    'chalk': ('#e3ddd1', '#c9c2b6', '#5d6b48'),
}


def vases():
    rows = {}
    for form, scene, source, dyed, more in (
            ('tall', 'vases.tall_vase', 'sage', ('terracotta', 'plum', 'chalk'), dict(seed=64)),
            ('bud', 'vases.bud_vase', 'terracotta', ('night-blue', 'chalk'), dict(seed=71)),
            ('bud', 'vases.bud_vase', 'sage', ('plum',), dict(seed=73, flowers=False))):
        base, back, _ = VASES[source]
        others = {name: VASES[name][:2] for name in dyed}
        rows[f'vase-{form}-{source}'] = (scene, dict(base=base, back=back, **more), ways(f'vase-{form}-', (base, back), others))
    base, back, green = VASES['night-blue']
    rows['vase-tall-night-blue'] = ('vases.tall_vase', dict(base=base, back=back, green=green, seed=61))
    return rows


# motif, wall behind the frame, wall behind the sheet, vase, side of the vase
PRINTS = [
    ('low_sun', '#d6cdbe', '#dcd6ca', '#3f5a5c', 1),
    ('two_hills', '#d9d4c9', '#d0d2c8', '#8a5a40', -1),
    ('tide_line', '#cfd2cf', '#dfd8cb', '#d9d2c4', 1),
    ('harbour', '#dcd3c4', '#c9ced0', '#2f4456', -1),
    ('first_field', '#c9cdc5', '#ded3c1', '#59664a', 1),
    ('late_summer', '#d8d0c6', '#d3cabb', '#9a4f36', -1),
    ('lighthouse', '#cfd1cd', '#d9d4ca', '#b1432c', -1),
    ('birches', '#dcd6ca', '#cdd2cf', '#33504e', 1),
    ('pears', '#d2cec2', '#dcd7cb', '#7d8f8a', -1),
    ('alpine_lake', '#d9d3c7', '#cfd3d0', '#a8452c', 1),
    ('sardines', '#cdd2d2', '#dad5ca', '#3f6272', -1),
    ('lemons', '#dbd5c6', '#d3d1c6', '#30506a', 1),
]


def prints():
    rows = {}
    for number, (motif, wall, bare_wall, vase, side) in enumerate(PRINTS):
        name = motif.replace('_', '-')
        rows[f'framed-{name}'] = ('prints.framed', dict(motif=motif, seed=number + 1, back=wall, vase=vase, side=side, green=number % 2 == 1))
        rows[f'print-{name}'] = ('prints.hung', dict(motif=motif, seed=number + 1, back=bare_wall))
    return dict(sorted(rows.items(), reverse=True))


BOOKS = {
    'journal-pocket-green': ('books.one_book', dict(cloth='#5d6b4f', size=(1.05, 1.48, .36), label=False, back='#dcd6ca', turn=-22, near=.82, ribbon='#c4953f')),
    'guest-book-green': ('books.one_book', dict(cloth='#55654a', size=(2.35, 1.9, .62), label=True, back='#cfccc2', turn=14, near=1.08, with_pencil=False, ribbon='#e2d6bd')),
    'journal-name-green': ('books.one_book', dict(cloth='#5f6f52', size=(1.55, 2.15, .5), label=False, word='MAREN', back='#e0dbd0', turn=10, with_pencil=False, near=.92)),
    'journal-brown': ('books.one_book', dict(cloth='#6a4d38', ribbon='#3f5a5c', back='#d9d6cf', turn=28)),
    'sketchbook-brown': ('books.one_book', dict(cloth='#a88a67', spine='#4c3a2d', size=(1.95, 1.55, .66), label=False, ribbon=None, back='#c9cdcb', turn=20)),
    'household-book': ('books.one_book', dict(cloth='#b9ad98', spine='#6b3f2e', size=(1.5, 2.3, .56), back='#dcd5c8', turn=-16, ribbon='#6b3f2e', with_pencil=False)),
    'journals-pile': ('books.pile', dict(cloths=[('#3f4a52', None), ('#7d4a3a', None), ('#8a6f52', '#3f5a5c')], back='#d6d1c6')),
}

TABLEWARE = {
    'bowl-large-lake': ('tableware.single_bowl', dict(form='wide', colour='#2f4f5e', seed=6, back='#d5d2c8', near=1.22)),
    'bowl-small-rust': ('tableware.single_bowl', dict(form='open', colour='#a3583a', seed=8, back='#cdd0cb', scale=.8, near=.8),
                        ways('bowl-', ('#a3583a', '#cdd0cb'), {'green': ('#34493f', '#d9d4c8')})),
    'bowls-nesting-dunes': ('tableware.nested_bowls', dict(colours=['#cbb594', '#e3dac8', '#8f7a5e'], seed=16, back='#d3cdc2')),
    'bowl-porridge-sand': ('tableware.single_bowl', dict(form='deep', colour='#e0d5c0', second='#b79a73', seed=11, back='#c6cac6', scale=1.0, near=.92)),
    'bowl-serving-sand': ('tableware.single_bowl', dict(form='wide', colour='#c9b28c', seed=13, back='#e0dcd3', near=1.22)),
    'plate-dinner': ('tableware.plate_alone', dict(seed=5, cloth='#a8a596')),
    'plates-side': ('tableware.plate_alone', dict(seed=8, cloth='#c3b49a', scale=.74, count=4, near=.82)),
    'plates-dinner-three': ('tableware.plate_alone', dict(seed=11, cloth='#8f9a94', count=3, near=1.06)),
    'table-for-two': ('tableware.table_for_two', {}),
}


PALE, DARK = ('#a58352', '#d3b57c', '#e6cf9d'), ('#5a3d22', '#8c6437', '#ab8450')
BASKETS = {
    'basket-market': ('baskets.basket', dict(high=1.0, foot=.8, mouth=1.02, belly=.06, back='#dbd0be', tones=PALE, band=(.45, .6), handle='arch', oval=1.25, turn=25)),
    'basket-logs': ('baskets.basket', dict(high=1.5, foot=1.0, mouth=1.12, belly=.08, back='#cdc9c0', tones=DARK, band=None, inside='logs', turn=50)),
    'basket-knitting': ('baskets.basket', dict(high=.95, foot=.95, mouth=1.05, belly=.18, back='#d9d4c9', tones=PALE, band=(.7, .86), handle='none', inside='yarn')),
    'basket-laundry': ('baskets.basket', dict(high=2.3, foot=.85, mouth=1.05, belly=.14, back='#d5d8d5', band=(.78, .9), turn=20)),
    'basket-small': ('baskets.basket', dict(high=.8, foot=.72, mouth=.8, belly=.1, back='#dfdad0', band=None, turn=10)),
    'basket-market-small': ('baskets.basket', dict(high=.8, foot=.62, mouth=.78, belly=.05, back='#cfd0c8', tones=DARK, band=(.3, .42), handle='arch', oval=1.2, turn=40)),
}


# leather, thread, two backdrops
HIDES = {
    'tan': ('#8b4a24', '#e9d9b6', '#d9d5cc', '#c9cfcb'),
    'cognac': ('#a4602b', '#f0e4cc', '#cdd0cd', '#ddd3c5'),
    'black': ('#23211f', '#b9b2a4', '#d5cfc3', '#c6c4bf'),
    'olive': ('#4f5230', '#e0d3b0', '#d8cfbf', '#d9d8cd'),
    'oxblood': ('#5a1f22', '#d9c4a8', '#cfd0cc', '#e0d8cc'),
}


def wallets():
    tan, thread, back, back2 = HIDES['tan']
    others = {name: (colour, b) for name, (colour, _, b, _) in HIDES.items() if name != 'tan'}
    others2 = {name: (colour, b) for name, (colour, _, _, b) in HIDES.items() if name != 'tan'}
    return {
        'wallet-initials-tan': ('leather.wallet', dict(colour=tan, thread=thread, back=back, word='MA', turn=22, cards=2, ring=False), ways('wallet-initials-', (tan, back), others)),
        'card-holder-tan': ('leather.card_holder', dict(colour=tan, thread=thread, back=back2, turn=14), ways('card-holder-', (tan, back2), others2)),
    }


# jar, backdrop in the evening, backdrop by day
SCENTS = {
    'clay': ('#9a5138', '#b7a68e', '#ddd0c0'),
    'forest': ('#3f4a45', '#9c9480', '#d0d2c8'),
    'ink': ('#27303f', '#a9a59c', '#cdd1d3'),
    'oat': ('#bfae8f', '#857c70', '#d9d2c4'),
}


def candles():
    rows = {}
    for form, scene, source, dyed, ground in (('three', 'candles.three_wicks', 'forest', ('ink', 'oat'), 1), ('refill', 'candles.refill', 'clay', ('forest', 'ink', 'oat'), 2)):
        colour, back = SCENTS[source][0], SCENTS[source][ground]
        others = {name: (SCENTS[name][0], SCENTS[name][ground]) for name in dyed}
        rows[f'candle-{form}-{source}'] = (scene, dict(colour=colour, back=back, seed=13), ways(f'candle-{form}-', (colour, back), others))
    colour, back, _ = SCENTS['clay']
    rows['candle-three-clay'] = ('candles.three_wicks', dict(colour=colour, back=back, seed=12))
    return rows


JEWELLERY = {
    'ring-box-gold': ('jewellery.ring_in_box', dict(metal='#d9ab5b', seed=3)),
    'earrings-small': ('jewellery.earrings', dict(seed=5, r=.33, back='#cfd0cc', near=.85)),
    'earrings-moon': ('jewellery.earrings', dict(seed=7, r=.46, moon=True, stone=False, back='#b9b3aa')),
    'earrings-laid': ('jewellery.earrings_on_stone', dict(seed=3)),
    'ring-box-silver': ('jewellery.ring_in_box', dict(metal='#c9cbce', seed=5, back='#b9bcc0', cushion='#5b2430')),
    'earrings-moon-small': ('jewellery.earrings', dict(seed=9, r=.33, moon=True, stone=False, back='#dad0c6', near=.85)),
    'earrings-moon-first': ('jewellery.earrings_on_stone', dict(seed=6, moon=True, back='#bdb6aa')),
    'ring-box-rose': ('jewellery.ring_in_box', dict(metal='#d99a7c', seed=8, back='#d3c3b8', cushion='#e3d8c6')),
}


# wool, backdrops of throw, cot blanket and bed blanket
BLANKETS = {
    'cream': ('#cdbfa5', '#b9b6aa', '#cfd4d2', '#c9bda9'),
    'rust': ('#96502f', '#dcd2c3', '#d5d3cb', '#c8c9c2'),
    'sage': ('#7e8c74', '#ddd8cc', '#d9cfc0', '#cfd0ca'),
    'slate': ('#566370', '#d8d3c8', '#cfc9bd', '#dad9d4'),
}


def blankets():
    forms = {
        'throw': ('sage', 1, dict(seed=3, turn=58, pitch=4)),
        'cot-blanket': ('cream', 2, dict(seed=13, layers=3, size=(2.2, 1.9, .2), turn=28, edge='stitched', pitch=5)),
        'bed-blanket': ('cream', 3, dict(seed=23, layers=6, size=(3.4, 2.7, .23), turn=52, pitch=3.4)),
    }
    rows = {}
    for form, (source, ground, more) in forms.items():
        wool, back = BLANKETS[source][0], BLANKETS[source][ground]
        others = {name: (paler(row[0], .22 if form == 'bed-blanket' else 0), row[ground]) for name, row in BLANKETS.items() if name != source}
        rows[f'{form}-{source}'] = ('blankets.throw', dict(colour=wool, back=back, **more), ways(f'{form}-', (wool, back), others))
    return rows


NIGHT = dict(base='#4a4a48', second='#23221f')
MORE_MUGS = {
    'mugs-four': ('mugs.several', dict(cups=[('#dfe3df', '#39515e', .42, 'mug', -.75, -.75, -30), ('#d9b48c', '#5a3a28', .6, 'mug', .75, -.45, -20),
                                             ('#c9cdbd', '#55633f', .5, 'mug', -.15, .75, -150), ('#e6dccb', '#8a4a30', .46, 'mug', 1.35, 1.0, -40)], wide=2.9)),
    'cup-espresso-night': ('mugs.cup_and_saucer', dict(NIGHT, seed=47, back='#cfc6b8', rot=-150, dip=.2)),
    'mug-night-second': ('mugs.mug', dict(NIGHT, seed=29, back='#c9cbc8', rot=-152, dip=.3)),
}

def firsts():
    """The first piece of each family."""
    rows = {f'mug-{name}-dip': ('mugs.mug', dict(base=base, second=second, back=back, seed=3 + number)) for number, (name, (base, second, back)) in enumerate(DIPS.items())}
    rows |= {f'vase-{name}': ('vases.vase', dict(base=base, back=back, seed=4 + number)) for number, (name, (base, back, _)) in enumerate(VASES.items())}
    rows |= {f'candle-{name}': ('candles.candle', dict(colour=colour, back=evening, seed=2 + number)) for number, (name, (colour, evening, _)) in enumerate(SCENTS.items())}
    rows |= {f'wallet-{name}': ('leather.wallet', dict(colour=colour, thread=thread, back=back)) for name, (colour, thread, back, _) in HIDES.items()}
    rows |= {f'ring-turquoise-{name}': ('jewellery.ring', dict(metal=metal, seed=number)) for number, (name, metal) in enumerate((('gold', '#d9ab5b'), ('silver', '#c9cbce'), ('rose', '#d99a7c')))}
    return rows | {
        'mug-charcoal': ('mugs.mug', dict(NIGHT, seed=25, back='#e2ddd3', dip=.35)),
        'mugs-on-table': ('mugs.several', dict(cups=[('#dfe3df', '#39515e', .42, 'mug', -.1, -.3, -28), ('#c98f5a', '#5a3a28', .6, 'mug', 1.0, 1.1, -150)], wide=2.6)),
        'bowls-nesting-sand': ('tableware.nested_bowls', dict(colours=['#2f4f5e', '#e3dac8', '#b7653f'], seed=11, back='#d6cfc3')),
        'bowls-nesting-blue': ('tableware.nested_bowls', dict(colours=['#2f4f5e', '#e3dac8', '#b7653f'])),
        'plates-speckled': ('tableware.plates_with_bowl', {}),
        'plates-speckled-2': ('tableware.plates_with_bowl', dict(seed=7)),
        'basket-reed-2': ('baskets.basket', dict(turn=58, back='#d7d3ca', band=(.5, .62))),
        'basket-reed': ('baskets.basket', {}),
        'earrings-gold': ('jewellery.earrings', {}),
        'journal-2': ('books.one_book', dict(cloth='#5d6b4f', turn=14, back='#dcd7cc', with_pencil=False, near=.92)),
        'journal-green': ('books.one_book', dict(cloth='#5d6b4f')),
    }


def in_turn(*families):
    """One row of each family in turn, so that a part of the table already serves every shop."""
    queues = [list(family.items()) for family in families]
    return dict(queue[place] for place in range(max(map(len, queues))) for queue in queues if place < len(queue))


DYED = in_turn(blankets(), wallets(), vases(), candles(), mugs())
# Rows that give several pictures come first, and a stack of six layers of wool last of them.
ROWS = dict(sorted(((name, row) for name, row in DYED.items() if len(row) > 2), key=lambda named: named[0].startswith('bed')))
ROWS |= prints() | in_turn(BASKETS, JEWELLERY, TABLEWARE, DYED, BOOKS, MORE_MUGS) | firsts()


# glaze, backdrop
HONEY = {'honey': ('#b98a4a', '#d8d4ca'), 'slip': ('#e0d9ca', '#c9c6bc'), 'sea': ('#4f7478', '#d9d2c4'), 'ash': ('#5a5a58', '#dad6cd')}
MORE_GLAZES = {'slip': ('#e0d9ca', '#cfcabe'), 'indigo': ('#34425c', '#d9d5cb'), 'clay': ('#b4694a', '#d8d1c5'), 'olive': ('#6d7048', '#dbd7cb')}


def in_colours(pattern, source, colours, scene, **more):
    """A row of `source` that is dyed to the other colours."""
    colour, back = colours[source]
    return {pattern.format(source): (scene, dict(colour=colour, back=back, **more),
                                     {pattern.format(name): dict(tint=(colour, other), ground=(back, behind)) for name, (other, behind) in colours.items() if name != source})}


def pottery():
    """Forms of the other potters."""
    rows = {}
    base, second, back = DIPS['rust']
    others = {name: (other, behind) for name, (_, other, behind) in DIPS.items() if name != 'rust'}
    rows['cup-cappuccino-rust'] = ('mugs.mug', dict(base=base, second=second, back=back, size='wide', seed=37, dip=.42, rot=-32), ways('cup-cappuccino-', (second, back), others))
    rows |= in_colours('mug-round-{}', 'honey', HONEY, 'pottery.round_mug', seed=3)
    rows |= in_colours('tumblers-{}', 'indigo', MORE_GLAZES, 'pottery.tumblers', seed=5)
    rows |= in_colours('jug-{}', 'indigo', {name: MORE_GLAZES[name] for name in ('indigo', 'olive', 'clay')}, 'pottery.jug', seed=4)
    rows |= in_colours('carafe-{}', 'slip', HONEY, 'pottery.carafe', seed=6)
    rows |= in_colours('teapot-{}', 'sea', HONEY, 'pottery.teapot', seed=8)
    rows |= in_colours('vase-moon-{}', 'slip', MORE_GLAZES, 'pottery.moon', seed=9)
    rows |= in_colours('vase-cylinder-{}', 'clay', MORE_GLAZES, 'pottery.moon', form='cylinder', seed=14)
    rows |= in_colours('vase-low-{}', 'slip', HONEY, 'pottery.moon', form='low', seed=17, near=.72, rough=.3)
    rows |= in_colours('planter-{}', 'clay', MORE_GLAZES, 'pottery.planter', seed=11)
    rows |= in_colours('bol-{}', 'honey', HONEY, 'tableware.single_bowl', form='deep', seed=21, scale=1.02, near=.9)
    rows |= in_colours('bowl-wide-{}', 'clay', {name: MORE_GLAZES[name] for name in ('clay', 'indigo', 'olive')}, 'tableware.single_bowl', form='wide', seed=24, scale=1.0, near=1.12)
    rows |= in_colours('crock-{}', 'slip', HONEY, 'pottery.crock', seed=13)
    rows['candlesticks-mustard'] = ('pottery.candlesticks', dict(wax='#c98f3f'), {'candlesticks-' + n: dict(tint=('#c98f3f', c), ground=('#d3cdc2', b)) for n, (c, b) in {'madder': ('#8a3b30', '#d6d0c5'), 'sage': ('#8a9678', '#dad4c8'), 'ink': ('#34425c', '#d0cdc4'), 'natural': ('#dcc08a', '#c5c0b4')}.items()})
    return rows


WAXES = {'natural': ('#cba25c', '#d8d2c6'), 'madder': ('#8a3b30', '#d9d3c9'), 'moss': ('#6d7a52', '#dcd8cc'), 'night': ('#34425c', '#d1cfc8')}
BEESWAX = in_colours('tapers-{}', 'natural', WAXES, 'candles.tapers') | {
    'pillars-beeswax': ('candles.pillars', {}),
    'tealights-beeswax': ('candles.tealights', {}),
}
HOMES = {'mug-table-rust': ('homes.mug_on_table', dict(base=DIPS['rust'][0], second=DIPS['rust'][1], seed=3), {f'mug-table-{name}': dict(tint=(DIPS['rust'][1], row[1])) for name, row in DIPS.items() if name != 'rust'})}
MORE_BASKETS = {
    'basket-bread': ('baskets.basket', dict(high=.45, foot=.78, mouth=.95, belly=.05, back='#d5d2c9', tones=DARK, band=None, handle='none', oval=1.35, turn=15)),
    'basket-apples': ('baskets.basket', dict(high=.72, foot=.7, mouth=.95, belly=.12, back='#dcd7cc', tones=PALE, band=None, handle='arch', turn=25, oval=1.05)),
    'basket-tall': ('baskets.basket', dict(high=1.9, foot=.72, mouth=.86, belly=.06, back='#cfd1cb', tones=DARK, band=(.06, .16), turn=40)),
    'basket-tray': ('baskets.basket', dict(high=.3, foot=1.1, mouth=1.2, belly=.03, back='#dad6cc', tones=PALE, band=(.35, .8), handle='none')),
}
MORE_BOOKS = {
    'journal-ink': ('books.one_book', dict(cloth='#34425c', ribbon='#c4953f', back='#d9d5cb', turn=26)),
    'journal-plum': ('books.one_book', dict(cloth='#5d3443', ribbon='#c9b48c', back='#d6d3ca', turn=22)),
    'journal-rust': ('books.one_book', dict(cloth='#8a4a30', ribbon='#3f5a5c', back='#d3d1c9', turn=30)),
    'notebooks-linen': ('books.pile', dict(cloths=[('#c9bda2', None), ('#7e8c74', None), ('#566370', '#a14d3b')], back='#dad6cb', size=(1.2, 1.7, .26), turn=30)),
    'album-sand': ('books.one_book', dict(cloth='#b9ad98', size=(2.5, 2.1, .7), label=True, back='#cfccc2', turn=16, near=1.14, with_pencil=False, ribbon='#6b3f2e')),
    'sketchbook-black': ('books.one_book', dict(cloth='#2f2d2b', spine='#7a2f28', size=(1.95, 1.55, .5), label=False, ribbon=None, back='#cdcbc3', turn=-18)),
}
TURNED = {
    'bowl-turned-walnut': ('turned.bowl', dict(wood='walnut', seed=5)),
    'bowl-turned-oak': ('turned.bowl', dict(wood='oak', seed=12, back='#cfd1cb', scale=1.0)),
    'bowls-turned-ash': ('turned.bowls', dict(wood='ash', seed=8)),
    'bowls-turned-cherry': ('turned.bowls', dict(wood='cherry', seed=15, back='#dad5ca')),
    'egg-cups-birch': ('turned.egg_cups', {}),
    'mills-walnut': ('turned.mill', {}),
    'box-cherry': ('turned.box', {}),
    'box-oak': ('turned.box', dict(wood='oak', lid='oak', seed=3, back='#cdd0cb')),
    'tops-four': ('turned.tops', {}),
    'rolling-pin-ash': ('turned.rolling_pin', {}),
    'candlesticks-oak': ('turned.candle_holder', {}),
    'candlesticks-walnut': ('turned.candle_holder', dict(wood='walnut', seed=11, back='#d6d0c6')),
}
# wool, backdrop
SCARVES = {'oat': ('#cdbfa5', '#d6d2c8'), 'rust': ('#96502f', '#d9d2c6'), 'moss': ('#66704c', '#dad6ca'), 'night': ('#33415a', '#cfd0cd')}
KNITS = {'oat': ('#cfc0a3', '#b9bfbd'), 'brick': ('#a14d3b', '#dcd6ca'), 'gorse': ('#b5842d', '#d6d8d5'), 'forest': ('#3d5a45', '#e0d9cc'), 'navy': ('#2b3a55', '#d5d0c6')}
CHECKS = {
    'heather': ('#cbbfae', (('#7b6a78', 0, .22), ('#4a4356', .5, .08))),
    'fern': ('#c9c3a8', (('#5d6b4c', 0, .24), ('#2f3d2f', .55, .07))),
    'peat': ('#8f7a62', (('#4b3a2d', 0, .26), ('#c9b48c', .52, .05))),
}
STRIPES = {'indigo': ('#34425c', '#d5d2c8'), 'madder': ('#8a3b30', '#d8d2c6'), 'olive': ('#6d7048', '#d9d6cb')}


def textiles():
    """Scarves, cushions, towels, cowls and caps."""
    rows = in_colours('scarf-{}', 'oat', SCARVES, 'textiles.scarf', seed=4)
    rows |= in_colours('cushion-{}', 'oat', SCARVES, 'textiles.cushion', seed=3)
    rows |= in_colours('cowl-{}', 'oat', KNITS, 'textiles.cowl', seed=5)
    rows |= in_colours('cap-{}', 'oat', KNITS, 'textiles.cap', seed=7)
    stripe, back = STRIPES['indigo']
    rows['towels-indigo'] = ('textiles.towels', dict(stripe=stripe, back=back), ways('towels-', (stripe, back), {name: row for name, row in STRIPES.items() if name != 'indigo'}))
    for number, (name, (ground, lines)) in enumerate(CHECKS.items()):
        rows[f'check-throw-{name}'] = ('textiles.check_throw', dict(colour=ground, lines=lines, seed=5 + number, turn=44 + 6 * number))
        rows[f'check-rail-{name}'] = ('textiles.on_rail', dict(colour=ground, lines=lines, back='#d2cdc2', wide=2.6, front=2.5, behind=2.2, seed=14 + number))
        rows[f'check-scarf-{name}'] = ('textiles.scarf', dict(colour=ground, lines=lines, seed=8 + number))
    rows['check-cushion-fern'] = ('textiles.cushion', dict(colour=CHECKS['fern'][0], lines=CHECKS['fern'][1], seed=9, turn=12))
    rows['throw-rail-sage'] = ('textiles.on_rail', dict(colour='#7e8c74', back='#d9d4c8', wide=2.6, front=2.5, behind=2.2, pitch=4, seed=12), ways('throw-rail-', ('#7e8c74', '#d9d4c8'), {n: (c[0], c[1]) for n, c in BLANKETS.items() if n != 'sage'}))
    rows['towel-rail-indigo'] = ('textiles.hung_towels', dict(stripe=STRIPES['indigo'][0], back=STRIPES['indigo'][1]), ways('towel-rail-', STRIPES['indigo'], {n: c for n, c in STRIPES.items() if n != 'indigo'}))
    rows['yarn-cones'] = ('textiles.cones', {})
    return rows


def leathers():
    """Belts, fobs, coasters and journals in leather."""
    hides = {name: (row[0], row[2]) for name, row in HIDES.items()}
    some = {name: hides[name] for name in ('tan', 'black', 'olive')}
    return (in_colours('belt-{}', 'tan', {name: hides[name] for name in ('tan', 'cognac', 'black')}, 'hide.belt')
            | in_colours('key-fob-{}', 'tan', hides, 'hide.key_fob') | in_colours('coasters-{}', 'tan', some, 'hide.coasters')
            | in_colours('journal-leather-{}', 'tan', some, 'hide.leather_journal'))


SILVER, GOLD = '#c9cbce', '#d9ab5b'
MORE_JEWELLERY = {
    'pendant-gold': ('silver.pendant', dict(metal=GOLD)),
    'pendant-silver': ('silver.pendant', dict(metal=SILVER, seed=6, stone=False, back='#b9b6af')),
    'pendant-drop-silver': ('silver.pendant', dict(metal=SILVER, seed=9, stone=False, form='drop', back='#c4beb4')),
    'bangles-gold': ('silver.bangle', dict(metal=GOLD)),
    'bangle-silver': ('silver.bangle', dict(metal=SILVER, seed=8, count=1, back='#b5b2ab')),
    'bands-three': ('silver.bands', {}),
    'bands-silver': ('silver.bands', dict(metals=(SILVER, SILVER, SILVER), seed=9, back='#b7b4ad')),
    'studs-gold': ('silver.studs', {}),
    'studs-silver': ('silver.studs', dict(metal=SILVER, seed=8, back='#bab6ae')),
    'earrings-silver': ('jewellery.earrings', dict(metal=SILVER, seed=12, stone=False, back='#bdb6ac')),
    'earrings-moon-silver': ('jewellery.earrings', dict(metal=SILVER, seed=15, moon=True, stone=False, back='#c9c3ba', r=.4)),
}
ROWS |= pottery() | TURNED | textiles() | leathers() | MORE_JEWELLERY | MORE_BASKETS | MORE_BOOKS | BEESWAX | HOMES

# Where the camera stands for the second picture of a scene: step_closer()'s parameters
CLOSER = {
    'mugs.mug': dict(near=.68, turn=35, lift=12),
    'mugs.upside_down': dict(near=.48, turn=14, lift=4),
    'mugs.cup_and_saucer': dict(near=.55, turn=-30, lift=20),
    'mugs.several': dict(near=.5, turn=25, lift=10),
    'baskets.basket': dict(near=.5, turn=20, lift=12),
    'books.one_book': dict(near=.52, turn=-30, lift=-12),
    'books.pile': dict(near=.5, turn=-25, lift=-10),
    'leather.wallet': dict(near=.66, turn=34, lift=-12),
    'leather.card_holder': dict(near=.5, turn=-30, lift=-12),
    'vases.vase': dict(near=.48, turn=25, lift=8),
    'vases.tall_vase': dict(near=.52, turn=-25, lift=6),
    'tableware.single_bowl': dict(near=.72, turn=-25, lift=20),
    'tableware.nested_bowls': dict(near=.58, turn=-25, lift=18),
    'tableware.plate_alone': dict(near=.62, turn=25, lift=-8),
    'tableware.plates_with_bowl': dict(near=.5, turn=-25, lift=-8),
    'tableware.table_for_two': dict(near=.5, turn=20, lift=-8),
    'jewellery.earrings': dict(near=.5, turn=18, lift=4),
    'jewellery.earrings_on_stone': dict(near=.56, turn=-20, lift=-12),
    'jewellery.ring': dict(near=.55, turn=-25, lift=10),
    'jewellery.ring_in_box': dict(near=.5, turn=20, lift=4),
    'candles.candle': dict(near=.54, turn=20, lift=14),
    'candles.three_wicks': dict(near=.54, turn=20, lift=8),
    'candles.refill': dict(near=.52, turn=-20, lift=8),
    'blankets.throw': dict(near=.44, turn=-20, lift=-4),
}

# Nearer, these lose what they are: cut by the edge, or too little of them
ONE_PICTURE = {'earrings-moon-small'}


def in_every_colour(pattern, source, colours):
    """The row of the `source` colour, and the ways to the others; colours: name -> (colour, backdrop)."""
    colour, back = colours[source]
    return pattern.format(source), {pattern.format(name): dict(tint=(colour, other), ground=(back, behind)) for name, (other, behind) in colours.items() if name != source}


def second_pictures(rows):
    """A row NAME-close for each row whose scene has a place for it. One stage serves every colour of a form."""
    dips = {name: (second, back) for name, (_, second, back) in DIPS.items()}
    glazes = {name: row[:2] for name, row in VASES.items()}
    dyed = dict(in_every_colour(*form) for form in (
        ('cup-espresso-{}', 'rust', dips),
        ('vase-{}', 'sage', glazes),
        ('vase-tall-{}', 'sage', glazes),
        ('candle-{}', 'oat', {name: row[:2] for name, row in SCENTS.items()}),
        ('candle-three-{}', 'forest', {name: row[:2] for name, row in SCENTS.items()}),
        ('wallet-{}', 'tan', {name: (row[0], row[2]) for name, row in HIDES.items()})))
    without = ONE_PICTURE | {way for ways_of in dyed.values() for way in ways_of}
    closer = {}
    for name, (scene, parameters, *own) in rows.items():
        if scene in CLOSER and name not in without:
            every = {**(own[0] if own else {}), **dyed.get(name, {})}
            closer[name + '-close'] = (scene, parameters, {way + '-close': areas for way, areas in every.items()})
    return dict(sorted(closer.items(), key=lambda named: -len(named[1][2])))


ROWS |= second_pictures(ROWS)


# the same wood, walls and light as little as possible from one workshop to the next
OAK, BROWN, LIGHT = ('#9a744c', '#5d4029'), ('#6b4c33', '#3a281b'), ('#b08d63', '#7a5a38')


def dip(name):
    """Both glazes of a dipped mug."""
    return dict(base=DIPS[name][0], second=DIPS[name][1])


def scents(pattern, source, scene, **more):
    """One stage for the four scents."""
    return {pattern.format(source): (scene, dict(colour=SCENTS[source][0], **more), {pattern.format(name): dict(tint=(SCENTS[source][0], row[0])) for name, row in SCENTS.items() if name != source})}


def at_home():
    """NAME-home: the piece where it is used, or from its other side."""
    night = dict(base=NIGHT['base'], second=NIGHT['second'])
    rows = {
        # first pictures of their listings
        'planter-slip-home': ('kitchen.planted', dict(colour='#e0d9ca', wood=LIGHT)),
        'jug-indigo-home': ('kitchen.jug_as_vase', dict(colour='#34425c')),
        'teapot-honey-home': ('kitchen.tea_for_two', dict(colour='#b98a4a', wood=BROWN)),
        'bol-honey-home': ('kitchen.porridge', dict(kind='coffee', colour='#b98a4a', second=None, table_wood=BROWN)),
        'bowl-large-lake-home': ('kitchen.bowl_of', {}),
        'plate-dinner-home': ('kitchen.place_setting', dict(plates=(1.0,), seed=5)),
        'bowl-turned-walnut-home': ('kitchen.bowl_of', dict(kind='pears', wood='walnut', scale=1.1, table_wood=LIGHT, wall='#d3cec2')),
        'basket-market-home': ('rooms.basket_in_room', dict(BASKETS_HOME['market'], filling='apples')),
        'candlesticks-mustard-home': ('rooms.lit_pair', {}),
        'vase-moon-slip-home': ('rooms.vase_on_shelf', {}),
        'bowl-porridge-sand-home': ('kitchen.porridge', {}),
        'coasters-tan-home': ('at_hand.under_a_mug', {}),
        'bands-three-home': ('at_hand.dish', dict(kind='bands', metal=(GOLD, SILVER, '#d99a7c'), glaze='#cfc6b4', seed=4)),
        'plates-speckled-2-home': ('kitchen.place_setting', dict(bowl='#34493f', cloth='#cbbfa8', stripe='#8a3b30', seed=7, wood=LIGHT)),
        'egg-cups-birch-home': ('kitchen.soft_eggs', {}),
        'basket-bread-home': ('rooms.bread_basket', dict(tones=DARK)),
        'vase-low-honey-home': ('rooms.vase_on_shelf', dict(form='low', colour='#b98a4a', filling='leaning', seed=17, rough=.3, wall='#cfcbc1')),
        'mills-walnut-home': ('kitchen.pepper', {}),
        'pillars-beeswax-home': ('rooms.pillars_lit', {}),
        'bangles-gold-home': ('at_hand.on_a_bar', {}),
        'vase-bud-sage-home': ('rooms.bud_vases', {}),
        'bowl-wide-clay-home': ('kitchen.dough_in', {}),
        'carafe-honey-home': ('kitchen.carafe_by_the_bed', dict(colour='#b98a4a')),
        'crock-honey-home': ('kitchen.salt', dict(colour='#b98a4a')),
        'rolling-pin-ash-home': ('kitchen.baking', {}),
        'tumblers-slip-home': ('kitchen.wine', dict(colour='#e0d9ca', wood=BROWN)),
        'plates-side-home': ('kitchen.place_setting', dict(plates=(.72,), pear=True, seed=8, cloth='#c3b49a', stripe='#39495c', wood=BROWN)),
        'bowl-serving-sand-home': ('kitchen.bowl_of', dict(kind='lemons', colour='#c9b28c', seed=13, table_wood=BROWN)),
        'tealights-beeswax-home': ('rooms.small_lights', {}),
        'candlesticks-oak-home': ('rooms.lit_sticks', {}),
        'basket-laundry-home': ('rooms.basket_in_room', dict(BASKETS_HOME['laundry'], filling='linen')),
        'bowl-turned-oak-home': ('kitchen.bowl_of', dict(kind='apples', wood='oak', seed=12, scale=1.0, table_wood=BROWN, wall='#c6c4bb')),
        'bowls-turned-ash-home': ('kitchen.berries_in', dict(turned_wood='ash', wood=BROWN)),
        'bowls-turned-cherry-home': ('kitchen.berries_in', dict(turned_wood='cherry', seed=15, wood=LIGHT)),
        'bowl-small-rust-home': ('kitchen.berries_in', {}),
        'box-cherry-home': ('rooms.box_of_things', {}),
        'tops-four-home': ('kitchen.tops_on_floor', {}),
        'basket-apples-home': ('rooms.basket_in_room', dict(BASKETS_HOME['apples'], filling='apples', wall='#d6d1c4', seed=9)),
        'vase-tall-night-blue-home': ('rooms.vase_on_shelf', dict(form='tall', colour='#2c3f5c', filling='twigs', seed=6, wall='#d3cec4')),
        'bowls-nesting-blue-home': ('kitchen.bowls_apart', dict(colours=['#2f4f5e', '#e3dac8', '#b7653f'])),
        'table-for-two-home': ('kitchen.place_setting', dict(bowl='#dcd6c8', seed=4, wood=BROWN, cloth='#a9a794', stripe='#5d6b4c')),
        'bowl-green-home': ('kitchen.bowl_of', dict(kind='lemons', form='open', colour='#34493f', seed=9, scale=1.0, table_wood=LIGHT, behind=False)),
        'studs-gold-home': ('at_hand.dish', dict(kind='studs', glaze='#2f4f5e', seed=5)),
        'tapers-natural-home': ('rooms.tapers_in_use', {}),
    }
    rows |= {f'framed-{row[0].replace("_", "-")}-home': ('rooms.wall_of_prints', dict(motif=row[0], seed=number + 1, wall=row[1], lamp=row[3], top=(('#8f6b45', '#573a24'), ('#5f4531', '#35251a'), ('#a98a62', '#74563a'))[number % 3])) for number, row in enumerate(PRINTS)}
    rows |= scents('candle-{}-home', 'forest', 'rooms.candle_at_dusk') | scents('candle-three-{}-home', 'clay', 'rooms.candle_at_dusk', form='three', seed=13) | scents('candle-refill-{}-home', 'clay', 'rooms.refill_and_jar')
    return rows | {
        # second pictures
        'mug-table-rust-home': ('kitchen.read_and_drink', dict(dip('rust'), seed=3)),
        'wallet-tan-home': ('at_hand.wallet_open', {}),
        'journal-green-home': ('at_hand.writing', dict(cloth='#5d6b4f')),
        'ring-turquoise-silver-home': ('at_hand.dish', dict(metal=SILVER, seed=1)),
        'cap-oat-home': ('rooms.knits_on_bench', {}),
        'vase-night-blue-home': ('rooms.vase_on_shelf', dict(form='bottle', colour='#2c3f5c', filling='branch', seed=4, side=-1, cloths=('#b9ad98', '#8a4a30'))),
        'mug-tall-ink-home': ('kitchen.beside_books', dict(dip('ink'), size='tall', seed=31, dip=.62)),
        'earrings-gold-home': ('at_hand.dish', dict(kind='earrings', glaze='#5a5a58')),
        'basket-reed-home': ('rooms.basket_in_room', dict(filling='wool')),
        'cup-espresso-ink-home': ('kitchen.espresso', dict(dip('ink'))),
        'card-holder-tan-home': ('at_hand.holder_back', {}),
        'mug-round-honey-home': ('kitchen.read_and_drink', dict(round_='#b98a4a', drink='#9a5a1e', foam=None, cloth='#34425c', wood=BROWN)),
        'bed-blanket-cream-home': ('rooms.end_of_bed', {}),
        'cot-blanket-cream-home': ('rooms.basket_in_room', dict(high=1.1, band=None, filling='wool', wall='#cfd2cc', seed=8)),
        'bed-blanket-rust-home': ('rooms.on_ladder', dict(colour='#96502f', wide=2.2, seed=17)),
        'scarf-oat-home': ('rooms.folded_on_bench', {}),
        'cowl-oat-home': ('rooms.knits_on_bench', dict(piece='cowl', seed=5, other='#a14d3b', wood=BROWN)),
        'check-scarf-heather-home': ('rooms.folded_on_bench', dict(colour=CHECKS['heather'][0], lines=CHECKS['heather'][1], seed=8, wood=BROWN)),
        'check-scarf-fern-home': ('rooms.folded_on_bench', dict(colour=CHECKS['fern'][0], lines=CHECKS['fern'][1], seed=9)),
        'check-rail-heather-home': ('rooms.on_ladder', dict(colour=CHECKS['heather'][0], lines=CHECKS['heather'][1], seed=14)),
        'check-rail-fern-home': ('rooms.end_of_bed', dict(colour=CHECKS['fern'][0], lines=CHECKS['fern'][1], seed=15)),
        'check-rail-peat-home': ('rooms.on_ladder', dict(colour=CHECKS['peat'][0], lines=CHECKS['peat'][1], seed=16, wall='#d6d2c8')),
        'journal-leather-tan-home': ('at_hand.writing', dict(leather_colour='#8b4a24', ribbon=None, wood=BROWN, seed=5)),
        'key-fob-tan-home': ('at_hand.keys', {}),
        'earrings-moon-home': ('at_hand.dish', dict(kind='earrings', moon=True, stone=False, glaze='#34493f', seed=7)),
        'pendant-gold-home': ('at_hand.hung_pendant', {}),
        'bangle-silver-home': ('at_hand.on_a_bar', dict(metal=SILVER, count=1, wall='#bdbbb4', seed=8)),
        'bands-silver-home': ('at_hand.dish', dict(kind='bands', metal=SILVER, glaze='#39495c', seed=9, wood=BROWN)),
        'studs-silver-home': ('at_hand.dish', dict(kind='studs', metal=SILVER, glaze='#b4694a', seed=8)),
        'pendant-silver-home': ('at_hand.hung_pendant', dict(metal=SILVER, stone=False, seed=6, wall='#c9c6be')),
        'cup-cappuccino-ink-home': ('kitchen.read_and_drink', dict(dip('ink'), size='wide', seed=37, drink='#b98d62', foam='#e9dcc4', cloth='#8a4a30', wood=LIGHT)),
        'mug-stamped-ink-home': ('kitchen.beside_books', dict(dip('ink'), seed=54, wood=OAK, cloths=('#5d6b4f', '#8a4a30'))),
        'mugs-on-table-home': ('kitchen.cups_from_above', dict(cups=[('#dfe3df', '#39515e', -1.15, -.95, -150, '#2a1a10', '#8a5f3c'), ('#c98f5a', '#5a3a28', 1.2, -.8, -40, '#9a5a1e', None)])),
        'mugs-four-home': ('kitchen.cups_from_above', dict(wood=BROWN, cups=[('#dfe3df', '#39515e', -1.45, -1.25, -160, '#2a1a10', '#8a5f3c'), ('#d9b48c', '#5a3a28', 1.5, -1.1, -30, '#9a5a1e', None), ('#c9cdbd', '#55633f', -1.5, .35, 160, '#b98d62', '#e9dcc4'), ('#e6dccb', '#8a4a30', 1.6, .5, 20, '#2a1a10', '#8a5f3c')])),
        'mug-charcoal-home': ('kitchen.read_and_drink', dict(night, seed=25, cloth='#8a4a30')),
        'cup-espresso-night-home': ('kitchen.espresso', dict(night, seed=47, wood=LIGHT)),
        'mug-night-second-home': ('kitchen.beside_books', dict(night, seed=29, wood=LIGHT, dip=.3)),
        'bowls-nesting-dunes-home': ('kitchen.bowls_apart', dict(colours=['#cbb594', '#e3dac8', '#8f7a5e'], seed=16, wood=BROWN)),
        'plates-dinner-three-home': ('kitchen.place_setting', dict(seed=11, cloth='#8f9a94', stripe='#e2dac8')),
        'wallet-initials-tan-home': ('at_hand.wallet_open', dict(wood=BROWN)),
        'ring-box-silver-home': ('at_hand.dish', dict(metal=SILVER, seed=5, glaze='#5a1f22', wood=BROWN)),
        'earrings-small-home': ('at_hand.dish', dict(kind='earrings', r=.33, glaze='#cfc6b4', seed=5)),
        'earrings-moon-small-home': ('at_hand.dish', dict(kind='earrings', r=.33, moon=True, stone=False, glaze='#2f4f5e', seed=9)),
        'basket-small-home': ('rooms.basket_in_room', dict(high=.8, foot=.72, mouth=.8, belly=.1, band=None, turn=10, filling='lemons', wall='#d9d5ca')),
        'basket-knitting-home': ('rooms.basket_in_room', dict(high=.95, foot=.95, mouth=1.05, belly=.18, tones=PALE, band=(.7, .86), handle='none', filling='yarn', wall='#c9cbc4')),
        'basket-logs-home': ('rooms.basket_in_room', dict(high=1.5, foot=1.0, mouth=1.12, belly=.08, tones=DARK, band=None, turn=50, filling='logs')),
        'basket-market-small-home': ('rooms.basket_in_room', dict(high=.8, foot=.62, mouth=.78, belly=.05, tones=DARK, band=(.3, .42), handle='arch', oval=1.2, turn=40, filling='lemons', wall='#d6d3c9')),
        'journal-ink-home': ('at_hand.writing', dict(cloth='#34425c', ribbon='#c4953f', ruled=22, mug=DIPS['rust'][:2], seed=4, wood=LIGHT)),
        'journal-plum-home': ('at_hand.writing', dict(cloth='#5d3443', ribbon='#c9b48c', seed=6, wood=BROWN)),
        'journal-pocket-green-home': ('at_hand.writing', dict(size=(1.05, 1.48), ribbon='#c4953f', seed=7, wood=BROWN, mug=DIPS['ink'][:2], near=1.35)),
        'guest-book-green-home': ('at_hand.writing', dict(cloth='#55654a', size=(2.0, 1.7), ribbon='#e2d6bd', seed=8, written=7, near=.82)),
        'journal-name-green-home': ('at_hand.writing', dict(cloth='#5f6f52', seed=9, wood=LIGHT, ruled=22)),
        'notebooks-linen-home': ('at_hand.writing', dict(cloth='#7e8c74', size=(1.2, 1.7), thick=.1, ribbon=None, seed=10)),
        'household-book-home': ('at_hand.writing', dict(cloth='#b9ad98', size=(1.5, 2.2), ribbon='#6b3f2e', ruled=26, seed=11)),
        'journal-brown-home': ('at_hand.writing', dict(cloth='#6a4d38', ribbon='#3f5a5c', seed=12)),
        'sketchbook-brown-home': ('at_hand.writing', dict(cloth='#a88a67', size=(1.75, 1.5), ribbon=None, written=0, drawn=True, seed=3, wood=LIGHT, near=.86)),
        'throw-rail-sage-home': ('rooms.end_of_bed', dict(colour='#7e8c74', seed=31)),
        'throw-donegal-home': ('rooms.folded_on_bench', dict(colour='#2b3a55', lines=(('#b5842d', 0, .06), ('#a14d3b', .4, .1)), seed=22, size=(1.9, 1.4, .18), layers=3, wood=BROWN)),
        'cot-blanket-peat-home': ('rooms.on_ladder', dict(colour='#8f7a62', lines=CHECKS['peat'][1], seed=23, wide=1.5, wall='#cfd2cc')),
        'wallet-bridle-home': ('at_hand.wallet_open', dict(colour='#3a2418', thread='#a5532f', wood=OAK)),
        'wallet-ubrique-home': ('at_hand.holder_back', dict(colour='#b07a45', thread='#4a2f1c', wood=BROWN)),
        'tapers-hung-home': ('rooms.tapers_in_use', dict(wax='#d3b06a', seed=9)),
        'pendant-turquoise-home': ('at_hand.hung_pendant', dict(metal=SILVER, seed=11, tones=('#2f9c95', '#1d6f78'))),
        'earrings-laid-home': ('at_hand.dish', dict(kind='earrings', glaze='#8a4a30', seed=11, wood=BROWN)),
        'soap-olive-home': ('soap.on_table', dict(colours=(('#a8a06a', '#5d5f33'),) * 3, word='VERT', dish='#e0d9ca', wood=BROWN, seed=13)),
        'soap-oat-home': ('soap.on_table', dict(colours=(('#d6c6a4', '#8f7146'),) * 3, wood=LIGHT, wall='#d6d2c8', seed=16, twig='#6d7a50')),
        'soap-wool-home': ('soap.on_table', dict(colours=(('#e3dccb', None), ('#cfc7b3', None), ('#e3dccb', None)), dish='#39495c', word='LAM', wood=OAK, seed=19, twig='#8a8a5a')),
        'board-oak-home': ('kitchen.bread_board', dict(topped='eggs', turn=14, table_wood=LIGHT)),
        'board-beech-home': ('kitchen.bread_board', dict(wood='birch', seed=9, table_wood=BROWN, size=(2.7, 1.4), handle=.0, turn=-12)),
        'boards-ash-home': ('kitchen.bread_board', dict(wood='ash', seed=7, table_wood=BROWN, size=(2.1, 1.35), handle=.0, topped='eggs', turn=10)),
        'plates-breton-sea-home': ('kitchen.plates_on_table', dict(colour=HONEY['sea'][0], seed=5, wood=LIGHT, count=1, topped='buns')),
        'plates-moravian-clay-home': ('kitchen.plates_on_table', dict(colour=MORE_GLAZES['clay'][0], seed=8, wood=OAK, count=2, scale=.66)),
        'basket-herbs-home': ('rooms.basket_in_room', dict(high=.55, foot=.7, mouth=.85, belly=.05, tones=PALE, band=(.35, .6), handle='arch', oval=1.35, filling='lemons', wall='#cfd2cc', seed=14, turn=15)),
        'basket-plant-willow-home': ('rooms.basket_in_room', dict(high=.8, foot=.72, mouth=.9, belly=.12, tones=DARK, band=None, handle='none', filling='yarn', wall='#d6d1c4', seed=8)),
        'basket-plant-reed-home': ('rooms.basket_in_room', dict(high=1.05, foot=.8, mouth=.95, belly=.1, band=(.6, .74), filling='linen', wall='#cdd0c9', seed=15)),
        'milk-jug-rust-home': ('kitchen.milk_and_porridge', dict(dip('rust'))),
        'spoons-lime-home': ('kitchen.spoons_in_crock', {}),
        'blocks-many-home': ('toys.blocks_laid', {}),
        'cap-baby-gorse-home': ('rooms.cap_and_blanket', {}),
        'basket-umbrellas-home': ('rooms.basket_in_room', dict(high=2.1, foot=.62, mouth=.74, belly=.05, tones=('#6f4a28', '#a2784a', '#c49a63'), band=(.06, .14), handle='none', filling='rolls', wall='#d3cdc1', seed=4, turn=70)),
        'balls-wool-home': ('rooms.basket_in_room', dict(high=.6, foot=.8, mouth=.95, belly=.1, tones=PALE, band=None, handle='none', filling='yarn', wall='#d3cdc1', seed=19, turn=70)),
    }


BASKETS_HOME = {
    'market': {k: v for k, v in BASKETS['basket-market'][1].items() if k not in ('back', 'inside')},
    'laundry': {k: v for k, v in BASKETS['basket-laundry'][1].items() if k not in ('back', 'inside')},
    'apples': {k: v for k, v in MORE_BASKETS['basket-apples'][1].items() if k not in ('back', 'inside')},
}
ROWS |= at_home()


def dyed_on_table(pattern, source, glazes, scene, **more):
    """One stage on a table for the glazes of a potter."""
    return {pattern.format(source): (scene, dict(colour=glazes[source][0], **more), {pattern.format(name): dict(tint=(glazes[source][0], row[0])) for name, row in glazes.items() if name != source})}


ROWS |= dyed_on_table('plates-breton-{}', 'sea', HONEY, 'kitchen.plates_on_table', seed=5) | dyed_on_table('plates-moravian-{}', 'clay', MORE_GLAZES, 'kitchen.plates_on_table', seed=8, count=2, scale=.66, topped='buns', wood=BROWN, wall='#d3cec3') | {
    'soap-olive': ('soap.on_table', dict(word='VERT', twig='#7b805c')),
    'board-oak': ('kitchen.bread_board', {}),
    'basket-plant-reed': ('rooms.basket_in_room', dict(high=1.05, foot=.8, mouth=.95, belly=.1, band=(.6, .74), filling='plant', wall='#d8d3c7')),
    'milk-jug-rust': ('kitchen.milk_jug', dict(dip('rust'))),
    'blocks-many': ('toys.blocks', {}),
    'balls-wool': ('toys.soft_balls', {}),
    'boards-ash': ('kitchen.breakfast_boards', {}),
    'spoons-lime': ('kitchen.three_spoons', {}),
    'soap-oat': ('soap.on_table', dict(colours=(('#d6c6a4', '#8f7146'), ('#d6c6a4', '#8f7146'), ('#d6c6a4', '#8f7146')), band='#8f9a94', dish='#4f7478', wood=BROWN, wall='#c9c6bd', seed=6, twig='#6d7a50')),
    'soap-wool': ('soap.on_table', dict(colours=(('#e3dccb', None), ('#cfc7b3', None), ('#e3dccb', None)), word='LAM', wood=LIGHT, wall='#d6d2c8', seed=9, twig='#8a8a5a')),
    'board-beech': ('kitchen.bread_board', dict(wood='birch', seed=9, table_wood=OAK, size=(2.7, 1.4), handle=.0, topped='cheese', turn=10)),
    'throw-donegal': ('rooms.on_ladder', dict(colour='#2b3a55', lines=(('#b5842d', 0, .06), ('#a14d3b', .4, .1)), seed=21, wall='#d9d4ca')),
    'cap-baby-gorse': ('rooms.knits_on_bench', dict(colour='#b5842d', other='#cfc0a3', seed=11, wall='#cfd2cc', wood=LIGHT)),
    'cot-blanket-peat': ('textiles.check_throw', dict(colour='#8f7a62', lines=CHECKS['peat'][1], seed=9, turn=38, layers=3, back='#d9d6cd')),
    'wallet-bridle': ('leather.wallet', dict(colour='#3a2418', thread='#a5532f', back='#cfccc2', turn=18, cards=2, ring=False, mark=False)),
    'wallet-ubrique': ('leather.card_holder', dict(colour='#b07a45', thread='#4a2f1c', back='#d9d6cd', turn=-14, cards=('#34425c', '#e9e4da'), mark=False)),
    'pendant-turquoise': ('silver.pendant', dict(metal=SILVER, seed=11, back='#b9b3a8', tones=('#2f9c95', '#1d6f78'))),
    'tapers-hung': ('workshops.hung_tapers', {}),
    'basket-umbrellas': ('rooms.basket_in_room', dict(high=2.1, foot=.62, mouth=.74, belly=.05, tones=('#6f4a28', '#a2784a', '#c49a63'), band=(.06, .14), handle='none', filling='none', wall='#cdd0c9', seed=4)),
    'basket-plant-willow': ('rooms.basket_in_room', dict(high=.8, foot=.72, mouth=.9, belly=.12, tones=DARK, band=None, handle='none', filling='plant', wall='#cfcdc3', seed=8, leaves=1.5)),
    'basket-herbs': ('rooms.basket_in_room', dict(high=.55, foot=.7, mouth=.85, belly=.05, tones=PALE, band=(.35, .6), handle='arch', oval=1.35, filling='plant', wall='#d9d8ce', seed=12, leaves=.85)),
}

WORKSHOPS = {
    'rio-clay': ('workshops.pots', dict(form='mug', seed=1)),
    'lindqvist': ('workshops.pots', dict(form='open', seed=4, glazes=(('#2f4f5e', None), ('#e3dac8', None), ('#b7653f', None), ('#c9b28c', None)), wall='#d3d0c7', count=5, pitch=2.1)),
    'salgueiro': ('workshops.pots', dict(form='bottle', seed=6, glazes=(('#7f8f70', None), ('#b9603c', None), ('#e3ddd1', None)), wall='#d5ccbd', count=6, pitch=1.75)),
    'kerlann': ('workshops.pots', dict(form='round', seed=8, glazes=(('#b98a4a', None), ('#e0d9ca', None), ('#4f7478', None), ('#5a5a58', None)), wall='#c9cac3')),
    'hlina': ('workshops.pots', dict(form='moon', seed=12, glazes=(('#e4ded2', None), ('#34425c', None), ('#b4694a', None), ('#6d7048', None)), wall='#cfc6b6', count=5, pitch=2.25)),
    'garrigue': ('workshops.dipped_candles', dict(colours=('#cba25c', '#d6be90'), seed=7)),
    'fell-yarrow': ('workshops.cones', dict(colours=('#cfc0a3', '#a14d3b', '#b5842d', '#3d5a45', '#2b3a55'))),
    'uldgaarden': ('workshops.stacks', {}),
    'webhaus': ('workshops.warp', {}),
    'sella': ('workshops.hides', {}),
    'vos': ('workshops.straps', {}),
    'hearth': ('workshops.jars', {}),
    'nordlicht': ('workshops.line_of_prints', {}),
    'kovac': ('workshops.printers_bench', {}),
    'sal': ('workshops.line_of_prints', dict(motifs=('sardines', 'late_summer', 'lemons', 'first_field'), wall='#d8d0c0', seed=8)),
    'sund': ('workshops.binders_bench', {}),
    'puu': ('workshops.bowls_drying', {}),
    'olmo': ('workshops.stacked_baskets', {}),
    'karklas': ('workshops.begun_basket', {}),
    'oru': ('workshops.jewellers_bench', dict(metal='#c9cbce', wall='#c4c1b8')),
    'costea': ('workshops.discs_on_a_line', {}),
    'bjork': ('workshops.hammers', {}),
    'klocek': ('workshops.shavings', {}),
}
