import { createHash } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type RATE_TYPES, RATE_WORDS } from '../../contract/words.ts';
import { codeOf } from '../../server/marketplace/coded-words.ts';
import { haversineBound } from '../../server/platform/geo/grid.ts';
import { newId } from '../../server/platform/ids.ts';
import { HOLD_ACCOUNT, queueInto, signal } from './signals.ts';

const BOUND = haversineBound(40);

const BUSINESS = `
  select a.id, b.id as business_id
  from sessions s join accounts a on a.id = s.account_id join businesses b on b.owner_id = a.id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and a.is_active and a.role = 'business'
    and a.verified_at is not null and b.leads_until > $2`;

const CLAIM = `
  insert into idempotency_keys (account_id, route, key, body_hash, answer, created_at)
  values ($1, 'sendQuote', $2, $3, '[]', $4)
  on conflict (account_id, route, key) do nothing returning key`;

const LOCK = `
  select j.id, j.customer_id, j.ask_status, j.is_offered, j.tier from jobs j
  where j.id = (select job_id from leads where id = $1) and j.deleted_at is null for update`;

const LEAD = `
  select l.status, l.business_id, l.interested_at is not null or exists (
    select from service_areas a where a.business_id = l.business_id and a.covers_id in (j.service_id, j.category_id)
      and a.leads_until > $2 and (j.open_to_all_from <= $2 or a.package = 'premium')
      and (power(sin(radians(a.lat - j.lat) / 2), 2) + cos(radians(a.lat)) * cos(radians(j.lat))
        * power(sin(radians(a.lng - j.lng) / 2), 2)) <= ${BOUND}::float8) as is_theirs
  from leads l join jobs j on j.id = l.job_id where l.id = $1`;

const QUOTE = `
  insert into quotes (id, lead_id, job_id, business_id, author_id, cost_pence, rate_code, comments, status, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9)`;

const HISTORY = `
  insert into history (id, event, actor_id, job_id, facts, created_at) values ($1, 'quote.sent', $2, $3, $4, $5)`;

const MOVE = `update leads set status = 'quoted' where id = $1 and status = any('{open}')`;

const KEEP_PREMIUM = `
  update jobs set open_to_all_from = 'infinity' where id = $1 and tier = 'premium' and open_to_all_from > $2`;

const NOTICES = `
  insert into notices (id, key, kind, channel, account_id, subject_id, created_at)
  select n.id, n.key, 'quote-received', n.channel, $1, $2, $3
  from unnest($4::uuid[], $5::text[], $6::text[]) as n (id, key, channel)
  join notification_settings s on s.account_id = $1 join accounts a on a.id = s.account_id
  where a.is_active and case n.channel when 'sms' then s.by_sms else s.by_email end
  on conflict (key) do nothing returning id`;

const OWNED = `select from businesses where id = $1 and owner_id = $2`;

const QUEUE = queueInto('send-from-outbox');

const Business = z.object({ id: z.string(), business_id: z.string() });
const Job = z.object({
  id: z.string(),
  customer_id: z.string(),
  ask_status: z.literal('active'),
  is_offered: z.literal(true),
});
const Lead = z.object({ status: z.literal('open'), business_id: z.string(), is_theirs: z.literal(true) });

type Wanted = { leadId: string; cost: number; rate_type: (typeof RATE_TYPES)[number]; comments: string };
type Sending = { business: z.infer<typeof Business>; wanted: Wanted; key: string; body: string; now: Date };

/** Sending a quote as short as it can be written: the session, two reads under a lock and the writes in one transaction. */
export async function bareQuote(
  pool: pg.Pool,
  asked: { token: string; key: string; body: string },
): Promise<string | null> {
  const now = new Date();
  const hash = createHash('sha256').update(asked.token).digest();
  const { rows } = await pool.query({ name: 'business', text: BUSINESS, values: [hash, now] });
  if (rows.length === 0) return null;
  const business = Business.parse(rows[0]);
  const wanted: Wanted = JSON.parse(asked.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { customer_id } = await write(client, { business, wanted, key: asked.key, body: asked.body, now });
    await client.query('commit');
    const lists = ['quotes', 'jobs'];
    const pages = [
      { accounts: [customer_id], businesses: [], lists },
      { accounts: [], businesses: [business.business_id], lists },
    ];
    await signal(client, pages, ['send-from-outbox']);
    return '[]';
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Run = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResult>;

async function write(client: pg.PoolClient, sending: Sending): Promise<z.infer<typeof Job>> {
  const { business, wanted, key, body, now } = sending;
  const run: Run = (name, text, values) => client.query({ name, text, values });
  await run('hold-account', HOLD_ACCOUNT, [business.id]);
  await run('owned', OWNED, [business.business_id, business.id]);
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const claimed = await run('claim-quote', CLAIM, [business.id, `key:${key}`, bodyHash, now]);
  if (claimed.rowCount === 0) throw new Error('sent before');
  const job = Job.parse((await run('lock', LOCK, [wanted.leadId])).rows[0]);
  const lead = Lead.parse((await run('lead', LEAD, [wanted.leadId, now])).rows[0]);
  if (lead.business_id !== business.business_id) throw new Error('not theirs');
  const quoteId = await writeQuote(run, sending, job);
  const moved = await run('move', MOVE, [wanted.leadId]);
  if (moved.rowCount !== 1) throw new Error('quoted before');
  await run('keep-premium', KEEP_PREMIUM, [job.id, now]);
  await notify(run, { customerId: job.customer_id, quoteId, now });
  return job;
}

async function writeQuote(run: Run, sending: Sending, job: z.infer<typeof Job>): Promise<string> {
  const { business, wanted, now } = sending;
  const id = newId();
  const sides = [wanted.leadId, job.id, business.business_id];
  const price = [Math.round(wanted.cost * 100), codeOf(RATE_WORDS, wanted.rate_type), wanted.comments];
  await run('quote', QUOTE, [id, ...sides, business.id, ...price, now]);
  const facts = {
    jobId: job.id,
    leadId: wanted.leadId,
    businessId: business.business_id,
    quoteId: id,
    customerId: job.customer_id,
  };
  await run('quote-history', HISTORY, [newId(), business.id, job.id, JSON.stringify(facts), now]);
  return id;
}

type Told = { customerId: string; quoteId: string; now: Date };

async function notify(run: Run, { customerId, quoteId, now }: Told): Promise<void> {
  const channels = ['email', 'sms'];
  const keys = channels.map((channel) => `quote-received:${quoteId}:${customerId}:${channel}`);
  const ids = channels.map(() => newId());
  const told = await run('notices', NOTICES, [customerId, quoteId, now, ids, keys, channels]);
  const jobs = told.rows.map(({ id }) => JSON.stringify({ noticeId: id }));
  if (jobs.length > 0) await run('queue-notice', QUEUE, [jobs, jobs.map(() => now)]);
}
