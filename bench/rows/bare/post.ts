import * as z from 'zod/mini';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import { cellOf, cellsAround } from '../../../server/platform/geo/grid.ts';
import { newId } from '../../../server/platform/ids.ts';
import type { Ground, Handler, Received } from '../row.ts';
import { hashOf, OF_SESSION } from './session.ts';

const JOB = `
  insert into jobs (id, job_number, customer_id, category_id, service_id, title, description, answers, property_code,
    tier, urgency_code, postcode, outward, town, lat, lng, outward_lat, outward_lng, cell, ask_status, is_offered,
    open_to_all_from, created_at)
  select $2, 'J' || to_char(nextval('job_numbers'), 'FM99999999000000'), a.id, $3, $4, $5, $6, '[]', 'terraced_house',
    'normal', 'within_month', $7, $8, $9, $10, $11, $12, $13, $14, 'active', true, now(), now()
  from ${OF_SESSION} returning id, job_number`;

// A notice for each business that offers this in the cells around.
const TELL = `
  insert into notices (id, account_id, business_id, channel, kind, key, subject_id, created_at)
  select gen_random_uuid(), b.owner_id, b.id, 'email', 'new-lead', 'new-lead:' || $2 || ':' || b.id, $2::uuid, now()
  from service_areas s join businesses b on b.id = s.business_id
  where s.covers_id = $1::uuid and s.cell = any($3::int[])
  on conflict do nothing`;

const Wanted = z.object({
  title: z.string(),
  description: z.string(),
  category_id: z.string(),
  service_id: z.string(),
  location: z.string(),
});

async function valuesOf({ places }: Ground, { token, body }: Received) {
  const wanted = Wanted.parse(JSON.parse(body));
  const place = await places.find(wanted.location);
  if (!place) throw new Error('no such post code');
  const { postcode, outward, town, point, centre } = place;
  const where = [postcode, outward, town, point.lat, point.lng, centre.lat, centre.lng, cellOf(point)];
  const { category_id, service_id, title, description } = wanted;
  const job = [hashOf(token), newId(), category_id, service_id, title, description, ...where];
  return { job, reach: [service_id, job[1], cellsAround(point, LEAD_RADIUS_KM)] };
}

/** One statement. */
export const barePost: Handler = async (ground, received) => {
  const { job } = await valuesOf(ground, received);
  const { rows } = await ground.pool.query({ name: 'bare-post', text: JOB, values: job });
  return rows[0] ? JSON.stringify({ data: rows[0] }) : null;
};

/** The job, and a notice for each whom it reaches, in one transaction. */
export const barePostAndTell: Handler = async (ground, received) => {
  const { job, reach } = await valuesOf(ground, received);
  const client = await ground.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ name: 'bare-post', text: JOB, values: job });
    await client.query({ name: 'bare-tell', text: TELL, values: reach });
    await client.query('commit');
    return rows[0] ? JSON.stringify({ data: rows[0] }) : null;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
