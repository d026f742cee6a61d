import type { Page } from '@playwright/test';
import { brand, dialled } from '../contract/brand.ts';
import { freshMark } from './support/fresh.ts';
import { follow, tabTo, write } from './support/keyboard.ts';
import { mailTo } from './support/mail.ts';
import { openMenu } from './support/menu.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { said, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, look, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

const LANDINGS = ['/post-a-job', '/get-more-leads'];
const PAPERS = [
  ['/terms-of-use', 'Terms of use'],
  ['/privacy-policy', 'Privacy policy'],
  ['/cookies', 'Cookies'],
  ['/accessibility', 'Accessibility'],
  ['/review-policy', 'Review policy'],
  ['/complaints', 'Complaints'],
  ['/list-order', 'How we order lists'],
] as const;
const NEW = [...LANDINGS, '/contact-us', ...PAPERS.map(([path]) => path)];

test.describe('The landing pages', () => {
  test('/post-a-job explains the service and leads to posting', { tag: ['@R-1-029', '@R-1-030'] }, async ({
    page,
  }) => {
    await visit(page, '/post-a-job');
    await expect(heading(page)).toHaveText('One job, several quotes');
    for (const name of ['How it works', 'What happens to your number', 'What people ask first'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await link(page, 'Post a Job').first().click();
    await expect(page).toHaveURL(/\/post-job/);
    await expect(heading(page)).toHaveText('What needs doing?');
  });

  test('/get-more-leads says the true price and leads to the packages', {
    tag: ['@R-1-033', '@R-1-035', '@R-2-011'],
  }, async ({ page, request }) => {
    const { packages } = await (await request.get('/api/subscription/packages')).json();
    const cheapest = Math.min(...packages.map(({ price }: { price: number }) => price));
    await visit(page, '/get-more-leads');
    await expect(main(page).getByText(`From £${cheapest} a month including VAT`)).toBeVisible();
    await link(page, 'Join as a Business').first().click();
    await expect(page).toHaveURL(/\/packages$/);
    await expect(heading(page)).toHaveText('Packages for Local Pros');
  });

  test('/get-more-leads asks nobody to join who is signed in', { tag: ['@R-2-016'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'business');
    await visit(page, '/get-more-leads');
    await expect(page.getByRole('link', { name: 'Join as a Business' })).toHaveCount(0);
    await link(page, 'Dashboard').first().click();
    await expect(heading(page)).toHaveText('Leads');
  });

  test('wear header and footer themselves, as home does, once, outside of the layout', {
    tag: ['@R-1-003', '@R-1-029', '@R-1-034'],
  }, async ({ page }) => {
    for (const path of ['/', ...LANDINGS]) {
      await visit(page, path);
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      const layouts = await page.evaluate(() =>
        window.__TSR_ROUTER__?.state.matches.map(({ routeId }) => routeId),
      );
      expect(layouts).toEqual(['__root__', path]);
    }
  });
});

test.describe('The papers', () => {
  test('are there to be read, with the operator by name, and lead on to each other', {
    tag: ['@R-1-037', '@R-1-038'],
  }, async ({ page, request }) => {
    for (const [path, title] of PAPERS) {
      expect((await visit(page, path))?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Fettle`);
      expect((await main(page).innerText()).length).toBeGreaterThan(800);
      for (const href of await main(page).getByRole('link').evaluateAll(hrefs))
        expect([path, href, (await request.get(href)).status()]).toEqual([path, href, 200]);
    }
    await visit(page, '/terms-of-use');
    await expect(main(page)).toContainText(brand.operator.company);
    await visit(page, '/complaints');
    await expect(main(page)).toContainText(brand.operator.address);
    await link(page, 'Complain by the form').click();
    await expect(page.getByLabel('What is it about?')).toHaveValue('complaint');
  });

  test('the terms say whom the post codes come from, as the licence of the table in use asks', async ({
    page,
  }) => {
    await visit(page, '/terms-of-use');
    await expect(page.getByRole('heading', { name: 'Where our post codes come from' })).toHaveCount(0);
    const lines = ['Contains OS data © Crown copyright and database right', 'Contains Royal Mail data'];
    await page.route('**/api/attribution', (route) => route.fulfill({ json: { lines } }));
    await visit(page, '/privacy-policy');
    // Without a new page from the server, whose own post codes come from nobody.
    await page.evaluate(() => window.__TSR_ROUTER__?.navigate({ to: '/terms-of-use' }));
    await expect(heading(page)).toHaveText('Terms of use');
    for (const line of lines)
      await expect(main(page).getByRole('listitem').filter({ hasText: line })).toBeVisible();
  });

  test('say of cookies and storage what there is', async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, '/');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.goto('/cookies');
    for (const { name } of await context.cookies()) await expect(main(page)).toContainText(name);
    expect(await context.cookies()).toHaveLength(2);
  });
});

const hrefs = (links: Element[]) =>
  links.map((one) => one.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));

test.describe('/contact-us', () => {
  test('shows every way to reach the operator, from configuration', {
    tag: ['@R-1-036', '@R-7-041'],
  }, async ({ page }) => {
    await visit(page, '/contact-us');
    await expect(heading(page)).toHaveText('Contact us');
    const { supportNumbers, supportEmail, salesEmail, enquiryHours } = brand.contact;
    for (const number of supportNumbers)
      await expect(link(page, number)).toHaveAttribute('href', dialled(number));
    for (const address of [supportEmail, salesEmail])
      await expect(link(page, address)).toHaveAttribute('href', `mailto:${address}`);
    await expect(main(page).getByText(enquiryHours)).toBeVisible();
    await expect(main(page).getByRole('group').or(main(page).locator('address'))).toContainText(
      brand.operator.address,
    );
  });

  test('sends a complaint by keys alone; a failure is told in red and keeps what was typed', {
    tag: ['@R-7-040'],
  }, async ({ page, request }) => {
    const email = `pat.${freshMark()}@example.test`;
    await visit(page, '/contact-us?about=complaint');
    await write(page, page.getByLabel('Name', { exact: true }), 'Pat Lane');
    await write(page, page.getByLabel('Email'), email);
    await write(page, page.getByLabel('Mobile number'), '07700 900321');
    await page.getByLabel('Message').fill('x'.repeat(1_995));
    await expect(main(page).getByText('5 characters left')).toBeVisible();
    await page.getByLabel('Message').fill('');
    await write(page, page.getByLabel('Message'), 'Nobody came, and nobody called.');
    await page.route('**/api/customer/contact-us', (route) =>
      route.fulfill({
        status: 503,
        json: { status_code: 503, code: 'busy', message: 'We are busy at the moment.', request_id: '' },
      }),
    );
    const send = page.getByRole('button', { name: 'Send message' });
    await follow(page, send);
    await expect(page.getByRole('alert')).toHaveText('We are busy at the moment.');
    await expect(page.getByLabel('Message')).toHaveValue('Nobody came, and nobody called.');
    await page.unroute('**/api/customer/contact-us');
    await follow(page, send);
    await said(page, 'Message sent!');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await mailTo(request, brand.contact.supportEmail, 'Complaint from Pat Lane');
    await mailTo(request, email, 'Fettle has your complaint');
  });

  test('what was chosen and typed outlives a reload, but a link that names a topic counts', {
    tag: ['@R-7-040'],
  }, async ({ page }) => {
    await visit(page, '/contact-us');
    const topic = page.getByLabel('What is it about?');
    const isKept = (what: string) =>
      expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(what);
    await topic.selectOption('A complaint');
    await page.getByLabel('Message').fill('Nobody came.');
    await isKept('"about":"complaint"');
    await visit(page, '/contact-us');
    await expect(page.getByLabel('Message')).toHaveValue('Nobody came.');
    await expect(topic.locator('option:checked')).toHaveText('A complaint');
    await topic.selectOption('A question');
    await isKept('"about":"question"');
    await visit(page, '/contact-us?about=complaint');
    await expect(page.getByLabel('Message')).toHaveValue('Nobody came.');
    await expect(topic.locator('option:checked')).toHaveText('A complaint');
  });

  test('knows who is signed in, and says what is missing at the field', async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, '/contact-us');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Reed');
    await expect(page.getByLabel('Email')).toHaveValue('dana@fettle.test');
    await tabTo(page, page.getByRole('button', { name: 'Send message' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please write a message.');
    await expectAccessible(page);
  });
});

/** A button that is told by its colour alone would be none. */
async function expectSignsInForcedColours(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  for (const button of await page.locator('a.bg-brand, button.bg-brand').all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
}

test.describe('Every page of this house', () => {
  test('answers 200 with a title, a description and an address of its own', {
    tag: ['@R-1-041', '@R-2-052'],
  }, async ({ page }) => {
    const titles = new Set<string>();
    for (const path of NEW) {
      expect([path, (await visit(page, path))?.status()]).toEqual([path, 200]);
      titles.add(await page.title());
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ownUrl()}${path}`);
      expect(await page.locator('[style]').count()).toBe(0);
    }
    expect(titles.size).toBe(NEW.length);
  });

  test('is there, has a title that no other has, and one address under which it is to be found', {
    tag: ['@R-1-041', '@R-2-052'],
  }, async ({ request }) => {
    const pathOf = new Map<string, string>();
    for (const page of PUBLIC_PAGES) {
      const answer = await request.get(page);
      expect([page, answer.status()]).toEqual([page, 200]);
      const html = await answer.text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const path = new URL(page, ownUrl()).pathname;
      expect([title, pathOf.get(title) ?? path]).toEqual([title, path]);
      pathOf.set(title, path);
      const found = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      // What search engines are to leave out has none; everything else has.
      const isLeftOut = /<meta name="robots" content="noindex/.test(html);
      const address = ownUrl() + path.replace('/register/packages', '/packages');
      expect([page, found]).toEqual([page, isLeftOut ? undefined : address]);
    }
  });

  for (const path of NEW)
    look(`${path} fits and is accessible in every look`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, path);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectEveryLook(page);
      await expectSignsInForcedColours(page);
    });

  for (const width of [320, 640])
    test(`the menu fits on ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, '/');
      const menu = await openMenu(page);
      await expect(menu.getByRole('link', { name: 'Log In' })).toBeVisible();
      expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });

  look('/ keeps its signs in forced colours', async ({ page }) => {
    await visit(page, '/');
    await expectSignsInForcedColours(page);
  });

  test('can be read without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownUrl() });
    const page = await context.newPage();
    for (const path of NEW) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      for (const name of ['Write to us', 'Terms of use'])
        await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      for (const section of await main(page).getByRole('heading', { level: 2 }).all())
        await expect(section).toBeVisible();
    }
    await page.goto('/contact-us');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await context.close();
  });
});
