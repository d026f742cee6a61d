import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { FOLDERS, idIn, type Stored } from '../../platform/files/files.ts';
import type { UserId } from '../../platform/ids.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import type { Job, Queue } from '../../platform/queue/queue.ts';
import type { Context, Market } from '../action.ts';
import { ownedBy } from '../actors.ts';
import { knownFiles } from './file.queries.ts';
import { keysOf, type Named } from './pictures.ts';

export const SWEEP_FILES = 'sweep-files';
export const DROP_UNATTACHED = 'drop-unattached-photos';
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
  await dropLater({ tx, queue }, forgotten);
}

/** Forgets photos that nothing names any more; their bytes go once that has been committed. */
export const forgetPhotos = (context: Forgetting, ids: string[]): Promise<void> =>
  forgetUsed(context, { kind: 'photo', ids });

/** The same of a PDF. */
export const forgetPdf = (context: Forgetting, id: string): Promise<void> =>
  forgetUsed(context, { kind: 'attachment', ids: [id] });

type Forgetting = Pick<Context, 'tx' | 'queue'>;
type Used = { kind: Unattached; ids: string[] };

async function forgetUsed({ tx, queue }: Forgetting, { kind, ids }: Used): Promise<void> {
  if (ids.length === 0) return;
  const forgotten = await tx
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .returning(['id', 'kind'])
    .execute();
  await dropLater({ tx, queue }, forgotten);
}

async function dropLater({ tx, queue }: { tx: Tx; queue: Queue }, forgotten: Named[]): Promise<void> {
  if (forgotten.length === 0) return;
  await queue.send(tx, DROP_FILE, { jobs: forgotten.map(({ id, kind }) => ({ fileId: id, kind })) });
}

const BATCH = 200;
/** The kinds that are brought first and named afterwards; each has an index of those that nothing names. */
const UNATTACHED = ['photo', 'attachment'] as const;
type Unattached = (typeof UNATTACHED)[number];
const unattachedBefore = (tx: Tx, kind: Unattached, moment: Date) =>
  tx
    .selectFrom('files')
    .where('kind', '=', kind)
    .where('attached_at', 'is', null)
    .where('created_at', '<', moment)
    .select('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();

/** So that the hourly duty has dropped it within a day. */
const UNATTACHED_FOR_MS = 20 * HOUR_MS;

/** Drops the photos, and the PDFs of messages and quotes, that were brought and used nowhere. Run again it does no harm. */
export async function dropUnattached({ db, queue, clock }: Market): Promise<number> {
  const before = new Date(clock.now().getTime() - UNATTACHED_FOR_MS);
  const dropSome = (kind: Unattached) =>
    inTransaction(db, async (tx) => {
      const dropped = await tx
        .deleteFrom('files')
        .where('id', 'in', unattachedBefore(tx, kind, before))
        .returning(['id', 'kind'])
        .execute();
      await dropLater({ tx, queue }, dropped);
      return dropped.length;
    });
  let dropped = 0;
  for (const kind of UNATTACHED)
    for (let some = BATCH; some === BATCH; dropped += some) some = await dropSome(kind);
  return dropped;
}

/** Removes the bytes of a forgotten file. Run again it does no harm. */
export async function dropFile({ files }: Market, { fileId: id = '', kind = '' }: Job): Promise<void> {
  for (const key of keysOf({ kind, id })) await files.remove(key);
}

/** An upload takes seconds: what has no row a day later was never acknowledged, or has been removed since. */
const ORPHANED_AFTER_MS = DAY_MS;

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
