import type { Locator, Page, Route } from '@playwright/test';
import { said, signIn, typeNewAddress } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';

const PERSONAL = '/dashboard?tab=settings&panel=personal';
const PROOF = '**/api/auth/prove-password';
const REFUSED = {
  status: 403,
  json: {
    status_code: 403,
    code: 'password_required',
    message: 'Please enter your password again.',
    request_id: 'x',
  },
};

/** A session that has not shown the password for a while: the call is refused until it has. */
async function isOld(page: Page, call: string, method: string) {
  const state = { isProved: false, answer: [] as unknown, sent: {} as unknown };
  await page.route(PROOF, async (route) => {
    const answered = await route.fetch();
    state.isProved = answered.ok();
    await route.fulfill({ response: answered });
  });
  await page.route(call, (route) => {
    if (route.request().method() !== method) return route.continue();
    state.sent = route.request().postDataJSON();
    return route.fulfill(state.isProved ? { json: state.answer } : REFUSED);
  });
  return state;
}

/** A wrong one first; what was typed before waits meanwhile. */
async function showsPassword(dialog: Locator, complaints: string[]) {
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(dialog.page());
  await password.fill('wrong horse');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Your password is incorrect.')).toBeVisible();
  await expect(password).toHaveValue('wrong horse');
  // The line breaks: nothing is wrong with what stands in the field.
  const breaks = (route: Route) => route.abort();
  await dialog.page().route(PROOF, breaks);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(password).not.toHaveAttribute('aria-invalid');
  expect(complaints.splice(0)).toEqual(['provePassword failed: 0']);
  await dialog.page().unroute(PROOF, breaks);
  await password.fill('local-jobs-done-right');
  await password.press('Enter');
}

test.describe('From an old session', () => {
  test('another e-mail address wants the password first, and goes on to the code', { tag: ['@K10'] }, async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, 'dana');
    const session = await isOld(page, '**/api/user/update-email', 'PUT');
    await visit(page, PERSONAL);
    const dialog = await typeNewAddress(page);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await showsPassword(dialog, complaints);
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
    await expect(dialog).toContainText('dana2@example.test');
    // It took its time: the next code wants it once more.
    session.isProved = false;
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await showsPassword(dialog, complaints);
    await said(page, 'Verification email sent successfully');
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
  });

  test('another mobile number wants the password first, and is saved then', { tag: ['@K10'] }, async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, 'dana');
    const { data } = await (await context.request.get('/api/auth/user')).json();
    const session = await isOld(page, '**/api/user', 'POST');
    session.answer = { ...data, mobile_number: '07700900988' };
    await visit(page, PERSONAL);
    await page.getByRole('button', { name: 'Update phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Phone' });
    const field = dialog.getByLabel('Mobile number');
    await field.fill('07700900988');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await showsPassword(dialog, complaints);
    await said(page, 'Profile updated successfully!');
    await expect(dialog).toBeHidden();
    expect(session.sent).toMatchObject({ mobile_number: '07700900988' });
  });

  test('who thinks better of it changes nothing', { tag: ['@K10'] }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await isOld(page, '**/api/user', 'POST');
    await visit(page, PERSONAL);
    await expect(page.getByRole('button', { name: 'Update phone' })).toBeVisible();
    const before = await page.getByRole('main').innerText();
    await page.getByRole('button', { name: 'Update phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Phone' });
    await dialog.getByLabel('Mobile number').fill('07700900988');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await page.getByRole('main').innerText()).toBe(before);
  });
});
