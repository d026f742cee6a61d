import type { Page } from '@playwright/test';
import { signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

// A tab that has been open for longer than the releases that the server keeps: what it asks for is gone.

const LOST = 'We could not reach the server. Please check your connection and try again.';
const RENEWED = 'Fettle was renewed while this page was open. Please reload it to go on.';
const KEPT = `${RENEWED} What you typed is kept, except passwords.`;

const DIALOG = '**/assets/dialog-arrived-*.js';

const gone = (page: Page, what: string | RegExp) =>
  page.route(what, (route) => route.fulfill({ status: 404, body: 'not found' }));

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.locator('.foot-notice');
const nameField = (page: Page) => main(page).getByLabel('Full name');
const edit = (page: Page) => main(page).getByRole('button', { name: 'Edit' }).first().click();

/** Carl changes his name, and then asks for a dialog which does not come. */
async function asksForDialog(page: Page) {
  await visit(page, '/dashboard?tab=settings&panel=personal');
  await edit(page);
  await nameField(page).fill('Carl Typed Moss');
  await main(page).getByRole('button', { name: 'Update phone' }).click();
}

const opensDialog = async (page: Page) => {
  await main(page).getByRole('button', { name: 'Update phone' }).click();
  await expect(page.getByRole('dialog', { name: 'Update Phone' })).toBeVisible();
};

test.describe('In a tab from before the last releases', () => {
  test.beforeEach(({ context }) => signIn(context, 'customer'));

  test('a dialog that is gone says so, and the reload that it offers keeps what was typed', async ({
    page,
  }) => {
    await gone(page, DIALOG);
    await asksForDialog(page);
    await expect(notice(page).getByRole('alert')).toHaveText(KEPT);
    await expect(notice(page).getByRole('button')).toHaveText(['Reload', 'Cancel']);
    await page.unroute(DIALOG);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toHaveCount(0);
    await edit(page);
    await expect(nameField(page)).toHaveValue('Carl Typed Moss');
    await opensDialog(page);
  });

  test('the same is said where nobody names what is gone, since the scripts of the page are gone too', async ({
    page,
  }) => {
    await page.route(DIALOG, (route) => route.abort());
    await page.route('**/assets/*', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await asksForDialog(page);
    await expect(notice(page).getByRole('alert')).toHaveText(KEPT);
  });

  test('a line that broke is told as that, and tried again', async ({ page }) => {
    await page.route(DIALOG, (route) => route.abort());
    await asksForDialog(page);
    await expect(notice(page).getByRole('alert')).toHaveText(LOST);
    await expect(notice(page).getByRole('button')).toHaveText(['Try again', 'Cancel']);
    await page.unroute(DIALOG);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Update Phone' })).toBeVisible();
    // Behind the dialog no screen reader finds it.
    await expect(page.locator('#fullNames')).toHaveValue('Carl Typed Moss');
  });

  test('a tab of the dashboard that is gone after a reload too says so in its place', async ({ page }) => {
    const HISTORY = '**/assets/history-screen-*.js';
    await visit(page, '/dashboard?tab=jobs');
    await gone(page, HISTORY);
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /^History/ })
      .click();
    await expect(main(page).getByRole('alert')).toHaveText(KEPT);
    await page.unroute(HISTORY);
    await main(page).getByRole('button', { name: 'Reload' }).click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
});

test('a page that is gone after a reload too says so, with the way to load it again', async ({
  page,
  complaints,
}) => {
  const LOGIN = /[/]assets[/][^/]*page-login[^/]*[.]js/;
  await visit(page, '/');
  await gone(page, LOGIN);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(main(page)).toContainText(RENEWED);
  await page.unroute(LOGIN);
  await main(page).getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  complaints.length = 0;
});

test('a call whose way to the server is gone says so in the form', async ({ page, complaints }) => {
  await visit(page, '/login');
  await gone(page, /\/assets\/api-over-fetch-.*[.]js/);
  await page.getByLabel('Email').fill('customer@fettle.test');
  await page.getByLabel('Password').fill('local-jobs-done-right');
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText(RENEWED);
  complaints.length = 0;
});
