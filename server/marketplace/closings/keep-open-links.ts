import type { Renewal } from '../../../contract/renewals.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { contextOfCustomer, type Market } from '../action.ts';
import { publicWords } from '../free-text.ts';
import { jobLifecycle, lockJob, readKeepOpenToken } from '../jobs/index.ts';
import { keepOpen } from './keep-open.ts';
import { warningById } from './warning.queries.ts';

export type LinkDeps = { market: Market; secretKey: string };

/**
 * The job of a mailed link. The token is all the authority there is: it shows the title that stood in the mail, and keeps
 * this one job open once.
 * @throws Refusal 'not_found'
 */
export async function readLink(deps: LinkDeps, token: string): Promise<Renewal> {
  const warning = await warningOf(deps, token);
  return {
    state: stateOf(warning),
    title: publicWords(warning.title),
    closesAt: warning.closes_at.toISOString(),
  };
}

type Warning = NonNullable<Awaited<ReturnType<typeof warningById>>>;

function stateOf({ status, has_ended, is_taken_up }: Warning): Renewal['state'] {
  if (status !== jobLifecycle.starts) return 'over';
  return has_ended || is_taken_up ? 'kept' : 'closing';
}

/** Doing it twice changes nothing more: the second time the warning has ended. */
export async function followLink(deps: LinkDeps, token: string): Promise<[]> {
  const { id, job_id: jobId } = await warningOf(deps, token);
  return inTransaction(deps.market.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    const warning = await warningById(tx, id);
    if (!job || !warning) throw notFound();
    if (job.status !== jobLifecycle.starts) throw new Refusal('renewal_over');
    const { customer_id: customerId } = job;
    if (!warning.has_ended) await keepOpen(contextOfCustomer(deps.market, { tx, customerId }), job);
    return [];
  });
}

async function warningOf({ market, secretKey }: LinkDeps, token: string): Promise<Warning> {
  const id = readKeepOpenToken(token, secretKey);
  const warning = id && (await warningById(market.db, id));
  if (!warning) throw notFound();
  return warning;
}
