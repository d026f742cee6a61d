import type { Page } from '@playwright/test';
import { logOut } from './support/menu.ts';
import { expect, isAlive, logIn, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

// A trade begins with who is near the place that the browser knows, until it is told to forget it.

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const everywhere = (page: Page) => page.getByRole('link', { name: 'Show all places' });

async function search(page: Page, postcode: string) {
  await visit(page, '/trades/plumbing');
  await page.getByLabel('Your post code').fill(postcode);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(heading(page)).toHaveText(/^Plumbing near /);
  await isAlive(page);
}

/** What of a post code is kept, outside a job that is being described. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.includes('post-job'))
      .map(([, value]) => value)
      .join(),
  );

test('who has said where the work is finds a trade with who is near, and Back leads to where they came from', {
  tag: ['@C8'],
}, async ({ page }) => {
  await visit(page, '/post-job');
  await page.getByRole('link', { name: 'Heating & Gas' }).click();
  await page.getByRole('link', { name: 'New or replacement boiler' }).click();
  await expect(heading(page)).toHaveText('New or replacement boiler');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const answer of ['Bungalow', "I'm flexible"]) {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(heading(page)).toHaveText('Where is the work?');
  await page.getByLabel('Post code').fill('SE1 7P');
  expect(await kept(page)).not.toContain('SE1');
  await page.getByLabel('Post code').fill('SE1 7PB');
  await expect(page.getByRole('status').filter({ hasText: 'London SE' })).toBeVisible();
  await visit(page, '/trades/plumbing');
  await expect(page).toHaveURL('/trades/plumbing?postcode=SE1');
  await expect(heading(page)).toHaveText('Plumbing near SE1');
  await expect(page.getByLabel('Your post code')).toHaveValue('SE1');
  await expect(page.getByText('The order is distance')).toBeVisible();
  // The rest of a post code names a street, and makes no list better.
  expect(await kept(page)).toContain('SE1');
  expect(await kept(page)).not.toContain('7PB');
  await page.goBack();
  await expect(heading(page)).toHaveText('Where is the work?');
  await page.goForward();
  await expect(heading(page)).toHaveText('Plumbing near SE1');
  await page.reload();
  await expect(heading(page)).toHaveText('Plumbing near SE1');
});

test('who has searched in one tab finds it in another, and who asks for all places is asked again in both', {
  tag: ['@C8'],
}, async ({ page, context }) => {
  await search(page, 'se1 7pb');
  const other = await context.newPage();
  await visit(other, '/trades/electrical?from=mail');
  await expect(other).toHaveURL('/trades/electrical?from=mail&postcode=SE1');
  await expect(heading(other)).toHaveText('Electrical near SE1');
  await everywhere(other).click();
  await expect(heading(other)).toHaveText('Electrical');
  await expect(everywhere(other)).toHaveCount(0);
  await other.reload();
  await expect(heading(other)).toHaveText('Electrical');
  expect(await kept(other)).not.toContain('SE1');
  // To go back to it is not to search there again.
  await other.goBack();
  await expect(heading(other)).toHaveText('Electrical near SE1');
  await page.reload();
  await expect(heading(page)).toHaveText('Plumbing near SE1');
  for (const tab of [page, other]) {
    await visit(tab, '/trades/plumbing');
    await expect(heading(tab)).toHaveText('Plumbing');
    await expect(tab).toHaveURL('/trades/plumbing');
  }
});

test('what is no post code is not kept, and logging out forgets the place', async ({ page }) => {
  await visit(page, '/trades/plumbing?postcode=nowhere');
  await visit(page, '/trades/plumbing');
  await expect(heading(page)).toHaveText('Plumbing');
  await logIn(page, 'customer@fettle.test', 'local-jobs-done-right');
  await expect(page).toHaveURL(/\/dashboard/);
  await search(page, 'M2');
  await visit(page, '/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await visit(page, '/trades/plumbing');
  await expect(heading(page)).toHaveText('Plumbing');
});

for (const width of [390, 1280])
  test(`nothing moves while the nearest come, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Nobody is near this one, so its page is the shorter by far.
    await search(page, 'BT1');
    await page.addInitScript(() => {
      Object.assign(window, { moved: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/trades/plumbing');
    await expect(heading(page)).toHaveText('Plumbing near BT1');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

declare global {
  interface Window {
    moved: string[];
  }
}

test('without script a search shows a place, and its link shows all of them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownUrl() });
  const page = await context.newPage();
  await page.goto('/trades/plumbing');
  await expect(heading(page)).toHaveText('Plumbing');
  await page.getByLabel('Your post code').fill('SE1');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(heading(page)).toHaveText('Plumbing near SE1');
  await everywhere(page).click();
  await expect(heading(page)).toHaveText('Plumbing');
  await context.close();
});
