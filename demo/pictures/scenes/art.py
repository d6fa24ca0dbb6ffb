"""Linocuts as pixels: flat inks on cotton paper, with the lines that the gouge leaves."""
import bpy
import numpy as np

from studio.nodes import srgb

TAU = 2 * np.pi
HIGH, WIDE = 1080, 900


def grid():
    """y from 0 (top) to 1, x from 0 to WIDE / HIGH."""
    y, x = np.mgrid[0:HIGH, 0:WIDE] / HIGH
    return y, x


def smooth(rs, octaves=4, spread=1.0):
    """A slow wavy field around 0 over the sheet."""
    y, x = grid()
    field = np.zeros_like(x)
    for k in range(1, octaves + 1):
        for _ in range(2):
            a, b = rs.uniform(-1.6, 1.6, 2) * k * spread
            field += np.sin(TAU * (a * x + b * y + rs.rand())) / k
    return field * .3


def paint(image, mask, colour):
    """Lays a flat ink over the mask."""
    image[mask] = srgb(colour)[:3]


def carve(image, mask, field, pitch, thick, colour, rs):
    """Lines of `colour` where `field` passes multiples of `pitch`, of uneven thickness, inside `mask`."""
    uneven = thick * (1 + .8 * smooth(rs, 4, 3))
    broken = smooth(rs, 5, 5) > -.42
    paint(image, mask & broken & (np.abs((field / pitch) % 1 - .5) < uneven / 2), colour)


def ridge(rs, base, rough):
    """Height of a hill's edge over x."""
    x = np.arange(WIDE) / HIGH
    return base + sum(rough / k * np.sin(TAU * (x * k * rs.uniform(.5, 1.2) + rs.rand())) for k in (1, 2, 3, 6))


def low_sun(rs):
    """A red sun behind five ridges."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#efe3cd')[:3]
    paint(image, (x - .52) ** 2 + (y - .36) ** 2 < .13 ** 2, '#c4492a')
    for number, colour in enumerate(['#dda065', '#bd6544', '#8b4236', '#494451', '#2a343e']):
        edge = ridge(rs, .46 + .115 * number, .05)[None, :]
        paint(image, y > edge, colour)
        carve(image, y > edge, y - edge, .03 + .006 * number, .13, ['#efe3cd', '#dda065', '#bd6544', '#8b4236', '#494451'][number], rs)
    return image


def two_hills(rs):
    """Two hills whose lines follow their slopes."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#e6e2d4')[:3]
    paint(image, (x - .24) ** 2 + (y - .2) ** 2 < .062 ** 2, '#c99a3c')
    for centre, top, wide, colour in ((.66, .34, .62, '#7d9079'), (.2, .5, .58, '#31493f')):
        edge = top + .5 * np.abs(x - centre) ** 1.7 / wide + .03 * smooth(rs, 3, 1.2)
        paint(image, y > edge, colour)
        carve(image, y > edge + .015, (y - edge) + .12 * smooth(rs, 2), .026, .2, '#e6e2d4' if centre > .5 else '#7d9079', rs)
    return image


