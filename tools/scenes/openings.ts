import {
  BLUE,
  CERAMIC,
  CHROME,
  DARK_TIMBER,
  DEEP_PAINT,
  IRON,
  MOSS,
  OAK,
  PAINT,
  STEEL,
  STONE,
  TIMBER,
} from './palette.ts';
import { bricks, sky } from './parts/outside.ts';
import { bush } from './parts/plants.ts';
import { plainFloor, wall } from './parts/room.ts';
import { behind, block, ground, slab, tube } from './parts/solid.ts';
import type { Scene } from './scene.ts';
import {
  count,
  disc,
  faint,
  oval,
  outline,
  polygon,
  rect,
  ring,
  shape,
  stroke,
  turned,
  within,
} from './svg.ts';

export const brokenWindow: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random }),
  rect([270, 70, 660, 690], CERAMIC.base),
  rect([310, 110, 580, 610], BLUE[300]),
  stroke('M340 560L560 180M420 680L560 440', BLUE[200], 34),
  shape(
    'M610 250L700 330L800 270L780 400L880 470L760 510L770 640L650 560L540 640L560 500L430 450L560 390L530 280Z',
    STONE[800],
  ),
  stroke(
    'M610 250L570 110M800 270L890 170M880 470H890M770 640L800 720M540 640L500 720M430 450L310 430M530 280L400 150',
    BLUE[50],
    9,
  ),
  rect([582, 110, 36, 100], CERAMIC.base),
  shape('M582 110H618V250L610 250L582 262Z', CERAMIC.base),
  rect([270, 70, 660, 14], '#ffffff'),
  slab([230, 750, 740, 56], CERAMIC, 6),
  ...(
    [
      [420, 744, 20],
      [540, 748, -30],
      [700, 746, 10],
      [800, 748, 50],
    ] as const
  ).map(([x, y, angle]) =>
    turned(
      [angle, x, y],
      polygon(
        [
          [x - 40, y + 6],
          [x, y - 36],
          [x + 44, y + 8],
        ],
        BLUE[200],
      ),
    ),
  ),
];

export const mistedWindow: Scene = () => [
  wall(STONE[300], STONE[200]),
  rect([210, 60, 780, 700], CERAMIC.base),
  rect([210, 60, 780, 16], '#ffffff'),
  ...[0, 1].map((side) =>
    within(
      outline([260 + side * 350, 110, 330, 600]),
      rect([260 + side * 350, 110, 330, 600], BLUE[400]),
      rect([260 + side * 350, 520, 330, 190], MOSS[400]),
      oval([340 + side * 350, 520, 160, 90], MOSS[500]),
    ),
  ),
  within(
    outline([610, 110, 330, 600]),
    faint(0.86, rect([610, 110, 330, 600], STONE[100])),
    ...count(7).map((step) =>
      stroke(`M${640 + step * 46} ${330 + (step % 3) * 70}V${520 + (step % 2) * 120}`, BLUE[300], 12),
    ),
    ...count(7).map((step) => disc([640 + step * 46, 530 + (step % 2) * 120], 12, BLUE[400])),
  ),
  stroke('M300 420L460 160', BLUE[200], 30),
  block([568, 370, 54, 90], CHROME, 10),
  slab([170, 760, 860, 60], CERAMIC, 8),
  rect([0, 880, 1200, 20], STONE[400]),
];

export const gardenWall: Scene = (random) => [
  sky(),
  bush([-60, 190, 420, 400], random),
  bush([860, 210, 420, 380], random),
  rect([0, 740, 1200, 160], MOSS[400]),
  within(
    'M0 360H430L440 420H370V480H440V540H380V600H460V660H520V750H0ZM1200 360H860V420H800V480H850V540H770V600H820V660H740V750H1200Z',
    bricks([0, 364, 1200, 400], { random, size: [140, 62] }),
  ),
  slab([-10, 320, 440, 48], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 4),
  slab([850, 320, 360, 48], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 4),
  faint(0.14, oval([620, 816, 380, 50], STONE[900])),
  ...(
    [
      [400, 770, 12],
      [520, 800, -20],
      [640, 770, 30],
      [760, 810, 4],
      [580, 720, 8],
      [680, 730, -34],
      [860, 770, 20],
      [470, 840, 40],
      [700, 850, -8],
    ] as const
  ).map(([x, y, angle]) =>
    turned(
      [angle, x, y],
      slab([x - 66, y - 28, 132, 56], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[700] }, 4),
    ),
  ),
  turned(
    [18, 300, 800],
    slab([180, 790, 260, 46], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 4),
  ),
];

