import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { reportToDecide } from '../report-to-decide.ts';

type Input = { id: string; outcome: string };

/** Says what came of a report: it leaves the list of those that wait. */
export const closeReport = action({
  name: 'closeReport',
  by: ['admin'],
  answers: [],
  async run(context: Context, { id, outcome }: Input): Promise<[]> {
    const { tx, actor, now } = context;
    const report = await reportToDecide(tx, id);
    if (report.done_at) {
      if (report.done_by === actor.userId && report.outcome === outcome) return [];
      throw new Refusal('report_done');
    }
    await tx
      .updateTable('reports')
      .set({ done_by: actor.userId, done_at: now, outcome })
      .where('id', '=', id)
      .execute();
    await audit(context, {
      act: 'close',
      subject: 'report',
      subjectId: id,
      accountId: report.writer_id,
      before: { is_done: false },
      after: { is_done: true },
      reason: outcome,
    });
    return [];
  },
});
