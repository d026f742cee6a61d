import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './db.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase((await freshDatabase()).ownerUrl, { size: 1, log: createLog('silent') });
});
afterAll(() => database.close());

type Read = { at: Date | number; ms: number };

/** Moments as the driver hands them to us, and PostgreSQL's own count of their milliseconds. */
async function read(moments: string[], zone: string): Promise<Read[]> {
  await database.pool.query(`set time zone '${zone}'`);
  const { rows } = await database.pool.query<Read>(
    'select at, (extract(epoch from at) * 1000)::float8 as ms from unnest($1::timestamptz[]) at',
    [moments],
  );
  return rows;
}

const anyMoment = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

test.for(['UTC', 'Europe/London', 'America/St_Johns'])('a moment is read to the millisecond in %s', (zone) =>
  fc.assert(
    fc.asyncProperty(fc.array(anyMoment, { minLength: 20, maxLength: 200 }), async (moments) => {
      const rows = await read(moments, zone);
      expect(rows.map(({ at }) => Number(at))).toEqual(moments.map((moment) => Date.parse(moment)));
      expect(rows.map(({ at }) => Number(at))).toEqual(rows.map(({ ms }) => Math.round(ms)));
    }),
    { numRuns: 20 },
  ),
);

test('the ends of time, the years before our era and those of five digits are read, too', async () => {
  const odd = [
    '2026-02-03 04:05:06.7+00',
    '0044-03-15 12:00:00+00 BC',
    '12026-01-01 00:00:00+00',
    '0044-03-15 12:00+00',
  ];
  const rows = await read(odd, 'UTC');
  expect(rows.map(({ at }) => Number(at))).toEqual(rows.map(({ ms }) => ms));
  const ends = await read(['infinity', '-infinity'], 'UTC');
  expect(ends.map(({ at }) => at)).toEqual([Infinity, -Infinity]);
});

test('a moment with less than a millisecond in it is read as the driver reads it', async () => {
  const [row] = await read(['2026-02-03 04:05:06.123456+00'], 'UTC');
  expect(Number(row?.at)).toBe(Date.parse('2026-02-03T04:05:06.123Z'));
});