/** A crack that steps along the joints. */
export const steppedCrack: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random, size: [240, 100] }),
  stroke('M760 -10V104H640V204H520V304H640V404H520V504H400V604H520V704H400V804H280V910', STONE[800], 30),
  stroke('M772 -10V92H652V192H532V292H652V392H532V492H412V592H532V692H412V792H292V910', STONE[600], 8),
  ...(
    [
      [880, 610],
      [1000, 810],
      [160, 210],
    ] as const
  ).map(([x, y]) =>
    within(
      outline([x - 116, y - 6, 232, 92], 6),
      rect([x - 116, y - 6, 232, 92], OAK[300]),
      shape(`M${x - 116} ${y + 20}l60 -20l50 30l60 -16l60 40v50h-232Z`, OAK[200]),
    ),
  ),
];

export const lockedDoor: Scene = () => [
  rect([0, 0, 1200, 900], STONE[300]),
  rect([900, 0, 110, 900], CERAMIC.base),
  rect([900, 0, 20, 900], STONE[400]),
  rect([0, 0, 900, 900], PAINT.base),
  rect([860, 0, 40, 900], PAINT.shade),
  rect([-40, -60, 500, 480], PAINT.shade, 14),
  rect([-40, -48, 484, 456], BLUE[600], 14),
  rect([-40, 500, 500, 460], PAINT.shade, 14),
  rect([-40, 516, 484, 460], BLUE[600], 14),
  behind([560, 210, 230, 520], 40),
  block([550, 200, 230, 520], CHROME, 40),
  tube('M664 330H430', CHROME, 64),
  disc([664, 330], 56, CHROME.shade),
  disc([658, 324], 40, CHROME.lit),
  disc([664, 560], 84, STEEL.shade),
  disc([658, 554], 70, OAK[400]),
  shape('M640 520H676L690 620H626Z', IRON.shade),
  turned(
    [-14, 664, 560],
    block([648, 470, 34, 110], CHROME, 4),
    shape('M648 470L658 448 668 462 682 446 682 474Z', CHROME.base),
  ),
  turned(
    [32, 300, 800],
    ring([220, 790], 54, [CHROME.base, 26]),
    tube('M280 790H400', CHROME, 28),
    shape('M400 774L420 784 408 794 422 806 400 806Z', CHROME.base),
  ),
];

export const bentAerial: Scene = (random) => [
  sky(),
  bricks([430, 560, 340, 340], { random, size: [116, 54] }),
  slab([400, 520, 400, 52], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 6),
  block([470, 430, 100, 100], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 10),
  block([630, 430, 100, 100], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 10),
  tube('M820 820V440C820 380 780 340 720 290', IRON, 26),
  turned(
    [-34, 720, 290],
    tube('M340 270H980', IRON, 22),
    ...count(7).map((step) => tube(`M${390 + step * 82} ${step === 4 ? 270 : 170}V370`, IRON, 16)),
    tube('M960 120V420', IRON, 20),
  ),
  rect([760, 640, 120, 26], STEEL.base, 6),
  rect([760, 760, 120, 26], STEEL.base, 6),
  stroke('M720 300C640 420 900 480 880 900', IRON.base, 9),
];

export const frontDoor: Scene = (random) => [
  bricks([0, 0, 1200, 800], { random }),
  plainFloor(800, STONE[400]),
  rect([350, 40, 500, 770], CERAMIC.base),
  rect([400, 90, 400, 720], DEEP_PAINT.base),
  rect([760, 90, 40, 720], DEEP_PAINT.shade),
  ...count(2).flatMap((row) =>
    count(2).map((column) => rect([440 + column * 170, 430 + row * 180, 130, 150], DEEP_PAINT.line, 6)),
  ),
  shape('M440 250A160 130 0 0 1 740 250V280H440Z', BLUE[200]),
  stroke('M590 130V280M500 160L560 280M680 160L620 280', DEEP_PAINT.base, 12),
  rect([530, 360, 120, 30], OAK[300], 8),
  disc([480, 400], 16, OAK[300]),
  shape('M400 760L470 700L520 750L600 690L680 760L740 710L800 770V810H400Z', DARK_TIMBER.shade),
  shape('M420 810V780L480 740L520 780L600 730L670 784L740 744L780 790V810Z', TIMBER.lit),
  slab([330, 800, 540, 50], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 4),
  bush([90, 600, 220, 190], random),
  block([120, 740, 160, 110], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 10),
  ground([200, 850], 110),
];
