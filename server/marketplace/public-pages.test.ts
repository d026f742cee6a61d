import { expect } from 'vitest';
import { api as routes } from '../../contract/index.ts';
import type { Outgoing } from '../../contract/client.ts';
import { createClient } from '../../contract/client.ts';
import type { PageRequest } from '../../contract/page.ts';
import { categoryId, serviceId } from '../seed/catalogue.ts';
import type { KeptAddress, RenderPage } from '../platform/http/pages/page-route.ts';
import { sumContentChanges } from './content-versions.ts';
import type { Business } from '../testing/business.ts';
import type { Customer } from '../testing/customer.ts';
import { askForPage, digestOf } from '../testing/asked-page.ts';
import { pageOf, withPages } from '../testing/pages.ts';
import { type Stage, story } from '../testing/story.ts';

/** The bundle's part: each page says what its calls answer. */
const CALLS: Record<
  string,
  (page: PageRequest, rest: string[], search: URLSearchParams) => Promise<unknown>
> = {
  '': (page) =>
    Promise.all([apiOf(page).recentWork(), apiOf(page).marketFacts(), apiOf(page).workCategories()]),
  business: (page, [id = '']) => apiOf(page).publicBusiness({ params: { id } }),
  trades: (page, [trade = '', area], search) => {
    const postcode = search.get('postcode');
    if (!trade) return apiOf(page).trades();
    if (postcode) return apiOf(page).directory({ query: { trade, postcode } });
    return area
      ? apiOf(page).tradeInArea({ params: { trade, area }, query: {} })
      : Promise.all([
          apiOf(page).trade({ params: { trade } }),
          apiOf(page).tradePrices({ params: { trade }, query: {} }),
        ]);
  },
  packages: (page) => Promise.all([apiOf(page).packages(), apiOf(page).directDebitPackages()]),
  terms: (page) => apiOf(page).attribution(),
  cookies: () => Promise.resolve('read it'),
  join: (page, [token = '']) => apiOf(page).invitation({ params: { token } }),
};

const apiOf = (page: PageRequest) =>
  createClient(routes, async (asked: Outgoing) => {
    const { status, body } = await page.call(asked);
    if (status !== 200) throw Object.assign(new Error('refused'), { status });
    return body;
  });

function bundle() {
  const drawn: string[] = [];
  const render: RenderPage = async (request, page) => {
    const { pathname, search, searchParams } = new URL(request.url);
    drawn.push(pathname + search);
    const [first = '', ...rest] = pathname.slice(1).split('/');
    if (searchParams.has('onwards'))
      return new Response(null, { status: 307, headers: { location: `/packages${search}` } });
    const answer = await CALLS[first]?.(page, rest, searchParams).catch(
      ({ status }: { status: number }) => status,
    );
    if (typeof answer === 'number') return new Response('none', { status: answer });
    return pageOf(page, { seesNobody: page.hasSession ? 'somebody' : 'nobody', answer });
  };
  return { drawn, render };
}

/** A trade's page knows a post code, and who reads its terms is sent on; what no other page knows makes it somebody's own. */
const address: KeptAddress = async (path, query) => {
  const given = new URLSearchParams(query);
  const known = { '/trades/plumbing': 'postcode', '/terms': 'onwards' }[path];
  if (!known || given.has('fresh')) return null;
  const value = given.get(known);
  return value === null ? path : `${path}?${new URLSearchParams({ [known]: value })}`;
};

const SEARCH = '/trades/plumbing?postcode=SE1';
const WAYS = [
  '/',
  '/trades',
  '/trades/plumbing',
  '/trades/plumbing/london-se',
  '/packages',
  '/terms',
  SEARCH,
];

const withoutNonce = (html: string): string => html.replace(/ nonce="[^"]+"/, '');

