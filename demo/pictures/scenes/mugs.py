"""Mugs and cups: one form, three sizes, glazes that are dipped.  1 unit = 10 cm."""
import math

import bpy
from mathutils import Matrix

from scenes.letters import letters
from studio.forms import catmull, curve, lathe, place, sweep, vessel_profile
from studio.materials import m_glaze, m_matte
from studio.stage import area, backdrop, camera, light

# height, radius of the body
SIZES = {'mug': (.98, .45), 'tall': (1.30, .44), 'espresso': (.62, .32), 'wide': (.86, .54)}


def make_mug(glaze, size='mug', seed=0, rot=-28, loc=(0, 0, 0)):
    """A thrown cup with its pulled handle; `rot` in degrees, 0 = handle to the right."""
    h, r = SIZES[size]
    k = r / .45
    outer = [(.36 * k, 0), (.42 * k, .03), (.455 * k, .2 * h), (.46 * k, .5 * h), (.45 * k, .8 * h), (.445 * k, h)]
    body = lathe('mug', vessel_profile(outer, .045, .09), glaze, wobble=.02, seed=seed)
    reach = 1 if size != 'espresso' else .92
    path = catmull([(.41 * k, 0, .82 * h), (.55 * k * reach, 0, .87 * h), (.74 * k * reach, 0, .78 * h), (.80 * k * reach, 0, .56 * h),
                    (.70 * k * reach, 0, .35 * h), (.42 * k, 0, .22 * h)], 12)
    thick = .5 + .5 * k
    handle = sweep('handle', path, .078 * thick, .036 * thick, glaze, up=(0, 1, 0), taper=lambda t: 1.2 - .38 * math.sin(math.pi * t))
    for part in (body, handle):
        place(part, loc, (0, 0, rot))


def make_saucer(glaze, r=.78, seed=0, loc=(0, 0, 0)):
    """A shallow plate with a well; r = its radius."""
    profile = [(0, .03), (.36 * r, .03), (.42 * r, 0), (.5 * r, 0), (.6 * r, .035), (.85 * r, .085), (r, .15), (r, .172), (.97 * r, .178),
               (.8 * r, .125), (.55 * r, .08), (0, .072)]
    place(lathe('saucer', profile, glaze, wobble=.015, seed=seed, per=6), loc)


def frame(width, height, middle=(0, 0), low=2.2):
    """A camera in front that fits `width` x `height` (units) around x = middle[0], y = middle[1]."""
    far = 5.7 * max(width / 1.45, height / 1.3)
    camera((middle[0], -far, low * far / 6.4), (middle[0] + .01, middle[1], height * .47), 100, .5 * far / 6.4, (middle[0], middle[1] - .45, height * .5))


def set_up(back, key=1.15):
    """Paper, window light, and a strip that draws a line of light on the glaze."""
    backdrop(back)
    light('window', key)
    area('strip', (-3.0, -4.6, 2.4), (0, 0, .5), .7, 70, (1, .98, .95), size_y=3.2)


def dipped(base, second, dip, seed, speckle=.6):
    """A light glaze above, a coloured one below `dip`, bare foot."""
    return m_glaze(base, second, (dip, .02), speckle, seed=seed, foot=.07, rough=.14)


def mug(base='#ece4d4', second='#4f7472', seed=3, back='#d8c6ae', dip=.5, size='mug', rot=-28):
    """One cup before paper."""
    set_up(back)
    make_mug(dipped(base, second, dip, seed), size, seed, rot)
    h, r = SIZES[size]
    frame(max(1.45 * r / .45, h * 1.25), max(h * 1.3, r * 2.4), (.09 if rot > -90 else -.09, 0))


def cup_and_saucer(base='#ece4d4', second='#4f7472', seed=3, back='#d8c6ae', dip=.36, rot=-35):
    """A small cup on its saucer."""
    set_up(back)
    glaze = dipped(base, second, dip, seed)
    make_saucer(m_glaze(second, None, None, .5, seed=seed + 1, rough=.16), .72, seed)
    make_mug(dipped(base, second, dip, seed), 'espresso', seed, rot, (0, 0, .075))
    frame(1.72, .95, (.02, 0), 3.0)


def several(cups, back='#c9c2b4', wide=3.2):
    """Cups on paper: rows of (base, second, dip, size, x, y, rot)."""
    set_up(back, 1.05)
    for number, (base, second, dip, size, x, y, rot) in enumerate(cups):
        make_mug(dipped(base, second, dip, 5 + number), size, number, rot, (x, y, 0))
    frame(wide, 1.5, (.3, 0), 2.9)


def upside_down(base='#ece4d4', second='#4f7472', seed=3, back='#d8c6ae', dip=.5, word='ANA'):
    """A cup turned over beside a standing one: its bare foot carries a stamped word."""
    set_up(back)
    make_mug(dipped(base, second, dip, seed), 'mug', seed, -30, (.62, .75, 0))
    turned = dipped(base, second, dip, seed + 4)
    before = set(bpy.data.objects)
    make_mug(turned, 'mug', seed + 1, 0)
    disc = lathe('foot', [(0, .034), (.27, .034), (.275, .03)], turned, smoothcurve=False)
    pressed = curve('word', letters(word, .12, .033, mirrored=True), .009, m_matte('#5d3d26', .9), res=1)
    bpy.context.view_layer.update()
    flip = Matrix.Translation((-.35, -.3, 1.02)) @ Matrix.Rotation(math.radians(-152), 4, 'Z') @ Matrix.Rotation(math.pi, 4, 'X')
    for part in set(bpy.data.objects) - before:
        part.matrix_world = flip @ part.matrix_world
    camera((.1, -6.6, 4.8), (.02, .05, .5), 86, .5, (-.35, -.5, .9))
