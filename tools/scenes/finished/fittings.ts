import {
  BLUE,
  CERAMIC,
  CHROME,
  DARK_TIMBER,
  DEEP_PAINT,
  IRON,
  OAK,
  PAINT,
  STONE,
  TIMBER,
  type Tone,
} from '../palette.ts';
import { books, casement, frame, potPlant } from '../parts/furniture.ts';
import { boards, skirting, wall } from '../parts/room.ts';
import { behind, block, slab } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, oval, outline, rect, ring, shape, stroke, within } from '../svg.ts';
import type { Look } from './looks.ts';

/** Shelves and a cupboard in an alcove beside a chimney breast. */
export const alcove =
  ({ wall: fill, light, tone }: Look): Scene =>
  (random) => [
    wall(fill, light),
    boards({ top: 760, random }),
    rect([60, 0, 560, 770], STONE[300]),
    block([60, 520, 560, 250], tone, 6),
    ...[80, 350].map((x) => block([x, 548, 250, 206], tone, 6)),
    disc([318, 650], 12, CHROME.base),
    disc([364, 650], 12, CHROME.base),
    slab([40, 496, 600, 34], TIMBER, 4),
    ...[130, 310].map((y) => slab([60, y + 20, 560, 28], TIMBER, 2)),
    books([90, 150], [110, 96, 120, 84, 104, 116]),
    potPlant([520, 150], 0.5),
    books([330, 330], [96, 118, 104, 112, 90, 116, 100]),
    at([160, 330], oval([0, -44, 40, 46], BLUE[600]), rect([-16, -110, 32, 40], BLUE[600])),
    potPlant([130, 496], 0.6),
    frame([420, 380, 130, 116]),
    block([760, 380, 420, 390], CERAMIC, 4),
    rect([830, 470, 280, 300], STONE[800]),
    slab([730, 346, 480, 44], CERAMIC, 4),
    stroke('M900 760C880 690 930 660 950 600C980 660 1060 680 1040 760', OAK[400], 26),
    frame([820, 80, 290, 220]),
  ];

export const wardrobe: Scene = (random) => [
  wall(OAK[100]),
  boards({ top: 780, random }),
  behind([170, 40, 860, 750], 6),
  block([160, 30, 860, 760], CERAMIC, 6),
  ...count(4).flatMap((door) => [
    block([176 + door * 210, 60, 198, 590], { ...CERAMIC, base: STONE[100] }, 4),
    rect([206 + door * 210, 96, 138, 518], STONE[200], 4),
    rect([212 + door * 210, 104, 132, 510], STONE[50], 4),
    rect([door % 2 === 0 ? 352 + door * 210 : 186 + door * 210, 330, 12, 80], OAK[500], 6),
  ]),
  ...count(2).flatMap((drawer) => [
    block([176 + drawer * 420, 664, 408, 110], CERAMIC, 4),
    rect([340 + drawer * 420, 708, 80, 12], OAK[500], 6),
  ]),
];

/** Curtains on a pole that holds. */
export const curtains =
  (tone: Tone): Scene =>
  (random) => [
    wall(STONE[200]),
    boards({ top: 790, random }),
    skirting(794),
    casement([330, 170, 540, 470]),
    stroke('M190 110H1010', OAK[600], 30),
    disc([180, 110], 30, OAK[500]),
    disc([1020, 110], 30, OAK[500]),
    ...[220, 800].flatMap((x) => [
      shape(
        `M${x} 120H${x + 190}C${x + 170} 400 ${x + 200} 600 ${x + 180} 800H${x + 10}C${x - 10} 600 ${x + 20} 400 ${x} 120Z`,
        tone.base,
      ),
      ...count(3).map((fold) =>
        stroke(
          `M${x + 46 + fold * 46} 140C${x + 60 + fold * 40} 400 ${x + 40 + fold * 46} 600 ${x + 50 + fold * 44} 780`,
          tone.shade,
          16,
        ),
      ),
    ]),
  ];

/** Pictures in a straight row above a sideboard, with the level that proves it. */
export const hungPictures: Scene = (random) => [
  wall(BLUE[100]),
  boards({ top: 780, random }),
  frame([160, 120, 240, 300]),
  frame([450, 120, 300, 300], STONE[700]),
  frame([800, 120, 240, 300], STONE[50]),
  block([230, 560, 740, 220], TIMBER, 8),
  ...count(3).map((door) => block([250 + door * 236, 584, 222, 176], TIMBER, 6)),
  ...[260, 900].map((x) => rect([x, 776, 30, 60], DARK_TIMBER.base)),
  slab([480, 500, 280, 60], PAINT, 8),
  rect([590, 514, 70, 30], OAK[100], 10),
  ring([624, 529], 10, [STONE[800], 4]),
  potPlant([330, 560], 0.8),
];

/** A television on a wall, with no cable to be seen. */
export const wallTelevision: Scene = (random) => [
  wall(STONE[300], STONE[200]),
  boards({ top: 770, random }),
  skirting(774),
  behind([250, 120, 700, 410], 14),
  block([240, 110, 700, 410], IRON, 14),
  within(
    outline([258, 128, 664, 374], 6),
    rect([258, 128, 664, 374], BLUE[400]),
    oval([420, 520, 320, 170], BLUE[600]),
    oval([800, 540, 300, 210], BLUE[800]),
    disc([770, 220], 50, OAK[200]),
  ),
  block([280, 640, 620, 110], DEEP_PAINT, 8),
  rect([586, 650, 8, 90], DEEP_PAINT.line),
  potPlant([1050, 830], 1.1),
];
