"""Stained wood.  1 unit = 10 cm."""
from studio.materials import m_lerp
from studio.nodes import Mat


def m_stain(colour):
    """Water stain on limewood: the grain shows."""
    m = Mat('stain')
    fibre = m.noise(m.coord(scale=(1, .05, 1)), 30, 4, .6)
    broad = m.noise(m.coord(), 2.2, 4, .6)
    tone = m.mix(m.ramp(fibre, [(.4, 0.), (.75, .35)]), colour, m_lerp(colour, '#c9a26c', .6))
    tone = m.mix(m.ramp(broad, [(.35, 0.), (.7, .18)]), tone, m_lerp(colour, '#ffffff', .35))
    m.set(Base_Color=tone, Roughness=.66, Specular=.25, Normal=m.bump(fibre, .14, .02))
    return m
