import { STONE, type Tone } from '../palette.ts';
import { at, type Box, faint, type Mark, outline, oval, type Point, rect, stroke, within } from '../svg.ts';

/** A thing with straight sides: its right edge lies in shade, its left edge catches the light. */
export function block(box: Box, tone: Tone, radius = 0): Mark {
  const [x, y, width, height] = box;
  const side = Math.min(width * 0.14, 40);
  return within(
    outline(box, radius),
    rect(box, tone.base),
    rect([x + width - side, y, side, height], tone.shade),
    rect([x, y, side * 0.45, height], tone.lit),
  );
}

/** A thing that lies flat: lit from above, with a dark lower edge. */
export function slab(box: Box, tone: Tone, radius = 0): Mark {
  const [x, y, width, height] = box;
  return within(
    outline(box, radius),
    rect(box, tone.base),
    rect([x, y, width, height * 0.22], tone.lit),
    rect([x, y + height * 0.72, width, height * 0.28], tone.shade),
  );
}

/** A pipe, a cable, a hose along a path. */
export function tube(path: string, tone: Tone, width: number): Mark {
  const shift = width * 0.1;
  return [
    stroke(path, tone.shade, width),
    at([-shift, -shift], stroke(path, tone.base, width * 0.72)),
    at([-shift * 2, -shift * 2], stroke(path, tone.lit, width * 0.16)),
  ].join('');
}

/** The shadow of a thing on the ground beneath it. */
export const ground = ([x, y]: Point, across: number, down = across * 0.09): Mark =>
  faint(0.16, oval([x, y, across, down], STONE[900]));

/** The shadow of a thing on the wall behind it. */
export const behind = ([x, y, width, height]: Box, radius = 0): Mark =>
  faint(0.1, rect([x + 22, y + 24, width, height], STONE[900], radius));
