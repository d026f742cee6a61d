"""Builders' and joiners' tools."""
from math import cos, hypot, pi, radians, sin, tan

from mathutils import Euler

from kit.material_builder import plain_material
from kit.meshes import grid_mesh, prism_mesh, remove_vertices
from kit.noise import fractal
from kit.placing import TO_BACK, TO_RIGHT, at, move_all, moved, rotated
from kit.solids import box, cylinder, lathe, loft, place, superellipse, tube


def trowel(location, rotation, blade, handle, dab_material=None):
    """Pointing trowel; the blade lies in local XY, point towards -Y."""
    length, width = .15, .075
    mesh = prism_mesh([(0, -length), (width * .28, -length * .72), (width * .5, -length * .18),
                       (width * .34, -.004), (-width * .34, -.004), (-width * .5, -length * .18),
                       (-width * .28, -length * .72)],
                      .0016, .0004)
    mesh.materials.append(blade)
    parts = [place(mesh)]
    parts.append(tube([(0, -.03, .001), (0, .02, .004), (0, .045, .04), (0, .075, .042)], .0045, blade, .02,
                      segments=8, taper=lambda t: 1.25 - .3 * t))
    parts.append(lathe([(.001, 0), (.010, .002), (.0115, .012), (.0115, .02), (.013, .05), (.0165, .085),
                        (.0165, .105), (.012, .122), (.001, .126)],
                       (0, .07, .042), handle, TO_BACK, segments=32))
    if dab_material:
        dab = grid_mesh(.06, .09, 24, 30,
                        lambda x, y: max(-.003,
                                         .022 * (1 - (x / .03) ** 2 - (y / .045) ** 2)
                                         * (1 + .5 * fractal(x * 60, y * 60))),
                        'dab')
        parts.append(place(dab, (0, -.07, .0005), dab_material))
    pose = moved(location) @ Euler(rotation).to_matrix().to_4x4()
    return move_all(parts, pose)


def bucket(location, material, inside, radius, height, fill, metal):
    """A builder's bucket with its metal handle. Inside is a material heaped up to fill (0 to 1), or None."""
    outline = [(.0001, .0), (radius * .74, 0), (radius * .76, .006), (radius * .97, height - .03),
               (radius * 1.03, height - .03), (radius * 1.04, height - .002), (radius * 1.01, height),
               (radius * .985, height - .004), (radius * .95, height - .05), (radius * .745, .01),
               (.0001, .008)]
    parts = [lathe(outline, (0, 0, 0), material, segments=72, angle=30)]
    if inside:
        mesh = bucket_heap(radius * (.76 + .21 * fill) - .002)
        parts.append(place(mesh, (0, 0, height * fill), inside))
    handle = [(radius * 1.03 * cos(radians(t)), -.02 - .13 * sin(radians(t)),
               height - .02 - .11 * sin(radians(t))) for t in range(0, 181, 8)]
    parts.append(tube(handle, .0028, metal, 0, segments=6))
    move_all(parts, at(location))


def bucket_heap(radius):
    """A round, lumpy heap."""

    def lumps(x, y):
        heap = .035 * max(0, 1 - (x * x + y * y) / radius ** 2 * 1.2)
        return .02 * fractal(x * 9, y * 9, 3) + .008 * fractal(x * 38, y * 38) + heap

    mesh = grid_mesh(2 * radius, 2 * radius, 60, 60, lumps, 'fill')
    remove_vertices(mesh, lambda co: hypot(co.x, co.y) > radius)
    return mesh


def step_ladder(location, turn, metal, tread):
    """A step ladder of five treads, 1.25 m high, its front towards local -Y."""
    height, steps = 1.25, 5
    parts = []
    for s in (-1, 1):
        parts.append(box((.025, .05, height * 1.03), (s * .19, .13, height / 2), metal, .004,
                         (radians(-14), radians(s * -2.5), 0)))
        parts.append(box((.022, .035, height), (s * .19, -.22, height / 2), metal, .004,
                         (radians(13), radians(s * -2.5), 0)))
    for k in range(steps):
        z = height * (k + 1) / (steps + .35)
        y = .13 + (z - height / 2) * tan(radians(-14))
        parts.append(box((.38 - .04 * z, .085, .022), (0, y, z), tread, .003))
    parts.append(box((.38, .16, .03), (0, -.035, height), tread, .006))
    move_all(parts, at(location, turn))


