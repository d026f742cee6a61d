import { type RawBuilder, sql } from 'kysely';
import { COUNTED_TO } from '../../../contract/counted.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import { counted, type SaysAtDashboard } from '../dashboard-part.ts';

/**
 * Agreed work: what has begun is new to the business, since its customer accepted; what has ended is new to who has not ended
 * it. A customer is asked for a review of what was finished lately.
 */
export const workAtDashboard: SaysAtDashboard = async (db, { actor, since, now }) => {
  const given = { userId: actor.userId, progress: since.progress, history: since.history, now };
  if (actor.role === 'customer') {
    const row = theOnly(await workFor(db, given));
    return { tabs: tabsOf(row, 0), waits: { 'work-to-review': row.to_review } };
  }
  const row = theOnly(await workOf(db, { ...given, businessId: businessOf(actor) }));
  return { tabs: tabsOf(row, row.begun), waits: { 'new-work': row.begun } };
};

type Row = { begun: number; begun_newest: Date | null; ended: number; ended_newest: Date | null };

const tabsOf = (row: Row, begun: number) => ({
  progress: { count: begun, newest: row.begun_newest },
  history: { count: row.ended, newest: row.ended_newest },
});

type Given = { userId: UserId; progress: Date; history: Date; now: Date };

const columns = {
  begun: sql<number>`count(*) filter (where n.is_begun)`,
  begun_newest: sql<Date | null>`max(n.at) filter (where n.is_begun)`,
  ended: sql<number>`count(*) filter (where not n.is_begun)`,
  ended_newest: sql<Date | null>`max(n.at) filter (where not n.is_begun)`,
};

/** SQL: the engagements `e` of one side that have begun or ended since it looked; its own doing is no news. */
const changed = (given: Slots<Given>, isTheirs: RawBuilder<unknown>) => sql`
  from (
    select e.started_at as at, true as is_begun
    from engagements e join jobs j on j.id = e.job_id
    where ${isTheirs} and e.status = 'progress' and e.started_at > ${given.progress} and j.deleted_at is null
    union all
    select e.ended_at, false
    from engagements e join jobs j on j.id = e.job_id
    where ${isTheirs} and e.status in ('finished', 'cancelled') and e.ended_at > ${given.history}
      and j.deleted_at is null
      and not exists (
        select from history h where h.job_id = e.job_id and h.event in ('job.finished', 'job.cancelled')
          and h.actor_id = ${given.userId} and h.admin_id is null)
    limit ${sql.lit(2 * COUNTED_TO)}
  ) n`;

/** SQL: finished work of the customer that nobody has reviewed, of the days in which it is still asked for. */
const unreviewed = (given: Slots<Given>) => sql`
  select from engagements e join jobs j on j.id = e.job_id
  where e.customer_id = ${given.userId} and e.status = 'finished' and j.deleted_at is null
    and e.ended_at > ${given.now}::timestamptz - interval '30 days'
    and not exists (select from reviews r where r.job_id = e.job_id)`;

const workFor = preparedOnce(
  'news-of-customers-work',
  (given: Slots<Given>) =>
    select({ ...columns, to_review: counted(unreviewed(given)) })`
    ${changed(given, sql`e.customer_id = ${given.userId}`)}`,
);
const workOf = preparedOnce(
  'news-of-business-work',
  (given: Slots<Given & { businessId: BusinessId }>) =>
    select(columns)`${changed(given, sql`e.business_id = ${given.businessId}`)}`,
);
