import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';

/** What a median is made of. */
const LOOKED_BACK_DAYS = 90;
const FEWEST_REPLIES = 5;
/** What comes later is no reply any more. */
const LATEST_DAYS = 7;
/** Few enough for a statement of a second in a market with long conversations. */
const BATCH = 200;

/**
 * Works out how long each business usually takes to reply: to jobs that reached it, and to what customers wrote. Nights
 * between 20:00 and 8:00 do not count. Safe to do twice, and by two processes at once.
 */
export async function keepReplyTimes({ db, clock }: Pick<Market, 'db' | 'clock'>): Promise<void> {
  await keepAll(db, clock.now());
}

/** The same in one transaction, for a market that begins with jobs. */
export const firstReplyTimes = (tx: Tx, now: Date): Promise<void> => keepAll(tx, now);

async function keepAll(db: Reader, now: Date): Promise<void> {
  let after: BusinessId | null = null;
  do after = await keepSome(db, { now, after });
  while (after);
}

type Some = { now: Date; after: BusinessId | null };

/** Answers after which business the next ones come; null after the last. */
async function keepSome(db: Reader, { now, after }: Some): Promise<BusinessId | null> {
  const { rows } = await select({ id: sql<BusinessId>`b.id` })`
    from businesses b where ${after}::uuid is null or b.id > ${after}::uuid order by b.id limit ${BATCH}
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await keepOf(db, ids, new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS));
  return ids.length === BATCH ? (ids.at(-1) ?? null) : null;
}

const keepOf = (db: Reader, ids: BusinessId[], since: Date) =>
  sql`
    with batch as (select b.id, b.created_at from businesses b where b.id = any(${ids}::uuid[])),
    replies as (${answersToJobs(since)} union all ${answersToWords(since)}),
    medians as (
      select business_id, percentile_cont(0.5) within group (
        order by ${wakingSeconds(sql`answered`)} - ${wakingSeconds(sql`asked`)}
      ) / 60 as minutes
      from replies where answered <= asked + ${`${LATEST_DAYS} days`}::interval
      group by business_id having count(*) >= ${FEWEST_REPLIES}
    ),
    found as (select b.id, round(m.minutes)::int as minutes from batch b left join medians m on m.business_id = b.id)
    insert into business_facts as f (business_id, reply_minutes)
    select id, minutes from found
    where minutes is distinct from (select reply_minutes from business_facts where business_id = found.id)
    on conflict (business_id) do update set reply_minutes = excluded.reply_minutes`.execute(db);

/**
 * SQL: from the moment at which a job reached businesses of every package to the first that the business said. What a head
 * start brought about counts for nothing, so that no package makes anybody look quicker.
 */
const answersToJobs = (since: Date): RawBuilder<unknown> => sql`
  select b.id as business_id, j.open_to_all_from as asked, first.at as answered
  from batch b join leads l on l.business_id = b.id and l.created_at > ${since}::timestamptz - interval '7 days'
  join jobs j on j.id = l.job_id and j.open_to_all_from > b.created_at
  cross join lateral (select least(
    l.interested_at,
    (select min(q.created_at) from quotes q where q.job_id = l.job_id and q.business_id = b.id),
    (select min(m.created_at) from messages m where m.lead_id = l.id and m.sender = 'business')
  ) as at) first
  where first.at > ${since} and first.at > j.open_to_all_from`;

/** SQL: from the first of what a customer wrote in a row to the reply. */
const answersToWords = (since: Date): RawBuilder<unknown> => sql`
  select business_id, min(created_at) filter (where sender = 'customer') as asked,
    max(created_at) filter (where sender = 'business') as answered
  from (
    select l.business_id, m.lead_id, m.sender, m.created_at, count(*) filter (where m.sender = 'business') over (
      partition by m.lead_id order by m.created_at, m.id rows between unbounded preceding and 1 preceding
    ) as turn
    from batch b join leads l on l.business_id = b.id and l.messages_count > 0
    join messages m on m.lead_id = l.id and m.created_at > ${since}
  ) said group by business_id, lead_id, turn
  having count(*) filter (where sender = 'customer') > 0 and count(*) filter (where sender = 'business') > 0`;

const OPENS_S = 8 * 3600;
const OPEN_S = 12 * 3600;

/** SQL: how many seconds between 8:00 and 20:00 in London had passed by a moment, since some day long ago. */
function wakingSeconds(moment: RawBuilder<unknown>): RawBuilder<number> {
  const local = sql`(${moment} at time zone 'Europe/London')`;
  const ofDay = sql`extract(epoch from ${local}::time) - ${sql.lit(OPENS_S)}`;
  return sql<number>`((${local}::date - date '2000-01-01') * ${sql.lit(OPEN_S)}
    + least(greatest(${ofDay}, 0), ${sql.lit(OPEN_S)}))`;
}