def tide_line(rs):
    """Swell in three blues, foam and sand."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#e9e1cf')[:3]
    swell = .045 * np.sin(TAU * (x * 1.1 + .2 * y)) + .05 * smooth(rs, 4, 1)
    paint(image, y + swell > .26, '#8fa9ac')
    paint(image, y + swell * 1.6 > .42, '#41687a')
    paint(image, y + swell * 2.0 > .58, '#1f3a51')
    for low, high, colour in ((.28, .42, '#e9e1cf'), (.44, .58, '#8fa9ac'), (.6, .74, '#8fa9ac')):
        carve(image, (y + swell * 1.6 > low) & (y + swell * 1.6 < high), y + swell * 1.8 + .02 * np.sin(TAU * x * 5), .024, .26, colour, rs)
    shore = y + swell * 2.4 + .02 * smooth(rs, 5, 3)
    paint(image, shore > .77, '#e9e1cf')
    paint(image, shore > .8, '#d3b583')
    dots = rs.rand(HIGH // 9, WIDE // 9).repeat(9, 0).repeat(9, 1)[:HIGH, :WIDE]
    paint(image, (shore > .83) & (dots > .93), '#a9834f')
    return image


def harbour(rs):
    """Gabled houses along the water, two boats before them."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#e8dfcc')[:3]
    paint(image, y > .56, '#2d4a5c')
    left = -.02
    while left < .86:
        wide, tall = rs.uniform(.07, .12), rs.uniform(.1, .2)
        colour = ['#b4492f', '#d5a24b', '#35424b', '#8a9a90', '#c9765a'][rs.randint(5)]
        roof = .56 - tall - np.maximum(0, .05 - np.abs(x - left - wide / 2) * 1.1)
        paint(image, (x > left) & (x < left + wide) & (y > roof) & (y < .56), colour)
        for wx in (.28, .68):
            for wy in np.arange(.56 - tall + .03, .53, .05):
                paint(image, (np.abs(x - left - wide * wx) < .009) & (np.abs(y - wy) < .013), '#e8dfcc')
        left += wide + .006
    carve(image, y > .58, y + .01 * np.sin(TAU * x * 3) + .02 * smooth(rs, 3, 2), .028, .17, '#8fb0b4', rs)
    for cx, cy, size, hull in ((.28, .78, .17, '#b4492f'), (.62, .7, .11, '#d5a24b')):
        deck = (y > cy) & (y < cy + size * .28) & (np.abs(x - cx) < size * .62 - (y - cy) * .9)
        sail = (y < cy - size * .08) & (y > cy - size * 1.5) & (x > cx + size * .03) & (x < cx + size * .03 + (y - cy + size * 1.5) * .42)
        jib = (y < cy - size * .12) & (y > cy - size * 1.2) & (x < cx - size * .03) & (x > cx - size * .03 - (y - cy + size * 1.2) * .36)
        paint(image, sail | jib, '#f1eadb')
        paint(image, (np.abs(x - cx) < .004) & (y > cy - size * 1.6) & (y < cy), '#23303a')
        paint(image, deck, hull)
    return image


def first_field(rs):
    """Furrows that meet at the horizon, one tree."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#ece4d0')[:3]
    carve(image, y < .4, y + .05 * smooth(rs, 3), .04, .1, '#c3ccc4', rs)
    edge = (.45 + .02 * np.sin(TAU * x * .8))
    paint(image, y > edge - .06 + .03 * smooth(rs, 3), '#8c9a6b')
    paint(image, y > edge, '#c2913f')
    angle = (x - .36) / (y - edge + .07)
    furrow = angle + .06 * smooth(rs, 2)
    carve(image, y > edge, furrow, .34, .34, '#5a3a22', rs)
    carve(image, y > edge, furrow + .17, .34, .1, '#ece4d0', rs)
    crown = ((x - .6) / .12) ** 2 + ((y - .31) / .13) ** 2 + .5 * smooth(rs, 5, 3)
    paint(image, (np.abs(x - .6) < .011) & (y > .33) & (y < .46), '#33291f')
    paint(image, crown < 1, '#3f4f35')
    carve(image, crown < .8, x + y + .1 * smooth(rs, 3, 2), .025, .2, '#8c9a6b', rs)
    return image


def late_summer(rs):
    """Five flowers with their leaves."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#e9dfc9')[:3]
    for foot, tip, top, colour in ((.4, .2, .24, '#b5812e'), (.42, .44, .13, '#a8452c'), (.45, .66, .3, '#b5812e'), (.38, .1, .5, '#a8452c'), (.47, .74, .56, '#7b3a2c')):
        t = np.clip((y - top) / (1 - top), 0, 1)
        stem = tip + (foot - tip) * t ** 1.6
        paint(image, (np.abs(x - stem) < .0055) & (y > top), '#3b4a38')
        for number in range(5):
            at = .25 + .13 * number
            lx, ly = tip + (foot - tip) * at ** 1.6, top + at * (1 - top)
            side = 1 if number % 2 else -1
            u, v = (x - lx) * side, y - ly
            u, v = u * .8 - v * .6, u * .6 + v * .8
            blade = (u > 0) & (u < .13) & (np.abs(v) < .035 * np.sin(np.pi * np.clip(u / .13, 0, 1)))
            paint(image, blade & (np.abs(v) > .003), '#56684a')
        radius = .07 if top < .3 else .05
        far = np.hypot(x - tip, y - top)
        turn = np.arctan2(y - top, x - tip)
        paint(image, far < radius * (1 + .14 * np.cos(turn * 11)), colour)
        paint(image, (far > radius * .35) & (far < radius * .9) & (np.abs((turn * 11 / TAU) % 1 - .5) < .12), '#e9dfc9')
        paint(image, far < radius * .32, '#3a2a1e')
    return image


