"""Colourways: one rendering in several colours, the way a maker photographs one piece and dyes the rest.

Materials mark what may be dyed (nodes.Mat.tintable). The light that a surface scatters is kept apart from
what it mirrors, so that a highlight keeps its colour.
"""
import numpy as np

from studio.denoise import denoise_light, soft_outlines
from studio.nodes import srgb

AREAS = ('tint', 'ground')


def parts_of(half):
    """The scattered light of a half, and the rest of it."""
    scattered = half['dir'] + half['ind']
    plain = dict(half, rgb=scattered * half['alb'], gls=np.zeros_like(half['gls']))
    return plain, dict(half, rgb=half['rgb'] - plain['rgb'])


def recoloured(colour, mask, old, new):
    """Surface colours with `old` exchanged for `new` ('#rrggbb') where the mask (0 to 1) says so; texture stays."""
    old, new = np.array(srgb(old)[:3], np.float32), np.array(srgb(new)[:3], np.float32)
    texture = 1 + (np.clip(colour / old, 0, 3) - 1) * mask ** 4
    return np.maximum(colour + (new - old) * texture * mask, 0)


def colourways(halves, ways, workers=2):
    """ways: name -> {area: (old, new)}. Yields (name, linear picture)."""
    (plain_a, rest_a), (plain_b, rest_b) = map(parts_of, halves)
    light, _ = denoise_light(plain_a, plain_b, workers=workers)
    rest, _ = denoise_light(rest_a, rest_b, divide=False, workers=workers)
    base = (halves[0]['alb'] + halves[1]['alb']) * .5
    masks = {area: np.clip((halves[0][area] + halves[1][area]) * .5, 0, 1) for area in AREAS}
    for name, way in ways.items():
        colour = base
        for area, (old, new) in way.items():
            colour = recoloured(colour, masks[area], old, new)
        yield name, soft_outlines(light * (base + .02) * (colour + .003) / (base + .003) + rest, *halves)
