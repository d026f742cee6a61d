import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { brand, dialled } from '../contract/brand.ts';
import { follow, tabTo } from './support/keyboard.ts';
import { hamburger, menuOf, openMenu } from './support/menu.ts';
import { signIn } from './support/sides.ts';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { expect, test, twoFrames, visit } from './support/visit.ts';
import { ownLog, ownUrl } from './support/worlds.ts';

test.use({ moves: true });

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const link = (scope: ReturnType<typeof header>, name: string | RegExp) =>
  scope.getByRole('link', { name, exact: typeof name === 'string' });

/** What somebody who starts the demo is told, and nobody else. */
const GREETING = ['/dev/mailbox', 'local-jobs-done-right'].concat(
  ['admin', 'customer', 'dana', 'business', 'bob', 'eve', 'frank', 'uma'].map(
    (name) => `${name}@fettle.test`,
  ),
);

test.describe('The header', () => {
  test('leads to registering and dials what is configured', {
    tag: ['@R-2-006', '@R-2-007', '@R-2-009', '@R-2-010', '@R-2-011', '@R-2-017'],
  }, async ({ page }) => {
    await visit(page, '/');
    await expect(link(header(page), 'Register as a Business')).toHaveAttribute('href', '/packages');
    await expect(link(header(page), 'Register as a User')).toHaveAttribute('href', '/register/customer');
    await expect(link(header(page), 'Post a Job')).toHaveAttribute('href', '/post-job');
    const { countryCode, supportNumbers } = brand.contact;
    const dials = `tel:+${countryCode}${supportNumbers[0].replaceAll(' ', '').slice(1)}`;
    expect(dialled(supportNumbers[0])).toBe(dials);
    await expect(link(header(page), 'Contact Us')).toHaveAttribute('href', dials);
    await expect(link(header(page), 'Find Local Pros')).toHaveAttribute('href', '/trades');
    await page.setViewportSize(PHONE);
    await expect(link(header(page), 'Contact Us')).toBeHidden();
    const menu = await openMenu(page);
    await expect(link(menu, /^Contact Us/)).toHaveAttribute('href', dials);
    await expect(menu.getByText('Monday to Friday, 10am to 5pm GMT')).toBeVisible();
    await expect(link(menu, 'Join as a Business')).toHaveAttribute('href', '/packages');
    await expect(link(menu, 'Register as a Customer')).toHaveAttribute('href', '/register/customer');
  });

  test('is one row of 56 pixels on a phone, signed in as anybody or not at all', async ({
    page,
    context,
  }) => {
    const rowAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await header(page).boundingBox())?.height;
    };
    await visit(page, '/login');
    for (const width of [320, 360, 390]) expect([width, await rowAt(width)]).toEqual([width, 57]);
    for (const who of ['business', 'customer', 'admin'] as const) {
      await context.clearCookies();
      await signIn(context, who);
      await visit(page, '/');
      for (const width of [320, 360, 390]) expect([who, width, await rowAt(width)]).toEqual([who, width, 57]);
    }
  });

  test('has the mark, Post a Job filled and the menu on a phone; Log In stands in the menu and in the footer', {
    tag: ['@R-2-012', '@R-2-017', '@R-2-030'],
  }, async ({ page }) => {
    const seen = () => header(page).locator('a:visible, button:visible').evaluateAll(nameAll);
    const phone = ['Fettle, home page', 'Post a Job', 'Menu'];
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/');
    for (const width of [320, 390, 639]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await seen()]).toEqual([width, phone]);
    }
    expect(await groundOf(link(header(page), 'Post a Job'))).toBe(
      await groundOf(page.getByRole('button', { name: 'Get quotes' })),
    );
    await expect(link(footer(page), 'Log In')).toHaveAttribute('href', '/login');
    await page.setViewportSize({ width: 640, height: 844 });
    expect(await seen()).toEqual(['Fettle, home page', 'Log In', 'Post a Job', 'Menu']);
  });

  test('says demo on the demo, which greets who starts it', { tag: ['@R-2-003', '@R-14-027'] }, async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(header(page).getByText('demo', { exact: true })).toBeVisible();
    const greeting = readFileSync(ownLog(), 'utf8');
    for (const said of [ownUrl(), ...GREETING]) expect(greeting).toContain(said);
  });
});

