import { BLUE, CERAMIC, DARK_TIMBER, IRON, OAK, PAINT, STONE, TIMBER } from './palette.ts';
import { crack, rubble } from './parts/damage.ts';
import { boards, PALE_TILES, skirting, tiles, wall } from './parts/room.ts';
import { block, ground, slab } from './parts/solid.ts';
import { paintTin, roller, stack, trowel } from './parts/things.ts';
import type { Scene } from './scene.ts';
import {
  at,
  count,
  disc,
  faint,
  oval,
  type Mark,
  type Point,
  polygon,
  rect,
  ring,
  shape,
  sized,
  stroke,
  turned,
  within,
} from './svg.ts';

export const halfPaintedWall: Scene = (random) => [
  wall(STONE[200]),
  shape('M0 0H690V180H640V300H720V420H610V560H700V740H0Z', BLUE[600]),
  faint(0.35, shape('M80 0H240V740H80ZM420 0H560V740H420Z', BLUE[500])),
  boards({ top: 740, random, tones: [STONE[300], STONE[300], STONE[200]] }),
  skirting(744),
  at([700, 340], turned([-8, 0, 0], roller([0, 0], BLUE[600]))),
  at([320, 850], sized(1.25, paintTin([0, 0], BLUE[600]))),
  shape('M640 800L1120 780 1200 870 560 880Z', CERAMIC.base),
  oval([760, 830, 36, 10], BLUE[600]),
  oval([900, 846, 20, 7], BLUE[600]),
];

export const crackedWall: Scene = (random) => [
  wall(BLUE[200], BLUE[100]),
  boards({ top: 740, random }),
  skirting(744, 64),
  crack({ from: [760, 0], to: [440, 690], random, width: 22 }),
  shape('M560 250L640 230L690 290L660 370L590 390L530 330Z', STONE[200]),
  shape('M560 250L640 230L690 290L640 270L580 290L560 370L530 330Z', STONE[400]),
  crack({ from: [640, 220], to: [560, 420], random, width: 16 }),
  behindPicture(),
  rubble([500, 800], 150, { random, tones: [BLUE[200], STONE[200], STONE[300]] }),
];

function behindPicture(): string {
  return turned(
    [-7, 250, 200],
    faint(0.1, rect([150, 170, 240, 300], STONE[900])),
    rect([130, 150, 240, 300], OAK[500]),
    rect([156, 176, 188, 248], OAK[100]),
    shape('M156 380L220 300L270 350L310 310L344 350V424H156Z', BLUE[500]),
    disc([290, 240], 24, OAK[300]),
  );
}

export const holeInPlaster: Scene = (random) => [
  wall(OAK[200], OAK[100]),
  shape(
    'M300 210L420 150L560 190L700 130L860 210L920 350L880 470L930 580L800 700L640 660L500 720L360 650L280 520L320 380Z',
    STONE[50],
  ),
  within(
    'M336 240L430 190L560 226L700 170L830 236L882 350L842 470L886 570L786 660L640 622L504 680L386 620L320 514L358 384Z',
    rect([280, 120, 660, 620], STONE[800]),
    ...count(9).map((row) => slab([270, 176 + row * 60, 680, 42], TIMBER)),
    block([560, 120, 60, 620], DARK_TIMBER),
  ),
  crack({ from: [870, 260], to: [1080, 40], random, width: 12 }),
  crack({ from: [330, 560], to: [120, 700], random, width: 10 }),
  rect([0, 830, 1200, 70], CERAMIC.base),
  rect([0, 826, 1200, 8], STONE[400]),
  rubble([600, 824], 280, { random, tones: [OAK[200], STONE[50], STONE[200]] }),
];

const HOLES = [
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
  [1, 4],
] as const;

export const missingWallTiles: Scene = (random) => [
  tiles([0, 0, 1200, 760], { size: [150, 150], random, tones: PALE_TILES, grout: BLUE[300] }),
  ...HOLES.flatMap(([row, column]) => [
    rect([column * 150, row * 150, 150, 150], OAK[300]),
    ...count(4).map((line) =>
      stroke(`M${column * 150 + 16} ${row * 150 + 28 + line * 32}q30 -12 58 0t58 0`, OAK[400], 8),
    ),
  ]),
  slab([0, 750, 1200, 60], CERAMIC),
  rect([0, 810, 1200, 90], STONE[200]),
  stack([740, 752, 170, 30], [4, { lit: BLUE[50], base: BLUE[200], shade: BLUE[300], line: BLUE[400] }]),
  turned([38, 300, 660], rect([230, 590, 144, 144], BLUE[200], 6), rect([230, 590, 144, 20], BLUE[50], 6)),
  shape('M1010 752L1020 640 1090 700 1150 752Z', BLUE[300]),
];

