import type { Page } from '@playwright/test';
import { signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Kept = { path: string; age: number };

/** The file with the drawings of the trades. */
const ICONS = /\/assets\/trade-icons-[\w-]+[.]svg/;

test.describe('The icons on a device', () => {
  test.use({ ownContext: true, serviceWorkers: 'allow' });

  test('are fifty at most: one more pushes the oldest out', {
    tag: ['@R-14-031', '@R-15-014', '@R-15-016'],
  }, async ({ page }) => {
    const path = await openQuietPage(page);
    const old = Array.from({ length: 50 }, (_, place) => ({
      path: `/assets/old-${place}.svg`,
      age: (place + 1) * MINUTE,
    }));
    await holdsOnly(page, old);
    expect(await asks(page, path)).toContain('<symbol');
    await expect.poll(() => held(page)).toContain(path);
    await expect.poll(async () => (await held(page)).length).toBe(50);
    const left = await held(page);
    expect(left).not.toContain('/assets/old-49.svg');
    expect(left).toContain('/assets/old-48.svg');
  });

  test('are good for 168 hours, and fetched again after that', { tag: ['@R-14-031', '@R-15-015'] }, async ({
    page,
  }) => {
    const path = await openQuietPage(page);
    await holdsOnly(page, [{ path, age: 168 * HOUR - 10 * MINUTE }]);
    expect(await asks(page, path)).toBe('as it was kept');
    const others = [
      { path: '/assets/older.svg', age: 169 * HOUR },
      { path: '/assets/younger.svg', age: HOUR },
    ];
    await holdsOnly(page, [{ path, age: 168 * HOUR }, ...others]);
    expect(await asks(page, path)).toContain('<symbol');
    await expect.poll(() => held(page)).toEqual(['/assets/younger.svg', path]);
    // Kept again, for as long again.
    await page.context().setOffline(true);
    expect(await asks(page, path)).toContain('<symbol');
  });
});

test('every icon, and all else that a page asks for, comes from our own origin', {
  tag: ['@R-15-016'],
}, async ({ page, context }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownUrl()) foreign.push(request.url());
  });
  await visit(page, '/');
  await expect(page.locator('main use').first()).toHaveAttribute('href', ICONS);
  await signIn(context, 'business');
  await visit(page, '/dashboard?tab=leads');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

/** A page that shows no icon of a trade, under its worker; answers where the icons are. */
async function openQuietPage(page: Page): Promise<string> {
  const home = await (await page.request.get('/')).text();
  await visit(page, '/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return ICONS.exec(home)?.[0] ?? '';
}

const holdsOnly = (page: Page, kept: Kept[]) =>
  page.evaluate(async (entries) => {
    const cache = await caches.open('static-icons');
    for (const request of await cache.keys()) await cache.delete(request);
    for (const { path, age } of entries) {
      const headers = { 'x-kept-at': String(Date.now() - age) };
      await cache.put(path, new Response('as it was kept', { headers }));
    }
  }, kept);

const asks = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), path);

const held = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('static-icons')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
