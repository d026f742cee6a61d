import type { Page } from '@playwright/test';
import { phoneInGroups } from '../contract/phone-groups.ts';
import {
  act,
  BROKEN,
  DESKTOP,
  dialog,
  heading,
  addDocument,
  changeLastName,
  newBusiness,
  newCustomer,
  onConfirm,
  openAdmin,
  OURS,
  PHONE,
  row,
  typeAtOnce,
  verify,
} from './support/admin.ts';
import { stopTime } from './support/clock.ts';
import { mailTo } from './support/mail.ts';
import { another, forgetSignIn, said, signIn } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';

const FORBIDDEN = {
  status: 403,
  json: { ...BROKEN, status_code: 403, code: 'forbidden', message: 'You are not allowed to do this.' },
};

/** What the server says of the one account of a list that has this address. */
async function rowOf(page: Page, list: 'customers' | 'businesses', email: string) {
  const answer = await page.request.get(`/api/admin/${list}?filter=email=${email}`, { headers: OURS });
  return (await answer.json())[list][0];
}

/** An admin deletes the account in another tab. */
async function deletedElsewhere(page: Page, { email }: { email: string }) {
  const { id } = await rowOf(page, 'customers', email);
  const answer = await page.request.delete(`/api/admin/user/${id}`, { headers: OURS });
  expect(answer.status()).toBe(200);
}

