import type { UserId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import { callOffMails, queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { forgetWorkPicture } from '../../work-pictures/index.ts';
import { foundWorkPicture, namedInLog, noteOn } from './found-work-picture.ts';
import { mustBeOwnAct } from './own-act.ts';

type Input = { id: string; reason: string };

const SUBJECT = { act: 'delete', subject: 'work_picture' } as const;

/** Takes a work picture from everybody for good. Its business is told the reason; a repeat changes nothing. */
export const takeWorkPictureAway = action({
  name: 'takeWorkPictureAway',
  by: ['admin'],
  async run(context: Context, { id, reason }: Input): Promise<[]> {
    const { tx, record } = context;
    const found = await foundWorkPicture(context, id);
    if (!found || !(await forgetWorkPicture(tx, { id, businessId: found.business_id })))
      return again(context, { id, reason });
    const accountId = found.owner_id;
    await audit(context, {
      ...SUBJECT,
      subjectId: id,
      accountId,
      before: { is_deleted: false, ...namedInLog(found) },
      after: { is_deleted: true },
      reason,
    });
    // That it is hidden, and seen by its business, would not be so any more.
    await callOffMails(context, { kind: 'work-picture-hidden', accountId, about: id });
    const note = noteOn(found.text, reason);
    await queueAccountMail(context, { kind: 'work-picture-removed', accountId, about: id, note });
    await record('work-picture.removed', { businessId: found.business_id, pictureId: id });
    return [];
  },
});

/** Where it is gone, only the log knows that it was there. */
async function again(context: Context, { id, reason }: Input): Promise<[]> {
  const accountId = await ownerOfRemoved(context, id);
  if (!accountId) throw notFound();
  await mustBeOwnAct(context, { ...SUBJECT, subjectId: id, accountId, reason });
  return [];
}

async function ownerOfRemoved({ tx }: Context, id: string): Promise<UserId | null> {
  const entry = await tx
    .selectFrom('audit_log')
    .where('subject', '=', SUBJECT.subject)
    .where('subject_id', '=', id)
    .select('account_id')
    .executeTakeFirst();
  return entry?.account_id ?? null;
}
