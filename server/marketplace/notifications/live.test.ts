import { afterAll, expect } from 'vitest';
import { LIVE_LISTS } from '../../../contract/events.ts';
import { refusalOf } from '../../testing/api.ts';
import { type EventReader, watches } from '../../testing/event-reader.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { untilWaiting } from '../../testing/race.ts';
import { type Stage, story } from '../../testing/story.ts';
import { signalBusinesses } from '../live-signals.ts';

const second: Promise<TestMarket>[] = [];
const secondOf = (market: TestMarket): Promise<TestMarket> => (second[0] ??= openSecondProduct(market));

afterAll(async () => {
  await (await second[0])?.product.stop();
});

/** Carl, and Anna and Ben who both get his jobs. Their pages are at the second process, they act at the first. */
async function threePages({ customer, business, market }: Stage) {
  const { baseUrl } = await secondOf(market);
  const people = { carl: await customer(), anna: await business(), ben: await business() };
  const pages = {
    carl: await watches(people.carl, baseUrl),
    anna: await watches(people.anna, baseUrl),
    ben: await watches(people.ben, baseUrl),
  };
  return { ...people, pages };
}

async function noNews(...pages: EventReader[]): Promise<void> {
  expect((await Promise.all(pages.map((page) => page.news()))).flat()).toEqual([]);
}

story(
  'a new job, a quote and its acceptance are told to the open pages of another process',
  async (stage) => {
    const { carl, anna, ben, pages } = await threePages(stage);
    const job = await carl.posts();
    await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads'), pages.carl.hears('jobs')]);

    const quote = await anna.quotes(await anna.lead(), { cost: 120 });
    await Promise.all([pages.carl.hears('quotes', 'jobs'), pages.anna.hears('leads', 'quotes')]);
    await ben.quotes(await ben.lead(), { cost: 90 });
    await Promise.all([pages.carl.hears('quotes', 'jobs'), pages.ben.hears('leads', 'quotes')]);

    await carl.accepts(quote);
    await Promise.all([
      pages.carl.hears('quotes', 'jobs'),
      pages.anna.hears('quotes', 'jobs'),
      pages.ben.hears('quotes', 'jobs'),
    ]);
    await anna.finishes(job);
    await Promise.all([pages.carl.hears('jobs'), pages.anna.hears('jobs')]);
    await carl.reviews(job, { rating: 5 });
    await Promise.all([pages.carl.hears('jobs'), pages.anna.hears('jobs')]);
    await noNews(pages.ben);
  },
);

story(
  "a rival's page hears nothing of another's interest, messages, quote or withdrawal",
  { shows: ['ruling 13'] },
  async (stage) => {
    const { carl, anna, pages } = await threePages(stage);
    await carl.posts();
    await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads'), pages.carl.hears('jobs')]);
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    await Promise.all([pages.anna.hears('leads'), pages.carl.hears('jobs')]);
    await anna.writes(lead, 'When would suit you?');
    await Promise.all([pages.anna.hears('messages'), pages.carl.hears('messages')]);
    const quote = await anna.quotes(lead, { cost: 120 });
    await anna.withdraws(quote);
    await anna.dismisses(lead);
    await Promise.all([pages.anna.hears('leads', 'quotes'), pages.carl.hears('quotes', 'jobs')]);
    await noNews(pages.ben);
    expect(pages.ben.text()).not.toContain('data: {"');
  },
);

story('a new job is told to the businesses it reaches and to no others', async (stage) => {
  const { carl, anna, pages } = await threePages(stage);
  const { baseUrl } = await secondOf(stage.market);
  const others = [
    await stage.business({ postcode: 'M1 1AE' }),
    await stage.business({ category: 'Electrical', services: [] }),
    await stage.business({ subscription: 'expired' }),
    await stage.customer(),
  ];
  const silent = await Promise.all(others.map((one) => watches(one, baseUrl)));
  const job = await carl.posts();
  await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads')]);
  await anna.isInterestedIn(await anna.lead());
  await pages.anna.hears('leads');
  await carl.cancels(job);
  await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads')]);
  await noNews(...silent);
  for (const page of silent) page.leave();
});

story('a job that cannot be posted is told to nobody', async (stage) => {
  const { carl, pages } = await threePages(stage);
  expect(await refusalOf(carl.posts({ location: 'QQ1 1AA' }))).toBe('invalid');
  await noNews(...Object.values(pages));
});

