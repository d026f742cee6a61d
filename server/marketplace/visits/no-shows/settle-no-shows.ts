import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { contextOfMarket, type Market } from '../../action.ts';
import { BATCH, eachDue } from '../../each-due.ts';
import { lockJob } from '../../jobs/index.ts';
import { canMove, move } from '../../lifecycle.ts';
import { visitById } from '../visit.queries.ts';
import { noShowLifecycle } from './no-show.lifecycle.ts';

/** Lets stand what nobody disputed in time. Safe to do twice, and by two processes at once. */
export async function settleNoShows(market: Market): Promise<void> {
  await eachDue(market.db, {
    read: () => due(market.db, market.clock.now()),
    act: (tx, one) => settle(market, tx, one),
  });
}

const columns = {
  visitId: sql<string>`v.id`,
  leadId: sql<string>`v.lead_id`,
  jobId: sql<string>`l.job_id`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`l.business_id`,
};

type Due = Awaited<ReturnType<typeof due>>[number];

async function due(db: Db, now: Date) {
  const { rows } = await select(columns)`
    from no_shows n join visits v on v.id = n.visit_id join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
    where n.status = 'said' and n.lapses_at <= ${now}
    order by n.lapses_at, n.id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** It takes the lock that every act on the job takes: what was disputed meanwhile stays so. */
async function settle(market: Market, tx: Tx, { visitId, businessId, ...sides }: Due): Promise<void> {
  await lockJob(tx, sides.jobId);
  const visit = await visitById(tx, visitId);
  const said = visit?.no_show;
  if (!visit || !said || !canMove(noShowLifecycle, 'stand', said.status)) return;
  const { now, record } = await contextOfMarket(market, { tx, businessId });
  await move(tx, noShowLifecycle, { name: 'stand', id: said.id, set: { settled_at: now } });
  const facts = { ...sides, visitId, businessId, proposalId: visit.proposal_id };
  await record('visit.no_show_stands', { ...facts, startsAt: visit.starts_at?.toISOString() ?? null });
}