/** In the browser. */
const nameAll = (parts: Element[]) =>
  parts.map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim());

const groundOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor);

test.describe('The footer', () => {
  test('says what the name means, as a dictionary would', async ({ page }) => {
    await visit(page, '/');
    await expect(footer(page).locator('dfn')).toHaveText('fettle');
    const plate = footer(page)
      .locator('p')
      .filter({ has: page.locator('dfn') });
    await expect(plate).toHaveText('fettle, verb, Northern English: to put in order; to mend; to make good');
    // Nowhere else on the page.
    await expect(page.locator('dfn')).toHaveCount(1);
  });

  test('leads to everything, and out of the house in a tab of its own', {
    tag: ['@R-2-018', '@R-2-026', '@R-2-019', '@R-2-020', '@R-2-021', '@R-2-022', '@R-2-023', '@R-2-024'],
  }, async ({ page }) => {
    await visit(page, '/');
    await expect(link(footer(page), 'Write to us')).toHaveAttribute('href', '/contact-us');
    await expect(link(footer(page), 'Find Local Pros')).toHaveAttribute('href', '/trades');
    await expect(link(footer(page), 'How lists are ordered')).toHaveAttribute('href', '/list-order');
    await expect(link(footer(page), 'Register as a Business')).toHaveAttribute('href', '/register/business');
    const { blog, linkedIn, instagram, facebook } = brand.elsewhere;
    for (const [name, address] of [
      [/^Blog/, blog],
      [/^LinkedIn/, linkedIn],
      [/^Instagram/, instagram],
      [/^Facebook/, facebook],
    ] as const) {
      const outside = link(footer(page), name);
      await expect(outside).toHaveAttribute('href', address);
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(outside).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test('has no dead link, and neither has the header or the menu', async ({ page, request }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    const named = await page
      .locator('header a, footer a, [role=dialog] a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    const own = [...new Set(named.filter((href) => href.startsWith('/')))];
    expect(own.length).toBeGreaterThan(14);
    for (const path of own)
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  });

  test('works before its script has come', async ({ page }) => {
    await page.route(/\/assets\/site-footer-.*[.]js/, () => undefined);
    await visit(page, '/');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await link(footer(page), 'Cookies').click();
    await expect(heading(page)).toHaveText('Cookies');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
});

/** Every stop of a visitor's menu, in the order in which it is read. */
const MENU_STOPS = [
  'Close menu',
  'Post a Job',
  'Join as a Business',
  'Register as a Customer',
  'Log In',
  'Find Local Pros',
  'Contact UsMonday to Friday, 10am to 5pm GMT',
  'Write to us',
  'Blog(opens in a new tab)',
  'Terms of use',
  'Privacy Policy',
];

/** What has the focus after this key: what stands at the menu's ends turns it back at the next frame. */
async function nextStop(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  await page.evaluate(twoFrames);
  return page.evaluate(nameOfFocused);
}

/** In the browser. */
function nameOfFocused(): string {
  const here = document.activeElement;
  if (!here) return 'nothing';
  return here.getAttribute('aria-label') ?? here.textContent?.trim() ?? '';
}

test.describe('The menu of a small screen', () => {
  test.use({ viewport: PHONE });

  test('stands for the links of the header below 1024 pixels, and nowhere else', {
    tag: ['@R-2-030', '@R-2-036'],
  }, async ({ page }) => {
    await visit(page, '/');
    for (const [width, isSmall] of [
      [320, true],
      [1023, true],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(hamburger(page)).toBeVisible({ visible: isSmall });
      for (const name of ['Find Local Pros', 'Contact Us', 'Register as a Business', 'Register as a User'])
        await expect(link(header(page), name)).toBeVisible({ visible: !isSmall });
    }
  });

  test('slides in over the dimmed page and goes by the backdrop and the cross', {
    tag: ['@R-2-031', '@R-2-032', '@R-2-033', '@R-11-050'],
  }, async ({ page }) => {
    await visit(page, '/');
    const menu = await openMenu(page);
    await expect(menu).toBeInViewport();
    // Behind the open menu nothing has a role.
    await expect(page.locator('header [aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true');
    const veiled = await page.evaluate(() => {
      const top = document.elementFromPoint(10, 400);
      return top && getComputedStyle(top).backgroundColor;
    });
    expect(veiled).toMatch(/\/ 0\.55\)$/);
    await page.mouse.click(10, 400);
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toHaveCount(0);
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus and the page still, and goes by Escape and by following a link', {
    tag: ['@R-2-037'],
  }, async ({ page }) => {
    await visit(page, '/');
    const place = () => page.evaluate(() => scrollY);
    const ways = [() => page.mouse.wheel(0, 600), () => page.keyboard.press('End')];
    await page.mouse.move(10, 400);
    const goesTo = (goDown: () => Promise<void>) => async () => {
      await goDown();
      await page.evaluate(twoFrames);
      return place();
    };
    // A page that has just come may miss the first of them.
    for (const goDown of ways) {
      await expect.poll(goesTo(goDown)).toBeGreaterThan(0);
      await page.keyboard.press('Home');
      await expect.poll(place).toBe(0);
    }
    await follow(page, hamburger(page));
    const menu = menuOf(page);
    await expect(menu).toBeVisible();
    // As they stand, once around and to the first again; backwards too.
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    const stops = ['Close menu'];
    for (let step = 0; step < MENU_STOPS.length; step++) stops.push(await nextStop(page, 'Tab'));
    expect(stops).toEqual([...MENU_STOPS, MENU_STOPS[0]]);
    expect(await nextStop(page, 'Shift+Tab')).toBe(MENU_STOPS.at(-1));
    const before = await place();
    for (const goDown of ways) expect(await goesTo(goDown)()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await follow(page, link(menu, 'Write to us'));
    await expect(heading(page)).toHaveText('Contact us');
    await expect(menu).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('shows a visitor the ways in', { tag: ['@R-2-018', '@R-2-019', '@R-2-035', '@R-2-038'] }, async ({
    page,
  }) => {
    await visit(page, '/login');
    const menu = await openMenu(page);
    await expect(link(menu, 'Log In')).toHaveAttribute('href', '/login');
    await expect(link(menu, 'Dashboard')).toHaveCount(0);
    await expect(link(menu, 'Write to us')).toHaveAttribute('href', '/contact-us');
    await expect(link(menu, /^Blog/)).toHaveAttribute('href', brand.elsewhere.blog);
    await expect(link(menu, 'Privacy Policy')).toHaveAttribute('href', '/');
    await link(menu, 'Privacy Policy').click();
    await expect(page).toHaveURL(`${ownUrl()}/`);
  });

  test('shows who is signed in the dashboard, an admin too, and the way out', {
    tag: ['@R-2-034', '@R-2-038', '@R-2-050'],
  }, async ({ page, context }) => {
    await signIn(context, 'admin');
    await visit(page, '/');
    const menu = await openMenu(page);
    await expect(link(menu, 'Dashboard')).toHaveAttribute('href', '/dashboard');
    for (const name of ['Log In', 'Join as a Business', 'Register as a Customer'])
      await expect(link(menu, name)).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await link(menu, 'Dashboard').click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  });

  test('is accessible in light, dark and forced colours, and leaves the colour mode to the footer', {
    tag: ['@R-2-051'],
  }, async ({ page }) => {
    await visit(page, '/');
    const menu = await openMenu(page);
    await expectAccessibleInLooks(page, EVERY_LOOK);
    await expect(menu.getByRole('radio')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.keyboard.press('Escape');
    await footer(page).getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.getByRole('radio')).toHaveCount(3);
  });

  test('leads to the footer when it cannot be fetched', async ({ page, complaints }) => {
    await visit(page, '/');
    await page.route(/\/assets\/site-menu-.*[.]js/, (route) => route.abort());
    await hamburger(page).click();
    await expect(footer(page)).toBeInViewport();
    await tabTo(page, link(footer(page), 'Write to us'));
    await expect(link(footer(page), 'Log In')).toBeVisible();
    complaints.length = 0;
  });
});
