import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { attachmentSides, attachmentsForAdmins } from '../../leads/index.ts';
import { LOOK_MS, noteLook } from '../../looks.ts';

type Input = { leadId: string; reason: string };

/** Opens the photos and files of a conversation for an hour. The audit log has one entry for each admin and reason. */
export const lookAtAttachments = action({
  name: 'lookAtAttachments',
  by: ['admin'],
  async run(context: Context, { leadId, reason }: Input) {
    const { tx, actor, now } = context;
    const sides = await attachmentSides(tx, actor, { leadId, now });
    if (!sides) throw notFound();
    const look = { adminId: actor.userId, subjectId: leadId, reason, now };
    if (await noteLook(tx, 'attachments', look))
      await audit(context, {
        act: 'look at files',
        subject: 'conversation',
        subjectId: leadId,
        accountId: sides.customerId,
        reason,
      });
    return { messages: await attachmentsForAdmins(tx, leadId), secondsLeft: LOOK_MS / 1000 };
  },
});
