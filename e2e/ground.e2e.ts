import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext, Page, Request as Asked } from '@playwright/test';
import type { PageRequest, Reply } from '../contract/page.ts';
import { stopTime } from './support/clock.ts';
import { isRed, onScreen } from './support/colours.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { NOTHING_YET } from './support/empty-market.ts';
import { logOut } from './support/menu.ts';
import { tradesThatShip } from './support/trades-that-ship.ts';
import { expect, isAlive, logIn, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

/** Pages about what is not there, or not any more. */
const GONE = [
  '/business/00000000-0000-4000-8000-000000000000',
  '/trades/nope',
  '/trades/plumbing/nope',
  '/packages/nope',
  '/register/packages/nope',
  '/gallery/nope',
];

declare global {
  interface Window {
    shifted: number;
    aheadByTask: number[];
  }
}

const CUSTOMER = { email: 'customer@fettle.test', password: 'local-jobs-done-right' };

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  // The page before asks for more when it is at rest.
  await page.goto('about:blank');
  const scripts = new Set<string>();
  const note = (asked: Asked) => asked.resourceType() === 'script' && scripts.add(asked.url());
  page.on('request', note);
  await visit(page, path);
  page.off('request', note);
  return [...scripts];
}

/** Chunks that one page alone needs are named after it: `/assets/page-login-Bc5odV9m.js`. */
const isOfOnePage = (script: string): boolean => /^page-(?!.*-or-)/.test(nameOfChunk(script));

const nameOfChunk = (script: string): string =>
  script.split('/').at(-1)?.slice(0, -'-Bc5odV9m.js'.length) ?? '';

async function packed(request: APIRequestContext, scripts: string[]): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(
    scripts.map(async (script) => (await request.head(script, { headers })).headers()['content-length']),
  );
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}

/** A signed-in person lands on the dashboard. */
const isSignedIn = (page: Page) => expect(page).toHaveURL(/\/dashboard/);

test.describe('Home', () => {
  test('shows the trades of the database, each leading to its page', { tag: ['@R-1-002'] }, async ({
    page,
    request,
  }) => {
    const trades = await tradesThatShip(request);
    expect(trades).toHaveLength(25);
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local jobs, done right');
    // Which of the two figures stands there goes by how many have registered, which other stories do meanwhile.
    const says = (count: number) => new RegExp(`${count} kinds? of job$|[1-9]\\d* Local Pros$`);
    for (const { slug, name, services } of trades) {
      const tile = page.locator(`a[href="/trades/${slug}"].trade-tile`);
      await expect(tile.locator('b')).toHaveText(name);
      await expect(tile).toHaveText(says(services.length));
    }
  });

  test('wears header and footer', {
    tag: ['@R-1-004', '@R-2-001', '@R-2-002', '@R-2-005', '@R-2-006', '@R-2-008', '@R-2-012', '@R-14-026'],
  }, async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Fettle, home page' })).toHaveAttribute('href', '/');
    await expect(header.getByText('demo', { exact: true })).toBeVisible();
    await expect(header.getByText('Monday to Friday, 10am to 5pm GMT')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      'tel:+442079460001',
    );
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms-of-use');
  });
});

