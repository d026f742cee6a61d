import { BLUE, CERAMIC, CHROME, IRON, OAK, STEEL, STONE, TIMBER } from '../palette.ts';
import { casement, pendant, potPlant } from '../parts/furniture.ts';
import { boards, plainFloor, tiles, wall } from '../parts/room.ts';
import { behind, block, slab } from '../parts/solid.ts';
import { mixer } from '../parts/taps.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, type Mark, oval, rect, shape, sized, stroke } from '../svg.ts';
import type { Look } from './looks.ts';

export const kitchen =
  ({ wall: fill, light, tone, top, tiles: tones, grout }: Look): Scene =>
  (random) => [
    wall(fill, light),
    tiles([0, 300, 1200, 190], { size: [120, 64], random, tones, grout }),
    boards({ top: 790, random }),
    ...[20, 190, 850, 1020].map((x) => cupboard([x, 30, 160, 220], tone)),
    casement([420, 20, 360, 240]),
    slab([0, 480, 1200, 46], top),
    ...count(6).map((door) => cupboard([door * 200 + 6, 530, 188, 230], tone)),
    rect([0, 760, 1200, 40], STONE[700]),
    slab([440, 484, 320, 30], CHROME, 12),
    at([560, 484], sized(0.46, mixer([0, 0]))),
    kettle([260, 480]),
    potPlant([960, 482], 0.6),
  ];

type Tone = Look['tone'];

const cupboard = (box: readonly [number, number, number, number], tone: Tone): Mark => {
  const [x, y, width, height] = box;
  return [
    block(box, tone, 6),
    rect([x + 22, y + 22, width - 44, height - 44], tone.line, 4),
    rect([x + 26, y + 28, width - 48, height - 50], tone.base, 4),
    rect([x + width / 2 - 30, y + height - 40, 60, 10], tone === CERAMIC ? OAK[500] : CHROME.base, 5),
  ].join('');
};

const kettle = (point: readonly [number, number]): Mark =>
  at(
    point,
    stroke('M50 -90C110 -90 100 -10 56 -14', IRON.base, 14),
    shape('M-50 -120H50L66 0H-66Z', STEEL.base),
    shape('M20 -120H50L66 0H34Z', STEEL.shade),
    rect([-16, -140, 32, 24], IRON.base, 8),
  );

export const island =
  ({ wall: fill, light, tone, top }: Look): Scene =>
  (random) => [
    wall(fill, light),
    boards({ top: 700, random }),
    ...count(3).map((door) => cupboard([60 + door * 150, 60, 140, 560], tone)),
    casement([640, 90, 460, 380]),
    faint(0.14, oval([620, 850, 460, 34], STONE[900])),
    block([220, 590, 800, 260], tone, 8),
    ...count(3).map((door) => cupboard([240 + door * 256, 612, 244, 222], tone)),
    slab([170, 548, 900, 54], top, 6),
    at(
      [480, 550],
      oval([0, -14, 110, 20], STONE[50]),
      ...[-54, -4, 46].map((x) => disc([x, -44], 32, OAK[500])),
    ),
    pendant([430, 210], OAK[500]),
    pendant([800, 210], OAK[500]),
  ];

/** Drawers that run again. */
export const drawers: Scene = (random) => [
  tiles([0, 0, 1200, 250], { size: [125, 125], random, tones: [STONE[50], STONE[100]], grout: STONE[300] }),
  slab([0, 240, 1200, 70], TIMBER),
  rect([0, 310, 1200, 510], BLUE[800]),
  rect([0, 820, 1200, 80], STONE[700]),
  ...count(3).flatMap((column) =>
    count(3).map((row) =>
      [
        block(
          [14 + column * 398, 326 + row * 164, 380, 152],
          { lit: BLUE[400], base: BLUE[600], shade: BLUE[700], line: BLUE[900] },
          8,
        ),
        rect([150 + column * 398, 360 + row * 164, 110, 18], CHROME.base, 9),
      ].join(''),
    ),
  ),
  potPlant([1010, 244], 0.7),
  kettle([240, 240]),
];

/** An oven: clean, or with what burnt in it. */
export const cleanOven: Scene = (random) => [
  tiles([0, 0, 1200, 120], { size: [120, 120], random, tones: [BLUE[50], BLUE[100]], grout: BLUE[200] }),
  rect([0, 120, 1200, 780], BLUE[800]),
  slab([0, 110, 1200, 50], TIMBER),
  behind([240, 180, 720, 640], 18),
  block([230, 170, 720, 640], STEEL, 18),
  rect([260, 196, 660, 110], IRON.shade, 12),
  ...[330, 430, 750, 850].map((x) => disc([x, 250], 32, CHROME.lit)),
  rect([510, 222, 170, 56], BLUE[950], 8),
  rect([270, 350, 640, 420], IRON.shade, 20),
  rect([300, 380, 580, 360], OAK[100], 12),
  ...[470, 590].flatMap((y) => [
    rect([300, y, 580, 8], CHROME.shade),
    ...count(9).map((bar) => rect([330 + bar * 64, y, 5, 22], CHROME.shade)),
  ]),
  faint(0.5, shape('M340 740L560 380H660L440 740Z', '#ffffff')),
  rect([330, 326, 520, 26], CHROME.lit, 13),
  stroke('M700 430V490M670 460H730M790 600V650M765 625H815', '#ffffff', 12),
];

/** A room from above its floor, swept and mopped. */
export const cleanFloor: Scene = (random) => [
  wall(BLUE[100]),
  boards({ top: 560, random, tones: [OAK[200], OAK[300], OAK[200]] }),
  rect([0, 520, 1200, 44], STONE[50]),
  casement([390, 60, 420, 320]),
  faint(0.4, shape('M430 900L520 560H700L820 900Z', '#ffffff')),
  stroke('M250 660V730M215 695H285M940 690V770M900 730H980M700 620V660M680 640H720', '#ffffff', 12),
  potPlant([140, 600], 1.1),
  block([960, 380, 220, 200], TIMBER, 8),
];

export const cleanWindow: Scene = () => [
  wall(STONE[300], STONE[200]),
  casement([240, 80, 720, 640]),
  faint(0.7, stroke('M330 620L540 170M400 640L560 320M680 610L850 240', '#ffffff', 22)),
  stroke('M800 180V260M760 220H840M420 470V520M395 495H445', '#ffffff', 14),
  plainFloor(840, STONE[400]),
  at(
    [980, 720],
    stroke('M0 -20V-300', OAK[500], 26),
    rect([-110, -330, 220, 44], IRON.base, 10),
    rect([-110, -296, 220, 18], BLUE[700], 6),
  ),
];
