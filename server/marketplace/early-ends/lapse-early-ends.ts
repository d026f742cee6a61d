import { sql } from 'kysely';
import type { EarlyEndStatus } from '../../../contract/early-end-words.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { contextOfMarket, type Market } from '../action.ts';
import { BATCH, eachDue } from '../each-due.ts';
import { lockJob } from '../jobs/index.ts';
import { canMove, move } from '../lifecycle.ts';
import { earlyEndLifecycle } from './early-end.lifecycle.ts';

/** Ends the proposals that nobody answered in time; their jobs go on. Safe to do twice, and by two processes at once. */
export async function lapseEarlyEnds(market: Market): Promise<void> {
  await eachDue(market.db, {
    read: () => dueEnds(market.db, market.clock.now()),
    act: (tx, end) => lapseOne(market, tx, end),
  });
}

type Due = { id: string; jobId: string };

async function dueEnds(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await select({ id: sql<string>`n.id`, jobId: sql<string>`n.job_id` })`
    from early_ends n where n.status = 'proposed' and n.lapses_at <= ${now}
    order by n.lapses_at, n.id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

const columns = {
  status: sql<EarlyEndStatus>`n.status`,
  leadId: sql<string>`q.lead_id`,
  customerId: sql<UserId>`e.customer_id`,
  businessId: sql<BusinessId>`e.business_id`,
};

/** It takes the lock that every act on the job takes: what was answered meanwhile stays as it is. */
async function lapseOne(market: Market, tx: Tx, { id: endId, jobId }: Due): Promise<void> {
  await lockJob(tx, jobId);
  const { rows } = await select(columns)`
    from early_ends n join engagements e on e.id = n.engagement_id join quotes q on q.id = e.quote_id
    where n.id = ${endId}`.execute(tx);
  const [end] = rows;
  if (!end || !canMove(earlyEndLifecycle, 'lapse', end.status)) return;
  const { leadId, customerId, businessId } = end;
  const { now, record } = await contextOfMarket(market, { tx, businessId });
  await move(tx, earlyEndLifecycle, { name: 'lapse', id: endId, set: { decided_at: now } });
  await record('end.lapsed', { jobId, leadId, endId, customerId, businessId });
}
