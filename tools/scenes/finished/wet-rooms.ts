import {
  BLUE,
  CERAMIC,
  CHROME,
  COPPER,
  DARK_TIMBER,
  IRON,
  OAK,
  PAINT,
  STEEL,
  STONE,
  TIMBER,
} from '../palette.ts';
import { arm, frame, potPlant } from '../parts/furniture.ts';
import { plainFloor, STONE_TILES, tiledFloor, tiles, wall } from '../parts/room.ts';
import { behind, block, slab, tube } from '../parts/solid.ts';
import { basin, bath, mixer, pillarTap } from '../parts/taps.ts';
import { spanner, trowel } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import {
  at,
  count,
  disc,
  faint,
  type Mark,
  oval,
  outline,
  polygon,
  rect,
  ring,
  shape,
  sized,
  stroke,
  turned,
  within,
} from '../svg.ts';
import type { Look } from './looks.ts';

export const bathroom =
  ({ tiles: tones, grout, tone }: Look): Scene =>
  (random) => [
    tiles([0, 0, 1200, 560], { size: [120, 120], random, tones, grout }),
    tiledFloor({ top: 560, random, tones: [STONE[100], STONE[300]] }),
    block([60, 400, 320, 250], tone, 8),
    rect([216, 420, 8, 210], tone.line),
    at([220, 370], sized(0.62, basin([0, 0], 560))),
    at([220, 366], sized(0.5, mixer([0, 0]))),
    behind([110, 60, 220, 180], 100),
    rect([100, 40, 230, 200], CHROME.base, 110),
    rect([114, 54, 202, 172], BLUE[50], 96),
    faint(0.14, oval([800, 690, 420, 36], STONE[900])),
    bath([430, 410], 720),
    at([560, 392], sized(0.6, mixer([0, 0]))),
    rect([880, 400, 170, 180], PAINT.base, 6),
    rect([880, 540, 170, 12], BLUE[300]),
    potPlant([1110, 410], 0.7),
  ];

/** A shower behind glass. */
export const shower =
  ({ tiles: tones, grout }: Look): Scene =>
  (random) => [
    tiles([0, 0, 1200, 760], { size: [100, 150], random, tones, grout }),
    tiledFloor({ top: 760, random, tones: [STONE[200], STONE[400]] }),
    slab([180, 748, 800, 60], CERAMIC, 14),
    tube('M470 640V130H640', CHROME, 24),
    shape('M560 150H740L716 116H584Z', CHROME.base),
    rect([560, 148, 180, 14], CHROME.shade, 6),
    ...count(7).map((ray) =>
      stroke(
        `M${578 + ray * 24} 190V${300 + (ray % 3) * 60}M${578 + ray * 24} ${360 + (ray % 3) * 50}V${440 + (ray % 2) * 80}`,
        BLUE[400],
        7,
      ),
    ),
    slab([420, 470, 110, 40], CHROME, 18),
    disc([420, 490], 26, CHROME.base),
    disc([532, 490], 26, CHROME.base),
    faint(0.3, rect([240, 40, 690, 716], BLUE[200])),
    stroke('M300 640L540 140M360 700L520 380', '#ffffff', 10),
    rect([232, 30, 14, 730], CHROME.shade),
    rect([926, 30, 14, 730], CHROME.shade),
    rect([232, 26, 708, 14], CHROME.base),
    rect([890, 330, 16, 130], IRON.base, 8),
  ];

export const newToilet: Scene = (random) => [
  tiles([0, 0, 1200, 600], { size: [150, 75], random, tones: STONE_TILES, grout: STONE[300] }),
  tiledFloor({ top: 600, random, tones: [BLUE[700], STONE[100]] }),
  block([380, 120, 400, 230], CERAMIC, 18),
  slab([360, 96, 440, 44], CERAMIC, 12),
  disc([580, 112], 20, CHROME.base),
  shape('M390 350H770C800 560 720 640 690 760H470C440 640 360 560 390 350Z', CERAMIC.base),
  shape('M660 350H770C800 560 720 640 690 760H620C660 640 690 520 660 350Z', CERAMIC.shade),
  oval([580, 372, 220, 66], STONE[200]),
  oval([580, 360, 220, 62], '#ffffff'),
  at(
    [180, 560],
    ring([0, -60], 46, [CHROME.base, 12]),
    disc([0, -50], 58, CERAMIC.base),
    disc([0, -50], 18, OAK[300]),
  ),
  potPlant([1010, 720], 1),
];

/** A mixer on a worktop that no longer drips. */
export const newMixer =
  ({ tiles: tones, grout, tone, top }: Look): Scene =>
  (random) => [
    tiles([0, 0, 1200, 600], { size: [150, 100], random, tones, grout }),
    slab([0, 590, 1200, 70], top),
    rect([0, 660, 1200, 240], tone.base),
    rect([596, 660, 8, 240], tone.line),
    ...[420, 690].map((x) => rect([x, 700, 90, 18], CHROME.base, 9)),
    slab([180, 600, 700, 54], CHROME, 18),
    faint(0.1, at([20, 16], mixer([430, 610]))),
    mixer([430, 610]),
    potPlant([1040, 594], 0.9),
    stroke('M740 300V360M710 330H770M830 220V260M810 240H850', '#ffffff', 10),
  ];

