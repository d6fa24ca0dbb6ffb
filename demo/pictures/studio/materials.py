"""Materials, computed: glaze, wood, cloth, yarn, metal, leather, wax, plaster."""
import math
import random

from studio.nodes import Mat, srgb

def m_glaze(base, second=None, dip=None, speckle=.5, speck_col='#3b2a1f', rough=.22, seed=0, clay='#b08563',
            foot=None, ring=.25, bevel=False):
    """Stoneware glaze.  dip=(z, blur) switches from `base` (above) to `second` (below)."""
    m = Mat('glaze')
    v = m.coord(loc=(seed * 3.1, seed * 1.7, seed * .9))
    v0 = m.coord()
    big = m.noise(v, 1.6, 5, .6)
    fine = m.noise(v, 9, 6, .6)
    col = m.mix(m.ramp(big, [(.3, 0.0), (.75, 1.0)]), base, base)
    hsv = m.n('ShaderNodeHueSaturation')
    m.put(hsv.inputs['Color'], col)
    m.put(hsv.inputs['Value'], m.ramp(m.mix(.5, big, fine), [(.25, .78), (.75, 1.12)]))
    col = hsv.outputs[0]
    rgh = m.ramp(fine, [(.3, rough * .8), (.8, rough * 1.5)])
    dyed = 1.0
    z = m.sep(v0)[2]
    if second and dip is not None:
        wob = m.math('ADD', z, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(v, 1.3, 3), .5), .28))
        wob = m.math('ADD', wob, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(v, 12, 2), .5), .03))
        f = m.math('DIVIDE', m.math('SUBTRACT', wob, dip[0]), dip[1], True)
        col = m.mix(f, second, col)
        dyed = m.math('SUBTRACT', 1.0, f)
    if speckle:
        d = m.voronoi(v, 15, rnd=1)
        cell = m.n('ShaderNodeTexVoronoi')
        m.link(v, cell.inputs['Vector'])
        cell.inputs['Scale'].default_value = 15
        size = m.math('MULTIPLY', m.math('SUBTRACT', m.sep(cell.outputs['Color'])[0], 1 - speckle), .34)
        s1 = m.math('LESS_THAN', d, size)
        d2 = m.n('ShaderNodeTexVoronoi')
        m.link(v, d2.inputs['Vector'])
        d2.inputs['Scale'].default_value = 42
        size2 = m.math('MULTIPLY', m.math('SUBTRACT', m.sep(d2.outputs['Color'])[1], 1 - speckle * .8), .4)
        s2 = m.math('LESS_THAN', d2.outputs['Distance'], size2)
        s = m.math('MAXIMUM', s1, m.math('MULTIPLY', s2, .75))
        col = m.mix(m.math('MULTIPLY', s, .8), col, speck_col)
        dyed = m.math('MULTIPLY', dyed, m.math('SUBTRACT', 1.0, m.math('MULTIPLY', s, .8)))
    if foot is not None:
        wob = m.math('ADD', z, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(v, 2.2, 3), .5), .05))
        f = m.math('DIVIDE', m.math('SUBTRACT', wob, foot), .012, True)
        claytex = m.mix(m.ramp(m.noise(v, 40, 4), [(.4, 0.), (.6, 1.)]), clay, m.mix(.25, clay, '#4a3222'))
        col = m.mix(f, claytex, col)
        dyed = m.math('MULTIPLY', dyed, f)
        rgh = m.mix(f, .85, rgh)
        m.set(Specular=m.mix(f, .15, .5))
    rings = m.wave(m.coord(), 2.6, 'BANDS', 'Z', 1.2, 2, .8)
    h = m.math('ADD', m.math('MULTIPLY', rings, ring), m.math('MULTIPLY', m.noise(v, 4, 3), .6))
    h = m.math('ADD', h, m.math('MULTIPLY', m.noise(v, 60, 2), .03))
    m.set(Base_Color=col, Roughness=rgh, Normal=m.bump(h, .35, .035, m.bevel(.035) if bevel else None))
    m.set(Clearcoat=.6 if rough < .3 else .15, Clearcoat_Roughness=.06 if rough < .3 else .2)
    return m.tintable(dyed)


def m_matte(col, rough=.85, grain=30, strength=.15, var=.1, spec=.25, tint=False):
    """A dull surface with fine grain."""
    m = Mat('matte')
    v = m.coord()
    c = m.mix(m.ramp(m.noise(v, 2, 5, .6), [(.3, 0.), (.7, var)]), col, '#000000')
    m.set(Base_Color=c, Roughness=rough, Specular=spec,
          Normal=m.bump(m.noise(v, grain, 6, .7), strength, .02))
    return m.tintable() if tint else m


