import { createHash } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { PROPERTY_WORDS, type Property, URGENCY_WORDS, type Urgency } from '../../contract/words.ts';
import { codeOf } from '../../server/marketplace/coded-words.ts';
import { LEAD_RADIUS_KM } from '../../contract/reach.ts';
import { cellOf, cellsAround, haversineBound, type Point } from '../../server/platform/geo/grid.ts';
import type { Place, Places } from '../../server/platform/geo/places.ts';
import { newId } from '../../server/platform/ids.ts';
import type { Ground, Received } from '../rows/row.ts';
import { HOLD_ACCOUNT, queueInto, signal } from './signals.ts';

type Asked = Pick<Received, 'token' | 'key' | 'body'>;

const BOUND = haversineBound(LEAD_RADIUS_KM);

/** SQL: whether the area `a` is within reach of a point. */
export function isNear(lat: string, lng: string): string {
  return `(power(sin(radians(a.lat - ${lat}::float8) / 2), 2) + cos(radians(a.lat)) * cos(radians(${lat}::float8))
    * power(sin(radians(a.lng - ${lng}::float8) / 2), 2)) <= ${BOUND}::float8`;
}

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
  returning job_number, category_id, tier, open_to_all_from`;

const HISTORY = `
  insert into history (id, event, actor_id, job_id, facts, created_at) values ($1, 'job.posted', $2, $3, $4, $5)`;

// How many it reaches now, and how many once nothing holds it back.
const REACH = `
  select count(distinct business_id) filter (where $1 and ($2::timestamptz <= $3 or package = 'premium'))::int as now,
    count(distinct business_id)::int as later
  from service_areas a where a.cell = any($4::int[]) and a.covers_id in ($5, $6) and a.leads_until > $3
    and ${isNear('$7', '$8')}`;

// A premium job is announced twice: at once, and when it opens to every package.
const QUEUE = queueInto('announce-job');

const ANSWER = `
  update idempotency_keys set answer = $4 where account_id = $1 and route = $2 and key = $3`;

const Posted = z.object({
  job_number: z.string(),
  category_id: z.string(),
  tier: z.string(),
  open_to_all_from: z.date(),
});
const Reach = z.object({ now: z.number(), later: z.number() });

type Customer = { id: string; is_verified: boolean };
type Wanted = Record<string, string> & { location: string; job_type: Property; target_job_done: Urgency };
type Posting = { customer: Customer; job: Wanted; key: string; body: string; now: Date };

/** A job that was posted, and what decides whom it reaches. */
export type Written = {
  answer: string;
  jobId: string;
  serviceId: string;
  categoryId: string;
  point: Point;
  opensAt: Date;
  now: Date;
};

/** Posting a job as short as it can be written: the session, the writes in one transaction, and the signals to open pages. */
export async function samePost(ground: Ground, asked: Asked): Promise<Written | null> {
  const { pool, places } = ground;
  const now = new Date();
  const hash = createHash('sha256').update(asked.token).digest();
  const customers = await pool.query<Customer>({ name: 'customer', text: CUSTOMER, values: [hash, now] });
  const [customer] = customers.rows;
  if (!customer) return null;
  const job: Wanted = JSON.parse(asked.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const written = await write(client, places, { customer, job, key: asked.key, body: asked.body, now });
    await client.query('commit');
    const whose = { accounts: [customer.id], businesses: [], lists: ['jobs'] };
    await signal(client, [{ job: written.jobId }, whose], ['announce-job']);
    return written;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function write(client: pg.PoolClient, places: Places, posting: Posting): Promise<Written> {
  const { customer, key, body, job, now } = posting;
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await run('hold-account', HOLD_ACCOUNT, [customer.id]);
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const claimed = await run('claim', CLAIM, [customer.id, `key:${key}`, bodyHash, now]);
  if (claimed.rowCount === 0) throw new Error('posted before');
  const jobId = newId();
  const place = await placeOf(places, job);
  const { rows } = await run('job', JOB, jobValues(place, jobId, posting));
  const {
    job_number: jobNumber,
    category_id: categoryId,
    tier,
    open_to_all_from: opensAt,
  } = Posted.parse(rows[0]);
  const later = tier === 'premium' ? [opensAt] : [];
  const facts = { jobId, customerId: customer.id, opensLaterAt: later[0]?.toISOString() ?? null };
  await run('history', HISTORY, [newId(), customer.id, jobId, JSON.stringify(facts), now]);
  const written = { jobId, serviceId: String(job.service_id), categoryId, point: place.point, opensAt, now };
  const reached = await run('reach', REACH, [customer.is_verified, opensAt, ...reachOf(written)]);
  const reach = Reach.parse(reached.rows[0]);
  const moments = [now, ...later];
  await run('queue', QUEUE, [moments.map(() => JSON.stringify({ jobId })), moments]);
  const data = { id: jobId, jobNumber, leadsCount: reach.now, expectedCount: reach.later };
  const answer = JSON.stringify({ data });
  await run('answer', ANSWER, [customer.id, 'postJob', `key:${key}`, answer]);
  return { ...written, answer };
}

/** What the match asks of a job, in the order of `REACH` and of who tells it. */
export const reachOf = ({ now, point, serviceId, categoryId }: Omit<Written, 'answer'>) => [
  now,
  cellsAround(point, LEAD_RADIUS_KM),
  serviceId,
  categoryId,
  point.lat,
  point.lng,
];

async function placeOf(places: Places, job: Wanted): Promise<Place> {
  const place = await places.find(job.location);
  if (!place) throw new Error('no such post code');
  return place;
}

function jobValues(place: Place, jobId: string, { customer, job, now }: Posting): unknown[] {
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
