import { sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import { isInReach, openFor, opensLater } from '../jobs/index.ts';
import { signalBusinesses } from '../live-signals.ts';
import { type Difference, isMatched } from './differences.ts';
import type { JobNow } from './revision.queries.ts';

type Rematched = { isRematched: boolean; opens: Date | null; opensLaterAt: string | null };

/** Whether a change alters whom the job reaches, and if so, when the job opens to every package. */
export async function rematchOf(
  context: Context,
  job: JobNow,
  differences: Difference[],
): Promise<Rematched> {
  if (!differences.some(isMatched)) return { isRematched: false, opens: null, opensLaterAt: null };
  const tier = differences.find(({ field }) => field === 'service')?.columns.tier ?? job.tier;
  const opens = await openFor(context, tier);
  return { isRematched: true, opens, opensLaterAt: opensLater(tier, opens) };
}

/**
 * The leads of those whom the job reaches no more go, so that nobody counts them; it was taken up by nobody. Who removed
 * the lead does not get it again.
 */
export async function dropLeadsOutOfReach({ tx, now }: Context, jobId: string): Promise<void> {
  const { rows } = await select(
    { business_id: sql<BusinessId>`gone.business_id` },
    sql`
    with gone as (
      delete from leads l using jobs j
      where j.id = ${jobId} and l.job_id = j.id and l.status = 'open' and l.interested_at is null
        and l.messages_count = 0 and not ${isInReach(sql<Date>`${now}::timestamptz`)}
      returning l.business_id
    )`,
  )`from gone`.execute(tx);
  await signalBusinesses(
    tx,
    rows.map((row) => row.business_id),
    ['leads'],
  );
}
