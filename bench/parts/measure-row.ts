import type pg from 'pg';
import type { Measured } from '../report/judged.ts';
import { startOurs } from '../testbed/processes.ts';
import { race, type Race, type SideName } from '../testbed/race.ts';
import type { Row } from '../rows/row.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { databaseTime } from '../testbed/statements.ts';

export type Pace = { rounds: number; seconds: number };

/** So many different reads, in turn: a row finds the same of it warm at every run. */
const READ = 30;

/** One row: all its sides in turns, then what a request of the product costs the database. */
export async function measureRow(testbed: Testbed, row: Row, pace: Pace): Promise<Measured> {
  const { client, load } = testbed;
  const all = await row.asks(testbed.people);
  const asked = row.writes ? all : all.slice(0, READ);
  if (row.bare) await testbed.bare.serve(row.name);
  const sides: Race['sides'] = row.bare ? { bare: testbed.bare } : {};
  const { untilDone, restore, isOnce } = row.writes ?? {};
  await restore?.(client);
  const own = row.product
    ? await startOurs({ databaseUrl: testbed.url, dataDir: testbed.dataDir, ...row.product })
    : null;
  const server = own ?? testbed.ours;
  try {
    const result = await race({
      load,
      asked,
      ...pace,
      sides: { ...sides, ours: server },
      backends: () => backendsOf(client),
      ...(row.connections && { connections: row.connections }),
      ...(isOnce && { isOnce }),
      ...(untilDone && { untilDone: untilOurs(() => untilDone(client)) }),
      ...(restore && { restore: () => restore(client) }),
    });
    const database = await databaseTime({ client, load, server, asked, isOnce });
    await restore?.(client);
    return { row, result, database };
  } finally {
    await own?.stop();
  }
}

async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
}

/** *Bare* has done all of it when it answers. */
const untilOurs = (done: () => Promise<void>) => async (side: SideName) => {
  if (side === 'ours') await done();
};