story(
  'the stream is for customers and businesses who are signed in, and for reading only',
  { shows: ['R-10-008', 'R-10-015'] },
  async (stage) => {
    const { market } = stage;
    const status = async (headers: Record<string, string>, method = 'GET', query = '') =>
      (await fetch(`${market.baseUrl}/api/events${query}`, { method, headers })).status;
    const bearer = async (token: Promise<string>) => ({ authorization: `Bearer ${await token}` });
    expect(await status({})).toBe(401);
    expect(await status({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
    expect(await status(await bearer((await stage.admin()).token()))).toBe(403);
    const carl = await bearer((await stage.customer()).token());
    expect(await status(carl, 'POST')).toBe(405);
    expect(await status(carl, 'HEAD')).toBe(404);
    expect(await status(carl, 'GET', '?other=1')).toBe(422);
    const openapi = await (await fetch(`${market.baseUrl}/api/openapi.json`)).json();
    expect(Object.keys(openapi.paths['/api/events'].get.responses['200'].content)).toEqual([
      'text/event-stream',
    ]);
  },
);

story(
  'a job that an admin switches off or on is told to its customer and to those who quoted',
  async (stage) => {
    const { carl, anna, pages } = await threePages(stage);
    const job = await carl.posts();
    await Promise.all([pages.anna.hears('leads'), pages.carl.hears('jobs')]);
    await anna.quotes(await anna.lead(), { cost: 120 });
    await Promise.all([pages.anna.hears('leads', 'quotes'), pages.carl.hears('quotes', 'jobs')]);
    const adam = await (await stage.admin()).api();
    for (const is_active of [0, 1] as const) {
      await adam.switchJob({ params: { id: job.id }, body: { is_active } });
      await Promise.all([pages.anna.hears('quotes', 'jobs'), pages.carl.hears('jobs')]);
    }
  },
);

story(
  'the jobs of a customer who was switched off and is on again are told to whom they reach',
  async (stage) => {
    const { carl, pages } = await threePages(stage);
    await carl.posts();
    await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads'), pages.carl.hears('jobs')]);
    const adam = await (await stage.admin()).api();
    await adam.changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
    await noNews(pages.anna, pages.ben);
    await adam.changeCustomer({ params: { id: carl.id }, body: { is_active: 1 } });
    await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads')]);
  },
);

story('a business whose address is verified hears at once that there may be leads', async (stage) => {
  const [adam, anna] = [await stage.admin(), await stage.business({ verified: false })];
  const page = await watches(anna);
  const api = await adam.api();
  const { data } = await api.adminBusiness({ params: { id: anna.id } });
  await noNews(page);
  await api.verify({ params: { code: data.code } });
  await page.hears('leads', 'jobs');
});

story('the stream ends with the session that opened it, in whichever process', async (stage) => {
  const { carl, anna, pages } = await threePages(stage);
  await (await carl.api()).logOut();
  await expect.poll(pages.carl.isOver).toBe(true);
  expect(pages.anna.isOver()).toBe(false);
  await stage.market.product.market.db.updateTable('accounts').set({ is_active: false }).execute();
  const { product } = await secondOf(stage.market);
  const { sendSignal } = await import('../live-signals.ts');
  await sendSignal(product.market.db, { session: anna.accountId });
  await expect.poll(pages.anna.isOver).toBe(true);
});

story(
  'of eleven pages of one account the oldest is closed, and told not to come back soon',
  async (stage) => {
    const carl = await stage.customer();
    const pages: EventReader[] = [];
    for (let page = 0; page < 11; page++) pages.push(await watches(carl));
    await expect.poll(() => pages.map((page) => page.isOver())).toEqual([true, ...Array(10).fill(false)]);
    expect(pages[0]?.text()).toContain('retry: 60000');
    await carl.posts();
    await Promise.all(pages.slice(1).map((page) => page.hears('jobs')));
    for (const page of pages) page.leave();
  },
);

story(
  'news of a business is not for who owned it once, although it has the id of their account',
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business();
    const nora = await member(anna, 'office');
    const { pool } = market.product.database;
    // As one that was registered before there were teams, and was handed over since.
    await pool.query(
      `insert into businesses (id, owner_id, name, postcode, town, lat, lng, outward_lat, outward_lng, outward_cell, created_at)
    select $1, $2, 'Old & Co', postcode, town, lat, lng, outward_lat, outward_lng, outward_cell, story_begins()
    from businesses where id = $3`,
      [anna.accountId, nora.accountId, anna.id],
    );
    const pages = { anna: await watches(anna), nora: await watches(nora) };
    await signalBusinesses(market.product.market.db, [anna.accountId], ['leads']);
    await pages.nora.hears('leads');
    await noNews(pages.anna);
    for (const page of Object.values(pages)) page.leave();
  },
);

story('who leaves while the door still asks takes no place among the open pages', async (stage) => {
  const carl = await stage.customer();
  const { baseUrl, product } = stage.market;
  const pages: EventReader[] = [];
  for (let page = 0; page < 10; page++) pages.push(await watches(carl));
  const authorization = `Bearer ${await carl.token()}`;
  const closed = new Promise((resolve) =>
    product.app.server.once('request', (_, response) => response.once('close', resolve)),
  );
  const holder = await product.database.pool.connect();
  await holder.query('begin; lock table sessions in access exclusive mode');
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = fetch(`${baseUrl}/api/events`, { headers: { authorization }, signal }).catch(() => 'left');
  await untilWaiting(product.database.pool, 1);
  leaving.abort();
  expect(await left).toBe('left');
  await closed;
  await holder.query('rollback');
  holder.release();
  await carl.posts();
  await Promise.all(pages.map((page) => page.hears('jobs')));
  expect(pages.some((page) => page.isOver())).toBe(false);
  for (const page of pages) page.leave();
});

story('when the database was away, every page is told that anything may have changed', async (stage) => {
  const { carl, pages } = await threePages(stage);
  const { pool } = stage.market.product.database;
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fettle listener'`,
  );
  await Promise.all(Object.values(pages).map((page) => page.hears(...LIVE_LISTS)));
  await carl.posts();
  await Promise.all([pages.anna.hears('leads'), pages.ben.hears('leads'), pages.carl.hears('jobs')]);
});

story('open pages do not hold a stop up', { shows: ['X17'] }, async (stage) => {
  const third = await openSecondProduct(stage.market);
  const page = await watches(await stage.customer(), third.baseUrl);
  // Held up by a page, it would never end.
  await third.product.app.close();
  await expect.poll(page.isOver).toBe(true);
  expect(page.text()).toMatch(/^retry: \d{3,4}$/m);
  await third.product.stop();
});
