import { sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { hundredths } from '../../../../contract/quote-sums.ts';
import { RATE_WORDS, type RateCode } from '../../../../contract/words.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import { invalid, notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { engagementLifecycle, mayOnEngagement } from '../../engagements/index.ts';
import { move } from '../../lifecycle.ts';
import { placeResultPhotos } from '../../result-photos/index.ts';
import { finishOfJob, finishView } from '../finish-columns.ts';
import { lockJob } from '../job.queries.ts';

type Input = { jobId: string; worked?: number | undefined; photos?: string[] | undefined };

/** Says that the work on a job is finished; either side may, with photos of the result, and with the time where it is paid by time. */
export const finishJob = action({
  name: 'finishJob',
  by: ['customer', 'business'],
  async run({ tx, actor, now, record }: Context, { jobId, worked, photos = [] }: Input): Promise<[]> {
    const job = await lockJob(tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!job || !sides || !mayOnEngagement.may('finish', actor, sides)) throw notFound();
    const { engagement_id: id, business_id: businessId } = job;
    if (!id || !businessId) throw new Refusal('job_cannot_change');
    const said = { worked, photos: [...new Set(photos)] };
    await refuseTimeOfOnePrice(tx, { id, worked });
    const set = { ended_at: now, ...columnsOf(said) };
    if ((await move(tx, engagementLifecycle, { name: 'finish', id, set })) === 'already there') {
      await refuseAnother(tx, { id, ...said });
      return [];
    }
    await placeResultPhotos(tx, { jobId, ids: said.photos, accountId: actor.userId, now });
    await record('job.finished', { jobId, customerId: sides.customerId, businessId });
    return [];
  },
});

type Said = { worked: number | undefined; photos: readonly string[] };

const columnsOf = ({ worked, photos }: Said) => ({
  worked_hundredths: worked === undefined ? null : hundredths(worked),
  result_photos_count: photos.length,
});

type OfEngagement = { id: string };

/** @throws Refusal 'invalid' where hours are said of work that has one price */
async function refuseTimeOfOnePrice(tx: Tx, { id, worked }: OfEngagement & Pick<Said, 'worked'>) {
  if (worked === undefined) return;
  const { rate } = theOnly(await rateOf(tx, { id }));
  if (RATE_WORDS[rate] === RATE_WORDS.flat) throw invalid({ worked: [say.workedOfRate] });
}

const rateOf = preparedOnce(
  'rate-of-engagement',
  ({ id }: Slots<OfEngagement>) => select({ rate: sql<RateCode>`q.rate_code` })`
    from engagements e join quotes q on q.id = e.quote_id where e.id = ${id}`,
);

/**
 * A finish that comes again is done; another one is not, since its photos and its time would be lost without a word. Without
 * either it asks for no more than is there.
 * @throws Refusal 'job_cannot_change'
 */
async function refuseAnother(tx: Tx, { id, worked, photos }: OfEngagement & Said): Promise<void> {
  if (worked === undefined && photos.length === 0) return;
  const finish = finishView(theOnly(await finishOf(tx, { id })).finish);
  const kept = finish?.photos.map((photo) => photo.id) ?? [];
  const isSame = finish?.worked === (worked ?? null) && kept.join() === photos.join();
  if (!isSame) throw new Refusal('job_cannot_change');
}

const finishOf = preparedOnce(
  'finish-of-engagement',
  ({ id }: Slots<OfEngagement>) => select({ finish: finishOfJob })`from engagements e where e.id = ${id}`,
);
