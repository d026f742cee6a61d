import { BLUE, OAK, STONE, type Tone } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  at,
  type Box,
  count,
  faint,
  HEIGHT,
  type Mark,
  outline,
  oval,
  type Point,
  polygon,
  rect,
  sized,
  shape,
  stroke,
  WIDTH,
  within,
} from '../svg.ts';
import { block, slab } from './solid.ts';

const cloud = ([x, y]: Point, size: number): Mark =>
  at(
    [x, y],
    sized(
      size,
      shape('M-150 30C-180 -20 -110 -50 -80 -34C-60 -90 40 -90 60 -40C110 -60 170 -20 150 30Z', BLUE[50]),
    ),
  );

export const sky = (fill: string = BLUE[200]): Mark =>
  [rect([0, 0, WIDTH, HEIGHT], fill), cloud([250, 170], 1), cloud([960, 110], 0.8)].join('');

type Bricks = {
  random: Random;
  size?: readonly [number, number];
  tones?: readonly [string, ...string[]];
  mortar?: string;
};

const LONDON = [OAK[500], OAK[500], OAK[400], OAK[600]] as const;

/** Stretcher bond: each course lies half a brick beside the one below. */
export function bricks(
  box: Box,
  { random, size = [132, 54], tones = LONDON, mortar = STONE[200] }: Bricks,
): Mark {
  const [x, y, width, height] = box;
  const [across, down] = size;
  const marks = count(Math.ceil(height / down)).flatMap((row) =>
    count(Math.ceil(width / across) + 1).map((column) =>
      rect(
        [x + (column - (row % 2) / 2) * across + 4, y + row * down + 4, across - 8, down - 8],
        random.pick(tones),
        4,
      ),
    ),
  );
  return within(outline(box), rect(box, mortar), ...marks);
}

type Roof = { random: Random; isMissing?: (row: number, column: number) => boolean; size?: number };

/** Rows of plain tiles; where one is missing, batten and felt show. */
export function roofTiles(box: Box, { random, isMissing = () => false, size = 120 }: Roof): Mark {
  const [x, y, width, height] = box;
  const down = size * 0.78;
  const rows = count(Math.ceil(height / down)).toReversed();
  const marks = rows.flatMap((row) =>
    count(Math.ceil(width / size) + 1).map((column) => {
      const corner: Point = [x + (column - (row % 2) / 2) * size, y + row * down];
      return isMissing(row, column)
        ? at(corner, rect([-4, down * 0.5, size + 8, 22], OAK[300]))
        : at(corner, roofTile(size, random.pick([OAK[600], OAK[600], OAK[500], OAK[600]])));
    }),
  );
  return within(outline(box), rect(box, STONE[800]), ...marks);
}

function roofTile(size: number, fill: string): Mark {
  const low = size * 0.98;
  const path = (drop: number) =>
    `M3 -20H${size - 3}V${low * 0.72 + drop}Q${size / 2} ${low + 14 + drop} 3 ${low * 0.72 + drop}Z`;
  return [
    shape(path(9), OAK[800]),
    shape(path(0), fill),
    faint(0.25, stroke(`M18 0V${low * 0.66}`, OAK[200], 8)),
  ].join('');
}

/** A panel of upright boards between two posts. */
export function fencePanel([x, y, width, height]: Box, tone: Tone): Mark {
  const boards = Math.round(width / 62);
  const across = width / boards;
  return [
    ...count(boards).map((index) =>
      block(
        [x + index * across + 3, y, across - 6, height],
        index % 2 === 0 ? tone : { ...tone, base: tone.lit },
        6,
      ),
    ),
    slab([x, y + height * 0.18, width, 34], tone),
    slab([x, y + height * 0.74, width, 34], tone),
  ].join('');
}

export const post = ([x, y, width, height]: Box, tone: Tone): Mark =>
  [
    block([x, y, width, height], tone, 4),
    polygon(
      [
        [x - 8, y],
        [x + width / 2, y - 26],
        [x + width + 8, y],
      ],
      tone.line,
    ),
  ].join('');

/** Ground of one colour whose far edge is soft and uneven. */
export const field = (top: number, fill: string): Mark =>
  [shape(`M0 ${top + 14}C300 ${top - 14} 700 ${top + 26} 1200 ${top}V${HEIGHT}H0Z`, fill)].join('');

/** Stones of a path or a gravel bed. */
export const pebbles = (
  [x, y, width, height]: Box,
  { random, tones, times }: { random: Random; tones: readonly [string, ...string[]]; times: number },
): Mark =>
  count(times)
    .map(() => {
      const size = random.between(9, 22);
      return oval(
        [random.between(x, x + width), random.between(y, y + height), size, size * 0.62],
        random.pick(tones),
      );
    })
    .join('');

/** Rows of paving blocks that run away from the viewer. */
export function paving(
  top: number,
  { random, tones }: { random: Random; tones: readonly [string, ...string[]] },
): Mark {
  const depth = (row: number) => top + (HEIGHT - top) * (row / 7) ** 1.5;
  const marks = count(7).flatMap((row) =>
    count(14).map((column) => {
      const x = (at: number, y: number) =>
        600 + (at - 7 + (row % 2) / 2) * (90 + 140 * ((y - top) / (HEIGHT - top)));
      const [far, near] = [depth(row), depth(row + 1)];
      return polygon(
        [
          [x(column, far) + 3, far + 3],
          [x(column + 1, far) - 3, far + 3],
          [x(column + 1, near) - 3, near - 3],
          [x(column, near) + 3, near - 3],
        ],
        random.pick(tones),
      );
    }),
  );
  return within(
    outline([0, top, WIDTH, HEIGHT - top]),
    rect([0, top, WIDTH, HEIGHT - top], STONE[600]),
    ...marks,
  );
}