def bench_plane(location, turn, iron, beech, blade):
    """A smoothing plane that lies on its side of the sole; its nose points to local +Y."""
    parts = [box((.058, .245, .010), (0, 0, .005), iron, .002)]
    cheek = prism_mesh([(-.085, 0), (.10, 0), (.085, .014), (.035, .040), (-.035, .044), (-.07, .016)], .004,
                       .0006)
    cheek.materials.append(iron)
    parts += [place(cheek, (x, 0, .004), rotation=(radians(90), 0, radians(90))) for x in (.029, -.025)]
    parts.append(box((.046, .004, .115), (0, -.018, .058), blade, .001, (radians(45), 0, 0)))
    parts.append(box((.040, .010, .075), (0, -.008, .058), iron, .003, (radians(45), 0, 0)))
    parts.append(lathe([(.014, 0), (.011, .008), (.013, .022), (.020, .036), (.019, .050), (.008, .058),
                        (.0001, .059)],
                       (0, .085, .010), beech, segments=32))
    rings = [superellipse(0, -.085 - dy, .011, a, z, 2.6, 32)
             for z, dy, a in ((.008, -.012, .030), (.03, -.006, .019), (.06, .0, .016), (.085, .010, .018),
                              (.10, .02, .014), (.104, .022, .006))]
    parts.append(loft(rings, (0, 0, 0), beech, cap_end=True, cap_start=True))
    return move_all(parts, at(location, turn))


def chisel(location, turn, handle, blade):
    """A bevel edge chisel that lies flat, its edge at local +X."""
    parts = [box((.115, .020, .0035), (.075, 0, 0), blade, .001),
             box((.012, .020, .002), (.137, 0, -.0006), blade, .0006, (0, radians(9), 0)),
             cylinder(.0065, .03, (.012, 0, .004), blade, TO_RIGHT),
             lathe([(.001, -.125), (.013, -.122), (.016, -.108), (.0145, -.07), (.016, -.035), (.013, -.01),
                    (.009, 0)],
                   (0, 0, .008), handle, TO_RIGHT, segments=32)]
    return move_all(parts, at(location, turn))


def floor_sander(location, turn, shell, metal, black, bag):
    """Upright floor sander; the drum is under local +Y, the handle leans towards -Y."""
    parts = [box((.30, .36, .13), (0, .06, .12), shell, .03, segments=5),
             box((.34, .12, .10), (0, .20, .075), shell, .025, segments=4),
             box((.18, .20, .12), (0, .04, .23), black, .03, segments=5),
             cylinder(.05, .30, (0, .19, .055), black, TO_RIGHT, .006)]
    for s in (-1, 1):
        parts.append(cylinder(.065, .035, (s * .165, -.10, .065), black, TO_RIGHT, .008))
        parts.append(tube([(s * .09, -.08, .17), (s * .09, -.30, .80), (s * .13, -.36, .96)], .0125, metal,
                          .05))
    parts.append(tube([(-.13, -.36, .96), (-.13, -.37, 1.0), (.13, -.37, 1.0), (.13, -.36, .96)], .0135,
                      metal, .03))
    parts.append(cylinder(.018, .11, (-.07, -.37, 1.0), black, TO_RIGHT, .004))
    parts.append(cylinder(.018, .11, (.07, -.37, 1.0), black, TO_RIGHT, .004))
    parts.append(box((.10, .06, .09), (0, -.335, .88), black, .012, segments=3))
    parts.append(tube([(0, -.02, .24), (0, -.10, .34), (0, -.17, .40)], .028, black, .05))
    rings = []
    for k in range(15):
        t = k / 14
        z = .38 + .46 * t
        bulge = sin(pi * (.06 + .88 * t)) ** .55
        rings.append([(.11 * bulge * cos(q) * (1 + .07 * sin(5 * q + 9 * t)),
                       -.20 - .16 * t + .085 * bulge * sin(q) * (1 + .06 * sin(4 * q - 7 * t)), z)
                      for q in (2 * pi * i / 64 for i in range(64))])
    parts.append(loft(rings, (0, 0, 0), bag, cap_end=True, cap_start=True))
    return move_all(parts, at(location, turn))


def spirit_level(location, lean, body, reach):
    """A long level, leaning by degrees; its outer vials lie reach from its middle."""
    vial = plain_material('vial', colour='#b7d94a', roughness=.1)
    parts = [box((1.2, .024, .055), (0, 0, 0), body, .003)]
    parts += [box((.06, .026, .03), (x, 0, 0), vial, .004) for x in (-reach, 0, reach)]
    move_all(parts, moved(location) @ rotated('Y', lean))
