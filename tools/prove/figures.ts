import type pg from 'pg';

type Figure = { name: string; value: string; isRight: boolean };
export type Figures = Figure[];

type Row = { name: string; ours: string; theirs: string };

const [LEDGER, DOUBLE, LOST, AFTER] = [
  'pence in the ledger',
  'months charged twice',
  'charges that we lost',
  'charges after cancellation',
];

/** Pairs that must be the same, ours first. */
const PAIRS = `
  with recursive accounts (subscription, business_id, id) as (
    select id, business_id, provider_ref from subscriptions
    union all
    select a.subscription, a.business_id, s.replaces
    from accounts a join simulator.subscriptions s on s.id = a.id where s.replaces is not null
  ), months as (
    select c.id, c.created_at, c.pays_until, a.business_id
    from simulator.charges c join accounts a on a.id = c.subscription_id
    where c.pays_until is not null and c.status = 'paid'
  )
  select '${LEDGER}' as name, (select coalesce(sum(pence), 0) from ledger_entries)::text as ours,
    (select coalesce(sum(gross_pence - returned_pence), 0) from simulator.charges where status = 'paid')::text as theirs
  union all select 'payments', (select count(*) from payments)::text, (select count(*) from simulator.charges)::text
  union all select 'payments that differ', (
    select count(*) from payments p join simulator.charges c on c.id = p.provider_ref
    where p.gross_pence <> c.gross_pence or p.status <> c.status
  )::text, '0'
  union all select '${LOST}', (
    select count(*) from simulator.charges c left join payments p on p.provider_ref = c.id where p.id is null
  )::text, '0'
  union all select 'payments that nobody took', (
    select count(*) from payments p left join simulator.charges c on c.id = p.provider_ref where c.id is null
  )::text, '0'
  union all select '${DOUBLE}', (
    select count(*) from months first join months again on again.business_id = first.business_id
      and again.id <> first.id and again.created_at >= first.created_at and again.created_at < first.pays_until
  )::text, '0'
  union all select '${AFTER}', (
    select count(*) from simulator.charges c join accounts a on a.id = c.subscription_id
      join subscriptions s on s.id = a.subscription
    where (s.status = 'cancelled' or s.cancels_at is not null) and c.created_at > coalesce((
      select min(h.created_at) from subscription_history h where h.subscription_id = s.id
        and (h.reason = 'ending' or (h.to_status = 'cancelled' and h.from_status <> 'cancelled'))
        and h.created_at > coalesce((
          select max(r.created_at) from subscription_history r where r.subscription_id = s.id and r.reason = 'resumed'
        ), '-infinity')
    ), 'infinity')
  )::text, '0'
  union all select 'charges that nobody agreed to', (
    select count(*) from payment_flags where why in ('unknown_charge', 'other_amount')
  )::text, '0'
  union all select 'businesses with two live subscriptions', (
    select count(*) from (
      select a.business_id from accounts a join simulator.subscriptions s on s.id = a.id
      where s.ended_because is null group by 1 having count(*) > 1
    ) twice
  )::text, '0'
  union all select 'subscriptions at the bank that are nobody''s', (
    select count(*) from simulator.subscriptions s left join accounts a on a.id = s.id where a.id is null
  )::text, '0'
  union all select 'completed pages that we know nothing of', (
    select count(*) from simulator.checkouts c left join accounts a on a.id = c.subscription_id
    where c.status = 'completed' and a.id is null
  )::text, '0'
  union all select 'subscriptions whose state differs', (
    select count(*) from subscriptions p join simulator.subscriptions s on s.id = p.provider_ref
    where (s.status in ('running', 'unpaid')) <> (p.status in ('active', 'past_due')) and p.status <> 'expired'
  )::text, '0'
  union all select 'purchases half done', (select count(*) from payment_intents where status in ('unknown', 'open'))::text, '0'
  union all select 'invoices and paid payments', (select count(*) from invoices)::text,
    (select count(distinct payment_id) from ledger_entries where pence > 0)::text
  union all select 'invoices less credit notes, in pence', (
    select coalesce((select sum(p.gross_pence) from invoices i join payments p on p.id = i.payment_id), 0)
      - coalesce((select sum(gross_pence) from credit_notes), 0)
  )::text, (select coalesce(sum(pence), 0) from ledger_entries)::text
  union all select 'gaps in credit note numbers', (select coalesce(max(number), 0) - count(*) from credit_notes)::text, '0'
  union all select 'gaps in invoice numbers', (select coalesce(max(number), 0) - count(*) from invoices)::text, '0'
  union all select 'events not applied', (select count(*) from webhook_events where status = 'waiting')::text, '0'
  union all select 'mails that arrived', (
    select count(*) from caught_messages c join notices m on m.id = c.id and m.kind like 'billing-%'
  )::text, (select count(*) from notices where kind like 'billing-%' and status = 'sent')::text
  union all select 'mails that wait', (select count(*) from notices where kind like 'billing-%' and status = 'queued')::text, '0'`;

/** What was done, for the record. */
const COUNTS = `
  select 'purchases' as name, count(*)::text as ours, '' as theirs from payment_intents where purpose = 'checkout'
  union all select 'changes of package', count(*)::text, '' from payment_intents where purpose = 'change'
  union all select 'subscriptions ' || status, count(*)::text, '' from subscriptions group by status
  union all select 'events received', count(*)::text, '' from webhook_events`;

export async function figuresOf(pool: pg.Pool): Promise<Figures> {
  const counts = await pool.query<Row>(COUNTS);
  const pairs = await pool.query<Row>(PAIRS);
  return [
    ...counts.rows.map(({ name, ours }) => ({ name, value: ours, isRight: true })),
    ...pairs.rows.map(({ name, ours, theirs }) => ({
      name,
      value: `${ours} (should be ${theirs})`,
      isRight: ours === theirs,
    })),
  ];
}

/** What it all comes to, in a line. */
export function verdictOf(figures: Figures): string {
  const found = (name: string | undefined): Figure | undefined =>
    figures.find((figure) => figure.name === name);
  const count = (name: string | undefined) => found(name)?.value.split(' ')[0] ?? '?';
  return `ledgers ${found(LEDGER)?.isRight ? 'equal' : 'NOT equal'}, ${count(DOUBLE)} double, ${count(LOST)} lost, ${count(AFTER)} after cancellation`;
}
