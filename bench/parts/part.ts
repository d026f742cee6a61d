import type { Pace } from './measure-row.ts';
import type { Size } from '../testbed/world.ts';
import type { Worlds } from '../testbed/worlds.ts';

/** What a part is told. */
export type Told = { size: Size; pace: Pace; row: string; worlds: Worlds };
/** What it found: tables, and each goal that was missed by more than the margin. */
export type Found = { text: string; misses: string[] };
