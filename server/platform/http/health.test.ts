import pg from 'pg';
import { expect, inject } from 'vitest';
import { story } from '../../testing/story.ts';

/** Whether anybody may come into a database; nobody is in it when it is shut. */
async function openDoor(database: string, isOpen: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: inject('cluster').ownerUrl });
  await client.connect();
  try {
    await client.query(`alter database ${database} allow_connections ${isOpen}`);
    if (!isOpen)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ]);
  } finally {
    await client.end();
  }
}

story(
  'R-16-038 a process is ready while its database can be reached, and alive also without it',
  async ({ market }) => {
    const health = async (kind: string) => (await fetch(`${market.baseUrl}/api/health/${kind}`)).status;
    const database = new URL(market.databaseUrl).pathname.slice(1);
    expect([await health('ready'), await health('live')]).toEqual([200, 200]);
    await openDoor(database, false);
    expect([await health('ready'), await health('live')]).toEqual([503, 200]);
    await openDoor(database, true);
    await expect.poll(() => health('ready')).toBe(200);
  },
);
