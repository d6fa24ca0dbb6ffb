"""Small leather: folded wallets and card holders, saddle-stitched.  1 unit = 10 cm."""
import math

import numpy as np
from mathutils import Matrix, Vector

import bpy

from scenes.letters import letters
from studio.forms import TAU, catmull, curve, extrude_outline, obj_from, place, round_outline
from studio.materials import m_leather, m_lerp, m_matte, m_metal
from studio.stage import backdrop, camera, light


def stitches(path, length=.055, gap=.035, r=.0095, mat=None, z=0.0):
    """Thread along a path in the plane: stitches of `length`, `gap` between them, at the height z."""
    P = np.array(path, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    out, s = [], 0.0
    while s + length < d[-1]:
        a = [np.interp(s, d, P[:, i]) for i in range(2)]
        b = [np.interp(s + length, d, P[:, i]) for i in range(2)]
        m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        out.append([(a[0], a[1], z - .008), (a[0] * .8 + b[0] * .2, a[1] * .8 + b[1] * .2, z + .006), (m[0], m[1], z + .009),
                    (a[0] * .2 + b[0] * .8, a[1] * .2 + b[1] * .8, z + .006), (b[0], b[1], z - .008)])
        s += length + gap
    return curve('stitch', out, r, mat, res=2)



def plate(size, thick, material, at=(0, 0, 0), corner=.13):
    """A flat piece of leather or card with rounded corners and edges."""
    piece = extrude_outline('piece', round_outline(*size, corner), thick, min(.022, thick * .3), material, 4)
    piece.location = at
    return piece


def spine(wide, deep, hide):
    """The rounded fold at the left side."""
    path = catmull([(-wide / 2 + .12, 0, .035), (-wide / 2 - .02, 0, .05), (-wide / 2 - .075, 0, .155), (-wide / 2 - .02, 0, .262), (-wide / 2 + .12, 0, .277)], 8)
    steps = 24
    vertices = [(p[0], -deep / 2 + .02 + (deep - .04) * k / steps, p[2]) for p in path for k in range(steps + 1)]
    faces = [(i * (steps + 1) + k, (i + 1) * (steps + 1) + k, (i + 1) * (steps + 1) + k + 1, i * (steps + 1) + k + 1) for i in range(len(path) - 1) for k in range(steps)]
    fold = obj_from('spine', vertices, faces, hide)
    solid = fold.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .06, 0
    return fold


def seam(wide, deep, thread):
    """Stitches round three sides, open at the fold."""
    outline = [p for p in round_outline(wide - .16, deep - .16, .09, 8) if p[0] > -wide / 2 + .16]
    below = sorted((p for p in outline if p[1] < 0), key=lambda p: math.atan2(p[1], p[0]))
    above = sorted((p for p in outline if p[1] >= 0), key=lambda p: math.atan2(p[1], p[0]))
    path = [(-wide / 2 + .12, -deep / 2 + .085), *below, *above, (-wide / 2 + .12, deep / 2 - .085)]
    return stitches(path, .062, .034, .0105, thread, .315)


def sun_mark(ink, x=.62, y=-.52, z=.3125):
    """The shop's pressed mark."""
    angles = np.linspace(0, TAU, 40)
    strokes = [[(x + .1 * math.cos(a), y + .1 * math.sin(a), z) for a in angles]]
    for k in range(8):
        a = TAU * k / 8
        strokes.append([(x + r * math.cos(a), y + r * math.sin(a), z) for r in (.14, .19)])
    return curve('mark', strokes, .0065, ink, res=1)


def key_ring(x, y):
    """A brass ring lying beside."""
    place(curve('ring', [[(.22 * math.cos(a), .22 * math.sin(a), .03) for a in np.linspace(0, TAU, 64)]], .026, m_metal('#d8b46a', .22), res=4), (x, y, .01))


def turned(parts, degrees):
    """Turns the parts about the upright axis."""
    bpy.context.view_layer.update()
    move = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    for part in parts:
        part.matrix_world = move @ part.matrix_world


def wallet(colour='#8b4a24', thread='#e9d9b6', back='#cfd2cc', word=None, turn=-24, cards=3, ring=True, mark=True):
    """A wallet folded once, cards showing at the right; `word` is pressed into it instead of the mark."""
    backdrop(back)
    light('window', 1.1, (0, 0, .1))
    hide = m_leather(colour, 34, .4)
    wide, deep = 2.1, 1.72
    parts = [plate((wide, deep), .07, hide)]
    parts += [plate((wide - .02, deep - .02), .055, hide, (0, 0, z)) for z in (.075, .185)]
    parts += [plate((wide - .5, deep - .3), .012, m_matte(['#e9e4da', '#3f5b57', '#d7c7a6'][i], .5), (.42 + .1 * i, 0, .135 + .016 * i), .08) for i in range(cards)]
    parts += [plate((wide, deep), .07, hide, (0, 0, .242)), spine(wide, deep, hide), seam(wide, deep, m_matte(thread, .8))]
    ink = m_matte(m_lerp(colour, '#000000', .55), .6, tint=True)
    if word:
        pressed = curve('word', letters(word, .27, .3125), .014, ink, res=1)
        pressed.location = (.55, -.52, 0)
        parts.append(pressed)
    elif mark:
        parts.append(sun_mark(ink))
    turned(parts, turn)
    if ring:
        key_ring(1.36, -1.0)
    camera((.1, -6.6, 5.4), (.08, -.12, .1), 85, .4, (.1, -.45, .3))


def card_holder(colour='#8b4a24', thread='#e9d9b6', back='#cfd2cc', turn=18, cards=('#e9e4da', '#3f5b57'), mark=True):
    """A flat holder: two pockets cut on a slant, cards showing above."""
    backdrop(back)
    light('window', 1.1, (0, 0, .1))
    hide = m_leather(colour, 34, .4)
    wide, deep = 2.05, 1.5
    parts = [plate((wide, deep), .06, hide)]
    parts += [plate((wide - .26, deep - .1), .012, m_matte(c, .5), (.02, .3 - .16 * i, .064 + .028 * i), .08) for i, c in enumerate(cards)]
    for number, (left, right) in enumerate(((.46, .2), (.1, -.22))):
        outline = [(-wide / 2 + .06, -deep / 2), (wide / 2 - .06, -deep / 2), (wide / 2, -deep / 2 + .06), (wide / 2, right), (-wide / 2, left), (-wide / 2, -deep / 2 + .06)]
        pocket = extrude_outline('pocket', outline, .05, .016, hide, 4)
        pocket.location = (0, 0, .078 + .045 * number)
        parts.append(pocket)
    inset = .085
    path = [(-wide / 2 + inset, .06), (-wide / 2 + inset, -deep / 2 + inset), (wide / 2 - inset, -deep / 2 + inset), (wide / 2 - inset, -.28)]
    parts.append(stitches(path, .062, .034, .0105, m_matte(thread, .8), .176))
    if mark:
        parts.append(sun_mark(m_matte(m_lerp(colour, '#000000', .55), .6, tint=True), .58, -.42, .174))
    turned(parts, turn)
    camera((-.1, -5.9, 5.8), (.02, .08, .1), 85, .4, (0, -.35, .15))
