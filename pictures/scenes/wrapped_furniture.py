"""Removals: furniture wrapped for the move."""
from math import radians

from kit.camera import phone_camera
from kit.light import area_light, cloudy_sky, window_light
from kit.look import Look
from kit.material_builder import MaterialBuilder, plain_material
from kit.meshes import grid_mesh
from kit.natural import wood
from kit.noise import fractal
from kit.placing import TO_FRONT, at, move_all
from kit.solids import box, cylinder, lathe, place
from kit.surfaces import paint, plaster, plastic, rubber
from objects.cartons import cardboard, closed_carton
from objects.electrics import wall_socket
from objects.joinery import floorboards, skirting
from objects.rooms import daylight_through, enclose, greenery_outside, panes_window, wall_with_hole
from scenes import scene

WINDOW = (-1.30, -.30, .95, 2.10)


@scene('wrapped-furniture')
def wrapped_furniture(rng):
    """An emptied room: a sofa and a chest of drawers in blankets and film, cartons stacked beside them."""
    wall = plaster('#e3d9bd', .2, .2, .15)
    white = paint('#f3f1ea', .25, .1)
    wall_with_hole(wall, -2.4, 2.5, 2.5, WINDOW)
    enclose(-2.1, 2.2, -4.3, 2.5, wall, wall)
    panes_window(WINDOW, white, 2, 3)
    greenery_outside(rng, -6, 3)
    floorboards(rng, -2.2, 2.3, -4.1, 0, wood('#8a6a48', '#5f4429', roughness=.42, variation=.13), .12,
                along='y')
    for length, location, turn in ((5, (-2.5, 0, 0), 0), (5, (2.2, 0, 0), -90), (5, (-2.1, -5, 0), 90)):
        skirting(length, location, white, turn, .16)
    wrapped_sofa((-.72, -.40, 0), 9)
    wrapped_chest((.92, -.36, 0), -8)
    look = (cardboard(), plain_material('parcel tape', colour='#8a6136', roughness=.22, specular=.5),
            plain_material('ink', colour='#33261a', roughness=.8),
            plain_material('slit', colour='#1d140b', roughness=1))
    for size, location, turn in (((.50, .40, .40), (1.72, -.34, 0), -3),
                                 ((.48, .40, .38), (1.71, -.33, .401), 4),
                                 ((.44, .36, .32), (1.73, -.33, .782),
                                  -2), ((.46, .38, .36), (1.62, -1.05, 0), -16),
                                 ((.40, .32, .30), (1.60, -1.03, .361), -9)):
        closed_carton(size, location, turn, look, rng.random() < .7)
    roll_of_film((.55, -1.28, 0))
    wall_socket((.20, 0, .40), plastic('#f2f1ec', .25), rubber('#151515'))
    daylight_through(WINDOW, 44, (.2, -2.2, .3))
    window_light((-2.03, -2.6, 1.5), (.5, -.5, .6), (1.1, 1.3), 80, '#eaf1fb')
    area_light((.8, -4.0, 2.2), (0, -.6, .6), (1.0, .8), 14, '#fff1df', mirrored=False)
    cloudy_sky(1.1, rng.randrange(9))
    phone_camera((.30 + rng.uniform(-.03, .03), -3.2, 1.50), (.12, -.4, .74), 25, (0, -.9, .5), 9, rng, .02,
                 -.4)
    return Look(bounces=4, exposure=.8, warmth=.02)


def quilted_blanket(tint):
    """A removal blanket: felt, sewn through in diamonds."""
    m = MaterialBuilder('blanket', roughness=1, specular=.05, sheen=.5)
    p = m.object_position()
    x, y, z = m.components(p)
    one, two = m.fraction((x + z + y) * 6.5), m.fraction((x - z - y) * 6.5)
    seam = m.minimum(abs(one - .5), abs(two - .5))
    c = m.mix(m.remap(m.noise(60, 4, .7), .35, .7), tint, m.hsv(tint, .5, .8, 1.5))
    m.set(colour=m.mix(m.remap(seam, .05, 0), c, m.hsv(tint, .5, 1, .45)),
          normal=m.bump(m.remap(seam, 0, .22), .8, .02, m.bump(m.noise(9, 4, .6, p), .6, .03)))
    return m.material


def stretch_film():
    """Film wound round: clear, with creases that shine."""
    m = MaterialBuilder('film')
    p = m.object_position()
    creases = m.bump(m.noise(7, 5, .7, m.scaled(p, (1, 1, 3.5)), 1.5), 1, .02)
    gloss = m.node('ShaderNodeBsdfGlossy', inputs={'Roughness': .12, 'Color': (1, 1, 1), 'Normal': creases})
    clear = m.node('ShaderNodeBsdfTransparent', inputs={'Color': '#eef2f3'})
    share = m.remap(m.noise(6, 5, .7, m.scaled(p, (1, 1, 4)), 1.5), .40, .75, .03, .22)
    m.show(m.mix_shaders(share, clear, gloss))
    return m.material


