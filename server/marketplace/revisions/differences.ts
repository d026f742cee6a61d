import { fieldSentences as say } from '../../../contract/copy.ts';
import type { JobChange } from '../../../contract/job-changes.ts';
import { JOB_WORDS } from '../../../contract/job-words.ts';
import type { Updateable } from 'kysely';
import { readPostcode } from '../../../contract/postcode.ts';
import {
  FIXED_JOB_FIELDS,
  type JobField,
  type JobTier,
  PROPERTY_WORDS,
  SPECIFIC_DATE,
  URGENCY_WORDS,
} from '../../../contract/words.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { offeredService } from '../catalogue/index.ts';
import { codeOf } from '../coded-words.ts';
import { answersOf, photosToBe, placeColumns, wantedDate } from '../jobs/index.ts';
import { takesPlace } from '../market-settings.ts';
import type { JobNow } from './revision.queries.ts';

/** One field that is to be another: what stood there, what is to stand there, and the columns of the job that hold it. */
export type Difference = {
  field: JobField;
  before: unknown;
  after: unknown;
  columns: Omit<Updateable<DB['jobs']>, 'tier'> & { tier?: JobTier };
};

/** They decide whom the job reaches. */
const MATCHED: readonly JobField[] = ['service', 'postcode'];

/** It may change only while nobody has taken the job up. */
export const isFixed = ({ field }: Difference): boolean => FIXED_JOB_FIELDS.some((fixed) => fixed === field);
export const isMatched = ({ field }: Difference): boolean => MATCHED.includes(field);

/**
 * What a change makes different. What stays as it is, is not judged again: a day that has passed or a service that is not
 * offered any more must not keep a customer from changing the title.
 * @throws Refusal 'invalid', with the fields
 */
export async function differencesOf(context: Context, job: JobNow, change: JobChange): Promise<Difference[]> {
  const service = await serviceDifference(context, job, change);
  return [
    ...wordDifferences(job, change),
    ...(await photosDifference(context, job, change)),
    ...urgencyDifference(context, job, change),
    ...(await answersDifference(context, job, change)),
    ...propertyDifference(job, change),
    ...service,
    ...(await placeDifference(context, job, change)),
  ];
}

const wordDifferences = (job: JobNow, change: JobChange): Difference[] =>
  JOB_WORDS.filter((word) => job[word] !== change[word]).map((word) => ({
    field: word,
    before: job[word],
    after: change[word],
    columns: { [word]: change[word] },
  }));

/**
 * By their ids alone: what stood below a photo goes with it. They are kept in a table of their own, so there are no columns;
 * `setPhotos` writes them.
 */
export async function photosDifference(
  { tx }: Context,
  job: Pick<JobNow, 'id'>,
  { photos }: Pick<JobChange, 'photos'>,
): Promise<Difference[]> {
  const ids = photos && (await photosToBe(tx, job.id, photos));
  return ids ? [{ field: 'photos', ...ids, columns: {} }] : [];
}

function urgencyDifference({ now }: Context, job: JobNow, change: JobChange): Difference[] {
  const code = codeOf(URGENCY_WORDS, change.target_job_done);
  const isDated = change.target_job_done === SPECIFIC_DATE;
  const asked = isDated && change.targetCompletionDatetime ? new Date(change.targetCompletionDatetime) : null;
  if (code === job.urgency_code && asked?.getTime() === job.wanted_at?.getTime()) return [];
  const wantedAt = wantedDate(change, now);
  return [
    {
      field: 'urgency',
      before: { urgency: job.urgency_code, wanted_at: job.wanted_at },
      after: { urgency: code, wanted_at: wantedAt },
      columns: { urgency_code: code, wanted_at: wantedAt },
    },
  ];
}

function propertyDifference(job: JobNow, change: JobChange): Difference[] {
  const code = codeOf(PROPERTY_WORDS, change.job_type);
  if (code === job.property_code) return [];
  return [{ field: 'property', before: job.property_code, after: code, columns: { property_code: code } }];
}

const isOtherService = (job: JobNow, change: JobChange): boolean =>
  change.service_id !== job.service_id || change.category_id !== job.category_id;

async function serviceDifference({ tx }: Context, job: JobNow, change: JobChange): Promise<Difference[]> {
  if (!isOtherService(job, change)) return [];
  const { service_id: serviceId, category_id: categoryId } = change;
  const service = await offeredService(tx, { serviceId, categoryId });
  if (!service) throw invalid({ service_id: [say.service] });
  return [
    {
      field: 'service',
      before: job.service_id,
      after: serviceId,
      columns: {
        service_id: serviceId,
        category_id: categoryId,
        tier: service.is_premium ? 'premium' : 'normal',
      },
    },
  ];
}

type Given = { question_id: string; value: string };

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Those of another service are answers to other questions. */
async function answersDifference({ tx }: Context, job: JobNow, change: JobChange): Promise<Difference[]> {
  const given = (answers: Given[] = []) =>
    JSON.stringify(
      answers.map(({ question_id, value }) => JSON.stringify([question_id, value])).toSorted(byText),
    );
  if (given(change.answers) === given(job.answers) && !isOtherService(job, change)) return [];
  const { service_id: serviceId, category_id: categoryId } = change;
  const service = await offeredService(tx, { serviceId, categoryId });
  const answers = answersOf(change, service?.questions ?? []);
  if (given(answers) === given(job.answers)) return [];
  return [
    { field: 'answers', before: job.answers, after: answers, columns: { answers: JSON.stringify(answers) } },
  ];
}

async function placeDifference(
  { tx, places }: Context,
  job: JobNow,
  { location }: JobChange,
): Promise<Difference[]> {
  if (readPostcode(location)?.full === job.postcode) return [];
  const place = await places.find(location);
  if (!place || !(await takesPlace(tx, place))) throw invalid({ location: [say.postcode] });
  if (place.postcode === job.postcode) return [];
  return [{ field: 'postcode', before: job.postcode, after: place.postcode, columns: placeColumns(place) }];
}
