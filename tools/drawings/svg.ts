import { seedOf } from './random.ts';

/** A piece of SVG. */
export type Mark = string;
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

export const WIDTH = 1200;
export const HEIGHT = 900;

/** Two decimals: more are invisible, and differ between machines. */
const short = (value: number): string => String(Math.round(value * 100) / 100);
const each = (values: readonly number[]): string => values.map(short).join(' ');

export const rect = ([x, y, width, height]: Box, fill: string, radius = 0): Mark =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`;

/** Middle and the two radii. */
export const oval = ([x, y, across, down]: Box, fill: string): Mark =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${fill}"/>`;

export const disc = ([x, y]: Point, radius: number, fill: string): Mark => oval([x, y, radius, radius], fill);

export const ring = ([x, y]: Point, radius: number, [colour, width]: readonly [string, number]): Mark =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

export const shape = (path: string, fill: string): Mark => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width: number): Mark =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const through = (points: readonly Point[]): string => `M${points.map(each).join(' L')}`;
export const polygon = (points: readonly Point[], fill: string): Mark => shape(`${through(points)}Z`, fill);

const group = (attribute: string, marks: readonly Mark[]): Mark => `<g ${attribute}>${marks.join('')}</g>`;

export const at = ([x, y]: Point, ...marks: Mark[]): Mark =>
  group(`transform="translate(${each([x, y])})"`, marks);
export const turned = ([angle, x, y]: readonly [number, number, number], ...marks: Mark[]): Mark =>
  group(`transform="rotate(${each([angle, x, y])})"`, marks);
export const sized = (factor: number, ...marks: Mark[]): Mark =>
  group(`transform="scale(${short(factor)})"`, marks);
export const faint = (opacity: number, ...marks: Mark[]): Mark => group(`opacity="${short(opacity)}"`, marks);

/** Shows of the marks only what lies within the outline. */
export function within(path: string, ...marks: Mark[]): Mark {
  const id = `c${seedOf(path).toString(36)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>${group(`clip-path="url(#${id})"`, marks)}`;
}

/** The outline of a box with round corners, to cut by. */
export function outline([x, y, width, height]: Box, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${each([r, r])} 0 0 1 ${each([dx, dy])}`;
  return `M${each([x + r, y])}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}Z`;
}

export const count = (times: number): number[] => Array.from({ length: times }, (_, index) => index);

export const picture = (marks: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${marks.join('')}</svg>`;
