import { BLUE, CERAMIC, CHROME, DARK_TIMBER, IRON, OAK, STONE, TIMBER, type Tone } from '../palette.ts';
import { arm, floorLamp, frame, pendant, potPlant, sofa } from '../parts/furniture.ts';
import { boards, plainFloor, skirting, wall } from '../parts/room.ts';
import { block, slab } from '../parts/solid.ts';
import { paintTin, roller } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import {
  at,
  count,
  disc,
  faint,
  type Mark,
  oval,
  rect,
  shape,
  sized,
  stroke,
  turned,
  within,
} from '../svg.ts';
import type { Look } from './looks.ts';

/** A living room that has just been painted. */
export const livingRoom =
  ({ wall: fill, light, tone }: Look): Scene =>
  (random) => [
    wall(fill, light),
    boards({ top: 730, random }),
    skirting(734),
    frame([250, 130, 210, 250]),
    frame([490, 130, 150, 180], STONE[50]),
    floorLamp([1010, 800], OAK[100]),
    sofa([520, 830], tone),
    potPlant([110, 820], 1.1),
  ];

/** The wall while it is painted, with who does it. */
export const painting =
  (paint: string, { skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  (random) => [
    wall(STONE[100]),
    within('M0 0H700V160H660V300H720V420H640V560H690V740H0Z', rect([0, 0, 800, 760], paint)),
    faint(0.18, rect([110, 0, 150, 740], '#ffffff'), rect([420, 0, 150, 740], '#ffffff')),
    boards({ top: 740, random, tones: [STONE[300], STONE[300], STONE[200]] }),
    skirting(744),
    at([190, 860], sized(1.1, paintTin([0, 0], paint))),
    at([720, 260], sized(1.15, roller([0, 0], paint))),
    arm([722, 590], { skin, sleeve, angle: -16 }),
  ];

/** Stairs and a hall, painted. */
export const hallAndStairs: Scene = (random) => [
  wall(STONE[100]),
  rect([0, 470, 1200, 300], BLUE[700]),
  rect([0, 462, 1200, 22], STONE[50]),
  boards({ top: 770, random }),
  ...count(7).flatMap((step) => [
    rect([520 + step * 100, 690 - step * 96, 700, 100], STONE[50]),
    rect([510 + step * 100, 680 - step * 96, 720, 22], OAK[400]),
    rect([600 + step * 100, 702 - step * 96, 520, 80], BLUE[400]),
  ]),
  ...count(6).map((step) => block([540 + step * 100, 430 - step * 96, 22, 256], CERAMIC)),
  stroke('M520 440L1180 -190', OAK[600], 34),
  block([486, 400, 54, 390], DARK_TIMBER, 8),
  disc([513, 390], 40, OAK[500]),
  frame([110, 140, 210, 250]),
  potPlant([230, 850]),
];

/** A door that was hung, with its handle, in a painted frame. */
export const hungDoor =
  (tone: Tone, fill: string): Scene =>
  (random) => [
    wall(fill),
    boards({ top: 760, random }),
    skirting(764),
    rect([370, 60, 470, 720], CERAMIC.base, 4),
    rect([370, 60, 470, 14], '#ffffff'),
    block([414, 104, 382, 676], tone, 4),
    ...count(3).flatMap((row) =>
      count(2).map((column) => {
        const box = [452 + column * 164, 146 + row * 206, 142, 178] as const;
        return [rect(box, tone.line, 4), rect([box[0] + 6, box[1] + 8, 136, 170], tone.base, 4)].join('');
      }),
    ),
    rect([434, 440, 24, 90], CHROME.shade, 10),
    stroke('M446 470H510', CHROME.base, 22),
    potPlant([1010, 850], 1.2),
    frame([100, 180, 170, 220]),
  ];

/** A wall that was skimmed, with the trowel that did it. */
export const plastering =
  ({ skin, sleeve }: { skin: string; sleeve: string }): Scene =>
  () => [
    wall(OAK[200], OAK[100]),
    shape('M0 0H1200V330C1000 380 900 300 760 420C640 520 520 470 400 600C280 700 120 660 0 740Z', OAK[100]),
    ...count(5).map((line) =>
      stroke(`M${80 + line * 190} ${520 - line * 70}q120 -110 300 -130`, OAK[200], 9),
    ),
    plainFloor(830, STONE[300]),
    turned(
      [-34, 620, 440],
      faint(0.14, rect([440, 420, 400, 120], STONE[900], 10)),
      rect([430, 400, 400, 110], CHROME.base, 8),
      rect([430, 400, 400, 26], CHROME.lit, 8),
      rect([600, 390, 60, 40], IRON.base),
    ),
    arm([664, 440], { skin, sleeve, angle: -24 }),
  ];

/** A ceiling with its coving and a rose. */
export const ceilingRose: Scene = () => [
  rect([0, 0, 1200, 560], STONE[50]),
  ...count(4).map((line) => rect([0, 556 + line * 26, 1200, 26], line % 2 === 0 ? STONE[200] : '#ffffff')),
  rect([0, 660, 1200, 240], BLUE[300]),
  at(
    [600, 270],
    oval([0, 0, 330, 170], STONE[200]),
    oval([0, -8, 310, 156], '#ffffff'),
    ...count(16).map((petal) => {
      const angle = (Math.PI * petal) / 8;
      return oval([Math.cos(angle) * 230, Math.sin(angle) * 112 - 8, 40, 24], STONE[100]);
    }),
    oval([0, -8, 160, 78], STONE[200]),
    oval([0, -12, 146, 70], '#ffffff'),
    oval([0, -6, 34, 16], STONE[300]),
  ),
  rect([597, 270, 6, 300], STONE[700]),
  at([0, 390], pendant([600, 180], BLUE[800])),
];

export const diningLights: Scene = (random) => [
  wall(BLUE[800], BLUE[700]),
  boards({ top: 760, random }),
  ...[330, 600, 870].map((x) => pendant([x, 190], OAK[400])),
  ...[330, 600, 870].map((x) =>
    faint(0.1, shape(`M${x - 90} 304H${x + 90}L${x + 230} 620H${x - 230}Z`, OAK[100])),
  ),
  slab([180, 600, 840, 44], TIMBER, 8),
  ...[240, 930].map((x) => block([x, 640, 34, 200], DARK_TIMBER)),
  at(
    [600, 600],
    oval([0, -10, 120, 16], STONE[50]),
    ...[-50, 0, 46].map((x) => disc([x, -40], 34, OAK[500])),
  ),
  ...[340, 800].map((x) => block([x, 660, 100, 190], DARK_TIMBER, 14)),
];

export const loftRoom: Scene = (random) => [
  wall(STONE[50]),
  boards({ top: 720, random }),
  ...slopes(),
  casementInRoof([760, 190]),
  block([150, 560, 420, 120], TIMBER, 10),
  rect([160, 500, 400, 90], STONE[50], 30),
  rect([180, 470, 140, 70], '#ffffff', 24),
  rect([330, 520, 234, 110], BLUE[500], 20),
  ...[170, 530].map((x) => rect([x, 676, 26, 80], DARK_TIMBER.base)),
  floorLamp([660, 780], OAK[200]),
];

const slopes = (): Mark[] => [
  shape('M0 0H420L0 520Z', STONE[200]),
  shape('M1200 0H660L1200 640Z', STONE[200]),
  stroke('M420 0L0 520M660 0L1200 640', STONE[300], 10),
];

const casementInRoof = ([x, y]: readonly [number, number]): Mark =>
  [
    shape(`M${x} ${y - 40}L${x + 190} ${y - 20}L${x + 330} ${y + 160}L${x + 130} ${y + 130}Z`, OAK[300]),
    shape(`M${x + 26} ${y - 18}L${x + 176} ${y - 2}L${x + 290} ${y + 140}L${x + 136} ${y + 112}Z`, BLUE[300]),
    stroke(`M${x + 90} ${y + 10}L${x + 150} ${y + 90}`, BLUE[100], 14),
  ].join('');
