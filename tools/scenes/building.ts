import { BLUE, CERAMIC, DARK_TIMBER, IRON, MOSS, OAK, STEEL, STONE, TIMBER } from './palette.ts';
import { crack, rubble } from './parts/damage.ts';
import { bricks, field, roofTiles, sky } from './parts/outside.ts';
import { boards, skirting, wall } from './parts/room.ts';
import { ground, slab, tube } from './parts/solid.ts';
import { hammer } from './parts/things.ts';
import { drops } from './parts/water.ts';
import type { Scene } from './scene.ts';
import { at, count, faint, rect, shape, sized, stroke, turned, within } from './svg.ts';

export const extension: Scene = (random) => [
  sky(),
  field(640, OAK[300]),
  bricks([0, 60, 420, 640], { random }),
  rect([90, 190, 210, 240], STONE[50], 6),
  rect([110, 210, 80, 200], BLUE[300]),
  rect([200, 210, 80, 200], BLUE[300]),
  slab([70, 430, 250, 30], CERAMIC),
  within(
    'M420 700V330H560V270H700V330H840V390H980V500H1110V700Z',
    bricks([420, 270, 700, 430], {
      random,
      size: [116, 58],
      tones: [STONE[400], STONE[400], STONE[500]],
      mortar: STONE[200],
    }),
  ),
  rect([600, 430, 240, 270], BLUE[200]),
  rect([600, 600, 240, 100], MOSS[400]),
  slab([560, 396, 320, 40], STEEL),
  ...[460, 900, 1060].map((x) => tube(`M${x} 780V180`, DARK_TIMBER, 22)),
  slab([420, 360, 700, 26], TIMBER),
  ground([220, 836], 210, 26),
  shape('M30 840C90 720 180 690 230 690C300 690 380 760 420 840Z', OAK[400]),
  shape('M250 692C310 700 380 760 420 840H290C310 780 290 730 250 692Z', OAK[500]),
  ...count(3).flatMap((row) =>
    count(4 - row).map((column) =>
      slab(
        [760 + column * 96 + row * 48, 790 - row * 52, 90, 46],
        { lit: OAK[400], base: OAK[500], shade: OAK[600], line: OAK[700] },
        4,
      ),
    ),
  ),
];

export const knockThrough: Scene = (random) => [
  wall(STONE[100], '#ffffff'),
  boards({ top: 740, random }),
  skirting(744),
  shape(
    'M330 744V300L390 250L370 180L470 130L560 150L640 110L760 140L800 200L870 230L850 330L890 400V744Z',
    OAK[600],
  ),
  shape(
    'M356 744V310L412 262L396 196L480 154L560 174L640 136L742 160L780 214L842 246L824 336L862 408V744Z',
    STONE[300],
  ),
  within(
    'M356 744V310L412 262L396 196L480 154L560 174L640 136L742 160L780 214L842 246L824 336L862 408V744Z',
    rect([300, 100, 600, 660], BLUE[200]),
    rect([440, 240, 240, 260], BLUE[50]),
    stroke('M560 240V500M440 240H680V500H440Z', CERAMIC.base, 18),
    rect([300, 690, 600, 60], OAK[400]),
  ),
  ...count(5).map((row) => rect([row % 2 === 0 ? 332 : 346, 330 + row * 80, 60, 30], OAK[500], 4)),
  ...count(4).map((row) => rect([row % 2 === 0 ? 836 : 820, 440 + row * 76, 60, 30], OAK[500], 4)),
  rubble([620, 830], 330, { random, tones: [OAK[500], OAK[600], STONE[200], STONE[300]] }),
  at([1010, 480], sized(1.1, hammer([0, 0], 14))),
];

const GONE = ['1 3', '1 4', '2 3', '2 4', '2 5', '3 3', '3 4', '4 4'];

export const missingTiles: Scene = (random) => [
  sky(),
  roofTiles([0, 210, 1200, 700], {
    random,
    size: 150,
    isMissing: (row, column) => GONE.includes(`${row} ${column}`),
  }),
  ...count(9).map((step) =>
    slab(
      [step * 150 - 70, 150, 146, 92],
      { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] },
      40,
    ),
  ),
  at(
    [800, 770],
    turned(
      [32, 0, 0],
      shape('M-70 -70H80V50Q0 94 -70 50Z', OAK[800]),
      shape('M-76 -82H72V36Q-4 80 -76 36Z', OAK[400]),
    ),
  ),
];

export const brokenGutter: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random }),
  rect([560, 500, 330, 400], CERAMIC.base),
  rect([590, 530, 270, 370], BLUE[300]),
  stroke('M600 800L760 540M680 880L850 600', BLUE[200], 26),
  roofTiles([0, -40, 1200, 250], { random, size: 120 }),
  rect([0, 210, 1200, 70], STONE[50]),
  rect([0, 268, 1200, 14], STONE[300]),
  tube('M-20 290H500', IRON, 70),
  turned([17, 520, 290], tube('M540 300H1150', IRON, 70)),
  tube('M110 300V900', IRON, 50),
  slab([70, 470, 80, 36], IRON),
  slab([70, 740, 80, 36], IRON),
  shape('M480 310C520 380 500 520 520 900H620C600 700 610 420 560 316Z', BLUE[400]),
  shape('M510 340C540 420 530 600 546 900H576C566 640 570 460 536 340Z', BLUE[200]),
  drops(
    [
      [680, 480],
      [440, 560],
      [690, 700],
    ],
    26,
  ),
];

export const chimney: Scene = (random) => [
  sky(),
  roofTiles([0, 640, 1200, 300], { random, size: 120 }),
  bricks([400, 260, 400, 460], { random, size: [124, 56] }),
  faint(0.2, rect([710, 260, 90, 460], STONE[900])),
  slab([364, 220, 472, 60], { lit: OAK[300], base: OAK[400], shade: OAK[600], line: OAK[700] }, 6),
  slab([384, 276, 432, 30], { lit: OAK[300], base: OAK[400], shade: OAK[600], line: OAK[700] }, 4),
  shape('M430 222L450 70H550L560 222Z', OAK[500]),
  shape('M520 70H550L560 222H516Z', OAK[700]),
  slab([438, 50, 124, 34], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 8),
  turned(
    [24, 700, 222],
    shape('M640 222L656 90H746L760 222Z', OAK[500]),
    shape('M716 90H746L760 222H714Z', OAK[700]),
    slab([646, 70, 112, 34], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 8),
  ),
  crack({ from: [640, 300], to: [520, 700], random, width: 18 }),
  shape('M370 720L400 640 800 640 830 720Z', STONE[500]),
  rect([370, 716, 460, 14], STONE[700]),
];
