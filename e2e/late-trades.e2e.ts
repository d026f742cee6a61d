import type { Page } from '@playwright/test';
import { expect, isAlive, test } from './support/visit.ts';

/** Forms that are made of the trades, which are too long to be part of the page (decision 210). */
const FORMS = [
  { path: '/post-job?category=plumbing', field: 'Service' },
  { path: '/register/business', field: 'Work category' },
];

const TRADES = '**/api/work-category';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

for (const { path, field: name } of FORMS) {
  test(`R-15-020 ${path} stands as it was drawn until its trades have come, which is once`, async ({
    page,
  }) => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(TRADES, async (route) => {
      asked += 1;
      await gate;
      await route.continue();
    });
    await page.goto(path);
    const drawn = await field(page, name).elementHandle();
    await expect.poll(() => asked).toBe(1);
    open();
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

  test(`R-2-045 ${path} gives its place in the frame to the error page when they never come`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await page.route(TRADES, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops 500 Error!', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    expect(complaints).not.toEqual([]);
    complaints.length = 0;
  });
}

test('a trade that was chosen before the script came has its services', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(TRADES, (route) => gate.then(() => route.continue()));
  await page.goto('/register/business');
  await field(page, 'Work category').selectOption('Plumbing');
  open();
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeVisible();
});
