import type { TestMarket } from './market.ts';

/** Where something was found: `table.column`. */
type FoundIn = Record<string, string[]>;

/**
 * Looks for each marker in every column of every table that holds text of any kind, the queue's included. Caught
 * messages stand for people's own mailboxes, which are not ours to erase.
 */
export async function placesOf({ product }: TestMarket, markers: Record<string, string>): Promise<FoundIn> {
  const { pool } = product.database;
  const { rows: columns } = await pool.query<{ at: string; table: string; column: string }>(
    `select c.table_schema || '.' || c.table_name as at, format('%I.%I', c.table_schema, c.table_name) as table,
      format('%I', c.column_name) as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'pgboss', 'simulator')
      and (c.data_type like '%char%' or c.data_type in ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'inet'))
      and c.table_name not in ('caught_messages', 'kysely_migration', 'work_categories', 'services')`,
  );
  if (columns.length < 60) throw new Error('the scan looks at too few columns');
  const found: FoundIn = {};
  const wanted = [Object.keys(markers), Object.values(markers).map((marker) => marker.toLowerCase())];
  for (const { at, table, column } of columns) {
    const text = `case when pg_typeof(${column})::text = 'bytea' then encode(${column}::text::bytea, 'escape') else ${column}::text end`;
    const { rows } = await pool.query<{ name: string }>(
      `select name from unnest($1::text[], $2::text[]) as wanted (name, marker)
      where exists (select from ${table} where position(wanted.marker in lower(${text})) > 0)`,
      wanted,
    );
    for (const { name } of rows) found[name] = [...(found[name] ?? []), `${at}.${column}`];
  }
  return found;
}
