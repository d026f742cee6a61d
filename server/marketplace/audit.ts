import { newId, type UserId } from '../platform/ids.ts';
import type { Context } from './action.ts';

/** What an admin did. `before` and `after` hold what changed; they go with the account they are about. */
export type Entry = {
  act: string;
  subject:
    | 'account'
    | 'job'
    | 'conversation'
    | 'category'
    | 'service'
    | 'review'
    | 'review_answer'
    | 'work_picture'
    | 'report'
    | 'promo_code'
    | 'package'
    | 'payment_flag'
    | 'setting'
    | 'admin';
  subjectId: string | null;
  /** Whose data it is about, if anybody's. */
  accountId?: UserId | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
};

/** Writes it into the audit log, in the transaction of the act itself. */
export async function audit(
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  entry: Entry,
): Promise<void> {
  const { act, subject, subjectId, accountId = null, before = null, after = null, reason = null } = entry;
  const id = newId();
  await tx
    .insertInto('audit_log')
    .values({
      id,
      admin_id: actor.adminId ?? actor.userId,
      account_id: accountId,
      act,
      subject,
      subject_id: subjectId,
      created_at: now,
    })
    .execute();
  if (!before && !after && !reason) return;
  await tx
    .insertInto('audit_details')
    .values({
      entry_id: id,
      account_id: accountId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason,
    })
    .execute();
}
