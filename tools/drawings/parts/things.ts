import { DARK_TIMBER, PAINT, STEEL } from '../palette.ts';
import { at, type Mark, type Point, shape, turned } from '../svg.ts';
import { block, tube } from './solid.ts';

export const hammer = ([x, y]: Point, angle: number): Mark =>
  at(
    [x, y],
    turned(
      [angle, 0, 0],
      tube('M0 0V330', DARK_TIMBER, 42),
      tube('M0 210V330', PAINT, 50),
      block([-96, -50, 170, 74], STEEL, 10),
      shape('M74 -44C110 -40 134 -20 148 20C120 6 100 12 74 16Z', STEEL.shade),
    ),
  );
