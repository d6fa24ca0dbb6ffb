"""Sewn books: cloth boards, a block of pages, thread over the open spine.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from scenes.letters import letters
from studio.forms import catmull, curve, obj_from, place, rbox, sweep
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


def handwriting(lines, left, right, top, pitch, seed, height, z_at):
    """Lines that look written: words of loops and strokes from `left` to `right`, the first at y = top."""
    rnd = random.Random(seed)
    words = []
    for row in range(lines):
        x, y = left, top - pitch * row
        end = right - rnd.random() * (.5 if row % 4 == 3 else .08) * (right - left)
        while x < end:
            letters_left, word = rnd.randint(2, 8), []
            while letters_left and x < end:
                tall = 1.9 if rnd.random() < .25 else 1.0
                down = -.9 if rnd.random() < .12 else 0
                for dx, dy in ((0, .1), (.012, tall * .9), (.02, tall), (.026, .6), (.03, down), (.042, .25)):
                    word.append((x + dx * height / .05, y + dy * height * .55 + rnd.uniform(-.004, .004)))
                x += .042 * height / .05 * rnd.uniform(.8, 1.15)
                letters_left -= 1
            if len(word) > 2:
                smooth = catmull([(px, py, 0) for px, py in word], 3)
                words.append([(p[0], p[1], z_at(p[0]) + .004) for p in smooth])
            x += .06 * height / .05
    return words


def open_book(cloth, size=(1.55, 2.15), thick=.2, ribbon='#b0573c', ruled=0, written=0, seed=3, leather=None, ink='#2c3350'):
    """A book lying open at its middle, gutter along y; `ruled` lines a page, `written` lines on the left one."""
    wide, deep = size
    board = leather or m_fabric(cloth, None, 46, .4, .25)
    for side in (-1, 1):
        cover = rbox('cover', (wide + .05, deep + .1, .05), .012, board, 3)
        cover.location = (side * (wide / 2 + .05), 0, .025)
    place(rbox('back', (.2, deep + .1, .03), .012, board, 3), (0, 0, .018))

    def z_at(x):
        """Height of the page."""
        s = min(1, abs(x) / wide)
        return .06 + thick * (1 - (1 - s) ** 5 * .86) - thick * .22 * s + .018 * math.sin(3.4 * s + (1 if x < 0 else 2.2))
    pages = m_pages()
    for side in (-1, 1):
        xs = np.linspace(0, 1, 40)
        top = [(side * (.004 + wide * s), z_at(side * wide * s)) for s in xs]
        outline = top + [(side * (wide + .05), .05), (side * .004, .05)]
        n = len(outline)
        vertices = [(x, y, z) for y in (-deep / 2, deep / 2) for x, z in outline]
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        block = obj_from('pages', vertices, faces, pages)
        block.data.use_auto_smooth = True
        block.data.auto_smooth_angle = math.radians(40)
        sheet_vertices, sheet_faces, m = [], [], 30
        for j in range(m + 1):
            for s in np.linspace(0, .995, 40):
                lift = .004 + .012 * max(0, mnoise.noise(Vector((s * 2 + seed, j * .08, side)))) * s
                sheet_vertices.append((side * (.004 + wide * s), -deep / 2 + .006 + (deep - .012) * j / m, z_at(side * wide * s) + lift))
        for j in range(m):
            for i in range(39):
                k = j * 40 + i
                sheet_faces.append((k, k + 1, k + 41, k + 40))
        obj_from('sheet', sheet_vertices, sheet_faces, m_matte('#e9e1cf', .92, 60, .1, .04, .15))
    over = lambda x: z_at(x) + .012
    if ruled:
        rules = [[(side * (.12 + (wide - .2) * s), deep * (.4 - .8 * k / (ruled - 1)), over(side * (.12 + (wide - .2) * s))) for s in np.linspace(0, 1, 20)] for side in (-1, 1) for k in range(ruled)]
        curve('rules', rules, .0022, m_matte('#a9b0b4', .9), res=0)
    if written:
        curve('ink', handwriting(written, -wide + .14, -.16, deep * .38, deep * .78 / 15, seed, .07, over), .0052, m_matte(ink, .8), res=1)
    if ribbon:
        points = catmull([(.02, deep / 2 - .02, .1), (.05, .3, .12), (.06, -deep * .2, .13), (.09, -deep / 2 + .02, .12), (.12, -deep / 2 - .12, .06), (.2, -deep / 2 - .36, .012)], 8)
        sweep('ribbon', points, .05, .006, m_fabric(ribbon, None, 70, .3, .4), up=(1, 0, 0), seg=12)


def lying_pencil(at, turn, paint='#2f4a46'):
    """A sharpened pencil of 15 cm."""
    start, end = Vector((-.75, 0, .036)), Vector((.6, 0, .036))
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    lead = end + Vector((.15, 0, 0))
    parts = [sweep('paint', [start, end], .036, .036, m_matte(paint, .35, 20, .05), seg=6), sweep('cone', [end, lead], .036, .036, m_wood('#d0a873', '#a87c48', 'X', .5, 2), seg=24, taper=lambda t: 1 - .72 * t),
             sweep('lead', [lead, lead + Vector((.05, 0, 0))], .0105, .0105, m_matte('#2b2a2a', .5), seg=16, taper=lambda t: 1 - .8 * t)]
    bpy.context.view_layer.update()
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
