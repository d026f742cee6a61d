import {
  BLUE,
  CERAMIC,
  DARK_TIMBER,
  DEEP_PAINT,
  IRON,
  MOSS,
  OAK,
  PAINT,
  STEEL,
  STONE,
  TIMBER,
  type Tone,
} from '../palette.ts';
import { arm, potPlant } from '../parts/furniture.ts';
import { bricks, field, paving, sky } from '../parts/outside.ts';
import { bush } from '../parts/plants.ts';
import { boards, plainFloor, wall } from '../parts/room.ts';
import { block, ground, slab } from '../parts/solid.ts';
import { trowel } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import {
  at,
  count,
  disc,
  faint,
  type Mark,
  outline,
  type Point,
  rect,
  shape,
  sized,
  stroke,
  turned,
  within,
} from '../svg.ts';

export const CLAY: Tone = { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] };
export const COPING: Tone = { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] };

/** An extension with doors that fold, under a flat roof. */
export const builtExtension: Scene = (random) => [
  sky(),
  bricks([0, 40, 520, 700], { random }),
  windowOf([120, 130]),
  bricks([420, 330, 720, 410], { random, tones: [OAK[400], OAK[300], OAK[400]], mortar: STONE[100] }),
  slab([390, 290, 780, 52], IRON, 4),
  rect([500, 400, 560, 340], IRON.base),
  ...count(4).map((pane) =>
    within(
      outline([514 + pane * 138, 414, 118, 320]),
      rect([514 + pane * 138, 414, 118, 320], BLUE[300]),
      stroke(`M${530 + pane * 138} 700L${610 + pane * 138} 460`, BLUE[100], 14),
    ),
  ),
  paving(740, { random, tones: [STONE[200], STONE[300], STONE[200]] }),
  potPlant([1100, 800], 1.1),
  bush([40, 640, 220, 180], random),
];

export const windowOf = ([x, y]: Point): Mark =>
  at(
    [x, y],
    rect([0, 0, 210, 240], CERAMIC.base, 4),
    rect([18, 18, 80, 204], BLUE[300]),
    rect([112, 18, 80, 204], BLUE[300]),
    slab([-18, 238, 246, 30], CERAMIC, 4),
  );

/** Two rooms that have become one. */
export const openedRoom: Scene = (random) => [
  wall(STONE[100]),
  boards({ top: 700, random }),
  rect([260, 120, 700, 590], BLUE[100]),
  rect([300, 620, 620, 90], OAK[200]),
  rect([430, 220, 320, 240], CERAMIC.base),
  rect([452, 242, 130, 196], BLUE[300]),
  rect([600, 242, 130, 196], BLUE[300]),
  slab([400, 560, 380, 30], TIMBER),
  ...[420, 740].map((x) => rect([x, 586, 20, 120], DARK_TIMBER.base)),
  stroke('M260 710V120H960V710', '#ffffff', 30),
  rect([0, 690, 246, 40], STONE[50]),
  rect([976, 690, 224, 40], STONE[50]),
  potPlant([1080, 830], 1.3),
];

/** A front door in the colour that was chosen. */
export const newFrontDoor =
  (tone: Tone): Scene =>
  (random) => [
    bricks([0, 0, 1200, 800], { random }),
    plainFloor(800, STONE[300]),
    rect([360, 30, 480, 780], CERAMIC.base, 4),
    rect([408, 80, 384, 730], tone.base),
    rect([752, 80, 40, 730], tone.shade),
    ...count(2).map((column) => rect([446 + column * 164, 130, 134, 300], BLUE[200], 6)),
    ...count(2).map((column) => rect([446 + column * 164, 520, 134, 230], tone.line, 6)),
    rect([520, 460, 150, 28], OAK[300], 8),
    disc([468, 480], 20, OAK[300]),
    rect([740, 430, 20, 120], OAK[300], 10),
    slab([330, 800, 540, 50], COPING, 4),
    ...[200, 1000].map((x) => potPlant([x, 850], 1.3)),
    ...[200, 1000].map((x) =>
      at([x, 330], block([-24, -60, 48, 110], IRON, 8), rect([-14, -36, 28, 60], OAK[200], 6)),
    ),
  ];

