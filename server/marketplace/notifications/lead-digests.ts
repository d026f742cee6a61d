import { sql } from 'kysely';
import type { LeadMails } from '../../../contract/words.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import { type BusinessId, newId, type UserId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';
import { nextMorning, putInOutbox, whenQuietEnds } from '../outbox/index.ts';
import { MINUTE_MS, HOUR_MS } from '../../platform/clock.ts';

/** A notice of a lead that waits for the next mail to this member. */
export type LeadToMail = { id: string; account_id: UserId; business_id: BusinessId };

/**
 * Keeps notices of leads for the next mail to each member. That mail is due when the member's setting says so: at once, an
 * hour after the first lead of it, or the next morning. Hourly mail that would come at night comes in the morning, too.
 */
export async function collectLeads(tx: Tx, leads: readonly LeadToMail[], now: Date): Promise<void> {
  if (leads.length === 0) return;
  await keepLeads(tx, { leads: JSON.stringify(leads) });
  const hourly = whenQuietEnds(new Date(now.getTime() + HOUR_MS));
  await makeDue(tx, { leads: JSON.stringify(leads), now, hourly, daily: nextMorning(now) });
}

const keepLeads = preparedOnce(
  'leads-to-mail',
  ({ leads }: Slots<{ leads: string }>) => sql`
    insert into leads_to_mail (notice_id, account_id, business_id)
    select id, account_id, business_id
    from jsonb_to_recordset(${leads}::jsonb) as l (id uuid, account_id uuid, business_id uuid)
    on conflict do nothing`,
);

type Due = { leads: string; now: Date; hourly: Date; daily: Date };

/** SQL: how often the member with the settings `s` wants mail about leads of the business `b`; unless they chose, by its package. */
export const leadMails = sql<LeadMails>`
  coalesce(s.lead_mails, case b.package when 'premium' then 'at_once' else 'hourly' end)`;

const dueAt = ({ now, hourly, daily }: Slots<Omit<Due, 'leads'>>) => sql`
  case ${leadMails} when 'at_once' then ${now}::timestamptz
    when 'hourly' then ${hourly}::timestamptz else ${daily}::timestamptz end`;

/** The first lead of a mail says when it is due. The row is locked until the act commits: a lead is in this mail or the next. */
const makeDue = preparedOnce(
  'lead-mail-due',
  ({ leads, now, hourly, daily }: Slots<Due>) => sql`
    insert into lead_digests as d (account_id, business_id, due_at)
    select m.account_id, m.business_id,
      ${dueAt({ now, hourly, daily })}
    from (
      select distinct account_id, business_id
      from jsonb_to_recordset(${leads}::jsonb) as l (account_id uuid, business_id uuid)
    ) m
    join notification_settings s on s.account_id = m.account_id
    join businesses b on b.id = m.business_id
    order by m.account_id, m.business_id
    on conflict (account_id, business_id) do update set due_at = least(d.due_at, excluded.due_at)`,
);

type Chosen = { accountId: UserId; now: Date };

/** What waits goes as the member has just chosen. */
export async function moveDue(tx: Tx, { accountId, now }: Chosen): Promise<void> {
  const hourly = whenQuietEnds(new Date(now.getTime() + HOUR_MS));
  await makeDueAsChosen(tx, { accountId, now, hourly, daily: nextMorning(now) });
}

const makeDueAsChosen = preparedOnce(
  'lead-mail-due-as-chosen',
  ({ accountId, now, hourly, daily }: Slots<Omit<Due, 'leads'> & { accountId: UserId }>) => sql`
    update lead_digests d set due_at = ${dueAt({ now, hourly, daily })}
    from notification_settings s, businesses b
    where d.account_id = ${accountId}::uuid and d.due_at is not null
      and s.account_id = d.account_id and b.id = d.business_id`,
);

/** Whatever somebody chose, so much lies between two mails about leads of one business to one member. */
const BETWEEN_MS = 15 * MINUTE_MS;
/** A mail that was given up holds back nobody for ever. */
const GIVEN_UP_MS = 2 * 24 * HOUR_MS;
const BATCH = 500;