def crumpled_box(size, location, material, amount=.012, bevel_steps=26):
    """A soft box: its faces bulge and its edges are rounded, as of something wrapped."""
    parts = []
    width, depth, height = size

    def soft(u, v, w, h, seed):
        edge = min(1.0, (min(w / 2 - abs(u), h / 2 - abs(v)) + .0001) / .06)
        return amount * 1.6 * fractal(u * 4 + seed, v * 4) * edge - .030 * (1 - edge) ** 2

    for seed, w, h, where, turned in (
            (1, width, height, (0, -depth / 2, height / 2), TO_FRONT),
            (4, depth, height, (width / 2, 0, height / 2), (radians(90), 0, radians(90))),
            (6, depth, height, (-width / 2, 0, height / 2), (radians(90), 0, radians(-90))),
            (8, width, depth, (0, 0, height), (0, 0, 0)),
            (9, width, height, (0, depth / 2, height / 2), (radians(90), 0, radians(180)))):
        mesh = grid_mesh(w, h, bevel_steps, bevel_steps,
                         lambda u, v, w=w, h=h, seed=seed: soft(u, v, w, h, seed), 'wrapped')
        parts.append(place(mesh, where, material, turned))
    return move_all(parts, at(location))


def wrapped_sofa(location, turn):
    """A two seater: the blankets follow its arms, back and seat; bands of tape hold them."""
    blue, grey = quilted_blanket('#35557d'), quilted_blanket('#6d7278')
    tape = plain_material('tape', colour='#b58a4c', roughness=.3)
    parts = [box((1.62, .84, .44), (0, -.10, .26), blue, .07, segments=5),
             box((1.30, .66, .12), (0, -.16, .50), grey, .06, segments=5),
             box((1.58, .28, .52), (0, .24, .62), blue, .10, (radians(-7), 0, 0), segments=6)]
    for s in (-1, 1):
        parts.append(box((.23, .86, .36), (s * .74, -.10, .52), grey if s > 0 else blue, .09, segments=6))
        parts += [cylinder(.024, .05, (s * .68, y, .025), rubber('#2a1c12', .5)) for y in (-.44, .24)]
    for x in (-.36, .34):
        parts += [box((.048, .004, .44), (x, -.523, .26), tape, 0),
                  box((.048, .36, .004), (x, -.34, .564), tape, 0),
                  box((.048, .004, .50), (x, .095, .70), tape, 0, (radians(-7), 0, 0))]
    for s in (-1, 1):
        parts.append(box((.235, .87, .045), (s * .742, -.10, .50), tape, .006))
    film = stretch_film()
    parts += [box((1.70, .90, .50), (0, -.10, .30), film, .08, segments=5)]
    move_all(parts, at(location, turn))


def wrapped_chest(location, turn):
    """A chest of drawers under film, a grey blanket over its top and upper half."""
    oak = wood('#a87440', '#744a22', roughness=.4, knots=False)
    knob = plain_material('knob', colour='#d8c9a0', roughness=.3)
    width, depth, height = .88, .46, .98
    parts = [box((width, depth, height - .08), (0, 0, height / 2 + .04), oak, .006)]
    for k in range(4):
        z = .10 + k * .215
        parts.append(box((width - .06, .02, .20), (0, -depth / 2 - .008, z + .10), oak, .006))
        parts += [cylinder(.02, .03, (s * .24, -depth / 2 - .03, z + .10), knob, TO_FRONT,
                           .008) for s in (-1, 1)]
    parts += [box((.06, .06, .09), (s * (width / 2 - .04), t * (depth / 2 - .04), .045), oak, .004)
              for s in (-1, 1) for t in (-1, 1)]
    blanket = quilted_blanket('#4f7f63')
    cover = crumpled_box((width + .06, depth + .10, .36), (0, 0, height - .32), blanket)
    tape = plain_material('tape', colour='#b58a4c', roughness=.3)
    parts += cover + [box((width + .085, depth + .125, .048), (0, 0, z), tape, .004) for z in (height - .22,)]
    parts += crumpled_box((width + .10, depth + .14, height + .03), (0, 0, .03), stretch_film(), .016)
    move_all(parts, at(location, turn))


def roll_of_film(location):
    """A roll of film on its core, and one of tape beside it."""
    x, y, z = location
    pale = plain_material('film roll', colour='#cfd8da', roughness=.15, specular=.7)
    lathe([(.028, 0), (.062, 0), (.064, .004), (.064, .44), (.062, .444), (.028, .444), (.028, 0)],
          (x, y, z), pale)
    lathe([(.024, -.02), (.028, -.02), (.028, .47), (.024, .47)], (x, y, z + .02),
          plain_material('core', colour='#a9855a', roughness=.9))
    lathe([(.036, 0), (.056, 0), (.056, .048), (.036, .048), (.036, 0)], (x + .20, y - .10, z),
          plain_material('tape roll', colour='#b58a4c', roughness=.3), angle=20)
