import { sql } from 'kysely';
import { DAY_MS } from '../../platform/clock.ts';
import { FOLDERS, idIn, type Stored } from '../../platform/files/files.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Context, Market } from '../action.ts';
import { ownedBy } from '../actors.ts';
import { knownFiles } from './file.queries.ts';
import { keysOf } from './pictures.ts';

export const SWEEP_FILES = 'sweep-files';
export const DROP_FILE = 'drop-file';

/**
 * Forgets all files of an account that goes and of its businesses, but not what it brought for one that stays. Their bytes go
 * as soon as that has been committed, and are tried again while the store is away: nobody who left waits for the sweep.
 */
export async function forgetFilesOf({ tx, queue }: Context, accountId: UserId): Promise<void> {
  const forgotten = await tx
    .deleteFrom('files')
    .where(
      sql<boolean>`(account_id = ${accountId} and business_id is null or business_id in ${ownedBy(accountId)})`,
    )
    .returning(['id', 'kind'])
    .execute();
  await queue.send(tx, DROP_FILE, { jobs: forgotten.map(({ id, kind }) => ({ fileId: id, kind })) });
}

/** Removes the bytes of a forgotten file. Run again it does no harm. */
export async function dropFile({ files }: Market, { fileId: id = '', kind = '' }: Job): Promise<void> {
  for (const key of keysOf({ kind, id })) await files.remove(key);
}

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
