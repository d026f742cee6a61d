import { sentences } from '../../../../contract/copy.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Context } from '../../action.ts';
import type { Entry } from '../../audit.ts';

type Act = Pick<Entry, 'act' | 'subject'> & { subjectId: string; accountId: UserId };

/**
 * For an act that finds its work done: a repeat by the same admin changes nothing and is fine. The reason of another
 * admin must not be lost without a word, so they read that they came second, and the reason that holds.
 */
export async function mustBeOwnAct(context: Context, { reason, ...act }: Act & { reason: string | null }) {
  if (!reason) return;
  const theirs = await actOfAnother(context, act);
  if (theirs && theirs.reason !== reason) throw doneByAnother(theirs.reason);
}

/** The last act of that kind on that record, where it was another admin's. */
export async function actOfAnother({ tx, actor }: Context, { act, subject, subjectId, accountId }: Act) {
  const last = await tx
    .selectFrom('audit_log')
    .leftJoin('audit_details', 'audit_details.entry_id', 'audit_log.id')
    .where('audit_log.account_id', '=', accountId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('act', '=', act)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .select(['admin_id', 'reason'])
    .executeTakeFirst();
  return last && last.admin_id !== actor.userId ? last : null;
}

/** Says the reason that the other admin gave, where it is still known. */
export const doneByAnother = (reason: string | null): Refusal =>
  new Refusal('done_by_another', {
    errors: {
      reason: [
        reason === null
          ? sentences.doneByAnother
          : `${sentences.doneByAnother} ${sentences.theirReason} ${reason}`,
      ],
    },
  });