/** Two taps of the old kind, put in order. */
export const oldTaps: Scene = (random) => [
  tiles([0, 0, 1200, 560], { size: [150, 150], random, tones: [BLUE[50], BLUE[100]], grout: BLUE[200] }),
  behind([430, 30, 340, 260], 160),
  rect([420, 20, 350, 270], OAK[400], 130),
  rect([440, 40, 310, 230], BLUE[50], 116),
  at([600, 500], sized(1.5, basin([0, 0], 560))),
  at([400, 500], pillarTap([0, 0], BLUE[600])),
  at([800, 500], pillarTap([0, 0], OAK[600])),
];

/** Neat copper under a sink, and the hand with the spanner. */
export const newPipes =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  () => [
    wall(STONE[200]),
    ...[300, 420].flatMap((x) => [
      tube(`M${x} -20V900`, COPPER, 44),
      ...[150, 720].map((y) => slab([x - 46, y, 92, 40], CHROME, 8)),
    ]),
    tube('M420 430H1240', COPPER, 44),
    block([380, 384, 84, 92], { lit: OAK[200], base: OAK[400], shade: OAK[600], line: OAK[700] }, 12),
    block([640, 390, 120, 80], { lit: OAK[200], base: OAK[400], shade: OAK[600], line: OAK[700] }, 16),
    block([684, 300, 34, 90], CHROME, 4),
    slab([600, 270, 200, 44], PAINT, 20),
    at([960, 460], spanner([0, 0], 62)),
    arm([1080, 690], { skin, sleeve, angle: -22 }),
  ];

/** A washing machine that was plumbed in. */
export const washingMachine: Scene = (random) => [
  wall(BLUE[100]),
  tiledFloor({ top: 760, random, tones: [STONE[200], STONE[300]] }),
  slab([120, 150, 960, 50], TIMBER, 4),
  block([330, 210, 540, 580], CERAMIC, 16),
  rect([330, 210, 540, 100], STONE[200], 16),
  disc([420, 260], 30, CHROME.shade),
  rect([620, 240, 200, 40], BLUE[900], 8),
  ring([600, 540], 190, [CHROME.base, 34]),
  disc([600, 540], 170, BLUE[700]),
  within(
    'M430 540a170 170 0 0 0 340 0C720 500 680 580 600 550C540 520 480 580 430 540Z',
    rect([400, 500, 400, 240], BLUE[300]),
  ),
  stroke('M500 440C540 410 580 400 620 404', BLUE[200], 14),
  tube('M940 200V420C940 480 900 480 880 480', STEEL, 24),
  potPlant([220, 150], 0.6),
  frame([920, 20, 130, 120]),
];

/** A pattern of tiles, whole, from above. */
export const patternFloor =
  (one: string, other: string): Scene =>
  () => [
    rect([0, 0, 1200, 900], STONE[100]),
    ...count(3).flatMap((row) => count(4).map((column) => star([column * 300, row * 300], one, other))),
  ];

const star = ([x, y]: readonly [number, number], one: string, other: string): Mark =>
  at(
    [x, y],
    rect([5, 5, 290, 290], one, 6),
    polygon(
      [
        [150, 40],
        [190, 110],
        [260, 150],
        [190, 190],
        [150, 260],
        [110, 190],
        [40, 150],
        [110, 110],
      ],
      other,
    ),
    disc([150, 150], 30, one),
    ...(
      [
        [5, 5],
        [295, 5],
        [5, 295],
        [295, 295],
      ] as const
    ).map(([a, b]) => within(outline([5, 5, 290, 290], 6), disc([a, b], 70, other), disc([a, b], 36, one))),
  );

/** Six corners, in a bathroom floor. */
export const hexFloor =
  (tones: readonly [string, ...string[]]): Scene =>
  (random) => [
    rect([0, 0, 1200, 900], STONE[50]),
    ...count(9).flatMap((row) =>
      count(9).map((column) => hexagon([column * 150 + (row % 2) * 75, row * 130], random.pick(tones))),
    ),
  ];

const hexagon = ([x, y]: readonly [number, number], fill: string): Mark =>
  polygon(
    count(6).map((corner): [number, number] => [
      x + 80 * Math.sin((corner * Math.PI) / 3),
      y - 80 * Math.cos((corner * Math.PI) / 3),
    ]),
    fill,
  );

/** Tiles on a wall, in bond, with the trowel beside. */
export const splashback =
  (tones: readonly [string, ...string[]], grout: string): Scene =>
  (random) => [
    tiles([0, 0, 1200, 640], { size: [200, 92], random, tones, grout }),
    slab([0, 640, 1200, 80], TIMBER),
    plainFloor(720, BLUE[800]),
    rect([0, 720, 1200, 20], DARK_TIMBER.shade),
    at([900, 330], turned([-40, 0, 0], sized(0.9, trowel([0, 0], 0)))),
    block([150, 520, 170, 130], STEEL, 20),
    slab([140, 500, 190, 34], STEEL, 14),
    tube('M320 560C380 560 380 500 350 490', STEEL, 16),
    potPlant([1080, 644], 0.8),
  ];
