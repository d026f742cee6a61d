import { DARK_TIMBER, MOSS, OAK } from '../palette.ts';
import type { Random } from '../random.ts';
import { at, type Box, count, disc, type Mark, oval, type Point, shape, stroke, turned } from '../svg.ts';
import { tube } from './solid.ts';

/** Leaves in a round heap, lit from the upper left. */
export function bush([x, y, width, height]: Box, random: Random): Mark {
  const heaps = [
    { fill: MOSS[700], shift: 0.06, times: 16 },
    { fill: MOSS[600], shift: 0, times: 16 },
    { fill: MOSS[500], shift: -0.07, times: 12 },
  ];
  const middle: Point = [x + width / 2, y + height / 2];
  const around = (shift: number): Point => {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0.45, 0.78);
    return [
      middle[0] + (Math.cos(angle) * reach * 0.5 + shift) * width,
      middle[1] + (Math.sin(angle) * reach * 0.5 + shift) * height,
    ];
  };
  const size = Math.min(width, height) * 0.17;
  return [
    oval([...middle, width * 0.42, height * 0.42], MOSS[600]),
    ...heaps.flatMap(({ fill, shift, times }) =>
      count(times).map(() => disc(around(shift), size * random.between(0.75, 1.2), fill)),
    ),
    ...count(14).map(() => leaf(around(-0.1), [random.between(-60, 60), size * 0.36])),
  ].join('');
}

const leaf = ([x, y]: Point, [angle, size]: readonly [number, number]): Mark =>
  turned([angle, x, y], oval([x, y, size, size * 0.5], MOSS[400]));

/** A hedge that has not been cut for a year. */
export function hedge([x, y, width, height]: Box, random: Random): Mark {
  const shoots = count(Math.round(width / 62)).map((index) => {
    const foot: Point = [x + index * 62 + random.between(0, 40), y + 40];
    return shoot(foot, [random.between(-18, 18), random.between(70, 170)]);
  });
  const bumps = count(Math.ceil(width / 84) + 1).map((index) =>
    disc([x + index * 84, y + 40 + random.between(-26, 26)], 68, MOSS[600]),
  );
  const dabs = count(Math.round((width * height) / 5200)).map(() => {
    const size = random.between(16, 34);
    const fill = random.pick([MOSS[500], MOSS[500], MOSS[400], MOSS[700]]);
    const spot: Point = [random.between(x + 10, x + width - 10), random.between(y + 10, y + height - 10)];
    return turned([random.between(-40, 40), ...spot], oval([...spot, size, size * 0.5], fill));
  });
  return [
    ...shoots,
    ...bumps,
    shape(`M${x} ${y + 30}H${x + width}V${y + height}H${x}Z`, MOSS[600]),
    ...dabs,
  ].join('');
}

const shoot = ([x, y]: Point, [angle, length]: readonly [number, number]): Mark =>
  turned(
    [angle, x, y],
    stroke(`M${x} ${y}V${y - length}`, MOSS[700], 8),
    ...count(Math.floor(length / 34)).map((step) =>
      turned(
        [step % 2 === 0 ? -36 : 36, x, y - 30 - step * 34],
        oval([x + (step % 2 === 0 ? -20 : 20), y - 30 - step * 34, 24, 11], MOSS[500]),
      ),
    ),
  );

/** Blades of grass from one foot. */
export const tuft = ([x, y]: Point, [size, fill]: readonly [number, string]): Mark =>
  at(
    [x, y],
    ...[-0.9, -0.45, 0, 0.5, 0.95].map((lean, index) =>
      shape(
        `M-7 0Q${lean * size * 0.3} ${-size * 0.6} ${lean * size * 0.8} ${-size * (1 - Math.abs(lean) * 0.25)}Q${lean * size * 0.4 + 8} ${-size * 0.5} 7 0Z`,
        index % 2 === 0 ? fill : MOSS[500],
      ),
    ),
  );

export const grass = ([x, y, width, height]: Box, { random, size }: { random: Random; size: number }): Mark =>
  count(Math.round((width * height) / (size * size * 0.7)))
    .map((index, _, all) =>
      tuft(
        [random.between(x, x + width), y + (height * index) / all.length],
        [size * random.between(0.7, 1.3), random.pick([MOSS[600], MOSS[500], MOSS[300]])],
      ),
    )
    .join('');

/** The trunk's foot is the point. */
export const trunk = ([x, y]: Point, [width, height]: readonly [number, number]): Mark =>
  at(
    [x, y],
    shape(
      `M${-width * 0.8} 10C${-width * 0.4} -60 ${-width / 2} ${-height * 0.6} ${-width * 0.3} ${-height}H${width * 0.3}C${width / 2} ${-height * 0.6} ${width * 0.4} -60 ${width * 0.8} 10Z`,
      OAK[600],
    ),
    shape(
      `M${width * 0.2} 10C${width * 0.16} -60 ${width * 0.2} ${-height * 0.6} ${width * 0.1} ${-height}H${width * 0.3}C${width / 2} ${-height * 0.6} ${width * 0.4} -60 ${width * 0.8} 10Z`,
      OAK[700],
    ),
    stroke(
      `M${-width * 0.2} ${-height * 0.2}V${-height * 0.5}M0 ${-height * 0.5}V${-height * 0.75}`,
      OAK[500],
      8,
    ),
  );

export const branch = (path: string, width: number): Mark => tube(path, DARK_TIMBER, width);
