import { DAY_MS } from '../../platform/clock.ts';
import { FOLDERS, idIn, type Stored } from '../../platform/files/files.ts';
import type { Market } from '../action.ts';
import { knownFiles } from './file.queries.ts';

export const SWEEP_FILES = 'sweep-files';

/** An upload takes seconds: what has no row a day later was never acknowledged, or has been removed since. */
const ORPHANED_AFTER_MS = DAY_MS;
const BATCH = 200;

/** Removes the bytes that no row knows of. Run again it does no harm. */
export async function sweepFiles(market: Market): Promise<number> {
  const before = new Date(market.clock.now().getTime() - ORPHANED_AFTER_MS);
  let removed = 0;
  for (const folder of FOLDERS) {
    let some: Stored[] = [];
    for await (const stored of market.files.list(folder)) {
      if (stored.writtenAt < before) some.push(stored);
      if (some.length < BATCH) continue;
      removed += await removeOrphans(market, some);
      some = [];
    }
    removed += await removeOrphans(market, some);
  }
  return removed;
}

async function removeOrphans({ db, files }: Market, stored: Stored[]): Promise<number> {
  if (stored.length === 0) return 0;
  const known = await knownFiles(db, [...new Set(stored.map(({ key }) => idIn(key)))]);
  const orphans = stored.filter(({ key }) => !known.has(idIn(key)));
  for (const { key } of orphans) await files.remove(key);
  return orphans.length;
}
