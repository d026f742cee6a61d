import { expect } from 'vitest';
import { filterOf } from '../../../contract/admin-pages.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

const MOST = 1000;

/** Customers as a registration leaves them, each a minute older than the next: `Many Number0001` and on. */
const many = ({ product }: TestMarket, count: number) =>
  product.database.pool.query(
    `insert into accounts (id, reference, role, email, email_key, first_name, last_name, mobile_number, password_hash,
       verified_at, created_at)
     select gen_random_uuid(), 'X-' || n, 'customer', 'm' || n || '@example.test', 'm' || n || '@example.test',
       'Many', 'Number' || lpad(n::text, 4, '0'), '071' || lpad(n::text, 8, '0'), '-', story_begins(),
       story_begins() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );

const searched = async (adam: Person, typed: string, query: Record<string, string> = {}) => {
  const filter = filterOf(typed) ?? '';
  const { customers, count, hasMore } = await (await adam.api()).adminCustomers({
    query: { filter, ...query },
  });
  return { names: customers.map(({ name }) => name), count, hasMore };
};

story(
  'a search is counted to its end, or as far as its pager reaches',
  { shows: ['R-10-114', 'R-8-017'] },
  async (stage) => {
    const { admin, market } = stage;
    const adam = await admin();
    await many(market, MOST);
    const last = `Many Number${MOST}`;
    for (const typed of ['a', 'MA', 'many', 'example.test']) {
      const found = await searched(adam, typed);
      expect(found).toMatchObject({ count: MOST, hasMore: false });
      expect(found.names).toHaveLength(10);
      expect(found.names[0]).toBe('Many Number0001');
      expect((await searched(adam, typed, { pageIndex: '100' })).names.at(-1)).toBe(last);
      expect((await searched(adam, typed, { sort: 'oldest' })).names[0]).toBe(last);
      expect(await searched(adam, typed, { pageIndex: '101' })).toEqual({
        names: [],
        count: MOST,
        hasMore: false,
      });
    }
    await stage.customer({ name: 'Mandy Newest' });
    const first = await searched(adam, 'ma');
    expect(first).toMatchObject({ count: MOST, hasMore: true });
    expect(first.names[0]).toBe('Mandy Newest');
    // Where the last pages are near, they are counted.
    expect(await searched(adam, 'ma', { pageIndex: '101' })).toEqual({
      names: [last],
      count: MOST + 1,
      hasMore: false,
    });
    const all = await (await adam.api()).adminCustomers({ query: {} });
    expect(all).toMatchObject({ count: MOST + 1, hasMore: false });
  },
);

story(
  'a search finds the same in a long list as in a short one',
  { shows: ['R-8-012', 'R-10-114'] },
  async ({ admin, customer, market }) => {
    const adam = await admin();
    await many(market, MOST + 200);
    for (const name of ['Zoë Quixote', 'Percy Number']) await customer({ name });
    const carl = await customer({ name: 'Carl Number0500' });
    await (await adam.api()).changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
    const queries: Record<string, string>[] = [
      {},
      { pageIndex: '3' },
      { pageIndex: '118' },
      { sort: 'name' },
      { sort: 'email', pageIndex: '2' },
    ];
    const states: Record<string, string>[] = [{}, { state: 'inactive' }];
    const asked = ['number', 'quixote', 'number0500', 'nobody'].flatMap((typed) =>
      queries.flatMap((query) => states.map((state) => ({ typed, query: { ...query, ...state } }))),
    );
    const answers = async () => {
      const found = [];
      for (const { typed, query } of asked)
        found.push({ typed, query, ...(await searched(adam, typed, query)) });
      return found;
    };
    await seemsToHold(market, 0);
    const short = await answers();
    await seemsToHold(market, 10_000_000);
    expect(await answers()).toEqual(short);
    expect(short[0]).toMatchObject({ count: MOST, hasMore: true });
  },
);

/** What PostgreSQL believes of the size of the lists, until it counts them itself. */
const seemsToHold = (market: TestMarket, rows: number) =>
  market.asOwner(`update pg_class set reltuples = ${rows} where oid = 'found_accounts'::regclass`);

story(
  'one letter or two in the middle of a name are found like more',
  { shows: ['R-8-012', 'R-10-114'] },
  async (stage) => {
    const { admin, customer, market } = stage;
    const adam = await admin();
    await many(market, 50);
    await customer({ name: 'Zoë Quixote', email: 'first@example.test' });
    await customer({ name: 'Percy Hundred', email: '100%@example.test' });
    const names = async (typed: string) => (await searched(adam, typed)).names;
    for (const typed of ['q', 'Q', 'xo', 'ë q', 'OË', 'oe'])
      expect(await names(typed)).toEqual(['Zoë Quixote']);
    for (const typed of ['%', '0%', '%@']) expect(await names(typed)).toEqual(['Percy Hundred']);
    expect(await names('ﬁ')).toEqual(['Zoë Quixote']);
    expect(await names('zq')).toEqual([]);
  },
);

/** As somebody is called, and as a British keyboard has it. */
const CALLED = [
  ['Ella O’Brien', "o'brien"],
  ['Fay O‘Dea', 'O’DEA'],
  ['Gus D´Arcy', "d'arcy"],
  ['Łukasz Nowak', 'lukasz'],
  ['Hal Sørensen', 'sorensen'],
  ['Ida Straße', 'strasse'],
  ['Jon Ærø', 'aero'],
  ['Kai Þórsson', 'thorsson'],
  ['Lea Smith\u2010Jones', 'smith-jones'],
  ['Mia Đorđević', 'dordevic'],
] as const;

story(
  'a name is found however its letters and signs are typed, and stands where its plain letters do',
  { shows: ['R-8-012', 'R-10-114'] },
  async ({ admin, customer, market }) => {
    const adam = await admin();
    // As a registration elsewhere may have left them: some of these signs no form takes.
    for (const [place, [name]] of CALLED.entries()) {
      const { id } = await customer({ name: `Some Body${'abcdefghij'.charAt(place)}` });
      const [first, last] = name.split(' ');
      await market.product.database.pool.query(
        'update accounts set first_name = $2, last_name = $3 where id = $1',
        [id, first, last],
      );
    }
    for (const [name, typed] of CALLED) {
      expect([typed, (await searched(adam, typed)).names]).toEqual([typed, [name]]);
      expect((await searched(adam, name)).names).toEqual([name]);
    }
    const sorted = await (await adam.api()).adminCustomers({ query: { sort: 'name' } });
    expect(sorted.customers.map(({ name }) => name)).toEqual([
      ...CALLED.map(([name]) => name).filter((name) => !/^[ŁM]/.test(name)),
      'Łukasz Nowak',
      'Mia Đorđević',
    ]);
  },
);

story('the database folds every sign as the boxes of the pages do', async ({ market }) => {
  const between = ([from, to]: readonly [number, number]) =>
    Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
  const signs = [
    [0x20, 0x24f],
    [0x1e00, 0x1eff],
    [0x2000, 0x2064],
    [0x2212, 0x2212],
    [0xff01, 0xff5e],
  ] as const;
  const typed = signs.flatMap(between).filter((sign) => !/[\u007f-\u009f]/.test(sign));
  const { rows } = await market.product.database.pool.query<{ sign: string; plain: string }>(
    'select sign, folded(sign) as plain from unnest($1::text[]) with ordinality as s(sign, at) order by at',
    [typed],
  );
  expect(rows.filter(({ sign, plain }) => plain !== plainLetters(sign))).toEqual([]);
  expect(rows).toHaveLength(typed.length);
});

story(
  'who is renamed is found by the new name at once, who is deleted no more',
  { shows: ['R-8-012', 'R-8-013'] },
  async (stage) => {
    const { admin, business, customer } = stage;
    const [adam, anna, carl] = await Promise.all([
      admin(),
      business({ name: 'Anna Bell' }),
      customer({ name: 'Carl Moss' }),
    ]);
    const api = await adam.api();
    const businesses = async (typed: string) =>
      (await api.adminBusinesses({ query: { filter: filterOf(typed) } })).businesses.map(({ id }) => id);
    await api.changeBusiness({ params: { id: anna.id }, body: { name: 'Quick Boilers', lastName: 'Stone' } });
    for (const typed of ['boil', 'qu', 'anna st']) expect(await businesses(typed)).toEqual([anna.id]);
    for (const typed of ['bell &', 'anna b']) expect(await businesses(typed)).toEqual([]);
    await api.removeAccount({ params: { id: anna.id }, body: {} });
    expect(await businesses('boil')).toEqual([]);
    await api.changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
    for (const state of ['inactive', 'active'])
      expect((await searched(adam, 'c', { state })).names).toEqual(state === 'inactive' ? ['Carl Moss'] : []);
  },
);

story(
  'a person and a business that are renamed at the same time are found by both new names',
  async (stage) => {
    const { admin, business, market } = stage;
    const [adam, anna] = [await (await admin()).api(), await business({ name: 'Anna Bell' })];
    const { pool } = market.product.database;
    const person = {
      write: 'update accounts set last_name = $2 where id = (select owner_id from businesses where id = $1)',
      name: 'Personal',
    };
    const trade = { write: 'update businesses set name = $2 where id = $1', name: 'Commercial' };
    for (const [turn, [one, other]] of [[person, trade] as const, [trade, person] as const].entries()) {
      const [first, second] = [await pool.connect(), await pool.connect()];
      await first.query('begin');
      await first.query(one.write, [anna.id, `${one.name}${turn}`]);
      const waiting = second.query(other.write, [anna.id, `${other.name}${turn}`]);
      await expect.poll(() => waits(market)).toBe(1);
      await first.query('commit');
      await waiting;
      for (const client of [first, second]) client.release();
      for (const typed of [`Personal${turn}`, `Commercial${turn}`]) {
        const { businesses } = await adam.adminBusinesses({ query: { filter: filterOf(typed) } });
        expect([typed, businesses.map(({ id }) => id)]).toEqual([typed, [anna.id]]);
      }
    }
  },
);

/** How many wait for a lock that somebody holds. */
const waits = async ({ product }: TestMarket): Promise<number> => {
  const { rows } = await product.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};
