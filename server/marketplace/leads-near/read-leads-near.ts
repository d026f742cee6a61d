import { fieldSentences as say } from '../../../contract/copy.ts';
import type { Demand } from '../../../contract/leads-near.ts';
import { readOutward } from '../../../contract/postcode.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { offeredTrade } from '../catalogue/index.ts';
import { jobsAround } from './leads-near.queries.ts';

const MONTHS = 3;
const MONTH_MS = 30 * DAY_MS;
/** Fewer jobs in three months say nothing of the next one. */
const FEWEST_JOBS = 10;

export const countedSince = (now: Date): Date => new Date(now.getTime() - MONTHS * MONTH_MS);

/** The middle of an outward code is the same whatever stands behind it. */
const ANY_INWARD = '1AA';

/**
 * What a business of a trade may expect at a place.
 * @throws Refusal 'invalid' for what is no post code of ours; 'not_found' for a trade that is not on offer
 */
export async function readDemand(
  { db, placesOn }: Market,
  asked: { trade: string; postcode: string },
): Promise<Demand> {
  const trade = await offeredTrade(db, asked.trade);
  if (!trade) throw notFound();
  const outward = readOutward(asked.postcode);
  const place = outward && (await placesOn(db).find(`${outward} ${ANY_INWARD}`));
  if (!place) throw invalid({ postcode: [say.postcode] });
  const counted = await jobsAround(db, { categoryId: trade.id, ...place.centre });
  return {
    place: { outward: place.outward, town: place.town },
    leadsAMonth: aMonth(counted.jobs),
    premiumAMonth: aMonth(counted.premium_jobs),
  };
}

function aMonth(jobs: number): number | null {
  if (jobs < FEWEST_JOBS) return null;
  const month = jobs / MONTHS;
  const step = month < 20 ? 1 : month < 100 ? 5 : 10;
  return Math.round(month / step) * step;
}
