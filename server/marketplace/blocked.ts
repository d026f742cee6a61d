import { type RawBuilder, sql } from 'kysely';

// SQL conditions on the rows of the feature `blocks`, for the statements of features that come before it: jobs, leads, notices.

type Pair = { customer: RawBuilder<unknown>; business: RawBuilder<unknown> };

/** SQL: one of the two has blocked the other. */
export const isBlocked = ({ customer, business }: Pair) => sql<boolean>`exists (
  select from blocks k where k.business_id = ${business} and k.customer_id = ${customer})`;

/** SQL: the open jobs that must not reach a business, because it or their customer blocked the other. Evaluated once in a statement. */
export const jobsBlockedFor = (business: RawBuilder<unknown>) => sql`array(
  select o.id from blocks k join jobs o on o.customer_id = k.customer_id and o.ask_status = 'active'
  where k.business_id = ${business})`;

/** SQL: the businesses that the jobs of a customer must not reach. Evaluated once in a statement. */
export const businessesBlockedFor = (customer: RawBuilder<unknown>) =>
  sql`array(select k.business_id from blocks k where k.customer_id = ${customer})`;

/**
 * SQL: a block has ended the lead `l` of the job `j`, with its engagement `e`. It does not end work in progress. What it has
 * ended stays ended when the block is lifted.
 */
export const isApart = sql<boolean>`(l.parted_at is not null or (
  ${isBlocked({ customer: sql.ref('j.customer_id'), business: sql.ref('l.business_id') })}
  and (e.business_id = l.business_id and e.status = 'progress') is not true))`;
