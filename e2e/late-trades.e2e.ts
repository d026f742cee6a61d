import type { Page, Route } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expect, holdBack, isAlive, test, visit } from './support/visit.ts';

/** Forms built from the trades, which are too large for the page's HTML and are loaded after it. */
const FORMS = [
  { path: '/post-job?category=plumbing', fieldOf: (page: Page) => field(page, 'Service') },
  { path: '/register/business?step=trade', fieldOf: (page: Page) => trade(page) },
];

const TRADES = '**/api/work-category';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const trade = (page: Page) => page.getByRole('radio', { name: 'Plumbing', exact: true });

/** Somebody who registers has said before how the business is called. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const draft = { business_name: 'Lane Plumbing', location: 'SE1 7PB' };
    localStorage.setItem('draft:register-firm', JSON.stringify(draft));
  }),
);

for (const { path, fieldOf } of FORMS) {
  test(`${path} stands as it was drawn until its trades have come, which is once`, {
    tag: ['@R-15-020'],
  }, async ({ page }) => {
    const letGo = await holdBack(page, TRADES);
    let asked = 0;
    page.on('request', (sent) => (asked += Number(sent.url().endsWith('/api/work-category'))));
    await page.goto(path);
    const drawn = await fieldOf(page).elementHandle();
    await expect.poll(() => asked).toBe(1);
    const told = page.getByRole('status').getByText('Fetching the list of trades and services.');
    await expect(told).toBeVisible();
    letGo();
    await isAlive(page);
    await expect(fieldOf(page)).toBeEnabled();
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(asked).toBe(1);
    await expect(told).toHaveCount(0);
  });

  test(`${path} waits for its trades on a line that comes and goes`, async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    // Every try but the last; each is made twice.
    await page.route(TRADES, (route) => (++asked < 7 ? route.abort() : route.continue()));
    await page.goto(path);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(asked).toBe(7);
    }).toPass();
    await isAlive(page);
    await expect(fieldOf(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

/** All tries are over: who waits is told. */
async function expectMissing(page: Page) {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(missing(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

const missing = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Service Unavailable' });
const away = (route: Route) => route.fulfill({ status: 503, json: {} });
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test('the wizard says in its place that its trades never came, and goes on when they do', {
  tag: ['@R-13-040', '@R-13-047', '@R-13-049'],
}, async ({ page, complaints }) => {
  await page.clock.install();
  await page.route(TRADES, away);
  await page.goto('/post-job?category=plumbing');
  await expectMissing(page);
  await expect(heading(page)).toHaveText('Post a Job');
  await expect(page).toHaveTitle(/^Post a Job/);
  expect(complaints.filter((complaint) => complaint.includes('failed: '))).toEqual([
    'workCategories failed: 503',
  ]);
  await expectAccessibleInBothModes(page);
  await again(page).focus();
  await page.keyboard.press('Enter');
  await expect(again(page)).toHaveAttribute('aria-busy', 'true');
  await expect(again(page)).toBeFocused();
  // Once more in vain, and then not.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(again(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
  await expect(again(page)).toBeFocused();
  await page.unroute(TRADES);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Service')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  complaints.length = 0;
});

for (const [what, answer] of [
  ['never answers', () => new Promise<void>(() => undefined)],
  [
    'answers with the page of somebody else',
    (route: Route) => route.fulfill({ body: '<html>Log in</html>' }),
  ],
] as const)
  test(`a line that ${what} is told in its place at a later page too, and what was typed is kept`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const draft = { key: 'k', title: 'Tap of the slow line', location: 'SE1 7PB', answers: {} };
      localStorage.setItem('draft:post-job', JSON.stringify(draft));
    });
    await page.clock.install();
    await page.route(TRADES, answer);
    await page.goto('/post-job?step=description');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(again(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(heading(page)).toHaveText('Post a Job');
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await page.unroute(TRADES);
    await again(page).click();
    await expect(field(page, 'Service')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('draft:post-job'))).toContain(
      'Tap of the slow line',
    );
    complaints.length = 0;
  });

test('a registration goes on without its trades: the choice is empty, and says why', {
  tag: ['@R-13-040', '@R-15-022'],
}, async ({ page, complaints }) => {
  await page.clock.install();
  const letGo = await holdBack(page, TRADES, away);
  await page.goto('/register/business');
  // What comes before the trade does not wait for the list of trades.
  await page.getByLabel('Business name').fill('Lane & Daughters');
  letGo();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectMissing(page);
  await expect(heading(page)).toHaveText('What is your trade?');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('main').locator('form')).toHaveCount(1);
  await expectAccessibleInBothModes(page);
  await page.unroute(TRADES);
  await again(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await trade(page).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeVisible();
  for (const title of ['What is your trade?', 'Register as a Business']) {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await expect(page.getByLabel('Business name')).toHaveValue('Lane & Daughters');
  complaints.length = 0;
});

for (const { path, title } of [{ path: '/post-job', title: 'Post a Job' }])
  test(`anybody who turns to ${path} without a line for its trades finds the page, and what is missing`, {
    tag: ['@R-13-049'],
  }, async ({ page, complaints }) => {
    await page.route(TRADES, away);
    await visit(page, '/register/customer');
    await page.clock.install();
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expectMissing(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    complaints.length = 0;
  });

test('a trade that was chosen before the script came has its services', async ({ page }) => {
  const letGo = await holdBack(page, TRADES);
  await page.goto('/register/business?step=trade');
  await trade(page).check();
  letGo();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeVisible();
});
