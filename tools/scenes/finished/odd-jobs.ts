import {
  AMBER,
  BLUE,
  CERAMIC,
  CHROME,
  DARK_TIMBER,
  IRON,
  MOSS,
  OAK,
  PAINT,
  STEEL,
  STONE,
  TIMBER,
  type Tone,
} from '../palette.ts';
import { arm, books, floorLamp, frame, potPlant, sofa } from '../parts/furniture.ts';
import { bricks, field, sky } from '../parts/outside.ts';
import { bush } from '../parts/plants.ts';
import { boards, plainFloor, skirting, wall } from '../parts/room.ts';
import { behind, block, ground, slab } from '../parts/solid.ts';
import { closedBox, spanner } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, type Mark, type Point, rect, shape, stroke, within } from '../svg.ts';

export const builtFurniture: Scene = (random) => [
  wall(OAK[200], OAK[100]),
  boards({ top: 760, random }),
  skirting(764),
  behind([220, 80, 420, 690], 6),
  block([210, 70, 420, 690], TIMBER, 6),
  ...count(4).map((shelf) => rect([236, 96 + shelf * 164, 368, 146], OAK[600], 4)),
  books([252, 242], [110, 96, 120, 84, 104, 112]),
  potPlant([540, 242], 0.5),
  books([330, 406], [100, 118, 92, 110, 104, 96]),
  frame([260, 440, 120, 122]),
  books([440, 570], [110, 96, 104]),
  potPlant([320, 734], 0.6),
  block([730, 560, 360, 200], { ...TIMBER, base: STONE[50], lit: '#ffffff', shade: STONE[200] }, 6),
  ...[0, 1].map((drawer) => rect([860, 600 + drawer * 90, 100, 14], OAK[500], 7)),
  floorLamp([1010, 566], BLUE[600]),
];

export const hangingShelf =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  () => [
    wall(BLUE[200], BLUE[100]),
    plainFloor(820, OAK[300]),
    behind([180, 300, 700, 40], 4),
    slab([170, 290, 700, 44], TIMBER, 4),
    ...[240, 760].map((x) => shape(`M${x} 334H${x + 34}V420L${x} 350Z`, IRON.base)),
    books([230, 290], [120, 100, 130, 92, 114]),
    potPlant([620, 290], 0.7),
    frame([700, 180, 110, 110]),
    at([800, 380], rect([-6, -20, 12, 90], STEEL.base), rect([-30, 60, 60, 150], OAK[400], 20)),
    arm([802, 560], { skin, sleeve, angle: -12 }),
  ];

const van = (point: Point, tone: Tone): Mark =>
  at(
    point,
    ground([20, 10], 430, 30),
    block([-420, -420, 560, 360], tone, 26),
    shape('M140 -330H270C310 -330 340 -230 400 -200V-60H140Z', tone.base),
    shape('M170 -300H262C286 -300 306 -230 320 -206H170Z', BLUE[200]),
    rect([-420, -80, 820, 40], tone.line, 10),
    ...[-250, 250].flatMap((x) => [disc([x, -40], 78, IRON.shade), disc([x, -40], 36, CHROME.base)]),
    rect([384, -150, 24, 40], AMBER[300], 8),
    stroke('M-360 -300H-120M-360 -250H-200', '#ffffff', 18),
  );

export const movingVan =
  (tone: Tone): Scene =>
  (random) => [
    sky(),
    bricks([0, 120, 360, 560], { random }),
    rect([110, 340, 150, 340], PAINT.base, 4),
    bush([980, 360, 260, 260], random),
    field(640, MOSS[400]),
    plainFloor(690, STONE[400]),
    van([640, 800], tone),
    closedBox([60, 680, 150, 120]),
    closedBox([90, 580, 110, 100]),
  ];

/** A room that is empty and swept. */
export const clearedRoom: Scene = (random) => [
  wall(STONE[200]),
  boards({ top: 620, random }),
  skirting(626),
  rect([420, 110, 360, 340], CERAMIC.base),
  rect([446, 136, 142, 288], BLUE[300]),
  rect([612, 136, 142, 288], BLUE[300]),
  faint(0.34, shape('M330 900L470 624H730L820 900Z', '#ffffff')),
  rect([940, 190, 200, 430], DARK_TIMBER.base, 4),
  at([180, 840], stroke('M0 -20L60 -420', OAK[500], 20), shape('M-60 0H50L36 -80H-40Z', BLUE[700])),
];

export const wrappedSofa: Scene = (random) => [
  wall(BLUE[100]),
  boards({ top: 720, random }),
  skirting(724),
  sofa([560, 840], PAINT),
  faint(0.4, rect([210, 560, 700, 270], '#ffffff', 40)),
  stroke('M260 620C420 590 600 650 860 600M300 720C500 690 640 740 860 700', '#ffffff', 9),
  closedBox([960, 640, 180, 190]),
  closedBox([980, 500, 140, 140]),
];

/** Holes that nothing comes through any more. */
export const sealedSkirting: Scene = (random) => [
  wall(OAK[100]),
  boards({ top: 690, random }),
  rect([0, 520, 1200, 180], '#ffffff'),
  rect([0, 550, 1200, 12], STONE[200]),
  rect([0, 684, 1200, 16], STONE[300]),
  block([430, 570, 230, 110], STEEL, 10),
  ...count(6).map((slot) => rect([456 + slot * 32, 588, 14, 74], IRON.base, 6)),
  ...[
    [442, 580],
    [648, 580],
    [442, 670],
    [648, 670],
  ].map(([x = 0, y = 0]) => disc([x, y], 7, STONE[800])),
  block([850, 700, 200, 90], IRON, 14),
  rect([870, 726, 60, 40], STONE[900], 20),
  potPlant([190, 780], 1.1),
];

export const proofedEaves: Scene = (random) => [
  bricks([0, 330, 1200, 570], { random }),
  shape('M0 0H1200V250L0 330Z', OAK[700]),
  shape('M0 300L1200 220V290L0 376Z', '#ffffff'),
  ...count(12).map((wire) => stroke(`M${wire * 104} ${372 - wire * 7}l50 40m0 -44l-50 50`, STEEL.base, 7)),
  stroke('M0 420L1200 338', STEEL.shade, 12),
  rect([420, 520, 340, 380], CERAMIC.base),
  rect([446, 546, 132, 354], BLUE[300]),
  rect([602, 546, 132, 354], BLUE[300]),
  at([980, 640], block([-70, -60, 140, 160], CERAMIC, 16), stroke('M-30 20L-6 46L36 -10', MOSS[500], 14)),
];

/** A repair kit and the hand that holds it. */
export const smallRepairs =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  (random) => [
    boards({ top: 0, random, tones: [OAK[200], OAK[200], OAK[100]] }),
    faint(0.14, rect([120, 170, 560, 420], STONE[900], 30)),
    block([100, 150, 560, 420], PAINT, 30),
    rect([140, 190, 480, 340], BLUE[900], 16),
    ...count(5).map((tool) =>
      at(
        [190 + tool * 92, 220],
        rect([-8, 0, 16, 150], STEEL.base, 4),
        rect([-20, 140, 40, 120], tool % 2 === 0 ? OAK[400] : BLUE[400], 16),
      ),
    ),
    at([880, 300], spanner([0, 0], 60)),
    arm([1000, 560], { skin, sleeve, angle: -18 }),
    within('M0 0H1200V900H0Z', ...count(4).map((screw) => disc([150 + screw * 60, 660], 12, STEEL.shade))),
  ];
