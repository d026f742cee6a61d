import { BLUE } from '../palette.ts';
import { at, type Mark, type Point, shape, sized } from '../svg.ts';

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
