import type { Found, Told } from './part.ts';
import { bars, pages, reads } from '../rows/index.ts';
import type { Row } from '../rows/row.ts';
import { report } from '../report/progress.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { databaseTime } from '../testbed/statements.ts';
import { table } from '../report/table.ts';
import type { Size } from '../testbed/world.ts';

const LEAST_JOBS = 10_000;
const TENFOLD = 10;
/** Asked once before it is measured, so that plans and pages are there. */
const WARM = 20;

/** What a request of each row costs the database, in worlds of 10,000 jobs, of ten times as many, up to the one of the run. */
export async function measureSizes({ size, row: part, worlds }: Told): Promise<Found> {
  const smaller: Size[] = [];
  for (let jobs = LEAST_JOBS; jobs < size.jobs; jobs *= TENFOLD)
    smaller.push({ jobs, businesses: Math.ceil(jobs / TENFOLD), customers: Math.ceil(jobs / TENFOLD) });
  const columns: Map<string, number>[] = [];
  for (const each of smaller) columns.push(await worlds.briefly(each, (testbed) => timesOn(testbed, part)));
  columns.push(await timesOn(await worlds.testbed(size), part));
  const head = [
    'row, database ms a request',
    ...[...smaller, size].map(({ jobs }) => `${jobs.toLocaleString('en-GB')} jobs`),
    'growth',
  ];
  const rows = [...(columns[0]?.keys() ?? [])].map((name) => {
    const times = columns.map((column) => column.get(name) ?? Number.NaN);
    const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    return [name, ...times.map((ms) => told(ms, 2)), told(growth, 1)];
  });
  return { text: table(head, rows), misses: [] };
}

const told = (number: number, digits: number): string =>
  Number.isFinite(number) ? number.toFixed(digits) : '–';

async function timesOn(testbed: Testbed, part: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const rows = [...reads, ...pages, ...bars].filter(({ name }) => name.includes(part));
  for (const row of rows.toSorted((a, b) => Number(Boolean(a.writes)) - Number(Boolean(b.writes)))) {
    report(`${row.name}`);
    // A row that is too slow at one size has no figure there, and takes no other row with it.
    times.set(row.name, await timeOf(testbed, row).catch(() => Number.NaN));
  }
  return times;
}

async function timeOf({ people, client, load, ours }: Testbed, row: Row): Promise<number> {
  const asked = await row.asks(people);
  const { isOnce, restore } = row.writes ?? {};
  if (!isOnce)
    await load.drive({ mode: 'once', port: ours.port, connections: 1, asked: asked.slice(0, WARM) });
  const { ms } = await databaseTime({ client, load, server: ours, asked, isOnce });
  await restore?.(client);
  return ms;
}
