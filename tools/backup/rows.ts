import pg from 'pg';

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'simulator') order by schemaname, tablename`;

/** How many rows each table of the product has, all at one moment. */
export async function rowsOf(ownerUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`);
      counts.set(name, rows[0]?.rows ?? 0);
    }
    return counts;
  } finally {
    await client.end();
  }
}
