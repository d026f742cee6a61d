import type { Page } from '@playwright/test';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PANEL = '/dashboard?tab=settings&panel=';

/** A failure as the server puts it; without a message, as no server of ours does. */
const failure = (status: number, message: string) => ({
  status,
  json: { status_code: status, code: 'broken', message, request_id: '' },
});

const changePassword = async (page: Page) => {
  const main = page.getByRole('main');
  await main.getByLabel('Current password').fill('local-jobs-done-right');
  await main.getByLabel('New password', { exact: true }).fill('five grey pots');
  await main.getByLabel('Confirm new password', { exact: true }).fill('five grey pots');
  await main.getByRole('button', { name: 'Change password', exact: true }).click();
};

test('the way to the server that cannot be fetched is told as a line that broke', async ({
  page,
  complaints,
}) => {
  await visit(page, '/login');
  await page.route(/\/assets\/api-over-fetch-.*[.]js/, (route) => route.abort());
  // A missing piece reloads the page once; after that it is said to be missing.
  await page.evaluate(() => sessionStorage.setItem('chunk-reload-at', String(Date.now() + 60_000)));
  await page.getByLabel('Email').fill('customer@fettle.test');
  await page.getByLabel('Password').fill('local-jobs-done-right');
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'We could not reach the server. Please check your connection and try again.',
  );
  complaints.length = 0;
});

test.describe('What is said when the server says too little', () => {
  test('R-13-013 R-13-016 R-13-053 R-13-095 R-13-096 R-13-098 R-13-099 about a new e-mail address', async ({
    page,
    context,
  }) => {
    await signIn(context, 'dana');
    await visit(page, `${PANEL}personal`);
    await page.getByRole('button', { name: 'Update E-mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update E-mail' });
    await dialog.getByLabel('Email', { exact: true }).fill('dana2@example.test');
    await dialog.getByLabel('Confirm email').fill('dana2@example.test');
    await page.route('**/api/user/update-email', (route) => route.fulfill(failure(500, '')));
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await said(page, 'Error updating email!');
    await said(page, 'Something went wrong while updating the email');
    await page.unroute('**/api/user/update-email');
    await page.route('**/api/user/update-email', (route) => route.fulfill({ json: [] }));
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await page.route('**/api/user/confirm-update-email', (route) => route.fulfill(failure(500, '')));
    await dialog.getByLabel('Verification code').fill('123456');
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await said(page, 'Verification failed!');
    await said(page, 'Invalid verification code.');
  });

  test('R-13-020 R-13-053 R-13-102 R-13-103 about a profile', async ({ page, context, complaints }) => {
    await signIn(context, 'dana');
    for (const answered of [failure(500, ''), { status: 502, body: '<html>a proxy</html>' }]) {
      await visit(page, `${PANEL}personal`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.route('**/api/user', (route) => route.fulfill(answered));
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await said(page, 'Update failed!');
      await said(page, 'Something went wrong.');
      await page.unroute('**/api/user');
    }
    expect(complaints).toEqual(['user failed: 500', 'user failed: 502']);
    complaints.length = 0;
  });

  test('R-13-024 R-13-053 R-13-107 about a password that it does not take', async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, `${PANEL}privacy`);
    await page.route('**/api/auth/update-password', (route) => route.fulfill(failure(400, '')));
    await changePassword(page);
    await said(page, 'Update failed');
    await said(page, 'Something went wrong.');
  });

  test('R-6-093 R-13-025 R-13-046 R-13-048 R-13-108 about a password, when something else is wrong', async ({
    page,
    context,
  }) => {
    await signIn(context, 'dana');
    for (const [message, sentence] of [
      ['We are busy at the moment. Please try again.', 'We are busy at the moment. Please try again.'],
      ['', 'Service Unavailable'],
    ] as const) {
      await visit(page, `${PANEL}privacy`);
      await page.route('**/api/auth/update-password', (route) => route.fulfill(failure(503, message)));
      await changePassword(page);
      await said(page, 'Error');
      await said(page, sentence);
      await page.unroute('**/api/auth/update-password');
    }
  });
});
