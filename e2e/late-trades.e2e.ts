import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothModes, holdBack, isAlive, test } from './support/visit.ts';

/** Forms that are made of the trades, which are too long to be part of the page (decision 210). */
const FORMS = [
  { path: '/post-job?category=plumbing', field: 'Service', title: 'Post a Job' },
  { path: '/register/business', field: 'Work category', title: 'Register as a Business' },
];

const TRADES = '**/api/work-category';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

for (const { path, field: name, title } of FORMS) {
  test(`R-15-020 ${path} stands as it was drawn until its trades have come, which is once`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, TRADES);
    let asked = 0;
    page.on('request', (sent) => (asked += Number(sent.url().endsWith('/api/work-category'))));
    await page.goto(path);
    const drawn = await field(page, name).elementHandle();
    await expect.poll(() => asked).toBe(1);
    letGo();
    await isAlive(page);
    await expect(field(page, name)).toBeEnabled();
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(asked).toBe(1);
  });

  test(`${path} waits for its trades on a line that comes and goes`, async ({ page }) => {
    let asked = 0;
    await page.route(TRADES, (route) => (++asked < 4 ? route.abort() : route.continue()));
    await page.goto(path);
    await expect(field(page, name)).toBeEnabled({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'Oops' })).toHaveCount(0);
  });

  test(`R-13-040 R-13-049 R-15-022 ${path} says in its place that they never came, and how to go on`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await page.route(TRADES, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(path);
    const said = page.getByRole('main').getByRole('alert');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(said).toHaveText('Service Unavailable', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    expect(complaints.filter((complaint) => complaint.includes('failed: 503'))).toHaveLength(1);
    complaints.length = 0;
    await expectAccessibleInBothModes(page);
    await page.unroute(TRADES);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(field(page, name)).toBeEnabled();
  });
}

test('a trade that was chosen before the script came has its services', async ({ page }) => {
  const letGo = await holdBack(page, TRADES);
  await page.goto('/register/business');
  await field(page, 'Work category').selectOption('Plumbing');
  letGo();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeVisible();
});
