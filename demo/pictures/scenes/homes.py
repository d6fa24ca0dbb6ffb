"""Pieces where they are used: on a wooden table by a window, with something beside them.  1 unit = 10 cm."""
import bpy

from scenes import mugs, pottery, workshops
from scenes.workshops import moved
from studio.forms import lathe, place
from studio.materials import m_glaze, m_matte
from studio.stage import camera


def undyed(build, **where):
    """Something that keeps its colour in every colourway."""
    before = set(bpy.data.materials)
    moved(build, **where)
    for material in set(bpy.data.materials) - before:
        for node in [n for n in material.node_tree.nodes if n.type == 'OUTPUT_AOV']:
            material.node_tree.nodes.remove(node)


def mug_on_table(base='#efe3d2', second='#9a4a2c', seed=3, size='mug', dip=.5, wall='#c9c3b6', rot=-34):
    """The mug in morning light; a jug of raw clay and a bowl stand behind it, out of focus."""
    workshops.room(wall, at=3.2, key=1.05)
    bpy.context.scene['aspect'] = 1.0
    undyed(lambda: pottery.thrown('jug', m_glaze('#d8cfbf', None, None, .3, rough=.5, seed=4, foot=.07), 4), x=-1.05, y=1.35)
    undyed(lambda: pottery.thrown('round', m_glaze('#a9886c', None, None, .25, '#6b513c', .8, 6, foot=None, ring=.35), 6), x=1.25, y=1.55)
    mugs.make_mug(mugs.dipped(base, second, dip, seed), size, seed, rot, (0, -.35, 0))
    coffee = lathe('coffee', [(0, .8), (.38, .8), (.41, .805)], m_matte('#2a1a10', .12, 8, .02, .1, .5), smoothcurve=False)
    place(coffee, (0, -.35, 0))
    camera((-.55, -6.6, 2.75), (.1, -.05, .56), 84, .32, (0, -.8, .6))
