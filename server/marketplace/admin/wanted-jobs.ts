import { type RawBuilder, sql } from 'kysely';
import type { AdminJobsQuery } from '../../../contract/admin-jobs.ts';
import { CLOSED_REASONS } from '../../../contract/words.ts';
import type { Slots } from '../../platform/db/prepared-statements.ts';
import { ofMonth } from './of-month.ts';
import { isTallied, kept, type Traits } from './tallies.ts';

/** How a list of jobs is asked for. Each way has a statement of its own. */
export type JobsWay = {
  status?: AdminJobsQuery['status'];
  state?: AdminJobsQuery['state'];
  isOfMonth: boolean;
};

/** What its statement is given: a month, where it asks for one, and the moment a day ago. */
export type Asked = { month: string; dayAgo: Date; skipped: number };
type Given = Slots<Asked>;

type Status = NonNullable<AdminJobsQuery['status']>;

/**
 * How far a job has come, where another table than the jobs says it: the rows `r` of that table, in whose order they can be
 * listed, what is kept of them, and what must be true of a row.
 */
type Stage = {
  table: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  is: RawBuilder<unknown>;
  tallied: RawBuilder<boolean>;
};

const work = (status: Traits['engagement']): Stage => ({
  table: sql`engagements`,
  at: sql`r.job_created_at`,
  is: sql`r.status = ${sql.lit(status)}`,
  tallied: isTallied('engagement', status),
});

const quoted = (is: RawBuilder<unknown>, tallied: RawBuilder<boolean>): Stage => ({
  table: sql`first_quotes`,
  at: sql`r.job_created_at`,
  is,
  tallied,
});

const STAGES: { [S in Status]?: Stage } = {
  progress: work('progress'),
  finished: work('finished'),
  cancelled: work('cancelled'),
  quoted: quoted(sql`true`, isTallied('first-quote')),
  quoted_in_a_day: quoted(sql`r.hours <= 24`, isTallied('first-quote', 'in-a-day')),
};

/** What a job itself says of how far it has come. */
const ASKS: { [S in Status]?: Extract<Traits['job'], 'active' | 'awarded' | 'cancelled'> } = {
  active: 'active',
  cancelled: 'cancelled',
  // The quote that was accepted ends what was asked for.
  hired: 'awarded',
};

/** SQL: why the job `j` was closed, where the list is of those closed for one reason. */
function isClosedFor(status: Status | undefined): RawBuilder<unknown> | null {
  const reason = CLOSED_REASONS.find((known) => known === status);
  return reason ? sql`and j.closed_reason = ${sql.lit(reason)}` : null;
}

/** SQL: the ids and moments of the jobs of a list. */
export function wantedJobs({ status, state, isOfMonth }: JobsWay, given: Given): RawBuilder<unknown> {
  const month = isOfMonth ? given.month : undefined;
  const [ask, stage] = status ? [ASKS[status], STAGES[status]] : [];
  // Few jobs are switched off, and an index has them.
  if (state === 'inactive')
    return sql`select j.id, j.created_at from jobs j where ${IS_OFF} ${isIn(status, given)}
      ${ofMonth(sql`j.created_at`, month)}`;
  const isSwitched = state ? sql`and j.is_active` : sql``;
  const asked = sql`select j.id, j.created_at from jobs j where j.deleted_at is null ${isSwitched}
    ${ask ? sql`and j.ask_status = ${sql.lit(ask)}` : sql``} ${isClosedFor(status) ?? sql``} ${ofMonth(sql`j.created_at`, month)}`;
  if (!stage) return asked;
  const staged = sql`select r.job_id, ${stage.at} from ${stage.table} r
    where ${stage.is} ${hadItsDay(status, stage.at, given)} ${ofMonth(stage.at, month)}
      and not exists (select from jobs j where j.id = r.job_id and (${isLeftOut(state)}))`;
  return ask
    ? sql`(${asked}) union all (${staged})`
    : sql`select job_id as id, job_created_at as created_at
    from (${staged}) staged`;
}

const IS_OFF = sql`not j.is_active and j.deleted_at is null`;

/** SQL: for the first day of a job nobody can say whether it has a quote in 24 hours. */
const hadItsDay = (status: Status | undefined, at: RawBuilder<unknown>, { dayAgo }: Given) =>
  status === 'quoted_in_a_day' ? sql`and ${at} <= ${dayAgo}` : sql``;

/** SQL: the job `j` is in no list, or in none of those that are switched on. */
const isLeftOut = (state: JobsWay['state']) =>
  state ? sql`j.deleted_at is not null or not j.is_active` : sql`j.deleted_at is not null`;

/** SQL: whether the job `j` has come so far. */
function isIn(status: Status | undefined, given: Given): RawBuilder<unknown> {
  const [ask, stage] = status ? [ASKS[status], STAGES[status]] : [];
  const asked = sql`j.ask_status = ${sql.lit(ask ?? null)}`;
  if (!stage) return ask ? sql`and ${asked}` : (isClosedFor(status) ?? sql``);
  const staged = sql`exists (select from ${stage.table} r where r.job_id = j.id and ${stage.is})`;
  return sql`and ${ask ? sql`(${asked} or ${staged})` : staged} ${hadItsDay(status, sql`j.created_at`, given)}`;
}

/**
 * SQL: how many jobs a list has: those that are kept, less the few that are deleted or switched off, which are counted one by
 * one. What jobs themselves say is kept without them.
 */
export function countJobs(way: JobsWay, given: Given): RawBuilder<number> {
  const { status, state, isOfMonth } = way;
  if (state === 'inactive' || isClosedFor(status))
    return sql<number>`(select count(*) from (${wantedJobs(way, given)}) wanted)`;
  const month = isOfMonth ? given.month : undefined;
  const [ask, stage] = status ? [ASKS[status], STAGES[status]] : [];
  const asked = () =>
    kept(isTallied('job', 'listed', ...(ask ? [ask] : []), ...(state ? ['on' as const] : [])), month);
  if (!stage) return asked();
  const staged = sql`${kept(stage.tallied, month)} - ${leftOut({ stage, ...way }, given)}`;
  return sql<number>`(${ask ? sql`${asked()} + ${staged}` : staged})`;
}

/** SQL: how many that are kept of a stage are in no such list. */
function leftOut({ stage, status, state, isOfMonth }: JobsWay & { stage: Stage }, given: Given) {
  const month = ofMonth(sql`j.created_at`, isOfMonth ? given.month : undefined);
  const among = (jobs: RawBuilder<unknown>) => sql`(
    select count(*) from jobs j join ${stage.table} r on r.job_id = j.id where ${jobs} and ${stage.is} ${month})`;
  const apart = [sql`j.deleted_at is not null`, ...(state ? [IS_OFF] : [])].map(among);
  if (status !== 'quoted_in_a_day') return sql`(${sql.join(apart, sql` + `)})`;
  const isListed = sql`j.deleted_at is null ${state ? sql`and j.is_active` : sql``}`;
  const fresh = sql`r.job_created_at > ${given.dayAgo} and ${isListed}`;
  return sql`(${sql.join([...apart, among(fresh)], sql` + `)})`;
}
