import { sql } from 'kysely';
import type { QuoteStatus } from '../../../../contract/words.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { contextOfMarket, type Market } from '../../action.ts';
import { BATCH, eachDue } from '../../each-due.ts';
import { lockJob } from '../../jobs/index.ts';
import { canMove, move } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { endOfValidity } from './days.ts';

/**
 * Tells the customers of quotes that end in two days, and closes those whose last day is over. Safe to do twice, and by two
 * processes at once.
 */
export async function endQuotes(market: Market): Promise<void> {
  await eachDue(market.db, {
    read: () => dueQuotes(market.db, market.clock.now()),
    act: (tx, quote) => endOne(market, tx, quote),
  });
}

type Due = { id: string; jobId: string };

async function dueQuotes(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await select({ id: sql<string>`q.id`, jobId: sql<string>`q.job_id` })`
    from quote_details d join quotes q on q.id = d.quote_id
    where d.due_at <= ${now} order by d.due_at, d.quote_id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

const columns = {
  leadId: sql<string>`q.lead_id`,
  status: sql<QuoteStatus>`q.status`,
  validUntil: sql<string>`d.valid_until::text`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`q.business_id`,
};

/** It takes the lock that every act on the job takes: of a quote that was answered meanwhile nothing is asked any more. */
async function endOne(market: Market, tx: Tx, { id: quoteId, jobId }: Due): Promise<void> {
  await lockJob(tx, jobId);
  const now = market.clock.now();
  const { rows } = await select(columns)`
    from quote_details d join quotes q on q.id = d.quote_id join jobs j on j.id = q.job_id
    where d.quote_id = ${quoteId} and d.due_at <= ${now}`.execute(tx);
  const [quote] = rows;
  if (!quote) return;
  const { leadId, status, validUntil, customerId, businessId } = quote;
  const facts = { jobId, leadId, quoteId, customerId, businessId };
  const end = endOfValidity(validUntil);
  const isOpen = canMove(quoteLifecycle, 'expire', status);
  const isOver = end <= now;
  await sql`
    update quote_details set due_at = ${isOpen && !isOver ? end : null}, ran_out_at = ${isOpen && isOver ? now : null}
    where quote_id = ${quoteId}`.execute(tx);
  if (!isOpen) return;
  const { record } = await contextOfMarket(market, { tx, businessId });
  if (!isOver) return record('quote.warned', facts);
  await move(tx, quoteLifecycle, { name: 'expire', id: quoteId, set: { decided_at: now } });
  await record('quote.expired', facts);
}
