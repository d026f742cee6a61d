import type { APIRequestContext, Page } from '@playwright/test';
import { OURS } from './support/admin.ts';
import { another, calls, card, openTab, signIn, titleFor } from './support/sides.ts';
import { expectEveryLook } from './support/looks.ts';
import { faultsOf, graphOf, saidBy } from './support/machine-words.ts';
import { aProfile } from './support/public-pages.ts';
import { expect, look, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pros = (page: Page) => page.getByRole('main').getByRole('article');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Narrow the list' }).getByRole('link', { name, exact: true });
const AREA = '/trades/plumbing/london-se';

type Listed = { businessesCount: number; businesses: { id: string; name: string; rating: number }[] };

/** Who is listed now: other stories have registered businesses too. */
const listed = async (request: APIRequestContext, path: string): Promise<Listed> =>
  (await request.get(`/api${path}`)).json();
const bellIn = ({ businesses }: Listed) => businesses.findIndex(({ name }) => name === 'Bell Heating');

test.describe('The directory', () => {
  test('a trade leads from home to its areas and to who serves them', async ({ page, request }) => {
    const { areas, businessesCount } = await (await request.get('/api/trades/plumbing')).json();
    await visit(page, '/');
    await page.getByRole('link', { name: /^Plumbing/ }).click();
    await expect(page).toHaveURL('/trades/plumbing');
    await expect(heading(page)).toHaveText('Plumbing');
    await expect(page.getByText(`${businessesCount} Local Pros in ${areas.length} areas`)).toBeVisible();
    const named = page.getByRole('region', { name: 'Where they work' }).getByRole('link');
    await expect(named).toHaveCount(areas.length);
    await named.filter({ hasText: 'London SE' }).click();
    await expect(heading(page)).toHaveText('Plumbing in London SE');
    const here = await listed(request, AREA);
    await expect(pros(page)).toHaveCount(here.businesses.length);
    const bell = pros(page).nth(bellIn(here));
    await expect(bell).toContainText('Bell Heating');
    await expect(bell).toContainText(`${here.businesses[bellIn(here)]?.rating.toFixed(1)} out of 5`);
    await expect(page.getByText('Patel Pipes')).toHaveCount(0);
    await bell.getByRole('link').click();
    await expect(heading(page)).toHaveText('Bell Heating');
  });

  test('an area that is none and a trade that is not there are not found, and search and trades lead on', async ({
    page,
  }) => {
    for (const path of ['/trades/plumbing/atlantis', '/trades/witchcraft', '/trades/witchcraft/leeds']) {
      const response = await visit(page, path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(heading(page)).toHaveText('Oops 404 Error!');
    }
    const waysOn = page.getByRole('region', { name: 'Looking for a Local Pro?' });
    await expect(waysOn.getByRole('listitem')).toHaveCount(10);
    await waysOn.getByLabel('Job or trade').fill('grouting tiles');
    await waysOn.getByRole('button', { name: 'Find Local Pros' }).click();
    await expect(page.getByRole('region', { name: /for “grouting tiles”$/ })).toContainText('Tiling');
  });

  test('an area that nobody serves says so, takes the job and is for no search engine', {
    tag: ['@C8'],
  }, async ({ page }) => {
    expect((await visit(page, '/trades/plumbing/aberdeen'))?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Plumbing in Aberdeen');
    await expect(
      page.getByText(/^No Local Pros in Plumbing serve Aberdeen yet[.] Post your job/),
    ).toBeVisible();
    await expect(pros(page)).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    // Who is farther off than anybody travels is no help.
    const nearest = page.getByRole('region', { name: 'Where the nearest are' });
    await expect(nearest).toHaveCount(0);
    const takes = page.getByRole('main').getByRole('link', { name: 'Post a Job' });
    // The letters of an area are no post code, so none is brought along.
    await expect(takes).toHaveAttribute('href', '/post-job?category=plumbing');
    await takes.click();
    await expect(page).toHaveURL(/\/post-job/);
  });

  test('a place that nobody serves says how many are within 60 km, and takes the job', {
    tag: ['@C8'],
  }, async ({ page, request }) => {
    const near = ['medway', 'chelmsford', 'southend-on-sea', 'luton', 'brighton'].map((area) => {
      const path = `/trades/plumbing/${area}`;
      return { path, api: path };
    });
    const found = ['ME1', 'CM1', 'SS1', 'LU1', 'BN1'].map((code) => ({
      path: `/trades/plumbing?postcode=${code}`,
      api: `/directory?trade=plumbing&postcode=${code}`,
    }));
    for (const places of [near, found]) {
      const asked = places.map(async ({ path, api }) => ({
        path,
        ...((await listed(request, api)) as Listed & { fartherCount: number | null }),
      }));
      const { path, fartherCount } =
        (await Promise.all(asked)).find((one) => one.businessesCount === 0 && one.fartherCount) ?? {};
      if (!path) throw new Error('some of these places have somebody a little farther off');
      await visit(page, path);
      const some = fartherCount === 1 ? '1 business' : `${fartherCount} businesses`;
      await expect(page.getByRole('main')).toContainText(`Post it: ${some} within 60 km`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Post a Job' })).toBeVisible();
      const nearest = page.getByRole('region', { name: 'Where the nearest are' }).getByRole('link');
      await expect(nearest.first()).toContainText(/\d+ miles$/);
    }
  });

  test('one Local Pro alone is no list to narrow down', { tag: ['@C8'] }, async ({ page, request }) => {
    const { areas } = await (await request.get('/api/trades/plumbing')).json();
    const isAlone = ({ businessesCount }: { businessesCount: number }) => businessesCount === 1;
    await visit(page, `/trades/plumbing/${areas.find(isAlone).slug}`);
    await expect(pros(page)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Narrow the list' })).toHaveCount(0);
    await visit(page, AREA);
    await expect(page.getByRole('navigation', { name: 'Narrow the list' })).toBeVisible();
  });

  test('a trade shows the best of each town before its areas, and says how lists are ordered', {
    tag: ['@C8'],
  }, async ({ page, request }) => {
    const { businesses } = await (await request.get('/api/trades/plumbing')).json();
    await visit(page, '/trades/plumbing');
    await expect(pros(page)).toHaveCount(businesses.length);
    const regions = await page.getByRole('main').getByRole('region').all();
    const names = await Promise.all(regions.map((one) => one.getByRole('heading').first().textContent()));
    expect(names.indexOf('The best from each town')).toBeLessThan(names.indexOf('Where they work'));
    expect(names).toContain('The best from each town');
    await page.getByRole('link', { name: 'Nobody can pay to stand higher' }).click();
    await expect(heading(page)).toHaveText('How we order lists');
    await expect(page.getByText('Nobody can pay for a place in a list.')).toBeVisible();
  });

  test('a trade without Local Pros says so, and offers its services', async ({ page }) => {
    await visit(page, '/trades/tiling');
    await expect(page.getByText(/^No Local Pros are listed in this trade yet[.]/)).toBeVisible();
    await page.getByRole('region', { name: 'Jobs in this trade' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/post-job[?]/);
  });

  test('tells search engines what it is about', async ({ page, request }) => {
    const here = await listed(request, AREA);
    await visit(page, `${AREA}?cursor=`);
    await expect(page).toHaveTitle('Plumbing in London SE · Fettle');
    const content = (name: string) => page.locator(`meta[${name}]`);
    await expect(content('name=description')).toHaveAttribute(
      'content',
      new RegExp(`^${here.businessesCount} Local Pros serve London SE`),
    );
    await expect(content('property="og:title"')).toHaveAttribute('content', 'Plumbing in London SE · Fettle');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ownUrl()}${AREA}`);
    const [, list] = await listsOf(page);
    expect(list?.itemListElement).toHaveLength(here.businesses.length);
    const place = bellIn(here);
    expect(list?.itemListElement[place]).toMatchObject({
      position: place + 1,
      item: {
        '@type': 'LocalBusiness',
        name: 'Bell Heating',
        aggregateRating: { ratingValue: here.businesses[place]?.rating },
      },
    });
    await visit(page, '/trades/plumbing');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ownUrl()}/trades/plumbing`);
    const [crumbs] = await listsOf(page);
    expect(crumbs?.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Trades', 'Plumbing']);
  });

  test('keeps what a search found and later pages out of the lists of search engines', async ({
    page,
    request,
  }) => {
    const { businesses } = await listed(request, AREA);
    const after = Buffer.from(`0 ${businesses[0]?.id}`).toString('base64url');
    for (const path of [
      '/trades/plumbing?postcode=SE1',
      `${AREA}?cursor=${after}`,
      `${AREA}?rating=3`,
      '/trades?what=leak',
      '/trades/plumbing?postcode=x',
    ]) {
      expect([path, (await visit(page, path))?.status()]).toEqual([path, 200]);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    }
    // What is wrong is read first, though the page is a new one.
    const fault = page.getByRole('alert').getByRole('link');
    await expect(page.locator(':focus').filter({ has: fault })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your post code')).toBeFocused();
    await visit(page, AREA);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('a further page of a link that was cut is not found', async ({ page }) => {
    for (const path of [`${AREA}?cursor=x`, `/trades/plumbing?postcode=SE1&cursor=${'x'.repeat(201)}`]) {
      expect([path, (await visit(page, path))?.status()]).toEqual([path, 404]);
      await expect(heading(page)).toHaveText('Oops 404 Error!');
    }
  });

  test('is searched by a word and a post code without script, and says what is wrong', async ({
    browser,
    request,
  }) => {
    const { businessesCount } = await listed(request, '/directory?trade=plumbing&postcode=CR0');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownUrl() });
    const page = await context.newPage();
    await page.goto('/trades');
    await page.getByLabel('Post code').fill('cr0 1lb');
    // Nothing is searched for nobody.
    await page.getByRole('button', { name: 'Find Local Pros' }).click();
    await expect(page.getByLabel('Job or trade')).toBeFocused();
    await expect(page).toHaveURL(/\/trades$/);
    await page.getByLabel('Job or trade').fill('tiger taming');
    await page.getByRole('button', { name: 'Find Local Pros' }).click();
    await expect(page.getByText('We know no trade or job called “tiger taming”.')).toBeVisible();
    await expect(page.getByLabel('Job or trade')).toHaveValue('tiger taming');
    await page.getByLabel('Job or trade').fill('leeking tap');
    await page.getByRole('button', { name: 'Find Local Pros' }).click();
    const found = page.getByRole('region', { name: /for “leeking tap”$/ });
    // All there are anywhere would not be those near the place.
    await expect(found).not.toContainText(/Local Pro/);
    await found.getByRole('link', { name: 'Plumbing' }).click();
    await expect(
      page.getByRole('heading', { name: `${businessesCount} Local Pros near CR0, Croydon` }),
    ).toBeVisible();
    await expect(pros(page).first()).toContainText('Stone Plumbing');
    await expect(heading(page)).toHaveText('Plumbing near CR0');
    await expect(pros(page).first()).toContainText('CR0, under a mile');
    await chip(page, 'Within 5 miles').click();
    await chip(page, '4.5+ stars').click();
    const narrowed = await listed(request, '/directory?trade=plumbing&postcode=CR0&miles=5&rating=4.5');
    await expect(pros(page)).toHaveCount(narrowed.businesses.length);
    await expect(page).toHaveURL(/postcode=CR0\+1LB&rating=(%22)?4[.]5(%22)?&miles=(%22)?5(%22)?$/);
    for (const name of ['Within 5 miles', '4.5+ stars'])
      await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
    expect(narrowed.businesses.length).toBeLessThan(businessesCount);
    // A chosen one is given up by itself, and the other stays.
    await chip(page, '4.5+ stars').click();
    await expect(page).toHaveURL(/postcode=CR0\+1LB&miles=(%22)?5(%22)?$/);
    await expect(chip(page, '4.5+ stars')).not.toHaveAttribute('aria-current');
    await page.getByLabel('Your post code').fill('nowhere');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByLabel('Your post code')).toHaveValue('nowhere');
    await expect(page.getByLabel('Your post code')).toHaveAccessibleDescription(
      /Please enter a valid UK post code[.]/,
    );
    const fault = page.getByRole('alert').getByRole('link', { name: 'Please enter a valid UK post code.' });
    await expect(fault).toHaveAttribute('href', '#postcode');
    await page.getByLabel('Your post code').fill('BT1');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(
      page.getByText(/^No Local Pros in this trade are listed near BT1, Belfast yet/),
    ).toBeVisible();
    await context.close();
  });

  for (const path of [
    '/trades',
    '/trades/plumbing',
    '/trades/plumbing?postcode=SE1',
    '/trades/plumbing?postcode=x',
    '/trades?what=leak',
    '/trades/plumbing/aberdeen',
    '/list-order',
    '/none',
    AREA,
  ])
    look(`${path} fits and is accessible in every look`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, path);
      await expectEveryLook(page);
    });
});

test('a trade that is switched off is offered to no new job and in no profile, and a job of it keeps its name', {
  tag: ['@R-11-044'],
}, async ({ page, context, browser, request }) => {
  const { workCategories } = await (await request.get('/api/work-category')).json();
  const tiling = workCategories.find(({ name }: { name: string }) => name === 'Tiling');
  const floor = tiling.services.find(({ name }: { name: string }) => name === 'Floor tiles');
  const [admin, bob] = [await another(browser, 'admin'), await another(browser, 'bob')];
  const switched = async (is_active: 0 | 1) => {
    const told = { headers: OURS, data: { is_active } };
    const answer = await admin.page.request.put(`/api/admin/work-category/${tiling.id}`, told);
    expect(answer.status()).toBe(200);
  };
  await signIn(context, 'dana');
  const title = titleFor('Loose tiles in the hall');
  await calls(context.request).postJob(title, { category_id: tiling.id, service_id: floor.id });
  await switched(0);
  try {
    await visit(page, '/post-job');
    const service = page.getByRole('combobox', { name: 'Service', exact: true });
    const options = page.getByRole('option');
    await service.fill('tap');
    await expect(options.filter({ hasText: 'Repair or replace a tap' })).toBeVisible();
    await service.fill('Floor tiles');
    await expect(options.filter({ hasText: 'Repair or replace a tap' })).toHaveCount(0);
    await expect(options.filter({ hasText: 'Floor tiles' })).toHaveCount(0);
    await openTab(page, 'jobs');
    await expect(card(page, title)).toContainText('Floor tiles');
    await visit(bob.page, '/dashboard?tab=settings&panel=business');
    await bob.page.getByRole('button', { name: 'Edit', exact: true }).click();
    const trades = bob.page.getByLabel('Work category').locator('option');
    await expect(trades.filter({ hasText: 'Roofing' })).toHaveCount(1);
    await expect(trades.filter({ hasText: 'Tiling' })).toHaveCount(0);
  } finally {
    await switched(1);
  }
  await Promise.all([admin.close(), bob.close()]);
});

test('what pages tell machines is what search engines ask for, and stands on the page', {
  tag: ['@C8'],
}, async ({ page, request }) => {
  const kinds = new Set<string>();
  for (const path of ['/', '/trades/plumbing', AREA, await aProfile(ownUrl())]) {
    // As it was sent: search engines may run nothing.
    expect([path, await faultsOf(await (await request.get(path)).text())]).toEqual([path, []]);
    await visit(page, path);
    const graph = await graphOf(page);
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const said = saidBy(graph);
    for (const { kind, words } of said) {
      kinds.add(kind);
      for (const word of words) expect([path, kind, text.includes(word) || word]).toEqual([path, kind, true]);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    'AggregateRating',
    'BreadcrumbList',
    'FAQPage',
    'ItemList',
    'LocalBusiness',
  ]);
});

test('a fault in what a page tells machines is found', async () => {
  const page = (part: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [part] })}</script>`;
  const rating = { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, worstRating: 1 };
  const bell = {
    '@type': 'LocalBusiness',
    '@id': 'https://fettle.test/business/1',
    name: 'Bell Heating',
    url: 'https://fettle.test/business/1',
    address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
  };
  const faults = (part: object) => faultsOf(page(part));
  expect(await faults({ ...bell, aggregateRating: { ...rating, reviewCount: 3 } })).toEqual([]);
  expect(await faults({ ...bell, aggregateRating: rating })).toEqual([
    expect.stringContaining('"reviewCount" is missing'),
  ]);
  expect(await faults({ ...bell, aggregateRating: { ...rating, ratingValue: 9, reviewCount: 3 } })).toEqual([
    expect.stringContaining('outside the specified or default range'),
  ]);
  expect(await faults({ ...bell, aggregateRating: { ...rating, reviewCount: 0 } })).toEqual([
    'a rating by nobody',
  ]);
  expect(await faults({ ...bell, address: undefined })).toEqual(['LocalBusiness without address']);
  expect(await faults({ '@type': 'FAQPage', mainEntity: [] })).toEqual(['FAQPage without mainEntity']);
  const steps = ['Plumbing', 'London SE'].map((name) => ({ '@type': 'ListItem', name }));
  expect(await faults({ '@type': 'BreadcrumbList', itemListElement: steps })).toContainEqual(
    expect.stringContaining('"position" is missing'),
  );
  const twice = steps.map((step) => ({ ...step, position: 1 }));
  expect(await faults({ '@type': 'BreadcrumbList', itemListElement: twice })).toContain(
    'BreadcrumbList counts 1,1',
  );
  expect(await faults({ '@type': 'Plumbr' })).toEqual(['nobody knows Plumbr']);
  expect(await faultsOf('<p>Nothing for machines</p>')).toEqual(['no structured data']);
});

type Part = { itemListElement: { name?: string; position: number; item?: unknown }[] };

/** The way here, and who is listed. */
const listsOf = async (page: Page): Promise<Part[]> =>
  (await graphOf(page)).filter((part): part is Part & typeof part => 'itemListElement' in part);
