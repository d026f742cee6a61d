import { createServer, type ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { logOut } from './support/menu.ts';
import { forgetSignIn, LEADS, type Mailbox, openTab, signIn, untilLive } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, isAlive, onlyTheLineFailed, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

test.use({ ownContext: true, serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lastSeen = (page: Page) => page.evaluate(() => localStorage.getItem('last-seen'));
const kept = (page: Page) => expect.poll(() => lastSeen(page));
const asOurs = { 'sec-fetch-site': 'same-origin' };

/**
 * Until the worker stands between this page and the server. A page that was on its way when the worker took over is
 * under it from its next load on.
 */
async function isControlled(page: Page): Promise<void> {
  const controlled = (timeout: number) =>
    page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout });
  await controlled(10_000).catch(() => page.reload());
  await controlled(30_000);
}

async function opensDashboard(page: Page, who: Mailbox, tab: string) {
  await signIn(page.context(), who);
  await openTab(page, tab);
  await isControlled(page);
}

async function goesOffline(context: BrowserContext, page: Page, path: string) {
  await context.setOffline(true);
  await page.goto(path);
  await expect(heading(page)).toHaveText('You are offline');
}

/** Every address that lies in a cache, but for the host. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the product can be installed, and its worker is there for all of it', {
  tag: ['@R-14-021', '@R-15-010'],
}, async ({ page, request }) => {
  await visit(page, '/');
  await isControlled(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({
    name: 'Fettle',
    scope: '/',
    display: 'standalone',
    start_url: '/dashboard',
  });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});

test('without a connection any page says so in our own words, and comes back by itself', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await isControlled(page);
  await goesOffline(context, page, '/terms-of-use');
  await expect(page.getByText('can be read here when you are not')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/terms-of-use');
});

test('the API is never answered from a cache, and none holds a page or anything of anybody', {
  tag: ['@R-15-013'],
}, async ({ page, context, complaints }) => {
  await opensDashboard(page, 'business', 'leads');
  // What the line to the server makes the page read again must not be cut off.
  await untilLive(page, LEADS, () => page.reload());
  await expect(page.getByRole('article').first()).toBeVisible();
  const addresses = await cached(page);
  expect(addresses.length).toBeGreaterThan(5);
  const foreign = addresses.filter(
    (path) => !/^\/(assets\/[\w.-]+|offline\.html|offline\.js|favicon\.svg)$/.test(path),
  );
  expect(foreign).toEqual([]);
  await context.setOffline(true);
  const asked = page.evaluate(() =>
    Promise.all(
      ['/api/business/leads', '/api/work-category', '/api/user'].map((path) =>
        fetch(path).then(
          () => 'answered',
          () => 'nobody there',
        ),
      ),
    ),
  );
  expect(await asked).toEqual(['nobody there', 'nobody there', 'nobody there']);
  const file = addresses.find((path) => path.endsWith('.css')) ?? '';
  expect(await page.evaluate(async (path) => (await fetch(path)).status, file)).toBe(200);
  onlyTheLineFailed(complaints);
});

test('a business reads its last seen leads and jobs offline, marked as such, without a number', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opensDashboard(page, 'business', 'leads');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.locator('b').first()).toBeVisible();
  const titles = await rows.locator('b').allTextContents();
  // Kept once the page is at rest.
  await kept(page).toContain('leads');
  await openTab(page, 'progress');
  // Nothing of it is on its way any more.
  await expect(page.getByRole('article').first()).toBeVisible();
  await kept(page).toContain('in_progress');
  await goesOffline(context, page, '/dashboard?tab=leads');
  // What the tab still asked for when the line went.
  onlyTheLineFailed(complaints);
  const leads = page.locator('section', { has: page.getByRole('heading', { name: 'Leads' }) });
  await expect(leads.getByText(/^Last seen \d+ \w+ \d{4}.*It may have changed since[.]$/)).toBeVisible();
  await expect(leads.getByRole('listitem')).toHaveCount(titles.length);
  await expect(page.getByRole('heading', { name: 'Your jobs' })).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toMatch(/07\d{9}|@fettle/);
  expect(await lastSeen(page)).not.toMatch(/07\d{9}|@fettle|Moss/);
  await expectAccessible(page);
});

test('a customer reads the own jobs offline; markup in a title is text', async ({
  page,
  context,
  complaints,
}) => {
  await opensDashboard(page, 'customer', 'jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await kept(page).toContain('active');
  await goesOffline(context, page, '/dashboard');
  onlyTheLineFailed(complaints);
  // From here on nobody but this page looks at it.
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('last-seen') ?? '');
    seen.jobs.active.items[0].title = '<img src=x onerror=alert(1)>';
    localStorage.setItem('last-seen', JSON.stringify(seen));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your jobs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leads' })).toHaveCount(0);
});

const LOST = 'We could not reach the server. Please check your connection and try again.';

test.describe('A link that is followed without a connection', () => {
  for (const { told, before } of [
    { told: 'a page that was never there', before: '/login' },
    { told: 'a page that was there before', before: '/packages' },
  ])
    test(`to ${told} says that it cannot be reached, and leads there when it can`, {
      tag: ['@R-2-041', '@R-2-046', '@R-13-048'],
    }, async ({ page, context, complaints }) => {
      await visit(page, before);
      await isControlled(page);
      // What the worker saw being fetched lies on the device from now on.
      await visit(page, before);
      await page.waitForLoadState('networkidle');
      await visit(page, '/login');
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: 'Register as a Business' }).click();
      await expect(heading(page)).toHaveText('Oops 500 Error!');
      await expect(page.getByText(LOST)).toBeVisible();
      await expect(page).toHaveURL('/packages');
      await expectAccessible(page);
      complaints.length = 0;
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('Oops 500 Error!');
      await expect(page).toHaveURL('/packages');
    });
});

test.describe('On a shared device', () => {
  test('who logs out leaves nothing to read', async ({ page, context }) => {
    await opensDashboard(page, 'business', 'leads');
    await kept(page).not.toBeNull();
    forgetSignIn('business');
    let readings = 0;
    page.on('requestfinished', (read) => {
      if (read.url().endsWith('/api/gosubscription/packages')) readings += 1;
    });
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await lastSeen(page)).toBeNull();
    // Home is read as soon as somebody leaves, and once more when nobody is signed in; then nothing of it is on its way.
    await expect(heading(page)).toHaveText('Local jobs, done right');
    await expect.poll(() => readings).toBe(2);
    await isAlive(page);
    await goesOffline(context, page, '/dashboard');
    await expect(page.getByRole('listitem')).toHaveCount(0);
  });

  test('a session that was ended elsewhere leaves nothing either', async ({ page, context }) => {
    await opensDashboard(page, 'bob', 'leads');
    await kept(page).not.toBeNull();
    forgetSignIn('bob');
    await context.request.post('/api/auth/logout', { headers: asOurs });
    await visit(page, '/');
    await kept(page).toBeNull();
  });

  test('the next account finds its own only', async ({ page, context }) => {
    await opensDashboard(page, 'business', 'leads');
    await kept(page).not.toBeNull();
    const before = JSON.parse((await lastSeen(page)) ?? '');
    await context.clearCookies();
    await opensDashboard(page, 'dana', 'jobs');
    await kept(page).toContain('active');
    const after = JSON.parse((await lastSeen(page)) ?? '');
    expect(after.account).not.toBe(before.account);
    expect(after.leads).toBeUndefined();
  });

  test('an admin who acts as somebody leaves nothing of theirs, nor finds anything after it', async ({
    page,
    context,
  }) => {
    await signIn(context, 'admin');
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('last-seen', '{"account":"somebody else"}'));
    const acting = await context.request.post('/api/admin/impersonate/login', {
      headers: asOurs,
      data: { email: 'dana@fettle.test', reason: 'Asked for help with a job' },
    });
    expect(acting.status()).toBe(200);
    await openTab(page, 'jobs');
    await isControlled(page);
    await kept(page).toBeNull();
    await openTab(page, 'progress');
    await expect(heading(page)).toBeVisible();
    await isControlled(page);
    expect(await lastSeen(page)).toBeNull();
    forgetSignIn('admin');
  });
});

test('caches are cleared when the app starts; what one chose stays', {
  tag: ['@R-15-011', '@R-15-012'],
}, async ({ page }) => {
  await visit(page, '/');
  await isControlled(page);
  await page.evaluate(async () => {
    await (await caches.open('left-behind')).put('/old', new Response('old'));
    localStorage.setItem('colour-mode', 'dark');
  });
  await visit(page, '/login');
  await expect.poll(() => page.evaluate(() => caches.has('left-behind'))).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
  expect((await cached(page)).length).toBeGreaterThan(3);
});

test('a new version takes over at the next load and throws the old files away', {
  tag: ['@R-15-013'],
}, async ({ page }) => {
  const site = await productOf(ownUrl());
  // Icons outlive a release.
  const names = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => name !== 'static-icons');
  await visit(page, site.url);
  await isControlled(page);
  const [old = ''] = await names();
  site.isNewer = true;
  await visit(page, `${site.url}/login`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const namesAtRest = async () => {
    // A browser stops an old one that has nothing to do, but not while somebody watches it, as a story does.
    if (await page.evaluate(isWaiting)) await devtools.send('ServiceWorker.stopAllWorkers');
    return names();
  };
  await expect.poll(namesAtRest, { timeout: 30_000 }).toEqual([`${old.slice(0, -3)}new`]);
  await site.close();
});

/** In the browser: whether a newer version is there and has not taken over yet. */
const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);

/** The product as it is, and once `isNewer` as the next build of it would be: no route of Playwright's sees a worker. */
async function productOf(origin: string) {
  const site = { url: '', isNewer: false, close: async () => void server.close() };
  const passOn = async (path: string, response: ServerResponse) => {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': answer.headers.get('cache-control') ?? '',
    });
    const isChanged = path === '/sw.js' && site.isNewer;
    response.end(isChanged ? body.toString().replace(VERSION, '$1new') : body);
  };
  const server = createServer(({ url = '/' }, response) => {
    void passOn(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  site.url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return site;
}

const VERSION = /(version:\W[0-9a-f]{9})[0-9a-f]{3}/;
