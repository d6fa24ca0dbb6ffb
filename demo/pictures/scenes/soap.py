"""Soap: cut bars with a pressed word, in a dish or tied with string.  1 unit = 10 cm."""
from scenes import kitchen, pottery, props, vases
from scenes.letters import letters
from scenes.workshops import moved
from studio.forms import curve, lathe, place, rbox
from studio.materials import m_lerp, m_matte
from studio.nodes import Mat


def m_soap(colour, herbs=None, seed=1):
    """Cured soap: waxy, a little uneven, ground herbs in it when asked."""
    m = Mat('soap')
    v = m.coord(loc=(seed * 2.3, seed, 0))
    tone = m.mix(m.ramp(m.noise(v, 2.2, 5, .6), [(.3, 0.), (.75, .28)]), colour, m_lerp(colour, '#ffffff', .35))
    if herbs:
        d = m.voronoi(v, 34, rnd=1)
        tone = m.mix(m.math('MULTIPLY', m.math('LESS_THAN', d, m.math('MULTIPLY', m.noise(v, 6, 2), .24)), .7), tone, herbs)
    m.set(Base_Color=tone, Roughness=.5, Specular=.38, Subsurface=.14, Subsurface_Color=tone, Normal=m.bump(m.math('ADD', m.noise(v, 7, 5), m.math('MULTIPLY', m.noise(v, 50, 3), .2)), .16, .03))
    m.bsdf.inputs['Subsurface Radius'].default_value = (.12, .09, .06)
    return m


def bar(colour, herbs=None, seed=1, word=None, size=(.82, .56, .3), band=None):
    """One bar on the ground; `word` is pressed into it, `band` is the colour of a paper round it."""
    material = m_soap(colour, herbs, seed)
    body = rbox('soap', size, .05, material, 5, 0)
    place(body, (0, 0, size[2] / 2))
    if word:
        curve('word', letters(word, .17, size[2] + .002), .012, m_matte(m_lerp(colour, '#2a1c10', .42), .7), res=1)
    if band:
        place(rbox('band', (.34, size[1] + .012, size[2] + .012), .05, m_matte(band, .92, 60, .12, .1, .1), 4), (0, 0, size[2] / 2))


def on_table(colours=(('#a8a06a', '#5d5f33'),) * 3, word=None, band=None, wood=kitchen.OAK, wall='#cfcabf', dish=None, twig='#7b805c', seed=3):
    """Bars by the basin: a small pile and one in front, a linen cloth, a twig."""
    kitchen.table(wall, wood)
    spots = ((-.5, .1, 0, 12), (-.46, .06, .31, -8), (.62, -.5, 0, 24))
    for number, (colour, herbs) in enumerate(colours):
        x, y, z, turn = spots[number]
        moved(lambda c=colour, h=herbs, n=number: bar(c, h, seed + n, word if n != 0 else None, band=band if n != 2 else None), x, y, z + (.1 if dish and number == 2 else 0), turn)
    if dish:
        moved(lambda: lathe('dish', [(0, .04), (.4, .04), (.46, 0), (.52, .02), (.66, .1), (.74, .16), (.72, .175), (.6, .12), (.4, .075), (0, .07)], pottery.glaze_of(dish, 4, .3, .5, None), per=6, wobble=.015, seed=2), .62, -.5)
    props.napkin('#c9c0ae', (-.2, .95, 0), -12, (2.2, 1.1), '#5d6b4c')
    for k in range(3):
        vases.branch((-1.7 + .1 * k, -.9 - .08 * k, .04), (-.75 + .2 * k, -1.25 - .1 * k, .1), seed + k, twig, .26, 8)
    kitchen.from_front(2.7, .3, 3.4, (.0, -.1), .42, (0, -.5, .3))
