"""Baskets: reed woven over stakes, leather handles, what lies in them.  1 unit = 10 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

from studio.forms import TAU, catmull, curve, lathe, place, sweep
from studio.materials import m_leather, m_matte, m_wood, m_yarn
from studio.nodes import Mat
from studio.stage import backdrop, camera, light


def m_reed(tones=('#8a6336', '#c39a5c', '#dcb97c')):
    """Split reed in three tones, from shade to light."""
    m = Mat('reed')
    v = m.coord()
    tone = m.ramp(m.noise(v, 4, 6, .7), [(.25, tones[0]), (.5, tones[1]), (.75, tones[2])])
    m.set(Base_Color=m.mix(m.ramp(m.noise(v, 45, 3), [(.35, .45), (.6, 0.)]), tone, '#5a3c1c'), Roughness=.7, Specular=.25, Normal=m.bump(m.noise(v, 60, 3), .3, .02))
    return m


class Weave:
    """The wall of a basket: radius over height, `stakes` upright and one reed that climbs between them."""

    def __init__(self, high, foot, mouth, belly=.08, stakes=45, reed=.03, oval=1.0):
        self.high, self.foot, self.mouth, self.belly, self.stakes, self.reed, self.oval = high, foot, mouth, belly, stakes, reed, oval

    def radius(self, z):
        """Of the wall at the height z."""
        t = z / self.high
        return self.foot + (self.mouth - self.foot) * t + self.belly * math.sin(math.pi * min(max(t, 0), 1))

    def point(self, angle, r, z):
        """On the wall, wider along x for an oval basket."""
        return (r * math.cos(angle) * self.oval, r * math.sin(angle), z)

    def turns(self):
        """One strand a turn, in front of a stake and behind the next."""
        rise = self.reed * 1.72
        strands = []
        for k in range(int(self.high / rise)):
            strand = []
            for i in range(self.stakes * 5 + 1):
                angle = TAU * i / (self.stakes * 5)
                z = (k + angle / TAU) * rise + .03
                r = self.radius(z) + 1.2 * self.reed * math.cos(self.stakes * (k * TAU + angle) / 2) + .006 * mnoise.noise(Vector((angle * 4, k * 1.3, 0)))
                strand.append(self.point(angle, r, z + .006 * mnoise.noise(Vector((angle * 3, k * 2.1, 5)))))
            strands.append(strand)
        return strands

    def build(self, tones, band=(.62, .74), band_colour='#6b3f25'):
        """`band` = shares of the height between which the reed is dark; None for a plain one."""
        reed = m_reed(tones)
        strands = self.turns()
        dark = [s for k, s in enumerate(strands) if band and band[0] < k / len(strands) < band[1]]
        curve('weave', [s for s in strands if s not in dark], self.reed, reed, res=2)
        if dark:
            curve('band', dark, self.reed, m_matte(band_colour, .75, 40, .3, .3), res=2)
        angles = [TAU * (k + .5) / self.stakes for k in range(self.stakes)]
        curve('stakes', [[self.point(a, self.radius(z), z) for z in np.linspace(0, self.high + .02, 24)] for a in angles], self.reed * 1.13, reed, res=2)
        curve('rim', [self.plait(phase) for phase in (0, TAU / 3, TAU * 2 / 3)], self.reed * 1.4, reed, res=2)
        floor = lathe('floor', [(0, .05), (self.foot * .95, .05), (self.foot, .06)], reed, smoothcurve=False)
        floor.scale = (self.oval, 1, 1)

    def plait(self, phase):
        """One of the three strands of the rim."""
        wide = 1.7 * self.reed
        return [self.point(a, self.radius(self.high) + wide * math.cos(26 * a + phase), self.high + .04 + wide * math.sin(26 * a + phase)) for a in np.linspace(0, TAU, 520)]

    def handles(self, turn, colour='#7a4526', tall=.46):
        """Two leather loops at `turn` and opposite (degrees)."""
        hide = m_leather(colour, 30)
        for half in (0, 180):
            a = math.radians(turn + half)
            path = catmull([(-.26, 0, -.22), (-.255, 0, .05), (-.2, 0, tall * .74), (0, 0, tall), (.2, 0, tall * .74), (.255, 0, .05), (.26, 0, -.22)], 10)
            loop = sweep('handle', path, .022, .07, hide, up=(0, 1, 0), seg=16)
            r = self.radius(self.high - .2) + .075
            place(loop, self.point(a, r, self.high), (0, 0, turn + half + 90))

    def arch(self, tall, material):
        """One high handle of three twisted reeds across the mouth."""
        strands = []
        for phase in (0, TAU / 3, TAU * 2 / 3):
            strand = []
            for t in np.linspace(-.06, 1.06, 180):
                a = math.pi * t
                reach = self.radius(self.high) * self.oval - .02
                x, z = -reach * math.cos(a), self.high + tall * max(math.sin(a), -.12)
                strand.append((x + .045 * math.cos(30 * t + phase) * math.cos(a), .045 * math.sin(30 * t + phase), z + .045 * math.cos(30 * t + phase) * math.sin(a)))
            strands.append(strand)
        curve('arch', strands, .044, material, res=2)


def yarn_ball(at, r, colour, seed):
    """A wound ball: great circles whose poles wander."""
    rnd = random.Random(seed)
    strands = []
    for k in range(70):
        pole = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        u = pole.orthogonal().normalized()
        w = pole.cross(u)
        far = r * (.93 + .07 * rnd.random())
        tilt = rnd.uniform(-.45, .45)
        ring = math.sqrt(1 - tilt * tilt)
        strands.append([tuple(Vector(at) + (u * math.cos(a) * ring + w * math.sin(a) * ring + pole * tilt) * far) for a in np.linspace(0, TAU * .96, 48)])
    curve('yarn', strands, r * .062, m_yarn(colour, 60), res=2)


def logs(weave, seed):
    """Nine split logs standing in the basket."""
    rnd = random.Random(seed)
    for k in range(9):
        a, r = k * 2.4, .62 * weave.mouth * math.sqrt(k / 9)
        bark = m_matte(('#5b4432', '#6d5640', '#4d3a2c')[k % 3], .95, 14, 1.0, .5)
        lean = Vector((rnd.uniform(-.12, .12), rnd.uniform(-.12, .12), 0))
        foot = Vector((r * math.cos(a), r * math.sin(a), .1))
        top = foot + lean + Vector((0, 0, weave.high + rnd.uniform(.1, .42)))
        thick = rnd.uniform(.15, .21)
        sweep('log', [foot, top], thick, thick, bark, seg=28, up=(0, 1, .01))
        place(lathe('end', [(0, .004), (thick * .93, .004), (thick * .95, -.01)], m_wood('#c39a68', '#9a6c40', 'Z', .25, k), smoothcurve=False, seg=40), tuple(top))


def view(weave, above=0.0, low=4.0, aside=0.0):
    """Frames the basket and `above` units over its rim, from `aside` units to the left."""
    high, wide = weave.high + above + .3, 2 * (weave.mouth + weave.belly) * weave.oval
    far = 8.0 * max(high / 1.95, wide / 2.35)
    camera((-aside, -far, low * far / 9.2), (0, 0, high * .44), 90, .42 * far / 9.2, (0, -weave.mouth * .9, high * .5))


def basket(high=1.35, foot=.95, mouth=1.05, belly=.16, back='#e3d8c6', tones=('#8a6336', '#c39a5c', '#dcb97c'), band=(.62, .74), handle='leather', inside=None, seed=5, oval=1.0, turn=35):
    """One basket; handle: leather, arch or none; inside: logs or yarn."""
    backdrop(back)
    light('window', 1.1, (0, 0, .8))
    weave = Weave(high, foot, mouth, belly, stakes=int(45 * mouth) // 2 * 2 + 1, oval=oval)
    weave.build(tones, band)
    above = {'leather': .46, 'arch': 1.05, 'none': 0}[handle]
    if handle == 'leather':
        weave.handles(turn)
    if handle == 'arch':
        weave.arch(1.05, m_reed(tones))
    if inside == 'logs':
        logs(weave, seed)
    if inside == 'yarn':
        for number, (x, y, z, r, colour) in enumerate(((-.4, -.2, .72, .44, '#b9603c'), (.42, -.25, .74, .42, '#d9cdb6'), (.05, .42, .8, .43, '#5f7480'))):
            yarn_ball((x, y, z * high), r, colour, seed + number)
    view(weave, above, aside=4.2 if handle == 'arch' else 0)
