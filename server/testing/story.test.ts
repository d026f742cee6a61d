import { expect } from 'vitest';
import { STORIES_BEGIN } from './standing-clock.ts';
import { story, toldOn } from './story.ts';
import { openTestMarket, type TestMarket } from './market.ts';

/** What a story that tells this fails with. */
const failureOf = (market: TestMarket, tell: () => Promise<void>): Promise<string> =>
  toldOn(market, tell).then(
    () => 'it did not fail',
    (failure: Error) => failure.message,
  );

story(
  'a market is handed on with the clock turned back, as long as a reset takes back what was done',
  async ({ market, customer }) => {
    await (await customer()).posts();
    await market.advance({ days: 400 });
    expect(await market.renewed()).toBe(true);
    expect(market.clock.now()).toEqual(STORIES_BEGIN);

    const { pool } = market.product.database;
    await pool.query(`update work_categories set name = name || '!' where name = 'Plumbing'`);
    expect(await market.renewed()).toBe(false);
    await pool.query(`update work_categories set name = 'Plumbing' where name = 'Plumbing!'`);
    expect(await market.renewed()).toBe(true);
    await market.asOwner('select 1');
    expect(await market.renewed()).toBe(false);

    const another = await openTestMarket();
    expect(await another.renewed()).toBe(true);
    await another.product.market.queue.close();
    expect(await another.renewed()).toBe(false);
    await another.product.stop();
  },
);

story('a story that fails prints the errors of the server, with their cause', async ({ market }) => {
  market.announces('a request failed');
  const asksForPackages = async () =>
    expect((await fetch(`${market.baseUrl}/api/subscription/packages`)).status).toBe(200);
  expect(await failureOf(market, asksForPackages)).toBe('it did not fail');
  await market.asOwner('alter table packages rename to mislaid');
  try {
    const failure = await failureOf(market, asksForPackages);
    expect(failure).toMatch(/^expected 500 to be 200/);
    expect(failure).toMatch(
      /The server logged an error:\n(.*\n)*.*relation "packages" does not exist \(42P01\)/,
    );
    expect(failure).toMatch(/The last it logged:\n(.*\n)*.*\/api\/subscription\/packages/);
    expect(failure).toMatch(/at .*server\/marketplace\/billing\//);
  } finally {
    await market.asOwner('alter table mislaid rename to packages');
  }
});

story('a story that passes fails for an error that nobody announced, with its cause', async ({ market }) => {
  const cause = new Error('the provider was away');
  market.product.app.log.error({ err: new Error('no price was read', { cause }) }, 'a job went wrong');
  expect(await failureOf(market, async () => {})).toMatch(
    /an error that was not announced: a job went wrong(.*\n)*.*no price was read(.*\n)*.*caused by Error: the provider was away/,
  );
  market.announces('no price was read');
});
