import { AMBER, BLUE, CERAMIC, CHROME, IRON, OAK, PAINT, STEEL, STONE, type Tone } from '../palette.ts';
import { frame, potPlant } from '../parts/furniture.ts';
import { bricks, paving, sky } from '../parts/outside.ts';
import { plainFloor, wall } from '../parts/room.ts';
import { behind, block, slab, tube } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, oval, polygon, rect, ring, shape, stroke, turned } from '../svg.ts';

/** A cover that lies level over a drain that runs. */
export const clearDrain: Scene = (random) => [
  bricks([0, 0, 1200, 470], { random }),
  tube('M250 -20V470', IRON, 70),
  slab([196, 330, 108, 40], IRON),
  paving(470, { random, tones: [STONE[300], STONE[400], STONE[300]] }),
  shape('M330 560H860L940 780H250Z', STONE[600]),
  shape('M350 574H842L912 764H280Z', IRON.base),
  ...count(5).map((row) => stroke(`M${356 - row * 14} ${606 + row * 34}H${836 + row * 14}`, STONE[500], 8)),
  rect([560, 590, 80, 20], STONE[900], 8),
  rect([540, 724, 110, 22], STONE[900], 8),
  potPlant([1060, 640], 1.2),
];

/** Loft rolls laid between the joists, and across. */
export const insulatedLoft: Scene = () => [
  rect([0, 0, 1200, 900], OAK[700]),
  ...count(6).map((rafter) =>
    shape(
      `M${600 + (rafter - 3) * 200} 0L${600 + (rafter - 3) * 420} 480H${660 + (rafter - 3) * 420}L${640 + (rafter - 3) * 200} 0Z`,
      OAK[600],
    ),
  ),
  rect([0, 470, 1200, 430], OAK[500]),
  ...count(6).map((roll) =>
    at(
      [roll * 204 - 10, 480],
      rect([0, 0, 190, 430], OAK[200], 40),
      ...count(6).map((bump) => oval([95, 30 + bump * 72, 84, 22], OAK[100])),
    ),
  ),
  at(
    [930, 560],
    disc([0, 0], 130, OAK[200]),
    ...[100, 70, 40].map((size) => ring([0, 0], size, [OAK[300], 12])),
  ),
  faint(
    0.22,
    polygon(
      [
        [470, 0],
        [730, 0],
        [900, 480],
        [300, 480],
      ],
      AMBER[300],
    ),
  ),
  disc([600, 40], 34, AMBER[300]),
];

export const dryCorner: Scene = () => [
  shape('M0 0H600V620L0 760Z', BLUE[100]),
  shape('M600 0H1200V760L600 620Z', BLUE[200]),
  shape('M0 760L600 620L1200 760V900H0Z', OAK[300]),
  shape('M0 700L600 570V624L0 764Z', '#ffffff'),
  shape('M1200 700L600 570V624L1200 764Z', STONE[100]),
  frame([180, 160, 190, 240]),
  block([820, 250, 200, 150], CERAMIC, 16),
  ...count(5).map((slot) => rect([846, 280 + slot * 22, 148, 9], STONE[400], 4)),
  potPlant([600, 800], 1.3),
];

export const pumpedSump: Scene = () => [
  wall(STONE[300], STONE[200]),
  plainFloor(620, STONE[400]),
  ...count(9).flatMap((column) =>
    count(6).map((row) => disc([60 + column * 136, 60 + row * 104], 16, STONE[200])),
  ),
  oval([600, 760, 260, 90], STONE[600]),
  oval([600, 752, 230, 76], BLUE[700]),
  block([520, 640, 160, 130], IRON, 20),
  tube('M600 640V320H980V-20', CERAMIC, 40),
  slab([560, 480, 80, 36], STEEL, 8),
];

/** A cylinder that nobody snaps, with its keys. */
export const newLock =
  (tone: Tone): Scene =>
  () => [
    rect([0, 0, 1200, 900], STONE[200]),
    rect([0, 0, 900, 900], tone.base),
    rect([860, 0, 40, 900], tone.shade),
    rect([900, 0, 110, 900], CERAMIC.base),
    rect([-40, 60, 480, 340], tone.line, 14),
    rect([-40, 72, 468, 328], tone.base, 14),
    rect([-40, 500, 480, 340], tone.line, 14),
    rect([-40, 512, 468, 328], tone.base, 14),
    behind([580, 190, 190, 520], 90),
    block([570, 180, 190, 520], CHROME, 90),
    tube('M664 310H440', CHROME, 58),
    disc([664, 310], 54, CHROME.shade),
    disc([658, 304], 38, CHROME.lit),
    disc([664, 560], 70, STEEL.shade),
    disc([660, 556], 58, OAK[300]),
    rect([652, 524, 20, 66], IRON.shade, 8),
    ring([664, 700], 46, [STEEL.base, 12]),
    ...[-16, 14].map((lean) =>
      turned(
        [lean, 664, 740],
        rect([644, 740, 40, 60], OAK[400], 18),
        rect([654, 796, 20, 86], OAK[400], 4),
        rect([670, 830, 18, 12], OAK[400], 3),
        rect([670, 854, 14, 12], OAK[400], 3),
      ),
    ),
  ];

export const alarmAndCamera: Scene = (random) => [
  bricks([0, 0, 1200, 900], { random }),
  rect([0, 0, 1200, 60], STONE[50]),
  rect([0, 54, 1200, 12], STONE[300]),
  behind([180, 190, 300, 320], 30),
  shape('M170 180H470V400C470 470 400 500 320 520C240 500 170 470 170 400Z', PAINT.base),
  shape('M400 180H470V400C470 450 430 484 380 504Z', PAINT.shade),
  disc([320, 300], 56, BLUE[200]),
  disc([320, 300], 26, AMBER[400]),
  rect([250, 420, 140, 18], BLUE[200], 9),
  at(
    [800, 260],
    block([-40, -90, 80, 100], CERAMIC, 14),
    tube('M0 10V70', STEEL, 30),
    turned(
      [14, 0, 90],
      block([-150, 60, 320, 130], CERAMIC, 50),
      disc([150, 125], 54, IRON.base),
      disc([150, 125], 30, BLUE[600]),
      disc([140, 114], 10, BLUE[200]),
    ),
  ),
  rect([600, 560, 460, 340], CERAMIC.base),
  rect([626, 586, 196, 314], BLUE[300]),
  rect([838, 586, 196, 314], BLUE[300]),
];

export const goodAerial: Scene = (random) => [
  sky(),
  bricks([430, 560, 340, 340], { random, size: [116, 54], mortar: STONE[100] }),
  slab([400, 520, 400, 52], { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] }, 6),
  ...[470, 630].map((x) =>
    block([x, 430, 100, 100], { lit: OAK[400], base: OAK[500], shade: OAK[700], line: OAK[800] }, 10),
  ),
  tube('M820 860V140', IRON, 24),
  tube('M460 200H1000', IRON, 20),
  ...count(7).map((bar) => tube(`M${500 + bar * 72} 120V280`, IRON, 14)),
  tube('M980 90V310', IRON, 18),
  rect([760, 640, 120, 26], STEEL.base, 6),
  rect([760, 760, 120, 26], STEEL.base, 6),
];
