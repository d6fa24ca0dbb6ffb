"""Knitwear: strands that follow a surface stitch by stitch.  1 unit = 10 cm."""
import math

import numpy as np
from mathutils import Vector, noise as mnoise

from studio.forms import TAU, catmull, curve
from studio.materials import m_lerp, m_yarn

ROW = .061
STITCHES = 78


def knit_rows(S, nu, rows, w, amp, depth, per=12, rad=None, closed=False, rib=0):
    """Stockinette: S(u,v)->(point, normal); u in stitches, v in rows."""
    out = []
    for j in range(rows):
        pts = []
        for i in range(nu * per + (0 if closed else 1)):
            t = TAU * i / per
            u = i / per + .26 * math.sin(2 * t) * .62
            v = j + amp * math.cos(t)
            p, n, s = S(u, v)
            d = -depth * math.cos(2 * t) * .5
            if rib:
                d += (.9 if (int(math.floor(i / per)) // rib) % 2 == 0 else -.9) * depth
            q = p + n * d * s
            pts.append((q.x, q.y, q.z, s))
        out.append(pts)
    return out




class Turned:
    """A surface of revolution for stitches: u counts stitches round it, v counts rows up its outline."""

    def __init__(self, outline, per, seed):
        self.outline = catmull(outline, per)
        self.along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(self.outline, axis=0), axis=1))]
        self.rows = int(self.along[-1] / ROW)
        self.seed = seed

    def at(self, s):
        """Radius and height after the way s along the outline."""
        return float(np.interp(s, self.along, self.outline[:, 0])), float(np.interp(s, self.along, self.outline[:, 1]))

    def __call__(self, u, v):
        """Point, outward normal and scale of a stitch."""
        s = min(max(v * ROW, 0), self.along[-1] - 1e-4)
        r, z = self.at(s)
        (r2, z2), (r1, z1) = self.at(s + .01), self.at(max(s - .01, 0))
        a = TAU * u / STITCHES
        t = Vector((r2 - r1, z2 - z1)).normalized()
        slump = 1 + .03 * mnoise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, z * 1.4 + self.seed)))
        return Vector((r * slump * math.cos(a), r * slump * math.sin(a), z)), Vector((t.y * math.cos(a), t.y * math.sin(a), -t.x)), max(.35, min(1, r / .8))


def fuzz(surfaces, count, colour, rnd):
    """Loose fibres that stand off the wool."""
    jitter = lambda s: Vector((rnd.gauss(0, s), rnd.gauss(0, s), rnd.gauss(0, s)))
    fibres = []
    for _ in range(count):
        surface = rnd.choice(surfaces)
        at, normal, _ = surface(rnd.random() * STITCHES, rnd.random() * max(surface.rows - 2, 1))
        at = at + normal * .03
        fibres.append([tuple(at) + (1,), tuple(at + normal * .015 + jitter(.016)) + (.8,), tuple(at + normal * .028 + jitter(.024)) + (.3,)])
    curve('fuzz', fibres, .0035, m_yarn(m_lerp(colour, '#ffffff', .02)), res=0)
