"""What products stand on and beside: linen, pebble.  1 unit = 10 cm."""
import bpy
from mathutils import Vector, noise as mnoise

from studio.forms import displace_fn, obj_from, place
from studio.materials import m_fabric, m_matte


def linen(col='#d8cdb8', size=9, seed=0, amp=.10, loc=(0, 0, 0), tilt=0):
    """A cloth of `size` units with low folds of the height `amp`."""
    n = 150
    v, f = [], []
    for j in range(n):
        for i in range(n):
            x, y = (i / (n - 1) - .5) * size, (j / (n - 1) - .5) * size
            z = amp * (mnoise.noise(Vector((x * .55 + seed, y * .35, seed))) +
                       .5 * abs(mnoise.noise(Vector((x * .9 + y * .8 + seed, y * .4, 3)))))
            v.append((x, y, max(z, 0)))
    for j in range(n - 1):
        for i in range(n - 1):
            f.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    m = m_fabric(col, None, 46, .35, .3)
    ob = obj_from('linen', v, f, m)
    place(ob, loc, (0, 0, tilt))
    return ob


def pebble(loc, r=.3, col='#8d8a84', seed=0, squash=.6):
    """A worn stone of radius r."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=r)
    ob = bpy.context.object
    displace_fn(ob, lambda c: c * (1 + .22 * mnoise.noise(c * (1.2 / r) + Vector((seed, 0, 0)))))
    bpy.ops.object.shade_smooth()
    ob.data.materials.append(m_matte(col, .8, 40, .25, .3).m)
    place(ob, loc, (0, 0, seed * 37), (1, .8, squash))
    return ob

