import pg from 'pg';
import { expect } from 'vitest';
import type { FigureKey } from '../../../contract/admin-figures.ts';
import { seedDemo } from '../../seed/demo/index.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';
import { keepFigures } from './figures.ts';

/** What the desk shows, as an admin opens it or has it counted now. */
async function desk(adam: Person, query: { counted?: 'now' } = {}) {
  const { countedAt, cards } = await (await adam.api()).adminFigures({ query });
  const totalOf = (key: FigureKey) => cards.find((card) => card.key === key)?.total;
  return { countedAt, jobs: totalOf('jobs'), customers: totalOf('customers') };
}

const now = ({ clock }: TestMarket) => clock.now().toISOString();

story(
  'who opens the desk of a market that has counted nothing yet sees what is there, and no zeros',
  { shows: ['R-8-010', 'A-41'] },
  async ({ admin, market }) => {
    const { db, clock } = market.product.market;
    await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
    const [jobs] = await market.look<{ count: string }>('select count(*) from jobs where deleted_at is null');
    const [people] = await market.look<{ count: string }>(
      `select count(*) from accounts where role = 'customer' and deleted_at is null`,
    );
    const counted = { countedAt: now(market), jobs: Number(jobs?.count), customers: Number(people?.count) };
    const adam = await admin();
    expect(await Promise.all([desk(adam), desk(adam)])).toEqual([counted, counted]);
    expect(counted.jobs).toBeGreaterThan(0);
  },
);

story(
  'the figures are counted every five minutes, and say meanwhile of when they are',
  { shows: ['R-8-010', 'A-41'] },
  async ({ admin, customer, market }) => {
    const [adam, carl] = [await admin(), await customer()];
    const before = await desk(adam);
    expect(before).toEqual({ countedAt: now(market), jobs: 0, customers: 1 });
    await carl.posts();
    await market.advance({ minutes: 4 });
    await market.product.sweep();
    expect(await desk(adam)).toEqual(before);
    await market.advance({ minutes: 1 });
    expect(await desk(adam)).toEqual(before);
    await market.product.sweep();
    expect(await desk(adam)).toEqual({ countedAt: now(market), jobs: 1, customers: 1 });
  },
);

story('a count that fails leaves the figures of before, with their age', async (stage) => {
  const { market } = stage;
  const [adam, carl] = [await stage.admin(), await stage.customer()];
  const before = await desk(adam);
  await carl.posts();
  await market.asOwner('alter table credit_notes rename to credit_notes_elsewhere');
  market.announces('a duty of this minute failed');
  await market.advance({ minutes: 6 });
  await market.product.sweep();
  expect(await desk(adam)).toEqual(before);
  await market.asOwner('alter table credit_notes_elsewhere rename to credit_notes');
  await market.product.sweep();
  expect(await desk(adam)).toEqual({ countedAt: now(market), jobs: 1, customers: 1 });
});

story('two processes whose minute comes at once count once', async (stage) => {
  const { market } = stage;
  const adam = await stage.admin();
  await desk(adam);
  await market.asOwner(`
    create table counts (at timestamptz not null default clock_timestamp());
    create function note_count() returns trigger language plpgsql security definer as $$
      begin insert into counts default values; return null; end $$;
    create trigger figures_counted after insert on figures for each statement execute function note_count()`);
  const other = await openSecondProduct(market);
  const holder = new pg.Client({ connectionString: market.ownerUrl });
  await holder.connect();
  try {
    market.clock.advance({ minutes: 6 });
    // The clock of the first may have been moved by a story before.
    other.clock.advance({
      minutes: (market.clock.now().getTime() - other.clock.now().getTime()) / MINUTE_MS,
    });
    // Both find the figures old before either of them counts.
    await holder.query('begin; lock table figures in share row exclusive mode');
    const counted = Promise.all([market, other].map(({ product }) => keepFigures(product.market)));
    const waiting = `select from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and relation = 'figures'::regclass and not granted`;
    await expect.poll(async () => (await market.look(waiting)).length, { timeout: 20_000 }).toBe(2);
    await holder.query('rollback');
    await counted;
    expect(await market.look('select from counts')).toHaveLength(1);
    expect((await desk(adam)).countedAt).toBe(now(market));
  } finally {
    await holder.end();
    await other.product.stop();
  }
});

story('an admin has the figures counted now, but no more often than every ten seconds', async (stage) => {
  const { market } = stage;
  const [adam, carl] = [await stage.admin(), await stage.customer()];
  await desk(adam);
  await market.advance({ minutes: 1 });
  await carl.posts({ title: 'Roof' });
  const roof = await desk(adam, { counted: 'now' });
  expect(roof).toEqual({ countedAt: now(market), jobs: 1, customers: 1 });
  await carl.posts({ title: 'Gate' });
  await market.advance({ minutes: 9 / 60 });
  expect(await desk(adam, { counted: 'now' })).toEqual(roof);
  await market.advance({ minutes: 1 / 60 });
  expect(await desk(adam, { counted: 'now' })).toEqual({ countedAt: now(market), jobs: 2, customers: 1 });
});
