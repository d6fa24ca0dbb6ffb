"""Renders the pictures of the demo catalogue that are not there yet.

    nice -n 19 blender -b --python demo/pictures/render_pictures.py -- [--only NAME ...] [--large] [--res 1000] [--samples 12]

With --large it makes those of 2000 px that the zoom shows, in `large/`.

Resumable: a finished picture is not made again; the table is read anew for each one. While the file named by
--pause exists, it waits between pictures.
"""
import argparse
import importlib
import os
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import table
from studio.nodes import reset
from studio.render import render
from studio.stage import step_closer


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out')
    parser.add_argument('--large', action='store_true', help='2000 px into large/; three samples a half are enough')
    parser.add_argument('--both', action='store_true', help='2000 px into large/, and the same at 1000 px into finished/: one rendering for both')
    parser.add_argument('--only', nargs='*')
    parser.add_argument('--res', type=int, default=1000, help='pixels of a side')
    parser.add_argument('--samples', type=int, default=12, help='samples a pixel in each of the two halves')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--pause', default='', help='wait while this file exists')
    parser.add_argument('--workshops', action='store_true', help='1280 px wide and more into workshops/: benches and shelves for the pages of shops')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    options.out = options.out or os.path.join(here, 'workshops' if options.workshops else 'large' if options.large or options.both else 'finished')
    if options.workshops:
        options.res, options.samples = 1600 if options.res == 1000 else options.res, min(options.samples, 5)
    if options.large or options.both:
        options.res, options.samples = 2000, 3 if options.samples == 12 else options.samples
    return options


def next_row(options, failed):
    """The first row of the table that lacks a picture, or None."""
    rows = getattr(importlib.reload(table), 'WORKSHOPS' if options.workshops else 'ROWS')
    there = lambda name: os.path.exists(os.path.join(options.out, name + '.webp'))
    for name in options.only or rows:
        ways = rows[name][2] if len(rows[name]) > 2 else {}
        if name not in failed and not all(map(there, [name, *ways])):
            return name, *rows[name]
    return None


def make(options, row):
    name, scene, parameters, *ways = row
    module, function = scene.split('.')
    reset()
    build = getattr(importlib.reload(importlib.import_module('scenes.' + module)), function)
    build(**parameters)
    if name.endswith('-close'):
        step_closer(**table.CLOSER[scene])
    render(os.path.join(options.out, name), ways[0] if ways else None, options.res, options.samples, options.threads, os.path.join(here, 'finished') if options.both else None)


def main():
    options = arguments()
    options.out = os.path.abspath(options.out)
    os.makedirs(options.out, exist_ok=True)
    failed = set()
    while (row := next_row(options, failed)):
        while options.pause and os.path.exists(options.pause):
            time.sleep(2)
        try:
            make(options, row)
        except Exception as problem:
            failed.add(row[0])
            print('FAILED', row[0], repr(problem), flush=True)


main()
