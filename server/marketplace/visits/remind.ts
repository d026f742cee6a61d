import { sql } from 'kysely';
import { HOUR_MS } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';
import { BATCH, eachDue } from '../each-due.ts';
import { lockJob } from '../jobs/index.ts';
import { tellBusinesses, tellPeople } from '../notifications/index.ts';

/** Each goes once for a time that was agreed on. Who agrees later than that knows it anyhow. */
const REMINDERS = [
  { kind: 'visit-tomorrow', column: 'day_told_at', ms: 24 * HOUR_MS, untilMs: 2 * HOUR_MS },
  { kind: 'visit-soon', column: 'soon_told_at', ms: 2 * HOUR_MS, untilMs: 0 },
] as const;

type Reminder = (typeof REMINDERS)[number];

/** Tells the two sides of the visits that begin in a day, or in two hours. Safe to do by two processes at once. */
export async function remindOfVisits(market: Market): Promise<void> {
  for (const reminder of REMINDERS)
    await eachDue(market.db, {
      read: () => dueVisits(market.db, reminder, market.clock.now()),
      act: (tx, visit) => remind(market, tx, { reminder, visit }),
    });
}

const columns = { id: sql<string>`v.id`, jobId: sql<string>`l.job_id` };
type Due = { id: string; jobId: string };

const isDue = ({ column, ms, untilMs }: Reminder, now: Date) => {
  const [from, to] = [new Date(now.getTime() + untilMs), new Date(now.getTime() + ms)];
  return sql`v.status = 'agreed' and v.starts_at > ${from} and v.starts_at <= ${to}
    and ${sql.ref(`v.${column}`)} is null
    and v.agreed_at <= v.starts_at - ${sql.lit(`${ms / HOUR_MS} hours`)}::interval`;
};

async function dueVisits(db: Db, reminder: Reminder, now: Date): Promise<Due[]> {
  const { rows } = await select(columns)`
    from visits v join leads l on l.id = v.lead_id
    where ${isDue(reminder, now)} order by v.starts_at, v.id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

const sides = {
  proposalId: sql<string>`v.proposal_id`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`l.business_id`,
  memberId: sql<UserId | null>`v.member_id`,
};

/** It takes the lock that every act on the job takes: a visit that is cancelled at the same time is not reminded of. */
async function remind(
  { queue, clock }: Market,
  tx: Tx,
  { reminder, visit }: { reminder: Reminder; visit: Due },
) {
  await lockJob(tx, visit.jobId);
  const now = clock.now();
  const { rows } = await select(sides)`
    from visits v join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
    where v.id = ${visit.id} and ${isDue(reminder, now)}`.execute(tx);
  const [found] = rows;
  if (!found) return;
  await sql`update visits set ${sql.ref(reminder.column)} = ${now} where id = ${visit.id}`.execute(tx);
  const { proposalId: subjectId, customerId, businessId, memberId } = found;
  const [scope, kind] = [{ tx, queue, now }, reminder.kind];
  const people = [{ accountId: customerId, businessId: null }, ...goer(memberId, businessId)];
  await tellPeople(scope, { kind, subjectId, people });
  if (!memberId) await tellBusinesses(scope, { kind, subjectId, businessIds: [businessId] });
}

const goer = (memberId: UserId | null, businessId: BusinessId) =>
  memberId ? [{ accountId: memberId, businessId }] : [];
