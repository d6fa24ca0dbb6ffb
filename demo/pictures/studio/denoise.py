"""Denoising of two half-buffers: light is divided by surface colour first, so that grain, speckle and
weave stay sharp; denoise.c then averages like with like."""
import ctypes
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter

F32 = np.float32
PLANES = ('light_a', 'light_b', 'lum_a', 'lum_b', 'variance', 'albedo', 'normal', 'albedo_var', 'normal_var', 'out')


class Job(ctypes.Structure):
    """The struct of the same name in denoise.c."""
    _fields_ = [(name, ctypes.POINTER(ctypes.c_float)) for name in PLANES] + [
        ('width', ctypes.c_int), ('height', ctypes.c_int), ('radius', ctypes.c_int), ('strength', ctypes.c_float)]


def library():
    """Compiles denoise.c once a run; a C compiler is all it needs."""
    folder = tempfile.mkdtemp()
    target = os.path.join(folder, 'denoise.so')
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.c')
    subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', source, '-o', target, '-lm'], check=True)
    return ctypes.CDLL(target)


COMPILED = []


def luminance(light):
    """Log brightness, so that a highlight does not outweigh its surroundings."""
    return np.log1p(np.clip(light, 0, 50) @ np.array([.3, .5, .2], F32))


def soft_outlines(light, a, b):
    """Softens by about a pixel where the two halves show different surfaces: along outlines and out of focus."""
    apart = ((a['alb'] - b['alb']) ** 2).mean(-1) / .006 + ((a['nrm'] - b['nrm']) ** 2).mean(-1) / .04
    unsure = np.clip(2 * gaussian_filter(np.minimum(apart, 2), 1.5), 0, 1)[..., None]
    calm = gaussian_filter(median_filter(light, (3, 3, 1)), (.9, .9, 0))
    return light * (1 - unsure) + calm * unsure


def planes_of(a, b, radius, divide):
    """What denoise.c compares, padded; and the surface colour that the light was divided by."""
    box = lambda x, r: uniform_filter(x, size=2 * r + 1, mode='nearest')
    albedo = np.maximum((a['alb'] + b['alb']) * .5 + (a['gls'] + b['gls']) * .35, 0) + .02
    divisor = albedo if divide else np.ones_like(albedo)
    light_a, light_b = a['rgb'] / divisor, b['rgb'] / divisor
    lum_a, lum_b = luminance(light_a), luminance(light_b)
    planes = dict(
        light_a=light_a, light_b=light_b, lum_a=lum_a, lum_b=lum_b,
        variance=box((lum_a - lum_b) ** 2, 3) * .5 + 1e-6,
        albedo=albedo, normal=(a['nrm'] + b['nrm']) * .5,
        albedo_var=np.maximum(box(((a['alb'] - b['alb']) ** 2).mean(-1), 1) * .5, 2e-4),
        normal_var=np.maximum(box(((a['nrm'] - b['nrm']) ** 2).mean(-1), 1) * .5, 1.5e-3))
    pad = lambda x: np.ascontiguousarray(np.pad(x, ((radius, radius),) * 2 + ((0, 0),) * (x.ndim - 2), mode='reflect'), F32)
    return {name: pad(plane) for name, plane in planes.items()}, divisor


def denoise_light(a, b, divide=True, radius=7, strength=.6, workers=2):
    """The light alone, and the surface colour to multiply it by. a, b: passes rgb, nrm, alb, gls of two seeds."""
    if not COMPILED:
        COMPILED.append(library())
    planes, divisor = planes_of(a, b, radius, divide)
    height, width = divisor.shape[:2]
    planes['out'] = np.zeros((height, width, 3), F32)
    pointer = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    job = Job(*[pointer(planes[name]) for name in PLANES], width, height, radius, strength)
    cuts = [int(y) for y in np.linspace(0, height, workers * 8 + 1)]
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(lambda i: COMPILED[0].denoise_rows(ctypes.byref(job), cuts[i], cuts[i + 1]), range(len(cuts) - 1)))
    return planes['out'], divisor


def denoise(a, b, workers=2):
    """The finished picture, linear."""
    light, colour = denoise_light(a, b, workers=workers)
    return soft_outlines(light * colour, a, b)
