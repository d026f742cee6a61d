import { sql } from 'kysely';
import type { FreeText } from '../../../platform/db/free-text.ts';

export type StoredAttachment = {
  id: string;
  kind: 'photo' | 'attachment';
  name: FreeText;
  width: number | null;
  height: number | null;
  bytes: number;
};

/** SQL: what of the file `f` an attachment shows. */
export const attachedFile = sql<StoredAttachment>`json_build_object(
  'id', f.id, 'kind', f.kind, 'name', f.name, 'width', f.width, 'height', f.height, 'bytes', f.bytes)`;

/** SQL: the attachments of the message `m`, in their order. For a message without any no other table is asked. */
export const attachmentsOfMessage = sql<StoredAttachment[] | null>`case when m.attachments_count > 0 then (
  select json_agg(${attachedFile} order by a.position)
  from message_attachments a join files f on f.id = a.file_id where a.message_id = m.id) end`;
