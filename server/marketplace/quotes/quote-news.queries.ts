import { type RawBuilder, sql } from 'kysely';
import { COUNTED_TO } from '../../../contract/counted.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import type { SaysAtDashboard } from '../dashboard-part.ts';
import { isOpenQuote } from './quote.queries.ts';

/** Open quotes: to a customer those that have come since they last looked are new; a business waits for an answer to its own. */
export const quotesAtDashboard: SaysAtDashboard = async (db, { actor, since }) => {
  if (actor.role === 'customer') {
    const { open, count, newest } = theOnly(
      await toCustomer(db, { customerId: actor.userId, since: since.quoted }),
    );
    return {
      tabs: { quoted: { count, newest } },
      waits: { 'new-quotes': count, 'open-quotes': open - count },
    };
  }
  const given = { businessId: businessOf(actor), since: since.quoted };
  const { open } = theOnly(await ofBusiness(db, given));
  // Its own quotes are no news to a business.
  return { tabs: { quoted: { count: 0, newest: null } }, waits: { 'open-quotes': open } };
};

const columns = (since: RawBuilder<Date>) => ({
  open: sql<number>`count(*)`,
  count: sql<number>`count(*) filter (where n.at > ${since})`,
  newest: sql<Date | null>`max(n.at) filter (where n.at > ${since})`,
});

const toCustomer = preparedOnce(
  'quotes-that-wait-for-customer',
  ({ customerId, since }: Slots<{ customerId: UserId; since: Date }>) =>
    waiting(since, sql`j.customer_id = ${customerId}`),
);
const ofBusiness = preparedOnce(
  'quotes-that-wait-of-business',
  ({ businessId, since }: Slots<{ businessId: BusinessId; since: Date }>) =>
    waiting(since, sql`q.business_id = ${businessId}`),
);

const waiting = (since: RawBuilder<Date>, isTheirs: RawBuilder<unknown>) => select(columns(since))`
  from (
    select q.created_at as at from quotes q join jobs j on j.id = q.job_id
    where ${isTheirs} and ${isOpenQuote}
    order by q.created_at desc limit ${sql.lit(COUNTED_TO)}
  ) n`;
