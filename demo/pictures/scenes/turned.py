"""Turned and carved ware of wood: bowls, egg cups, mills, boxes, spoons, spinning tops.  1 unit = 10 cm."""
import math

import numpy as np
from scenes.wood import m_stain
from studio.forms import curve, lathe, place, vessel_profile
from studio.materials import m_matte, m_metal, m_wood
from studio.stage import area, backdrop, camera, light

# light and dark colour of the wood
WOODS = {
    'oak': ('#b98f5e', '#7d5833'), 'walnut': ('#75513a', '#3c271a'), 'ash': ('#d2b48a', '#a3804f'), 'cherry': ('#a9693f', '#6d3d22'), 'birch': ('#dcc49c', '#b8945f'),
}
BOWL = [(.42, 0), (.5, .04), (.84, .26), (1.06, .52), (1.16, .78)]


def grain(wood, seed, axis='X', scale=1.0):
    """Oiled wood whose rings are wide and quiet."""
    return m_wood(*WOODS[wood], axis, scale, seed, .5, 1.3, .3, .38)


def set_down(back, key=1.05, at=(0, 0, .5)):
    """Paper and window."""
    backdrop(back)
    light('window', key, at)
    area('strip', (-3.0, -4.6, 2.4), at, .7, 35, (1, .98, .95), size_y=3.2)


def bowl(wood='walnut', seed=5, back='#d8d3c8', scale=1.1):
    """A turned bowl."""
    set_down(back)
    outer = [(r * scale, z * scale) for r, z in BOWL]
    place(lathe('bowl', vessel_profile(outer, .075, .14, .04), grain(wood, seed, 'X', 1.2), wobble=.012, seed=seed), (0, 0, 0), (0, 0, 25))
    camera((0, -7.4, 3.5), (0, 0, .4), 92, .42, (0, -.9, .6))


def bowls(wood='ash', seed=8, back='#cfd0c9'):
    """Two small bowls, one leaning in the other."""
    set_down(back)
    for number, (x, y, z, tilt, k) in enumerate(((-.78, .3, 0, 0, .72), (.74, -.32, 0, 0, .58))):
        outer = [(r * k, z_ * k) for r, z_ in BOWL]
        place(lathe('bowl', vessel_profile(outer, .065, .12, .03), grain(wood, seed + number * 3, 'Y' if number else 'X', 1.0), wobble=.012, seed=seed + number), (x, y, z), (tilt, 0, 60 * number))
    camera((-.1, -8.2, 3.9), (.0, -.02, .25), 92, .42, (0, -.6, .4))


def egg_cup(wood, seed, number):
    """One cup on its foot."""
    outer = [(.22, 0), (.23, .03), (.14, .1), (.105, .2), (.15, .3), (.235, .42), (.255, .58)]
    return lathe('cup', vessel_profile(outer, .05, .34, .02), grain(wood, seed, 'Z', .6), wobble=.008, seed=number)


def egg_cups(wood='birch', seed=4, back='#d9d5ca', count=4):
    """Egg cups in a row, not quite straight."""
    set_down(back, 1.1, (0, 0, .3))
    for k in range(count):
        place(egg_cup(wood, seed + 2 * k, k), ((k - (count - 1) / 2) * .68, (.2, -.1, .12, -.16)[k % 4], 0), (0, 0, 77 * k))
    camera((-.4, -7.0, 2.8), (0, 0, .26), 92, .42, (0, -.3, .4))


def mill_parts(woods, seed):
    """A pair of mills, for pepper and for salt."""
    for number, (kind, x, y, k) in enumerate(((woods[0], -.42, .1, 1.0), (woods[1], .46, -.2, .86))):
        base = [(0, 0), (.36, 0), (.385, .02), (.38, .12), (.29, .3), (.235, .62), (.25, .95), (.33, 1.22), (.345, 1.3), (.325, 1.35), (0, 1.352)]
        head = [(0, 1.372), (.325, 1.375), (.345, 1.42), (.33, 1.5), (.22, 1.6), (.2, 1.66), (.25, 1.78), (.25, 1.92), (.15, 2.04), (0, 2.07)]
        wood_m = grain(kind, seed + number, 'Z', .8)
        for part in (base, head):
            place(lathe('mill', [(r * k, z * k) for r, z in part], wood_m, per=7), (x, y, 0), (0, 0, 40))
        metal = m_metal('#b9bcbf', .25)
        place(lathe('ring', [(r * k, z * k) for r, z in [(.318, 1.35), (.322, 1.355), (.322, 1.37), (.318, 1.375)]], metal, smoothcurve=False), (x, y, 0))
        place(lathe('nut', [(r * k, z * k) for r, z in [(0, 2.14), (.045, 2.135), (.06, 2.1), (.05, 2.06), (.03, 2.04)]], metal, per=5), (x, y, 0))


