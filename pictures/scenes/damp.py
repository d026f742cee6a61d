"""Leaks: a stained ceiling."""
from math import cos, radians, sin

from kit.camera import phone_camera
from kit.colours import colour
from kit.light import area_light, plain_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh
from kit.metals import steel
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_BACK, TO_FRONT, TO_GROUND, TO_RIGHT
from kit.solids import box, cylinder, lathe, place, plane
from kit.surfaces import cloth, paint, plaster, plastic, rolled_normal
from objects.electrics import pendant
from objects.joinery import coving
from scenes import scene


@scene('damp-ceiling')
def damp_ceiling(rng):
    """A corner of a ceiling, seen from below: tide marks, coving, lamp, the head of a window."""
    tint = rng.choice(['#cdbf9c', '#a9bba6', '#a9b7c6', '#cfae9c'])
    centre = (rng.uniform(.42, .55), rng.uniform(-.62, -.5), 0)
    stained_corner(centre, tint)
    peeling_paint(rng, centre)
    lamp_and_curtain(rng)
    window_light((2.9, -3.6, -1.25), (.5, -.4, -.2), (1.3, 1.3), 62, '#eaf1fb', bars=False)
    area_light((3.6, -.9, -1.6), (.6, -.8, 0), (1, 1.2), 16, '#fff0dd')
    plain_sky('#e2e6ea', .16)
    phone_camera((1.66, -1.84, -1.02), (.66, -.42, -.17), 28, (.5, -.5, 0), 8, rng, .03)
    return Look(bounces=4, exposure=1.0, warmth=.045)


def stained_corner(centre, tint):
    """Ceiling, two walls and coving with tide marks about one centre. The corner is the origin."""
    spots = [(centre, .40, 1.0), ((centre[0] + .46, centre[1] + .12, 0), .20, .8),
             ((centre[0] - .16, centre[1] + .42, 0), .20, .9)]
    ceiling = damp_plaster('#efede6', spots, 'ceiling', .16)
    wall_a = damp_plaster(tint, [((centre[0], 0, -.02), .26, .8)], 'wall a', .22,
                          drips=[(centre[0] - .1, 0, -.78, -.1, .013), (centre[0] + .07, 0, -.5, -.1, .010),
                                 (centre[0] - .2, 0, -.42, -.1, .008), (centre[0] + .02, 0, -.36, -.1, .007)])
    wall_b = damp_plaster(tint, [((0, centre[1] + .12, -.02), .24, .7)], 'wall b', .22)
    coving_stain = damp_plaster('#efede6', [((centre[0] - .02, -.05, -.05), .30, .9)], 'coving', .05,
                                blister=False)
    plane(4, 4, (2, -2, 0), ceiling, TO_GROUND)
    plane(4, 2.6, (2, 0, -1.3), wall_a, TO_FRONT)
    plane(2.6, 4, (0, -2, -1.3), wall_b, TO_RIGHT)
    plane(4, 4, (2, -2, -2.5), wood('#7b5a3a', '#4f3722'))
    plane(4, 2.6, (2, -4, -1.3), plaster(tint), TO_FRONT)
    coving(4, (0, 0, 0), coving_stain, 0, .11)
    coving(4, (0, 0, 0), coving_stain, -90, .11).scale = (1, -1, 1)


def damp_plaster(tint, spots, name, roller, blister=True, drips=()):
    """Emulsion on plaster with tide marks.

    spots are (centre, radius, amount); drips are (x, y, end z, start z, width) of runs down a wall.
    """
    m = MaterialBuilder(name, roughness=.85, specular=.2)
    p = m.world_position()
    marks = [tide_mark(m, p, k, *spot) for k, spot in enumerate(spots)]
    wet, blisters = marks[0]
    for body, blistered in marks[1:]:
        wet, blisters = m.maximum(wet, body), m.maximum(blisters, blistered)
    for drip in drips:
        wet = m.maximum(wet, run_down(m, p, *drip) * .8)
    dry = m.hsv(colour(tint), .5, 1, m.remap(m.noise(.9, 4, .6, p), .3, .7, .955, 1.03))
    c = m.mix(m.minimum(wet, .93), dry, m.mix(m.remap(wet, .25, .95), '#c89a50', '#663c18'))
    specks = p + m.noise(40, 3, coloured=True) * (.03, .03, .03)
    mould = (m.remap(m.voronoi(70, 'F1', specks), .22, .1)
             * (m.remap(m.noise(4, 4, .6, p), .5, .66) * m.remap(wet, .1, .3)))
    normal = m.bump(m.noise(2.2, 3, .5, p), .25, .03)
    if blister:
        normal = m.bump(blisters, .9, .008, normal)
    m.set(colour=m.mix(mould * .75, c, '#2e2c26'),
          roughness=m.remap(wet, 0, .8, .86, .62),
          normal=rolled_normal(m, p, roller, normal))
    return m.material


