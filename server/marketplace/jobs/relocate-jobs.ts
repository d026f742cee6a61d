import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { cellOf } from '../../platform/geo/grid.ts';
import type { Place } from '../../platform/geo/places.ts';
import type { PlacesOn } from '../../platform/geo/table-places.ts';
import type { Relocated, Stretch } from '../relocated.ts';

/**
 * Puts a stretch of jobs where the table of post codes says now. Each job moves in one write, so the match is right
 * before and after; a job whose post code the table does not know stays where it is.
 */
export async function relocateJobs(tx: Tx, placesOn: PlacesOn, stretch: Stretch): Promise<Relocated> {
  const jobs = await tx
    .selectFrom('jobs')
    .$if(stretch.after !== null, (query) => query.where('id', '>', stretch.after))
    .select(['id', 'postcode'])
    .orderBy('id')
    .limit(stretch.size)
    .execute();
  const places = await placesOn(tx).findAll(jobs.map((job) => job.postcode));
  const found = jobs.flatMap(({ id, postcode }) => {
    const place = places.get(postcode);
    return place ? [{ id, postcode, place }] : [];
  });
  const last = jobs.length === stretch.size ? (jobs.at(-1)?.id ?? null) : null;
  return { last, seen: jobs.length, moved: await moveJobs(tx, found) };
}

type Found = { id: string; postcode: string; place: Place };

async function moveJobs(tx: Tx, jobs: Found[]): Promise<number> {
  const points = jobs.map(({ place }) => place.point);
  const centres = jobs.map(({ place }) => place.centre);
  const moved = await sql`
    update jobs j set lat = n.lat, lng = n.lng, outward_lat = n.outward_lat, outward_lng = n.outward_lng, cell = n.cell
    from unnest(
      ${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ postcode }) => postcode)}::text[],
      ${points.map(({ lat }) => lat)}::float8[], ${points.map(({ lng }) => lng)}::float8[],
      ${centres.map(({ lat }) => lat)}::float8[], ${centres.map(({ lng }) => lng)}::float8[],
      ${points.map(cellOf)}::int[]
    ) as n (id, postcode, lat, lng, outward_lat, outward_lng, cell)
    where j.id = n.id and j.postcode = n.postcode
      and (j.lat, j.lng, j.outward_lat, j.outward_lng) is distinct from (n.lat, n.lng, n.outward_lat, n.outward_lng)
  `.execute(tx);
  return Number(moved.numAffectedRows ?? 0);
}
