"""New lead where a roof meets a chimney. The slope is height per metre of depth."""
from mathutils import Matrix

from kit.material_builder import MaterialBuilder
from kit.meshes import mesh_from, prism_mesh
from kit.noise import fractal
from kit.solids import place
from objects.brickwork import COURSE


# ---------------------------------------------------------------- roof
def lead_material():
    """New lead: bright, a little uneven."""
    m = MaterialBuilder('new lead', metallic=.6, specular=.4)
    p = m.world_position()
    m.set(colour=m.mix(m.remap(m.noise(5, 4, .6, p), .35, .7), '#b4babf', '#949ba2'),
          roughness=m.remap(m.noise(14, 4, .6, p), .3, .7, .38, .55),
          normal=m.bump(m.noise(9, 3, .5, p), .5, .012))
    return m.material


def front_apron(lead, x0, x1, y, slope):
    """Upstand against the brickwork, bent over and dressed down the slates."""
    lift, rows = .052, []
    profile = [(y - .007, y * slope + .20), (y - .007, y * slope + .13), (y - .008, y * slope + lift + .02),
               (y - .02, (y - .02) * slope + lift)]
    profile += [(y - d, (y - d) * slope + lift - .004) for d in (.06, .10, .14, .18, .22, .25)]
    for k, (py, pz) in enumerate(profile):
        row = []
        for i in range(61):
            x = x0 + (x1 - x0) * i / 60
            wave = .004 * fractal(x * 5, k * .4) if k > 3 else .001 * fractal(x * 6, k)
            row.append((x, py, pz + wave))
        rows.append(row)
    lead_sheet(rows, lead)


def lead_sheet(rows, material):
    """A thin sheet through rows of points, all rows of one length."""
    n = len(rows[0])
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(rows) - 1)
             for i in range(n - 1)]
    mesh = mesh_from('sheet', [tuple(p) for r in rows for p in r], faces, smooth_angle=50)
    sheet = place(mesh, material=material)
    sheet.modifiers.new('s', 'SOLIDIFY').thickness = .004


def stepped_side(lead, x, y0, y1, slope, z_first):
    """One sheet on the side of the stack.

    Its foot follows the slates, its top goes up in steps of one course.
    """
    low, high = .03, .175
    points = [(-y0, y0 * slope + low), (-y1, y1 * slope + low)]
    steps, z = [], z_first
    while z < y1 * slope + high:
        if z > y0 * slope + .09:
            steps.append(z)
        z += COURSE
    right = y1
    for z in reversed(steps):
        left = max(y0, (z - high) / slope)
        points += [(-right, z), (-left, z)]
        right = left
    mesh = prism_mesh(points, .004, .0005, 'step')
    flashing = place(mesh, material=lead)
    facing_left = Matrix(((0, 0, -1, x), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    flashing.matrix_world = facing_left


def side_gutter(lead, x, y0, y1, slope):
    """The skirt of lead on the slates beside the stack."""
    rows = []
    for i in range(31):
        y = y0 + (y1 - y0) * i / 30
        rows.append([(x - w, y, y * slope + .046 + .003 * fractal(y * 7, w * 9) + (.014 if w < .01 else 0))
                     for w in (0, .012, .05, .09, .13, .155)])
    lead_sheet(rows, lead)
