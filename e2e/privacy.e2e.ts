import type { Page } from '@playwright/test';
import { forgetSignIn, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectChangedLook, expectEveryLook } from './support/looks.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const PANEL = '/dashboard?tab=settings&panel=privacy';

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete Account' });
const dialog = (page: Page) => page.getByRole('alertdialog');

async function openPanel(page: Page) {
  await visit(page, PANEL);
  await expect(page.getByRole('button', { name: 'Ask for my data' })).toBeEnabled();
}

const NONE = { export: null, mayAskFrom: null };
const READY = {
  export: {
    id: '01900000-0000-7000-8000-000000000000',
    askedAt: '2027-03-30T09:00:00Z',
    readyAt: '2027-03-30T09:01:00Z',
    expiresAt: '2027-04-06T09:01:00Z',
    sizeBytes: 2_400_000,
  },
  mayAskFrom: '2027-03-31T09:00:00Z',
};
const refusal = (status_code: number, code: string, message: string) => ({
  status: status_code,
  json: { status_code, code, message, request_id: 'x' },
});

test.describe('Downloading the own data', () => {
  test('asked for, prepared by the worker, told by mail, fetched as a zip', { tag: ['@V1'] }, async ({
    page,
    context,
  }) => {
    // The data go to who has shown the password just now.
    forgetSignIn('dana');
    await signIn(context, 'dana');
    await openPanel(page);
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    const link = page.getByRole('link', { name: /Download \(/ });
    await expect(link).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    const fetched = page.waitForEvent('download');
    await link.click();
    expect((await fetched).suggestedFilename()).toBe('my-data.zip');
    await page.reload();
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for my data' })).toHaveCount(0);
  });

  test('wants the password from an old session, and says when it is wrong', async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, 'customer');
    let proved = false;
    await page.route('**/api/user/export', (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: NONE });
      return proved
        ? route.fulfill({ json: READY })
        : route.fulfill(refusal(403, 'password_required', 'Please enter your password again.'));
    });
    await openPanel(page);
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    const asked = page.getByRole('dialog', { name: 'Your password, please' });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByLabel('Password').fill('wrong horse');
    await page.keyboard.press('Enter');
    await expect(asked.getByText('Your password is incorrect.')).toBeVisible();
    await expect(asked.getByLabel('Password')).toHaveValue('wrong horse');
    proved = true;
    await asked.getByLabel('Password').fill('local-jobs-done-right');
    await asked.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('link', { name: 'Download (2.3 MB)' })).toBeVisible();
    expect(complaints).toEqual(['askForExport failed: 422']);
    complaints.length = 0;
  });
});

