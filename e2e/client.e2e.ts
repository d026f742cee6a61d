import type { Page } from '@playwright/test';
import { logOut } from './support/menu.ts';
import { signIn } from './support/sides.ts';
import { expect, holdBack, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('Nobody is led out of the house', () => {
  test('by the router, whatever address it is given', {
    tag: ['@R-13-005', '@R-15-023', '@R-15-024'],
  }, async ({ page, context, complaints }) => {
    const ledTo: string[] = [];
    await context.route(/evil[.]example/, (route) => {
      ledTo.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>taken</title>' });
    });
    for (const address of [
      'https://evil.example/',
      'http://evil.example/',
      '//evil.example/',
      'javascript:document.title="taken"',
      'data:text/html,taken',
    ]) {
      await visit(page, '/login');
      await page.evaluate(
        (href) => Promise.resolve(window.__TSR_ROUTER__?.navigate({ href })).catch(() => undefined),
        address,
      );
      await page.evaluate(() => new Promise((settled) => requestAnimationFrame(settled)));
      expect([address, new URL(page.url()).origin, await page.title()]).not.toContain('taken');
      expect([address, new URL(page.url()).origin]).toEqual([address, ownUrl()]);
    }
    expect(ledTo).toEqual([]);
    complaints.length = 0;
  });

  test('by a payment, unless to one of the providers', { tag: ['@R-13-005', '@R-15-024'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'eve');
    let address = '';
    await page.route('**/api/auth/renew-subscription', (route) =>
      route.fulfill({ json: { redirect_url: address } }),
    );
    await context.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Their page</h1>' }),
    );
    await visit(page, '/subscribe');
    for (address of [
      'https://evil.example/',
      'https://checkout.stripe.com.evil.example/',
      'http://checkout.stripe.com/pay',
      'javascript:document.title="taken"',
      'data:text/html,taken',
      'no address',
    ]) {
      const answered = page.waitForResponse('**/api/auth/renew-subscription');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await answered;
      await expect(main(page).getByRole('alert')).toContainText('an address that we do not know');
      expect(page.url()).toBe(`${ownUrl()}/subscribe`);
    }
    address = 'https://checkout.stripe.com/pay';
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Their page' })).toBeVisible();
  });
});

test.describe('A call that fails', () => {
  /** How often a page asks for the packages when the first answer is this and the next one that, and what it says then. */
  const asked = async (page: Page, first: number, second: number) => {
    let sent = 0;
    await visit(page, '/login');
    await page.route('**/api/subscription/packages', (route) => {
      sent += 1;
      return route.fulfill({ status: sent === 1 ? first : second, json: {} });
    });
    // A pointer above it would ask for the page already, and a slow click once more.
    await page.getByRole('banner').getByRole('link', { name: 'Register as a Business' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oops \d+ Error!$/);
    await page.unroute('**/api/subscription/packages');
    return `${first}, sent ${sent}: ${await page.getByRole('heading', { level: 1 }).innerText()}`;
  };

  test('is sent twice when that may help, and the second answer is the one that counts', {
    tag: ['@R-15-002', '@R-15-005'],
  }, async ({ page, complaints }) => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504])
      expect(await asked(page, status, 418)).toBe(`${status}, sent 2: Oops 418 Error!`);
    complaints.length = 0;
  });

  test('is sent once when it would be answered the same again', { tag: ['@R-15-002', '@R-15-005'] }, async ({
    page,
    complaints,
  }) => {
    for (const status of [400, 403, 404, 410, 422, 501])
      expect(await asked(page, status, 503)).toBe(`${status}, sent 1: Oops ${status} Error!`);
    complaints.length = 0;
  });

  test('is sent twice when it writes without a body, and never after a 401', {
    tag: ['@R-15-004', '@R-15-005', '@R-15-046'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, '/dashboard');
    const statuses = [503, 401];
    let sent = 0;
    await page.route('**/api/auth/logout', (route) => {
      sent += 1;
      return route.fulfill({ status: statuses.shift() ?? 500, json: {} });
    });
    await logOut(page);
    await expect(page).toHaveURL(`${ownUrl()}/`);
    expect(sent).toBe(2);
    statuses.push(401, 200);
    sent = 0;
    // Open or refused, the line would have all lists read again.
    await page.route('**/api/events', () => undefined);
    await page.route('**/api/quotes*', async (route) => {
      sent += 1;
      // Not before the screen is there that waits for it, or the screen would ask for itself.
      await expect(page.getByText('Loading your Quotes', { exact: true })).toBeVisible();
      return route.fulfill({ status: 401, json: {} });
    });
    await visit(page, '/dashboard?tab=jobs');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Quoted' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(sent).toBe(1);
  });
});