test.describe('Every page', () => {
  for (const path of ['/', '/nope'])
    test(`${path} fits and is accessible in every look`, async ({ page }) => {
      await visit(page, path);
      await expect(page.locator('summary')).toHaveCount(0);
      await expectEveryLook(page);
    });

  test('fits on 320 pixels, however long its address is', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${'nope-'.repeat(40)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('has a title, a description, its address and its status', { tag: ['@R-2-052', '@R-1-041'] }, async ({
    page,
  }) => {
    for (const [path, title, pictured] of [
      ['/', 'Fettle: local jobs, done right', '/share.jpg'],
      ['/login', 'Log In · Fettle', '/share.jpg'],
      ['/trades/plumbing', /^Plumbing/, '/share-plumbing.jpg'],
    ] as const) {
      const response = await visit(page, path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ownUrl()}${path}`);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      );
      const picture = `${ownUrl()}${pictured}`;
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', picture);
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    }
  });

  test('tells search engines whose house it is', async ({ page }) => {
    await visit(page, '/');
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? '')['@graph']).toMatchObject([
      { '@type': 'WebSite', name: 'Fettle', url: `${ownUrl()}/` },
      { '@type': 'Organization', name: 'Fettle', logo: `${ownUrl()}/icon-512.png` },
    ]);
  });

  test('finds every asset that its HTML names', async ({ request }) => {
    for (const path of ['/', '/login', '/nope']) {
      const html = await (await request.get(path)).text();
      const named = [...html.matchAll(/(?:(?:href|src)=|[([,])"(\/[^"]+[.]\w+)"/g)].map(
        (match) => match[1] ?? '',
      );
      expect(named.length).toBeGreaterThan(4);
      for (const asset of new Set(named))
        expect([asset, (await request.get(asset)).status()]).toEqual([asset, 200]);
    }
  });

  test('fetches what the eye does not wait for when it has been painted, and names it before', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/login', '/nope']) {
      const html = await (await request.get(path)).text();
      const scripted = html.replace('<noscript><link rel="icon" href="/favicon.svg"', '');
      expect(scripted).not.toMatch(/<link rel="(modulepreload|manifest|icon" href="\/)|<script[^>]*\ssrc=/);
      for (const named of ['"modulepreload","/assets/', '"icon","/favicon.svg"', '"manifest","/'])
        expect(html).toContain(named);
    }
    // The empty icon keeps the browser from asking for one by a name that the page never said.
    const icons: string[] = [];
    page.on(
      'request',
      (asked) => asked.url().includes('/favicon') && icons.push(new URL(asked.url()).pathname),
    );
    await visit(page, '/login');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
    expect(new Set(icons)).not.toContain('/favicon.ico');
  });

  test('runs React before its own entry, and names neither of them twice', async ({ page }) => {
    for (const path of ['/', '/login', '/nope']) {
      await visit(page, path);
      const scripts = page.locator('script[type=module]');
      const names = await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src')));
      expect([path, ...names]).toEqual([
        path,
        expect.stringMatching(/^\/assets\/react-[^/]+[.]js$/),
        expect.stringMatching(/^\/assets\/index-[^/]+[.]js$/),
      ]);
    }
  });

  test('begins React in a task of its own, and asks for the rest a few files at a time', async ({
    page,
    request,
  }) => {
    await page.addInitScript(countAheadByTask);
    await visit(page, '/register/business');
    const react = await page.locator('script[src*="/react-"]').getAttribute('src');
    // Its last act is to call what it has just declared; until now anybody who imported it did.
    expect(await (await request.get(react ?? '')).text()).toMatch(/;\w+\(\);export\{[^}]+\};?\s*$/);
    const [first, next = 0] = await page.evaluate(() => window.aheadByTask);
    expect(first).toBe(6);
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(6);
  });

  test('sends assets compressed and for ever, pages compressed and never stored', async ({ request }) => {
    const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
    const script = /"(\/assets\/[^"]+[.]js)"/.exec(await page.text())?.[1] ?? 'none';
    for (const encoding of ['br', 'gzip']) {
      const asset = await request.get(script, { headers: { 'accept-encoding': encoding } });
      expect(asset.headers()).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect((await request.get('/favicon.svg')).headers()['cache-control']).toBe('no-cache');
    // What some browsers ask for whatever a page says.
    expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('icon');
  });

  /** Bytes, packed with gzip. */
  const MOST_SCRIPT = 140_000;

  test('a page loads its own screen only, and little enough of it', {
    tag: ['@R-1-001', '@R-15-006'],
  }, async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const profile = /\/business\/[^<]+/.exec(sitemap)?.[0] ?? '';
    const weighed = ['/', profile, '/terms-of-use'];
    for (const [path, own] of [
      ['/', 'page-index'],
      [profile, 'page-business-id'],
      ['/terms-of-use', 'page-terms-of-use'],
      ['/contact-us', 'page-contact-us'],
      ['/post-job', 'page-post-job'],
      ['/get-more-leads', 'page-get-more-leads'],
    ] as const) {
      const scripts = await scriptsOf(page, path);
      expect([path, ...scripts.filter(isOfOnePage).map(nameOfChunk)]).toEqual([path, own]);
      if (!weighed.includes(path)) continue;
      const bytes = await packed(request, scripts);
      expect(bytes).toBeGreaterThan(50_000);
      expect([path, bytes <= MOST_SCRIPT ? 'little enough' : bytes]).toEqual([path, 'little enough']);
    }
  });

  test('does not shift while it loads, however late its typeface comes', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((come) => setTimeout(come, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { reviews } = await (await page.request.get('/api/recent-work')).json();
    for (const path of ['/', '/login', '/nope', '/post-job', `/business/${reviews[0].business.id}`]) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect([path, (await page.evaluate(() => window.shifted)) < 0.02]).toEqual([path, true]);
    }
  });

  test('has a strict content policy of its own, and keeps to it', {
    tag: ['@R-16-035'],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`refused ${event.violatedDirective}`),
      );
    });
    const nonces = new Set<string>();
    // What is the same for everybody names its scripts by their digests; what is drawn for one request has a nonce.
    const drawn = ['/nope', '/packages?again', '/login?again'];
    for (const path of ['/', '/?again', '/login', ...drawn]) {
      const policy = (await visit(page, path))?.headers()['content-security-policy'] ?? '';
      const isDrawn = drawn.includes(path);
      expect([path, policy]).toEqual([
        path,
        expect.stringMatching(
          isDrawn
            ? /^default-src 'self'; script-src 'self' 'nonce-[^' ]+'; style-src 'self' 'nonce-[^' ]+'; /
            : /^default-src 'self'; script-src 'self'( 'sha256-[^' ]+'){4,}; style-src 'self'; /,
        ),
      ]);
      expect(policy).toContain("; img-src 'self' data:; ");
      expect(policy).not.toContain('unsafe');
      if (isDrawn) nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
      expect(await page.locator('[style]').count()).toBe(0);
    }
    expect(nonces.size).toBe(3);
  });

  test('takes a slash at the end and does not break on a bad address', { tag: ['@R-1-042'] }, async ({
    request,
  }) => {
    const logIn = await request.get('/login/');
    expect([logIn.url(), logIn.status()]).toEqual([`${ownUrl()}/login`, 200]);
    for (const path of [
      '/%00',
      '/%zz',
      '/%E0%A4%A',
      '/login%2f',
      '/assets/%00',
      '/assets/%zz',
      '/_serverFn/x',
      '//x/y',
    ])
      expect([path, (await request.get(`${ownUrl()}${path}`)).status() < 500]).toEqual([path, true]);
  });
});

test.describe('The error page', () => {
  test('is sent, with status 404, for every address that is no page of ours, and names it', {
    tag: ['@R-1-039', '@R-1-040', '@R-1-041', '@R-13-001'],
  }, async ({ request }) => {
    for (const path of ['/nope', '/login/nope', '/admin/nope', '/dashboard/leads']) {
      const answer = await request.get(`${path}?code=secret`);
      expect([path, answer.status()]).toEqual([path, 404]);
      const html = await answer.text();
      expect(html).toMatch(/<header[^>]*>.*>Oops 404 Error!<\/h1>/s);
      expect(html).toContain(`>Page not found: ${path}</`);
    }
  });

  test('says that there is no such page, and leads home', {
    tag: ['@R-2-039', '@R-2-040', '@R-2-042', '@R-2-043', '@R-13-054', '@R-13-055', '@R-13-056'],
  }, async ({ page }) => {
    const response = await visit(page, '/nope/<b>x</b>?code=secret');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops 404 Error!');
    await expect(page.getByText('page not found', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Page not found: \/nope\/.*x/)).not.toContainText('secret');
    expect(await page.getByRole('main').innerText()).toMatch(/\npage not found\s+Page not found: \/nope\//);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle('Page not found · Fettle');
    const home = page.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveAttribute('href', '/');
    await home.click();
    await expect(page.locator('a[href^="/trades/"]')).toHaveCount(25);
  });

  test('is what a page of something that is gone becomes, and search engines are told', async ({
    request,
  }) => {
    for (const path of GONE) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect([path, answer.status(), /<title>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([
        path,
        404,
        'Page not found · Fettle',
      ]);
      expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([expect.stringMatching(/content="noindex"/)]);
      expect(html).not.toMatch(/rel="canonical"/);
    }
  });

  test('is what a page that is turned to in the browser becomes when its record is gone meanwhile', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/');
    const turnTo = (path: string) => page.evaluate((to) => history.pushState({}, '', to), path);
    for (const path of GONE) {
      // In between, so that each title is a change.
      await turnTo('/packages');
      await expect(page).toHaveTitle(/^Packages/);
      await turnTo(path);
      await expect(page).toHaveTitle('Page not found · Fettle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops 404 Error!');
    }
    // The browser itself notes each answer of 404.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    complaints.length = 0;
  });

  test('stands in for a failed call; Home works on without a reload', {
    tag: ['@R-2-041', '@R-2-044', '@R-13-043', '@R-13-050', '@R-13-057'],
  }, async ({ page, complaints }) => {
    await visit(page, '/login');
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.route('**/api/subscription/packages', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('banner').getByRole('link', { name: 'Register as a Business' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops 503 Error!');
    // The frame that is there is its own.
    for (const part of ['main', 'banner'] as const) await expect(page.getByRole(part)).toHaveCount(1);
    await expect(
      page.getByText("Something wen't wrong, We're working on it.", { exact: true }),
    ).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.locator('a[href^="/trades/"]')).toHaveCount(25);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    complaints.length = 0;
  });

  test('is sent by the server with the status of what failed, as it is with what broke while it was drawn', {
    tag: ['@R-2-041', '@R-2-045', '@R-2-046'],
  }, async () => {
    const bundle = await bundleOfServer();
    const NOINDEX = /<meta name="robots" content="noindex"[ /]/;
    const away: Reply = { status: 503, body: {} };

    const failed = await bundle(() => away);
    expect(failed.status).toBe(503);
    expect(failed.html).toContain('Oops 503 Error!');
    expect(failed.html).toMatch(NOINDEX);

    // Without its newest reviews the home page is of use all the same.
    const whole = await bundle((name) => (name === 'recentWork' ? away : NOTHING_YET));
    expect(whole.status).toBe(200);
    expect(whole.html).toContain('What needs doing?');
    expect(whole.html).not.toContain('Lately done');
    expect(whole.reported).toHaveLength(1);

    const unheard = { status: 200, body: { reviews: [{ id: 'r', rating: 5, createdAt: 'never' }] } };
    const broken = await bundle((name) => (name === 'recentWork' ? unheard : NOTHING_YET));
    expect(broken.status).toBe(500);
    expect(broken.html).toContain('Oops 500 Error!');
    for (const { html } of [failed, broken])
      expect(html).toContain("Something wen't wrong, We're working on it.".replaceAll("'", '&#x27;'));
    expect(broken.html).toMatch(NOINDEX);
    expect(broken.html).not.toContain('type="module"');
    expect(broken.reported).not.toEqual([]);
  });

  test('wears a footer too, which says the year in which it is drawn', { tag: ['@R-2-025'] }, async () => {
    const bundle = await bundleOfServer();
    const { html } = await bundle(() => NOTHING_YET, '2031-01-01T00:00:00.000Z');
    expect(/©[^A-Z]*/.exec(html)?.[0].replaceAll('<!-- -->', '').trim()).toBe('© 2031');
  });

  test('comes after one reload when a chunk is gone', {
    tag: ['@R-2-046', '@R-15-007', '@R-15-008', '@R-15-009', '@R-13-006', '@R-14-025'],
  }, async ({ page, complaints }) => {
    await page.clock.install();
    await visit(page, '/');
    await stopTime(page);
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(/page-login-.*[.]js/, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'Log In' }).hover();
    await page.clock.runFor(1000);
    await lost;
    // To point at a link is not to ask for the page.
    expect(loads).toBe(0);
    const failed = page.getByRole('heading', { level: 1, name: 'Oops 500 Error!' });
    // At first, and when 10 seconds have passed since the last one, but no sooner.
    for (const [later, reloads] of [
      [0, 1],
      [10_000, 1],
      [1, 2],
    ] as const) {
      await page.clock.runFor(later);
      if (await failed.isVisible()) await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local jobs, done right');
      await page.getByRole('link', { name: 'Log In' }).click();
      await expect.poll(() => loads).toBe(reloads);
      await expect(failed).toBeVisible();
      await isAlive(page);
      expect(loads).toBe(reloads);
    }
    expect(await page.evaluate(() => Number(sessionStorage.getItem('chunk-reload-at')))).toBeGreaterThan(0);
    complaints.length = 0;
  });
});

/** The home page as the server draws it, when the API answers so. */
async function bundleOfServer() {
  const { default: bundle } = await import(pathToFileURL(resolve('dist/server/server.js')).href);
  return async (answerTo: (name: string) => Reply, now = new Date().toISOString()) => {
    const reported: unknown[] = [];
    const context: PageRequest = {
      nonce: 'n',
      platform: 'demo',
      isPhone: false,
      appUrl: 'https://example.com',
      now,
      hasSession: false,
      forgetSession: () => undefined,
      call: async ({ name }) => answerTo(name),
      report: (error) => void reported.push(error),
    };
    const drawn: Response = await bundle.fetch(new Request('https://example.com/'), { context });
    return { status: drawn.status, html: await drawn.text(), reported };
  };
}

test.describe('Logging in', () => {
  test('shows who you are until you log out', {
    tag: ['@R-3-028', '@R-3-030', '@R-3-039', '@R-9-018', '@R-11-001', '@R-11-051'],
  }, async ({ page, context }) => {
    await logIn(page, CUSTOMER.email, CUSTOMER.password);
    await isSignedIn(page);
    const name = page.getByRole('banner').getByText('Carl Moss', { exact: true });
    await expect(name.filter({ visible: true })).toHaveCount(1);
    const response = await page.reload();
    await isSignedIn(page);
    await expect(name.filter({ visible: true })).toHaveCount(1);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    // This cookie opens nothing: it only marks a browser in which an account signed in before.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['known_device']);
    await visit(page, '/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('keeps the token where no script can read it', {
    tag: ['@R-3-003', '@R-3-029', '@R-9-019', '@R-11-002', '@R-15-017'],
  }, async ({ page, context }) => {
    const answers: string[] = [];
    await page.route('**/api/auth/**', async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await route.fulfill({ response });
    });
    await logIn(page, CUSTOMER.email, CUSTOMER.password);
    await isSignedIn(page);
    const cookie = (await context.cookies()).find(({ name }) => name === 'auth_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    await expect(page.getByRole('banner').getByText('Carl Moss', { exact: true }).first()).toBeVisible();
    await visit(page, '/login');
    const readable = await page.evaluate(() =>
      [
        document.cookie,
        document.documentElement.outerHTML,
        Object.values(localStorage),
        Object.values(sessionStorage),
      ].join(),
    );
    expect(answers.length).toBeGreaterThan(0);
    expect([readable, ...answers].join()).not.toContain(cookie?.value);
  });

  test('a wrong password is told in red and nothing typed is lost', { tag: ['@R-3-004'] }, async ({
    page,
  }) => {
    await logIn(page, CUSTOMER.email, 'wrong');
    const refusal = page.locator('form').getByRole('alert');
    await expect(refusal).toHaveText('Invalid email or password.');
    expect(await isRed(refusal)).toBe(true);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(CUSTOMER.email);
    await expectAccessible(page);
  });

  test('faults stand under their fields and in a summary that leads to them', async ({ page }) => {
    await logIn(page, 'customer', '');
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Please enter a valid e-mail address.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid e-mail address.',
    );
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Please enter your password.' }).click();
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Email').fill('customer@fettle.test');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
    await expect(page.getByLabel('Email')).toHaveValue('customer@fettle.test');
  });

  test('a dead cookie leaves a public page open, signed out, and goes', {
    tag: ['@R-3-033', '@R-3-034', '@R-11-005', '@R-13-003'],
  }, async ({ page, context }) => {
    const url = ownUrl();
    await context.addCookies([{ name: 'auth_token', value: 'x'.repeat(43), url, httpOnly: true }]);
    const response = await visit(page, '/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test('only a call without a body is sent twice', {
    tag: ['@R-3-001', '@R-3-009', '@R-15-001', '@R-15-002', '@R-15-003'],
  }, async ({ page }) => {
    const sent: string[] = [];
    await page.route('**/api/auth/log*', (route) => {
      sent.push(new URL(route.request().url()).pathname);
      const isFirst = sent.filter((path) => path === sent.at(-1)).length === 1;
      return isFirst ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    await logIn(page, CUSTOMER.email, CUSTOMER.password);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(sent).toEqual(['/api/auth/login']);
    await page.locator('form').getByRole('button', { name: 'Log In' }).click();
    await isSignedIn(page);
    await logOut(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(sent.slice(2)).toEqual(['/api/auth/logout', '/api/auth/logout']);
  });
});

test.describe('Colour mode', () => {
  const isDark = async (page: Page) => {
    const written = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [red = 255] = await page.evaluate(onScreen, written);
    return red < 40;
  };
  /** As a browser reads it: the first that holds now. */
  const bar = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all.find((one) => matchMedia(one.getAttribute('media') ?? 'all').matches)?.getAttribute('content'),
      );
  const [LIGHT, DARK] = ['#faf4e9', '#211c17'];

  test('is chosen in the footer and survives a reload', {
    tag: ['@R-2-051', '@R-15-018', '@R-15-019'],
  }, async ({ page }) => {
    await visit(page, '/');
    expect([await isDark(page), await bar(page)]).toEqual([false, LIGHT]);
    const looks = () => expect.poll(async () => [await isDark(page), await bar(page)]);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await looks().toEqual([true, DARK]);
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
    await visit(page, '/login');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await bar(page)).toBe(DARK);
    await page.getByRole('radio', { name: 'System' }).check();
    await looks().toEqual([false, LIGHT]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await looks().toEqual([true, DARK]);
    await page.getByRole('radio', { name: 'Light' }).check();
    await looks().toEqual([false, LIGHT]);
  });

  test('is there before the first paint, whatever the system says', { tag: ['@R-15-019'] }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
    // None of our bundles arrives: what is painted comes from the page and its stylesheet alone.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    expect(await isDark(page)).toBe(true);
  });
});

/** In the browser: how many files each task asks for ahead, in order. */
const countAheadByTask = () => {
  window.aheadByTask = [];
  const isAhead = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload';
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isAhead).length;
    if (added > 0) window.aheadByTask.push(added);
  }).observe(document, { childList: true, subtree: true });
};
