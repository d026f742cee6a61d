import { BLUE, CARD, CHROME, DARK_TIMBER, IRON, OAK, PAINT, STEEL, STONE, type Tone } from '../palette.ts';
import {
  at,
  type Box,
  count,
  disc,
  faint,
  type Mark,
  oval,
  type Point,
  polygon,
  rect,
  shape,
  stroke,
  turned,
} from '../svg.ts';
import { block, ground, slab, tube } from './solid.ts';

/** Stands on its point; water shows at the rim. */
export const bucket = (point: Point, tone: Tone = PAINT): Mark =>
  at(
    point,
    ground([20, 0], 150),
    stroke('M-118 -200C-120 -330 120 -330 118 -200', STONE[500], 10),
    shape('M-130 -206H130L96 -8C94 2 80 6 0 6C-80 6 -94 2 -96 -8Z', tone.base),
    shape('M58 -206H130L96 -8C94 2 80 6 22 6C50 -60 58 -130 58 -206Z', tone.shade),
    shape('M-112 -190H-88L-62 -10H-80Z', tone.lit),
    oval([0, -206, 132, 30], tone.shade),
    oval([0, -204, 114, 23], BLUE[300]),
    stroke('M-60 -206C-30 -214 10 -214 40 -210', BLUE[100], 6),
  );

/** A cardboard box that is open: the middle of its lower edge is the point. */
export const openBox = (point: Point, [width, height]: readonly [number, number]): Mark =>
  at(
    point,
    ground([30, 0], width * 0.62),
    polygon(
      [
        [-width / 2, -height],
        [-width / 2 - 90, -height - 60],
        [-width / 2 + 60, -height - 84],
        [-width / 2 + 130, -height],
      ],
      CARD.shade,
    ),
    polygon(
      [
        [width / 2, -height],
        [width / 2 + 90, -height - 60],
        [width / 2 - 60, -height - 84],
        [width / 2 - 130, -height],
      ],
      CARD.shade,
    ),
    rect([-width / 2 + 6, -height - 30, width - 12, 60], OAK[700]),
    block([-width / 2, -height, width, height], CARD),
    rect([-width / 2, -height, width, 12], CARD.lit),
  );

/** A closed one. */
export const closedBox = ([x, y, width, height]: Box): Mark =>
  [
    block([x, y, width, height], CARD, 4),
    rect([x + width * 0.42, y, width * 0.13, height * 0.36], OAK[200]),
    rect([x + width * 0.1, y + height * 0.72, width * 0.22, 10], CARD.line),
    rect([x + width * 0.1, y + height * 0.72 + 20, width * 0.14, 10], CARD.line),
  ].join('');

/** Lies with its head at the point, its handle to the right. */
export const spanner = ([x, y]: Point, angle: number): Mark =>
  at(
    [x, y],
    turned(
      [angle, 0, 0],
      tube('M10 0H330', STEEL, 40),
      shape(
        'M26 -62C60 -44 66 44 26 62L-34 60C-62 44 -62 30 -56 22L4 22C12 8 12 -8 4 -22L-56 -22C-62 -30 -62 -44 -34 -60Z',
        STEEL.base,
      ),
      shape('M26 -62C60 -44 66 44 26 62L8 61C40 30 40 -30 8 -61Z', STEEL.shade),
    ),
  );

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

export const trowel = ([x, y]: Point, angle: number): Mark =>
  at(
    [x, y],
    turned(
      [angle, 0, 0],
      shape('M0 0L-92 190C-60 214 60 214 92 190Z', STEEL.base),
      shape('M0 0L92 190C70 206 40 210 10 208Z', STEEL.shade),
      tube('M0 200V250C0 280 34 270 34 300', STEEL, 22),
      tube('M34 300V410', DARK_TIMBER, 54),
    ),
  );

/** A tin of paint that is open; stands on its point. */
export const paintTin = (point: Point, paint: string): Mark =>
  at(
    point,
    ground([20, 0], 130),
    stroke('M-100 -160C-110 -10 110 -10 100 -160', STONE[500], 8),
    block([-104, -176, 208, 178], CHROME, 14),
    rect([-104, -120, 208, 70], paint),
    faint(0.18, rect([64, -120, 40, 70], STONE[900])),
    oval([0, -176, 106, 28], CHROME.lit),
    oval([0, -174, 90, 21], paint),
  );

/** The roller hangs from the point, its handle below. */
export const roller = ([x, y]: Point, paint: string): Mark =>
  at(
    [x, y],
    tube('M150 0H196V110H0V170', IRON, 16),
    tube('M0 170V330', DARK_TIMBER, 46),
    rect([-160, -46, 310, 92], paint, 22),
    faint(0.16, rect([-160, 14, 310, 32], STONE[900], 16)),
    faint(0.4, rect([-140, -32, 260, 12], '#ffffff', 6)),
    disc([150, 0], 12, STONE[700]),
  );

/** A bowl that catches drops; stands on its point. */
export const bowl = (point: Point): Mark =>
  at(
    point,
    ground([14, 0], 150),
    shape('M-170 -110H170C160 -40 110 0 60 2H-60C-110 0 -160 -40 -170 -110Z', PAINT.base),
    shape('M80 -110H170C160 -40 110 0 60 2H20C60 -30 80 -70 80 -110Z', PAINT.shade),
    oval([0, -110, 172, 30], PAINT.lit),
    oval([0, -106, 148, 22], BLUE[200]),
  );

/** A rung of light things that lie in a heap. */
export const stack = ([x, y, width, height]: Box, [times, tone]: readonly [number, Tone]): Mark =>
  count(times)
    .map((step) => slab([x + (step % 2) * 8 - 4, y - (step + 1) * (height + 3), width, height], tone, 4))
    .join('');
