import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { nameOfAdmin, reportToDecide } from '../report-to-decide.ts';

type Input = { id: string; from: string | null };

/** Takes a report on, from the owner that the admin has seen. A repeat changes nothing. */
export const takeReport = action({
  name: 'takeReport',
  by: ['admin'],
  answers: [],
  async run(context: Context, { id, from }: Input): Promise<[]> {
    const { tx, actor, now } = context;
    const report = await reportToDecide(tx, id);
    if (report.taken_by === actor.userId && !report.done_at) return [];
    if (report.taken_by !== from || report.done_at) throw new Refusal('report_taken');
    await tx
      .updateTable('reports')
      .set({ taken_by: actor.userId, taken_at: now })
      .where('id', '=', id)
      .execute();
    await audit(context, {
      act: 'take',
      subject: 'report',
      subjectId: id,
      accountId: report.writer_id,
      before: { owner: from && (await nameOfAdmin(tx, from)) },
      after: { owner: await nameOfAdmin(tx, actor.userId) },
    });
    return [];
  },
});
