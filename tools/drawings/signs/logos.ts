import type { Logo } from '../../../server/seed/demo/world/firms.ts';
import { at, count, disc, type Mark, type Point, polygon, rect, ring, shape, sized } from '../svg.ts';
import { LIVERIES, type Livery } from './liveries.ts';
import { MARKS } from './marks.ts';

/** A square picture of 400, for logos and faces. */
export const square = (marks: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${marks.join('')}</svg>`;

type Plate = { marks: Mark[]; ink: string; ground: string; size: number; middle: Point };

/** On what a sign stands: some are dark on pale, some pale on dark, so that a list of them is lively. */
const PLATES: Record<Logo['shape'], (colours: Livery) => Plate> = {
  disc: ({ deep, pale }) => ({
    marks: [rect([0, 0, 400, 400], pale), disc([200, 200], 160, deep)],
    ink: pale,
    ground: deep,
    size: 1,
    middle: [200, 200],
  }),
  hexagon: ({ deep, mid, pale }) => ({
    marks: [rect([0, 0, 400, 400], deep), hexagon(178, mid), hexagon(164, deep)],
    ink: pale,
    ground: deep,
    size: 1,
    middle: [200, 200],
  }),
  ring: ({ deep, mid, pale }) => ({
    marks: [rect([0, 0, 400, 400], pale), ring([200, 200], 164, [deep, 16]), ring([200, 200], 142, [mid, 5])],
    ink: deep,
    ground: pale,
    size: 0.92,
    middle: [200, 200],
  }),
  shield: ({ deep, mid, pale }) => ({
    marks: [
      rect([0, 0, 400, 400], pale),
      shape('M48 44H352V206C352 290 284 340 200 374C116 340 48 290 48 206Z', mid),
      shape('M62 58H338V206C338 282 276 326 200 358C124 326 62 282 62 206Z', deep),
    ],
    ink: pale,
    ground: deep,
    size: 0.98,
    middle: [200, 194],
  }),
  square: ({ deep, mid, pale }) => ({
    marks: [rect([0, 0, 400, 400], deep), rect([0, 330, 400, 70], mid), rect([0, 326, 400, 8], pale)],
    ink: pale,
    ground: deep,
    size: 1.08,
    middle: [200, 166],
  }),
};

const hexagon = (radius: number, fill: string): Mark =>
  polygon(
    count(6).map((corner): Point => {
      const angle = (Math.PI * corner) / 3;
      return [200 + radius * Math.sin(angle), 200 - radius * Math.cos(angle)];
    }),
    fill,
  );

/** The logo of a business that does not exist: a plate, and the sign of its trade. */
export function logo({ shape: plate, mark, livery }: Logo): string {
  const { marks, ink, ground, size, middle } = PLATES[plate](LIVERIES[livery]);
  return square([...marks, at(middle, sized(size, ...MARKS[mark](ink, ground)))]);
}
