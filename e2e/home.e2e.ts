import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';
import { changed } from './support/changed.ts';

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

test('a phone scrolls at most 3,500 pixels of it, and eight trades stand for all', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitWithFacts(page);
  for (const fact of ['3,214', '2 hours', '71 of 100']) await expect(page.getByText(fact)).toBeVisible();
  const trades = page.getByRole('region', { name: 'Every trade, in its place' });
  await expect(trades.getByRole('listitem')).toHaveCount(8);
  await expect(trades.getByRole('link', { name: 'All 25 trades' })).toHaveAttribute('href', '/trades');
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST);
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
