import type { Tx } from '../../platform/db/db.ts';
import { writeDemand } from './leads-near.queries.ts';
import { countedSince } from './read-leads-near.ts';

/** Counts once, for a market that begins with jobs. */
export const firstDemand = (tx: Tx, now: Date): Promise<void> => writeDemand(tx, countedSince(now));
