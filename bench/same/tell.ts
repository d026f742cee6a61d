import type pg from 'pg';
import type { Ground, Received } from '../rows/row.ts';
import { isNear, reachOf, samePost } from './post.ts';
import { queueInto, signal } from './signals.ts';

// A notice for each member and channel that is on, as who works on the queue writes it. A mail waits for the next one to
// its reader; a text goes by itself.
const TELL = `
  with told as (
    insert into notices (id, key, kind, channel, account_id, business_id, subject_id, created_at)
    select gen_random_uuid(), 'new-lead:' || $1::uuid || ':' || m.account_id || ':' || c.channel, 'new-lead', c.channel,
      m.account_id, m.business_id, $1::uuid, $3
    from service_areas a join members m on m.business_id = a.business_id and m.role in ('owner', 'office')
    join notification_settings s on s.account_id = m.account_id join accounts p on p.id = m.account_id
    cross join (values ('email'), ('sms')) as c (channel)
    where a.cell = any($4::int[]) and a.covers_id in ($5, $6) and a.leads_until > $3
      and ($2::timestamptz <= $3 or a.package = 'premium') and ${isNear('$7', '$8')}
      and p.is_active and s.new_job_leads and case c.channel when 'sms' then s.by_sms else s.by_email end
    on conflict (key) do nothing returning id, channel, account_id, business_id
  ), kept as (
    insert into leads_to_mail (notice_id, account_id, business_id)
    select id, account_id, business_id from told where channel = 'email' returning account_id, business_id
  ), due as (
    insert into lead_digests as d (account_id, business_id, due_at)
    select k.account_id, k.business_id,
      $3 + case coalesce(s.lead_mails, case b.package when 'premium' then 'at_once' else 'hourly' end)
        when 'at_once' then interval '0' when 'hourly' then interval '1 hour' else interval '1 day' end
    from (select distinct account_id, business_id from kept) k
    join notification_settings s on s.account_id = k.account_id join businesses b on b.id = k.business_id
    order by k.account_id, k.business_id
    on conflict (account_id, business_id) do update set due_at = least(d.due_at, excluded.due_at)
  )
  select id from told where channel = 'sms'`;

// Who is mailed at once gets one mail of all that waits; who got one a moment ago, a minute later.
const MAIL = `
  with due as (
    select d.account_id, d.business_id, d.digest_id is not null as is_early, gen_random_uuid() as id
    from lead_digests d where d.due_at <= $1 order by d.due_at limit 500 for update skip locked
  ), mails as (
    insert into notices (id, key, kind, channel, account_id, business_id, created_at)
    select id, 'lead-digest:' || id, 'lead-digest', 'email', account_id, business_id, $1 from due where not is_early
    returning id
  ), held as (
    update leads_to_mail l set digest_id = due.id from due
    where not due.is_early and l.account_id = due.account_id and l.business_id = due.business_id and l.digest_id is null
  ), made as (
    update lead_digests d set due_at = case when due.is_early then $1 + interval '1 minute' end,
      digest_id = case when due.is_early then d.digest_id else due.id end
    from due where d.account_id = due.account_id and d.business_id = due.business_id
  )
  select id from mails`;

const TEXTS = 'send-texts';
const MAILS = 'send-bulk-mail';

/** Posting it and, in transactions of their own as the product does, telling whom it reaches; nothing is sent. */
export async function samePostAndTell(ground: Ground, asked: Received): Promise<string | null> {
  const written = await samePost(ground, asked);
  if (!written) return null;
  const { jobId, opensAt, now } = written;
  const client = await ground.pool.connect();
  try {
    const told = [jobId, opensAt, ...reachOf(written)];
    await queued(client, TEXTS, { name: 'tell', text: TELL, values: told });
    await queued(client, MAILS, { name: 'mail', text: MAIL, values: [now] });
    return written.answer;
  } finally {
    client.release();
  }
}

/** Runs a statement that answers messages, puts them into the queue with it, and wakes the queue afterwards. */
async function queued(client: pg.PoolClient, queue: string, statement: pg.QueryConfig): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: string }>(statement);
    const jobs = rows.map(({ id }) => JSON.stringify({ noticeId: id }));
    const values = [jobs, jobs.map(() => new Date())];
    if (jobs.length > 0) await client.query({ name: queue, text: queueInto(queue), values });
    await client.query('commit');
    if (jobs.length > 0) await signal(client, [], [queue]);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
