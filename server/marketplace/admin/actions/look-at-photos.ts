import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { photosInFull } from '../../jobs/index.ts';
import { LOOK_MS, noteLook } from '../../looks.ts';
import { resultPhotosInFull } from '../../result-photos/index.ts';

/** Opens the photos of a job for an hour. The audit log has one entry for each admin and reason. */
export const lookAtPhotos = action({
  name: 'lookAtPhotos',
  by: ['admin'],
  async run(context: Context, { jobId, reason }: { jobId: string; reason: string }) {
    const { tx, actor, now } = context;
    const job = await tx
      .selectFrom('jobs')
      .where('id', '=', jobId)
      .where('deleted_at', 'is', null)
      .select('customer_id')
      .executeTakeFirst();
    if (!job) throw notFound();
    const isFirst = await noteLook(tx, 'photos', { adminId: actor.userId, subjectId: jobId, reason, now });
    const accountId = job.customer_id;
    if (isFirst)
      await audit(context, { act: 'look at photos', subject: 'job', subjectId: jobId, accountId, reason });
    const [photos, results] = [await photosInFull(tx, jobId), await resultPhotosInFull(tx, jobId)];
    return { photos, results, secondsLeft: LOOK_MS / 1000 };
  },
});
