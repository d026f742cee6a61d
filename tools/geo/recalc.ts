import { relocateBusinesses } from '../../server/marketplace/businesses/index.ts';
import { relocateJobs } from '../../server/marketplace/jobs/index.ts';
import type { Relocated, Stretch } from '../../server/marketplace/relocated.ts';
import { type Db, inTransaction } from '../../server/platform/db/db.ts';
import { tablePlaces } from '../../server/platform/geo/table-places.ts';

const STRETCH = 500;
const KINDS = { businesses: relocateBusinesses, jobs: relocateJobs };

export type Recalculated = Record<keyof typeof KINDS, { seen: number; moved: number }>;

type Options = { signal: AbortSignal; onProgress?(kind: string, seen: number): void };

/** Puts every business and job where the table says now, a stretch a transaction; again, it finds nothing to move. */
export async function recalculate(db: Db, { signal, onProgress }: Options): Promise<Recalculated> {
  const placesOn = tablePlaces();
  const all = async (kind: keyof typeof KINDS) => {
    const sum = { seen: 0, moved: 0 };
    let after: string | null = null;
    do {
      const stretch: Stretch = { after, size: STRETCH };
      const done: Relocated = await inTransaction(db, (tx) => KINDS[kind](tx, placesOn, stretch));
      sum.seen += done.seen;
      sum.moved += done.moved;
      after = done.last;
      onProgress?.(kind, sum.seen);
    } while (after && !signal.aborted);
    return sum;
  };
  return { businesses: await all('businesses'), jobs: await all('jobs') };
}