/** Puts the mails that are due into the outbox, each with the leads that wait by now. */
export async function makeLeadDigests({ db, queue, clock }: Market): Promise<void> {
  let found = 0;
  do
    found = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const due = await lockDue(tx, { now });
      const [ready, early] = [
        due.filter((one) => !soonest(one, now)),
        due.filter((one) => soonest(one, now)),
      ];
      await putOff(tx, { rows: JSON.stringify(early.map((one) => ({ ...one, due_at: soonest(one, now) }))) });
      await makeMails({ tx, queue, now }, ready);
      return due.length;
    });
  while (found === BATCH);
}

const dueColumns = {
  account_id: sql<UserId>`d.account_id`,
  business_id: sql<BusinessId>`d.business_id`,
  last_status: sql<string | null>`last.status`,
  last_created_at: sql<Date | null>`last.created_at`,
  last_decided_at: sql<Date | null>`last.decided_at`,
};

type DueRow = {
  account_id: UserId;
  business_id: BusinessId;
  last_status: string | null;
  last_created_at: Date | null;
  last_decided_at: Date | null;
};

const lockDue = preparedOnce(
  'lead-mails-due',
  ({ now }: Slots<{ now: Date }>) => select(dueColumns)`
    from lead_digests d left join notices last on last.id = d.digest_id
    where d.due_at <= ${now}::timestamptz order by d.due_at limit ${sql.lit(BATCH)} for update of d skip locked`,
);

/** When the next mail may go at the soonest, while the last one is under way or has just gone; null for now. */
function soonest(last: DueRow, now: Date): Date | null {
  const { last_status, last_created_at, last_decided_at } = last;
  if (last_status === 'queued' && last_created_at && now.getTime() - last_created_at.getTime() < GIVEN_UP_MS)
    return new Date(now.getTime() + MINUTE_MS);
  if (last_status !== 'sent' || !last_decided_at) return null;
  const next = new Date(last_decided_at.getTime() + BETWEEN_MS);
  return next > now ? next : null;
}

const putOff = preparedOnce(
  'lead-mails-put-off',
  ({ rows }: Slots<{ rows: string }>) => sql`
    update lead_digests d set due_at = r.due_at
    from jsonb_to_recordset(${rows}::jsonb) as r (account_id uuid, business_id uuid, due_at timestamptz)
    where d.account_id = r.account_id and d.business_id = r.business_id`,
);

type Scope = { tx: Tx; queue: Market['queue']; now: Date };

/** One mail for each of them; what waits belongs to it from now on, so that a repeat of it says the same. */
async function makeMails(scope: Scope, ready: readonly DueRow[]): Promise<void> {
  const mails = ready.map((one) => ({ ...one, id: newId<string>() }));
  await putInOutbox(
    scope,
    mails.map(({ id, account_id: accountId, business_id: businessId }) => ({
      id,
      kind: LEAD_DIGEST,
      accountId,
      businessId,
    })),
  );
  await assignLeads(scope.tx, { mails: JSON.stringify(mails) });
  await noteMails(scope.tx, { mails: JSON.stringify(mails) });
}

/** The kind of the mail that tells of one lead or of several. */
export const LEAD_DIGEST = 'lead-digest';

const assignLeads = preparedOnce(
  'leads-in-mail',
  ({ mails }: Slots<{ mails: string }>) => sql`
    update leads_to_mail l set digest_id = m.id
    from jsonb_to_recordset(${mails}::jsonb) as m (id uuid, account_id uuid, business_id uuid)
    where l.account_id = m.account_id and l.business_id = m.business_id and l.digest_id is null`,
);

const noteMails = preparedOnce(
  'lead-mails-made',
  ({ mails }: Slots<{ mails: string }>) => sql`
    update lead_digests d set due_at = null, digest_id = m.id
    from jsonb_to_recordset(${mails}::jsonb) as m (id uuid, account_id uuid, business_id uuid)
    where d.account_id = m.account_id and d.business_id = m.business_id`,
);
