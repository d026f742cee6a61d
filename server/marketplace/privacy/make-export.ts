import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import { brand } from '../../../contract/brand.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { keyOf } from '../../platform/files/files.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';
import type { DeclaredTable } from '../personal-data.ts';
import { folderOf, forgetFile, noteFile } from '../files/index.ts';
import { EXPORT_DAYS, tellPeople } from '../notifications/index.ts';
import { everythingOf } from './export.queries.ts';
import { DROP_EXPORT } from './forget-copies.ts';

export const MAKE_EXPORT = 'make-export';

/** What a copy is made with. */
type Copying = Market & { personalData: readonly DeclaredTable[] };

/**
 * Prepares somebody's data as a zip, and tells them. Run again after a crash it writes the same file again; what was
 * made for an account that has gone meanwhile is removed.
 */
export async function makeExport(market: Copying, exportId: string): Promise<void> {
  const asked = await market.db
    .selectFrom('exports')
    .where('id', '=', exportId)
    .where('ready_at', 'is', null)
    .select(['account_id'])
    .executeTakeFirst();
  if (!asked) return;
  const key = keyOf('exports', exportId);
  const bytes = await writeZip(market, key, asked.account_id);
  const isKept = await inTransaction(market.db, (tx) =>
    announce(market, tx, { id: exportId, accountId: asked.account_id, bytes }),
  );
  if (!isKept) await market.files.remove(key);
}

async function writeZip(market: Copying, key: string, accountId: UserId): Promise<number> {
  const { db, files, clock, personalData } = market;
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => everythingOf(tx, accountId, personalData));
  const zip = new ZipFile();
  const about = { product: brand.name, madeAt: clock.now(), sections: Object.keys(data) };
  zip.addBuffer(Buffer.from(JSON.stringify({ about, ...data }, null, 2)), 'data.json');
  for (const file of data.files ?? []) {
    const { id, kind, name } = file as { id: string; kind: string; name: string };
    const folder = folderOf(kind);
    const content = await files.read(keyOf(folder, id));
    if (content) zip.addReadStream(content, `${folder}/${name ? `${id} ${name}` : `${id}.webp`}`);
  }
  zip.end();
  const counted = counting();
  // A file that cannot be read ends the copy: it is made again, and never handed out with a hole.
  zip.on('error', (error) => counted.stream.destroy(error));
  zip.outputStream.pipe(counted.stream);
  await files.write(key, Readable.from(counted.stream));
  return counted.bytes();
}

/** Lets bytes through and counts them. */
function counting() {
  let total = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => total };
}

type Made = { id: string; accountId: UserId; bytes: number };

/** Whether the copy is still wanted; if so, it is on record, announced, and its end is set. */
async function announce({ queue, clock }: Market, tx: Tx, { id, accountId, bytes }: Made): Promise<boolean> {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  const marked = await tx
    .updateTable('exports')
    .set({ ready_at: now, expires_at, size_bytes: bytes })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return (await stillThere(tx, id)) !== undefined;
  const file = { id, kind: 'export' as const, name: 'my-data.zip', mediaType: 'application/zip', bytes };
  await noteFile(tx, file, { accountId, now });
  await tellPeople(
    { tx, queue, now },
    { kind: 'export-ready', subjectId: id, people: [{ accountId, businessId: null }] },
  );
  await queue.send(tx, DROP_EXPORT, { jobs: [{ exportId: id }], notBefore: expires_at });
  return true;
}

const stillThere = (tx: Tx, id: string) =>
  tx.selectFrom('exports').where('id', '=', id).select('id').executeTakeFirst();

/** Removes a copy whose days are over: row first, then bytes, so that nothing is offered that is not there. */
export async function dropExport({ db, files, clock }: Market, exportId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const over = await tx
      .deleteFrom('exports')
      .where('id', '=', exportId)
      .where('expires_at', '<=', clock.now())
      .returning('account_id')
      .executeTakeFirst();
    if (over) await forgetFile(tx, exportId);
  });
  const left = await db.selectFrom('exports').where('id', '=', exportId).select('id').executeTakeFirst();
  if (!left) await files.remove(keyOf('exports', exportId));
}
