import type { Locator, Page } from '@playwright/test';
import { jpeg } from '../server/testing/pictures/samples.ts';
import { freshMark, freshMobile } from './support/fresh.ts';
import { mailTo } from './support/mail.ts';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

test.use({ moves: true });

const PASSWORD = 'correct horse battery';
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** In the browser: two clicks, a double click and Enter twice, before anything is drawn again. */
function allAtOnce(pressed: HTMLElement | SVGElement) {
  if (!(pressed instanceof HTMLButtonElement)) throw new Error('no button');
  pressed.click();
  pressed.click();
  pressed.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  const { form } = pressed;
  if (pressed.type === 'submit') for (let n = 0; n < 2; n++) form?.requestSubmit(pressed);
}

type Act = { page: Page; pressed: Locator; calls: string; until: () => Promise<unknown> };

/** Does an act as an impatient finger does, while the answer is slow, and counts what the server is asked. */
async function impatiently({ page, pressed, calls, until }: Act): Promise<void> {
  const sent: string[] = [];
  const { promise: answered, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(route.request().headers()['idempotency-key'] ?? 'no key');
    await answered;
    return route.continue();
  });
  await pressed.evaluate(allAtOnce);
  await expect.poll(() => sent.length).toBe(1);
  // It says that it is on its way by now; a finger that goes on is not heard either.
  await pressed.dblclick({ force: true, noWaitAfter: true });
  if ((await pressed.getAttribute('type')) === 'submit') await pressed.press('Enter');
  letGo();
  await until();
  expect([calls, sent.length]).toEqual([calls, 1]);
  await page.unroute(calls);
}

const toasts = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });

/** It is drawn once, beside the place where it is read out. */
async function toldOnce(page: Page, sentence: string) {
  await said(page, sentence);
  expect(await toasts(page, sentence).count()).toBeLessThanOrEqual(2);
}

test('a visitor writes, registers and saves a picture once, however the finger hurries', {
  tag: ['@R-7-001', '@R-7-007', '@R-7-039', '@ruling-50'],
}, async ({ page }) => {
  const email = `hasty.${freshMark()}@example.test`;
  await visit(page, '/contact-us');
  for (const [label, typed] of [
    ['Name', 'Hasty Lane'],
    ['Email', email],
    ['Mobile number', '07700 900321'],
    ['Message', 'How do I post a second job?'],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(typed);
  await impatiently({
    page,
    pressed: submit(page),
    calls: '**/api/customer/contact-us',
    until: () => toldOnce(page, 'Message sent!'),
  });
  await visit(page, '/register/customer');
  await main(page).getByLabel('Full name').fill('Nora Hasty');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Mobile number').fill(freshMobile());
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('checkbox', { name: 'I accept the terms of use' }).check();
  await impatiently({
    page,
    pressed: submit(page),
    calls: '**/api/auth/customer/register',
    until: () => expect(page).toHaveURL(/\/register\/customer\/registered$/),
  });
  await expect(main(page)).toContainText(
    `We have sent a link to ${email}. Follow it to verify your address.`,
  );
  await mailTo(page.request, email, '');
  const { messages } = await (await page.request.get('/api/dev/mailbox', { params: { to: email } })).json();
  expect(messages).toHaveLength(1);
  await savesPicture(page);
});

async function savesPicture(page: Page): Promise<void> {
  await visit(page, '/dashboard?tab=settings&panel=personal');
  await button(page, 'Edit').first().click();
  await main(page).getByLabel('Full name').fill('Nora Hurry');
  const buffer = await jpeg();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await button(page, 'Use this picture').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await impatiently({
    page,
    pressed: submit(page),
    calls: '**/api/user',
    until: () => toldOnce(page, 'Profile updated successfully!'),
  });
}

test('a profile is saved once, and only an empty array says so', {
  tag: ['@R-6-060', '@R-6-061', '@R-13-026', '@R-13-027', '@R-13-109', '@ruling-50'],
}, async ({ page, context, complaints }) => {
  await signIn(context, 'bob');
  await visit(page, '/dashboard?tab=settings&panel=business');
  await button(page, 'Edit').click();
  const typed = `Taps in a hurry ${freshMark()}`;
  await page.getByLabel('Description').fill(typed);
  for (const json of [{}, { message: 'Not today.' }, { status_code: 400 }, [1]]) {
    await page.route('**/api/business', (route) => route.fulfill({ json }), { times: 1 });
    const answer = page.waitForResponse('**/api/business');
    await submit(page).click();
    await answer;
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await said(page, 'Error saving profile details, please try again later');
    await expect(page.getByLabel('Description')).toHaveValue(typed);
    await expect(toasts(page, 'Business Profile details saved!')).toHaveCount(0);
  }
  // What is no answer is logged, and that is all.
  expect(complaints).toEqual([502, 400, 502].map((status) => `business failed: ${status}`));
  complaints.length = 0;
  await impatiently({
    page,
    pressed: submit(page),
    calls: '**/api/business',
    until: () => toldOnce(page, 'Business Profile details saved!'),
  });
});

/** Where something is to be seen, whatever comes to lie there between the two clicks. */
async function doubleClickAt(page: Page, place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  await page.mouse.dblclick(x + width / 2, y + height / 2);
}

test('an admin adds once, however the finger hurries, and a double click opens what one click opens', {
  tag: ['@ruling-50'],
}, async ({ page, context }) => {
  await signIn(context, 'admin');
  await visit(page, '/admin/dashboard?tab=categories');
  const dialog = page.getByRole('dialog');
  await button(page, 'Add Work Category').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  // The dialog's script is there by now: it stands under the pointer before the second click.
  await page
    .getByLabel(/^Actions for/)
    .first()
    .click();
  await doubleClickAt(page, button(page, 'Rename').filter({ visible: true }));
  await expect(dialog).toBeVisible();
  await doubleClickAt(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await doubleClickAt(page, button(page, 'Add Work Category'));
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill(`Hasty ${freshMark()}`);
  await impatiently({
    page,
    pressed: dialog.locator('button[type=submit]'),
    calls: '**/api/admin/work-category',
    until: () => toldOnce(page, 'Work Category added successfully'),
  });
});
