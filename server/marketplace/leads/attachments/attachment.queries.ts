import { sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { MessageSender } from '../../../../contract/words.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { UserId } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusal.ts';
import { attachedFile, type StoredAttachment } from './attachment-columns.ts';

/** Binds a file that was just brought to the lead that it is for. */
export const bindToLead = (tx: Tx, { fileId, leadId }: { fileId: string; leadId: string }) =>
  tx.insertInto('message_attachments').values({ file_id: fileId, lead_id: leadId }).execute();

type Given = { ids: string[]; leadId: string; messageId: string; accountId: UserId; now: Date };

/**
 * Gives these files to a message, in their order.
 * @throws Refusal 'invalid' where one of them was brought by another, for another lead, was sent already or is not there
 */
export async function attachToMessage(tx: Tx, given: Given): Promise<StoredAttachment[]> {
  const rows = await attach(tx, given);
  if (rows.length < given.ids.length) throw invalid({ attachments: [say.attachments] });
  return rows.map(({ file }) => file);
}

const attach = preparedOnce(
  'attach-to-message',
  ({ ids, leadId, messageId, accountId, now }: Slots<Given>) =>
    select(
      { file: attachedFile },
      sql`
    with wanted as (select id, place from unnest(${ids}::uuid[]) with ordinality as w (id, place)),
    f as (
      update files set attached_at = ${now}
      from message_attachments a join wanted w on w.id = a.file_id
      where files.id = a.file_id and files.account_id = ${accountId} and files.attached_at is null
        and a.lead_id = ${leadId} and a.message_id is null
      returning files.*, w.place
    ),
    placed as (
      update message_attachments a set message_id = ${messageId}, position = f.place - 1
      from f where a.file_id = f.id
      returning a.file_id
    )`,
    )`from f join placed p on p.file_id = f.id order by f.place`,
);

const columns = {
  lead_id: sql<string>`a.lead_id`,
  sender: sql<MessageSender>`m.sender`,
  kind: sql<StoredAttachment['kind']>`f.kind`,
  name: sql<FreeText>`f.name`,
};

/** A file of a message that was sent; who asks is checked by the caller. */
export const sentAttachment = async (db: Reader, id: string) => (await attachmentWith(db, { id })).at(0);

const attachmentWith = preparedOnce(
  'attachment',
  ({ id }: Slots<{ id: string }>) => select(columns)`
    from message_attachments a join messages m on m.id = a.message_id join files f on f.id = a.file_id
    where a.file_id = ${id}`,
);
