"""Stage: backdrop, light and camera.  1 unit = 10 cm, light in watts."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.forms import obj_from
from studio.materials import m_paper

def backdrop(col='#e9e1d4', depth=5.5, width=26, curve_r=3.0, height=16, mat=None):
    """Seamless paper sweep."""
    prof = [(-14, 0)]
    prof += [(depth - curve_r, 0)]
    for a in np.linspace(0, math.pi / 2, 24)[1:]:
        prof.append((depth - curve_r + curve_r * math.sin(a), curve_r - curve_r * math.cos(a)))
    prof.append((depth, height))
    v, f = [], []
    for y, z in prof:
        v += [(-width, y, z), (width, y, z)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return obj_from('backdrop', v, f, mat or m_paper(col))


def area(name, loc, target, size, power, col=(1, 1, 1), shape='RECTANGLE', size_y=None, spread=None):
    """A rectangular lamp at loc towards target; size in units, power in watts."""
    li = bpy.data.lights.new(name, 'AREA')
    li.shape = shape
    li.size = size
    if size_y:
        li.size_y = size_y
    li.energy = power
    li.color = col
    if spread:
        li.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    d = Vector(target) - Vector(loc)
    ob.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    return ob


def light(style='window', key=1.0, target=(0, 0, 1)):
    """window: from the left, warm bounce; soft: overhead; low: late sun; jewel: strips for metal."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    if style == 'window':            # big window left, warm bounce right
        bg.inputs[0].default_value = (.80, .86, .95, 1)
        bg.inputs[1].default_value = .32
        area('key', (-6.5, -1.5, 6.0), target, 5, 950 * key, (1, .965, .92), size_y=6)
        area('bounce', (6.5, -2.5, 3), target, 5, 120 * key, (1, .93, .84), size_y=5)
    elif style == 'soft':            # overhead softbox, high key
        bg.inputs[0].default_value = (.95, .96, 1, 1)
        bg.inputs[1].default_value = .55
        area('top', (-1.5, -1, 8.5), target, 6, 900 * key, (1, .98, .95), size_y=6)
        area('side', (-7, -3, 4), target, 3, 260 * key, (1, .96, .9), size_y=5)
        area('rim', (5, 4, 4), target, 2, 150 * key, (1, .98, .95), size_y=4)
    elif style == 'low':             # late sun, hard-ish side light
        bg.inputs[0].default_value = (.75, .84, 1, 1)
        bg.inputs[1].default_value = .28
        area('sun', (-8, -2.5, 5.0), target, 1.0, 1150 * key, (1, .86, .66), size_y=1.0)
        area('fill', (3, -7, 6), target, 5, 170 * key, (1, .97, .94), size_y=4)
    elif style == 'jewel':           # strips for metal reflections
        bg.inputs[0].default_value = (.9, .93, 1, 1)
        bg.inputs[1].default_value = .25
        area('stripL', (-4, -1, 3.2), target, 1.4, 220 * key, (1, .97, .93), size_y=6)
        area('stripR', (4.5, 0, 3), target, .8, 130 * key, (1, .97, .93), size_y=6)
        area('top', (0, 2.2, 6), target, 5, 300 * key, (1, 1, 1), size_y=3)


def camera(loc, look, lens=85, fstop=.35, focus=None):
    """fstop is in scene scale (1 unit = 10 cm): 0.25 very shallow ... 1.2 deep."""
    c = bpy.data.cameras.new('c')
    c.lens = lens
    c.sensor_width = 36
    c.dof.use_dof = True
    c.dof.aperture_fstop = fstop
    c.dof.aperture_blades = 9
    f = Vector(focus if focus is not None else look)
    ob = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    d = Vector(look) - Vector(loc)
    ob.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    fwd = d.normalized()
    c.dof.focus_distance = (f - Vector(loc)).dot(fwd)
    ob['focus'] = f
    bpy.context.scene.camera = ob
    return ob


def step_closer(near, turn=0, lift=0):
    """Moves the camera to `near` (share) of its distance from what it is sharp on, for a second picture of the same stage.

    turn and lift: degrees around and above it.
    """
    ob = bpy.context.scene.camera
    point = Vector(ob['focus'])
    away = (ob.location - point) * near
    away.rotate(Matrix.Rotation(math.radians(-lift), 3, Vector((0, 0, 1)).cross(away)))
    away.rotate(Matrix.Rotation(math.radians(turn), 3, 'Z'))
    ob.location = point + away
    ob.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    ob.data.dof.focus_distance = away.length
    ob.data.dof.aperture_fstop *= 1.3