def m_wood(light='#b98a57', dark='#6d4526', axis='X', scale=1.0, seed=0, rough=.42, rings=2.2, pores=.35, contrast=.55):
    """Oiled wood: distorted growth rings along `axis`, fibres and pores."""
    m = Mat('wood')
    rot = {'X': (0, math.pi / 2, 0), 'Y': (math.pi / 2, 0, 0), 'Z': (0, 0, 0)}[axis]
    rnd = random.Random(seed)
    off = (rnd.uniform(.6, 1.6) * scale, rnd.uniform(2.2, 3.2) * scale, rnd.uniform(-9, 9))
    base = m.coord(rot=rot, loc=off)

    def squeeze(f):
        """The grain stretched along the trunk."""
        mp = m.n('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1, 1, f)
        m.link(base, mp.inputs[0])
        return mp.outputs[0]
    sv = squeeze(.10)
    warp = m.noise(sv, .8 / scale, 3, .5, out='Color')
    wv = m.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    m.link(warp, wv.inputs[0])
    wv.inputs[1].default_value = (1.1 * scale,) * 3
    m.link(sv, wv.inputs[2])
    ring = m.wave(wv.outputs[0], rings / scale, 'RINGS', 'Z', .8, 3, 2.5, 'SIN')
    ring2 = m.wave(wv.outputs[0], rings * 2.7 / scale, 'RINGS', 'Z', 1.4, 3, 2.0, 'SIN')
    r = m.math('ADD', m.math('MULTIPLY', ring, .65), m.math('MULTIPLY', ring2, .35))
    fib = m.noise(squeeze(.02), 55 / scale, 5, .75)
    streak = m.noise(squeeze(.03), 9 / scale, 4, .6)
    f = m.math('ADD', m.math('MULTIPLY', r, contrast * .6), m.math('MULTIPLY', m.math('SUBTRACT', streak, .35), 1.1 * contrast))
    f = m.math('ADD', f, m.math('MULTIPLY', m.math('SUBTRACT', fib, .5), .75), True)
    col = m.ramp(f, [(0, m_lerp(light, '#ffffff', .06)), (.35, light), (1, dark)])
    tone = m.noise(sv, .45 / scale, 3)
    col = m.mix(m.ramp(tone, [(.35, 0.), (.75, .35)]), col, m_lerp(light, dark, .7))
    if pores:
        p = m.noise(squeeze(.045), 120 / scale, 2, .5)
        col = m.mix(m.math('MULTIPLY', m.ramp(p, [(.28, 1.), (.36, 0.)]), pores), col, m_lerp(dark, '#000000', .45))
    m.set(Base_Color=col, Roughness=m.ramp(fib, [(.3, rough * 1.25), (.7, rough * .85)]), Specular=.38,
          Normal=m.bump(m.math('ADD', fib, m.math('MULTIPLY', r, .2)), .10, .02))
    return m


def m_paper(col):
    """Backdrop paper."""
    m = Mat('paper')
    m.set(Base_Color=col, Roughness=1.0, Specular=0.0)
    return m.tintable(1.0, 'ground')


def m_lerp(a, b, t):
    """Between two colours, linear."""
    a = srgb(a) if isinstance(a, str) else a
    b = srgb(b) if isinstance(b, str) else b
    return tuple(x * (1 - t) + y * t for x, y in zip(a, b))


def m_fabric(col, col2=None, scale=60, strength=.5, sheen=.4, kind='weave', space='Object', var=.25):
    """Plain-weave cloth: threads from two crossed waves, colour variation, sheen."""
    m = Mat('cloth')
    v = m.coord(space)
    jit = m.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    m.link(m.noise(v, 6, 3, out='Color'), jit.inputs[0])
    jit.inputs[1].default_value = (.03,) * 3
    m.link(v, jit.inputs[2])
    a = m.wave(jit.outputs[0], scale, 'BANDS', 'X', .4, 2, 3)
    b = m.wave(jit.outputs[0], scale, 'BANDS', 'Y', .4, 2, 3)
    chk = m.n('ShaderNodeTexChecker')
    m.link(jit.outputs[0], chk.inputs[0])
    chk.inputs['Scale'].default_value = scale * 2 / math.pi * 10 / 10
    h = m.math('MAXIMUM', a, b)
    slub = m.noise(m.coord(space, scale=(1, .06, 1)), scale * .8, 3)
    slub2 = m.noise(m.coord(space, scale=(.06, 1, 1)), scale * .8, 3)
    sl = m.mix(.5, slub, slub2)
    c2 = col2 or m_lerp(col, '#000000', .35)
    c = m.mix(m.ramp(sl, [(.35, var), (.65, 0.)]), col, c2)
    c = m.mix(m.ramp(h, [(.2, .45), (.8, 0.)]), c, m_lerp(col, '#000000', .6))
    m.set(Base_Color=c, Roughness=.9, Specular=.12, Sheen=sheen, Normal=m.bump(m.math('ADD', h, sl), strength, .02))
    return m


def m_yarn(col, scale=40, tint=True):
    """Spun wool."""
    m = Mat('yarn')
    v = m.coord()
    c = m.mix(m.ramp(m.noise(v, 3, 4), [(.35, 0.), (.7, .35)]), col, m_lerp(col, '#000000', .5))
    uv = m.coord('UV', scale=(1, 1, 1))
    tw = m.noise(v, scale, 4, .7)
    c = m.mix(m.ramp(tw, [(.3, .4), (.6, 0.)]), c, m_lerp(col, '#000000', .55))
    m.set(Base_Color=c, Roughness=.95, Specular=.08, Sheen=.8,
          Normal=m.bump(tw, .8, .03))
    return m.tintable() if tint else m


def m_metal(col='#e3b968', rough=.18, hammered=0.0, scale=14, scratch=.05):
    """Metal, hammered when asked."""
    m = Mat('metal')
    v = m.coord()
    nrm = None
    if hammered:
        d = m.voronoi(v, scale, 'SMOOTH_F1', 1)
        nrm = m.bump(m.math('POWER', d, 1.4), hammered, .06)
    fine = m.noise(v, 120, 3)
    n2 = m.bump(fine, scratch, .01, nrm)
    m.set(Base_Color=col, Metallic=1.0, Roughness=m.ramp(m.noise(v, 12, 5), [(.3, rough * .7), (.7, rough * 1.4)]), Normal=n2)
    return m


def m_leather(col='#8a4f2a', scale=26, rough=.42):
    """Vegetable-tanned leather with its cells."""
    m = Mat('leather')
    v = m.coord()
    d = m.voronoi(v, scale, 'DISTANCE_TO_EDGE', 1)
    cells = m.ramp(d, [(0, 0.), (.18, 1.)])
    big = m.noise(v, 1.3, 5, .6)
    fine = m.noise(v, 90, 4, .6)
    c = m.mix(m.ramp(big, [(.3, .45), (.7, 0.)]), col, m_lerp(col, '#000000', .55))
    c = m.mix(m.math('MULTIPLY', m.math('SUBTRACT', 1.0, cells), .25), c, m_lerp(col, '#000000', .7))
    h = m.math('ADD', m.math('MULTIPLY', cells, .5), m.math('MULTIPLY', fine, .35))
    m.set(Base_Color=c, Roughness=m.ramp(fine, [(.3, rough * .85), (.7, rough * 1.3)]), Specular=.35,
          Normal=m.bump(h, .22, .02))
    return m.tintable()


def m_wax(col='#efe3c8', rough=.38, sss=.35):
    """Wax that lets light in."""
    m = Mat('wax')
    v = m.coord()
    c = m.mix(m.ramp(m.noise(v, 2.5, 5), [(.35, 0.), (.75, .12)]), col, m_lerp(col, '#7a5b2a', .6))
    m.set(Base_Color=c, Roughness=rough, Specular=.4, Subsurface=sss, Subsurface_Color=c,
          Normal=m.bump(m.noise(v, 5, 4), .08, .03))
    m.bsdf.inputs['Subsurface Radius'].default_value = (.25, .15, .08)
    return m


def m_plaster(col, strength=.25):
    """Rough plaster."""
    m = Mat('plaster')
    v = m.coord('Generated', scale=(14, 14, 14))
    a = m.noise(v, 1.2, 8, .62)
    b = m.noise(v, 6, 8, .7)
    c = m.mix(m.ramp(a, [(.3, .10), (.7, 0.)]), col, m_lerp(col, '#000000', .5))
    m.set(Base_Color=c, Roughness=.92, Specular=.2, Normal=m.bump(m.mix(.4, a, b), strength, .06))
    return m