def tide_mark(m, p, number, centre, radius, amount):
    """One stain with rings that are darker at their edge: how wet it is, and where the paint blisters."""
    wobble = ((m.noise(3.3, 3, .55, m.scaled(p, 1, (number * 3.3, 0, 0))) - .5) * (radius * 1.5)
              + (m.noise(17, 5, .65, p) - .5) * (radius * .34))
    outwards = (m.distance(p, m.vector(*centre)) + wobble) / radius
    body = m.colour_ramp(outwards * .72,
                         [(0, .78), (.16, .60), (.28, .46), (.37, .50), (.40, .74), (.425, .40), (.53, .36),
                          (.59, .50), (.64, .84), (.668, .92), (.69, .45), (.74, .10), (.84, 0)])
    body = body * m.remap(m.noise(9, 5, .7, p), .25, .65, .62, 1.05) * amount
    return body, m.remap(outwards, .75, .2) * m.remap(m.noise(30, 3, .5, p), .48, .6)


def run_down(m, p, x, y, end, start, width):
    """A mask: where water has run down the wall at (x, y), from the height start to end."""
    px, py, pz = m.components(p)
    aside_x = px - x + (m.noise(6, 4, .6, m.scaled(p, (.3, .3, 1))) - .5) * .07
    aside = (abs(aside_x) + abs(py - y)) / width
    run = m.colour_ramp(aside * .5, [(0, .62), (.3, .5), (.5, .4), (.8, 0.0)])
    run = run * m.remap(pz, end, end + .35 * (start - end))
    return run * m.remap(m.noise(12, 4, .6, p), .3, .6, .4, 1)


def peeling_paint(rng, centre):
    """Curled flakes of paint under the stain."""
    material = plain_material('flake', colour='#cfc4ac', roughness=.8)
    for _ in range(5):
        a, d = rng.uniform(0, 6.28), rng.uniform(.02, .17)
        width, depth, curl = rng.uniform(.02, .055), rng.uniform(.02, .05), rng.uniform(.4, 1.1)
        mesh = paint_flake(width, depth, curl, a, d)
        place(mesh, (centre[0] + d * cos(a), centre[1] + d * sin(a), -.0015), material,
              (0, 0, rng.uniform(0, 6.28)))


def paint_flake(width, depth, curl, a, d):
    """A ragged flake that hangs down at one side; a and d are seeds for its outline."""
    mesh = grid_mesh(width, depth, 10, 8,
                     lambda x, y: -.9 * curl * (x + width / 2) ** 2 / width
                     - .004 * abs(fractal(x * 60 + d * 90, y * 60)),
                     'flake')
    for v in mesh.vertices:
        v.co.y *= 1 + .3 * fractal(v.co.x * 50 + a * 9, 0)
        v.co.x += .006 * fractal(v.co.y * 70, a * 5)
    return mesh


def lamp_and_curtain(rng):
    """A pendant lamp, and a curtain on its pole for scale."""
    bulb = plain_material('bulb', colour='#f4efe2', roughness=.15, transmission=.0)
    pendant((1.42, -1.12, 0), plastic('#f0eee6', .3), bulb, .30)
    pole = paint('#3a2c20', .3)
    cylinder(.014, 2.0, (.09, -2.15, -.33), pole, TO_FRONT)
    lathe([(.001, -.03), (.02, -.026), (.028, -.005), (.024, .018), (.014, .03)], (.09, -1.14, -.33), pole,
          TO_BACK)
    box((.09, .02, .02), (.045, -1.28, -.33), pole)
    curtain = cloth(rng.choice(['#7d8d8a', '#9a6b57', '#66718a']), 700)
    mesh = grid_mesh(.75, 2.0, 160, 8, lambda x, y: .035 * sin(x * 62 + .5 * sin(x * 11)) * (1 + .15 * y),
                     'curtain')
    place(mesh, (.09, -1.62, -1.36), curtain, (radians(90), 0, radians(90)))
    for i in range(9):
        lathe([(.017, -.002), (.020, -.002), (.020, .002), (.017, .002), (.017, -.002)],
              (.09, -1.28 - i * .088, -.335), steel(.3), TO_FRONT, segments=24)