test.describe('Customers', () => {
  test('are searched by name and e-mail in one call', {
    tag: ['@R-8-012', '@R-8-014', '@R-8-015', '@R-8-024', '@R-8-026', '@R-13-079', '@R-14-019', '@R-15-036'],
  }, async ({ page, context, request }) => {
    await page.setViewportSize(DESKTOP);
    const nora = await newCustomer(request);
    await signIn(context, 'admin');
    await page.clock.install();
    await openAdmin(page, 'customers');
    // She is the newest: the list stands, and is not read for the first time any more.
    await expect(row(page, nora.name)).toHaveCount(1);
    await stopTime(page);
    const asked: string[] = [];
    page.on('request', (sent) => {
      const url = new URL(sent.url());
      if (url.pathname === '/api/admin/customers') asked.push(url.searchParams.get('filter') ?? '');
    });
    const box = page.getByLabel('Search by name or e-mail');
    for (const typed of [nora.last.slice(0, 5), nora.last].map((text) => text.toUpperCase())) {
      await typeAtOnce(box, typed);
      await page.clock.runFor(199);
    }
    await expect(page).not.toHaveURL(/q=/);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(new RegExp(`q=${nora.last.toUpperCase()}`));
    const inOneCall = `name=${nora.last.toUpperCase()},email=${nora.last.toUpperCase()}`;
    await expect.poll(() => asked).toEqual([inOneCall]);
    await page.clock.resume();
    await expect(row(page, nora.name)).toHaveCount(1);
    await expect(row(page, nora.name)).toContainText(nora.email);
    await expect(row(page, nora.name)).toContainText('Email not verified');
    await expect(row(page, nora.name).locator('time')).toHaveAttribute('datetime', /^20/);
    for (const column of [
      'Name',
      'Email',
      'Mobile number',
      'Status',
      'Jobs',
      'Finished',
      'Cancelled',
      'Registered',
    ])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(nora.last.toUpperCase());
    await box.fill('Carl Moss');
    const carl = await rowOf(page, 'customers', 'customer@fettle.test');
    await expect(row(page, 'Carl Moss').getByRole('cell')).toHaveText([
      'customer@fettle.test',
      phoneInGroups(carl.mobile_number),
      'ActiveEmail verified',
      ...[carl.jobsCount, carl.finishedJobsCount, carl.canceledJobsCount].map(String),
      / ago, \w{3} \d+ \w{3}( \d{4})? at\s\d\d:\d\d$/,
      'EditImpersonateAudit LogDeactivateDelete',
    ]);
    await box.fill('nobody of that name');
    await said(page, 'No Customers Found');
    await page.getByRole('link', { name: 'See the whole list' }).click();
    await expect(box).toHaveValue('');
    await expect(page).not.toHaveURL(/q=/);
    await page.getByLabel('Show').selectOption('Email not verified');
    await expect(row(page, nora.name)).toHaveCount(1);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await file).suggestedFilename()).toBe('customers.csv');
  });

  test('are renamed, verified and told again', {
    tag: ['@R-8-027', '@R-8-028', '@R-8-029', '@R-8-030', '@R-8-032', '@R-8-033', '@R-8-034', '@R-13-116'],
  }, async ({ page, context, request, complaints }) => {
    await page.setViewportSize(DESKTOP);
    const nora = await newCustomer(request);
    await signIn(context, 'admin');
    await openAdmin(page, `customers&q=${nora.last}`);
    const asked = page.waitForRequest(
      (sent) => sent.method() === 'GET' && /[/]api[/]admin[/]customer[/][^/]+$/.test(sent.url()),
    );
    await act(page, nora.name, 'Edit');
    await asked;
    const form = dialog(page, `Edit ${nora.name}`);
    await expect(form.getByLabel('Last name')).toHaveValue(nora.last);
    await form.getByLabel('First name').fill('4');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByText('A name has letters, apostrophes and hyphens only.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('First name').fill('Norah');
    await form.getByLabel('Last name').fill(`${nora.last}son`);
    await page.route('**/api/admin/customer/*', (route) => route.fulfill(FORBIDDEN), { times: 1 });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByRole('alert')).toContainText('You are not allowed to do this.');
    expect(complaints.splice(0)).toEqual(['edit failed: 403']);
    const sent = page.waitForRequest((one) => one.method() === 'PUT');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    const renamed = `Norah ${nora.last}son`;
    const whole = { name: renamed, firstName: 'Norah', lastName: `${nora.last}son` };
    expect((await sent).postDataJSON()).toEqual(whole);
    await said(page, 'Customer updated successfully!');
    await expect(form).toBeHidden();
    await expect(row(page, renamed)).toHaveCount(1);

    // What she changes herself while the dialog is open stays; where nothing is changed, nothing is sent.
    await act(page, renamed, 'Edit');
    const again = dialog(page, `Edit ${renamed}`);
    await expect(again.getByLabel('First name')).toHaveValue('Norah');
    await changeLastName(request, nora, `${nora.last}smith`);
    await again.getByLabel('First name').fill('Nora');
    const part = page.waitForRequest((one) => one.method() === 'PUT');
    await again.getByRole('button', { name: 'Save Changes' }).click();
    expect((await part).postDataJSON()).toEqual({ firstName: 'Nora' });
    const name = `Nora ${nora.last}smith`;
    await expect(row(page, name)).toHaveCount(1);
    let puts = 0;
    page.on('request', (one) => one.method() === 'PUT' && puts++);
    await act(page, name, 'Edit');
    await dialog(page, `Edit ${name}`).getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog(page, `Edit ${name}`)).toBeHidden();
    expect(puts).toBe(0);

    const first = await mailTo(request, nora.email, 'Please verify your email address');
    await act(page, name, 'Resend Verification Email');
    await said(page, 'Verification email sent successfully');
    const newest = async () => (await mailTo(request, nora.email, first.subject)).id;
    await expect.poll(newest).not.toBe(first.id);
    const byCode = page.waitForRequest(/[/]api[/]auth[/]verify[/]C-\d{6}$/);
    await verify(page, name);
    await byCode;
    await said(page, 'Verification successful');
    await expect(row(page, name)).not.toContainText('Email not verified');
    await page.getByLabel(`Actions for ${name}`).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const gone of ['Verify', 'Resend Verification Email'])
      await expect(page.getByRole('button', { name: gone, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
    await expect(page.getByLabel(`Actions for ${name}`)).toBeFocused();
  });

  test('are acted on one beside another; a filter chosen in the middle of a search counts', async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize(DESKTOP);
    const [nora, other] = [await newCustomer(request), await newCustomer(request)];
    await signIn(context, 'admin');
    await openAdmin(page, 'customers&state=unverified');
    const isOtherVerified = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/auth/verify/*', async (route) => {
      asked += 1;
      if (asked === 1) await isOtherVerified.promise;
      else isOtherVerified.resolve();
      await route.continue();
    });
    await verify(page, nora.name);
    await verify(page, other.name);
    for (const { name } of [nora, other]) await expect(row(page, name)).toHaveCount(0);

    await openAdmin(page, 'customers');
    const box = await page.getByLabel('Search by name or e-mail').elementHandle();
    // Within one moment of the page, so that a slow machine does not choose after the search.
    await page.getByLabel('Show').evaluate((show, input) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      write?.call(input, 'nora');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      if (show instanceof HTMLSelectElement) show.selectedIndex = 2;
      show.dispatchEvent(new Event('change', { bubbles: true }));
    }, box);
    await expect(page).toHaveURL(/q=nora/);
    await expect(page).toHaveURL(/state=\w+/);
  });

  test('an act that fails says why in red, and one on who is gone takes the row away', {
    tag: ['@R-8-031', '@R-13-035'],
  }, async ({ page, context, request, complaints }) => {
    await page.setViewportSize(DESKTOP);
    const nora = await newCustomer(request);
    await signIn(context, 'admin');
    await openAdmin(page, `customers&q=${nora.last}`);
    await page.route('**/api/auth/verify/*', (route) => route.fulfill(FORBIDDEN), { times: 1 });
    const readAgain = page.waitForResponse('**/api/admin/customers?*');
    await verify(page, nora.name);
    const bad = page.locator('[role="dialog"][data-type="bad"]');
    await expect(bad).toContainText('You are not allowed to do this.');
    expect(complaints.splice(0)).toEqual(['verify failed: 403']);
    // After a refusal the list is read again, and would be without the row that is acted on next.
    await readAgain;
    await deletedElsewhere(page, nora);
    await act(page, nora.name, 'Edit');
    const gone = 'This customer is no longer there.';
    await expect(dialog(page, `Edit ${nora.name}`).getByRole('alert')).toContainText(gone);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await said(page, 'No Customers Found');

    const other = await newCustomer(request);
    await openAdmin(page, `customers&q=${other.last}`);
    await expect(row(page, other.name)).toHaveCount(1);
    await deletedElsewhere(page, other);
    await act(page, other.name, 'Resend Verification Email');
    await expect(bad.filter({ hasText: gone })).toBeVisible();
    await said(page, 'No Customers Found');
    expect(complaints.splice(0)).toEqual(['resendVerification failed: 404']);
  });

  test('are deactivated for a reason, activated, and deleted', {
    tag: ['@R-8-011', '@R-8-020', '@R-8-021', '@R-8-036', '@R-8-037', '@R-8-038'],
  }, async ({ page, context, request }) => {
    await page.setViewportSize(DESKTOP);
    const nora = await newCustomer(request);
    await signIn(context, 'admin');
    await openAdmin(page, `customers&q=${nora.last}`);
    await expect(row(page, nora.name).getByRole('cell').last()).toHaveText(
      'EditVerifyResend Verification EmailImpersonateAudit LogDeactivateDelete',
    );
    await act(page, nora.name, 'Deactivate');
    const why = dialog(page, `Deactivate ${nora.name}`);
    await why.getByRole('button', { name: 'Deactivate' }).click();
    await expect(why.getByText('Please write a reason.')).toBeVisible();
    // Of two with one name it says which.
    await expect(why.getByText(new RegExp(`^C-\\d{6}, ${nora.email}$`))).toBeVisible();
    await expectAccessible(page);
    await why.getByLabel('Reason').fill('Somebody complained.');
    await why.getByRole('button', { name: 'Deactivate' }).click();
    await said(page, 'Account deactivated');
    await expect(row(page, nora.name)).toContainText('Inactive');
    expect((await mailTo(request, nora.email, 'Your account has been deactivated')).text).toContain(
      'Somebody complained.',
    );
    await act(page, nora.name, 'Activate');
    await said(page, 'Account activated');
    await expect(row(page, nora.name)).not.toContainText('Inactive');

    let calls = 0;
    page.on('request', (sent) => sent.method() === 'DELETE' && calls++);
    const asked = onConfirm(page, false);
    await act(page, nora.name, 'Delete');
    expect(await asked).toBe(`Are you sure you want to delete ${nora.name}?`);
    await expect(page.getByRole('dialog', { name: /^Delete/ })).toHaveCount(0);
    expect(calls).toBe(0);
    void onConfirm(page, true);
    await act(page, nora.name, 'Delete');
    const last = dialog(page, `Delete ${nora.name}`);
    await last.getByLabel('Reason').fill('A double account.');
    await last.getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Customer Deleted Successfully');
    await said(page, 'No Customers Found');
    expect(calls).toBe(1);
  });
});

