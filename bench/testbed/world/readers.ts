import type pg from 'pg';

/** People in an order that has nothing to do with when they came, the same at every run. */
export const SHUFFLED = 'md5(id::text)';

export const READERS = 500;
const RADIUS_METRES = 40_000;
const EARTH_METRES = 6_371_008.8;

/**
 * The first businesses in shuffled order have read their whole inbox: each card they saw is a lead, and a third of
 * them they dismissed. Theirs are the longest lists of leads, which is what an inbox must stay quick with.
 */
export async function readInboxes(client: pg.Client): Promise<void> {
  await client.query(
    `with readers as (select id, lat, lng from businesses order by ${SHUFFLED} limit $1)
    insert into leads (id, job_id, business_id, status, created_at)
    select uuidv7(), j.id, b.id, case when hashtext(j.id::text) % 3 = 0 then 'dismissed' else 'open' end, now()
    from readers b join business_services s on s.business_id = b.id
    join jobs j on j.service_id = s.service_id and j.ask_status = 'active' and j.is_offered
    where 2 * $2::float8 * asin(sqrt(power(sin(radians(j.lat - b.lat) / 2), 2)
      + cos(radians(j.lat)) * cos(radians(b.lat)) * power(sin(radians(j.lng - b.lng) / 2), 2))) <= $3::float8
    on conflict (job_id, business_id) do nothing`,
    [READERS, EARTH_METRES, RADIUS_METRES],
  );
}
