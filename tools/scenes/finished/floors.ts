import { BLUE, DARK_TIMBER, OAK, STONE, TIMBER } from '../palette.ts';
import { casement, floorLamp, potPlant, sofa } from '../parts/furniture.ts';
import { boards, skirting, wall } from '../parts/room.ts';
import { block } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import {
  count,
  faint,
  type Mark,
  outline,
  type Point,
  polygon,
  rect,
  shape,
  stroke,
  within,
} from '../svg.ts';
import type { Look } from './looks.ts';

type Tones = readonly [string, ...string[]];

/** Boards or planks in a room with its furniture back. */
export const newFloor =
  ({ wall: fill, light, tone }: Look, tones: Tones): Scene =>
  (random) => [
    wall(fill, light),
    boards({ top: 520, random, tones }),
    skirting(524),
    casement([120, 60, 360, 300]),
    faint(0.3, shape('M150 900L300 526H520L480 900Z', '#ffffff')),
    sofa([830, 640], tone),
    potPlant([80, 600], 0.9),
    floorLamp([560, 600], OAK[100]),
  ];

/** Blocks in a zigzag, all of them there. */
export const herringbone =
  (tones: Tones): Scene =>
  (random) => [
    rect([0, 0, 1200, 900], OAK[700]),
    ...count(11).flatMap((row) =>
      count(5).flatMap((column) =>
        [0, 1].map((side) =>
          plank([column * 283 + side * 141, row * 100 - 140], side === 0 ? 1 : -1, random.pick(tones)),
        ),
      ),
    ),
    faint(0.2, shape('M200 900L520 0H700L420 900Z', '#ffffff')),
  ];

const plank = ([x, y]: Point, slope: 1 | -1, fill: string): Mark => {
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

/** A carpet from wall to wall. */
export const carpet =
  (fill: string, pile: string): Scene =>
  (random) => [
    wall(STONE[100]),
    rect([0, 540, 1200, 360], fill),
    skirting(544),
    within(
      outline([0, 544, 1200, 356]),
      ...count(160).map(() => {
        const [x, y] = [random.between(0, 1200), random.between(556, 890)];
        return stroke(`M${x} ${y}l6 -14`, pile, 6);
      }),
    ),
    casement([700, 70, 360, 290]),
    block([120, 470, 440, 130], TIMBER, 10),
    rect([130, 400, 420, 100], '#ffffff', 34),
    rect([150, 360, 150, 80], BLUE[100], 26),
    rect([300, 430, 250, 110], BLUE[500], 24),
    ...[140, 520].map((x) => rect([x, 596, 26, 56], DARK_TIMBER.base)),
    potPlant([1110, 640], 1),
  ];

export const stairRunner: Scene = () => [
  wall(STONE[200]),
  ...count(7).flatMap((step) => {
    const [half, top] = [230 + step * 50, 60 + step * 120];
    return [
      rect([600 - half, top, half * 2, 54 + step * 4], OAK[200]),
      rect([600 - half - 10, top + 50, half * 2 + 20, 66], OAK[400]),
      rect([600 - half * 0.62, top, half * 1.24, 54], BLUE[700]),
      rect([600 - half * 0.62, top + 50, half * 1.24, 66], BLUE[600]),
      rect([600 - half * 0.54, top, 12, 116], OAK[200]),
      rect([600 + half * 0.54 - 12, top, 12, 116], OAK[200]),
    ];
  }),
];
