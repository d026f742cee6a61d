import type { Page } from '@playwright/test';
import { phoneInGroups } from '../contract/phone-groups.ts';
import {
  DESKTOP,
  dialog,
  nav,
  newBusiness,
  newCustomer,
  NEWCOMERS_PASSWORD,
  onConfirm,
  openAdmin,
  row,
} from './support/admin.ts';
import { freshMobile } from './support/fresh.ts';
import { choose, follow, tabTo, turn, write } from './support/keyboard.ts';
import { codeIn, mailTo } from './support/mail.ts';
import { newcomer } from './support/newcomer.ts';
import { another, forgetSignIn, said, signIn, titleFor } from './support/sides.ts';
import { expect, logIn, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** What can be done with a row of the admin area. */
async function actOn(page: Page, name: string, what: string): Promise<void> {
  await follow(page, page.getByLabel(`Actions for ${name}`, { exact: true }));
  await follow(page, page.getByRole('listitem').getByText(what, { exact: true }).filter({ visible: true }));
}

/** The same, for a reason that the dialog asks for. */
async function actFor(page: Page, row: { name: string; what: string; reason: string }): Promise<void> {
  const { name, what, reason } = row;
  await actOn(page, name, what);
  const why = dialog(page, `${what} ${name}`);
  await write(page, why.getByLabel('Reason'), reason);
  await follow(page, why.getByRole('button', { name: what, exact: true }));
}

/** The keys open the device's own way to choose a file, which is no page of ours. */
async function handOver(
  page: Page,
  opener: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const asked = page.waitForEvent('filechooser');
  await follow(page, button(page, opener));
  await (await asked).setFiles(file);
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** As far as the wizard goes for somebody whom it does not know yet. */
async function describeJob(page: Page, title: string): Promise<void> {
  await visit(page, '/post-job');
  await write(page, page.getByLabel('Service'), 'repair or replace a tap');
  await expect(page.getByRole('option', { name: 'Repair or replace a tap' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await turn(page);
  for (const answer of ['Kitchen tap', 'Bungalow', 'Within a week']) {
    await choose(page, answer);
    await turn(page);
  }
  await write(page, page.getByLabel('Post code'), 'SE1 7PB');
  await turn(page);
  await write(page, page.getByLabel('Title'), title);
  await write(page, page.getByLabel('Description'), 'It drips all night, however hard we close it.');
  await turn(page);
}

// No story here touches the mouse.

test('who has forgotten the password gets in again and changes the settings by the keyboard alone', {
  tag: ['@R-3-012', '@R-3-017', '@R-6-012', '@R-6-083'],
}, async ({ page, request }) => {
  const nora = await newCustomer(request);
  await visit(page, '/login');
  await follow(page, main(page).getByRole('link', { name: 'Forgot password?' }));
  await expect(heading(page)).toHaveText('Forgotten password');
  await write(page, main(page).getByLabel('Email'), nora.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forgot-password\/reset/);
  const code = codeIn(await mailTo(request, nora.email, 'Your security code'));
  await write(page, main(page).getByLabel('Security code'), code);
  for (const name of ['New password', 'Confirm new password'])
    await write(page, main(page).getByLabel(name, { exact: true }), 'four grey pots');
  await follow(page, button(page, 'Set new password'));
  await expect(heading(page)).toHaveText('Log In');
  await write(page, main(page).getByLabel('Email'), nora.email);
  await write(page, main(page).getByLabel('Password'), 'four grey pots');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Jobs');

  await follow(
    page,
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }),
  );
  await follow(page, button(page, 'Edit'));
  await write(page, main(page).getByLabel('Full name'), `Nora Anne ${nora.last}`);
  await page.keyboard.press('Enter');
  await said(page, 'Profile updated successfully!');
  await expect(main(page)).toContainText(`Nora Anne ${nora.last}`);
  await follow(page, main(page).getByRole('link', { name: 'Notifications', exact: true }));
  const letter = main(page).getByRole('checkbox', { name: 'Newsletter', exact: true });
  await tabTo(page, letter);
  const wanted = !(await letter.isChecked());
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(letter).toBeEnabled();
  await expect(letter).toBeChecked({ checked: wanted });
});

test('an admin finds, deactivates, activates and deletes a customer by the keyboard alone', {
  tag: ['@R-8-015', '@R-8-020', '@R-8-036', '@R-8-038'],
}, async ({ page, request, context }) => {
  const nora = await newCustomer(request);
  await page.setViewportSize(DESKTOP);
  await signIn(context, 'admin');
  await openAdmin(page, 'customers');
  await write(page, page.getByLabel('Search by name or e-mail'), nora.last);
  await expect(page).toHaveURL(new RegExp(`q=${nora.last}`));
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await actFor(page, { name: nora.name, what: 'Deactivate', reason: 'Somebody complained.' });
  await said(page, 'Account deactivated');
  await expect(row(page, nora.name)).toContainText('Inactive');
  await actOn(page, nora.name, 'Activate');
  await said(page, 'Account activated');
  await expect(row(page, nora.name)).not.toContainText('Inactive');
  // First comes the browser's own question, which is answered by keys anyway.
  const asked = onConfirm(page, true);
  await actFor(page, { name: nora.name, what: 'Delete', reason: 'She asked us to.' });
  expect(await asked).toContain(nora.name);
  await said(page, 'Customer Deleted Successfully');
  await expect(row(page, nora.name)).toHaveCount(0);
});

test('a newcomer posts a first job and registers on the way by the keyboard alone', {
  tag: ['@R-4-006'],
}, async ({ page }) => {
  const { email, mobile } = newcomer();
  await describeJob(page, 'A tap for a newcomer');
  // Somebody with an account logs in here instead.
  await choose(page, 'I have an account');
  await expect(main(page).getByLabel('Confirm password')).toHaveCount(0);
  await tabTo(page, main(page).getByLabel('Password'));
  await tabTo(page, page.getByRole('radio', { name: 'I have an account' }));
  await page.keyboard.press('ArrowUp');
  for (const [label, typed] of [
    ['Full name', 'Nora van Dijk'],
    ['Email', email],
    ['Mobile number', mobile],
    ['Password', NEWCOMERS_PASSWORD],
    ['Confirm password', NEWCOMERS_PASSWORD],
  ] as const)
    await write(page, main(page).getByLabel(label, { exact: true }), typed);
  await tabTo(page, main(page).getByRole('checkbox', { name: 'I accept the terms of use' }));
  await page.keyboard.press('Space');
  await follow(page, button(page, 'Register'));
  await expect(main(page)).toContainText(phoneInGroups(mobile));
  // Another page stands there now, and anybody who came to it is at its top.
  await expect(heading(page)).toBeFocused();
  await turn(page);
  await follow(page, button(page, 'Post Job'));
  await expect(heading(page)).toHaveText('Your job has been posted');
});

test('who has an account posts a job and logs in on the way by the keyboard alone', {
  tag: ['@R-4-006'],
}, async ({ page, request }) => {
  const nora = await newCustomer(request);
  const title = titleFor('A tap for somebody known');
  await describeJob(page, title);
  await choose(page, 'I have an account');
  await write(page, main(page).getByLabel('Email'), nora.email);
  await write(page, main(page).getByLabel('Password'), NEWCOMERS_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(nora.email);
  await expect(heading(page)).toBeFocused();
  await turn(page);
  await expect(main(page)).toContainText(title);
  await follow(page, button(page, 'Post Job'));
  await expect(heading(page)).toHaveText('Your job has been posted');
});

test('Local Pros are searched by trade and post code by the keyboard alone', async ({ page }) => {
  await visit(page, '/trades');
  await write(page, main(page).getByLabel('Job or trade'), 'Plumbing');
  await write(page, main(page).getByLabel('Post code'), 'cr0 1lb');
  await page.keyboard.press('Enter');
  await follow(
    page,
    page.getByRole('region', { name: /for “Plumbing”$/ }).getByRole('link', { name: 'Plumbing' }),
  );
  await expect(page.getByRole('heading', { name: /Local Pros near CR0, Croydon$/ })).toBeVisible();
  await follow(page, main(page).getByRole('link', { name: 'Stone Plumbing' }).first());
  await expect(heading(page)).toHaveText('Stone Plumbing');
});

test('a customer changes address, number and password and leaves by the keyboard alone', {
  tag: ['@R-6-044', '@R-6-085', '@R-6-095'],
}, async ({ page, request }) => {
  const nora = await newCustomer(request);
  await logIn(page, nora.email, NEWCOMERS_PASSWORD);
  await expect(heading(page)).toHaveText('Jobs');
  await visit(page, '/dashboard?tab=settings&panel=personal');

  await follow(page, button(page, 'Update E-mail'));
  const address = dialog(page, 'Update E-mail');
  for (const label of ['Email', 'Confirm email'])
    await write(page, address.getByLabel(label, { exact: true }), `new.${nora.email}`);
  await page.keyboard.press('Enter');
  await expect(address.getByLabel('Verification code')).toBeVisible();
  const code = codeIn(await mailTo(request, `new.${nora.email}`, 'Your verification code'));
  await write(page, address.getByLabel('Verification code'), code);
  await page.keyboard.press('Enter');
  await expect(address).toHaveCount(0);
  await expect(main(page)).toContainText(`new.${nora.email}`);

  const mobile = freshMobile();
  await follow(page, button(page, 'Update phone'));
  const number = dialog(page, 'Update Phone');
  await tabTo(page, number.getByLabel('Mobile number'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await said(page, 'Profile updated successfully!');
  await expect(main(page)).toContainText(phoneInGroups(mobile));

  await follow(page, main(page).getByRole('link', { name: 'Privacy', exact: true }));
  for (const [label, typed] of [
    ['Current password', NEWCOMERS_PASSWORD],
    ['New password', 'five grey pots'],
    ['Confirm new password', 'five grey pots'],
  ] as const)
    await write(page, main(page).getByLabel(label, { exact: true }), typed);
  await page.keyboard.press('Enter');
  await said(page, 'Password Updated');

  await follow(page, button(page, 'Delete Account'));
  await follow(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted').first()).toBeVisible();
});

test('a business changes its profile, logo and documents by the keyboard alone', {
  tag: ['@R-6-049', '@R-6-053', '@R-6-060'],
}, async ({ page, request }) => {
  const nora = await newBusiness(request);
  await logIn(page, nora.email, NEWCOMERS_PASSWORD);
  await expect(heading(page)).toHaveText('Leads');
  await visit(page, '/dashboard?tab=settings&panel=business');
  await follow(page, button(page, 'Edit'));
  await handOver(page, 'Upload logo', { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await said(page, 'Profile Image Uploaded succesfully');
  await follow(page, button(page, 'Remove logo'));
  await expect(button(page, 'Remove logo')).toHaveCount(0);
  const paper = {
    name: 'insurance.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  };
  await handOver(page, 'Add document', paper);
  await said(page, 'Document added');
  await follow(page, button(page, 'Remove insurance.pdf'));
  await follow(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await said(page, 'No documents found');
  await write(page, main(page).getByLabel('Business name'), `${nora.firm} Ltd`);
  await follow(page, button(page, 'Save'));
  await expect(button(page, 'Edit')).toBeVisible();
  await expect(main(page)).toContainText(`${nora.firm} Ltd`);
});

test('an admin keeps businesses, jobs, categories, reviews and promo codes, and impersonates, by the keyboard alone', {
  tag: ['@R-8-044', '@R-8-046', '@R-8-056', '@R-8-062', '@R-8-070', '@R-11-007'],
}, async ({ page, request, context, browser }) => {
  const nora = await newBusiness(request);
  const title = titleFor('Admin by keys');
  const carl = await another(browser, 'customer');
  await carl.api.postJob(title);
  await carl.close();
  await page.setViewportSize(DESKTOP);
  forgetSignIn('admin');
  await signIn(context, 'admin');
  forgetSignIn('admin');

  await openAdmin(page, 'jobs');
  await actFor(page, { name: title, what: 'Deactivate', reason: 'Posted twice.' });
  await said(page, 'Job deactivated');
  await follow(page, nav(page).getByRole('link', { name: 'Work Categories' }));
  await follow(page, button(page, 'Add Work Category'));
  await write(page, dialog(page, 'Add a work category').getByLabel('Name'), 'Aab Thatching');
  await page.keyboard.press('Enter');
  await said(page, 'Work Category added successfully');
  await actOn(page, 'Aab Thatching', 'Deactivate');
  await said(page, 'Work Category deactivated');

  await follow(page, nav(page).getByRole('link', { name: 'Reviews' }));
  const reviewed = page.getByLabel(/^Actions for the review of/).first();
  for (const [what, done] of [
    ['Hide', 'Review hidden'],
    ['Show again', 'Review shown again'],
  ] as const) {
    await follow(page, reviewed);
    await follow(page, page.getByRole('listitem').getByText(what, { exact: true }).filter({ visible: true }));
    if (what === 'Hide') {
      const why = dialog(page, 'Hide this review');
      await choose(page, 'It names somebody or gives personal details');
      await follow(page, why.getByRole('button', { name: 'Hide' }));
    }
    await said(page, done);
  }

  await follow(page, nav(page).getByRole('link', { name: 'Settings' }));
  await follow(page, button(page, 'Add Promo Code'));
  const form = dialog(page, 'Add a promo code');
  await write(page, form.getByLabel('Name'), 'BYKEYS');
  await write(page, form.getByLabel('Percentage'), '15');
  await page.keyboard.press('Enter');
  await said(page, 'Promo Code added successfully');
  await actOn(page, 'BYKEYS', 'Deactivate');
  await said(page, 'Promo Code updated successfully');

  await follow(page, nav(page).getByRole('link', { name: 'Businesses' }));
  await write(page, page.getByLabel('Search by name or e-mail'), nora.last);
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await actOn(page, nora.firm, 'Verify');
  await follow(page, page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }));
  await said(page, 'Verification successful');
  await actFor(page, { name: nora.firm, what: 'Impersonate', reason: 'Asked for help.' });
  await expect(heading(page)).toHaveText('Leads');
  await follow(page, page.getByRole('button', { name: 'Back to Admin' }));
  await expect(nav(page)).toBeVisible();
  await openAdmin(page, `businesses&q=${nora.last}`);
  await actFor(page, { name: nora.firm, what: 'Deactivate', reason: 'No insurance.' });
  await said(page, 'Account deactivated');
});