test.describe('A new visit', () => {
  test('clears what caches hold, and leaves what the browser remembers', {
    tag: ['@R-15-011', '@R-15-012'],
  }, async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(async () => {
      for (const name of ['old-pages', 'of-another-version', 'static-icons']) {
        const cache = await caches.open(name);
        await cache.put('/x', new Response('old'));
      }
      localStorage.setItem('colour-mode', 'dark');
    });
    await visit(page, '/login');
    // The icons of the trades have a cache of their own, which outlives a build.
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['static-icons']);
    expect(await page.evaluate(async () => (await caches.match('/x'))?.text())).toBe('old');
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
  });
});

test('trades and places are asked for at the start of a visit, and no more after that', {
  tag: ['@R-9-135', '@R-15-020'],
}, async ({ page }) => {
  const asked = listsAsked(page);
  // This page needs neither of them.
  await visit(page, '/login');
  await expect.poll(() => asked.toSorted()).toEqual(['/api/locations', '/api/work-category']);
  await page.getByRole('banner').getByRole('link', { name: 'Post a Job', exact: true }).click();
  await page.getByLabel('Service').fill('tap');
  await page.getByRole('option', { name: 'Repair or replace a tap' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answersAndSaysWhere(page);
  await page.getByRole('link', { name: 'Fettle, home page' }).click();
  await expect(page.locator('a[href^="/trades/"]')).toHaveCount(25);
  expect(asked).toHaveLength(2);
});

test('trades and places are kept for as long as a visit lasts, and so is a form that is made of them', {
  tag: ['@R-15-020'],
}, async ({ page }) => {
  const asked = listsAsked(page);
  await page.clock.install();
  await visit(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Post a Job' }).click();
  const service = page.getByRole('combobox', { name: 'Service', exact: true });
  await service.click();
  const opened = await service.elementHandle();
  await page.clock.runFor(2000);
  await expect.poll(() => asked.toSorted()).toEqual(['/api/locations', '/api/work-category']);
  // A second request now would wait, and the form with it.
  const letGo = await holdBack(page, /\/api\/(work-category|locations)$/);
  await page.clock.fastForward('06:00');
  await page.keyboard.type('Repair');
  await expect(service).toHaveValue('Repair');
  await expect(service).toBeFocused();
  expect(await opened?.evaluate((element) => element === document.activeElement)).toBe(true);
  letGo();
  await page.getByRole('option', { name: 'Repair or replace a tap' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answersAndSaysWhere(page);
  expect(asked).toHaveLength(2);
});

/** The addresses of the two lists, whenever the page asks for one of them. */
function listsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/work-category', '/api/locations'].includes(pathname)) asked.push(pathname);
  });
  return asked;
}

/** What the wizard asks about a tap, up to the post code, whose town it names. */
async function answersAndSaysWhere(page: Page) {
  for (const answer of ['Kitchen tap', 'Terraced house', 'Within a week']) {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByLabel('Post code').fill('SE1 9SG');
  await expect(page.getByText('London', { exact: false }).first()).toBeVisible();
}