test.describe('Deleting the account', () => {
  for (const side of ['customer', 'business'] as const)
    test(`fits and is accessible to a ${side} in every look, and so is its question`, {
      tag: ['@R-6-095'],
    }, async ({ page, context }) => {
      await signIn(context, side);
      await page.route('**/api/user/export', (route) => route.fulfill({ json: NONE }));
      await openPanel(page);
      await expectEveryLook(page);
      await deleteButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await expectChangedLook(page);
    });

  test('tells a business, and no customer, that invoices are kept', { tag: ['@R-16-033'] }, async ({
    page,
    context,
  }) => {
    const kept = page.getByText('Invoices are kept for six years, as the law asks');
    await signIn(context, 'business');
    await openPanel(page);
    await expect(kept).toBeVisible();
    await deleteButton(page).click();
    await expect(dialog(page)).toContainText('Invoices are kept for six years, as the law asks');
    await context.clearCookies();
    await signIn(context, 'customer');
    await openPanel(page);
    await expect(deleteButton(page)).toBeVisible();
    await expect(kept).toHaveCount(0);
    await deleteButton(page).click();
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Your open jobs are cancelled, and the Local Pros who quoted are told.',
      'You are signed out everywhere.',
      'Finished jobs and your reviews stay, under “Deleted user”.',
    ]);
  });

  test('asks once, says what follows, and can be left by keyboard', { tag: ['@R-6-096'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'business');
    await openPanel(page);
    await deleteButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Are you sure you want to delete your account?');
    await expect(dialog(page)).toContainText('This process cannot be undone.');
    await expect(dialog(page)).toContainText('Bell Heating, Anna Bell, business@fettle.test');
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Your open quotes are withdrawn, and the customers are told.',
      'Your profile goes, and your subscription ends at once, without a refund for days that are left.',
      'The business ends, for everybody of your team too. To keep it, hand it over first under Team.',
      /^Invoices are kept for six years, as the law asks/,
      'You are signed out everywhere.',
      'Finished jobs and the reviews of your work stay, under “Deleted user”.',
    ]);
    await expect(dialog(page).getByRole('button')).toHaveText(['Cancel', 'Delete Account']);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(deleteButton(page)).toBeFocused();
  });

  test('is refused with a job in progress, and shows the way there', { tag: ['@R-6-097'] }, async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, 'business');
    await page.route('**/api/user', (route) =>
      route.fulfill(
        refusal(
          409,
          'jobs_in_progress',
          'Please complete your jobs in progress before deleting your account.',
        ),
      ),
    );
    await openPanel(page);
    await deleteButton(page).click();
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog(page)).toContainText(
      'Please complete your jobs in progress before deleting your account.',
    );
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'See your jobs in progress' }).click();
    await expect(page).toHaveURL('/dashboard?tab=progress');
    expect(complaints).toEqual(['deleteAccount failed: 409']);
    complaints.length = 0;
  });

  test('is done when the first answer got lost and the second try has no session any more', {
    tag: ['@R-15-046'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    const statuses = [503, 401];
    await page.route('**/api/user', (route) => route.fulfill({ status: statuses.shift() ?? 500, json: {} }));
    await visit(page, PANEL);
    await expect(deleteButton(page)).toBeEnabled();
    await page.route('**/api/jobs*', (route) => route.fulfill({ status: 401, json: {} }));
    await deleteButton(page).click();
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Account deleted').first()).toBeAttached();
    await expect(page).toHaveURL('/');
    expect(statuses).toEqual([]);
  });

  test('a deleted account is gone: home, signed out, and no way back in', { tag: ['@R-6-096'] }, async ({
    page,
    complaints,
  }) => {
    const ours = { headers: { 'sec-fetch-site': 'same-origin' } };
    const password = 'leaving-for-the-coast-7';
    const registered = await page.request.post('/api/auth/customer/register', {
      ...ours,
      data: { ...LEAVER, password, passwordConfirmation: password },
    });
    expect(await registered.text()).toContain(LEAVER.email);
    let isOld = true;
    await page.route('**/api/user', (route) =>
      route.request().method() === 'DELETE' && isOld
        ? route.fulfill(refusal(403, 'password_required', 'Please enter your password again.'))
        : route.continue(),
    );
    await page.setViewportSize(PHONE);
    await openPanel(page);
    await deleteButton(page).click();
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    // The session is old: the same dialog asks who it is.
    const field = dialog(page).getByLabel('Password', { exact: true });
    await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
    await expect(field).toBeVisible();
    await expectAccessible(page);
    await field.fill('wrong horse');
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog(page).getByText('Your password is incorrect.')).toBeVisible();
    expect(complaints).toEqual(['deleteAccount failed: 422']);
    complaints.length = 0;
    isOld = false;
    await field.fill(password);
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Account deleted').first()).toBeVisible();
    await visit(page, '/dashboard');
    await expect(page).toHaveURL(/\/login/);
    const again = await page.request.post('/api/auth/login', {
      ...ours,
      data: { email: LEAVER.email, password },
    });
    expect(again.status()).toBe(422);
  });
});

const LEAVER = {
  first_name: 'Lena',
  last_name: 'Leaver',
  email: 'lena.leaver@fettle.test',
  mobile_number: '07700900986',
  terms: true,
};
