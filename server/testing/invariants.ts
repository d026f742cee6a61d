import { sql } from 'kysely';
import type { Reader } from '../platform/db/db.ts';
import { RULES_OF_WORK } from './invariants-of-work.ts';

/** Each job with what the wire calls its status, and its winner. */
const jobs = sql`(
  select j.id, coalesce(e.status, j.ask_status) as status, e.business_id
  from jobs j left join engagements e on e.job_id = j.id
)`;

/**
 * What must be true of a market at every moment, whatever was done to it and at the same time.
 * Each rule is a query that finds the rows which break it, as sentences. History is held against the records,
 * so the market must have begun empty: seeded jobs have no past.
 */
const RULES = [
  // In progress or finished exactly when one quote is accepted, and then it is the winner's.
  sql`
    select format('job %s is %s with %s accepted quotes', j.id, j.status, count(q.id)) as broken
    from ${jobs} j left join quotes q on q.job_id = j.id and q.status = 'accepted'
    group by j.id, j.status having count(q.id) <> case when j.status in ('progress', 'finished') then 1 else 0 end`,
  sql`
    select format('job %s went to %s, but the accepted quote is by %s', j.id, j.business_id, q.business_id)
    from ${jobs} j join quotes q on q.job_id = j.id and q.status = 'accepted'
    where j.business_id is distinct from q.business_id`,
  // A job is awarded exactly when there is an engagement, and its quote was accepted, or closed when it was broken off.
  sql`
    select format('job %s is %s, and its engagement is %s', j.id, j.ask_status, coalesce(e.status, 'none'))
    from jobs j left join engagements e on e.job_id = j.id where (j.ask_status = 'awarded') <> (e.id is not null)`,
  sql`
    select format('engagement %s is %s with a quote that is %s', e.id, e.status, q.status)
    from engagements e join quotes q on q.id = e.quote_id
    where q.status <> case e.status when 'cancelled' then 'closed' else 'accepted' end`,
  // No quote waits on a job that is not active.
  sql`
    select format('quote %s is pending on a job that is %s', q.id, j.status)
    from quotes q join ${jobs} j on j.id = q.job_id where q.status = 'pending' and j.status <> 'active'`,
  // The price of a quote with lines is their sum.
  sql`
    select format('quote %s costs %s, and its lines come to %s', q.id, q.cost_pence, sum(n.sum_pence))
    from quotes q join quote_lines n on n.quote_id = q.id
    group by q.id having q.cost_pence <> sum(n.sum_pence)`,
  // One lead of a job for a business, one quote that counts on a lead, and the lead knows of it.
  sql`
    select format('business %s has %s leads of job %s', business_id, count(*), job_id)
    from leads group by job_id, business_id having count(*) > 1`,
  sql`
    select format('lead %s has %s live quotes', lead_id, count(*))
    from quotes where status in ('pending', 'accepted') group by lead_id having count(*) > 1`,
  sql`
    select format('quote %s is on a lead of another job or business', q.id)
    from quotes q join leads l on l.id = q.lead_id where (l.job_id, l.business_id) <> (q.job_id, q.business_id)`,
  sql`
    select format('lead %s is %s with %s quotes that were not withdrawn or turned down', l.id, l.status, count(q.id))
    from leads l left join quotes q on q.lead_id = l.id and q.status <> 'cancelled'
      and not exists (select from quote_declines d where d.quote_id = q.id)
    group by l.id having (l.status = 'quoted') <> (count(q.id) = 1) or count(q.id) > 1`,
  // Turned down by its customer, a quote is rejected, and says when.
  sql`
    select format('quote %s was turned down and is %s', q.id, q.status)
    from quote_declines d join quotes q on q.id = d.quote_id
    where (q.status, q.decided_at, q.lead_id) is distinct from ('rejected', d.created_at, d.lead_id)`,
  // Run out, a quote is cancelled, and nothing is asked of it any more.
  sql`
    select format('quote %s ran out and is %s', q.id, q.status)
    from quote_details d join quotes q on q.id = d.quote_id
    where d.ran_out_at is not null and (q.status, q.decided_at, d.due_at is null)
      is distinct from ('cancelled', d.ran_out_at, true)`,
  ...RULES_OF_WORK,
  // Replaced, a quote is cancelled at the moment when the other one of its lead was sent.
  sql`
    select format('quote %s took the place of %s, which is %s', q.id, o.id, o.status)
    from quote_revisions v join quotes q on q.id = v.quote_id join quotes o on o.id = v.replaced_id
      join quotes r on r.id = v.root_id
    where (o.status, o.decided_at, o.lead_id, r.lead_id)
      is distinct from ('cancelled', q.created_at, q.lead_id, q.lead_id)`,
  // Each person's conversation knows its newest message, and counts what the other side wrote after the read mark.
  sql`
    select format('conversation of lead %s and account %s says %s unread, and there are %s', c.lead_id, c.account_id,
      c.unread, count(m.id) filter (where (m.sender = 'customer') = (l.business_id = c.side_id)
        and m.created_at > coalesce(c.read_up_to, '-infinity')))
    from conversations c join leads l on l.id = c.lead_id join messages m on m.lead_id = c.lead_id
    group by c.lead_id, c.account_id, l.id having c.unread <> count(m.id) filter (
      where (m.sender = 'customer') = (l.business_id = c.side_id)
        and m.created_at > coalesce(c.read_up_to, '-infinity'))`,
  sql`
    select format('the newest message of lead %s is not %s', c.lead_id, c.last_message_id)
    from conversations c where c.last_message_id <> (
      select m.id from messages m where m.lead_id = c.lead_id order by m.created_at desc, m.id desc limit 1)`,
  sql`
    select format('account %s lacks the conversation of lead %s', p.account_id, p.lead_id)
    from conversation_people p where exists (select from messages m where m.lead_id = p.lead_id)
      and not exists (select from conversations c where (c.lead_id, c.account_id) = (p.lead_id, p.account_id))`,
  // A notice that waits has a job of the queue that will send it or a mail that will tell of it, and nobody is told a thing twice.
  sql`
    select format('notice %s (%s) waits, but nothing in the queue will send it', n.id, n.kind)
    from notices n where n.status = 'queued' and not exists (
      select from pgboss.job b where b.data ->> 'noticeId' = n.id::text
        and b.state in ('created', 'retry', 'active', 'failed')
    ) and not exists (
      select from leads_to_mail l join lead_digests d using (account_id, business_id)
      where l.notice_id = n.id and n.kind = 'new-lead'
        and case when l.digest_id is null then d.due_at is not null
          else exists (select from notices m where m.id = l.digest_id and m.status = 'queued') end
    )`,
  sql`
    select format('account %s is told of %s %s by %s %s times', account_id, kind, subject_id, channel, count(*))
    from notices where key not like '%:' || id group by account_id, kind, subject_id, channel having count(*) > 1`,
  // A finished job has one review at most.
  sql`
    select format('job %s is %s with %s reviews', j.id, j.status, count(*))
    from ${jobs} j join reviews r on r.job_id = j.id
    group by j.id, j.status having count(*) > 1 or j.status <> 'finished'`,
  // A number is released exactly to who marked interest or won, and that is written down once.
  sql`
    select format('the number of job %s is released %s times to business %s', job_id, count(*), business_id)
    from phone_releases group by job_id, business_id having count(*) > 1`,
  sql`
    select format('business %s of job %s: due %s, released %s', business_id, job_id,
      d.business_id is not null, p.business_id is not null)
    from (
      select job_id, business_id from leads where interested_at is not null
      union select job_id, business_id from engagements
    ) d full join phone_releases p using (job_id, business_id)
    where d.business_id is null or p.business_id is null`,
  sql`
    select format('a lead counts %s messages and has %s: %s', l.messages_count, count(m.id), l.id)
    from leads l left join messages m on m.lead_id = l.id
    group by l.id having l.messages_count <> count(m.id)`,
  sql`
    select format('a business keeps %s reviews, %s stars, the newest of %s, and has %s, %s, %s: %s', b.reviews_count,
      b.stars, b.newest_review_at, count(r.id), sum(r.rating), max(r.created_at), b.id)
    from businesses b left join reviews r on r.business_id = b.id and r.is_visible
    group by b.id
    having (b.reviews_count, b.stars, b.newest_review_at)
      is distinct from (count(r.id), coalesce(sum(r.rating), 0), max(r.created_at))`,
  // A block ends the open quotes between the two.
  sql`
    select format('quote %s is pending, and business %s and its customer are blocked', q.id, q.business_id)
    from blocks k join jobs j on j.customer_id = k.customer_id
    join quotes q on q.job_id = j.id and q.business_id = k.business_id where q.status = 'pending'`,
  // Blocks in history: those of an erased account have gone, and what happened has not.
  sql`
    select format('%s blocks of business %s and customer %s by the %s are in history more often than there are',
      sum(b.times), b.business, b.customer, b.side)
    from (
      select business_id as business, customer_id as customer, side, -1 as times from blocks
      union all
      select (facts ->> 'businessId')::uuid, (facts ->> 'customerId')::uuid, facts ->> 'side',
        case event when 'block.made' then 1 else -1 end
      from history where event in ('block.made', 'block.lifted')
    ) b
    where exists (select from found_accounts a where a.account_id = b.customer)
      and exists (select from businesses o join found_accounts a on a.account_id = o.owner_id where o.id = b.business)
    group by b.business, b.customer, b.side having sum(b.times) <> 0`,
  // A list of who pays counts subscriptions.
  sql`
    select format('subscription %s is live, and business %s is nobody''s', s.id, b.id)
    from subscriptions s join businesses b on b.id = s.business_id
    where s.status in ('active', 'past_due')
      and not exists (select from found_accounts where account_id = b.owner_id and role = 'business')`,
];

