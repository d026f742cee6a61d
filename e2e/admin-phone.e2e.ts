import type { Locator, Page } from '@playwright/test';
import {
  act,
  dialog,
  heading,
  nav,
  newBusiness,
  newCustomer,
  onConfirm,
  openAdmin,
  OURS,
  PHONE,
  verify,
} from './support/admin.ts';
import { another, forgetSignIn, said, signIn, titleFor } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/visit.ts';

test.use({ viewport: PHONE });

/** What is a row where there is room. */
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Nothing is wider than the phone, and what is open is accessible on it. */
async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible(page);
}

/** Says why in the dialog that is open. */
async function because(page: Page, reason: string, button: string) {
  const why = page.getByRole('dialog');
  await why.getByLabel('Reason').fill(reason);
  await fits(page);
  await why.getByRole('button', { name: button }).click();
}

test.describe('The admin area on a phone', () => {
  test('a figure leads to its rows, and one of its months to the rows of that month', {
    tag: ['@R-8-008'],
  }, async ({ page, context }) => {
    await signIn(context, 'admin');
    await openAdmin(page, 'dashboard');
    const jobs = page.getByRole('article', { name: 'Jobs', exact: true });
    await jobs.getByText('Show as a table').click();
    const months = jobs.getByRole('table').getByRole('link');
    await fits(page);
    // The month before this one: what other stories post meanwhile is counted a few minutes later.
    const earlier = months.nth((await months.count()) - 2);
    const count = (await earlier.innerText()).trim();
    const monthOf = async (link: Locator) =>
      /month=(.+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    const [month, thisMonth] = [await monthOf(earlier), await monthOf(months.last())];
    await earlier.click();
    await expect(page).toHaveURL(new RegExp(`tab=jobs&month=${month}`));
    await said(page, `${count} found`);
    await expect(page.getByText(/^Added in [A-Z][a-z]+ 20\d\d/)).toBeVisible();
    await fits(page);
    await page.reload();
    await said(page, `${count} found`);
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await expect(page).toHaveURL(new RegExp(`month=${month}&sort=oldest`));
    await page.getByRole('link', { name: 'Show all months' }).click();
    await expect(page).not.toHaveURL(/month=/);
    await openAdmin(page, 'dashboard');
    await page.getByRole('link', { name: /Somebody Hired/i }).click();
    await expect(page).toHaveURL(new RegExp(`status=hired&month=${thisMonth}`));
  });

  test('a customer is found, renamed, deactivated, activated and deleted', {
    tag: ['@R-8-014', '@R-8-036', '@R-8-037'],
  }, async ({ page, context, request }) => {
    const nora = await newCustomer(request);
    await signIn(context, 'admin');
    await openAdmin(page, 'customers');
    await page.getByLabel('Search by name or e-mail').fill(nora.last);
    await expect(page).toHaveURL(new RegExp(`q=${nora.last}`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await act(page, nora.name, 'Edit');
    const form = dialog(page, `Edit ${nora.name}`);
    await form.getByLabel('First name').fill('Norah');
    await fits(page);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'Customer updated successfully!');
    const name = `Norah ${nora.last}`;
    await act(page, name, 'Deactivate');
    await because(page, 'Somebody complained.', 'Deactivate');
    await said(page, 'Account deactivated');
    await expect(card(page, name)).toContainText('Inactive');
    await act(page, name, 'Activate');
    await said(page, 'Account activated');
    await expect(card(page, name)).not.toContainText('Inactive');
    void onConfirm(page, true);
    await act(page, name, 'Delete');
    await because(page, 'A double account.', 'Delete');
    await said(page, 'Customer Deleted Successfully');
    await said(page, 'No Customers Found');
  });

  test('a business is verified, and looked at through its own eyes', {
    tag: [
      '@R-1-063',
      '@R-1-064',
      '@R-8-044',
      '@R-11-007',
      '@R-11-008',
      '@R-13-034',
      '@R-13-058',
      '@R-13-059',
    ],
  }, async ({ page, context, request }) => {
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    const nora = await newBusiness(request);
    await openAdmin(page, `businesses&q=${nora.last}`);
    await verify(page, nora.firm);
    await said(page, 'Verification successful');
    await expect(card(page, nora.firm)).not.toContainText('Email not verified');
    await act(page, nora.firm, 'Impersonate');
    const signedIn = async () => (await page.request.get('/api/auth/user', { headers: OURS })).json();
    await because(page, 'Asked for help.', 'Impersonate');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toHaveText('Leads');
    expect(await signedIn()).toMatchObject({ data: { email: nora.email }, impersonation: true });
    await expect(page.getByText('You are logged in as impersonation.', { exact: true })).toBeVisible();
    await fits(page);
    await page.getByRole('button', { name: 'Back to Admin', exact: true }).click();
    await expect(page).toHaveURL(`/admin/dashboard?tab=businesses&q=${nora.last}`);
    await expect(nav(page)).toBeVisible();
    await expect(page.getByLabel(`Actions for ${nora.firm}`, { exact: true })).toBeFocused();
    const admin = { data: { email: 'admin@fettle.test' }, impersonation: false };
    expect(await signedIn()).toMatchObject(admin);
  });

  test('a job is looked into, switched off and deleted', {
    tag: ['@R-8-054', '@R-8-056', '@R-8-057'],
  }, async ({ page, browser, context }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Phone');
    await carl.api.postJob(title);
    await signIn(context, 'admin');
    await openAdmin(page, 'jobs');
    const job = card(page, title);
    await job.getByText('Details', { exact: true }).click();
    await expect(job).toContainText('It drips all night however hard we close it.');
    await fits(page);
    await act(page, title, 'Deactivate');
    await because(page, 'Posted twice.', 'Deactivate');
    await said(page, 'Job deactivated');
    await expect(job).toContainText('Switched off');
    void onConfirm(page, true);
    await act(page, title, 'Delete');
    await because(page, 'Not allowed here.', 'Delete');
    await said(page, 'Job Deleted Successfully');
    await expect(job).toHaveCount(0);
    await carl.close();
  });

  test('a work category is added, given a service and deleted', { tag: ['@R-8-064'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'admin');
    await openAdmin(page, 'categories');
    await page.getByRole('button', { name: 'Add Work Category' }).click();
    await dialog(page, 'Add a work category').getByLabel('Name').fill('Aaa Dry Stone');
    await fits(page);
    await dialog(page, 'Add a work category').getByRole('button', { name: 'Add' }).click();
    await said(page, 'Work Category added successfully');
    await card(page, 'Aaa Dry Stone').getByRole('link').click();
    await expect(heading(page)).toHaveText('Services of Aaa Dry Stone');
    await page.getByRole('button', { name: 'Add Service' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Build a wall');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await said(page, 'Service added successfully');
    await fits(page);
    await act(page, 'Build a wall', 'Deactivate');
    await said(page, 'Service deactivated');
    await expect(card(page, 'Build a wall')).toContainText('Inactive');
    void onConfirm(page, true);
    await act(page, 'Build a wall', 'Delete');
    await because(page, 'Nobody asks for it.', 'Delete');
    await said(page, 'Service Deleted Successfully');
    await page.getByRole('link', { name: 'Work Categories' }).last().click();
    void onConfirm(page, true);
    await act(page, 'Aaa Dry Stone', 'Delete');
    await expect(dialog(page, 'Delete Aaa Dry Stone')).toContainText('0 businesses and 0 jobs have it');
    await because(page, 'Joined with brickwork.', 'Delete');
    await said(page, 'Work Category Deleted Successfully');
    await expect(card(page, 'Aaa Dry Stone')).toHaveCount(0);
  });

  test('a review is hidden for a reason, shown again and deleted', { tag: ['@R-8-070'] }, async ({
    page,
    context,
    browser,
  }) => {
    const [dana, bob] = [await another(browser, 'dana'), await another(browser, 'bob')];
    const title = titleFor('Reviewed');
    const jobId = await dana.api.postJob(title, { location: 'CR0 1LB' });
    await bob.api.quote(await bob.api.leadOf(title));
    await dana.api.accept(await bob.api.quoteOf(title));
    await dana.api.setStatus(jobId, 'finished');
    const comment = `Late twice, ${title}`;
    const data = { rating: 2, comment };
    await dana.page.context().request.post(`/api/job/${jobId}/review`, { headers: OURS, data });
    await signIn(context, 'admin');
    await openAdmin(page, 'reviews');
    const review = card(page, comment);
    await review.getByLabel(/^Actions for/).click();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    const why = dialog(page, 'Hide this review');
    await why.getByLabel('It names somebody or gives personal details').check();
    await fits(page);
    await why.getByRole('button', { name: 'Hide' }).click();
    await said(page, 'Review hidden');
    await expect(review).toContainText('It names somebody or gives personal details');
    await review.getByLabel(/^Actions for/).click();
    await page.getByRole('button', { name: 'Show again' }).click();
    await said(page, 'Review shown again');
    void onConfirm(page, true);
    await review.getByLabel(/^Actions for/).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await because(page, 'Written by a robot.', 'Delete');
    await said(page, 'Review Deleted Successfully');
    await expect(review).toHaveCount(0);
    await Promise.all([dana.close(), bob.close()]);
  });

  test('a promo code is added, changed and deleted, and the log has it', { tag: ['@R-8-071'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'admin');
    await openAdmin(page, 'settings');
    await expect(card(page, 'SPRING20')).toContainText('20%');
    await page.getByRole('button', { name: 'Add Promo Code' }).click();
    const form = dialog(page, 'Add a promo code');
    await form.getByLabel('Name').fill('PHONECODE');
    await form.getByLabel('Percentage').fill('15');
    await fits(page);
    await form.getByRole('button', { name: 'Add' }).click();
    await said(page, 'Promo Code added successfully');
    await act(page, 'PHONECODE', 'Edit');
    await dialog(page, 'Edit PHONECODE').getByLabel('Percentage').fill('25');
    await dialog(page, 'Edit PHONECODE').getByRole('button', { name: 'Save Changes' }).click();
    await expect(card(page, 'PHONECODE')).toContainText('25%');
    void onConfirm(page, true);
    await act(page, 'PHONECODE', 'Delete');
    await said(page, 'Promo Code Deleted Successfully');
    await expect(card(page, 'PHONECODE')).toHaveCount(0);
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await expect(card(page, 'Deleted a promo code').first()).toContainText('Ada Grant');
    await fits(page);
  });
});
