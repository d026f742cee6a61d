import { BLUE, CERAMIC, CHROME, STONE, type Tone } from '../palette.ts';
import { at, disc, type Mark, oval, type Point, rect, shape, stroke } from '../svg.ts';
import { block, slab, tube } from './solid.ts';

/** A kitchen mixer: its foot stands at the point, the spout reaches to the right. */
export const mixer = (point: Point): Mark =>
  at(
    point,
    slab([-78, -26, 156, 30], CHROME, 12),
    tube('M0 -40V-300C0 -420 220 -430 226 -300V-262', CHROME, 58),
    block([192, -276, 68, 44], CHROME, 10),
    block([-46, -190, 92, 166], CHROME, 16),
    tube('M-36 -170L-170 -268', CHROME, 36),
    disc([-6, -140], 20, STONE[400]),
    disc([-9, -143], 12, BLUE[600]),
  );

/** A tap of the old kind, one for each temperature; its foot stands at the point, the spout shows to the viewer. */
export const pillarTap = (point: Point, mark: string): Mark =>
  at(
    point,
    slab([-58, -20, 116, 26], CHROME, 10),
    block([-34, -120, 68, 104], CHROME, 10),
    tube('M0 -104C44 -112 74 -98 78 -52', CHROME, 46),
    block([-18, -160, 36, 44], CHROME, 6),
    tube('M-74 -176H74', CHROME, 36),
    block([-34, -214, 68, 56], CHROME, 20),
    disc([0, -190], 15, mark),
  );

/** A basin that hangs on a wall: the middle of its upper edge is the point. */
export const basin = ([x, y]: Point, width: number): Mark =>
  at(
    [x, y],
    shape(
      `M${-width / 2 + 20} 10H${width / 2 - 20}C${width / 2 - 40} 190 ${width / 4} 236 0 240C${-width / 4} 236 ${-width / 2 + 40} 190 ${-width / 2 + 20} 10Z`,
      CERAMIC.base,
    ),
    shape(
      `M${width * 0.16} 10H${width / 2 - 20}C${width / 2 - 40} 190 ${width / 4} 236 0 240C${width * 0.14} 200 ${width * 0.2} 120 ${width * 0.16} 10Z`,
      CERAMIC.shade,
    ),
    slab([-width / 2, -14, width, 50], CERAMIC, 22),
  );

/** A bath along a wall, from the side. */
export const bath = ([x, y]: Point, width: number): Mark =>
  at(
    [x, y],
    shape(
      `M14 20H${width - 14}L${width - 50} 250C${width - 60} 280 ${width - 90} 290 ${width - 120} 290H120C90 290 60 280 50 250Z`,
      CERAMIC.base,
    ),
    shape(
      `M${width * 0.72} 20H${width - 14}L${width - 50} 250C${width - 60} 280 ${width - 90} 290 ${width - 120} 290H${width * 0.62}C${width * 0.7} 250 ${width * 0.73} 160 ${width * 0.72} 20Z`,
      CERAMIC.shade,
    ),
    slab([-10, -18, width + 20, 52], CERAMIC, 24),
  );

/** A hand wheel seen from its side, on a spindle. */
export const wheel = ([x, y]: Point, tone: Tone): Mark =>
  at(
    [x, y],
    block([-12, 0, 24, 66], CHROME, 4),
    slab([-84, -34, 168, 42], tone, 20),
    stroke('M-46 -30V4M0 -32V6M46 -30V4', tone.line, 5),
  );

/** The plug hole of a bath or basin, seen from above. */
export const plughole = ([x, y]: Point, size: number): Mark =>
  at(
    [x, y],
    disc([0, 0], size, STONE[400]),
    disc([-size * 0.06, -size * 0.06], size * 0.78, STONE[600]),
    rect([-size * 0.7, -size * 0.07, size * 1.4, size * 0.14], STONE[400]),
    rect([-size * 0.07, -size * 0.7, size * 0.14, size * 1.4], STONE[400]),
    oval([-size * 0.4, -size * 0.5, size * 0.14, size * 0.08], STONE[100]),
  );
