import { BLUE, IRON, OAK, STEEL, STONE } from '../palette.ts';
import { bricks, roofTiles, sky } from '../parts/outside.ts';
import { bush } from '../parts/plants.ts';
import { block, slab, tube } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import { count, faint, type Mark, rect, shape, stroke } from '../svg.ts';
import { CLAY } from './outside.ts';
import { COPING } from './outside.ts';
import { windowOf } from './outside.ts';

const SLATE = [STONE[500], STONE[600], STONE[600], STONE[500], STONE[400]] as const;
/** A roof without a gap, ridge and all. */
export const wholeRoof =
  (kind: 'clay' | 'slate'): Scene =>
  (random) => [
    sky(),
    bricks([820, 60, 180, 260], { random, size: [90, 42] }),
    slab([800, 40, 220, 34], COPING, 4),
    ...[860, 940].map((x) => block([x, -30, 50, 80], CLAY, 6)),
    roofTiles([0, 250, 1200, 560], { random, size: 130 }),
    ...(kind === 'slate' ? slates(random) : []),
    ...count(10).map((step) =>
      slab(
        [step * 130 - 60, 210, 126, 70],
        kind === 'slate' ? { lit: STONE[400], base: STONE[500], shade: STONE[700], line: STONE[800] } : CLAY,
        30,
      ),
    ),
    tube('M-20 830H1220', IRON, 60),
    rect([0, 856, 1200, 44], STONE[50]),
  ];

const slates = (random: Parameters<Scene>[0]): Mark[] => [
  rect([0, 250, 1200, 560], STONE[800]),
  ...count(9).flatMap((row) =>
    count(11).map((column) =>
      rect([column * 124 - (row % 2) * 62 + 4, 262 + row * 62, 116, 56], random.pick(SLATE), 5),
    ),
  ),
];

export const skylight: Scene = (random) => [
  sky(),
  roofTiles([0, 90, 1200, 840], { random, size: 130 }),
  ...[250, 660].flatMap((x) => [
    faint(0.2, rect([x + 16, 286, 310, 420], STONE[900], 10)),
    rect([x, 260, 310, 420], STEEL.shade, 8),
    rect([x + 26, 286, 258, 368], BLUE[300]),
    stroke(`M${x + 70} 610L${x + 190} 340M${x + 120} 630L${x + 200} 450`, BLUE[100], 18),
    rect([x - 10, 676, 330, 30], STONE[500], 6),
  ]),
];

/** A chimney repointed, with a new pot and its lead. */
export const soundChimney: Scene = (random) => [
  sky(),
  roofTiles([0, 640, 1200, 300], { random, size: 120 }),
  bricks([400, 240, 400, 480], { random, size: [124, 56], mortar: STONE[50] }),
  faint(0.16, rect([710, 240, 90, 480], STONE[900])),
  slab([364, 200, 472, 56], COPING, 6),
  slab([384, 254, 432, 26], COPING, 4),
  ...[440, 650].flatMap((x) => [
    shape(`M${x} 204L${x + 16} 60H${x + 106}L${x + 122} 204Z`, OAK[500]),
    shape(`M${x + 78} 60H${x + 106}L${x + 122} 204H${x + 84}Z`, OAK[700]),
    slab([x - 4, 38, 130, 34], CLAY, 8),
  ]),
  shape('M370 720L400 640H800L830 720Z', STONE[500]),
  rect([370, 716, 460, 14], STONE[700]),
];

export const newGutter: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random }),
  roofTiles([0, -40, 1200, 250], { random, size: 120 }),
  rect([0, 210, 1200, 76], '#ffffff'),
  rect([0, 276, 1200, 14], STONE[300]),
  tube('M-20 300H1220', IRON, 66),
  ...[200, 520, 840].map((x) => slab([x, 262, 40, 80], IRON, 6)),
  tube('M1030 320V360C1030 400 990 400 990 440V900', IRON, 50),
  ...[520, 760].map((y) => slab([940, y, 100, 36], IRON)),
  windowOf([330, 460]),
];

export const flatRoof: Scene = (random) => [
  sky(),
  bush([-60, 160, 360, 300], random),
  bricks([700, 0, 500, 460], { random }),
  windowOf([840, 90]),
  shape('M0 880L260 440H1200V880Z', STONE[500]),
  shape('M0 880L260 440H300L50 880Z', STONE[400]),
  ...[0, 1, 2].map((line) => stroke(`M${420 + line * 240} 880L${500 + line * 190} 440`, STONE[600], 8)),
  rect([240, 420, 960, 34], STEEL.lit),
  rect([0, 870, 1200, 30], STONE[50]),
];
