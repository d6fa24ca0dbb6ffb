"""Bowls and plates on paper or linen.  1 unit = 10 cm."""
from scenes.sets import linen
from studio.forms import lathe, place, vessel_profile
from studio.materials import m_glaze
from studio.stage import backdrop, camera, light

# outline from foot to rim for a bowl of 19 cm; the scale makes the sizes
BOWLS = {
    'open': [(.36, 0), (.40, .04), (.66, .16), (.86, .36), (.96, .62)],
    'deep': [(.34, 0), (.38, .05), (.60, .14), (.76, .36), (.80, .62), (.79, .74)],
    'wide': [(.42, 0), (.46, .05), (.76, .2), (.99, .44), (1.12, .72)],
}
PLATE = [(0, .05), (.8, .05), (.85, 0), (.9, 0), (1.0, .06), (1.3, .1), (1.42, .19), (1.44, .215), (1.42, .235), (1.36, .2), (1.2, .15), (.9, .12), (0, .11)]
SPECKLED = ('#e8e2d6', .7, '#5b4634', .28)


def bowl(form, colour, scale=1.0, seed=1, at=(0, 0, 0), second=None):
    """A thrown bowl; `second` is the glaze of its outer lower half."""
    outer = [(r * scale, z * scale) for r, z in BOWLS[form]]
    dip = (.3 * scale, .02) if second else None
    glaze = m_glaze(colour, second, dip, .5, seed=seed, foot=.055, rough=.18)
    place(lathe('bowl', vessel_profile(outer, .05, .125, .035), glaze, wobble=.02, seed=seed), at, (0, 0, seed * 70))


def plate(seed=1, at=(0, 0, 0), scale=1.0):
    """A dinner plate of 29 cm; `scale` makes the smaller ones."""
    colour, speckle, speck, rough = SPECKLED
    body = lathe('plate', [(r * scale, z * (.4 + .6 * scale)) for r, z in PLATE], m_glaze(colour, colour, None, speckle, speck, rough, seed), wobble=.012, seed=seed, per=6)
    place(body, at, (0, 0, 80 * seed))


def single_bowl(form, colour, seed=6, back='#c9cfc8', scale=1.15, second=None, near=1.0):
    """One bowl on paper; `near` < 1 brings the camera closer."""
    backdrop(back)
    light('window', 1.05)
    bowl(form, colour, scale, seed, (0, 0, 0), second)
    camera((0, -6.6 * near, 3.0 * near), (0, 0, .32 * scale), 92, .3 * near, (0, -.75, .45))


def nested_bowls(colours, seed=6, back='#c9cfc8'):
    """Three bowls in one another, from the outer to the inner."""
    backdrop(back)
    light('soft', .95)
    z = 0
    for number, (colour, scale) in enumerate(zip(colours, (1.15, 1.0, .86))):
        bowl('open', colour, scale, seed + number, (0, 0, z))
        z += .16 + .03 * number
    camera((0, -7.2, 3.5), (0, 0, .47), 90, .3, (0, -.85, .6))


def plate_alone(seed=3, cloth='#b9b3a2', scale=1.0, count=1, near=1.0):
    """`count` plates on one another on linen, seen from well above."""
    linen(cloth, 18, seed, .12)
    light('window', .95)
    for number in range(count):
        plate(seed + number, (.03 * number, -.02 * number, .1 + .115 * number * scale), scale)
    camera((.9 * near, -7.6 * near, 4.9 * near), (0, 0, .2), 85, .42 * near, (.05, -.3, .2))


def plates_with_bowl(colour='#3f5a52', seed=2, cloth='#cbbfa8'):
    """Three plates with one bowl on them."""
    linen(cloth, 18, 3, .12)
    light('window', .95)
    for number in range(3):
        plate(seed + number, (.03 * number, -.02 * number, .1 + .12 * number))
    bowl('open', colour, .75, 9, (.05, -.02, .46))
    camera((1.2, -7.4, 5.2), (.03, 0, .42), 85, .32, (.05, -.5, .8))


def table_for_two(seed=4, cloth='#a9a794', glaze='#dcd6c8'):
    """Two dinner plates, two side plates and two bowls on linen."""
    linen(cloth, 24, 5, .12)
    light('window', 1.0)
    for number, (x, y) in enumerate(((-1.0, .95), (1.15, -.55))):
        plate(seed + number, (x, y, .1))
        plate(seed + 2 + number, (x, y, .22), .72)
        bowl('open', glaze, .62, seed + number, (x + .02, y, .32))
    camera((1.0, -10.4, 7.6), (.1, .15, .2), 86, .5, (.3, -.3, .4))
