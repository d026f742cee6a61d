import type { Page } from '@playwright/test';
import { request as plainRequest } from 'node:http';
import { resolve } from 'node:path';
import type { PageRequest, Reply } from '../contract/page.ts';
import { NOTHING_YET } from './support/empty-market.ts';
import { logOut } from './support/menu.ts';
import { forgetSignIn, signIn } from './support/sides.ts';
import { expect, holdBack, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();

test.describe('A session', () => {
  test('is not asked for where there is none, and nothing is shown in its place', {
    tag: ['@R-3-032', '@R-10-004', '@R-11-004'],
  }, async ({ page }) => {
    const asked: string[] = [];
    const shown: string[] = [];
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname);
      shown.push(request.headers().authorization ?? 'nothing');
    });
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await expect(heading(page)).toHaveText('Terms of use');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Register as a User' }).click();
    await expect(heading(page)).toHaveText('Register as a Customer');
    expect(asked).not.toContain('/api/auth/user');
    expect(asked.length).toBeGreaterThan(2);
    expect([...new Set(shown)]).toEqual(['nothing']);
  });

  for (const status of [200, 400, 403, 500])
    test(`is over when a body says 'unauthenticated', be its status ${status}`, {
      tag: ['@R-3-036', '@R-11-006', '@R-13-002', '@R-13-083'],
    }, async ({ page, context, complaints }) => {
      await signIn(context, 'customer');
      await visit(page, '/dashboard?tab=jobs');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.route('**/api/quotes*', (route) =>
        route.fulfill({ status, json: { error: 'unauthenticated' } }),
      );
      const went: string[] = [];
      page.on('framenavigated', (frame) => went.push(frame.url().replace(ownUrl(), '')));
      await openTab(page, 'Quoted');
      await expect(page).toHaveURL('/login?redirect=%2Fdashboard%3Ftab%3Dquoted');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
      // Not there, back and there again.
      expect(went).toEqual(['/dashboard?tab=quoted', '/login?redirect=%2Fdashboard%3Ftab%3Dquoted']);
      expect(complaints).toEqual([]);
    });

  test('ends once, however many calls hear of it, and leads back', { tag: ['@R-3-037'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'customer');
    await visit(page, '/dashboard?tab=settings&panel=personal');
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
    });
    const went: string[] = [];
    page.on('framenavigated', (frame) => went.push(frame.url().replace(ownUrl(), '')));
    await context.clearCookies();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Privacy' }).click();
    const there = '/login?redirect=%2Fdashboard%3Ftab%3Dsettings%26panel%3Dprivacy';
    await expect(page).toHaveURL(there);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect.poll(() => new Set(refused).size).toBeGreaterThan(1);
    expect(went.filter((url) => url.startsWith('/login'))).toEqual([there]);
  });

  test('that ends leaves no cookie, nobody who is signed in, and no acting as somebody', {
    tag: ['@R-11-003', '@R-11-051'],
  }, async ({ page, context }) => {
    await signIn(context, 'admin');
    forgetSignIn('admin');
    const acting = await context.request.post('/api/admin/impersonate/login', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { email: 'dana@fettle.test', reason: 'Asked for help with a job' },
    });
    expect(acting.status()).toBe(200);
    await visit(page, '/dashboard?tab=jobs');
    const banner = page.getByText('You are logged in as impersonation.');
    await expect(banner).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    await expect(banner).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token');
    expect((await context.request.get('/api/auth/user')).status()).toBe(401);
  });

  for (const way of ['Try again', 'the connection'])
    test(`that the server did not hear of ending is over here, and there with ${way}`, {
      tag: ['@R-2-050', '@R-3-010'],
    }, async ({ page, context }) => {
      await signIn(context, 'dana');
      forgetSignIn('dana');
      const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value;
      const asOld = { headers: { authorization: `Bearer ${token}` } };
      const isOut = (tab: Page) =>
        expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
      const [listening, young] = [await context.newPage(), await context.newPage()];
      const listens = listening.waitForResponse('**/assets/at-rest-*');
      await visit(listening, '/dashboard?tab=jobs');
      await listens;
      await visit(page, '/dashboard?tab=jobs');
      const begin = await holdBack(young, '**/assets/at-rest-*');
      // What the server has just drawn may be fresh enough: then the page reads nothing.
      const reads = young.waitForResponse('**/api/jobs*', { timeout: 5_000 }).catch(() => null);
      await visit(young, '/dashboard?tab=jobs');
      await reads;
      await context.route('**/api/auth/logout', (route) => route.abort());
      await logOut(page);
      const unheard = page.locator('[role="dialog"][data-type="bad"]');
      await expect(unheard).toContainText('our server has not heard of it');
      for (const tab of [page, listening]) await isOut(tab);
      begin();
      await isOut(young);
      await visit(page, '/');
      await isOut(page);
      await expect(unheard).toContainText('On a shared device, try again');
      expect((await context.request.get('/api/auth/user')).status()).toBe(401);
      expect((await context.request.get('/api/auth/user', asOld)).status()).toBe(200);
      await context.unroute('**/api/auth/logout');
      if (way === 'Try again') await unheard.getByRole('button', { name: way }).click();
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      // The notice goes with the press, the session with the server's answer.
      await expect(unheard).toHaveCount(0);
      const status = async () => (await context.request.get('/api/auth/user', asOld)).status();
      await expect.poll(status).toBe(401);
      const kept = async () => (await context.cookies()).map(({ name }) => name);
      await expect.poll(kept).not.toContain('log_out_pending');
      expect(await kept()).not.toContain('auth_token');
      for (const tab of [listening, young]) await tab.close();
    });

  test('that is dead leads from a guarded page to the log-in page, and is forgotten', {
    tag: ['@R-1-044', '@R-3-034', '@R-13-004'],
  }, async ({ page, context }) => {
    const dead = { name: 'auth_token', value: 'x'.repeat(43), url: ownUrl(), httpOnly: true };
    for (const path of ['/subscribe', '/dashboard']) {
      await context.addCookies([dead]);
      await visit(page, path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      expect(await context.cookies()).toEqual([]);
    }
  });
});

