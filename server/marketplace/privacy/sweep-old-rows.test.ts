import { sql } from 'kysely';
import { MINUTE_MS } from '../../platform/clock.ts';
import { expect, test } from 'vitest';
import { KEPT_UNTIL } from '../../testing/kept-until.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { allowAnyWord, countOf, plantRow } from '../../testing/planted.ts';
import { story } from '../../testing/story.ts';
import { sweep } from '../../testing/sweep.ts';
import type { DeclaredTable } from '../personal-data.ts';
import { DECLARED } from '../registry.ts';
import { days, isTimed, type KeptFor, momentsOf } from '../retention.ts';
import { batchOf, primaryKeys, type SweepBounds, sweepOldRows } from './sweep-old-rows.ts';

type Kept = { table: string; retention: KeptFor };

const TIMED: Kept[] = DECLARED.flatMap(({ table, retention }) =>
  isTimed(retention) ? [{ table, retention }] : [],
);

const PAYMENT = "'01900000-0000-7000-8000-000000000001'";

/** Where only some rows are meant: what makes a row one of them, and what keeps it from being one. */
const MEANT: Record<string, { due: Values; spared: Values }> = {
  enquiries: { due: { mailed_at: 'story_begins()' }, spared: { mailed_at: 'null' } },
  exports: { due: { ready_at: 'null' }, spared: { ready_at: 'story_begins()' } },
  invoices: { due: {}, spared: { payment_id: PAYMENT } },
};

type Values = Record<string, string>;
type Planted = { at: Date; words: string; values?: Values | undefined };

const LATER_MS = 20 * 365 * 24 * 60 * MINUTE_MS;

/** A row whose time runs from a moment; of several columns the earliest counts. */
async function plant(market: TestMarket, { table, retention }: Kept, { at, words, values }: Planted) {
  const moments = momentsOf(retention).map((column, place) => {
    const moment = at.getTime() + (place === 0 ? 0 : LATER_MS);
    return [column, retention.isInMs ? `${moment}` : `'${new Date(moment).toISOString()}'`];
  });
  await plantRow(market, table, { words, values: { ...Object.fromEntries(moments), ...values } });
}

const rowsIn = (market: TestMarket, table: string) => countOf(market, sql.table(table));

/** The duty as it runs at a moment of the calendar, which the market's clock cannot be turned back from. */
const sweepAt = ({ product }: TestMarket, moment: string) =>
  sweepOldRows({ db: product.market.db, clock: { now: () => new Date(moment) }, tables: DECLARED });

test('every period is written down by hand', () => {
  expect(Object.keys(KEPT_UNTIL).toSorted()).toEqual(TIMED.map(({ table }) => table).toSorted());
});

for (const kept of TIMED)
  story(
    `what ${kept.table} holds goes when its time is over, and not a minute before`,
    { shows: ['V3'] },
    async ({ market }) => {
      await allowAnyWord(market);
      for (const { since, there, gone } of KEPT_UNTIL[kept.table] ?? []) {
        await plant(market, kept, { at: new Date(since), words: '1', values: MEANT[kept.table]?.due });
        for (const [moment, rows] of [...there.map((one) => [one, 1] as const), [gone, 0] as const]) {
          await sweepAt(market, moment);
          expect([since, moment, await rowsIn(market, kept.table)]).toEqual([since, moment, rows]);
        }
      }
    },
  );

story('a row that is not meant stays, however old it is', { shows: ['V3'] }, async ({ market }) => {
  await allowAnyWord(market);
  const some = TIMED.filter(({ retention }) => retention.only);
  expect(some.map(({ table }) => table).toSorted()).toEqual(Object.keys(MEANT).toSorted());
  const at = market.clock.now();
  // A note of the invoice, younger than it.
  const note = { payment_id: PAYMENT, issued_at: `'${new Date(at.getTime() + LATER_MS).toISOString()}'` };
  await plantRow(market, 'credit_notes', { words: '1', values: note });
  for (const kept of some) {
    await plant(market, kept, { at, words: '1', values: MEANT[kept.table]?.spared });
    await plant(market, kept, { at, words: '2', values: MEANT[kept.table]?.due });
  }
  await market.advance({ days: 15 * 365 });
  await sweep(market);
  for (const { table } of some) expect([table, await rowsIn(market, table)]).toEqual([table, 1]);
});

