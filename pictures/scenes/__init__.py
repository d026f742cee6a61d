"""The scenes by name. Each is a function of a random generator; it builds everything and returns its Look."""
import importlib
import os
import random

SCENES = {}


def scene(name):
    """Registers a function as the scene of that name."""
    def register(build_scene):
        SCENES[name] = build_scene
        return build_scene

    return register


def build(name, seed):
    """Builds a scene; the seed decides its colours, its wear and where the camera is held."""
    load()
    if name not in SCENES:
        raise SystemExit('There is no scene %s; there are: %s' % (name, ', '.join(sorted(SCENES))))
    return SCENES[name](random.Random(seed * 1009 + 7))


def load():
    """Imports every file of this folder, so that its scenes register themselves."""
    for file in sorted(os.listdir(os.path.dirname(__file__))):
        if file.endswith('.py') and not file.startswith('_'):
            importlib.import_module('scenes.' + file[:-3])
