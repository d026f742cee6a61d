"""Wooden fences."""
from math import radians

from mathutils import Matrix

from kit.meshes import box_mesh
from kit.natural import wood
from kit.placing import moved, rotated, tilted
from kit.solids import box, lathe, place


def fence_panel(rng, material, pose, width=1.82, missing=(), loose=(), snapped=()):
    """Feather edge boards on three rails, along local X, the front towards local -Y.

    missing, loose and snapped are numbers of boards, counted from the left.
    """
    height = 1.75
    count = int(width / .098)
    boards = [box_mesh((.122, .011, height), .002, 1, 'board') for _ in range(4)]
    for mesh in boards:
        mesh.materials.append(material)
        for v in mesh.vertices:
            if v.co.z > height * .4:
                v.co.z += rng.uniform(-.004, .004)
    for i in range(count):
        if i in missing:
            continue
        x = (i + .5) * width / count
        twist, out = rng.gauss(0, .25), 0
        if i in snapped:
            snapped_board(rng, material, pose, x, height * rng.uniform(.34, .62))
            continue
        if i in loose:
            twist, out = rng.uniform(-9, 9), -.03
        board = place(rng.choice(boards))
        board.matrix_world = (pose
                              @ moved((x, -.012 + out + rng.gauss(0, .001),
                                       height / 2 + .04 + rng.gauss(0, .004)))
                              @ tilted(rng.gauss(0, .15), twist, 9 + rng.gauss(0, 1.2)))
    for z in (.28, height * .52, height - .2):
        rail = box((width, .04, .07), (0, 0, 0), material, .004)
        rail.matrix_world = pose @ moved((width / 2, .022, z))
    cap = box((width, .062, .03), (0, 0, 0), material, .004)
    cap.matrix_world = pose @ moved((width / 2, 0, height + .055))


def snapped_board(rng, material, pose, x, height):
    """A board that has broken across: a stub with long splinters."""
    stub = box((.116, .011, height), (0, 0, 0), material, .001)
    stub.matrix_world = pose @ moved((x, -.012, height / 2 + .04)) @ rotated('Z', 9)
    for k in range(9):
        splinter = lathe([(.0075 * rng.uniform(.5, 1.3), -.02), (.0055, rng.uniform(.03, .07)),
                          (.0004, rng.uniform(.08, .22))],
                         (0, 0, 0), material, segments=5)
        splinter.matrix_world = (pose @ moved((x - .052 + k * .0128, -.012, height + .035))
                                 @ rotated('Y', rng.gauss(0, 5)) @ Matrix.Diagonal((1.2, .6, 1, 1)))


def weathered_boards(rng):
    """Fence boards that have greyed; rng picks one of three woods."""
    light, dark = rng.choice([('#9a6234', '#5e3a1e'), ('#855a36', '#4c321e'), ('#96602f', '#54331a')])
    return wood(light, dark, axis=2, weather=.5, grey='#857c6f', roughness=.75, variation=.30, bump=.5,
                sheen=.25)


def fence_row(rng, x0, x1, y, material, post, height=1.75):
    """A close-boarded fence along X from x0 to x1, with its posts behind it."""
    mesh = box_mesh((.122, .011, height), .002, 1)
    mesh.materials.append(material)
    x = x0
    while x < x1:
        place(mesh, (x, y + rng.gauss(0, .002), height / 2),
              rotation=(0, radians(rng.gauss(0, .3)), radians(6 + rng.gauss(0, .6))))
        x += .103
    x = x0
    while x < x1 + .1:
        box((.1, .1, height + .15), (x, y + .05, (height + .15) / 2), post, .005)
        x += 1.86
    box((x1 - x0, .06, .03), ((x0 + x1) / 2, y, height + .015), material, .004)
