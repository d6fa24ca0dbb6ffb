"""Thrown and turned forms in one glaze: round mugs, tumblers, jugs, teapots, jars, pots and low vases.  1 unit = 10 cm."""
import math

from scenes.mugs import dipped, set_up
from studio.forms import catmull, displace_fn, lathe, place, sweep, vessel_profile
from studio.materials import m_glaze, m_matte, m_wood
from studio.nodes import Mat
from studio.stage import backdrop, camera, light

# outlines from foot to rim
FORMS = {
    'round': [(.27, 0), (.36, .03), (.475, .22), (.50, .42), (.45, .66), (.405, .84)],
    'tumbler': [(.32, 0), (.36, .03), (.39, .3), (.415, .6), (.435, .9)],
    'jug': [(.40, 0), (.48, .04), (.64, .34), (.68, .72), (.56, 1.12), (.41, 1.42), (.37, 1.62), (.43, 1.84)],
    'carafe': [(.44, 0), (.52, .04), (.60, .36), (.57, .8), (.42, 1.2), (.26, 1.55), (.22, 1.9), (.24, 2.2), (.30, 2.36)],
    'moon': [(.38, 0), (.5, .05), (.86, .36), (1.0, .82), (.92, 1.22), (.6, 1.56), (.34, 1.68), (.31, 1.76), (.36, 1.84)],
    'cylinder': [(.46, 0), (.53, .04), (.55, .4), (.54, 1.1), (.545, 1.8), (.56, 2.05)],
    'low': [(.52, 0), (.64, .04), (.86, .24), (.90, .42), (.68, .62), (.36, .72), (.31, .82), (.34, .88)],
    'pot': [(.50, 0), (.56, .04), (.66, .4), (.74, .85), (.80, 1.2)],
    'crock': [(.50, 0), (.56, .04), (.60, .3), (.60, .68), (.575, .94), (.56, 1.0)],
    'teapot': [(.46, 0), (.54, .03), (.78, .28), (.84, .55), (.70, .86), (.44, 1.02), (.37, 1.05)],
}


def glaze_of(colour, seed, rough=.3, speckle=.45, foot=.06, ring=.22, speck='#3b2a1f'):
    """A single glaze above a bare foot."""
    return m_glaze(colour, None, None, speckle, speck, rough, seed, foot=foot, ring=ring)


def thrown(form, glaze, seed, scale=1.0, wall=.05, at=(0, 0, 0), turn=0):
    """One of the FORMS as a vessel."""
    outer = [(r * scale, z * scale) for r, z in FORMS[form]]
    return place(lathe('body', vessel_profile(outer, wall, .1), glaze, wobble=.02, seed=seed), at, (0, 0, turn))


def pulled_handle(path, glaze, rot, wide=.085, thin=.036, at=(0, 0, 0)):
    """A strap that was pulled, thicker at both ends."""
    handle = sweep('handle', catmull(path, 12), wide, thin, glaze, up=(0, 1, 0), taper=lambda t: 1.22 - .36 * math.sin(math.pi * t))
    return place(handle, at, (0, 0, rot))


def round_mug(colour='#c2a06a', seed=3, back='#d6d3c9', rot=-28, second=None, dip=.3):
    """A bellied mug with a small round handle."""
    set_up(back)
    glaze = dipped(colour, second, dip, seed) if second else glaze_of(colour, seed, .16, .55)
    thrown('round', glaze, seed, turn=rot)
    pulled_handle([(.44, 0, .66), (.56, 0, .74), (.75, 0, .68), (.80, 0, .48), (.70, 0, .29), (.46, 0, .24)], glaze, rot)
    camera((.1, -6.5, 2.4), (.12, 0, .42), 100, .5, (.05, -.48, .45))


def tumblers(colour='#8fa3a0', seed=5, back='#d8d4ca', second='#e7e0d2'):
    """Two cups without a handle, one a hand's width behind the other."""
    set_up(back)
    for number, (x, y, turn) in enumerate(((-.46, -.18, 20), (.5, .35, 200))):
        glaze = m_glaze(second, colour, (.46 + .04 * number, .02), .5, seed=seed + number, foot=.06, rough=.2)
        thrown('tumbler', glaze, seed + number, at=(x, y, 0), turn=turn)
    camera((.1, -7.6, 2.9), (.02, .05, .44), 100, .5, (-.46, -.6, .5))


