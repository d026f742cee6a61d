import {
  BLUE,
  CERAMIC,
  CHROME,
  DARK_TIMBER,
  DEEP_PAINT,
  IRON,
  OAK,
  PAINT,
  STEEL,
  STONE,
  TIMBER,
} from './palette.ts';
import { mould } from './parts/damage.ts';
import { bricks } from './parts/outside.ts';
import { boards, PALE_TILES, skirting, tiles, wall } from './parts/room.ts';
import { behind, block, ground, slab, tube } from './parts/solid.ts';
import { bucket } from './parts/things.ts';
import { puddle } from './parts/water.ts';
import type { Scene } from './scene.ts';
import { at, count, disc, faint, oval, rect, shape, sized, stroke, turned } from './svg.ts';

export const dampCorner: Scene = (random) => [
  rect([0, 0, 620, 900], STONE[100]),
  rect([620, 0, 580, 900], STONE[300]),
  shape('M0 900V500C120 470 240 430 360 460C480 440 560 380 620 300V900Z', OAK[200]),
  shape('M620 300C700 420 820 440 940 430C1060 470 1140 520 1200 510V900H620Z', OAK[300]),
  shape('M180 900V640C320 560 460 560 620 420C760 560 900 560 1020 640V900Z', OAK[400]),
  mould([560, 560], [210, 44], random),
  mould([720, 600], [200, 40], random),
  shape('M0 800L620 700 1200 800 1200 900 0 900Z', OAK[600]),
  shape('M0 720L620 640 620 706 0 806Z', CERAMIC.base),
  shape('M1200 720L620 640 620 706 1200 806Z', STONE[200]),
  stroke('M620 0V706', STONE[400], 6),
  ...(
    [
      [300, 520],
      [900, 500],
      [450, 330],
    ] as const
  ).map(([x, y]) => shape(`M${x} ${y}l50 -16l40 30l-10 44l-60 10l-34 -30Z`, STONE[50])),
];

export const blockedDrain: Scene = (random) => [
  bricks([0, 0, 1200, 330], { random }),
  tube('M330 -20V420', IRON, 66),
  slab([284, 120, 92, 36], IRON),
  rect([0, 330, 1200, 570], STONE[400]),
  ...count(4).map((line) =>
    stroke(
      `M0 ${430 + line * 140}H1200M${300 + (line % 2) * 260} ${430 + line * 140}V${570 + line * 140}M${900 - (line % 2) * 160} ${430 + line * 140}V${570 + line * 140}`,
      STONE[500],
      6,
    ),
  ),
  at([620, 660], sized(1.7, puddle([0, 0], 200))),
  rect([380, 520, 460, 230], STONE[700], 14),
  rect([400, 534, 420, 204], BLUE[600], 10),
  oval([600, 640, 150, 60], BLUE[500]),
  ...(
    [
      [520, 620, 20],
      [660, 600, -16],
      [700, 680, 40],
      [560, 690, -30],
    ] as const
  ).map(([x, y, angle]) =>
    turned([angle, x, y], oval([x, y, 40, 18], OAK[500]), stroke(`M${x - 36} ${y}H${x + 36}`, OAK[700], 5)),
  ),
  turned(
    [-24, 960, 500],
    slab([820, 420, 300, 150], STEEL, 12),
    ...count(4).map((step) => rect([850 + step * 66, 450, 40, 50], STEEL.line, 8)),
  ),
];

