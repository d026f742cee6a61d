import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { ownedBy } from '../actors.ts';
import { jobStatus } from '../engagements/index.ts';
import type { Events } from '../events.ts';

/** The account that goes, no matter who sees to it. */
export type Leaver = Events['account.deleted'];

export type JobInPlay = RowOf<ReturnType<typeof inPlayOf>>;

const inPlayOf = (accountId: UserId) => ({
  id: sql<string>`j.id`,
  customer_id: sql<UserId>`j.customer_id`,
  engagement_id: sql<string | null>`e.id`,
  isUnderWay: sql<boolean>`e.status = 'progress' is true
    and (j.customer_id = ${accountId} or e.business_id in ${ownedBy(accountId)})`,
});

/**
 * The jobs that an account still has something to do with: a customer's open ones and those under way, for a business
 * the ones it works on or has an open quote on. All locked, in the order of their ids, so that nothing is agreed
 * upon while they are looked at.
 */
export async function jobsInPlay(tx: Tx, { accountId, role }: Leaver): Promise<JobInPlay[]> {
  await holdMemberships(tx, accountId);
  const theirs =
    role === 'customer'
      ? sql`j.customer_id = ${accountId} and (j.ask_status = 'active' or j.ask_status = 'awarded' and not exists (
          select from engagements e where e.job_id = j.id and e.status <> 'progress'))`
      : sql`j.id in (
          select job_id from engagements where business_id in ${ownedBy(accountId)} and status = 'progress'
          union all
          select job_id from quotes where business_id in ${ownedBy(accountId)} and status = 'pending')`;
  const { rows: locked } = await select({ id: sql<string>`j.id` })`
    from jobs j where ${theirs} order by j.id for update of j
  `.execute(tx);
  return stillInPlay(tx, accountId, locked);
}

/** A question of its own: the statement that waited for the locks read the engagements as they were before the wait. */
async function stillInPlay(tx: Tx, accountId: UserId, locked: { id: string }[]): Promise<JobInPlay[]> {
  const { rows } = await select(inPlayOf(accountId))`
    from jobs j left join engagements e on e.job_id = j.id
    where j.id = any(${locked.map(({ id }) => id)}::uuid[]) and ${jobStatus} in ('active', 'progress')
    order by j.id
  `.execute(tx);
  return rows;
}

/**
 * The people of the businesses that go, and the places of the account in others. Before any job, because what a member is
 * doing holds its membership and may wait for a job.
 */
const holdMemberships = (tx: Tx, accountId: UserId) =>
  sql`
    select from memberships where account_id = ${accountId} or business_id in ${ownedBy(accountId)}
    order by business_id, account_id for update
  `.execute(tx);

const withdrawn = {
  quoteId: sql<string>`q.id`,
  jobId: sql<string>`q.job_id`,
  leadId: sql<string>`q.lead_id`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`q.business_id`,
};

/** The open quotes of a business; after `jobsInPlay`, so that none is accepted meanwhile. */
export async function openQuotesOf(tx: Tx, { accountId }: Leaver): Promise<Events['quote.withdrawn'][]> {
  const { rows } = await select(withdrawn)`
    from quotes q join jobs j on j.id = q.job_id
    where q.business_id in ${ownedBy(accountId)} and q.status = 'pending' order by q.id
  `.execute(tx);
  return rows;
}