def lighthouse(rs):
    """A tower on its rock, and two beams in a night that is not quite dark."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#2b3f52')[:3]
    turn = np.arctan2(y - .235, x - .5)
    for middle in (-2.86, -.2):
        paint(image, np.abs(turn - middle) < .12, '#d9c58d')
    carve(image, y < .7, np.hypot(x - .5, y - .235) + .015 * smooth(rs, 3, 2), .045, .12, '#8aa0a8', rs)
    paint(image, np.hypot(x - .14, y - .13) < .035, '#e9e1cf')
    paint(image, y > .7 + .012 * np.sin(TAU * x * 2.2), '#4c7280')
    carve(image, y > .72, y + .012 * np.sin(TAU * x * 3) + .02 * smooth(rs, 3, 2), .03, .2, '#c9d3cd', rs)
    rock = .93 - .34 * np.exp(-((x - .5) / .22) ** 2) + .05 * smooth(rs, 5, 2)
    shore = .84 + .02 * smooth(rs, 4, 3)
    paint(image, (y > rock) & (y < shore), '#1d262e')
    carve(image, (y > rock + .02) & (y < shore - .02), x + .5 * y + .1 * smooth(rs, 3, 2), .04, .16, '#8aa0a8', rs)
    half = .052 + .03 * (y - .27)
    tower = (np.abs(x - .5) < half) & (y > .27) & (y < .62)
    paint(image, tower, '#efe6d4')
    for low in (.33, .45, .57):
        paint(image, tower & (y > low) & (y < low + .055), '#b1432c')
    paint(image, tower & (x > .5 + half * .45), '#1d262e')
    paint(image, (np.abs(x - .5) < .07) & (y > .262) & (y < .276), '#1d262e')
    paint(image, (np.abs(x - .5) < .036) & (y > .205) & (y < .262), '#e9c65e')
    paint(image, (np.abs(x - .5) < .05 - (.205 - y) * .9) & (y > .155) & (y < .205), '#b1432c')
    return image


def birches(rs):
    """Seven trunks before a dark wood, snow at their feet."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#33504e')[:3]
    carve(image, y < .86, x + .04 * smooth(rs, 3, 2), .03, .16, '#6f8b80', rs)
    ground = .84 + .03 * smooth(rs, 3, 1)
    paint(image, y > ground, '#eae4d6')
    carve(image, y > ground + .02, y + .03 * smooth(rs, 3, 1.5), .03, .1, '#9fb0ac', rs)
    for number, (at, wide) in enumerate(((.05, .03), (.17, .05), (.31, .034), (.44, .062), (.57, .036), (.7, .052), (.81, .03))):
        bend = at + .02 * np.sin(TAU * (y * .5 + rs.rand())) + .006 * np.sin(TAU * y * 2 + number)
        foot = .88 + .06 * rs.rand()
        trunk = (np.abs(x - bend) < wide / 2 * (.75 + .35 * y)) & (y < foot)
        paint(image, trunk, '#eae4d6')
        for _ in range(int(16 + 10 * rs.rand())):
            my, side, deep = rs.uniform(0, foot), rs.choice([-1, 1]), rs.uniform(.35, .9)
            mark = trunk & (np.abs(y - my - .004 * np.sin(40 * x)) < rs.uniform(.003, .009)) & ((x - bend) * side > wide * (.5 - deep * .5))
            paint(image, mark, '#20292a')
        paint(image, trunk & ((x - bend) > wide * .28), '#9fb0ac')
    return image