const LAID = ['0 0', '0 1', '0 2', '0 3', '1 0', '1 1', '1 2', '2 0', '2 1'];

export const tilingFloor: Scene = (random) => [
  rect([0, 0, 1200, 900], STONE[300]),
  ...count(6).map((line) =>
    stroke(
      `M60 ${90 + line * 150}C360 ${60 + line * 150} 800 ${130 + line * 150} 1160 ${80 + line * 150}`,
      STONE[400],
      26,
    ),
  ),
  ...LAID.map((spot) => {
    const [row = 0, column = 0] = spot.split(' ').map(Number);
    return at([column * 300, row * 300], floorTile(random.pick([PAINT.base, BLUE[700], BLUE[600]])));
  }),
  stroke('M588 300H612M600 288V312M588 600H612M600 588V612M888 300H912M900 288V312', '#ffffff', 9),
  faint(0.14, oval([930, 640, 150, 190], STONE[900])),
  at([860, 400], turned([-30, 0, 0], sized(1.1, trowel([0, 0], 0)))),
];

const floorTile = (fill: string): Mark =>
  [
    rect([6, 6, 288, 288], fill, 8),
    rect([6, 6, 288, 20], BLUE[500], 8),
    shape('M150 80L220 150 150 220 80 150Z', BLUE[200]),
  ].join('');

export const carpetRoll: Scene = (random) => [
  wall(STONE[200]),
  boards({ top: 430, random }),
  skirting(434),
  shape('M450 640L1320 560V900H620Z', BLUE[600]),
  ...count(5).map((line) =>
    stroke(`M${570 + line * 36} ${700 + line * 46}L1320 ${630 + line * 56}`, BLUE[700], 8),
  ),
  ground([420, 868], 300, 40),
  shape('M370 440L1230 330C1310 330 1340 470 1320 560L500 720Z', PAINT.base),
  shape('M450 660L1326 500C1326 530 1324 550 1320 566L540 760Z', PAINT.shade),
  stroke('M420 470L1240 366', PAINT.lit, 16),
  disc([420, 610], 180, BLUE[700]),
  ring([420, 610], 160, [OAK[200], 14]),
  ring([420, 610], 110, [OAK[200], 14]),
  disc([420, 610], 54, IRON.base),
];

/** Boards in a zigzag, a few of them gone. */
export const looseParquet: Scene = (random) => [
  rect([0, 0, 1200, 900], OAK[600]),
  ...count(11).flatMap((row) =>
    count(5).flatMap((column) => {
      const gone = (side: number) =>
        [21, 22, 31, 32].includes(column * 10 + (row - 4) * 1) && row > 3 && row < 7 && side < 2;
      const [x, y] = [column * 283, row * 100 - 140] as const;
      return [0, 1].map((side) =>
        gone(side) || (column === 2 && row >= 4 && row <= 6) || (column === 1 && row === 5 && side === 1)
          ? ''
          : plank(
              [x + side * 141, y],
              side === 0 ? 1 : -1,
              random.pick([OAK[300], OAK[400], OAK[300], OAK[200]]),
            ),
      );
    }),
  ),
  turned(
    [24, 360, 700],
    faint(0.16, rect([220, 690, 330, 76], STONE[900], 6)),
    slab([200, 670, 330, 70], TIMBER, 6),
  ),
  turned(
    [-38, 860, 380],
    faint(0.16, rect([760, 360, 330, 76], STONE[900], 6)),
    slab([740, 340, 330, 70], TIMBER, 6),
  ),
];

const plank = ([x, y]: Point, slope: 1 | -1, fill: string): string => {
  const [left, right] = slope === 1 ? [0, 141] : [141, 0];
  return polygon(
    [
      [x + 2, y + left + 3],
      [x + 139, y + right + 3],
      [x + 139, y + right + 97],
      [x + 2, y + left + 97],
    ],
    fill,
  );
};
