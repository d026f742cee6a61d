import type { JobQuestion } from '../../../../contract/catalogue.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { eachJobWord } from '../../../../contract/job-words.ts';
import type { NewJob } from '../../../../contract/jobs.ts';
import { type Insertable, sql } from 'kysely';
import { type JobTier, PROPERTY_WORDS, URGENCY_WORDS } from '../../../../contract/words.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { atOnce } from '../../../platform/db/sent-together.ts';
import { nextNumber } from '../../../platform/db/next-number.ts';
import { cellOf } from '../../../platform/geo/grid.ts';
import type { Place } from '../../../platform/geo/places.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { offeredService } from '../../catalogue/index.ts';
import { codeOf } from '../../coded-words.ts';
import { takesPlace, marketDecisions } from '../../market-settings.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { countReach, NOBODY, openToAllFrom } from '../matching.ts';

const MAX_AHEAD_MS = 2 * 366 * DAY_MS;

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
    const opensLaterAt = tier === 'premium' ? opens.toISOString() : null;
    const [jobNumber, , reach] = await atOnce(
      insertJob(context, { id, job, place, tier, wantedAt, answers, opens }),
      context.record('job.posted', { jobId: id, customerId: context.actor.userId, opensLaterAt }),
      countReach(context.tx, [{ id, ...place.point }], context.now),
    );
    const { now, later } = reach.get(id) ?? NOBODY;
    return { data: { id, jobNumber, leadsCount: now, expectedCount: later } };
  },
});

/** What has no head start does not ask how long one is: most jobs have none. */
async function openFor({ tx, now }: Context, tier: JobTier): Promise<Date> {
  const headStartHours = tier === 'premium' ? (await marketDecisions(tx)).head_start_hours : 0;
  return openToAllFrom({ tier, at: now, headStartHours });
}

/** Today still counts: the customer may choose this evening. */
function wantedDate(job: NewJob, now: Date): Date | null {
  if (!job.targetCompletionDatetime) return null;
  const wanted = new Date(job.targetCompletionDatetime);
  const startOfToday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  if (Number.isNaN(wanted.getTime()) || wanted.getTime() < startOfToday)
    throw invalid({ targetCompletionDatetime: [say.futureDate] });
  if (wanted.getTime() > now.getTime() + MAX_AHEAD_MS)
    throw invalid({ targetCompletionDatetime: [say.farDate] });
  return wanted;
}

/** The answers with the labels they were given under; a question counts once, and only with its own options. */
function answersOf(job: NewJob, questions: JobQuestion[]) {
  const given = job.answers ?? [];
  const byQuestion = new Map(given.map((answer) => [answer.question_id, answer.value]));
  const answers = questions.flatMap(({ id, label, options }) => {
    const value = byQuestion.get(id);
    if (value === undefined || (options.length > 0 && !options.includes(value))) return [];
    return [{ question_id: id, label, value }];
  });
  if (answers.length !== given.length) throw invalid({ answers: [say.answers] });
  return answers;
}

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

const placeColumns = ({ postcode, outward, town, point, centre }: Place) => ({
  postcode,
  outward,
  town,
  lat: point.lat,
  lng: point.lng,
  outward_lat: centre.lat,
  outward_lng: centre.lng,
  cell: cellOf(point),
});