test.describe('Impersonation', () => {
  test('an admin looks through a customer’s eyes, and comes back', {
    tag: ['@R-2-047', '@R-2-048', '@R-2-049', '@R-3-041', '@R-3-042', '@R-3-043', '@R-8-035', '@R-9-020'],
  }, async ({ page, context, browser }) => {
    await page.setViewportSize(DESKTOP);
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    const otherTab = await context.newPage();
    await openAdmin(otherTab, 'jobs');
    await openAdmin(page, 'customers&q=Moss');
    await act(page, 'Carl Moss', 'Impersonate');
    const why = dialog(page, 'Impersonate Carl Moss');
    await why.getByLabel('Reason').fill('Asked for help on the phone.');
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      const isOfSession = /\/(impersonate\/login|auth\/user|back-as-admin)$/.test(pathname);
      if (isOfSession)
        asked.push([sent.method(), pathname, sent.postDataJSON()?.email ?? ''].join(' ').trim());
    });
    await why.getByRole('button', { name: 'Impersonate' }).click();
    await expect(page).toHaveURL('/dashboard');
    // Whose session it is a page may ask again whenever its stream of news begins again.
    expect([...new Set(asked.splice(0))]).toEqual([
      'POST /api/admin/impersonate/login customer@fettle.test',
      'GET /api/auth/user',
    ]);
    const banner = page.getByRole('complementary', { name: 'Impersonation' });
    // The session is the same in each tab.
    const theirBanner = otherTab.getByRole('complementary', { name: 'Impersonation' });
    await expect(otherTab).toHaveURL('/dashboard');
    await expect(theirBanner).toBeVisible();
    await expect(banner).toContainText('You are logged in as impersonation.');
    await expect(banner.getByText('You are logged in as impersonation.', { exact: true })).toBeVisible();
    await expect(banner.getByRole('button')).toHaveText('Back to Admin');
    await expect(banner).toContainText(
      'Account: Carl Moss. It ends in 30 minutes. You can look, but change nothing.',
    );
    await expect(page.getByRole('link', { name: 'Post a Job' })).toHaveCount(0);
    await expect(heading(page)).toHaveText('Jobs');
    await expect(page.getByText('Carl Moss').first()).toBeVisible();
    await expectAccessible(page);
    await visit(page, '/dashboard?tab=settings');
    await expect(page.getByText('Only its owner can change something here.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeDisabled();
    await page.reload();
    await expect(banner).toBeVisible();
    await page.setViewportSize(PHONE);
    for (const path of ['/', '/login', '/packages', '/no-such-page']) {
      await visit(page, path);
      await expect(banner).toBeVisible();
    }
    await expectAccessible(page);
    asked.length = 0;
    await banner.getByRole('button', { name: 'Back to Admin' }).click();
    // Where it began, in the tab in which it began.
    await expect(page).toHaveURL('/admin/dashboard?tab=customers&q=Moss');
    expect(asked).toEqual(['POST /api/login/back-as-admin', 'GET /api/auth/user']);
    await expect(heading(page)).toHaveText('Customers');
    await expect(page.getByLabel('Actions for Carl Moss', { exact: true })).toBeFocused();
    await expect(banner).toHaveCount(0);
    await expect(otherTab).toHaveURL('/admin/dashboard');
    await expect(theirBanner).toHaveCount(0);
    await otherTab.close();
    const carl = await another(browser, 'customer');
    await visit(carl.page, '/dashboard?tab=settings&panel=privacy');
    const activity = carl.page.getByRole('region', { name: 'Support in your account' });
    await expect(activity).toContainText('Asked for help on the phone.');
    await expectAccessible(carl.page);
    await carl.close();
    await page.reload();
    await expect(heading(page)).toHaveText('Customers');
    await page.setViewportSize(DESKTOP);
    await openAdmin(page, 'settings&panel=audit');
    const acted = row(page, 'Acted as an account').first();
    await expect(acted).toContainText(/Carl Moss, C-\d{6}/);
    await acted.getByRole('link', { name: /^\d+ requests, \d\d:\d\d to \d\d:\d\d$/ }).click();
    await expect(page.getByText('Of one impersonation only')).toBeVisible();
    await expect(row(page, 'Asked while impersonating: POST /login/back-as-admin')).toHaveCount(1);
    await expectAccessible(page);
  });

  test('a lead that a business has not answered does not say so to an admin who looks', {
    tag: ['@R-2-047'],
  }, async ({ page, context }) => {
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    await openAdmin(page, 'businesses&q=Stone');
    await act(page, 'Stone Plumbing', 'Impersonate');
    await dialog(page, 'Impersonate Stone Plumbing').getByLabel('Reason').fill('Asked for help.');
    await dialog(page, 'Impersonate Stone Plumbing').getByRole('button', { name: 'Impersonate' }).click();
    await expect(page).toHaveURL('/dashboard');
    const lead = page.getByRole('article').first();
    await expect(lead.getByText('Number hidden until you mark interest')).toBeVisible();
    await expect(lead.getByText('Interested', { exact: true })).toHaveCount(0);
  });

  test('a target that is gone is told in red; after the half hour one logs in again', {
    tag: ['@R-3-031', '@R-3-045', '@R-3-048'],
  }, async ({ page, context, request, complaints }) => {
    await page.setViewportSize(DESKTOP);
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    const nora = await newCustomer(request);
    await openAdmin(page, `customers&q=${nora.last}`);
    await act(page, nora.name, 'Impersonate');
    const why = dialog(page, `Impersonate ${nora.name}`);
    await why.getByLabel('Reason').fill('To see what she sees.');
    // Nobody acts as somebody without the banner that says so and leads back.
    await page.route(/impersonation-banner-.*[.]js/, (route) => route.abort());
    await why.getByRole('button', { name: 'Impersonate' }).click();
    await expect(why.getByRole('alert')).toContainText('We could not reach the server.');
    expect(complaints.splice(0)).toContain('impersonate failed: 0');
    await page.unroute(/impersonation-banner-.*[.]js/);
    await page.route('**/api/admin/impersonate/login', (route) =>
      route.fulfill({
        status: 422,
        json: {
          ...BROKEN,
          status_code: 422,
          code: 'cannot_impersonate',
          message: 'There is no active customer or business with this e-mail address.',
        },
      }),
    );
    await why.getByRole('button', { name: 'Impersonate' }).click();
    await expect(why.getByRole('alert')).toContainText('There is no active customer or business');
    await expect(why.getByLabel('Reason')).toHaveValue('To see what she sees.');
    expect(complaints.splice(0)).toEqual(['impersonate failed: 422']);
    await page.unrouteAll();
    await why.getByRole('button', { name: 'Impersonate' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.route('**/api/login/back-as-admin', (route) =>
      route.fulfill({
        status: 401,
        json: { ...BROKEN, status_code: 401, code: 'unauthenticated', message: 'Unauthenticated.' },
      }),
    );
    await page.getByRole('button', { name: 'Back to Admin' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('complementary', { name: 'Impersonation' })).toHaveCount(0);
  });
});

test.describe('Businesses', () => {
  test('are searched, renamed and looked into', {
    tag: ['@R-8-013', '@R-8-039', '@R-8-041', '@R-8-042', '@R-8-043', '@R-8-050', '@R-8-051', '@R-13-080'],
  }, async ({ page, context, request }) => {
    await page.setViewportSize(DESKTOP);
    const [paula, nora] = [await newBusiness(request), await newBusiness(request)];
    await addDocument(request, paula);
    await signIn(context, 'admin');
    await openAdmin(page, 'businesses');
    const columns = [
      'Business',
      'Contact',
      'Trade',
      'Package',
      'Status',
      'Leads seen',
      'Quoted',
      'Finished',
      'Cancelled',
      'Registered',
    ];
    for (const column of columns)
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    const box = page.getByLabel('Search by name or e-mail');
    await box.fill(nora.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await box.fill(nora.firm);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row(page, nora.firm)).toContainText(nora.name);
    await expect(row(page, nora.firm)).toContainText('Plumbing');
    await act(page, nora.firm, 'Documents');
    await expect(dialog(page, `Documents of ${nora.firm}`).getByText('No documents found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await box.fill(paula.firm);
    await act(page, paula.firm, 'Documents');
    const paper = dialog(page, `Documents of ${paula.firm}`).getByRole('link', { name: 'insurance.pdf' });
    await expect(paper).toHaveAttribute('href', /^\/api\/business\/document\//);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await box.fill(nora.firm);
    await act(page, nora.firm, 'Edit');
    const form = dialog(page, `Edit ${nora.firm}`);
    await form.getByLabel('Business name').fill(`${nora.firm} Ltd`);
    await form.getByLabel('First name').fill('Norah');
    await form.getByLabel('Last name').fill(`${nora.last}son`);
    const sent = page.waitForRequest((one) => one.method() === 'PUT');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).url()).toMatch(/[/]api[/]admin[/]business[/][^/]+$/);
    const names = { name: `${nora.firm} Ltd`, firstName: 'Norah', lastName: `${nora.last}son` };
    expect((await sent).postDataJSON()).toEqual(names);
    await said(page, 'Business updated successfully!');
    await expect(row(page, `${nora.firm} Ltd`)).toHaveCount(1);
    await expect(row(page, `${nora.firm} Ltd`)).toContainText(`Norah ${nora.last}son`);
    await box.fill('Stone Plumbing');
    const stone = await rowOf(page, 'businesses', 'bob@fettle.test');
    const { leadsCount, quotedJobs, finishedJobsCount, canceledJobsCount } = stone;
    const mobile = phoneInGroups(stone.mobile_number);
    await expect(row(page, 'Stone Plumbing').getByRole('cell')).toHaveText([
      `bob@fettle.test${mobile}${stone.location}`,
      'Plumbing',
      'Standard, active',
      'ActiveEmail verified',
      ...[leadsCount, quotedJobs, finishedJobsCount, canceledJobsCount].map(String),
      / ago, \w{3} \d+ \w{3}( \d{4})? at\s\d\d:\d\d$/,
      'EditDocumentsWork picturesImpersonateAudit LogDeactivateDelete',
    ]);
    await expect(row(page, 'Stone Plumbing').getByRole('rowheader')).toContainText('Bob Stone');
    await box.fill('no business of that name');
    await said(page, 'No Businesses Found');
  });

  test('are verified, switched, impersonated and deleted', {
    tag: ['@R-1-043', '@R-8-044', '@R-8-045', '@R-8-047', '@R-8-048', '@R-8-049', '@R-13-037', '@R-13-118'],
  }, async ({ page, context, request }) => {
    await page.setViewportSize(DESKTOP);
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    const nora = await newBusiness(request);
    await openAdmin(page, `businesses&q=${nora.last}`);
    await act(page, nora.firm, 'Resend Verification Email');
    await said(page, 'Verification email sent successfully');
    await verify(page, nora.firm);
    await said(page, 'Verification successful');
    await expect(row(page, nora.firm)).not.toContainText('Email not verified');
    const { businesses } = await (
      await page.request.get(`/api/admin/businesses?filter=email=${nora.email}`, { headers: OURS })
    ).json();
    const statusOfPage = async () => (await request.get(`/business/${businesses[0].id}`)).status();
    expect(await statusOfPage()).toBe(200);
    await act(page, nora.firm, 'Impersonate');
    await page.getByRole('dialog').getByLabel('Reason').fill('Asked for help.');
    await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
    await expect(heading(page)).toHaveText('Leads');
    await page.getByRole('button', { name: 'Back to Admin' }).click();
    // The list and the row that it began from.
    await expect(page).toHaveURL(`/admin/dashboard?tab=businesses&q=${nora.last}`);
    await expect(page.getByLabel(`Actions for ${nora.firm}`, { exact: true })).toBeFocused();
    await act(page, nora.firm, 'Deactivate');
    await page.getByRole('dialog').getByLabel('Reason').fill('No insurance.');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await said(page, 'Account deactivated');
    expect(await statusOfPage()).toBe(404);
    await act(page, nora.firm, 'Activate');
    await said(page, 'Account activated');
    expect(await statusOfPage()).toBe(200);
    const asked = onConfirm(page, true);
    await act(page, nora.firm, 'Delete');
    expect(await asked).toBe(`Are you sure you want to delete ${nora.firm}?`);
    await page.getByRole('dialog').getByLabel('Reason').fill('Closed down.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Business Deleted Successfully');
    await said(page, 'No Businesses Found');
    expect(await statusOfPage()).toBe(404);
  });
});
