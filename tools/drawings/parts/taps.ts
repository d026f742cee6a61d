import { BLUE, CHROME, STONE } from '../palette.ts';
import { at, disc, type Mark, type Point } from '../svg.ts';
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
