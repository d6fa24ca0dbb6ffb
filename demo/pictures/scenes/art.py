"""Six linocuts as pixels: flat inks on cotton paper, with the lines that the gouge leaves."""
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


MOTIFS = dict(low_sun=low_sun, two_hills=two_hills, tide_line=tide_line, harbour=harbour, first_field=first_field, late_summer=late_summer)


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
