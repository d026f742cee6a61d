import type { Page } from '@playwright/test';
import { stopTime } from './support/clock.ts';
import { follow, tabTo, write } from './support/keyboard.ts';
import { signIn, toasted, typeNewAddress } from './support/sides.ts';
import { expectToast } from './support/toasts.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, holdBack, isAlive, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

test.use({ moves: true });

// Where the keyboard goes, stop by stop. Dialogs have their story in the gallery, the menu in the shell.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the next stops are called. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
      }),
    );
  }
  return names;
}

test('the header is gone through from left to right, after the way past it', async ({ page }) => {
  await visit(page, '/packages');
  expect(await stops(page, 8)).toEqual([
    'Skip to the content',
    'Contact Us',
    'Register as a User',
    'Register as a Business',
    'Fettle, home page',
    'Find Local Pros',
    'Log In',
    'Post a Job',
  ]);
  await page.reload();
  await isAlive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The words of a list of choices are those of all its choices.
  expect((await stops(page, 1))[0]).toMatch(/^Which trade are you in\?/);
});

test('a page that one turns to without a load is read from its heading on, and a tab is left where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/packages');
  await follow(page, page.getByRole('link', { name: 'Choose Standard' }));
  await expect(page).toHaveURL('/packages/standard');
  await expect(heading(page)).toBeFocused();
  // The way back is in sight, so the page is where it was left.
  await tabTo(page, page.getByRole('link', { name: 'See all packages' }));
  await page.goBack();
  await expect(page).toHaveURL('/packages');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await follow(page, page.getByRole('banner').getByRole('link', { name: 'Log In' }));
  await expect(heading(page)).toHaveText('Log In');
  await write(page, page.getByLabel('Email'), 'customer@fettle.test');
  await write(page, page.getByLabel('Password'), 'local-jobs-done-right');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Jobs');
  await expect(heading(page)).toBeFocused();
  const quoted = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Quoted' });
  await follow(page, quoted);
  await expect(heading(page)).toHaveText('Quoted');
  await expect(quoted).toBeFocused();
});

test('who logs in on a slow line is on the heading of the page while it comes, and when it is there', async ({
  page,
}) => {
  for (const { path, who, chunk, title } of [
    { path: '/admin', who: 'admin', chunk: /\/figures-screen-/, title: 'Dashboard' },
    {
      path: '/login?redirect=%2Fdashboard%3Ftab%3Dquoted',
      who: 'business',
      chunk: /\/quoted-screen-/,
      title: 'Quoted',
    },
  ]) {
    const letGo = await holdBack(page, chunk);
    await visit(page, path);
    const asked = page.waitForRequest(chunk);
    await write(page, page.getByLabel('Email'), `${who}@fettle.test`);
    await write(page, page.getByLabel('Password'), 'local-jobs-done-right');
    await page.keyboard.press('Enter');
    await asked;
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await heading(page).evaluate((element) => element.setAttribute('data-waiting', ''));
    letGo();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await page.unroute(chunk);
    await page.context().clearCookies();
  }
});

test('a toast takes no focus; F6 leads to it, time stands still there, and closing it leads back', {
  tag: ['@R-15-031', '@R-15-027'],
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/gallery/front');
  await stopTime(page);
  const opener = page.getByRole('button', { name: 'Say that it worked' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  await expect(toast).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press('F6');
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await tabTo(page, toast.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(toast).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what a toast says is read out while a dialog stands open, and nothing else of the page is', {
  tag: ['@R-15-031', '@R-13-011'],
}, async ({ page, context }) => {
  await signIn(context, 'dana');
  await visit(page, '/dashboard?tab=settings&panel=personal');
  const dialog = await typeNewAddress(page);
  const refusal = { status_code: 422, code: 'email_taken', message: 'It is taken.', request_id: '' };
  await page.route('**/api/user/update-email', (route) => route.fulfill({ status: 422, json: refusal }));
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await toasted(page, 'Email Update Failed!');
  await toasted(page, 'It is taken.');
  await expectToast(page, { tone: 'bad', title: 'Email Update Failed!', more: 'It is taken.' });
  await expect(dialog).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test('each question of the wizard is read first, then answered, then left; going back is the same', async ({
  page,
}) => {
  await visit(page, '/post-job?category=plumbing');
  await follow(page, page.getByRole('link', { name: 'Repair or replace a tap' }));
  await expect(heading(page)).toHaveText('Repair or replace a tap');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await follow(page, page.getByRole('button', { name: 'Continue' }));
  await expect(heading(page)).not.toHaveText('Repair or replace a tap');
  await expect(heading(page)).toBeFocused();
  // Nothing is chosen: what is wrong is read, and leads to where it is mended.
  await follow(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stops(page, 1)).toEqual(['Please choose a property type.']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Back', exact: true }));
  await expect(heading(page)).toHaveText('Repair or replace a tap');
  await expect(heading(page)).toBeFocused();
});

const PUBLIC = [
  '/',
  '/login',
  '/register/customer',
  '/register/business',
  '/packages',
  '/packages/standard',
  '/post-job',
  '/forgot-password',
];

for (const path of PUBLIC)
  test(`${path} keeps its shape at 200 per cent, its signs in forced colours, and stands still when asked to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    expect(await page.evaluate(movingParts)).toBe(0);
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(movingParts)).toBeGreaterThan(0);
  });

/** In the browser: how many parts of the page take their time to change. */
function movingParts(): number {
  const takesTime = (durations: string) =>
    durations.split(',').some((each) => Number.parseFloat(each) > 0.001);
  return [...document.querySelectorAll('*')].filter((part) => {
    const { animationDuration, transitionDuration } = getComputedStyle(part);
    return takesTime(animationDuration) || takesTime(transitionDuration);
  }).length;
}

const TASKS = ['/post-job', '/register/business'];

test('every public page can be read without script', async ({ browser, request }) => {
  const { reviews } = await (await request.get('/api/recent-work')).json();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownUrl() });
  const page = await context.newPage();
  for (const path of [...PUBLIC, `/business/${reviews[0].business.id}`, '/nope']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    // Posting a job and registering a business are tasks in a frame of their own, which leads nowhere but home.
    const [top, foot] = TASKS.includes(path) ? ['Close'] : ['Log In', 'Write to us'];
    await expect(page.getByRole('banner').getByRole('link', { name: top ?? '' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: foot ?? 'None' })).toHaveCount(
      foot ? 1 : 0,
    );
    // Nothing stands there that waits for a script.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (path !== '/nope') await expectWholeHead(page, `${ownUrl()}${path}`);
  }
  await context.close();
});

/** As search engines and messengers read it: nothing has run. */
async function expectWholeHead(page: Page, address: string) {
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  const title = await page.title();
  expect(title).toMatch(/\S.*Fettle|Fettle.*\S/);
  expect(await content('name=description')).toMatch(/.{40,}/);
  expect(await content('property="og:title"')).toBe(title);
  expect(await content('property="og:description"')).toBe(await content('name=description'));
  expect(await content('property="og:url"')).toBe(address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
}
