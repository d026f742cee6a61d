import { sql } from 'kysely';
import type { ClosedBecause } from '../../../contract/words.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/actor.ts';
import { isOtherGone } from '../gone.ts';
import { isOpen, jobLifecycle } from '../jobs/index.ts';
import { isAlive } from './lead.lifecycle.ts';
import type { LeadRow } from './lead.queries.ts';

/** How long the two who worked together write to each other once the work has ended. */
const DAYS_AFTER_WORK = 60;

type Job = { status: string; is_offered: boolean };
type Asking = { actor: Actor; now: Date };

/** Why neither side writes there any more, if that is so. While the job is open both may, then the two who work together. */
export function whyClosed(lead: LeadRow, job: Job, { actor, now }: Asking): ClosedBecause | null {
  if (!isAlive(lead.status)) return 'lead_dismissed';
  const gone = isOtherGone(actor, lead) ? 'other_side_gone' : null;
  if (lead.winner_id === lead.businessId)
    return lead.is_apart || isLongOver(lead.ended_at, now) ? 'conversation_closed' : gone;
  if (lead.is_apart) return whyApart(job, actor);
  return isOpen(job) ? gone : 'job_not_available';
}

/**
 * The blocked side must not be able to tell. A business is answered as if the job were switched off. A customer comes here only
 * after a block of their own, since a business that blocks has dismissed its leads.
 */
const whyApart = ({ status }: Job, { role }: Actor): ClosedBecause =>
  role === 'business' || status !== jobLifecycle.starts ? 'job_not_available' : 'conversation_closed';

const isLongOver = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now.getTime() > endedAt.getTime() + DAYS_AFTER_WORK * DAY_MS;

/** Whether the customer knows of the lead: the business took the job up, or the customer has written to it. */
export async function isKnownToCustomer(tx: Reader, lead: LeadRow): Promise<boolean> {
  if (lead.is_interested) return true;
  const { rows } = await sql`
    select where exists (select from quotes where lead_id = ${lead.id})
      or exists (select from messages where lead_id = ${lead.id})
      or exists (select from leads where id = ${lead.id} and interested_at is not null)
  `.execute(tx);
  return rows.length > 0;
}
