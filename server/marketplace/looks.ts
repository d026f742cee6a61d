import { type RawBuilder, sql } from 'kysely';
import { HOUR_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/db/db.ts';
import { preparedEach, type Slots } from '../platform/db/prepared-statements.ts';
import { select } from '../platform/db/select-list.ts';
import type { UserId } from '../platform/ids.ts';

// Private files that an admin may see once they have said why: each reason opens all of one subject for an hour.

/** Each kind has a table of its own, and the subject that a reason opens. */
const KINDS = {
  photos: { table: 'photo_looks', subject: 'job_id' },
  attachments: { table: 'attachment_looks', subject: 'lead_id' },
} as const;
type Kind = keyof typeof KINDS;

/** How long a reason opens the files. */
export const LOOK_MS = HOUR_MS;

/** Only a look after this moment still opens them. */
export const lookedSince = (now: Date): Date => new Date(now.getTime() - LOOK_MS);

type Asked = { subject: RawBuilder<unknown>; adminId: RawBuilder<unknown>; since: RawBuilder<unknown> };

/** SQL: the admin has said since then why they look at the subject. */
export const isLooking = (kind: Kind, { subject, adminId, since }: Asked) => sql<boolean>`exists (
  select from ${sql.table(KINDS[kind].table)} o
  where o.admin_id = ${adminId} and ${sql.ref(`o.${KINDS[kind].subject}`)} = ${subject} and o.looked_at > ${since})`;

type Look = { adminId: UserId; subjectId: string; reason: string; now: Date };

/** Notes the look. Answers whether it is the first of this admin for this reason: only that one goes into the audit log. */
export async function noteLook(tx: Tx, kind: Kind, look: Look): Promise<boolean> {
  const [noted] = await note(tx, { kind }, look);
  return noted?.is_first ?? false;
}

const columns = { is_first: sql<boolean>`is_first` };

/** `xmax` is 0 in a row that was inserted, and not in one that was there and is updated. */
const note = preparedEach(
  'note-look',
  ({ kind }: { kind: Kind }, { adminId, subjectId, reason, now }: Slots<Look>) => {
    const { table, subject } = KINDS[kind];
    const noted = sql`
      with noted as (
        insert into ${sql.table(table)} (admin_id, ${sql.ref(subject)}, reason, looked_at)
        values (${adminId}, ${subjectId}, ${reason}, ${now})
        on conflict (admin_id, ${sql.ref(subject)}, reason) do update set looked_at = excluded.looked_at
        returning xmax = 0 as is_first
      )`;
    return select(columns, noted)`from noted`;
  },
);
