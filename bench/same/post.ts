import { createHash } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { PROPERTY_WORDS, type Property, URGENCY_WORDS, type Urgency } from '../../contract/words.ts';
import { codeOf } from '../../server/marketplace/coded-words.ts';
import { cellOf } from '../../server/platform/geo/grid.ts';
import type { Places } from '../../server/platform/geo/places.ts';
import { newId } from '../../server/platform/ids.ts';

const CUSTOMER = `
  select a.id, a.verified_at is not null as is_verified
  from sessions s join accounts a on a.id = s.account_id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and a.is_active and a.role = 'customer'`;

const CLAIM = `
  insert into idempotency_keys (account_id, route, key, body_hash, created_at) values ($1, 'postJob', $2, $3, $4)
  on conflict (account_id, route, key) do nothing returning key`;

const JOB = `
  insert into jobs (id, job_number, customer_id, category_id, service_id, title, description, answers, property_code,
    tier, urgency_code, postcode, outward, town, lat, lng, outward_lat, outward_lng, cell, ask_status, is_offered,
    open_to_all_from, created_at)
  select $1, 'J' || to_char(nextval('job_numbers'), 'FM99999999000000'), $2, s.category_id, s.id, $4, $5, $6::jsonb, $7,
    case when s.is_premium then 'premium' else 'normal' end, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'active', $17,
    $18::timestamptz + case when s.is_premium then interval '24 hours' else interval '0' end, $18
  from services s join work_categories c on c.id = s.category_id
  where s.id = $3 and s.is_active and c.is_active
  returning job_number, tier, open_to_all_from`;

const HISTORY = `
  insert into history (id, event, actor_id, job_id, facts, created_at) values ($1, 'job.posted', $2, $3, $4, $5)`;

// A premium job is announced twice: at once, and when it opens to every package.
const QUEUE = `
  insert into pgboss.job_common (name, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit,
    retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select name, $1::jsonb, moment, moment + retention_seconds * interval '1s', expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
  from pgboss.queue, unnest($2::timestamptz[]) as moment where name = 'announce-job'`;

const ANSWER = `
  update idempotency_keys set answer = $4 where account_id = $1 and route = $2 and key = $3`;

const Posted = z.object({ job_number: z.string(), tier: z.string(), open_to_all_from: z.date() });

type Customer = { id: string; is_verified: boolean };
type Wanted = Record<string, string> & { location: string; job_type: Property; target_job_done: Urgency };
type Posting = { customer: Customer; job: Wanted; key: string; body: string; now: Date };

/** Posting a job as short as it can be written: the session, and five writes in one transaction. */
export async function samePost(
  pool: pg.Pool,
  places: Places,
  asked: { token: string; key: string; body: string },
): Promise<string | null> {
  const now = new Date();
  const hash = createHash('sha256').update(asked.token).digest();
  const customers = await pool.query<Customer>({ name: 'customer', text: CUSTOMER, values: [hash, now] });
  const [customer] = customers.rows;
  if (!customer) return null;
  const job: Wanted = JSON.parse(asked.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await write(client, places, { customer, job, key: asked.key, body: asked.body, now });
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function write(client: pg.PoolClient, places: Places, posting: Posting): Promise<string> {
  const { customer, key, body, now } = posting;
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const claimed = await run('claim', CLAIM, [customer.id, `key:${key}`, bodyHash, now]);
  if (claimed.rowCount === 0) throw new Error('posted before');
  const jobId = newId();
  const { rows } = await run('job', JOB, await jobValues(places, jobId, posting));
  const { job_number: jobNumber, tier, open_to_all_from: opens } = Posted.parse(rows[0]);
  const later = tier === 'premium' ? [opens] : [];
  const facts = { jobId, customerId: customer.id, opensLaterAt: later[0]?.toISOString() ?? null };
  await run('history', HISTORY, [newId(), customer.id, jobId, JSON.stringify(facts), now]);
  await run('queue', QUEUE, [JSON.stringify({ jobId }), [now, ...later]]);
  const answer = JSON.stringify({ data: { id: jobId, jobNumber } });
  await run('answer', ANSWER, [customer.id, 'postJob', `key:${key}`, answer]);
  return answer;
}

async function jobValues(places: Places, jobId: string, { customer, job, now }: Posting): Promise<unknown[]> {
  const place = await places.find(job.location);
  if (!place) throw new Error('no such post code');
  const { postcode, outward, town, point, centre } = place;
  const words = [
    job.title,
    job.description,
    JSON.stringify(job.answers ?? []),
    codeOf(PROPERTY_WORDS, job.job_type),
    codeOf(URGENCY_WORDS, job.target_job_done),
  ];
  const where = [postcode, outward, town, point.lat, point.lng, centre.lat, centre.lng, cellOf(point)];
  return [jobId, customer.id, job.service_id, ...words, ...where, customer.is_verified, now];
}
