import type { TestMarket } from './market.ts';

/** A digest of everything that a refused call must leave alone; `counters` are the tables that a refusal may write to. */
export async function contents({ product }: TestMarket, counters: readonly string[]): Promise<unknown[]> {
  const digest = `'select md5(string_agg(t::text, '''' order by t::text)) as of from %I.%I t'`;
  const { rows } = await product.database.pool.query<{ name: string; digest: string }>(
    `select tablename as name, query_to_xml(format(${digest}, schemaname, tablename), true, true, '')::text as digest
     from pg_tables where schemaname in ('public', 'simulator') and tablename <> all($1) order by 1`,
    [counters],
  );
  return rows;
}