def mill(wood='walnut', seed=6, back='#d6d2c8', second='ash'):
    """The pair before paper."""
    set_down(back, 1.05, (0, 0, 1))
    mill_parts((wood, second), seed)
    camera((-.2, -9.8, 3.0), (.02, 0, 1.0), 92, .42, (-.2, -.3, .9))


def box(wood='cherry', seed=9, back='#dad6cc', lid='birch'):
    """A round box, its lid leaning against it."""
    set_down(back)
    outer = [(.60, 0), (.64, .03), (.66, .3), (.655, .62), (.65, .78)]
    place(lathe('box', vessel_profile(outer, .06, .1, .03), grain(wood, seed, 'Y', .9), wobble=.005, seed=seed), (-.32, .2, 0))
    top = [(0, .17), (.1, .168), (.12, .13), (.3, .12), (.6, .1), (.665, .07), (.67, .0), (.6, -.005), (.59, -.06), (.56, -.06), (.55, 0), (0, .01)]
    place(lathe('lid', top, grain(lid if lid != wood else wood, seed + 2, 'X', .9), per=6), (.56, -.42, .57), (62, 0, 38))
    camera((-.1, -7.8, 3.5), (.05, 0, .42), 92, .42, (0, -.6, .6))


def tops_parts(colours=('#9d453b', '#d3ab5c', '#4a5b76', '#7c9169')):
    """Four spinning tops: one stands, as if it span."""
    body = [(0, 0), (.02, .03), (.06, .08), (.3, .26), (.345, .33), (.31, .385), (.12, .42), (.055, .46), (.045, .7), (.055, .78), (.04, .81), (0, .815)]
    for number, (colour, x, y, tilt, turn) in enumerate(zip(colours, (-.78, .0, .82, .15), (.15, .62, .2, -.6), (58, 0, 56, 60), (20, 0, 160, 250))):
        top = lathe('top', body, m_stain(colour), per=7)
        place(top, (x, y, .0 if tilt == 0 else .12), (tilt, 0, turn))
        lines = [[(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 60)] for r, z in ((.347, .33), (.333, .352))]
        place(curve('line', lines, .008, m_matte('#e6d5b0', .7), res=1), (x, y, .0 if tilt == 0 else .12), (tilt, 0, turn))


def tops(back='#dad7cd'):
    """Four tops before paper."""
    set_down(back, 1.1, (0, 0, .3))
    tops_parts()
    camera((-.3, -7.4, 3.6), (.03, .05, .22), 92, .5, (0, -.5, .4))


def rolling_pin(wood='ash', seed=7, back='#d5d3ca'):
    """A pin that tapers to both ends, lying across."""
    set_down(back, 1.0, (0, 0, .2))
    pin = [(0, -1.9), (.09, -1.89), (.13, -1.84), (.16, -1.6), (.2, -1.0), (.225, 0), (.2, 1.0), (.16, 1.6), (.13, 1.84), (.09, 1.89), (0, 1.9)]
    place(lathe('pin', pin, grain(wood, seed, 'Z', .8), per=10), (0, 0, .225), (0, 90, 24))
    camera((0, -9.0, 5.4), (0, 0, .15), 82, .5, (0, -.3, .3))


STICKS = ((-.75, .1, 1.75), (.0, -.2, 1.25), (.72, .15, .9))


def sticks(wood, seed):
    """Three turned candlesticks of different height."""
    for number, (x, y, high) in enumerate(STICKS):
        s = high / 1.75
        body = [(0, 0), (.36, 0), (.37, .05), (.3, .11), (.13, .2), (.1, .3 * s + .1), (.14, .55 * s), (.1, .8 * s), (.085, high - .4), (.12, high - .26), (.19, high - .2), (.2, high - .16), (.13, high - .12), (.13, high), (.105, high), (.1, high - .15), (0, high - .16)]
        place(lathe('stick', body, grain(wood, seed + number, 'Z', .7), per=7), (x, y, 0), (0, 0, 50 * number))


def candle_holder(wood='oak', seed=5, back='#c9c4b9'):
    """The three before paper."""
    set_down(back, 1.0, (0, 0, .7))
    sticks(wood, seed)
    camera((-.2, -9.4, 2.9), (0, 0, .82), 92, .45, (0, -.2, .8))
