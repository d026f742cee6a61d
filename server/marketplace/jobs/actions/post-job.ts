import { fieldSentences as say } from '../../../../contract/copy.ts';
import { eachJobWord } from '../../../../contract/job-words.ts';
import type { NewJob } from '../../../../contract/new-job.ts';
import { type Insertable, sql } from 'kysely';
import { type JobTier, PROPERTY_WORDS, URGENCY_WORDS } from '../../../../contract/words.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { atOnce } from '../../../platform/db/sent-together.ts';
import { nextNumber } from '../../../platform/db/next-number.ts';
import type { Place } from '../../../platform/geo/places.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { offeredService } from '../../catalogue/index.ts';
import { codeOf } from '../../coded-words.ts';
import { takesPlace } from '../../market-settings.ts';
import { answersOf, openFor, opensLater, placeColumns, wantedDate } from '../job-input.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { countReach, NOBODY } from '../matching.ts';
import { setPhotos } from '../photos/set-photos.ts';

/** Posts a job. It is offered at once, or as soon as its customer's e-mail is verified. */
export const postJob = action({
  name: 'postJob',
  by: ['customer'],
  async run(context: Context, job: NewJob) {
    const [service, place] = await atOnce(
      offeredService(context.tx, { serviceId: job.service_id, categoryId: job.category_id }),
      context.places.find(job.location),
    );
    if (!service) throw invalid({ service_id: [say.service] });
    if (!place || !(await takesPlace(context.tx, place))) throw invalid({ location: [say.postcode] });
    const tier: JobTier = job.type ?? (service.is_premium ? 'premium' : 'normal');
    const wantedAt = wantedDate(job, context.now);
    const answers = answersOf(job, service.questions);
    const opens = await openFor(context, tier);
    const id = newId();
    const opensLaterAt = opensLater(tier, opens);
    const [jobNumber, , reach] = await atOnce(
      insertJob(context, { id, job, place, tier, wantedAt, answers, opens }),
      context.record('job.posted', { jobId: id, customerId: context.actor.userId, opensLaterAt }),
      countReach(context.tx, [{ id, ...place.point }], context.now),
    );
    if (job.photos?.length) await setPhotos(context, id, job.photos);
    const { now, later } = reach.get(id) ?? NOBODY;
    return { data: { id, jobNumber, leadsCount: now, expectedCount: later } };
  },
});

type Posted = {
  id: string;
  job: NewJob;
  place: Place;
  tier: JobTier;
  wantedAt: Date | null;
  answers: unknown[];
  opens: Date;
};

async function insertJob(
  { tx, actor, now }: Context,
  { id, job, place, tier, wantedAt, answers, opens }: Posted,
): Promise<string> {
  const [posted] = await insertRow(tx, {
    id,
    customer_id: actor.userId,
    category_id: job.category_id,
    service_id: job.service_id,
    ...eachJobWord((word) => job[word]),
    answers: JSON.stringify(answers),
    property_code: codeOf(PROPERTY_WORDS, job.job_type),
    tier,
    urgency_code: codeOf(URGENCY_WORDS, job.target_job_done),
    wanted_at: wantedAt,
    ...placeColumns(place),
    ask_status: jobLifecycle.starts,
    open_to_all_from: opens,
    created_at: now,
  });
  if (!posted) throw new Error('a job was not written');
  return posted.job_number;
}

type NewRow = Omit<Insertable<DB['jobs']>, 'job_number' | 'is_offered'>;

const insertRow = preparedOnce('post-job', (row: Slots<NewRow>, db) =>
  db
    .insertInto('jobs')
    .values({
      ...row,
      job_number: sql<string>`'J' || ${nextNumber('job_numbers')}`,
      // Locked: a verification at the same moment comes before or after, so that it does not miss this job.
      is_offered: sql<boolean>`(
        select verified_at is not null from accounts where id = ${row.customer_id} for share
      )`,
    })
    .returning('job_number'),
);
