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
    'basket-plant': ('baskets.basket', dict(high=1.25, foot=.8, mouth=1.0, belly=.1, back='#d7d6cd', band=(.1, .22), inside='plant', seed=4)),
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


# wool, pompom, two backdrops
WOOLS = {
    'brick': ('#a14d3b', '#e7dcc8', '#dcd6ca', '#cfd3d2'),
    'mustard': ('#b5842d', '#e9dfc8', '#d6d8d5', '#ded4c4'),
    'forest': ('#3d5a45', '#d9cdb4', '#e0d9cc', '#d2cec4'),
    'navy': ('#2b3a55', '#c4492f', '#d5d0c6', '#dcd7cd'),
    'oat': ('#cfc0a3', '#8e6f52', '#b9bfbd', '#c3b9aa'),
}


def hats():
    """Dyed from the palest wool, whose light between the stitches has no colour of its own."""
    rows = {}
    for form, source, ground in (('fisherman', 'oat', 3), ('child', 'oat', 2)):
        wool, back = WOOLS[source][0], WOOLS[source][ground]
        others = {name: (row[0], row[ground]) for name, row in WOOLS.items() if name != source}
        more = dict(pom='#e4d9c4', second='#e4d9c4') if form == 'child' else {}
        rows[f'beanie-{form}-{source}'] = ('knitwear.beanie', dict(colour=wool, seed=31, back=back, form=form, **more), ways(f'beanie-{form}-', (wool, back), others))
    return rows


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
SOAPS = {
    'soap-one': ('soaps.one_bar', {}),
    'soap-thyme': ('soaps.three_bars', {}),
    'soap-three': ('soaps.three_bars', dict(colour='#bda979', back='#cfd2cb', amount=0, thyme=False)),
    'soap-twelve': ('soaps.twelve_bars', {}),
}
TOYS = {
    'rainbow-large': ('wood.rainbow', dict(count=10, step=.18, back='#dfe0da')),
    'rainbow-apart': ('wood.rainbow_apart', {}),
    'rainbow-name': ('wood.rainbow', dict(count=6, back='#e6ddcf', name='EMIL', colours=['#b0605a', '#c98a6a', '#d9b98a', '#8fa08a', '#7d98a0', '#8b85a0'])),
}
BOARDS = {
    'board-cheese-oak': ('wood.board', dict(shape='oval', back='#d3d2ca', seed=21, turn=-18)),
    'board-cheese-walnut': ('wood.board', dict(shape='oval', light_wood='#74502f', dark_wood='#3b2415', back='#ddd6c9', seed=26, turn=24)),
    'board-carving-oak': ('wood.board', dict(shape='oval', back='#c9c6bb', seed=23, thick=.32, turn=12, groove=True)),
    'board-plank-walnut': ('wood.board', dict(shape='plank', light_wood='#74502f', dark_wood='#3b2415', back='#d6d3cb', seed=29, turn=46)),
}


def firsts():
    """The first piece of each family."""
    rows = {f'mug-{name}-dip': ('mugs.mug', dict(base=base, second=second, back=back, seed=3 + number)) for number, (name, (base, second, back)) in enumerate(DIPS.items())}
    rows |= {f'vase-{name}': ('vases.vase', dict(base=base, back=back, seed=4 + number)) for number, (name, (base, back, _)) in enumerate(VASES.items())}
    rows |= {f'candle-{name}': ('candles.candle', dict(colour=colour, back=evening, seed=2 + number)) for number, (name, (colour, evening, _)) in enumerate(SCENTS.items())}
    rows |= {f'beanie-{name}': ('knitwear.beanie', dict(colour=wool, pom=pom, back=back, seed=1 + number)) for number, (name, (wool, pom, back, _)) in enumerate(WOOLS.items())}
    rows |= {f'wallet-{name}': ('leather.wallet', dict(colour=colour, thread=thread, back=back)) for name, (colour, thread, back, _) in HIDES.items()}
    rows |= {f'ring-turquoise-{name}': ('jewellery.ring', dict(metal=metal, seed=number)) for number, (name, metal) in enumerate((('gold', '#d9ab5b'), ('silver', '#c9cbce'), ('rose', '#d99a7c')))}
    return rows | {
        'mug-charcoal': ('mugs.mug', dict(NIGHT, seed=25, back='#e2ddd3', dip=.35)),
        'mugs-on-table': ('mugs.several', dict(cups=[('#dfe3df', '#39515e', .42, 'mug', -.1, -.3, -28), ('#c98f5a', '#5a3a28', .6, 'mug', 1.0, 1.1, -150)], wide=2.6)),
        'bowls-nesting-blue': ('tableware.nested_bowls', dict(colours=['#2f4f5e', '#e3dac8', '#b7653f'])),
        'plates-speckled': ('tableware.plates_with_bowl', {}),
        'plates-speckled-2': ('tableware.plates_with_bowl', dict(seed=7)),
        'basket-reed': ('baskets.basket', {}),
        'earrings-gold': ('jewellery.earrings', {}),
        'board-oak': ('wood.board', {}),
        'board-walnut': ('wood.board', dict(seed=17, light_wood='#7a5233', dark_wood='#3b2415', back='#dcd8cf')),
        'rainbow-stacker': ('wood.rainbow', {}),
        'journal-green': ('books.one_book', dict(cloth='#5d6b4f')),
    }


def in_turn(*families):
    """One row of each family in turn, so that a part of the table already serves every shop."""
    queues = [list(family.items()) for family in families]
    return dict(queue[place] for place in range(max(map(len, queues))) for queue in queues if place < len(queue))


DYED = in_turn(hats(), blankets(), wallets(), vases(), candles(), mugs())
# Rows that give several pictures come first, and a stack of six layers of wool last of them.
ROWS = dict(sorted(((name, row) for name, row in DYED.items() if len(row) > 2), key=lambda named: named[0].startswith('bed')))
ROWS |= prints() | in_turn(BASKETS, SOAPS, JEWELLERY, TABLEWARE, TOYS, DYED, BOOKS, MORE_MUGS, BOARDS) | firsts()


# Where the camera stands for the second picture of a scene: step_closer()'s parameters
CLOSER = {
    'mugs.mug': dict(near=.68, turn=35, lift=12),
    'mugs.upside_down': dict(near=.48, turn=14, lift=4),
    'mugs.cup_and_saucer': dict(near=.55, turn=-30, lift=20),
    'mugs.several': dict(near=.5, turn=25, lift=10),
    'baskets.basket': dict(near=.5, turn=20, lift=12),
    'knitwear.beanie': dict(near=.64, turn=30, lift=2),
    'books.one_book': dict(near=.52, turn=-30, lift=-12),
    'books.pile': dict(near=.5, turn=-25, lift=-10),
    'leather.wallet': dict(near=.66, turn=34, lift=-12),
    'leather.card_holder': dict(near=.5, turn=-30, lift=-12),
    'wood.board': dict(near=.45, turn=25, lift=-18),
    'wood.rainbow': dict(near=.5, turn=30, lift=5),
    'wood.rainbow_apart': dict(near=.5, turn=-25),
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
    'soaps.one_bar': dict(near=.55, turn=20, lift=-6),
    'soaps.three_bars': dict(near=.52, turn=20, lift=-4),
    'soaps.twelve_bars': dict(near=.52, turn=20, lift=-4),
}

# Nearer, these lose what they are: cut by the edge, or too little of them
ONE_PICTURE = {'board-oak', 'board-walnut', 'board-plank-walnut', 'earrings-moon-small'}


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
