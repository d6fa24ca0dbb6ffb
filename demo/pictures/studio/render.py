"""Rendering: two noisy halves by Cycles, denoised, tone-mapped, sharpened a little, written as WebP."""
import os
import tempfile
import time

import bpy
import numpy as np

from studio.denoise import denoise
from studio.dye import AREAS, colourways

PASSES = {'rgb': 'Image', 'nrm': 'Normal', 'alb': 'DiffCol', 'gls': 'GlossCol'}
DYE_PASSES = {'dir': 'DiffDir', 'ind': 'DiffInd', **{area: area for area in AREAS}}


def setup(res, samples, threads, bounces=6):
    """Cycles on the processor, Filmic; `samples` a pixel, `threads` cores."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.render.threads_mode = 'FIXED'
    s.render.threads = threads
    s.render.resolution_x = res
    s.render.resolution_y = int(res / s.get('aspect', 1))
    s.render.resolution_percentage = 100
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = .04
    s.cycles.adaptive_min_samples = 5
    s.render.use_persistent_data = True
    s.cycles.use_denoising = False          # Debian's build has no OpenImageDenoise
    s.cycles.max_bounces = bounces
    s.cycles.diffuse_bounces = 2
    s.cycles.glossy_bounces = 3
    s.cycles.transmission_bounces = bounces
    s.cycles.transparent_max_bounces = 8
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.blur_glossy = 1.0
    s.cycles.sample_clamp_indirect = 4.0
    s.cycles.use_fast_gi = False
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'High Contrast'
    s.view_settings.exposure = 0.0
    vl = bpy.context.view_layer
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = True
    vl.use_pass_glossy_color = True
    vl.use_pass_z = False


def mark_for_dyeing():
    """Asks for the passes that colourways need."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    for area in AREAS:
        marker = layer.aovs.add()
        marker.name, marker.type = area, 'VALUE'


def _render_passes(seed, tmp, passes):
    """Renders once with the seed and reads the passes back as arrays."""
    s = bpy.context.scene
    s.cycles.seed = seed
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGB'
    fo.file_slots.clear()
    for name, out in passes.items():
        fo.file_slots.new(name + '_')
        t.links.new(rl.outputs[out], fo.inputs[-1])
    co = t.nodes.new('CompositorNodeComposite')
    t.links.new(rl.outputs['Image'], co.inputs[0])
    bpy.ops.render.render(write_still=False)
    r = {}
    for name in passes:
        f = [x for x in os.listdir(tmp) if x.startswith(name + '_')][0]
        im = bpy.data.images.load(os.path.join(tmp, f))
        im.colorspace_settings.name = 'Non-Color'
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        r[name] = a.reshape(h, w, 4)[..., :3].copy()
        bpy.data.images.remove(im)
        os.remove(os.path.join(tmp, f))
    return r


def render(target, ways=None, res=1000, samples=12, threads=2, small=None, exposure=.3):
    """Writes target + '.webp' (res x res px), and beside it a picture of each colourway in `ways`; halved into the folder `small` too, when given."""
    started = time.time()
    setup(res, samples, threads)
    bpy.context.scene.view_settings.exposure = exposure
    if ways:
        mark_for_dyeing()
    with tempfile.TemporaryDirectory() as folder:
        halves = [_render_passes(seed, folder, {**PASSES, **(DYE_PASSES if ways else {})}) for seed in (1, 7919)]
    rendered = time.time()
    where, name = os.path.split(target)
    if not ways:
        written = [write(denoise(*halves, workers=threads), target, res, small)]
    else:
        written = [write(image, os.path.join(where, way), res, small) for way, image in colourways(halves, {name: {}, **ways}, threads)]
    print('%s: render %.0f s, all %.0f s, kB: %s' % (name, rendered - started, time.time() - started, written), flush=True)


def write(image, target, res, small=None):
    """Tone-maps and sharpens a linear picture into target + '.webp'; one of half its size goes into the folder `small`. Returns its kB."""
    from PIL import Image, ImageFilter
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, 'picture.png')
        _save(image, png)
        picture = Image.open(png).convert('RGB')
    sharper = ImageFilter.UnsharpMask(1.2, 45, 2)
    if small:
        half = picture.resize((picture.width // 2, picture.height // 2), Image.LANCZOS)
        _save_webp(half.filter(sharper), os.path.join(small, os.path.basename(target)), 60_000)
    return _save_webp(picture.filter(sharper), target, 60_000 if res <= 1000 else 180_000)


def _save_webp(picture, target, limit, quality=86):
    """Writes a picture of at most `limit` bytes, if the quality need not fall under 60 for it; returns its kB."""
    while True:
        picture.save(target + '.part', 'WEBP', quality=quality, method=6)
        if os.path.getsize(target + '.part') <= limit or quality < 60:
            break
        quality -= 4
    os.replace(target + '.part', target + '.webp')
    return round(os.path.getsize(target + '.webp') / 1000)


def _save(arr, path):
    """Writes a linear picture as PNG through the view transform."""
    s = bpy.context.scene
    h, w, _ = arr.shape
    im = bpy.data.images.new('o', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = arr
    im.pixels.foreach_set(px.ravel())
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    im.save_render(path, scene=s)
    bpy.data.images.remove(im)
