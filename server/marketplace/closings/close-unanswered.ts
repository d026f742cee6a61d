import { DAY_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { contextOfCustomer, type Market } from '../action.ts';
import { eachDue } from '../each-due.ts';
import { jobLifecycle, lockJob } from '../jobs/index.ts';
import { move } from '../lifecycle.ts';
import { marketDecisions } from '../market-settings.ts';
import {
  dueWarnings,
  endAllWarnings,
  endWarning,
  insertWarning,
  unwarnedJobs,
  waitOf,
} from './warning.queries.ts';

/** A job closes no sooner after its customer was warned, whatever the setting is changed to. */
const WARNED_DAYS = 7;

/**
 * Warns the customers of jobs that nobody has taken up, and closes those whose customers were warned a week ago. Safe to
 * do twice, and by two processes at once.
 */
export async function closeUnanswered(market: Market): Promise<void> {
  const { unanswered_days: days } = await marketDecisions(market.db);
  if (days === 0) return endAllWarnings(market.db, market.clock.now());
  await closeDue(market, days);
  await warnNext(market, days);
}

const closeDue = (market: Market, days: number): Promise<void> =>
  eachDue(market.db, {
    read: () => dueWarnings(market.db, market.clock.now()),
    act: (tx, { job_id: jobId }) => closeOne(market, tx, { jobId, days }),
  });

/** Somebody may have taken it up or kept it open, or the setting may be another one by now; the warning has ended either way. */
async function closeOne(market: Market, tx: Tx, { jobId, days }: { jobId: string; days: number }) {
  const job = await lockJob(tx, jobId);
  const now = market.clock.now();
  if (!(await endWarning(tx, { jobId, now })) || job?.status !== jobLifecycle.starts) return;
  const wait = await waitOf(tx, jobId);
  if (!wait || wait.is_taken_up || wait.waiting_since.getTime() + days * DAY_MS > now.getTime()) return;
  const set = { cancelled_at: now, closed_reason: 'unanswered' };
  await move(tx, jobLifecycle, { name: 'closeByItself', id: jobId, set });
  const customerId = job.customer_id;
  await contextOfCustomer(market, { tx, customerId }).record('job.expired', { jobId, customerId });
}

const warnNext = (market: Market, days: number): Promise<void> =>
  eachDue(market.db, {
    read: () =>
      unwarnedJobs(market.db, new Date(market.clock.now().getTime() - (days - WARNED_DAYS) * DAY_MS)),
    act: (tx, jobId) => warnOne(market, tx, { jobId, days }),
  });

async function warnOne(market: Market, tx: Tx, { jobId, days }: { jobId: string; days: number }) {
  const job = await lockJob(tx, jobId);
  const wait = await waitOf(tx, jobId);
  if (job?.status !== jobLifecycle.starts || !wait || wait.is_taken_up) return;
  const now = market.clock.now();
  const closesAt = new Date(
    Math.max(wait.waiting_since.getTime() + days * DAY_MS, now.getTime() + WARNED_DAYS * DAY_MS),
  );
  const warningId = await insertWarning(tx, { jobId, closesAt, now });
  if (!warningId) return;
  const customerId = job.customer_id;
  await contextOfCustomer(market, { tx, customerId }).record('job.warned', { jobId, customerId, warningId });
}
