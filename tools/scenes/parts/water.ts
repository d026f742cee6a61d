import { BLUE, OAK } from '../palette.ts';
import { at, disc, faint, type Mark, type Point, shape, sized, stroke } from '../svg.ts';

/** It hangs from its point. */
export const drop = (point: Point, size: number): Mark =>
  at(
    point,
    sized(
      size / 20,
      shape('M0 0C7 14 16 22 16 34A16 16 0 1 1 -16 34C-16 22 -7 14 0 0Z', BLUE[500]),
      shape('M-2 12C-7 22 -11 27 -10 36C-9 41 -5 44 -2 45C-7 38 -6 24 -2 12Z', BLUE[200]),
    ),
  );

export const drops = (points: readonly Point[], size: number): Mark =>
  points.map((point) => drop(point, size)).join('');

/** Water that stands on a floor. */
export const puddle = ([x, y]: Point, size: number): Mark =>
  at(
    [x, y],
    sized(
      size / 100,
      shape(
        'M-180 4C-190 -22 -120 -34 -60 -32C-10 -50 90 -46 120 -28C190 -30 214 2 176 20C140 44 60 36 10 42C-60 50 -170 40 -180 4Z',
        BLUE[400],
      ),
      shape(
        'M-160 2C-166 -16 -110 -26 -56 -24C-8 -42 84 -38 114 -22C172 -22 190 0 160 14C120 30 60 24 8 30C-60 38 -150 28 -160 2Z',
        BLUE[300],
      ),
      stroke('M-108 -2C-80 -14 -50 -14 -28 -12', BLUE[50], 7),
      stroke('M36 8C70 12 96 10 120 2', BLUE[100], 6),
    ),
  );

/** What water leaves on plaster. */
export const stain = ([x, y]: Point, size: number): Mark =>
  at(
    [x, y],
    sized(
      size / 100,
      faint(
        0.5,
        shape(
          'M-170 -10C-180 -60 -90 -84 -30 -74C40 -96 150 -70 168 -24C190 20 130 66 60 58C10 84 -90 74 -120 46C-160 44 -176 20 -170 -10Z',
          OAK[300],
        ),
      ),
      faint(
        0.6,
        shape(
          'M-136 -8C-140 -46 -70 -62 -24 -54C30 -72 118 -52 132 -18C146 14 100 46 48 42C8 60 -70 54 -96 34C-124 32 -138 14 -136 -8Z',
          OAK[400],
        ),
      ),
      faint(
        0.6,
        shape(
          'M-88 -4C-90 -28 -46 -38 -14 -34C22 -44 78 -32 86 -10C92 10 64 26 30 24C4 34 -44 30 -60 20C-76 18 -88 8 -88 -4Z',
          OAK[500],
        ),
      ),
    ),
  );

/** Spray in all directions from a point. */
export const spray = (point: Point, rays: readonly (readonly [dx: number, dy: number])[]): Mark =>
  rays
    .map(([dx, dy]) => {
      const [x, y] = point;
      return [
        stroke(`M${x} ${y}Q${x + dx * 0.6} ${y + dy * 0.6 - 30} ${x + dx} ${y + dy}`, BLUE[400], 16),
        stroke(
          `M${x + dx * 0.2} ${y + dy * 0.2 - 8}Q${x + dx * 0.6} ${y + dy * 0.6 - 34} ${x + dx * 0.9} ${y + dy * 0.86}`,
          BLUE[200],
          6,
        ),
        disc([x + dx * 1.16, y + dy * 1.2 + 12], 12, BLUE[400]),
      ].join('');
    })
    .join('');
