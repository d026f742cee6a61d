import { OAK } from '../palette.ts';
import { type Mark, type Point, polygon } from '../svg.ts';

/** A star with five points around a middle. */
export function star([x, y]: Point, radius: number): Mark {
  const points = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = (Math.PI * corner) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.44;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(points, OAK[500]);
}

/** Five of them, from the left. */
export const fiveStars = ([x, y]: Point, radius: number): Mark =>
  [0, 1, 2, 3, 4].map((place) => star([x + place * radius * 2.3, y], radius)).join('');
