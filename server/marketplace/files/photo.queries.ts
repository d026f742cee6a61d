import { sql } from 'kysely';
import { MOST_UNATTACHED } from '../../../contract/pictures.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { anyOf, preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { columnsOf, select, selectList } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type NewFile, noteFile } from './file.queries.ts';

/** A photo; who asks is checked by the caller. */
export const keptPhoto = async (db: Reader, id: string) => (await photoWith(db, { id })).at(0);

const photoWith = preparedOnce('photo', ({ id }: Slots<{ id: string }>, db) =>
  db.selectFrom('files').where('id', '=', id).where('kind', '=', 'photo').select(['id', 'width']),
);

type Owner = { accountId: UserId; businessId?: BusinessId; now: Date };

/**
 * Notes a photo, or a PDF for a message or a quote, that was just brought. Nothing names it yet, and nobody may pile up such.
 * @throws Refusal 'too_many_photos'
 */
export async function notePhoto(tx: Tx, photo: NewFile, owner: Owner): Promise<void> {
  const { count } = theOnly(await unattachedOf(tx, { id: owner.accountId }));
  if (count >= MOST_UNATTACHED) throw new Refusal('too_many_photos');
  await noteFile(tx, photo, owner);
}

const unattachedOf = preparedOnce(
  'unattached-photos',
  ({ id }: Slots<{ id: UserId }>) => select({ count: sql<number>`count(*)` })`
    from (
      select from files where account_id = ${id} and kind = 'photo' and attached_at is null
      union all select from files where account_id = ${id} and kind = 'attachment' and attached_at is null
    ) unattached`,
);

type OwnPhotos = { ids: string[]; accountId: UserId; now: Date };

const attached = { id: sql<string>`id` };

/**
 * Gives those of these photos to what names them that the account has brought and that nothing names yet, and answers their
 * ids; the others stay as they are, whether they are somebody else's, used already or nowhere.
 */
export const attachPhotos = preparedOnce('attach-photos', ({ ids, accountId, now }: Slots<OwnPhotos>) => {
  const given = sql`
    with given as (
      update files set attached_at = ${now}
      where id = ${anyOf(ids)} and account_id = ${accountId} and kind = 'photo' and attached_at is null
      returning ${selectList(attached)}
    )`;
  return select(columnsOf('given', attached), given)`from given`;
});

type OwnPdf = { id: string; accountId: UserId; now: Date };

/** The same of one PDF. */
export const attachPdf = preparedOnce('attach-pdf', ({ id, accountId, now }: Slots<OwnPdf>) => {
  const given = sql`
    with given as (
      update files set attached_at = ${now}
      where id = ${id} and account_id = ${accountId} and kind = 'attachment' and attached_at is null
        and not exists (select from message_attachments a where a.file_id = files.id)
      returning ${selectList(attached)}
    )`;
  return select(columnsOf('given', attached), given)`from given`;
});