/** Two processes that serve pages, each with what it has drawn. */
async function twoProcesses({ market }: Stage) {
  const [one, other] = [bundle(), bundle()];
  const [a, b] = [
    await withPages(market, { render: one.render, keeps: { address } }),
    await withPages(market, { render: other.render, keeps: { address } }),
  ];
  const read = async (path: string): Promise<string[]> =>
    Promise.all(
      [a, b].map(async ({ baseUrl }) => {
        const { status, body } = await askForPage(baseUrl + path);
        return status === 200 ? withoutNonce(body) : String(status);
      }),
    );
  /** What one sees who asks for something that nobody keeps. */
  const fresh = async (path: string): Promise<string> => {
    const { status, body } = await askForPage(`${a.baseUrl}${path}${path.includes('?') ? '&' : '?'}fresh`);
    return status === 200 ? withoutNonce(body) : String(status);
  };
  return { one, other, a, b, read, fresh, stop: () => Promise.all([a.stop(), b.stop()]) };
}

async function reviewed(carl: Customer, anna: Business, title: string) {
  const job = await carl.posts({ title });
  await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 80 }));
  await carl.finishes(job);
  return carl.reviews(job, { rating: 4, comment: `${title}: on time, well done and cleaned up afterwards` });
}

async function renamed(anna: Business, changes: object) {
  const api = await anna.api();
  const { id: _, documents: __, workCategoriesName: ___, ...own } = await api.ownBusiness();
  return api.saveBusiness({ body: { ...own, ...changes } });
}

/** Looks after each act whether both processes show what is so, and whether these pages have changed by it. */
async function watched({ fresh, read }: Awaited<ReturnType<typeof twoProcesses>>, paths: readonly string[]) {
  const seen = new Map<string, string>();
  const settled = async (act: string, changed: readonly string[]) => {
    for (const path of paths) {
      const [before, now] = [seen.get(path), await fresh(path)];
      expect([act, path, await read(path)]).toEqual([act, path, [now, now]]);
      if (changed.includes(path)) expect([act, path, now]).not.toEqual([act, path, before]);
      seen.set(path, now);
    }
  };
  // What has a query is kept when it is asked for again.
  await read(SEARCH);
  await settled('at first', []);
  return settled;
}

story('what anybody changes stands in the next page of every process', async (stage) => {
  const { customer, business, admin } = stage;
  const [carl, anna, adam] = [await customer({ name: 'Carl Moss' }), await business(), await admin()];
  const desk = await adam.api();
  const pages = await twoProcesses(stage);
  const profile = `/business/${anna.id}`;
  const settled = await watched(pages, [...WAYS, profile]);
  const review = await reviewed(carl, anna, 'Tap in the kitchen');
  await settled('a review', ['/', profile, SEARCH, '/trades/plumbing', '/trades/plumbing/london-se']);
  await anna.answers(review, 'A pleasure');
  await settled('an answer to it', [profile]);
  await renamed(anna, { name: 'Bell of London' });
  await settled('a name', ['/', profile, SEARCH, '/trades/plumbing', '/trades/plumbing/london-se']);
  await desk.switchReview({ params: { id: review.id }, body: { is_active: 0, reason: 'personal_details' } });
  await settled('a hidden review', ['/', profile]);
  await desk.switchReview({ params: { id: review.id }, body: { is_active: 1 } });
  await settled('a review that is back', ['/', profile]);
  const plumbing = categoryId('Plumbing');
  await desk.changeCategory({ params: { id: plumbing }, body: { name: 'Pipes' } });
  await settled('a category', ['/', '/trades', profile, '/trades/plumbing']);
  await desk.changeCategory({ params: { id: plumbing }, body: { name: 'Plumbing' } });
  const [standard] = (await desk.packages()).packages;
  const priced = { params: { id: standard?.id ?? '' } };
  await desk.changePackagePrice({ ...priced, body: { net: 99 } });
  await settled('a price', ['/packages']);
  await desk.changePackagePrice({ ...priced, body: { net: 95 } });
  await desk.changeMarketSettings({ body: { isVatRegistered: false } });
  await settled('the VAT', ['/packages']);
  await desk.changeMarketSettings({ body: { isVatRegistered: true } });
  await stage.market.product.database.pool.query(
    `insert into postcode_sources (source, credits, as_of, loaded_at)
     values ('planted', '["Of the survey"]', story_begins(), story_begins())`,
  );
  await settled('a licence', ['/terms']);
  await stage.market.product.database.pool.query(
    `insert into price_ranges (id, service_id, place, counted_from, counted_until, quotes_count, low_pence, high_pence)
     values (gen_random_uuid(), $1, 'uk', story_begins(), story_begins(), 10, 100, 200)`,
    [serviceId('Plumbing', 'Fix a leak or burst pipe')],
  );
  await settled('a price range', ['/trades/plumbing']);
  await stage.market.product.database.pool.query(
    `insert into service_demand (service_id, posted) values ($1, 9)`,
    [serviceId('Pest Control', 'Mice')],
  );
  await settled('what is wanted', ['/', '/trades']);
  await sumContentChanges(stage.market.product.market.db);
  await settled('the sums', []);
  await (await carl.api()).deleteAccount();
  await settled('a reviewer who left', [profile]);
  await pages.stop();
});