const DIARIES = {
  table: 'diaries',
  of: null,
  onErasure: 'rows stay',
  columns: {},
  retention: { keeps: days(3), since: 'written_at', because: 'planted' },
} satisfies DeclaredTable;

/** A planted table with rows that were written so many days ago. */
async function withDiaries(market: TestMarket, told: () => Promise<void>): Promise<void> {
  await market.asOwner(`
    create table diaries (volume int, page int, written_at timestamptz not null, primary key (volume, page));
    grant select, insert, delete on diaries to public;
    grant update on diaries to public`);
  try {
    await told();
  } finally {
    await market.asOwner('drop table diaries');
  }
}

const write = (market: TestMarket, pages: number, daysAgo: number) =>
  market.asOwner(`insert into diaries select ${daysAgo}, page,
    '${market.clock.now().toISOString()}'::timestamptz - interval '${daysAgo} days' from generate_series(1, ${pages}) page`);

const sweepDiaries = ({ product, clock }: TestMarket, bounds: SweepBounds) =>
  sweepOldRows({ db: product.market.db, clock, tables: [DIARIES] }, bounds);

story('a table that is declared is swept, in batches, and the next run goes on', async ({ market }) => {
  await withDiaries(market, async () => {
    await write(market, 25, 4);
    await write(market, 5, 2);
    await sweepDiaries(market, { batch: 10, batches: 2 });
    expect(await rowsIn(market, 'diaries')).toBe(10);
    await sweepDiaries(market, { batch: 10, batches: 2 });
    expect(await rowsIn(market, 'diaries')).toBe(5);
    await market.advance({ days: 2 });
    await sweepDiaries(market, { batch: 10, batches: 2 });
    expect(await rowsIn(market, 'diaries')).toBe(0);
  });
});

story('two processes sweep at once, and neither waits for a row that somebody holds', async ({ market }) => {
  const second = await openSecondProduct(market);
  try {
    await withDiaries(market, async () => {
      await write(market, 300, 4);
      await market.product.market.db.transaction().execute(async (tx) => {
        await sql`select from diaries where page = 7 for update`.execute(tx);
        const bounds = { batch: 20, batches: 100 };
        await Promise.all([market, second].map((one) => sweepDiaries(one, bounds)));
        const left = await sql<{ page: number }>`select page from diaries`.execute(tx);
        expect(left.rows).toEqual([{ page: 7 }]);
      });
      await sweepDiaries(market, { batch: 20, batches: 1 });
      expect(await rowsIn(market, 'diaries')).toBe(0);
    });
  } finally {
    await second.product.stop();
  }
});

story('a table that cannot be swept is named, and keeps no other from being swept', async ({ market }) => {
  await withDiaries(market, async () => {
    await write(market, 5, 4);
    const { db } = market.product.market;
    const missing = { ...DIARIES, table: 'novels' };
    await expect(sweepOldRows({ db, clock: market.clock, tables: [missing, DIARIES] })).rejects.toThrow(
      'some tables could not be swept',
    );
    expect(await rowsIn(market, 'diaries')).toBe(0);
  });
});

type Plan = { 'Node Type': string; 'Index Cond'?: string; Plans?: Plan[] };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

story('what is due is found by an index of its table, which says the order too', async ({ market }) => {
  const { db } = market.product.market;
  const keys = await primaryKeys(db);
  for (const kept of TIMED) {
    const batch = { key: keys.get(kept.table) ?? [], now: market.clock.now(), batch: 100 };
    const nodes = await db.transaction().execute(async (tx) => {
      // Tables as empty as these are read whole otherwise, or sorted, which costs nothing with a handful of rows.
      for (const way of ['seqscan', 'bitmapscan', 'mergejoin', 'hashjoin', 'sort'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
      const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
        explain (format json) ${batchOf({ ...kept, ...batch })}`.execute(tx);
      return explained.rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    });
    const [first] = momentsOf(kept.retention);
    const found = nodes.filter((node) => node['Index Cond']?.includes(`${first}`));
    expect([kept.table, found.length]).toEqual([kept.table, 1]);
    const kinds = nodes.map((node) => node['Node Type']);
    expect([kept.table, kinds.filter((kind) => /Sort|Seq Scan/.test(kind))]).toEqual([kept.table, []]);
  }
});
