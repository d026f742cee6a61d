import { BLUE, OAK, STONE } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  type Box,
  count,
  faint,
  HEIGHT,
  type Mark,
  type Point,
  outline,
  polygon,
  rect,
  stroke,
  through,
  WIDTH,
  within,
} from '../svg.ts';

/** A wall with the light of a window on it: the same slant in every room. */
export const wall = (fill: string, light = '#ffffff'): Mark =>
  [
    rect([0, 0, WIDTH, HEIGHT], fill),
    faint(
      0.38,
      polygon(
        [
          [60, 0],
          [430, 0],
          [150, HEIGHT],
          [-220, HEIGHT],
        ],
        light,
      ),
    ),
    faint(
      0.38,
      polygon(
        [
          [490, 0],
          [590, 0],
          [310, HEIGHT],
          [210, HEIGHT],
        ],
        light,
      ),
    ),
  ].join('');

type Floor = { top: number; random: Random; tones?: readonly [string, ...string[]] };

/** Floor boards that run away from the viewer. */
export function boards({ top, random, tones = [OAK[300], OAK[400], OAK[300]] }: Floor): Mark {
  const edge = (index: number) => (depth: number) => 600 + index * (104 + 106 * depth);
  const y = (depth: number) => top + (HEIGHT - top) * depth;
  const line = (from: Point, to: Point) => stroke(through([from, to]), OAK[600], 3);
  const marks = count(14).flatMap((step) => {
    const [left, right] = [edge(step - 7), edge(step - 6)];
    const joint = random.between(0.15, 0.85);
    const board: Point[] = [
      [left(0), y(0)],
      [right(0), y(0)],
      [right(1), y(1)],
      [left(1), y(1)],
    ];
    return [
      polygon(board, random.pick(tones)),
      line([left(0), y(0)], [left(1), y(1)]),
      line([left(joint), y(joint)], [right(joint), y(joint)]),
    ];
  });
  const box: Box = [0, top, WIDTH, HEIGHT - top];
  return within(outline(box), rect(box, tones[0]), ...marks);
}

type Tiles = {
  size: readonly [number, number];
  random: Random;
  tones: readonly [string, ...string[]];
  grout: string;
};

/** Square or oblong tiles in straight rows. */
export function tiles(box: Box, { size: [across, down], random, tones, grout }: Tiles): Mark {
  const [x, y, width, height] = box;
  const marks = count(Math.ceil(height / down)).flatMap((row) =>
    count(Math.ceil(width / across)).map((column) =>
      rect([x + column * across + 3, y + row * down + 3, across - 6, down - 6], random.pick(tones), 5),
    ),
  );
  return within(outline(box), rect(box, grout), ...marks);
}

export const PALE_TILES = [BLUE[100], BLUE[100], BLUE[50]] as const;
export const STONE_TILES = [STONE[100], STONE[50], STONE[100]] as const;
