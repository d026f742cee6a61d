import { expect } from 'vitest';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';
import { personalColumnsOf } from '../personal-data.ts';
import { DECLARED } from '../registry.ts';

/** What nobody can write words into; of everything else it must be said whether it is personal. */
const WORDLESS = [
  'uuid',
  'boolean',
  'smallint',
  'integer',
  'bigint',
  'real',
  'double precision',
  'numeric',
  'date',
  'timestamp with time zone',
];

type Found = { at: string; isWordless: boolean };

/** The columns of the market's own tables. */
async function columnsOf({ product }: TestMarket): Promise<Found[]> {
  const { rows } = await product.database.pool.query<Found>(
    `select c.table_name || '.' || c.column_name as at, c.data_type = any($1) as "isWordless"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema = 'public' and c.table_name not like 'kysely\\_%'
    order by at`,
    [WORDLESS],
  );
  return rows;
}

const declared = new Set(
  DECLARED.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
);

/** Columns that may hold words and that nobody declared, and declared ones that are not there. */
async function faultsOf(market: TestMarket): Promise<{ undeclared: string[]; missing: string[] }> {
  const found = await columnsOf(market);
  const there = new Set(found.map(({ at }) => at));
  return {
    undeclared: found.filter(({ at, isWordless }) => !isWordless && !declared.has(at)).map(({ at }) => at),
    missing: [...declared].filter((at) => !there.has(at)),
  };
}

/** The market's own tables of which no feature says how long they are kept. */
async function unkeptTables(market: TestMarket): Promise<string[]> {
  const tables = new Set((await columnsOf(market)).map(({ at }) => at.split('.')[0] ?? ''));
  return [...tables].filter((table) => !DECLARED.some((declared) => declared.table === table));
}

/** Changes the tables, looks, and changes them back. */
async function faultsWith(market: TestMarket, change: string, back: string) {
  await market.asOwner(change);
  try {
    return await faultsOf(market);
  } finally {
    await market.asOwner(back);
  }
}

story(
  'every column that may hold words is declared: personal or not, and why',
  { shows: ['V2'] },
  async ({ market }) => {
    expect((await columnsOf(market)).filter(({ isWordless }) => !isWordless).length).toBeGreaterThan(150);
    expect(await faultsOf(market)).toEqual({ undeclared: [], missing: [] });
  },
);

story(
  'a column that somebody adds, of any kind, is named until it is declared',
  { shows: ['V2'] },
  async ({ market }) => {
    for (const type of ['text', 'varchar(80)', 'json', 'jsonb', 'bytea', 'text[]', 'inet', 'xml', 'tsvector'])
      expect(
        await faultsWith(
          market,
          `alter table jobs add column nickname ${type}`,
          'alter table jobs drop column nickname',
        ),
        type,
      ).toEqual({ undeclared: ['jobs.nickname'], missing: [] });
    expect(
      await faultsWith(market, 'create table diaries (id uuid, words text)', 'drop table diaries'),
    ).toEqual({ undeclared: ['diaries.words'], missing: [] });
  },
);

story('a table of which nobody says how long it is kept is named', { shows: ['V3'] }, async ({ market }) => {
  expect(await unkeptTables(market)).toEqual([]);
  await market.asOwner('create table tills (id uuid, pence int)');
  try {
    expect(await unkeptTables(market)).toEqual(['tills']);
  } finally {
    await market.asOwner('drop table tills');
  }
  for (const { table, retention, onErasure } of DECLARED) {
    expect([table, retention.because.length > 5]).toEqual([table, true]);
    if (retention.keeps === 'with its account') expect([table, onErasure]).not.toEqual([table, 'rows stay']);
  }
});

story('a declaration of a column that has gone is named too', { shows: ['V2'] }, async ({ market }) => {
  const [change, back] = ['description to words', 'words to description'].map(
    (names) => `alter table jobs rename column ${names}`,
  );
  expect(await faultsWith(market, change ?? '', back ?? '')).toEqual({
    undeclared: ['jobs.words'],
    missing: ['jobs.description'],
  });
});

story(
  'what goes with its row stands in a table whose rows go, and the other way round',
  { shows: ['V2'] },
  async () => {
    for (const table of DECLARED) {
      const acts = personalColumnsOf(table).map(([, { onErasure }]) => onErasure.fate);
      const goes = table.onErasure !== 'rows stay';
      expect([table.table, acts.filter((act) => (act === 'goes') !== goes)]).toEqual([table.table, []]);
      // What only an account's rows can lose or show needs to be found by the account.
      if (acts.some((act) => act !== 'kept') || table.copy)
        expect([table.table, table.of]).not.toContain(null);
    }
  },
);
