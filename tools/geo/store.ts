import { sql } from 'kysely';
import { type Db, inTransaction } from '../../server/platform/db/db.ts';
import { select } from '../../server/platform/db/select-list.ts';
import type { CodePoint } from './codes.ts';

export type Source = { name: string; asOf: string; credits: string[]; loadedAt: Date };

/**
 * Writes a batch of points over what is there, whole or not at all, together with whose they are: at every moment
 * the credits cover what is in the table. A row that says the same already is not touched, so that a repeat is
 * quick and leaves no waste.
 */
export async function storePoints(db: Db, source: Source, points: Iterable<CodePoint>): Promise<void> {
  // In one order, so that two imports at once wait for each other and never in a circle.
  const rows = [...points].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  if (rows.length === 0) return;
  await inTransaction(db, async (tx) => {
    await sql`
      insert into postcode_sources (source, credits, as_of, loaded_at)
      values (${source.name}, ${JSON.stringify(source.credits)}, ${source.asOf}, ${source.loadedAt})
      on conflict (source) do update
        set credits = excluded.credits, as_of = excluded.as_of, loaded_at = excluded.loaded_at
    `.execute(tx);
    await sql`
      insert into postcode_points (code, kind, lat, lng, source, as_of)
      select read.code, read.kind, read.lat, read.lng, ${source.name}, ${source.asOf}::date
      from unnest(
        ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.kind)}::text[],
        ${rows.map((row) => row.lat)}::float8[], ${rows.map((row) => row.lng)}::float8[]
      ) as read (code, kind, lat, lng)
      left join lateral (select * from postcode_points p where p.code = read.code limit 1) old on true
      where (old.lat, old.lng, old.source, old.as_of)
        is distinct from (read.lat, read.lng, ${source.name}, ${source.asOf}::date)
      ${overwrite}
    `.execute(tx);
  });
}

const overwrite = sql`
  on conflict (code) do update set kind = excluded.kind, lat = excluded.lat, lng = excluded.lng,
    source = excluded.source, as_of = excluded.as_of
  where (postcode_points.lat, postcode_points.lng, postcode_points.source, postcode_points.as_of)
    is distinct from (excluded.lat, excluded.lng, excluded.source, excluded.as_of)`;

/**
 * Makes each district the mean of its units, where there are units, and forgets the sources of which nothing
 * is left. One transaction; answers the number of districts there are then.
 */
export async function finishTable(db: Db): Promise<{ units: number; districts: number }> {
  await inTransaction(db, async (tx) => {
    await sql`
      insert into postcode_points (code, kind, lat, lng, source, as_of)
      select split_part(code, ' ', 1) as outward, 'district',
        round(avg(lat)::numeric, 6)::float8, round(avg(lng)::numeric, 6)::float8, max(source), max(as_of)
      from postcode_points where kind = 'unit' group by outward order by outward
      ${overwrite}
    `.execute(tx);
    await sql`
      delete from postcode_sources s
      where not exists (select from postcode_points p where p.source = s.source)
    `.execute(tx);
  });
  await sql`analyze postcode_points`.execute(db);
  const columns = { kind: sql<string>`kind`, count: sql<number>`count(*)` };
  const { rows } = await select(columns)`from postcode_points group by kind`.execute(db);
  const counted = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { units: counted('unit'), districts: counted('district') };
}
