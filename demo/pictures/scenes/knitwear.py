"""Knitwear: strands that follow a surface stitch by stitch.  1 unit = 10 cm."""
import math
import random

import numpy as np
from mathutils import Vector, noise as mnoise

from studio.forms import TAU, catmull, curve, lathe
from studio.materials import m_lerp, m_matte, m_yarn
from studio.stage import backdrop, camera, light

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


def pompom(z, r, colour, rnd):
    """Thousands of strands out of one point, trimmed round."""
    jitter = lambda s: Vector((rnd.gauss(0, s), rnd.gauss(0, s), rnd.gauss(0, s)))
    strands = []
    for _ in range(6500):
        out = jitter(1).normalized()
        far = r * (1 + .045 * rnd.gauss(0, 1)) * (1 + .10 * mnoise.noise(out * 1.6))
        bend, tip = jitter(.085 * r), jitter(.12 * r)
        strands.append([tuple(out * far * .3) + (1,), tuple(out * far * .65 + bend * .6) + (1,), tuple(out * far * .88 + bend) + (.9,), tuple(out * far + bend + tip * .6) + (.6,)])
    curve('pompom', strands, .0085, m_yarn(colour, 80, tint=False), res=0).location = (0, 0, z)


# outlines of the crown (radius, height) from the brim up, and of the folded brim
CROWNS = {
    'bobble': [(.96, .22), (1.02, .45), (1.04, .8), (.99, 1.12), (.84, 1.42), (.58, 1.62), (.30, 1.71), (.06, 1.73)],
    'child': [(.96, .22), (1.03, .4), (1.05, .68), (1.0, .95), (.86, 1.2), (.6, 1.38), (.31, 1.46), (.06, 1.48)],
    'fisherman': [(.97, .3), (1.02, .6), (1.02, .95), (.95, 1.2), (.8, 1.4), (.58, 1.53), (.32, 1.59), (.06, 1.61)],
}
BRIMS = {
    'bobble': [(1.045, .02), (1.085, .2), (1.095, .45), (1.07, .62)],
    'child': [(1.045, .02), (1.08, .15), (1.085, .3), (1.06, .42)],
    'fisherman': [(1.06, .02), (1.11, .25), (1.125, .6), (1.09, .88)],
}


def beanie(colour='#a9513f', seed=1, back='#dcd6ca', pom='#efe6d6', form='bobble', second=None):
    """A knitted hat; `second` is the colour of its brim; the fisherman's is ribbed all over and has no pompom."""
    backdrop(back)
    light('soft', 1.0, (0, 0, .8))
    rnd = random.Random(seed)
    yarn, brim_yarn = m_yarn(colour), m_yarn(second or colour, tint=second is None)
    crown, brim = Turned(CROWNS[form], 30, seed), Turned(BRIMS[form], 20, seed)
    curve('crown', knit_rows(crown, STITCHES, crown.rows, 1, .82, .04, 12, closed=True, rib=1 if form == 'fisherman' else 0), .0265, yarn, True, 2)
    curve('brim', knit_rows(brim, STITCHES, brim.rows + 1, 1, .82, .04, 12, closed=True, rib=1), .0275, brim_yarn, True, 2)
    lathe('lining', [(r * .93, z * .97) for r, z in [(1.02, .03)] + CROWNS[form]], m_matte(m_lerp(colour, '#000000', .5), 1, 20, .1, .1, 0))
    fuzz([crown, crown, brim], 3800, colour, rnd)
    top = CROWNS[form][-1][1]
    high = top
    if form != 'fisherman':
        r = .41 if form == 'bobble' else .52
        pompom(top + r * .71, r, pom, rnd)
        high = top + 1.7 * r
    camera((0, -8.8, 2.5), (0, 0, high * .47), 92, .42, (0, -1.0, .9))