export const flatPack: Scene = (random) => [
  wall(OAK[100], '#ffffff'),
  boards({ top: 560, random, tones: [STONE[300], STONE[300], STONE[200]] }),
  skirting(564),
  behind([330, 130, 360, 500], 4),
  block([320, 120, 40, 560], TIMBER),
  rect([360, 160, 300, 510], OAK[200]),
  slab([320, 630, 380, 44], TIMBER),
  slab([350, 370, 330, 36], TIMBER),
  turned([12, 660, 160], block([650, 130, 40, 540], TIMBER)),
  ground([860, 800], 260, 34),
  turned([-10, 860, 760], slab([640, 730, 440, 50], TIMBER), slab([680, 670, 400, 50], PAINT)),
  tube('M180 840V720H300', STEEL, 28),
  ...(
    [
      [420, 800],
      [480, 850],
      [560, 810],
      [370, 870],
      [600, 870],
    ] as const
  ).map(([x, y]) =>
    [rect([x - 6, y - 10, 46, 16], CHROME.line, 4), rect([x - 14, y - 16, 14, 28], CHROME.base, 5)].join(''),
  ),
  turned(
    [6, 880, 400],
    behind([770, 210, 230, 300], 6),
    rect([770, 210, 230, 300], CERAMIC.lit, 6),
    rect([836, 250, 100, 216], BLUE[600], 4),
    rect([848, 262, 76, 84], BLUE[100]),
    rect([848, 360, 76, 94], BLUE[100]),
  ),
];

export const greasyOven: Scene = (random) => [
  tiles([0, 0, 1200, 170], { size: [120, 120], random, tones: PALE_TILES, grout: BLUE[200] }),
  rect([0, 160, 1200, 740], BLUE[800]),
  slab([0, 150, 1200, 50], TIMBER),
  block([220, 190, 760, 640], STEEL, 16),
  rect([260, 220, 680, 110], IRON.base, 12),
  ...[330, 430, 770, 870].map((x) =>
    [disc([x, 275], 34, CHROME.base), stroke(`M${x} 275V248`, IRON.base, 8)].join(''),
  ),
  rect([520, 250, 160, 50], DEEP_PAINT.line, 8),
  rect([524, 256, 70, 36], BLUE[600], 6),
  tube('M300 380H900', CHROME, 34),
  rect([280, 430, 640, 340], STONE[900], 16),
  ...[520, 610, 690].map((y) => stroke(`M310 ${y}H890`, STONE[600], 9)),
  shape(
    'M300 770V640C360 600 380 700 440 660C480 620 520 720 580 690C660 640 700 730 760 680C820 640 860 690 900 650V770Z',
    OAK[700],
  ),
  ...count(34).map(() =>
    faint(
      0.85,
      oval(
        [random.between(300, 900), random.between(450, 740), random.between(7, 24), random.between(6, 16)],
        random.pick([OAK[600], OAK[700], OAK[800]]),
      ),
    ),
  ),
  faint(0.25, shape('M420 430L560 430 380 770 280 770 280 700Z', STONE[200])),
  rect([0, 830, 1200, 70], STONE[700]),
];

export const mopAndBucket: Scene = (random) => [
  wall(BLUE[200], BLUE[100]),
  boards({ top: 560, random }),
  skirting(564),
  shape('M300 900C340 800 440 720 560 690C700 660 860 690 960 640L1200 700V900Z', OAK[200]),
  faint(0.5, shape('M500 860C560 800 640 760 720 750M760 880C840 820 900 800 980 790', OAK[100])),
  ...count(30).map(() =>
    faint(
      0.5,
      oval(
        [random.between(0, 420), random.between(640, 890), random.between(6, 26), random.between(4, 10)],
        STONE[700],
      ),
    ),
  ),
  tube('M880 20L690 660', DARK_TIMBER, 34),
  shape('M640 640L740 660L760 700H600Z', PAINT.base),
  ...count(9).map((step) =>
    stroke(
      `M${624 + step * 17} 696C${600 + step * 20} 760 ${560 + step * 30} 780 ${548 + step * 34} ${820 + (step % 2) * 20}`,
      step % 2 === 0 ? STONE[100] : STONE[300],
      24,
    ),
  ),
  at([330, 830], sized(1.15, bucket([0, 0]))),
  oval([330, 586, 90, 20], '#ffffff'),
  ...(
    [
      [290, 570, 26],
      [340, 556, 34],
      [390, 574, 22],
    ] as const
  ).map(([x, y, size]) => disc([x, y], size, '#ffffff')),
];
