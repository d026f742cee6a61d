import { type RawBuilder, sql } from 'kysely';
import type { ChangeMark } from '../../../contract/change-mark.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';

/**
 * SQL: the acts by which a business takes a job up: interest, a quote or a message, even one that was withdrawn. Each is a row
 * with its job, lead and moment. Everything below starts from these rows.
 */
const takings = sql`(
  select l.job_id, l.id as lead_id, l.interested_at as at from leads l where l.interested_at is not null
  union all
  select q.job_id, q.lead_id, q.created_at from quotes q
  union all
  select l.job_id, l.id, m.created_at from leads l join messages m on m.lead_id = l.id where m.sender = 'business')`;

/** SQL: when the business of the lead `l` took its job up; null if it did not. */
const takenUpAt = sql`(select min(t.at) from ${takings} t where t.job_id = l.job_id and t.lead_id = l.id)`;

/**
 * SQL: whether a business took the job `j` up. Such a job is no longer asked of others: its service and place stay, and it does
 * not close by itself.
 */
export const isTakenUp = sql<boolean>`exists (select from ${takings} t where t.job_id = j.id)`;

/** SQL: when a business last did one of these things about the job `j`. */
export const lastTakenUpAt = sql<Date | null>`(select max(t.at) from ${takings} t where t.job_id = j.id)`;

/**
 * SQL: what was changed of the job `j` since the business of that lead took it up. Only jobs that were revised are looked
 * at, so that a list of others costs nothing.
 */
export const changedSince = (leadId: RawBuilder<unknown>) => sql<ChangeMark>`
  case when j.revised_at is not null then (
    select case when count(*) > 0 then json_build_object('at', max(r.created_at), 'fields', json_agg(distinct f.field)) end
    from leads l
    join job_revisions r on r.job_id = l.job_id and r.created_at > ${takenUpAt}
    cross join unnest(r.fields) as f (field)
    where l.id = ${leadId}) end`;

/** As it goes out: a moment from JSON is written as every other one. */
export const changeMark = (changed: ChangeMark): ChangeMark =>
  changed && { at: new Date(changed.at).toISOString(), fields: changed.fields };

const taker = { business_id: sql<BusinessId>`l.business_id` };

const takersBefore = preparedOnce(
  'takers-of-job',
  ({ jobId, moment }: Slots<{ jobId: string; moment: Date }>) => select(taker)`
    from leads l where l.job_id = ${jobId} and l.status <> 'dismissed' and l.parted_at is null
      and ${takenUpAt} < ${moment}`,
);

/** Later than every act, even one that a process with a fast clock wrote. */
const END_OF_TIME = new Date('9999-01-01');

/** The businesses that took the job up, before that moment if one is named, and have not removed it since. */
export async function businessesThatTookUp(
  tx: Tx,
  { jobId, before = END_OF_TIME }: { jobId: string; before?: Date },
): Promise<BusinessId[]> {
  const rows = await takersBefore(tx, { jobId, moment: before });
  return rows.map((row) => row.business_id);
}
