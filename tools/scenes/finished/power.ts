import {
  AMBER,
  BLUE,
  CERAMIC,
  CHROME,
  COPPER,
  DEEP_PAINT,
  IRON,
  MOSS,
  OAK,
  PLASTIC,
  STEEL,
  STONE,
  TIMBER,
} from '../palette.ts';
import { arm, casement, frame, potPlant } from '../parts/furniture.ts';
import { bricks, field, sky } from '../parts/outside.ts';
import { boards, plainFloor, skirting, tiles, wall } from '../parts/room.ts';
import { behind, block, slab, tube } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, type Mark, oval, type Point, rect, ring, shape, stroke } from '../svg.ts';

type Room = { wall: string; light: string };

/** A boiler with its pipes in line and its light on. */
export const newBoiler =
  ({ wall: fill, light }: Room): Scene =>
  () => [
    wall(fill, light),
    tube('M600 -40V110', CERAMIC, 110),
    ...count(5).map((pipe) => tube(`M${450 + pipe * 75} 640V900`, COPPER, 36)),
    ...[720, 820].map((y) => slab([410, y, 380, 30], CHROME, 8)),
    behind([360, 90, 480, 560], 30),
    block([350, 80, 480, 560], PLASTIC, 30),
    rect([390, 470, 400, 120], DEEP_PAINT.base, 16),
    rect([540, 500, 160, 60], BLUE[950], 8),
    stroke('M575 530L600 546L660 512', MOSS[300], 10),
    disc([460, 530], 36, STONE[100]),
    stroke('M460 530L478 508', IRON.base, 7),
    rect([400, 130, 130, 20], STONE[300], 10),
    frame([930, 160, 190, 240]),
    potPlant([160, 860], 1.2),
  ];

export const warmRadiator =
  ({ wall: fill, light }: Room): Scene =>
  (random) => [
    wall(fill, light),
    boards({ top: 740, random }),
    skirting(744),
    casement([330, 40, 540, 260]),
    behind([210, 400, 800, 300], 20),
    block([200, 390, 800, 300], CERAMIC, 20),
    ...count(9).flatMap((step) => [
      rect([236 + step * 82, 430, 40, 220], STONE[300], 18),
      rect([236 + step * 82, 430, 12, 220], '#ffffff', 6),
    ]),
    slab([194, 378, 812, 30], CERAMIC, 12),
    ...[400, 600, 800].map((x) => stroke(`M${x} 366C${x - 26} 350 ${x + 26} 338 ${x} 320`, OAK[400], 9)),
    tube('M150 770V640H206', COPPER, 28),
    tube('M1050 770V640H994', COPPER, 28),
    block([118, 560, 66, 100], PLASTIC, 16),
    potPlant([1120, 820], 0.8),
  ];

export const smartThermostat: Scene = () => [
  wall(OAK[100]),
  behind([420, 220, 400, 400], 200),
  disc([600, 420], 210, CERAMIC.shade),
  disc([594, 412], 200, CERAMIC.lit),
  disc([594, 412], 164, DEEP_PAINT.line),
  ring([594, 412], 132, [BLUE[700], 22]),
  stroke('M492 496A132 132 0 0 1 620 282', OAK[400], 22),
  stroke('M520 380H574V412C574 440 520 420 520 468H574', '#ffffff', 18),
  stroke('M612 380H666V468H612V380', '#ffffff', 18),
  rect([0, 780, 1200, 120], STONE[50]),
  rect([0, 774, 1200, 10], STONE[300]),
  frame([900, 180, 200, 250]),
  potPlant([190, 780], 1),
];

/** A consumer unit, each way labelled. */
export const newConsumerUnit: Scene = () => [
  wall(STONE[100]),
  tube('M600 -20V180', STEEL, 90),
  behind([170, 180, 880, 500], 24),
  block([160, 170, 880, 500], PLASTIC, 24),
  rect([210, 300, 780, 220], STONE[700], 10),
  ...count(10).map((way) =>
    [
      rect([222 + way * 76, 312, 70, 196], way === 0 ? OAK[500] : STONE[50], 6),
      rect([240 + way * 76, 350, 34, 70], way === 0 ? STONE[50] : BLUE[800], 6),
      rect([244 + way * 76, 354, 26, 26], way === 0 ? OAK[300] : BLUE[400], 4),
    ].join(''),
  ),
  ...count(10).map((way) => rect([228 + way * 76, 546, 58, 16], STONE[300], 8)),
  rect([440, 220, 320, 26], STONE[300], 13),
  stroke('M880 216L906 240L956 196', MOSS[500], 16),
  plainFloor(840, STONE[300]),
];

export const newSockets =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  () => [
    wall(BLUE[200], BLUE[100]),
    rect([0, 720, 1200, 180], STONE[50]),
    rect([0, 714, 1200, 10], STONE[300]),
    behind([240, 200, 620, 330], 24),
    block([230, 190, 620, 330], { ...CHROME, shade: CHROME.base, base: STONE[200] }, 24),
    ...[300, 580].flatMap((x) => [
      rect([x + 82, 260, 34, 60], STONE[800], 6),
      rect([x + 24, 370, 56, 30], STONE[800], 6),
      rect([x + 122, 370, 56, 30], STONE[800], 6),
      rect([x + 84, 440, 34, 46], OAK[500], 6),
    ]),
    rect([250, 340, 26, 12], STEEL.shade, 6),
    rect([806, 340, 26, 12], STEEL.shade, 6),
    at([850, 352], stroke('M0 0H120', STEEL.base, 20), rect([110, -30, 210, 60], OAK[400], 26)),
    arm([1080, 380], { skin, sleeve, angle: -52 }),
  ];

