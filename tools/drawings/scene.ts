import type { Random } from './random.ts';
import type { Mark } from './svg.ts';

/** Draws one scene, from the back to the front. */
export type Scene = (random: Random) => Mark[];