def spout(ob, rim, wide=.26, out=.16):
    """Draws the rim out to the left into a lip."""
    def pull(c):
        angle = math.atan2(c.y, -c.x)
        share = max(0, 1 - abs(angle) / (wide * 3)) ** 2 * max(0, min(1, (c.z - rim + .42) / .42)) ** 2
        c.x -= out * share * 1.25
        c.z += .05 * share
        c.y *= 1 - .35 * share
        return c
    return displace_fn(ob, pull)


def jug_parts(colour, seed, second, dip, rot=12):
    """A pitcher: a drawn lip to the left, a strap to the right."""
    glaze = m_glaze(second, colour, (dip, .03), .5, seed=seed, foot=.07, rough=.2)
    spout(thrown('jug', glaze, seed, wall=.055), 1.84)
    pulled_handle([(.325, 0, 1.58), (.50, 0, 1.70), (.86, 0, 1.55), (.93, 0, 1.15), (.82, 0, .78), (.62, 0, .58)], glaze, rot, .11, .045)


def jug(colour='#3f5f6b', seed=4, back='#d9d3c8', second='#e9e2d4', dip=.92, rot=12):
    """A pitcher of a litre and a half."""
    set_up(back)
    jug_parts(colour, seed, second, dip, rot)
    camera((-.1, -8.7, 3.1), (.12, 0, .92), 96, .5, (0, -.68, .8))


def carafe(colour='#d9d2c2', seed=6, back='#cfd0c8', cup=True):
    """A water bottle and the cup that goes with it."""
    set_up(back)
    glaze = glaze_of(colour, seed, .3, .6)
    thrown('carafe', glaze, seed, at=(-.25, .15, 0))
    if cup:
        thrown('tumbler', glaze_of(colour, seed + 3, .3, .6), seed + 2, .82, at=(.72, -.38, 0), turn=40)
    camera((-.1, -10.4, 3.3), (.12, 0, 1.12), 94, .5, (.2, -.6, .8))


def teapot_parts(colour, seed):
    """A round pot, its lid with a knob, a spout and a strap over the side."""
    glaze = glaze_of(colour, seed, .26, .5)
    thrown('teapot', glaze, seed)
    lid = [(0, 1.16), (.12, 1.155), (.30, 1.11), (.385, 1.065), (.39, 1.045), (.36, 1.04), (0, 1.04)]
    lathe('lid', lid, glaze, per=6, wobble=.01, seed=seed + 1)
    lathe('knob', [(0, 1.33), (.07, 1.325), (.105, 1.28), (.09, 1.22), (.055, 1.185), (.07, 1.15)], glaze, per=6)
    path = catmull([(-.70, 0, .36), (-.92, 0, .46), (-1.06, 0, .68), (-1.16, 0, .92), (-1.27, 0, 1.0)], 10)
    sweep('spout', path, .17, .17, glaze, up=(0, 1, 0), seg=28, taper=lambda t: 1.05 - .55 * t ** .8)
    pulled_handle([(.56, 0, .88), (.78, 0, 1.0), (1.12, 0, .92), (1.20, 0, .62), (1.06, 0, .36), (.76, 0, .34)], glaze, 0, .095, .045)


def teapot(colour='#5f6f5a', seed=8, back='#d9d4ca'):
    """The pot by itself."""
    set_up(back)
    teapot_parts(colour, seed)
    camera((.9, -8.8, 3.8), (-.02, 0, .58), 96, .6, (0, -.8, .6))


def moon(colour='#e4ded2', form='moon', seed=9, back='#cfc9be', scale=1.0, rough=.55, speckle=.35, near=1.0):
    """A round, a straight or a low vase that stands empty."""
    backdrop(back)
    light('low', .78, (0, 0, .9))
    thrown(form, m_glaze(colour, None, None, speckle, '#2d1b12', rough, seed, foot=.05 * scale, ring=.2), seed, scale)
    high = FORMS[form][-1][1] * scale
    camera((-.3, -10.6 * near, 3.0 * near), (0, 0, high * .48), 92, .35, (0, -.7 * scale, high * .55))