story('what is corrected by hand stands in the next page of every process', async (stage) => {
  const [carl, anna] = [await stage.customer({ name: 'Carl Moss' }), await stage.business()];
  const { jobId: job } = await reviewed(carl, anna, 'Tap in the kitchen');
  const pages = await twoProcesses(stage);
  const [profile, before, after] = [`/business/${anna.id}`, '/trades/plumbing', '/trades/electrical'];
  const leak = serviceId('Plumbing', 'Fix a leak or burst pipe');
  const settled = await watched(pages, [...WAYS, after, profile]);
  const byHand: [statement: string, given: string[], changed: string[]][] = [
    [`update accounts set first_name = 'Zoe' where id = $1`, [anna.accountId], [profile]],
    [`update accounts set first_name = 'Zed' where id = $1`, [carl.accountId], [profile]],
    [`update jobs set town = 'Nowhere' where id = $1`, [job], [profile]],
    [`insert into starting_prices (business_id, service_id, pence) values ($1, $2, 5)`, [anna.id, leak], []],
    [`update business_facts set reply_minutes = 7 where business_id = $1`, [anna.id], [profile]],
    [`delete from business_services where business_id = $1`, [anna.id], [profile]],
    [`update reviews set rating = 1 where business_id = $1`, [anna.id], ['/', profile, before]],
    // One star is shown as lately done no more.
    [`delete from reviews where business_id = $1`, [anna.id], [profile, before]],
    [
      `update businesses set category_id = $2 where id = $1`,
      [anna.id, categoryId('Electrical')],
      [before, after, profile],
    ],
    [`update businesses set leads_until = null where id = $1`, [anna.id], [after, profile]],
  ];
  for (const [statement, given, changed] of byHand) {
    await stage.market.product.database.pool.query(statement, given);
    await settled(statement, changed);
  }
  await pages.stop();
});

story('a business that is switched off or gone has no page a moment later', async (stage) => {
  const { business, admin } = stage;
  const [anna, ben, adam] = [await business(), await business(), await admin()];
  const desk = await adam.api();
  const pages = await twoProcesses(stage);
  const read = (of: Business) => pages.read(`/business/${of.id}`);
  for (const each of [anna, ben, anna, ben]) expect((await read(each)).join()).toContain('& Co');
  await desk.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
  expect(await read(anna)).toEqual(['404', '404']);
  expect((await pages.read('/trades/plumbing')).join()).toContain('"businessesCount":1');
  await desk.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
  expect((await read(anna)).join()).toContain('& Co');
  for (const _ of [1, 2]) expect((await pages.read(SEARCH)).join()).toContain('"businessesCount":2');
  await desk.removeAccount({ params: { id: anna.accountId }, body: {} });
  expect(await read(anna)).toEqual(['404', '404']);
  await (await ben.api()).deleteAccount();
  expect(await read(ben)).toEqual(['404', '404']);
  expect((await pages.read(SEARCH)).join()).toContain('"businessesCount":0');
  await pages.stop();
});

