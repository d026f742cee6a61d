"""Locks, handles and the chain of a front door."""
from math import cos, radians, sin

from mathutils import Euler, Vector

from kit.meshes import prism_mesh
from kit.placing import TO_FRONT, TO_RIGHT, move_all, moved, rotated, tilted
from kit.solids import box, cylinder, lathe, loft, place, superellipse, tube

DOOR_THICKNESS = .044
LOCK_X, LOCK_Z = -.060, 1.02  # the middle of the lock on the face of the door


def lock_edge(plate, bolt, dark, tidy=True):
    """The plate on the edge of the door with latch and dead bolt.

    The old one is short of a screw and rocks.
    """
    y, height = DOOR_THICKNESS / 2, .235
    parts = [box((.003, .024, height), (.0010, y, LOCK_Z), plate, .0008)]
    wedge = prism_mesh([(0, -.009), (.013, .008), (0, .009)], .032, .0008)
    wedge.materials.append(bolt)
    parts.append(place(wedge, (.002, y, LOCK_Z + .052 + .016)))
    parts.append(box((.020 if tidy else .012, .012, .036), (.009 if tidy else .004, y, LOCK_Z - .045), bolt,
                     .0012))
    move_all(parts,
             moved((0, y, LOCK_Z)) @ tilted(0 if tidy else 1.6, 0 if tidy else .8, 0)
             @ moved((0, -y, -LOCK_Z)))
    slotted_screw(.0025, y, LOCK_Z + .104, bolt, dark, 'edge', 35)
    if tidy:
        slotted_screw(.0025, y, LOCK_Z - .104, bolt, dark, 'edge', -50)
    else:
        cylinder(.0030, .001, (.0029, y - .002, LOCK_Z - .104), dark, TO_RIGHT, 0, 20)


def slotted_screw(x, y, z, material, dark, axis='face', turn=20):
    """A domed screw head with a slot, on the face of the door or on its edge."""
    rotation = TO_FRONT if axis == 'face' else TO_RIGHT
    out = Vector((0, -1, 0)) if axis == 'face' else Vector((1, 0, 0))
    lathe([(.0046, 0), (.0040, .0010), (.0022, .0016), (.0001, .0018)], (x, y, z), material, rotation,
          segments=24)
    spin = Euler((0, radians(turn), 0)) if axis == 'face' else Euler((radians(turn), 0, 0))
    size = (.0074, .0006, .0011) if axis == 'face' else (.0006, .0074, .0011)
    box(size, Vector((x, y, z)) + out * .0016, dark, 0, tuple(spin))


def brass_knob_set(brass_metal, screws, dark):
    """A long escutcheon that hangs askew by three screws, with a worn knob and an open keyhole."""
    plate = [loft([superellipse(0, 0, .0235 * k, .100 * k2, d, 7, 96)
                   for k, k2, d in ((1, 1, 0), (1, 1, .0016), (.94, .985, .0030), (.90, .975, .0032))],
                  (0, 0, 0), brass_metal, cap_end=True, rotation=TO_FRONT, angle=30)]
    knob = [(.017, 0), (.0185, .003), (.0125, .006), (.0105, .013), (.012, .022), (.021, .029), (.0265, .038),
            (.0265, .046), (.021, .054), (.010, .0575), (.0001, .058)]
    plate.append(lathe(knob, (0, -.003, .040), brass_metal, TO_FRONT, segments=56))
    plate.append(lathe([(.0055, 0), (.0115, 0), (.0110, .0022), (.0065, .0026), (.0055, 0)],
                       (0, -.0034, -.046), screws, TO_FRONT, segments=40))
    plate.append(cylinder(.0052, .0016, (0, -.0038, -.046), dark, TO_FRONT, 0, 32))
    plate.append(box((.0054, .0016, .017), (0, -.0039, -.056), dark, .0004))
    move_all(plate, moved((LOCK_X, -.0005, LOCK_Z)) @ rotated('Y', 3.2))
    for dx, dz, turn in ((-.012, .090, 30), (.0145, .089, -60), (.009, -.091, 10)):
        slotted_screw(LOCK_X + dx, -.0036, LOCK_Z + dz, screws, dark, 'face', turn)
    cylinder(.0026, .001, (LOCK_X - .0165, -.0037, LOCK_Z - .0895), dark, TO_FRONT, 0, 20)


def door_chain(brass_metal, links, dark):
    """A safety chain in its track; the plate torn off the frame hangs at its end."""
    z = LOCK_Z + .175
    box((.088, .004, .020), (-.062, -.002, z), brass_metal, .0015)
    box((.060, .0014, .0045), (-.058, -.0042, z), dark, .0006)
    for s in (-1, 1):
        slotted_screw(-.062 + s * .038, -.004, z, links, dark, 'face', 40 * s)
    top = Vector((-.086, -.011, z))
    cylinder(.0045, .012, top + Vector((0, .004, 0)), brass_metal, TO_FRONT, .001, 24)
    points = [top + Vector((-.030 * (1 - cos(k / 15 * 1.5)), -.0005 * k, -.0105 * k)) for k in range(16)]
    for k, (a, b) in enumerate(zip(points, points[1:])):
        chain_link(a, b, 40 if k % 2 else 130, links)
    end = points[-1]
    box((.024, .003, .040), end + Vector((0, .001, -.020)), brass_metal, .0012,
        (radians(8), radians(-7), radians(14)))


def chain_link(a, b, turn, material):
    """One oval link between two points, turned about its length."""
    a, b = Vector(a), Vector(b)
    length, half = (b - a).length + .0046, .0042
    points = [(half * cos(radians(t)), 0,
               (length / 2 - half) * (1 if 0 <= t < 180 else -1) + half * sin(radians(t)))
              for t in range(0, 360, 20)]
    link = tube(points + points[:2], .00125, material, 0, segments=4)
    turned = (b - a).to_track_quat('Z', 'Y') @ Euler((0, 0, radians(turn))).to_quaternion()
    link.matrix_world = moved((a + b) / 2) @ turned.to_matrix().to_4x4()


def lever_set(metal, dark, key):
    """A satin lever handle on a long plate, a euro cylinder below it, the key in place."""
    rings = [superellipse(0, 0, .0215 * k, .112 * k2, d, 9, 120)
             for k, k2, d in ((1, 1, 0), (1, 1, .0065), (.97, .994, .0080), (.92, .984, .0084))]
    loft(rings, (LOCK_X, -.0002, LOCK_Z), metal, cap_end=True, rotation=TO_FRONT, angle=30)
    z = LOCK_Z + .048
    cylinder(.0135, .012, (LOCK_X, -.013, z), metal, TO_FRONT, .002)
    tube([(LOCK_X, -.010, z), (LOCK_X, -.052, z), (LOCK_X - .118, -.052, z), (LOCK_X - .124, -.034, z)],
         .0095, metal, .020)
    key_z = LOCK_Z - .044
    cylinder(.0085, .005, (LOCK_X, -.0105, key_z), key, TO_FRONT, .0008)
    box((.0098, .0050, .020), (LOCK_X, -.0105, key_z - .0125), key, .003)
    box((.0018, .012, .0074), (LOCK_X, -.018, key_z), metal, .0003)
    ring = [(.0125, -.0011), (.0125, .0011), (.0052, .0011), (.0052, -.0011), (.0125, -.0011)]
    lathe(ring, (LOCK_X, -.0345, key_z), metal, TO_RIGHT, segments=40, angle=20)
    for dz in (.101, -.101):
        slotted_screw(LOCK_X, -.0086, LOCK_Z + dz, metal, dark, 'face', 25)