def planter_parts(colour, seed, saucer=True, scale=1.0, earth=True):
    """A pot for plants, its saucer, and earth that waits."""
    glaze = m_glaze(colour, None, None, .25, '#4a3527', .62, seed, foot=None, ring=.3)
    thrown('pot', glaze, seed, scale, .065, (0, 0, .1 if saucer else 0))
    if saucer:
        lathe('saucer', [(0, .04), (.6, .04), (.62, 0), (.7, 0), (.84, .06), (.92, .16), (.93, .2), (.9, .205), (.8, .1), (.6, .085), (0, .085)], glaze, per=6, wobble=.012, seed=seed + 1)
    if earth:
        earth_m = Mat('earth')
        v = earth_m.coord()
        earth_m.set(Base_Color=earth_m.mix(earth_m.ramp(earth_m.noise(v, 16, 8, .7), [(.35, 0.), (.7, 1.)]), '#1f1712', '#4a382a'), Roughness=1, Specular=.05,
                    Normal=earth_m.bump(earth_m.noise(v, 11, 9, .75), 1.0, .12))
        lathe('earth', [(0, 1.12), (.3, 1.13), (.55, 1.1), (.72, 1.08)], earth_m, per=10, wobble=.05, seed=2)


def planter(colour='#b4694a', seed=11, back='#d9d6cc', **more):
    """The pot before paper."""
    backdrop(back)
    light('window', 1.1, (0, 0, .6))
    planter_parts(colour, seed, **more)
    camera((0, -8.6, 3.9), (0, 0, .6), 92, .45, (0, -.75, .9))


def crock_lid(seed, wood=('#b98a57', '#7a5230')):
    """The turned lid of the crock, where it sits on the rim."""
    lid = [(0, 1.13), (.4, 1.13), (.545, 1.125), (.585, 1.1), (.59, 1.04), (.57, 1.015), (0, 1.01)]
    grain = m_wood(*wood, 'X', .8, seed, .5, contrast=.35)
    lathe('lid', lid, grain, per=5)
    lathe('knob', [(0, 1.36), (.1, 1.355), (.135, 1.31), (.12, 1.24), (.07, 1.19), (.075, 1.13)], grain, per=6)


def crock(colour='#dcd3c0', seed=13, back='#cfd1ca', second=None):
    """A jar with a turned lid of wood, for salt or sugar."""
    set_up(back)
    glaze = m_glaze(colour, second, (.36, .02) if second else None, .6, seed=seed, foot=.07, rough=.24)
    thrown('crock', glaze, seed)
    crock_lid(seed)
    camera((.1, -7.6, 3.0), (0, 0, .66), 96, .5, (0, -.55, .7))


def holders(colour, wax, seed, lit, watts=6):
    """Two low holders with a dipped candle in each."""
    from scenes.candles import wick
    from studio.materials import m_wax
    glaze = m_matte(colour, .3, 24, .12, .08, .5)
    body = [(0, .0), (.36, 0), (.44, .03), (.45, .07), (.36, .12), (.18, .17), (.145, .27), (.16, .36), (.165, .39), (.14, .395), (.118, .38), (.116, .24), (0, .24)]
    for number, (x, y, high) in enumerate(((-.42, .22, 2.35), (.5, -.2, 2.1))):
        place(lathe('holder', body, glaze, wobble=.01, seed=seed + number, per=6), (x, y, 0))
        taper = [(0, .24), (.112, .24), (.116, .5), (.112, 1.2), (.095, high - .25), (.06, high - .06), (.02, high), (0, high)]
        material = m_wax(wax, .42, .3).tintable()
        place(lathe('taper', taper, material, per=8, wobble=.035, seed=seed + 3 + number), (x, y, 0))
        wick(x, y, high - .02, lit, watts)


def candlesticks(colour='#e6e0d4', wax='#c98f3f', seed=4, back='#d3cdc2'):
    """The pair by day."""
    backdrop(back)
    light('window', 1.0, (0, 0, 1))
    holders(colour, wax, seed, False)
    camera((-.2, -9.7, 2.8), (.03, 0, 1.2), 92, .4, (.3, -.2, .9))
