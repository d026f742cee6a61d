import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';
import { changed } from './support/changed.ts';
import { tabTo } from './support/keyboard.ts';

const PHONE = { width: 390, height: 844 };
/** What a phone may scroll on the home page, with everything that it can show. */
const HIGHEST = 3_500;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('main').locator('form');
const what = (page: Page) => form(page).locator('#what');
const options = (page: Page) => form(page).getByRole('option');

/** The page as it is when it has all that it can show: figures that are large enough. */
async function visitWithFacts(page: Page) {
  const facts = { jobsPosted: 3214, firstQuoteMinutes: 134, hiredPercent: 71 };
  await page.route(
    '**/api/market-facts',
    changed<object>((answer) => ({ ...answer, facts, isCounted: true })),
  );
  await visit(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Fettle, home page' }).click();
  await expect(heading(page)).toHaveText('Local jobs, done right');
}

test('somebody says what needs doing, by keys alone, and goes on where the answers begin', {
  tag: ['@R-1-002', '@R-1-005'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await expect(form(page)).toHaveAttribute('action', '/post-job');
  await expect(form(page).getByRole('button', { name: 'Get quotes' })).toBeInViewport();
  await what(page).focus();
  // With nothing typed, what is asked for most.
  await expect(options(page)).toHaveCount(8);
  await what(page).pressSequentially('leak');
  const leak = options(page).first();
  await expect(leak).toContainText('Fix a leak or burst pipe');
  await expect(leak.locator('b')).toHaveText('leak');
  await expect(what(page)).toHaveRole('combobox');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await what(page).fill('tap');
  await expect(options(page).first()).toContainText('Repair or replace a tap');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Post code')).toBeFocused();
  await expect(what(page)).toHaveValue('Repair or replace a tap');
  await page.keyboard.type('SE1 7PB');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Repair or replace a tap');
  for (const answer of ['Kitchen tap', 'Bungalow', 'Within a week']) {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByLabel('Post code')).toHaveValue('SE1 7PB');
});

test('Escape and Tab leave the list and keep what was typed, and keys alone choose from either end of it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await tabTo(page, what(page));
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.type('tap');
  await expect(options(page).first()).toContainText('Repair or replace a tap');
  const count = await options(page).count();
  await expect(form(page).getByRole('status')).toHaveText(`${count} matches`);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(what(page)).toBeFocused();
  await expect(what(page)).toHaveValue('tap');
  await expect(what(page)).toHaveAttribute('aria-expanded', 'false');
  // Once more it does nothing, and an arrow opens the list again.
  await page.keyboard.press('Escape');
  await expect(what(page)).toHaveValue('tap');
  await page.keyboard.press('ArrowUp');
  const last = options(page).last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(what(page)).toHaveAttribute(
    'aria-activedescendant',
    (await last.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Post code')).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(what(page)).toHaveValue('tap');
  await expect(form(page).locator('[name=service]')).toHaveCount(0);
  await page.keyboard.type('SE1 7PB');
  await page.keyboard.press('Shift+Tab');
  await expect(what(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The post code has been said, so what is left is to go on.
  await expect(form(page).getByRole('button', { name: 'Get quotes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Repair or replace a tap');
});

test('a misspelt word finds its service, and what was changed after a choice is no longer chosen', async ({
  page,
}) => {
  await visit(page, '/');
  await what(page).fill('boyler');
  await expect(options(page).first()).toContainText('Boiler');
  await options(page).filter({ hasText: 'Boiler service' }).first().click();
  await expect(form(page).locator('[name=service]')).toHaveCount(1);
  await what(page).fill('boyler');
  await expect(form(page).locator('[name=service]')).toHaveCount(0);
  await what(page).press('Enter');
  // Nothing was chosen, so the wizard asks which of them is meant.
  await expect(page.getByRole('heading', { name: 'You wrote "boyler".' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boiler repair' })).toBeVisible();
});

test('the list is asked for when the form is touched, and without it the form works as it is', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/services', (route) => route.abort());
  await visit(page, '/');
  const isOfList = (path: string) => path === '/api/services' || /suggestions/.test(path);
  expect(asked.filter(isOfList)).toEqual([]);
  await what(page).fill('leaking roof');
  await expect.poll(() => asked.some(isOfList)).toBe(true);
  await what(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'You wrote "leaking roof".' })).toBeVisible();
  complaints.length = 0;
});

test('a phone scrolls at most 3,500 pixels of all that it can show, never sideways, and eight trades stand for all', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visitWithFacts(page);
  for (const fact of ['3,214', '2 hours', '71%']) await expect(page.getByText(fact)).toBeVisible();
  for (const [block, rows] of [
    ['Often asked for', 6],
    ['Lately done', 1],
  ] as const) {
    const part = page.getByRole('region', { name: block });
    await expect(part).toBeVisible();
    expect([block, (await part.getByRole('listitem').count()) >= rows]).toEqual([block, true]);
  }
  const trades = page.getByRole('region', { name: 'Every trade, in its place' });
  await expect(trades.getByRole('listitem')).toHaveCount(8);
  await expect(trades.getByRole('link', { name: 'All 25 trades' })).toHaveAttribute('href', '/trades');
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('figures with few jobs behind them are not there, and the example says that it is one', async ({
  page,
  request,
}) => {
  const { facts } = await (await request.get('/api/market-facts')).json();
  await visit(page, '/');
  const told = Object.values(facts).filter((fact) => fact !== null);
  await expect(page.getByRole('main').locator('dl dd')).toHaveCount(told.length);
  await expect(page.getByRole('region', { name: 'Kitchen tap drips at night' })).toContainText('An example');
});

test('popular jobs are chips of short names that begin with the job, none of which stands below with a picture', async ({
  page,
}) => {
  let services: { id: string; name: string }[] = [];
  await page.route(
    '**/api/market-facts',
    changed<{ popular: { id: string; name: string }[]; pictured: { id: string; name: string }[] }>(
      (answer) => {
        const isPictured = ({ id }: { id: string }) => answer.pictured.some((one) => one.id === id);
        const [first, second, third] = answer.popular.filter((one) => !isPictured(one));
        services = [first, third].map((one, place) => ({ id: one?.id ?? '', name: `Short ${place}` }));
        const long = { ...second, name: 'A name that is too long for a chip' };
        const popular = [
          ...answer.pictured,
          { ...first, name: 'Short 0' },
          long,
          { ...third, name: 'Short 1' },
        ];
        return { ...answer, popular, isCounted: true };
      },
    ),
  );
  await visit(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Fettle, home page' }).click();
  const chips = page.getByRole('region', { name: 'Popular jobs' }).getByRole('link');
  await expect(chips).toHaveCount(2);
  await expect(chips).toHaveText(['Short 0', 'Short 1']);
  for (const [place, { id }] of services.entries())
    await expect(chips.nth(place)).toHaveAttribute('href', `/post-job?service=${id}`);
});

test('what is often asked for is shown in pictures of it, with the price of the guide and how old that is', async ({
  page,
  request,
}) => {
  const { pictured } = await (await request.get('/api/market-facts')).json();
  expect(pictured).toHaveLength(6);
  await visit(page, '/');
  const often = page.getByRole('region', { name: 'Often asked for' });
  const cards = often.getByRole('link');
  await expect(cards).toHaveCount(6);
  for (const [place, { id, name, picture, guide }] of pictured.entries()) {
    await expect(cards.nth(place)).toContainText(name);
    await expect(cards.nth(place)).toContainText(`from £${guide.low.toLocaleString('en-GB')}`);
    await expect(cards.nth(place)).toHaveAttribute('href', `/post-job?service=${id}`);
    await expect(cards.nth(place).locator('img')).toHaveAttribute('src', picture);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/avif']);
    expect((await answer.body()).length).toBeLessThanOrEqual(35_000);
  }
  await expect(often).toContainText(/^Often asked for.*Typical UK prices, \w+ 20\d\d, some before VAT[.]$/);
  await page.setViewportSize(PHONE);
  await cards.first().click();
  await expect(heading(page)).toHaveText(pictured[0].name);
});

test('each trade says how many Local Pros it has from three up, else how many kinds of job, on the home page and in the list of trades', async ({
  page,
  request,
}) => {
  const { trades } = await (await request.get('/api/listed-trades')).json();
  const served = trades.filter(({ businessesCount }: { businessesCount: number }) => businessesCount > 0);
  expect(served.length).toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  for (const [path, list] of [
    ['/', trades.slice(0, 8)],
    ['/trades', trades],
  ]) {
    await visit(page, path);
    for (const { slug, servicesCount, businessesCount: count } of list) {
      const tile = page.getByRole('main').locator(`a[href="/trades/${slug}"]`);
      const kinds = servicesCount === 1 ? '1 kind of job' : `${servicesCount} kinds of job`;
      await expect(tile.locator('small')).toHaveText(count >= 3 ? `${count} Local Pros` : kinds);
    }
  }
});

test('what was lately done shows the business, what was there before, and the sign of the trade without a picture', async ({
  page,
}) => {
  const shown = { width: 960, height: 720 };
  await page.route(
    '**/api/recent-work',
    changed<{ reviews: { business: object }[] }>(({ reviews }) => {
      const [first, second] = reviews;
      const logo = '/service-new-fence.avif';
      const picture = { url: '/service-mended-tiles.avif', text: 'New tiles', ...shown };
      const before = { url: '/service-slow-bath.avif', text: 'Cracked tiles', ...shown };
      return {
        reviews: [
          {
            ...first,
            picture,
            before,
            service: { name: 'Mended tiles' },
            business: { ...first?.business, logo },
          },
          { ...second, picture: null, before: null, trade: 'tiling' },
        ],
      };
    }),
  );
  await visit(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Fettle, home page' }).click();
  const done = page.getByRole('region', { name: 'Lately done' }).getByRole('listitem');
  await expect(done).toHaveCount(2);
  const pair = done.first();
  await expect(pair.getByRole('img', { name: 'New tiles' })).toHaveAttribute(
    'src',
    '/service-mended-tiles.avif?w=640',
  );
  await expect(pair.getByRole('img', { name: 'Cracked tiles' })).toBeVisible();
  await expect(pair.getByText('Before', { exact: true })).toBeVisible();
  await expect(pair.locator('img[src="/service-new-fence.avif"]')).toHaveCount(1);
  // No picture of anything else: the sign of its trade.
  await expect(done.nth(1).locator('[data-sign] svg')).toBeVisible();
  await expect(done.nth(1).locator('[data-later-picture]')).toHaveCount(0);
});

test('the page goes from the thing itself to who does it, and ends with what speaks to businesses', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^(Popular jobs|For example)$/,
    'Kitchen tap drips at night',
    'Often asked for',
    'Every trade, in its place',
    'Lately done',
    'How it works',
    'Do you have a trade?',
  ]);
  // The name of a made-up business never stands without a logo that is as made up.
  const quotes = page.getByRole('region', { name: 'Kitchen tap drips at night' }).getByRole('listitem');
  await expect(quotes).toHaveCount(3);
  await expect(quotes.locator('> svg')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'What happens to your number' })).toHaveText(
    'Your number stays back until a Local Pro is interested in your job or you accept their quote. You see in your job who has it.',
  );
});

test('its largest picture is small, and everything on it is there at once', async ({ page, request }) => {
  await visit(page, '/');
  const large = page.getByRole('img', { name: 'A kitchen tap that drips' });
  const { headers, bytes } = await request
    .get((await large.getAttribute('src')) ?? '')
    .then(async (answer) => ({
      headers: answer.headers(),
      bytes: (await answer.body()).length,
    }));
  expect([headers['content-type'], bytes <= 35_000]).toEqual(['image/avif', true]);
});

test.describe('a browser that has seen nothing of it', () => {
  // What another story has loaded is there at once, and is asked for before anything is painted.
  test.use({ ownContext: true });

  test('pictures below the first screen come after the first paint, and come without script too', async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, '/');
    const later = page.locator('[data-later-picture] img');
    await later.first().scrollIntoViewIfNeeded();
    await expect(later.first()).toHaveJSProperty('complete', true);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      [...document.querySelectorAll<HTMLImageElement>('[data-later-picture] img')].flatMap(({ currentSrc }) =>
        performance.getEntriesByName(currentSrc).map(({ startTime }) => startTime),
      ),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((start) => start < painted)).toEqual([]);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plainPage = await plain.newPage();
    await plainPage.goto('/');
    await plainPage.locator('[data-later-picture] img').first().scrollIntoViewIfNeeded();
    await expect(plainPage.locator('[data-later-picture] img').first()).toBeVisible();
    await plain.close();
  });
});