def pears(rs):
    """Two pears and the half of a third on a striped cloth."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#d8c9a8')[:3]
    carve(image, y < .62, x * .3 + y + .04 * smooth(rs, 3), .036, .12, '#c2ae86', rs)
    paint(image, y > .62, '#eee5d1')
    carve(image, y > .63, x + (y - .62) * (x - .42) * .6, .07, .26, '#7d8f8a', rs)
    for cx, cy, size, colour, shade, lean in ((.28, .56, .2, '#b9a33d', '#6f6a26', -.14), (.58, .6, .18, '#a8452c', '#5c2a22', .2)):
        u, v = x - cx - lean * (cy - y), y - cy
        wide = np.where(v > 0, size * np.sqrt(np.clip(1 - (v / (size * .95)) ** 2, 0, 1)), size * (.42 + .58 * np.clip(1 + v / (size * .95), 0, 1) ** 1.5) * np.sqrt(np.clip(1 - (v / (size * 1.75)) ** 8, 0, 1)))
        body = (np.abs(u) < wide) & (v > -size * 1.7) & (v < size * .95)
        paint(image, body, colour)
        carve(image, body & (u > wide * .1), np.hypot(u + size * .6, v * .8) + .01 * smooth(rs, 4, 3), .022, .34, shade, rs)
        paint(image, body & (u < -wide * .4) & (u > -wide * .62) & (np.abs(v - .02) < size * .5), '#efe3c4')
        stem = np.abs(u - .02 - .18 * (v + size * 1.7) ** 2) < .009
        paint(image, stem & (v > -size * 2.1) & (v < -size * 1.6), '#3a2c1f')
    return image


def alpine_lake(rs):
    """Peaks and their reflection, one boat house."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#e4dcc8')[:3]
    water = .6
    up = np.where(y < water, y, 2 * water - y)
    for number, (base, rough, colour) in enumerate(((.3, .12, '#8fa3a6'), (.42, .1, '#54707a'), (.53, .04, '#2f4a44'))):
        line = base - rough * np.abs(np.sin(TAU * (np.arange(WIDE) / HIGH * (1.1 + .5 * number) + .23 * number)))[None, :] + ridge(rs, 0, .02)[None, :]
        paint(image, (up > line) & (up < water + .001), colour)
        light = (up > line) & (up < line + .16 - .04 * number)
        carve(image, light, x * (1.2 if number % 2 else -1.2) + up + .03 * smooth(rs, 4, 2), .026, .3, '#e4dcc8' if number < 2 else '#7d8f78', rs)
    carve(image, y > water + .01, y + .006 * np.sin(TAU * x * 4) + .01 * smooth(rs, 3, 2), .018, .34, '#e4dcc8', rs)
    house = (np.abs(x - .62) < .05) & (y > .56) & (y < .61)
    paint(image, house, '#a8452c')
    paint(image, (np.abs(x - .62) < .065 - (.56 - y) * 1.4) & (y > .52) & (y <= .56), '#3a2c24')
    paint(image, (np.abs(x - .62) < .014) & (y > .575) & (y < .61), '#3a2c24')
    paint(image, y < .03 * smooth(rs, 2), '#e4dcc8')
    return image