/** Long before the page would be drawn again for its age. */
const HALF_A_MINUTE = { minutes: 0.5 };

story('a business falls out of the pages of its trade when its time is over', async (stage) => {
  const { business, market } = stage;
  await business();
  const pages = await twoProcesses(stage);
  expect((await pages.read('/trades/plumbing')).join()).toContain('"businessesCount":1');
  await market.product.market.db
    .updateTable('businesses')
    .set({ leads_until: new Date(market.clock.now().getTime() + HALF_A_MINUTE.minutes * 60_000) })
    .execute();
  for (const path of ['/trades', '/trades/plumbing', SEARCH, SEARCH])
    expect((await pages.read(path)).join()).toContain('"businessesCount":1');
  await market.advance(HALF_A_MINUTE);
  for (const path of ['/trades/plumbing', SEARCH])
    expect((await pages.read(path)).join()).toContain('"businessesCount":0');
  expect((await pages.read('/trades')).join()).not.toContain('"businessesCount":1');
  await pages.stop();
});

story('a page is drawn once for a crowd, and for nobody who may be signed in', async (stage) => {
  const { customer, business } = stage;
  const [carl, anna] = [await customer(), await business()];
  const { one, a, stop } = await twoProcesses(stage);
  const profile = `${a.baseUrl}/business/${anna.id}`;
  const cookie = `auth_token=${await carl.token()}`;
  const signedIn = async () => (await askForPage(profile, { headers: { cookie } })).body;
  expect(await signedIn()).toContain('somebody');
  const knownDevice = { headers: { cookie: 'known_device=abc' } };
  const crowd = await Promise.all(Array.from({ length: 8 }, () => askForPage(profile, knownDevice)));
  expect(new Set(crowd.map(({ body }) => body)).size).toBe(1);
  expect(crowd[0]?.body).toContain('nobody');
  expect(one.drawn).toHaveLength(2);
  expect(await signedIn()).toContain('somebody');
  const knows = { cookie, 'if-none-match': String(crowd[0]?.headers.etag) };
  expect((await askForPage(profile, { headers: knows })).status).toBe(200);
  expect(one.drawn).toHaveLength(4);
  for (const path of ['/cookies', '/terms', '/packages', '/']) {
    for (const _ of [1, 2, 3]) await askForPage(a.baseUrl + path);
    expect([path, one.drawn.filter((each) => each === path).length]).toEqual([path, 1]);
  }
  // What somebody's link leads to, what has a query that no page knows and what is no page are drawn each time.
  for (const path of ['/join/abc', '/cookies?x', '/business/none']) {
    const before = one.drawn.length;
    for (const _ of [1, 2]) await askForPage(a.baseUrl + path);
    expect([path, one.drawn.length - before]).toEqual([path, 2]);
  }
  await stop();
});

story('a kept page has a policy of its own bytes and is not sent to who has it', async (stage) => {
  const { a, stop } = await twoProcesses(stage);
  const first = await askForPage(`${a.baseUrl}/packages`);
  expect(first.body).not.toContain('nonce');
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'content-length': String(Buffer.byteLength(first.body)),
    'content-security-policy': expect.stringContaining(
      `script-src 'self' ${digestOf('begin()')}; style-src 'self'; `,
    ),
  });
  const known = { 'if-none-match': `"other", ${String(first.headers.etag)}` };
  const again = await askForPage(`${a.baseUrl}/packages`, { headers: known });
  expect([again.status, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
    expect(again.headers[name]).toBe(first.headers[name]);
  const head = await askForPage(`${a.baseUrl}/packages`, { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    first.headers['content-length'],
  ]);
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const packed = await askForPage(`${a.baseUrl}/packages`, { headers });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: first.headers.etag });
  }
  await (await (await stage.admin()).api()).changeMarketSettings({ body: { isVatRegistered: false } });
  const changed = await askForPage(`${a.baseUrl}/packages`, { headers: known });
  expect([changed.status, changed.headers.etag === first.headers.etag]).toEqual([200, false]);
  await stop();
});

