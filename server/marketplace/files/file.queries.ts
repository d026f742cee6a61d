import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';

export type FileKind = 'picture' | 'photo' | 'document' | 'export' | 'attachment' | 'work';

export type NewFile = {
  id: string;
  kind: FileKind;
  name: string;
  mediaType: string;
  bytes: number;
  width?: number;
  height?: number;
};

/** Whose a file is: the person who brought it, and the business it is of. */
type Owner = { accountId: UserId; businessId?: BusinessId; now: Date };

/** Notes a file whose bytes are safe already: what has a row is always there. */
export async function noteFile(
  tx: Tx,
  { id, kind, name, mediaType, bytes, width, height }: NewFile,
  { accountId, businessId, now }: Owner,
): Promise<void> {
  const row = { id, kind, name, media_type: mediaType, bytes, width: width ?? null, height: height ?? null };
  await tx
    .insertInto('files')
    .values({ ...row, account_id: accountId, business_id: businessId ?? null, created_at: now })
    .execute();
}

/** Takes a business's document away and keeps the fact, so that asking again finds it done. */
export async function takeDocumentAway(tx: Tx, id: string, of: { businessId: BusinessId; now: Date }) {
  const found = await tx
    .updateTable('files')
    .set((eb) => ({ name: '', removed_at: eb.fn.coalesce('removed_at', eb.val(of.now)) }))
    .where('id', '=', id)
    .where('business_id', '=', of.businessId)
    .where('kind', '=', 'document')
    .executeTakeFirst();
  return found.numUpdatedRows > 0n;
}

/** A document that is still there; who asks is checked by the caller. */
export const keptDocument = (db: Reader, id: string) =>
  db
    .selectFrom('files')
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .where('removed_at', 'is', null)
    .select(['id', 'business_id', 'name', 'media_type'])
    .executeTakeFirst();

/** Forgets a file that its owner's row no longer names; its bytes are removed once that has been committed. */
export const forgetFile = (tx: Tx, id: string) => tx.deleteFrom('files').where('id', '=', id).execute();

/** A picture, for everybody: avatars, logos and work pictures are public, unless an admin has hidden them. */
export async function publicPicture(db: Reader, id: string) {
  const kept = await keptPicture(db, id);
  return kept?.is_hidden ? undefined : kept;
}

/** The same, hidden or not; who asks is checked by the caller. */
export const keptPicture = async (db: Reader, id: string) => (await pictureWith(db, { id })).at(0);

const pictureWith = preparedOnce('picture', ({ id }: Slots<{ id: string }>, db) =>
  db
    .selectFrom('files')
    .where('id', '=', id)
    .where('kind', 'in', [sql.lit('picture'), sql.lit('work')])
    .select(['id', 'kind', 'width'])
    .select(
      sql<boolean>`exists (select from work_pictures p where p.file_id = files.id and not p.is_visible)`.as(
        'is_hidden',
      ),
    ),
);

/** The documents of a business, or of several, oldest first. */
export const documentsOf = (db: Reader, ...businessIds: BusinessId[]) => documents(db, { businessIds });

const documents = preparedOnce('documents', ({ businessIds }: Slots<{ businessIds: BusinessId[] }>, db) =>
  db
    .selectFrom('files')
    .where('business_id', '=', anyOf(businessIds))
    .where('kind', '=', 'document')
    .where('removed_at', 'is', null)
    .select(['id', 'business_id', 'name', 'media_type', 'bytes', 'created_at'])
    .orderBy('created_at')
    .orderBy('id'),
);

/** Which of these ids have a row that still stands for a file. */
export async function knownFiles(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .select('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}
