import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { FileAnswer } from '../../../platform/http/mount.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { answerPdf } from '../../files/index.ts';
import { EVERYTHING, readable } from '../../free-text.ts';
import { itsEngagement, jobStatus } from '../../engagements/index.ts';
import { isInterestAlive, isReleased } from '../../jobs/index.ts';
import { mayOnQuote } from '../quote.policy.ts';

const columns = {
  file_id: sql<string>`f.id`,
  name: sql<FreeText>`f.name`,
  customer_id: sql<UserId>`j.customer_id`,
  business_id: sql<BusinessId>`q.business_id`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  job_status: jobStatus,
  is_interested: sql<boolean>`${isInterestAlive}`,
};

/** Of a quote that its customer can read, so an open or accepted one. */
const fileOf = preparedOnce(
  'file-of-quote',
  ({ quoteId }: Slots<{ quoteId: string }>) => select(columns)`
    from quotes q join files f on f.id = q.file_id join jobs j on j.id = q.job_id join leads l on l.id = q.lead_id
      ${itsEngagement}
    where q.id = ${quoteId} and q.status in ('pending', 'accepted') and j.deleted_at is null`,
);

/** The PDF of a quote for one of its two sides, or an admin. */
export async function readQuoteFile(market: Market, actor: Actor, quoteId: string): Promise<FileAnswer> {
  const [found] = await fileOf(market.db, { quoteId });
  const sides = found && { customerId: found.customer_id, businessId: found.business_id };
  if (!sides || !mayOnQuote.may('readFile', actor, sides)) throw notFound();
  const isMasked = actor.role === 'customer' && !isReleased(found);
  const name = readable(found.name, isMasked ? { contacts: false, postcode: true } : EVERYTHING);
  return answerPdf(market, { id: found.file_id, name });
}
