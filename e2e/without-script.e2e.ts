import type { APIRequestContext, Page } from '@playwright/test';
import { aProfile, PUBLIC_PAGES } from './support/public-pages.ts';
import { expectAccessible, OF_COLOURS, type Rules } from './support/accessible.ts';
import { expect, lookWithoutScript, test } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

// What a visitor can do whose browser runs no script: read all of it, search, and learn how to go on.

test.use({ ownContext: true, javaScriptEnabled: false });

const PROFILE = 'a profile';
/** Pages without an address that can be guessed, and those that something else leads to. */
const PAGES = [
  ...PUBLIC_PAGES,
  PROFILE,
  '/nope',
  '/post-job?what=tap&postcode=SE1+7PB',
  '/trades/plumbing?postcode=nowhere',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const open = async (page: Page, path: string) =>
  page.goto(path === PROFILE ? await aProfile(ownUrl()) : path);

/** What it says when something there needs script, and what can be done instead. */
const NEEDS_SCRIPT = /JavaScript/;

test.describe('Without script', () => {
  for (const path of PAGES)
    lookWithoutScript(
      `${path} is a whole page, accessible, and fits on a phone`,
      async ({ page, request }) => {
        const answer = await open(page, path);
        expect(answer?.status()).toBe(path === '/nope' ? 404 : 200);
        await expect(heading(page)).toBeVisible();
        expect(await page.evaluate(unfinishedParts)).toEqual([]);
        expect(await page.evaluate(emptyParts)).toEqual([]);
        await expectNoDeadControl(page);
        await expectPictures(page);
        await expectLinksLead(page, request);
        await expectFitting(page, 320);
        // What it says with script it says in the same colours, which other stories ask for in the dark.
        if ((await page.getByText(NEEDS_SCRIPT).count()) === 0) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        // Opened again: without script nobody hears when the colours have faded over.
        await open(page, path);
        await expectFitting(page, 360, { only: OF_COLOURS });
      },
    );
});

test('that a script is needed is said where there is something for it to do', async ({ page }) => {
  await open(page, '/undo-email-change?token=x');
  await expect(main(page).getByText(NEEDS_SCRIPT)).toBeVisible();
  await open(page, '/undo-email-change');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(main(page).getByText(NEEDS_SCRIPT)).toBeHidden();
});

async function expectFitting(page: Page, width: number, rules: Rules = {}) {
  await page.setViewportSize({ width, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.evaluate(goOnWithoutClock);
  await expectAccessible(page, rules);
}

/** In the browser: with scripts off no timer goes off either, for which axe would wait for ever. */
function goOnWithoutClock() {
  const soon = (work: () => void, ms = 0) => {
    if (ms < 100) void Promise.resolve().then(work);
    return 0;
  };
  Object.assign(window, { setTimeout: soon });
}

/** A control that waits for a script says so, and nothing is pressed in vain. */
async function expectNoDeadControl(page: Page) {
  const waiting = await page.evaluate(controlsWithoutWay);
  if (waiting.length > 0) await expect(main(page).getByText(NEEDS_SCRIPT).first()).toBeVisible();
  expect(await page.evaluate(buttonsWithoutForm)).toEqual([]);
}

/** In the browser: what looks as if it were still on its way. */
const unfinishedParts = () =>
  [...document.querySelectorAll('[aria-busy=true], .animate-spin, .animate-pulse, [role=progressbar]')].map(
    ({ outerHTML }) => outerHTML.slice(0, 200),
  );

/** In the browser: parts with a name or a heading and nothing below it. */
const emptyParts = () =>
  [...document.querySelectorAll<HTMLElement>('main section, main aside, main ul, main form, main nav')]
    .filter((part) => part.checkVisibility() && !part.innerText.trim() && !part.querySelector('img, svg'))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** In the browser: what can be filled in or pressed, and is in no form that the server answers. */
const controlsWithoutWay = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button)')]
    .filter((control) => control.checkVisibility() && !control.closest('form[method=get]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** In the browser: buttons that do nothing but by script. */
const buttonsWithoutForm = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button')]
    .filter((button) => button.checkVisibility() && !button.disabled && button.form?.method !== 'get')
    .filter(({ ariaDisabled }) => ariaDisabled !== 'true')
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** Those too that are fetched when they come near: without script a browser fetches them at once. */
const expectPictures = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length))
    .toBe(0);

const seen = new Set<string>();

const TASKS = ['/post-job', '/register/business'];

async function expectLinksLead(page: Page, request: APIRequestContext) {
  const hrefs = await page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).search),
    );
  // A task has no other ways than its own.
  expect(hrefs.length).toBeGreaterThan(TASKS.includes(new URL(page.url()).pathname) ? 3 : 10);
  for (const href of new Set(hrefs)) {
    if (seen.has(href)) continue;
    seen.add(href);
    expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  }
}

test.describe('Without script somebody', () => {
  test('asks for a job on the home page, and finds the services that fit', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('What needs doing?').fill('dripping tap');
    await page.getByLabel('Post code').fill('SE1 7PB');
    await main(page).getByRole('button', { name: 'Get quotes' }).click();
    await expect(page).toHaveURL(/\/post-job\?what=dripping\+tap&postcode=SE1\+7PB$/);
    await expect(main(page).getByText(NEEDS_SCRIPT)).toBeVisible();
    await main(page).getByRole('link', { name: 'Repair or replace a tap' }).click();
    await expect(page).toHaveURL(/service=/);
    await expect(heading(page)).toBeVisible();
    // "Or call us": the frame of a task leads nowhere but home.
    await expect(main(page).getByRole('link', { name: '020 7946 0001' })).toHaveAttribute('href', /^tel:/);
  });

  test('finds Local Pros near a post code, and reads about one', async ({ page }) => {
    await page.goto('/trades');
    await main(page).getByLabel('Job or trade').fill('Electrical');
    await main(page).getByLabel('Post code').fill('SE1');
    await main(page).getByRole('button', { name: 'Find Local Pros' }).click();
    await page
      .getByRole('region', { name: /for “Electrical”$/ })
      .getByRole('link', { name: 'Electrical' })
      .click();
    await expect(page).toHaveURL(/\/trades\/electrical\?postcode=SE1$/);
    await page.goto('/trades/plumbing');
    await page.getByLabel('Your post code').fill('SE1');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/trades\/plumbing\?postcode=SE1$/);
    await main(page).getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/business\//);
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });

  test('reaches on a phone from the footer what stands in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Post a Job',
      'Packages and prices',
      'Register as a User',
      'Log In',
      '020 7946 0001',
      'Write to us',
      'Blog',
      'Terms of use',
      'Privacy Policy',
    ])
      await expect(footer.getByRole('link', { name })).toBeVisible();
    const header = page.getByRole('banner');
    for (const name of ['Post a Job', 'Log In'])
      await expect(header.getByRole('link', { name })).toBeVisible();
  });

  test('sees the colours that the system has', async ({ page }) => {
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await colour();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).not.toBe(light);
    await expect(page.getByRole('contentinfo').getByRole('radio')).toHaveCount(0);
  });
});
