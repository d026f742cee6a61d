import { createHash } from 'node:crypto';
import type pg from 'pg';
import { cellsAround, haversineBound } from '../../server/platform/geo/grid.ts';
import { newId } from '../../server/platform/ids.ts';

const RADIUS_KM = 40;
const BOUND = haversineBound(RADIUS_KM);
const PAGE = 20;

const VIEWER = `
  select b.id, b.lat, b.lng, b.package,
    array(select service_id from business_services s where s.business_id = b.id) as service_ids
  from sessions s join accounts a on a.id = s.account_id join businesses b on b.id = a.id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and a.is_active and a.role = 'business' and b.leads_until > $2`;

// The match sorts what one index holds of each job, then looks at leads from the newest down until a page is full.
const INBOX = `
  with page as (
    (select j.id, j.created_at, l.id as lead_id, l.interested_at, l.messages_count
     from (
       select j.id, j.created_at from jobs j
       where j.ask_status = 'active' and j.is_offered and j.service_id = any($2) and j.cell = any($3)
         and (j.open_to_all_from <= $4 or $5)
         and (power(sin(radians(j.lat - $6::float8) / 2), 2) + cos(radians(j.lat)) * cos(radians($6::float8))
           * power(sin(radians(j.lng - $7::float8) / 2), 2)) <= ${BOUND}::float8
       order by j.created_at desc, j.id desc offset 0
     ) j left join lateral (
       select l.id, l.status, l.interested_at, l.messages_count from leads l
       where l.business_id = $1 and l.job_id = j.id offset 0
     ) l on true
     where l.id is null or (l.status = 'open' and l.interested_at is null)
     order by j.created_at desc, j.id desc limit ${PAGE + 1})
    union all
    (select j.id, j.created_at, l.id, l.interested_at, l.messages_count from leads l join jobs j on j.id = l.job_id
     where l.business_id = $1 and l.status = 'open' and l.interested_at is not null
       and j.ask_status = 'active' and j.is_offered
     order by j.created_at desc, j.id desc limit ${PAGE + 1}))
  select j.id as job_id, j.created_at, j.title, j.description, j.tier, s.name as service_name, j.outward, j.town,
    j.property_code, j.urgency_code, j.wanted_at, j.answers, j.outward_lat, j.outward_lng,
    c.first_name || ' ' || c.last_name as customer_name, c.mobile_number,
    page.lead_id, page.interested_at, page.messages_count
  from page join jobs j on j.id = page.id
  join services s on s.id = j.service_id
  join accounts c on c.id = j.customer_id
  order by page.created_at desc, page.id desc limit ${PAGE + 1}`;

const SEEN = `
  insert into leads (id, job_id, business_id, status, created_at)
  select id, job_id, $3, 'open', $4 from unnest($1::uuid[], $2::uuid[]) as seen (id, job_id)
  on conflict (job_id, business_id) do nothing`;

type Viewer = { id: string; lat: number; lng: number; package: string; service_ids: string[] };
type Row = Record<string, unknown> & {
  job_id: string;
  lead_id: string | null;
  interested_at: Date | null;
  mobile_number: string;
};

/** The inbox as short as it can be written: the session, the match, the ids of new leads, and the rows as JSON. */
export async function sameInbox(pool: pg.Pool, token: string): Promise<string | null> {
  const now = new Date();
  const hash = createHash('sha256').update(token).digest();
  const viewers = await pool.query<Viewer>({ name: 'viewer', text: VIEWER, values: [hash, now] });
  const [viewer] = viewers.rows;
  if (!viewer) return null;
  const cells = cellsAround(viewer, RADIUS_KM);
  const { id, lat, lng, service_ids } = viewer;
  const values = [id, service_ids, cells, now, viewer.package === 'premium', lat, lng];
  const { rows } = await pool.query<Row>({ name: 'inbox', text: INBOX, values });
  const unseen = rows.filter((row) => row.lead_id === null);
  for (const row of unseen) row.lead_id = newId();
  if (unseen.length > 0) {
    const [leadIds, jobIds] = [unseen.map((row) => row.lead_id), unseen.map((row) => row.job_id)];
    await pool.query({ name: 'seen', text: SEEN, values: [leadIds, jobIds, id, now] });
  }
  const leads = rows
    .slice(0, PAGE)
    .map((row) => ({ ...row, mobile_number: row.interested_at ? row.mobile_number : null }));
  return JSON.stringify({ leads, next: rows.length > PAGE ? leads.at(-1)?.job_id : null });
}
