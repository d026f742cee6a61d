import { BLUE, CERAMIC, DARK_TIMBER, IRON, MOSS, OAK, STEEL, STONE, type Tone } from '../palette.ts';
import {
  at,
  type Box,
  count,
  disc,
  faint,
  type Mark,
  outline,
  oval,
  type Point,
  rect,
  shape,
  stroke,
  turned,
  within,
} from '../svg.ts';
import { behind, block, ground, slab } from './solid.ts';

/** A window as it is seen from a room: sky, a hill, and what the frame is made of. */
export function casement(box: Box, tone: Tone = CERAMIC): Mark {
  const [x, y, width, height] = box;
  const [middle, pane] = [x + width / 2, width / 2 - 38];
  return [
    rect(box, tone.base, 6),
    rect([x, y, width, 12], tone.lit, 6),
    ...[x + 26, middle + 12].map((left) =>
      within(
        outline([left, y + 26, pane, height - 52]),
        rect([left, y + 26, pane, height - 52], BLUE[300]),
        oval([left + pane / 2, y + height - 10, pane, height * 0.24], MOSS[400]),
        stroke(`M${left + 24} ${y + height * 0.62}L${left + pane * 0.66} ${y + 60}`, BLUE[200], 18),
      ),
    ),
    slab([x - 34, y + height, width + 68, 40], tone, 6),
  ].join('');
}

/** Its feet stand at the point. */
export const sofa = (point: Point, tone: Tone): Mark =>
  at(
    point,
    ground([10, 4], 330, 24),
    block([-300, -250, 600, 190], tone, 36),
    slab([-280, -120, 280, 76], tone, 22),
    slab([0, -120, 280, 76], tone, 22),
    block([-340, -180, 84, 160], tone, 30),
    block([256, -180, 84, 160], tone, 30),
    turned([-8, -190, -160], rect([-250, -220, 110, 104], OAK[200], 16)),
    ...[-290, 270].map((x) => rect([x, -22, 20, 24], DARK_TIMBER.base)),
  );

export const floorLamp = (point: Point, shade: string): Mark =>
  at(
    point,
    ground([6, 2], 70),
    rect([-5, -430, 10, 430], IRON.base),
    slab([-56, -14, 112, 16], IRON, 8),
    shape('M-66 -560H66L96 -420H-96Z', shade),
    faint(0.16, shape('M30 -560H66L96 -420H50Z', STONE[900])),
  );

/** It hangs from the upper edge above its point. */
export const pendant = ([x, y]: Point, shade: string): Mark =>
  [
    rect([x - 3, 0, 6, y], STONE[700]),
    shape(`M${x - 34} ${y}H${x + 34}L${x + 96} ${y + 110}H${x - 96}Z`, shade),
    faint(0.18, shape(`M${x + 8} ${y}H${x + 34}L${x + 96} ${y + 110}H${x + 40}Z`, STONE[900])),
    disc([x, y + 114], 24, OAK[100]),
  ].join('');

export const potPlant = (point: Point, size = 1): Mark =>
  at(
    point,
    ground([4, 2], 70 * size),
    ...[-58, -30, 0, 28, 56].map((lean, index) =>
      turned(
        [lean, 0, -90 * size],
        oval([0, -190 * size, 26 * size, 104 * size], index % 2 === 0 ? MOSS[500] : MOSS[600]),
      ),
    ),
    shape(`M${-58 * size} ${-112 * size}H${58 * size}L${44 * size} 0H${-44 * size}Z`, OAK[500]),
    shape(`M${24 * size} ${-112 * size}H${58 * size}L${44 * size} 0H${20 * size}Z`, OAK[600]),
  );

/** A picture on a wall: hills and a sun. */
export const frame = (box: Box, colour: string = OAK[500]): Mark => {
  const [x, y, width, height] = box;
  const inner: Box = [x + 18, y + 18, width - 36, height - 36];
  return [
    behind(box, 4),
    rect(box, colour, 4),
    rect(inner, OAK[100]),
    within(
      outline(inner),
      disc([x + width * 0.66, y + height * 0.34], width * 0.11, OAK[300]),
      oval([x + width * 0.3, y + height, width * 0.5, height * 0.5], BLUE[400]),
      oval([x + width * 0.8, y + height * 1.08, width * 0.5, height * 0.46], BLUE[600]),
    ),
  ].join('');
};

/** A row of books between two points on a shelf. */
export const books = ([x, y]: Point, sizes: readonly number[]): Mark =>
  sizes
    .map((height, index) =>
      rect(
        [x + index * 30, y - height, 26, height],
        [BLUE[700], OAK[400], STONE[100], BLUE[400], OAK[600]][index % 5] ?? BLUE[700],
        3,
      ),
    )
    .join('');

/** A person's arm that comes in from the lower right; the fist is at the point. */
export const arm = ([x, y]: Point, { skin, sleeve, angle = 0 }: Arm): Mark =>
  at(
    [x, y],
    turned(
      [angle, 0, 0],
      rect([-34, 20, 76, 250], skin, 34),
      faint(0.16, rect([14, 20, 28, 250], STONE[900], 14)),
      rect([-62, 170, 132, 620], sleeve, 30),
      faint(0.16, rect([26, 170, 44, 620], STONE[900], 20)),
      rect([-62, 170, 132, 34], STEEL.lit, 17),
      rect([-66, -50, 126, 104], skin, 46),
      ...count(3).map((finger) => rect([-62 + finger * 30, -46, 6, 62], OAK[700], 3)),
    ),
  );
type Arm = { skin: string; sleeve: string; angle?: number };

/** Flowers in a bed; their stems grow from the upper edge of the soil. */
export const flowers = ([x, y, width]: readonly [number, number, number], colours: readonly string[]): Mark =>
  count(Math.round(width / 46))
    .map((index) => {
      const [left, top] = [x + index * 46 + 20, y - 46 - (index % 3) * 22];
      const fill = colours[index % colours.length] ?? OAK[200];
      return [
        stroke(`M${left} ${y + 10}V${top}`, MOSS[600], 7),
        oval([left + 13, y - 14, 15, 7], MOSS[500]),
        ...count(5).map((petal) => turned([petal * 72, left, top], oval([left, top - 15, 10, 15], fill))),
        disc([left, top], 9, OAK[500]),
      ].join('');
    })
    .join('');
