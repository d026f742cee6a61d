import { type Kysely, sql } from 'kysely';

/**
 * Where a business stands in the public directory: the middle of its outward code, which is all that the world may
 * measure from, and the grid cell of that. Of the businesses there are it is the district's point where a better table
 * has one, else the point they have, which is the built-in table's middle already. Writes every business once and
 * makes two indexes: no business can be changed and no review written meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table businesses add column outward_lat double precision, add column outward_lng double precision,
      add column outward_cell integer`.execute(db);
  await sql`
    update businesses b set outward_lat = coalesce(p.lat, b.lat), outward_lng = coalesce(p.lng, b.lng)
    from businesses same left join postcode_points p on p.code = split_part(same.postcode, ' ', 1)
    where same.id = b.id`.execute(db);
  // The cells of platform/geo/grid.ts.
  await sql`
    update businesses set
      outward_cell = floor((outward_lat + 90) * 5)::int * 2000 + floor((outward_lng + 180) * 3)::int`.execute(
    db,
  );
  await sql`
    alter table businesses alter column outward_lat set not null, alter column outward_lng set not null,
      alter column outward_cell set not null`.execute(db);
  await sql`
    create index businesses_directory on businesses (category_id, outward_cell)
      include (id, outward_lat, outward_lng, leads_until)`.execute(db);
  await sql`create index reviews_rating on reviews (business_id) include (rating) where is_visible`.execute(
    db,
  );
}