/** What a record's status says has happened is in history, once; and nothing else is. */
const HISTORY = sql`
  with due (event, id) as (
    select 'job.posted', id from jobs
    union all select 'job.cancelled', id from ${jobs} j where status = 'cancelled'
    union all select 'job.finished', job_id from engagements where status = 'finished'
    union all select 'lead.interested', id from leads where interested_at is not null
    union all select 'lead.dismissed', id from leads where status = 'dismissed'
    union all select 'message.sent', id from messages
    union all select 'quote.sent', id from quotes q
      where not exists (select from quote_revisions v where v.quote_id = q.id)
    union all select 'quote.revised', quote_id from quote_revisions
    union all select 'quote.withdrawn', id from quotes q where status = 'cancelled'
      and not exists (select from quote_revisions v where v.replaced_id = q.id)
      and not exists (select from quote_details d where d.quote_id = q.id and d.ran_out_at is not null)
    union all select 'quote.expired', quote_id from quote_details where ran_out_at is not null
    union all select 'quote.declined', quote_id from quote_declines
    union all select 'quote.accepted', quote_id from engagements
    union all select 'extra.proposed', id from extras
    union all select 'extra.' || status, id from extras where status in ('approved', 'refused', 'withdrawn')
    union all select 'end.proposed', id from early_ends
    union all select 'end.' || status, id from early_ends
      where status in ('agreed', 'declined', 'withdrawn', 'lapsed')
    union all select 'review.written', id from reviews
  ), told (event, id, times) as (
    select case event when 'lead.restored' then 'lead.dismissed' else event end as name,
      (facts ->> (split_part(event, '.', 1) || 'Id'))::uuid as subject,
      sum(case event when 'lead.restored' then -1 else 1 end) as times
    from history
    where event in ('job.posted', 'job.cancelled', 'job.finished', 'lead.interested', 'lead.dismissed', 'lead.restored',
      'message.sent', 'quote.sent', 'quote.revised', 'quote.withdrawn', 'quote.declined',
      'quote.expired', 'quote.accepted', 'extra.proposed', 'extra.approved', 'extra.refused', 'extra.withdrawn',
      'end.proposed', 'end.agreed', 'end.declined', 'end.withdrawn', 'end.lapsed', 'review.written')
    group by name, subject having sum(case event when 'lead.restored' then -1 else 1 end) <> 0
  )
  select format('%s of %s is due %s times and in history %s times', event, id,
    case when due.id is null then 0 else 1 end, coalesce(told.times, 0))
  from due full join told using (event, id) where due.id is null or told.times is distinct from 1`;

/** The invariants that do not hold now, as sentences; read in one statement, so at one moment. */
export async function brokenInvariants(db: Reader): Promise<string[]> {
  const rules = [...RULES, HISTORY].map((rule) => sql`(${rule})`);
  const { rows } = await sql<{ broken: string }>`${sql.join(rules, sql` union all `)}`.execute(db);
  return rows.map((row) => row.broken);
}