export const gardenLights: Scene = (random) => [
  rect([0, 0, 1200, 900], BLUE[900]),
  ...count(18).map(() =>
    disc([random.between(0, 1200), random.between(0, 260)], random.between(2, 5), BLUE[100]),
  ),
  bricks([0, 200, 520, 560], { random, tones: [OAK[700], OAK[700], OAK[600]], mortar: STONE[700] }),
  rect([170, 380, 220, 380], BLUE[700], 4),
  ...[100, 450].flatMap((x) => [
    faint(0.3, shape(`M${x} 330L${x - 110} 560H${x + 110}Z`, AMBER[300])),
    block([x - 22, 280, 44, 70], IRON, 6),
    disc([x, 340], 16, AMBER[300]),
  ]),
  field(740, MOSS[700]),
  shape('M560 900L700 760H820L760 900Z', STONE[500]),
  ...[600, 760, 900, 1060].flatMap((x, index) => [
    faint(0.35, oval([x, 800 - index * 14, 110, 34], AMBER[300])),
    block([x - 8, 700 - index * 14, 16, 100], IRON),
    rect([x - 22, 690 - index * 14, 44, 24], AMBER[300], 8),
  ]),
];

/** A heat pump beside a house. */
export const heatPump: Scene = (random) => [
  bricks([0, 0, 1200, 740], { random }),
  plainFloor(740, STONE[300]),
  casementOutside([60, 60]),
  slab([330, 730, 620, 50], { lit: STONE[200], base: STONE[400], shade: STONE[500], line: STONE[600] }, 4),
  behind([350, 280, 580, 450], 20),
  block([340, 270, 580, 460], PLASTIC, 20),
  disc([560, 500], 176, STONE[300]),
  ...[150, 116, 82, 48].map((size) => ring([560, 500], size, [STONE[600], 9])),
  disc([560, 500], 26, STONE[700]),
  ...count(5).map((line) => rect([770, 360 + line * 46, 110, 16], STONE[300], 8)),
  rect([380, 300, 120, 22], BLUE[600], 11),
  tube('M920 620H1010V740', { ...IRON }, 50),
  potPlant([1100, 850], 1.1),
];

const casementOutside = ([x, y]: Point): Mark =>
  at(
    [x, y],
    rect([0, 0, 220, 300], CERAMIC.base, 4),
    rect([18, 18, 84, 264], BLUE[300]),
    rect([118, 18, 84, 264], BLUE[300]),
    slab([-20, 300, 260, 34], CERAMIC, 4),
  );

export const batteryStore: Scene = () => [
  wall(STONE[200]),
  plainFloor(780, STONE[400]),
  behind([180, 130, 380, 520], 30),
  block([170, 120, 380, 520], PLASTIC, 30),
  rect([210, 180, 300, 12], STONE[300], 6),
  ...count(4).map((bar) => rect([300, 520 - bar * 74, 120, 56], bar < 3 ? MOSS[400] : STONE[200], 8)),
  behind([690, 170, 320, 360], 20),
  block([680, 160, 320, 360], STEEL, 20),
  rect([720, 210, 240, 120], BLUE[950], 10),
  stroke('M744 300L800 250L850 280L930 228', MOSS[300], 9),
  tube('M840 520V640H560', IRON, 26),
  tube('M840 160V-20', IRON, 26),
];

/** Tiles in the sun with panels on them. */
export const solarRoof: Scene = () => [
  sky(),
  disc([1010, 150], 84, AMBER[300]),
  shape('M-40 720L240 270H1060L1300 720Z', OAK[700]),
  shape('M-40 720H1300V780H-40Z', STONE[50]),
  rect([0, 770, 1200, 140], OAK[300]),
  ...count(2).flatMap((row) =>
    count(4).map((column) => {
      const x = (depth: number, place: number) => 600 + (place - 2) * (170 + depth * 62);
      const y = (depth: number) => 310 + depth * 190;
      const corner = (dx: number, dy: number) =>
        `${x(row + dy, column + dx) + (dx ? -8 : 8)} ${y(row + dy) + (dy ? -8 : 8)}`;
      return [
        shape(`M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`, BLUE[900]),
        stroke(
          `M${x(row + 0.5, column) + 12} ${y(row + 0.5)}H${x(row + 0.5, column + 1) - 12}`,
          BLUE[700],
          5,
        ),
        stroke(
          `M${x(row, column + 0.5)} ${y(row) + 12}L${x(row + 1, column + 0.5)} ${y(row + 1) - 12}`,
          BLUE[700],
          5,
        ),
      ].join('');
    }),
  ),
  tube('M-20 760H1220', IRON, 40),
];

/** An extractor above a hob. */
export const hood: Scene = (random) => [
  tiles([0, 0, 1200, 620], { size: [120, 120], random, tones: [STONE[50], STONE[100]], grout: STONE[300] }),
  shape('M480 0H720V170L880 320H320L480 170Z', STEEL.base),
  shape('M650 0H720V170L880 320H760L650 180Z', STEEL.shade),
  rect([310, 316, 580, 44], STEEL.line, 8),
  disc([560, 338], 9, MOSS[300]),
  slab([0, 620, 1200, 60], TIMBER),
  rect([300, 606, 600, 22], IRON.shade, 8),
  ...[430, 770].map((x) => oval([x, 606, 90, 10], IRON.lit)),
  block([350, 490, 170, 110], STEEL, 20),
  slab([340, 476, 190, 26], STEEL, 12),
  rect([0, 680, 1200, 220], BLUE[800]),
  rect([320, 710, 560, 190], IRON.shade, 12),
  rect([360, 740, 480, 20], CHROME.base, 10),
];
