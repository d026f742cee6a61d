import { STONE } from '../palette.ts';
import type { Random } from '../random.ts';
import { at, count, disc, faint, type Mark, oval, type Point, polygon, stroke, through } from '../svg.ts';

type Way = { from: Point; to: Point; random: Random; width?: number };

/** A crack between two points, with a few branches; thick where it begins. */
export function crack({ from, to, random, width = 16 }: Way): Mark {
  const steps = 9;
  const points = count(steps + 1).map((step): Point => {
    const way = step / steps;
    const stray = step === 0 || step === steps ? 0 : 46;
    return [
      from[0] + (to[0] - from[0]) * way + random.between(-stray, stray),
      from[1] + (to[1] - from[1]) * way + random.between(-stray, stray) * 0.5,
    ];
  });
  const left = points.map(([x, y], step): Point => [x - (width * (steps - step)) / steps, y]);
  const right = points
    .map(([x, y], step): Point => [x + (width * (steps - step)) / steps + 2, y])
    .toReversed();
  const twigs = points.slice(2, 8).map(([x, y], step) => {
    const side = step % 2 === 0 ? 1 : -1;
    const way: Point[] = [
      [x, y],
      [x + side * 50, y + random.between(0, 40)],
      [x + side * random.between(80, 130), y + random.between(30, 80)],
    ];
    return stroke(through(way), STONE[700], width * 0.36);
  });
  return [...twigs, polygon([...left, ...right], STONE[800])].join('');
}

/** Dots of mould around a point. */
export const mould = ([x, y]: Point, [spread, times]: readonly [number, number], random: Random): Mark =>
  count(times)
    .map(() => {
      const angle = random.between(0, Math.PI * 2);
      const reach = random.between(0, 1) ** 0.7 * spread;
      const size = random.between(6, 26) * (1.2 - reach / spread);
      return faint(
        random.between(0.35, 0.8),
        disc([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8], size + 4, STONE[700]),
      );
    })
    .join('');

/** Lumps on the ground under what broke. */
export const rubble = (
  point: Point,
  spread: number,
  { random, tones }: { random: Random; tones: readonly [string, ...string[]] },
): Mark =>
  at(
    point,
    faint(0.16, oval([10, 6, spread, spread * 0.09], STONE[900])),
    ...count(16).map(() => {
      const middle: Point = [random.between(-spread, spread) * 0.9, random.between(-30, 10)];
      const size = random.between(16, 46);
      const corners = count(6).map(
        (corner): Point => [
          middle[0] + Math.cos(corner * 1.047) * size * random.between(0.7, 1.1),
          middle[1] + Math.sin(corner * 1.047) * size * 0.7 * random.between(0.7, 1.1),
        ],
      );
      return polygon(corners, random.pick(tones));
    }),
  );
