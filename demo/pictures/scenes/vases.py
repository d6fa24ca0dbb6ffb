"""Vases: three thrown forms, and what stands in them.  1 unit = 10 cm."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise as mnoise

from studio.forms import catmull, curve, displace_fn, lathe, obj_from, place, vessel_profile
from studio.materials import m_glaze, m_matte
from studio.stage import backdrop, camera, light

FORMS = {
    'bottle': [(.34, 0), (.46, .05), (.66, .35), (.78, .75), (.70, 1.15), (.42, 1.42), (.25, 1.55), (.24, 1.78), (.31, 1.92)],
    'tall': [(.36, 0), (.44, .05), (.55, .5), (.64, 1.15), (.66, 1.7), (.56, 2.2), (.33, 2.55), (.22, 2.8), (.21, 3.25), (.28, 3.42)],
    'bud': [(.24, 0), (.30, .03), (.40, .2), (.43, .4), (.36, .62), (.2, .78), (.115, .9), (.105, 1.08), (.15, 1.16)],
}


def make_vase(form, base, seed, loc=(0, 0, 0)):
    """One of the FORMS in a matt glaze."""
    glaze = m_glaze(base, None, None, .35, '#2d1b12', .5, seed, foot=None, ring=.16)
    place(lathe('vase', vessel_profile(FORMS[form], .045, .1), glaze, wobble=.025, seed=seed), loc)


def ball_flowers(count, foot, reach, seed, size=.15):
    """Dried craspedia: `count` yellow balls on stems from the mouth at `foot`, up to `reach` high."""
    rnd = random.Random(seed)
    stem, ball = m_matte('#8c8a4e', .8, 30, .2), m_matte('#c9961f', .95, 30, 1.0, .35)
    stems = []
    for number in range(count):
        angle, lean = number * 2.4, .35 + .25 * rnd.random()
        mouth = Vector((.1 * math.cos(angle), .1 * math.sin(angle), foot))
        top = Vector((lean * math.cos(angle) * 1.5, lean * math.sin(angle), foot + reach * (.55 + .45 * rnd.random())))
        stems.append(catmull([mouth * .5, mouth, (mouth + top) / 2 + Vector((0, 0, .1)), top], 8))
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=size * (1 + .3 * rnd.random()), location=top)
        flower = bpy.context.object
        flower.rotation_euler = (rnd.random() * 6, rnd.random() * 6, 0)
        displace_fn(flower, lambda c: c * (1 + .07 * mnoise.noise(c * 34) + .05 * mnoise.noise(c * 14)))
        bpy.ops.object.shade_smooth()
        flower.data.materials.append(ball.m)
    curve('stems', stems, .02, stem)


def leaf(at, along, length, roll, material):
    """A pointed, slightly folded leaf of `length` from `at` in the direction `along`, turned by `roll` radians about it."""
    along = along.normalized()
    side = Matrix.Rotation(roll, 3, along) @ along.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(along)
    vertices, faces = [], []
    steps = 12
    for i in range(steps + 1):
        t = i / steps
        width = .24 * length * math.sin(math.pi * t ** .75)
        middle = at + along * (length * t) - up * (.16 * length * t * t)
        vertices += [middle - side * width + up * .25 * width, middle, middle + side * width + up * .25 * width]
    for i in range(steps):
        for j in (0, 1):
            faces.append((3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3))
    ob = obj_from('leaf', vertices, faces, material)
    ob.modifiers.new('s', 'SUBSURF').render_levels = 1
    return ob


def branch(foot, tip, seed, colour='#6f7d52', leaf_length=.62, pairs=6):
    """A twig from `foot` to `tip` with leaves on both sides of its upper half."""
    rnd = random.Random(seed)
    foot, tip = Vector(foot), Vector(tip)
    bend = Vector((rnd.uniform(-.2, .2), rnd.uniform(-.2, .2), .1))
    points = [Vector(p) for p in catmull([foot, foot * .65 + tip * .35 + bend * .5, foot * .3 + tip * .7 + bend, tip], 10)]
    curve('twig', [points], .018, m_matte('#5d4a38', .9, 40, .4))
    green = m_matte(colour, .6, 12, .25, .3, .35)
    for number in range(pairs):
        place_at = int(len(points) * (.36 + .6 * number / pairs))
        at = points[min(place_at, len(points) - 2)]
        along = (points[min(place_at + 1, len(points) - 1)] - at).normalized()
        turn = number * 2.3 + rnd.random()
        for half in (0, math.pi):
            out = Vector((math.cos(turn + half), math.sin(turn + half), 0))
            leaf(at, along * .6 + out * .8, leaf_length * (1.15 - .5 * number / pairs) * rnd.uniform(.85, 1.1), rnd.uniform(-1.3, 1.3), green)
    leaf(points[-1], tip - foot, leaf_length * .6, 1.2, green)


def vase(base='#c9663f', seed=4, back='#e6d9c6'):
    """The bottle vase with seven dried flowers."""
    backdrop(back)
    light('low', .75)
    make_vase('bottle', base, seed)
    ball_flowers(7, 1.85, 1.85, seed)
    camera((0, -12.4, 2.9), (0, 0, 1.86), 90, .3, (0, -.6, 1.4))


def tall_vase(base='#c9663f', seed=4, back='#e6d9c6', green='#6f7d52'):
    """The tall vase with two branches."""
    backdrop(back)
    light('low', .8, (0, 0, 2))
    make_vase('tall', base, seed)
    branch((0, 0, 3.0), (-1.05, -.2, 5.2), seed, green)
    branch((.02, 0, 3.0), (.75, .1, 5.75), seed + 1, green)
    branch((.02, .05, 3.0), (.05, .5, 5.3), seed + 2, green, .5, 5)
    camera((0, -17.5, 4.2), (0, 0, 2.75), 88, .3, (0, -.6, 2))


def bud_vase(base='#c9663f', seed=4, back='#e6d9c6', flowers=True):
    """The small vase with a single stem."""
    backdrop(back)
    light('window', 1.0)
    make_vase('bud', base, seed)
    if flowers:
        ball_flowers(1, 1.1, 1.3, seed, .12)
    else:
        branch((0, 0, .8), (.35, -.1, 2.35), seed, '#7b7f55', .42, 5)
    camera((0, -7.9, 2.2), (.05, 0, 1.13), 92, .3, (0, -.4, .9))