export const sashWindow: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random }),
  slab([290, 40, 620, 60], COPING, 4),
  rect([320, 100, 560, 640], CERAMIC.base),
  ...[130, 430].flatMap((y) =>
    count(3).flatMap((column) =>
      count(2).map((row) => rect([352 + column * 170, y + row * 140, 152, 126], BLUE[300], 2)),
    ),
  ),
  rect([340, 414, 520, 24], STONE[200]),
  stroke('M380 250L470 140M560 660L660 450M720 340L800 220', BLUE[100], 16),
  rect([560, 404, 80, 20], OAK[400], 8),
  slab([270, 740, 660, 54], COPING, 6),
];

export const bifoldDoors: Scene = (random) => [
  wall(STONE[100]),
  rect([120, 90, 960, 630], BLUE[300]),
  within(
    outline([120, 90, 960, 630]),
    bush([100, 420, 360, 300], random),
    bush([760, 380, 400, 360], random),
    rect([100, 640, 1000, 100], MOSS[400]),
  ),
  ...count(5).map((post) => rect([120 + post * 233, 90, 28, 640], IRON.base)),
  rect([100, 66, 1000, 34], IRON.base),
  rect([100, 716, 1000, 26], IRON.base),
  boards({ top: 740, random }),
  faint(0.34, shape('M200 900L330 742H700L640 900Z', '#ffffff')),
  rect([590, 400, 14, 110], STEEL.lit, 7),
];

export const garageDoor: Scene = (random) => [
  sky(),
  shape('M120 260L600 60L1080 260Z', OAK[700]),
  bricks([170, 250, 860, 500], { random }),
  rect([270, 340, 660, 410], CERAMIC.base),
  ...count(5).map((row) => slab([294, 362 + row * 77, 612, 72], DEEP_PAINT, 4)),
  ...count(4).map((pane) => rect([326 + pane * 146, 374, 110, 44], BLUE[200], 4)),
  paving(750, { random, tones: [STONE[400], STONE[500], STONE[400]] }),
  bush([20, 560, 180, 210], random),
  bush([1010, 560, 180, 210], random),
];

/** A garden wall that stands, with its coping. */
export const builtWall: Scene = (random) => [
  sky(),
  bush([-60, 150, 420, 360], random),
  bush([820, 130, 420, 380], random),
  rect([0, 740, 1200, 160], MOSS[400]),
  bricks([0, 364, 1200, 400], { random, size: [140, 62], mortar: STONE[50] }),
  slab([-10, 320, 1220, 50], COPING, 4),
  ...[90, 980].flatMap((x) => [
    bricks([x, 300, 150, 470], { random, size: [75, 62] }),
    slab([x - 20, 256, 190, 50], COPING, 6),
    disc([x + 75, 220], 46, STONE[300]),
  ]),
];

/** New mortar between old bricks, and the hand with the iron. */
export const repointing =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  (random) => [
    bricks([0, 0, 1200, 900], { random, size: [240, 100], mortar: STONE[50] }),
    within(
      'M760 0H1200V900H560C620 700 640 300 760 0Z',
      bricks([480, 0, 720, 900], { random, size: [240, 100], mortar: STONE[700] }),
    ),
    at([640, 400], turned([-120, 0, 0], sized(0.85, trowel([0, 0], 0)))),
    arm([940, 590], { skin, sleeve, angle: -20 }),
  ];

export const stoneSteps: Scene = (random) => [
  sky(),
  field(420, MOSS[400]),
  bush([-40, 220, 340, 320], random),
  bush([900, 220, 360, 320], random),
  ...count(5).map((step) => slab([380 - step * 62, 430 + step * 92, 440 + step * 124, 92], COPING, 6)),
  ...[250, 860].map((x, side) => bricks([side === 0 ? 60 : x, 560, 160, 340], { random, size: [80, 46] })),
  slab([40, 526, 200, 44], COPING, 4),
  slab([840, 526, 200, 44], COPING, 4),
  ground([600, 890], 300, 10),
];

/** A house with new render. */
export const rendered =
  (fill: string, shade: string): Scene =>
  (random) => [
    sky(),
    shape('M90 300L600 40L1110 300Z', OAK[700]),
    rect([150, 280, 900, 490], fill),
    faint(0.14, rect([930, 280, 120, 490], STONE[900])),
    rect([150, 280, 900, 24], shade),
    windowOf([240, 350]),
    windowOf([750, 350]),
    rect([520, 480, 170, 290], PAINT.base, 4),
    rect([550, 510, 110, 90], BLUE[200], 4),
    slab([490, 766, 230, 34], COPING, 4),
    field(780, MOSS[400]),
    bush([60, 650, 220, 180], random),
    bush([920, 650, 240, 180], random),
  ];
