"""Sewn books: cloth boards, a block of pages, thread over the open spine.  1 unit = 10 cm."""
import math

import bpy
from mathutils import Matrix, Vector

from scenes.letters import letters
from studio.forms import catmull, curve, rbox, sweep
from studio.materials import m_fabric, m_lerp, m_matte, m_wood
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_pages():
    """The edge of a block of pages: fine layers."""
    m = Mat('pages')
    sheets = m.wave(m.coord(), 26, 'BANDS', 'Z', .6, 2, 2)
    m.set(Base_Color=m.mix(m.ramp(sheets, [(.0, .35), (.6, 0.)]), '#efe6d2', '#a48f6c'), Roughness=.9, Specular=.15, Normal=m.bump(sheets, .5, .02))
    return m


def sewing(wide, deep, thick, thread):
    """Chain stitches at four stations of the spine, and where they enter the upper board."""
    strands = []
    for share in (-.72, -.28, .28, .72):
        y = share * deep / 2
        for k in range(max(2, round((thick - .12) / .073))):
            z = .08 + .073 * k
            strands.append([(-wide / 2 + .03, y - .05, z), (-wide / 2 - .035, y - .02, z + .03), (-wide / 2 - .04, y, z + .06), (-wide / 2 - .035, y + .02, z + .03), (-wide / 2 + .03, y + .05, z)])
        strands.append([(-wide / 2, y, thick + .01), (-wide / 2 - .02, y, thick + .045), (-wide / 2 + .1, y, thick + .036), (-wide / 2 + .12, y, thick)])
    return curve('sewing', strands, .016, thread, res=2)


def ribbon_mark(deep, thick, colour):
    """A ribbon that hangs out of the lower edge."""
    points = catmull([(.1, -deep / 2 + .2, thick - .09), (.12, -deep / 2 + .02, thick - .045), (.14, -deep / 2 - .12, thick * .55), (.18, -deep / 2 - .2, .06), (.28, -deep / 2 - .42, .012)], 8)
    return sweep('ribbon', points, .05, .006, m_fabric(colour, None, 70, .3, .4), up=(1, 0, 0), seg=12)


def book(cloth, size=(1.55, 2.15, .52), ribbon='#b0573c', thread='#e6dcc6', label=True, spine=None, word=None):
    """A book at the origin, spine to the left; `size` = width, height of the page, thickness. Returns its parts."""
    wide, deep, thick = size
    board = m_fabric(cloth, None, 46, .4, .25)
    parts = []
    for z in (.03, thick):
        cover = rbox('cover', (wide, deep, .06), .012, board, 3)
        cover.location = (0, 0, z)
        parts.append(cover)
        if spine:
            strip = rbox('strip', (wide * .24, deep + .006, .066), .012, m_fabric(spine, None, 46, .4, .25), 3)
            strip.location = (-wide * .385, 0, z)
            parts.append(strip)
    block = rbox('block', (wide - .07, deep - .08, thick - .1), .02, m_pages(), 3)
    block.location = (0, 0, thick / 2 + .015)
    parts += [block, sewing(wide, deep, thick, m_matte(thread, .85))]
    if ribbon:
        parts.append(ribbon_mark(deep, thick, ribbon))
    top = thick + .03
    if label:
        paper = rbox('label', (.8, .42, .008), .003, m_matte('#e8deca', .95, 50, .1), 2)
        paper.location = (.12, deep * .21, top + .003)
        rules = [[(-.16, deep * .21 + dy, top + .0085), (.4, deep * .21 + dy, top + .0085)] for dy in (-.05, .05)]
        parts += [paper, curve('rules', rules, .004, m_matte('#6b5a48', .9), res=1)]
    if word:
        parts.append(curve('word', letters(word, .17, top + .002), .011, m_matte(m_lerp(cloth, '#000000', .5), .6), res=1))
    return parts


def put(parts, x=0.0, y=0.0, z=0.0, turn=32.0):
    """Moves a book to (x, y, z), turned by degrees."""
    bpy.context.view_layer.update()
    move = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for part in parts:
        part.matrix_world = move @ part.matrix_world


def pencil(x=0.0, y=0.0, paint='#2f4a46'):
    """A sharpened pencil of 17 cm in front of the book."""
    start, end = Vector((-.95 + x, -1.3 + y, .04)), Vector((.7 + x, -1.72 + y, .04))
    along = (end - start).normalized()
    shoulder, lead = end, end + along * .13
    sweep('paint', [start, shoulder], .036, .036, m_matte(paint, .35, 20, .05), seg=6)
    sweep('cone', [shoulder, lead], .036, .036, m_wood('#d0a873', '#a87c48', 'X', .5, 2), seg=24, taper=lambda t: 1 - .72 * t)
    sweep('lead', [lead, lead + along * .05], .0105, .0105, m_matte('#2b2a2a', .5), seg=16, taper=lambda t: 1 - .8 * t)


def one_book(cloth, back='#d3d6d2', turn=32, with_pencil=True, near=1.0, **form):
    """A book on paper; `near` < 1 brings the camera closer."""
    backdrop(back)
    light('window', 1.1, (0, 0, .3))
    put(book(cloth, **form), turn=turn)
    if with_pencil:
        pencil()
    camera((-.3 * near, -7.2 * near, 5.2 * near), (-.05, -.12, .2), 88, .4 * near, (-.2, -.6, .5))


def pile(cloths, back='#d3d6d2', size=(1.55, 2.15, .42), turn=24):
    """Books of several cloths on one another, not quite aligned."""
    backdrop(back)
    light('window', 1.1, (0, 0, .5))
    wide, deep, thick = size
    for number, (cloth, ribbon) in enumerate(cloths):
        last = number == len(cloths) - 1
        shrink = 1 - .05 * number
        parts = book(cloth, (wide * shrink, deep * shrink, thick), ribbon if last else None, label=last)
        put(parts, .04 * (number % 2), .03 * number, number * (thick + .035), turn + (9, -6, 14, 2)[number % 4])
    high = len(cloths) * (thick + .035)
    camera((-.5, -8.0, 4.6), (-.05, -.1, high * .45), 88, .45, (-.2, -.7, high * .7))