def sardines(rs):
    """Five fish, head to tail."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#d9573a')[:3]
    image[:] = srgb('#e7dcc3')[:3]
    for number in range(5):
        cy, way = .14 + .18 * number, 1 if number % 2 else -1
        u, v = (x - .42) * way, y - cy - .012 * np.sin(TAU * (x * 1.2 + .2 * number))
        t = np.clip((u + .33) / .6, 0, 1)
        half = .062 * np.sin(np.pi * t ** .8) ** .75
        body = (np.abs(v) < half) & (u > -.33) & (u < .27)
        paint(image, body, '#3f6272')
        paint(image, body & (v > half * .15), '#aebfbd')
        carve(image, body & (u > -.2) & (v < half * .5), np.hypot((u * 12) % 1 - .5, (v * 14) % 1 - .5), .26, .3, '#e7dcc3', rs)
        paint(image, body & (np.abs(v - half * .12) < .004), '#22323b')
        paint(image, (u > .255) & (u < .36) & (np.abs(np.abs(v) - (u - .255) * .55) < .022 + .1 * (u - .255)), '#3f6272')
        head = body & (u < -.205)
        paint(image, head, '#22323b')
        paint(image, np.hypot(u + .262, v + .008) < .014, '#e7dcc3')
        paint(image, np.hypot(u + .262, v + .008) < .006, '#22323b')
        for fin_u, side in ((-.02, -1), (.08, 1)):
            paint(image, (np.abs(u - fin_u) < .05) & (v * side > half) & (v * side < half + .03 - .5 * np.abs(u - fin_u)), '#b1432c')
    return image


def lemons(rs):
    """A branch with three lemons."""
    y, x = grid()
    image = np.zeros((HIGH, WIDE, 3)) + srgb('#30506a')[:3]
    carve(image, y < 2, x + .35 * y + .05 * smooth(rs, 3), .045, .07, '#5f7f94', rs)
    path = .1 + .62 * x - .25 * np.sin(x * 3)
    paint(image, (np.abs(y - path) < .012) & (x > -.1) & (x < .85), '#6b4f35')
    for number, (lx, ly, turn, size) in enumerate(((.1, .1, -.5, .2), (.28, .06, .7, .21), (.42, .3, -.9, .2), (.62, .16, .4, .22), (.7, .48, -.3, .2), (.2, .36, 1.3, .18), (.52, .52, 1.1, .19), (.78, .3, 1.0, .17))):
        u, v = (x - lx) * np.cos(turn) + (y - ly) * np.sin(turn), -(x - lx) * np.sin(turn) + (y - ly) * np.cos(turn)
        blade = (u > 0) & (u < size) & (np.abs(v) < .27 * size * np.sin(np.pi * np.clip(u / size, 0, 1)) ** .8)
        paint(image, blade, '#5c7048' if number % 2 else '#86986a')
        paint(image, blade & (np.abs(v) < .004), '#e9dfc9')
        carve(image, blade & (v > 0), u - v * .8, .026, .16, '#e9dfc9', rs)
    for cx, top in ((.3, .5), (.56, .66), (.24, .78)):
        paint(image, (np.abs(x - cx - .05 * np.sin((y - top) * 5)) < .0075) & (y > path) & (y < top), '#6b4f35')
    for cx, cy, turn, size in ((.3, .56, .5, .13), (.56, .72, -.3, .14), (.24, .82, .2, .12)):
        u, v = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn), -(x - cx) * np.sin(turn) + (y - cy) * np.cos(turn)
        fruit = ((u / (size * 1.28)) ** 2 + (v / size) ** 2 < 1) | ((np.abs(u) < size * 1.5) & (np.abs(v) < size * .3 * (1.5 - np.abs(u) / size)))
        paint(image, fruit, '#dfb63a')
        carve(image, fruit & (v > -.1 * size), np.hypot(u + size * .5, v + size) + .008 * smooth(rs, 4, 3), .024, .3, '#a67a20', rs)
        paint(image, fruit & (np.abs(u + size * .3) < size * .4) & (np.abs(v + size * .55) < size * .08), '#f3e7c4')
    return image


MOTIFS = dict(low_sun=low_sun, two_hills=two_hills, tide_line=tide_line, harbour=harbour, first_field=first_field, late_summer=late_summer,
              lighthouse=lighthouse, birches=birches, pears=pears, alpine_lake=alpine_lake, sardines=sardines, lemons=lemons)


def sheet(motif, seed=1, margin=.12):
    """The motif printed on a sheet of cotton paper with a white margin (share of the width), as a Blender image."""
    rs = np.random.RandomState(seed)
    print_ = MOTIFS[motif](rs)
    paper = np.array(srgb('#f3eee2')[:3])
    ink = (rs.rand(HIGH, WIDE, 1) > .988) * .5 + .12 * np.clip(smooth(rs, 6, 8), 0, 1)[..., None]
    print_ = print_ * (1 - ink) + paper * ink
    edge = int(WIDE * margin)
    whole = np.zeros((HIGH + 2 * edge, WIDE + 2 * edge, 3)) + paper
    whole[edge:-edge, edge:-edge] = print_
    pixels = np.ones((*whole.shape[:2], 4), np.float32)
    pixels[..., :3] = whole[::-1]
    image = bpy.data.images.new('art', whole.shape[1], whole.shape[0], float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