story(
  'a search is kept when it is asked for again, and holds nothing of what else was asked',
  async (stage) => {
    const [anna, carl] = [await stage.business(), await stage.customer()];
    const { one, a, stop } = await twoProcesses(stage);
    const ask = (path: string, headers = {}) => askForPage(a.baseUrl + path, { headers });
    const first = await ask(SEARCH);
    expect([first.body.includes('nonce'), first.headers.etag]).toEqual([true, undefined]);
    const crowd = await Promise.all(
      ['', '&from=<b>', '&postcode=N1', '#top'].map((more) => ask(SEARCH + more)),
    );
    expect(new Set(crowd.map(({ body }) => body)).size).toBe(1);
    expect(crowd[0]?.body).toContain(anna.id);
    expect(one.drawn).toEqual([SEARCH, SEARCH]);
    const known = await ask(`/trades/plumbing?from=here&postcode=SE1`, {
      'if-none-match': crowd[0]?.headers.etag,
    });
    expect([known.status, known.body]).toEqual([304, '']);
    const signedIn = await ask(SEARCH, { cookie: `auth_token=${await carl.token()}` });
    expect([signedIn.body.includes('somebody'), signedIn.headers.etag]).toEqual([true, undefined]);
    // A plain page does not know where somebody comes from; who is sent on takes it along.
    const plain = await ask('/trades/plumbing');
    expect((await ask('/trades/plumbing?from=<b>')).headers.etag).toBe(plain.headers.etag);
    for (const _ of [1, 2])
      expect((await ask('/terms?onwards=1&code=abc')).headers.location).toBe('/packages?onwards=1&code=abc');
    await stop();
  },
);

story('made-up queries drive no page out and are kept nowhere', async (stage) => {
  await stage.business();
  const { one, a, stop } = await twoProcesses(stage);
  const ask = (path: string) => askForPage(a.baseUrl + path);
  for (const path of ['/packages', SEARCH, SEARCH]) await ask(path);
  const before = one.drawn.length;
  // Neither what no page knows nor what the API refuses is kept, however often it is asked for.
  for (const path of ['/packages?x', '/trades/plumbing?postcode=made-up', `${SEARCH}${'+'.repeat(300)}`]) {
    const answers = [await ask(path), await ask(path), await ask(path)];
    expect([path, answers.map(({ headers }) => headers.etag)]).toEqual([
      path,
      [undefined, undefined, undefined],
    ]);
  }
  expect(one.drawn).toHaveLength(before + 9);
  for (let made = 0; made < 1_000; made += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, place) => ask(`/trades/plumbing?postcode=SE1&x=${made + place}`)),
    );
  // What the page does not know is left out before anything is drawn.
  expect(one.drawn).toHaveLength(before + 9);
  for (let made = 0; made < 250; made += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, place) => ask(`${SEARCH}${'+'.repeat(1 + made + place)}`)),
    );
  for (const path of ['/packages', SEARCH]) {
    const drawn = one.drawn.length;
    expect((await ask(path)).headers.etag).toBeDefined();
    expect([path, one.drawn.length - drawn]).toEqual([path, 0]);
  }
  await stop();
});

story('a page of which nobody can say whether it is up to date is drawn again', async (stage) => {
  const { drawn, render } = bundle();
  const beside = await withPages(stage.market, { render, keeps: { address } });
  const { baseUrl } = beside;
  for (const path of ['/packages', '/cookies']) expect((await askForPage(baseUrl + path)).status).toBe(200);
  await stage.market.asOwner('alter table content_changes rename to gone');
  try {
    for (const _ of [1, 2]) expect((await askForPage(`${baseUrl}/packages`)).status).toBe(200);
    expect(drawn.filter((path) => path === '/packages')).toHaveLength(3);
    expect((await askForPage(`${baseUrl}/cookies`)).status).toBe(200);
  } finally {
    await stage.market.asOwner('alter table gone rename to content_changes');
  }
  await beside.stop();
});
