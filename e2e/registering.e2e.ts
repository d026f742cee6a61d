import type { Page } from '@playwright/test';
import { NEWCOMERS_PASSWORD } from './support/admin.ts';
import { expectEveryLook } from './support/looks.ts';
import { fillIn, newcomer } from './support/newcomer.ts';
import { sayFirm, turnTo } from './support/register-business.ts';
import { expect, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const register = (page: Page) => main(page).getByRole('button', { name: 'Register', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Your profile so far' });
const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('a business registers page by page, and on a wide screen its profile grows beside', {
  tag: ['@C13', '@R-7-013'],
}, async ({ page }) => {
  await visit(page, '/register/business');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Fettle', 'Close']);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(preview(page)).toContainText('The name of your business');
  await main(page).getByLabel('Business name').fill('Nora Pipes');
  await main(page).getByLabel('Post code').fill('se17pb');
  await main(page).getByLabel('Post code').press('Tab');
  await expect(main(page).getByLabel('Post code')).toHaveValue('SE1 7PB');
  await expect(preview(page)).toContainText('Nora Pipes');
  await expect(preview(page)).toContainText('London SE, SE1');
  await turnTo(page, 'What is your trade?');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleDescription('Step 2 of 6');
  await main(page).getByRole('radio', { name: 'Plumbing', exact: true }).check();
  await expect(preview(page)).toContainText('All services in Plumbing');
  await expectEveryLook(page);
  await turnTo(page, 'Which jobs do you take?');
  await main(page).getByRole('checkbox', { name: 'Repair or replace a tap' }).check();
  await expect(preview(page)).not.toContainText('All services in Plumbing');
  await expect(preview(page)).toContainText('Repair or replace a tap');
  await turnTo(page, 'Tell customers about your business');
  await main(page).getByLabel('Description').fill('We mend leaks the same day.');
  await expect(preview(page)).toContainText('We mend leaks the same day.');
});

test('a slip in the name of a mailbox provider is asked about, and mended with one press', async ({
  page,
}) => {
  await visit(page, '/register/customer');
  const nora = newcomer();
  await fillIn(page, { ...nora, email: nora.email.replace('example.test', 'gmial.com') });
  const meant = nora.email.replace('example.test', 'gmail.com');
  await expect(main(page).getByText(`Did you mean ${meant}?`)).toBeVisible();
  await expectEveryLook(page);
  await main(page).getByRole('button', { name: 'Use that' }).click();
  await expect(main(page).getByLabel('Email')).toHaveValue(meant);
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await expect(main(page).getByText('Did you mean')).toHaveCount(0);
  await register(page).click();
  await expect(heading(page)).not.toHaveText('Register as a Customer');
  expect((await (await page.request.get('/api/auth/user')).json()).data.email).toBe(meant);
});

test('on a phone the profile so far is folded below the fields', { tag: ['@C13'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/register/business');
  await main(page).getByLabel('Business name').fill('Nora Pipes');
  const folded = main(page).getByText('The name of your business').or(main(page).getByText('Nora Pipes'));
  await expect(folded).toBeHidden();
  await main(page).getByText('Your profile so far').click();
  await expect(folded).toBeVisible();
});

test('a registration is gone on with after a reload, Back and another visit, and no password is ever kept', {
  tag: ['@C13', '@R-7-008'],
}, async ({ page, context }) => {
  const nora = newcomer();
  await visit(page, '/register/business');
  await sayFirm(page);
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await turnTo(page, 'Last, about you');
  await fillIn(page, nora);
  await page.reload();
  await expect(heading(page)).toHaveText('Last, about you');
  await expect(main(page).getByLabel('Email')).toHaveValue(nora.email);
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await kept(page)).toContain('Nora Pipes');
  expect(await kept(page)).not.toContain(NEWCOMERS_PASSWORD);
  await page.goBack();
  await expect(heading(page)).toHaveText('Choose your package');
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  // Another visit knows the business, and of the person nothing: somebody else may have the device by now.
  const later = await context.newPage();
  await later.goto('/register/business');
  await expect(main(later).getByLabel('Business name')).toHaveValue('Nora Pipes');
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain(nora.email);
  await later.getByRole('link', { name: 'Go on where you left off' }).click();
  await expect(heading(later)).toHaveText('Last, about you');
  await later.goto('/register/business');
  await later.getByRole('button', { name: 'Start again' }).click();
  await expect(heading(later)).toBeFocused();
  await expect(main(later).getByLabel('Business name')).toHaveValue('');
  await later.close();
});

test('nobody is led past a page that has no answer', { tag: ['@C13'] }, async ({ page }) => {
  await visit(page, '/register/business?step=you');
  await expect(heading(page)).toHaveText('Register as a Business');
  await expect(page).toHaveURL(/step=business$/);
});

test('what the server refuses leads to the page that holds the field, and from there back', {
  tag: ['@C13', '@R-7-008'],
}, async ({ page }) => {
  await visit(page, '/register/business');
  await sayFirm(page);
  await main(page).getByLabel('Promo code').fill('NOTHING9');
  await turnTo(page, 'Last, about you');
  const nora = newcomer();
  await fillIn(page, nora);
  await register(page).click();
  await expect(heading(page)).toHaveText('Choose your package');
  await expect(page.getByRole('alert')).toContainText('This promo code is not valid.');
  await page.getByRole('alert').getByRole('link').click();
  await expect(main(page).getByLabel('Promo code')).toBeFocused();
  await main(page).getByLabel('Promo code').fill('');
  await turnTo(page, 'Last, about you');
  await expect(main(page).getByLabel('Email')).toHaveValue(nora.email);
});

test('two clicks register once', { tag: ['@C13', '@R-7-010'] }, async ({ page }) => {
  await visit(page, '/register/business');
  await sayFirm(page);
  await turnTo(page, 'Last, about you');
  await fillIn(page, newcomer());
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/auth/business/register'))));
  await register(page).dblclick();
  await expect(heading(page)).toHaveText('Pay by card');
  expect(sent).toBe(1);
  await page.goto('/register/packages');
  expect(await kept(page)).not.toContain('Nora Pipes');
});
