import { type RawBuilder, sql } from 'kysely';
import type { AdminJobsQuery } from '../../../contract/admin-lists.ts';
import { CLOSED_REASONS, type ClosedReason } from '../../../contract/words.ts';
import type { Slots } from '../../platform/db/prepared-statements.ts';
import { type JobSearch, jobsFound } from './job-search.ts';
import { ofMonth } from './of-month.ts';

/** How a list of jobs is asked for. Each way has a statement of its own. */
export type JobsWay = {
  status?: AdminJobsQuery['status'];
  state?: AdminJobsQuery['state'];
  isOfMonth: boolean;
  soughtBy?: JobSearch['by'] | undefined;
};

/** What its statement is given: a month and a search, where it asks for one, and the moment a day ago. */
export type Asked = { month: string; typed: string; dayAgo: Date; skipped: number };
type Given = Slots<Asked>;

type Status = NonNullable<AdminJobsQuery['status']>;

/** SQL: the ids and moments of the jobs of a list. */
export function wantedJobs(way: JobsWay, given: Given): RawBuilder<unknown> {
  const { status, state, isOfMonth, soughtBy } = way;
  const month = isOfMonth ? given.month : undefined;
  const isSought = (id: RawBuilder<unknown>) =>
    soughtBy ? sql`and ${id} in (${jobsFound(soughtBy, given.typed)})` : sql``;
  // Few jobs are switched off, and an index has them.
  if (state === 'inactive')
    return sql`select j.id, j.created_at from jobs j where not j.is_active and j.deleted_at is null
      ${status ? sql`and ${isIn(status, given)}` : sql``} ${isSought(sql`j.id`)} ${ofMonth(sql`j.created_at`, month)}`;
  const isSwitched = state ? sql`and j.is_active` : sql``;
  const asked = (is: RawBuilder<unknown>) => sql`
    select j.id, j.created_at from jobs j where j.deleted_at is null ${isSwitched} ${is} ${isSought(sql`j.id`)}
      ${ofMonth(sql`j.created_at`, month)}`;
  const said = status && saidByJob(status, given);
  if (!status || !isOfWork(status)) return asked(said ? sql`and ${said}` : sql``);
  // In the order of an index of the agreed work.
  const worked = sql`
    select r.job_id as id, r.job_created_at as created_at from engagements r
    where r.status = ${sql.lit(status)} ${isSought(sql`r.job_id`)} ${ofMonth(sql`r.job_created_at`, month)}
      and not exists (select from jobs j where j.id = r.job_id and (${isLeftOut(state)}))`;
  return said ? sql`(${asked(sql`and ${said}`)}) union all (${worked})` : worked;
}

/** SQL: the job `j` is in no list, or in none of those that are switched on. */
const isLeftOut = (state: JobsWay['state']) =>
  state ? sql`j.deleted_at is not null or not j.is_active` : sql`j.deleted_at is not null`;

/** SQL: whether the job `j` has come so far. */
function isIn(status: Status, given: Given): RawBuilder<unknown> {
  const ways = [
    saidByJob(status, given) ?? [],
    isOfWork(status)
      ? sql`exists (select from engagements r where r.job_id = j.id and r.status = ${sql.lit(status)})`
      : [],
  ].flat();
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** What the work says that was agreed on. */
const WORK = ['progress', 'finished', 'cancelled'] as const satisfies readonly Status[];
const isOfWork = (status: Status) => WORK.some((known) => known === status);

/** SQL: what the job `j` and its quotes say of how far it has come; nothing where the agreed work alone says it. */
function saidByJob(status: Status, { dayAgo }: Given): RawBuilder<unknown> | null {
  if (status === 'quoted') return quoted(sql`true`);
  if (status === 'quoted_in_a_day')
    // For the first day of a job nobody can say whether it has a quote in 24 hours.
    return sql`j.created_at <= ${dayAgo} and ${quoted(sql`q.created_at <= j.created_at + interval '24 hours'`)}`;
  if (isClosedReason(status)) return sql`j.closed_reason = ${sql.lit(status)}`;
  const ask = ASKS[status];
  return ask ? sql`j.ask_status = ${sql.lit(ask)}` : null;
}

/** What is asked for: the quote that was accepted ends it. */
const ASKS: { [S in Status]?: string } = { active: 'active', hired: 'awarded', cancelled: 'cancelled' };

const quoted = (is: RawBuilder<unknown>) =>
  sql`exists (select from quotes q where q.job_id = j.id and ${is})`;

const isClosedReason = (status: Status): status is ClosedReason =>
  CLOSED_REASONS.some((known) => known === status);
