"""Renders one picture: blender -b -P render.py -- --scene dripping-tap --seed 1 --out X.png"""
import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import scenes  # noqa: E402
from kit.output import render  # noqa: E402
from kit.settings import clear_scene, set_up_render  # noqa: E402


def main():
    """Builds the scene, renders it, and prints what that cost."""
    options = read_options()
    started = time.time()
    clear_scene()
    look = scenes.build(options.scene, options.seed)
    width, height = (int(side) for side in options.size.split('x'))
    set_up_render((width, height), options.samples, options.threads, look)
    built = time.time()
    render(options.out, options.seed, look)
    spent = os.times()
    processor = spent.user + spent.system + spent.children_user
    print('PICTURE %s seed %d: build %.1f s, render %.1f s, %.1f s of processor'
          % (options.scene, options.seed, built - started, time.time() - built, processor))


def read_options():
    """The options after -- on Blender's command line."""
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('--scene', required=True, help='the name of a scene')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--size', default='960x720', help='pixels, WIDTHxHEIGHT')
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', required=True, help='the PNG file to write')
    return parser.parse_args(words)


main()