type Bundle = {
  default: { fetch: (page: Request, options: { context: PageRequest }) => Promise<Response> };
};

/** A page as the server draws it for somebody who is signed in, while nobody can say who that is. */
async function drawnUnknown(
  path: string,
  answer: (call: string) => Reply = () => ({ status: 503, body: null }),
) {
  const { default: bundle }: Bundle = await import(resolve('dist/server/server.js'));
  const told = { forgotten: 0, reported: 0 };
  const context: PageRequest = {
    nonce: 'none',
    platform: 'demo',
    isPhone: false,
    appUrl: 'http://here.invalid',
    now: new Date().toISOString(),
    hasSession: true,
    forgetSession: () => void (told.forgotten += 1),
    call: async ({ name }) => answer(name),
    report: () => void (told.reported += 1),
  };
  const response = await bundle.fetch(new Request(`http://here.invalid${path}`), { context });
  return { response, html: await response.text(), ...told };
}

test('that cannot be checked leaves a public page open, signed out for now, and is kept', {
  tag: ['@R-3-033', '@R-13-003'],
}, async () => {
  const LOG_IN = /<a [^>]*href="\/login"/;
  for (const path of ['/cookies', '/login', '/register/customer', '/forgot-password']) {
    const { response, html, forgotten, reported } = await drawnUnknown(path);
    expect([path, response.status, LOG_IN.test(html), forgotten]).toEqual([path, 200, true, 0]);
    expect([path, reported > 0]).toEqual([path, true]);
  }
  const home = await drawnUnknown('/', (call) =>
    call === 'currentUser' ? { status: 503, body: null } : NOTHING_YET,
  );
  expect([home.response.status, LOG_IN.test(home.html)]).toEqual([200, true]);
  // Somebody who may be signed in is not sent to log in because the server was busy.
  for (const path of ['/dashboard', '/admin/dashboard']) {
    const { response, forgotten } = await drawnUnknown(path);
    expect([path, response.status, forgotten]).toEqual([path, 503, 0]);
  }
  // Whatever fails can be asked for again.
  const { html } = await drawnUnknown('/packages');
  expect(html).toContain('Oops 503 Error!');
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Try again<\/a>/);
});

test('that cannot be checked leaves what was last seen on the device, until it is known to be over', {
  tag: ['@R-3-033'],
}, async ({ page, complaints }) => {
  const { html } = await drawnUnknown('/', (call) =>
    call === 'currentUser' ? { status: 503, body: null } : NOTHING_YET,
  );
  const lastSeen = () => page.evaluate(() => localStorage.getItem('last-seen'));
  // An address of ours that runs nothing.
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    localStorage.setItem('last-seen', '{"account":"somebody"}');
    await caches.open('left-behind');
  });
  await page.route(`${ownUrl()}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, '/');
  // By then it has been looked at.
  await expect.poll(() => page.evaluate(() => caches.has('left-behind'))).toBe(false);
  expect(await lastSeen()).not.toBeNull();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Register as a User' }).click();
  await expect(heading(page)).toHaveText('Register as a Customer');
  await expect.poll(() => [...new Set(complaints)]).toEqual(['currentUser failed: 503']);
  expect(await lastSeen()).not.toBeNull();
  await page.unroute('**/api/auth/user');
  // Any page asks, also one that is the same for everybody.
  await header.getByRole('link', { name: 'Register as a Business' }).click();
  await expect(heading(page)).toHaveText('Packages for Local Pros');
  await expect.poll(lastSeen).toBeNull();
  complaints.length = 0;
});

test('that cannot be checked at the doors of /subscribe and /admin is ended', {
  tag: ['@R-1-050', '@R-1-051', '@R-13-004'],
}, async () => {
  for (const path of ['/subscribe', '/admin']) {
    const { response: answer, forgotten } = await drawnUnknown(path);
    expect([path, answer.status >= 300 && answer.status < 400, forgotten]).toEqual([path, true, 1]);
    expect(answer.headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

/** The path as it is written here, which other clients tidy up before they send it, under another house's name. */
const rawGet = (path: string) =>
  new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const { hostname, port } = new URL(ownUrl());
    const sent = plainRequest({ hostname, port, path, headers: { host: 'evil.example' } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location ?? '' }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

test('no address leads out of what is served, or to another house', {
  tag: ['@T14', '@T21', '@T22'],
}, async () => {
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '..;/',
    '.%00./',
    '%252e%252e%252f',
  ];
  const outside = ['package.json', 'etc/passwd', '.env', '.git/config', '/evil.example', '\\evil.example'];
  for (const start of ['/assets/', '/', '/api/files/', '/favicon.svg/'])
    for (const way of ways)
      for (const path of outside) {
        const { status, text, location } = await rawGet(`${start}${way.repeat(8)}${path}`);
        // What has too many slashes is asked for again without them, here.
        const isOurs = URL.parse(location, ownUrl())?.origin === ownUrl();
        const leadsNowhere = [400, 404].includes(status) || ([307, 308].includes(status) && isOurs);
        expect([start, way, path, status, location, leadsNowhere]).toEqual([
          start,
          way,
          path,
          status,
          location,
          true,
        ]);
        expect(text).not.toMatch(/"devDependencies"|root:.*:0:0:|\[core\]/);
      }
});
