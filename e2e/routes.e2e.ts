import type { Page } from '@playwright/test';
import { newBusiness, NEWCOMERS_PASSWORD, OURS } from './support/admin.ts';
import { signIn } from './support/sides.ts';
import { expect, logIn, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test.describe('A visitor finds', () => {
  test('the ways back into an account', { tag: ['@R-1-008', '@R-1-009'] }, async ({ page }) => {
    await visit(page, '/forgot-password');
    await expect(heading(page)).toHaveText('Forgotten password');
    await expect(main(page).getByLabel('Email')).toBeVisible();
    await visit(page, '/forgot-password/reset');
    await expect(main(page).getByLabel('Security code')).toBeVisible();
    await expect(main(page).getByLabel('New password', { exact: true })).toBeVisible();
  });

  test('both registrations and where they end', {
    tag: ['@R-1-012', '@R-1-013', '@R-1-014', '@R-1-015'],
  }, async ({ page }) => {
    for (const [path, title, field] of [
      ['/register/customer', 'Register as a Customer', 'Full name'],
      ['/register/business', 'Register as a Business', 'Business name'],
    ] as const) {
      await visit(page, path);
      await expect(heading(page)).toHaveText(title);
      await expect(main(page).getByLabel(field)).toBeVisible();
    }
    for (const [side, next] of [
      ['customer', 'Local Pros can see your jobs as soon as your address is verified.'],
      ['business', 'Leads can reach you once your address is verified and you have a package.'],
    ] as const) {
      await visit(page, `/register/${side}/registered`);
      await expect(heading(page)).toHaveText('Thank you for registering');
      await expect(main(page).getByText(next)).toBeVisible();
    }
  });

  test('the packages, by themselves and on the way to registering', {
    tag: ['@R-1-016', '@R-1-017', '@R-1-018', '@R-1-019', '@R-1-020', '@R-1-021', '@R-7-026'],
  }, async ({ page, request }) => {
    type Package = { title: string; price: number; net: number; features: string[] };
    const { packages } = await (await request.get('/api/subscription/packages')).json();
    const offered: Package[] = packages;
    for (const base of ['/packages', '/register/packages']) {
      await visit(page, base);
      await expect(heading(page)).toHaveText('Packages for Local Pros');
      for (const { title, price, net, features } of offered) {
        const card = page.getByRole('article', { name: title });
        await expect(card).toContainText(`£${price}a month including VAT£${net} + £${price - net} VAT`);
        for (const feature of features) await expect(card).toContainText(feature);
        const way = card.getByRole('link', { name: `Choose ${title}` });
        await expect(way).toHaveAttribute('href', `${base}/${title.toLowerCase()}`);
      }
      await expect(main(page).getByRole('heading', { name: 'Enterprise' })).toBeVisible();
      for (const name of ['Standard', 'Premium']) {
        await visit(page, `${base}/${name.toLowerCase()}`);
        await expect(heading(page)).toHaveText(`${name} package`);
        await expect(page.getByRole('button', { name: 'Continue to your details' })).toBeVisible();
      }
    }
  });
});

test('/subscribe is for a business without a package, and for nobody else', {
  tag: ['@R-1-022', '@R-1-045', '@R-1-046', '@R-2-052', '@R-5-007'],
}, async ({ page, context, request }) => {
  for (const [mailbox, stays] of [
    ['eve', true],
    ['bob', false],
    ['customer', false],
    ['admin', false],
  ] as const) {
    // What the dashboard before still asks for must not be asked in another name.
    await page.goto('about:blank');
    await context.clearCookies();
    await signIn(context, mailbox);
    await page.goto('/subscribe');
    await expect(page).toHaveURL(stays ? /\/subscribe$/ : /\/dashboard/);
    if (!stays) continue;
    await expect(heading(page)).toHaveText('Choose a package');
    await expect(page).toHaveTitle('Choose a package · Fettle');
  }
  // Who has never bought one.
  const { email } = await newBusiness(request);
  await page.goto('about:blank');
  await context.clearCookies();
  await logIn(page, email, NEWCOMERS_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  const { data } = await (await context.request.get('/api/auth/user', { headers: OURS })).json();
  expect(data.subscription_status).toBe('not_subscribed');
  const inactive = 'Your subscription is not active. Choose a package to receive leads.';
  await expect(page.getByText(inactive)).toBeVisible();
  await page.goto('/subscribe');
  await expect(heading(page)).toHaveText('Choose a package');
});

test('another page begins at its top, and going back finds the place again', { tag: ['@R-15-025'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/terms-of-use');
  // A typeface that comes later would move what is read here.
  await page.evaluate(() => document.fonts.ready);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const wayOn = main(page).getByRole('link', { name: 'How to complain' });
  await wayOn.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await wayOn.click();
  await expect(heading(page)).toHaveText('Complaints');
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Terms of use');
  await expect.poll(place).toBe(before);
});
