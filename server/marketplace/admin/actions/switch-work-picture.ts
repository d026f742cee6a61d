import { notFound } from '../../../platform/refusal.ts';
import { callOffMails, queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { foundWorkPicture, namedInLog, noteOn } from './found-work-picture.ts';
import { mustBeOwnAct } from './own-act.ts';

type Switch = { id: string; reason: string | null };

/** Hides a work picture for a reason, or shows it again where there is none. A repeat changes nothing. */
export const switchWorkPicture = action({
  name: 'switchWorkPicture',
  by: ['admin'],
  async run(context: Context, { id, reason }: Switch): Promise<[]> {
    const picture = await foundWorkPicture(context, id);
    if (!picture) throw notFound();
    const accountId = picture.owner_id;
    const isShown = reason === null;
    if (picture.is_visible === isShown) {
      await mustBeOwnAct(context, { act: 'hide', subject: 'work_picture', subjectId: id, accountId, reason });
      return [];
    }
    const { tx, record } = context;
    await tx.updateTable('work_pictures').set({ is_visible: isShown }).where('file_id', '=', id).execute();
    await audit(context, {
      act: isShown ? 'show' : 'hide',
      subject: 'work_picture',
      subjectId: id,
      accountId,
      before: { is_visible: picture.is_visible, ...namedInLog(picture) },
      after: { is_visible: isShown },
      reason,
    });
    // Shown again before the mail went, it was never away for its business.
    const mail = { kind: 'work-picture-hidden', accountId, about: id } as const;
    await callOffMails(context, mail);
    if (reason) await queueAccountMail(context, { ...mail, note: noteOn(picture.text, reason) });
    await record('work-picture.moderated', { businessId: picture.business_id, pictureId: id });
    return [];
  },
});
