import type { Page, Route } from '@playwright/test';
import {
  act,
  BROKEN,
  DESKTOP,
  dialog,
  heading,
  nav,
  onConfirm,
  openAdmin,
  OURS,
  PASSWORD,
  row,
  PHONE,
} from './support/admin.ts';
import { another, answer, forgetSignIn, said, signIn, titleFor } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';

test.describe('Jobs', () => {
  test('are opened, switched off and on, and deleted', {
    tag: ['@R-8-011', '@R-8-020', '@R-8-052', '@R-8-054', '@R-8-055', '@R-8-056', '@R-8-057', '@R-8-058'],
  }, async ({ page, browser, context }) => {
    await page.setViewportSize(DESKTOP);
    const carl = await another(browser, 'customer');
    const anna = await another(browser, 'business');
    const title = titleFor('Admin');
    await carl.api.postJob(title);
    await anna.api.interested(await anna.api.leadOf(title));
    await signIn(context, 'admin');
    await openAdmin(page, 'jobs');
    const columns = ['Job', 'Customer', 'Service', 'Location', 'Status', 'Leads', 'Open or accepted quotes'];
    for (const column of [...columns, 'Posted'])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    const job = row(page, title);
    await expect(job).toContainText('Carl Moss');
    await expect(job).toContainText('Repair or replace a tap');
    await expect(job).toContainText(/J\d{6}/);
    const all = await (await page.request.get('/api/admin/jobs', { headers: OURS })).json();
    const { leadsCount } = all.jobs.find((one: { title: string }) => one.title === title);
    await expect(job.getByRole('cell')).toHaveText([
      'Carl Moss',
      'Repair or replace a tapNormal',
      /^SE1 9SG/,
      'Active',
      `${leadsCount}`,
      '0',
      / ago, \w{3} \d+ \w{3}( \d{4})? at\s\d\d:\d\d$/,
      'DeactivateDelete',
    ]);
    const facts = ['It drips all night however hard we close it.', 'As soon as possible', 'Bell Heating'];
    for (const fact of facts) await expect(job.getByText(fact)).toBeHidden();
    await job.getByText('Details', { exact: true }).click();
    for (const fact of facts) await expect(job.getByText(fact)).toBeVisible();
    // The column counts whom the job reaches; those who have opened it have another word.
    await expect(job.getByText('Leads', { exact: true })).toHaveCount(0);
    await expect(job.getByText('Seen by', { exact: true })).toBeVisible();
    await expect(job.getByText('Bell Heating (interested)')).toBeVisible();
    await act(page, title, 'Deactivate');
    await expect(page.getByRole('dialog').getByText(/^J\d{6}, Carl Moss$/)).toBeVisible();
    await page.getByRole('dialog').getByLabel('Reason').fill('Posted twice.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await said(page, 'Job deactivated');
    await expect(job).toContainText('Switched off');
    await page.getByLabel('Show', { exact: true }).selectOption('Switched off');
    await expect(page).toHaveURL(/state=inactive/);
    await act(page, title, 'Activate');
    await said(page, 'Job activated');
    await expect(job).toHaveCount(0);
    await page.getByLabel('Show', { exact: true }).selectOption('All');
    const asked = onConfirm(page, true);
    await act(page, title, 'Delete');
    expect(await asked).toBe(`Are you sure you want to delete ${title}?`);
    await page.getByRole('dialog').getByLabel('Reason').fill('Not allowed here.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Job Deleted Successfully');
    await expect(job).toHaveCount(0);
    await openAdmin(page, 'settings&panel=audit');
    await expect(row(page, `${title} (deleted)`).first()).toContainText('Deleted a job');
    await Promise.all([carl.close(), anna.close()]);
  });

  test('keep every word of a table whole, beside a word that no column can hold', async ({
    page,
    browser,
    context,
  }) => {
    await page.setViewportSize(DESKTOP);
    const carl = await another(browser, 'customer');
    await carl.api.postJob(titleFor('Words'), { location: 'WV1 1ST' });
    await carl.api.postJob(`${'W'.repeat(60)} ${titleFor('Words')}`, { location: 'NW3 2PF' });
    await signIn(context, 'admin');
    await openAdmin(page, 'jobs');
    await expect(row(page, 'WV1 1ST').first()).toBeVisible();
    const { jobs } = await (await page.request.get('/api/admin/jobs', { headers: OURS })).json();
    const words = jobs.flatMap(({ town, service }: { town: string; service: { name: string } }) =>
      `${town} ${service.name}`.split(' '),
    );
    expect(await page.evaluate(brokenWords, [...new Set<string>(words)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
    // Nor does it stand over the columns beside it.
    const overflowing = await page
      .locator('tbody :is(th, td)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
    expect(overflowing).toBe(0);
    await carl.close();
  });

  test('a reason that was typed outlives the session, and goes with Cancel', async ({
    page,
    browser,
    context,
    complaints,
  }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Late');
    await carl.api.postJob(title);
    forgetSignIn('admin');
    await signIn(context, 'admin');
    forgetSignIn('admin');
    await openAdmin(page, 'jobs');
    await act(page, title, 'Deactivate');
    const reason = page.getByRole('dialog').getByLabel('Reason');
    await reason.fill('Posted twice.');
    await page.request.post('/api/auth/logout', { headers: OURS });
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page).toHaveURL(/[/]login/);
    await page.getByLabel('Email').fill('admin@fettle.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=jobs');
    await act(page, title, 'Deactivate');
    await expect(reason).toHaveValue('Posted twice.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await act(page, title, 'Deactivate');
    await expect(reason).toHaveValue('');
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/failed: 401/);
    await carl.close();
  });

  test('the second of two admins reads that it was done, and why, beside their own reason', async ({
    page,
    browser,
    context,
    complaints,
  }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Both');
    const jobId = await carl.api.postJob(title);
    await signIn(context, 'admin');
    await openAdmin(page, 'jobs');
    await act(page, title, 'Deactivate');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Posted twice.');
    await page.route(`**/api/admin/job/${jobId}`, (route) => route.fulfill(DONE_BY_ANOTHER));
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Another admin has done this meanwhile. Your reason was not stored. Their reason: No insurance',
    );
    await expect(dialog.getByLabel('Reason')).toHaveValue('Posted twice.');
    await expectAccessible(page);
    expect(complaints.splice(0)).toEqual(['deactivate failed: 409']);
    await carl.close();
  });

  test('each list says when there is none', {
    tag: ['@R-8-025', '@R-8-040', '@R-8-053', '@R-8-060', '@R-8-081', '@R-13-081', '@R-13-082'],
  }, async ({ page, context }) => {
    await signIn(context, 'admin');
    await openAdmin(page, 'dashboard');
    for (const [tab, list, says, json] of [
      ['Customers', 'customers', 'No Customers Found', { customers: [], count: 0 }],
      ['Businesses', 'businesses', 'No Businesses Found', { businesses: [], businessCount: 0 }],
      ['Jobs', 'jobs', 'No Jobs Found', { jobs: [], jobsCount: 0 }],
      [
        'Work Categories',
        'work-categories',
        'No Work Categories Found',
        { workCategories: [], categoryCount: 0 },
      ],
      ['Settings', 'gocardless/promo-codes', 'No Promo Codes Found', { promoCodes: [], count: 0 }],
    ] as const) {
      await page.route(`**/api/admin/${list}*`, (route) => route.fulfill({ json }));
      await nav(page).getByRole('link', { name: tab, exact: true }).click();
      await said(page, says);
    }
  });
});

type Counted = { is_active: 0 | 1; activeBusinessesCount: number; inactiveBusinessesCount: number };
type Category = Counted & { name: string; services: (Counted & { name: string })[] };

const countsOf = (row: Counted) => [
  row.is_active === 1 ? 'Active' : 'Inactive',
  `${row.activeBusinessesCount}`,
  `${row.inactiveBusinessesCount}`,
];

/** Whose figures cannot stand in each other's place. */
const isTelling = ({ services, activeBusinessesCount, inactiveBusinessesCount }: Category) =>
  services.length > 0 && activeBusinessesCount !== inactiveBusinessesCount;

/** What the page asks the server to delete from now on. */
function deletions(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (asked) => asked.method() === 'DELETE' && sent.push(asked.url()));
  return sent;
}

test.describe('Work categories', () => {
  test('are added, switched and deleted', {
    tag: ['@R-8-062', '@R-8-063', '@R-8-064', '@R-8-068', '@R-13-038', '@R-13-039', '@R-13-119', '@R-13-120'],
  }, async ({ page, context, complaints }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await openAdmin(page, 'categories');
    const columns = ['Work category', 'Status', 'Active businesses', 'Inactive businesses', 'Services'];
    for (const column of columns)
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    let calls = 0;
    page.on('request', (sent) => sent.method() === 'POST' && calls++);
    await page.getByRole('button', { name: 'Add Work Category' }).click();
    const form = dialog(page, 'Add a work category');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('Please enter the name of the work category.')).toBeVisible();
    expect(calls).toBe(0);
    await expectAccessible(page);
    await form.getByLabel('Name').fill('plumbing');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('This work category already exists.')).toBeVisible();
    expect(complaints.splice(0)).toEqual(['addCategory failed: 422']);
    // First in the order of names, so that it is on the first page.
    await form.getByLabel('Name').fill('Aaa Thatching');
    await form.getByRole('button', { name: 'Add' }).click();
    await said(page, 'Work Category added successfully');
    const added = row(page, 'Aaa Thatching');
    await expect(added.getByRole('cell')).toHaveText([
      'Active',
      '0',
      '0',
      '0 services',
      'RenameDeactivateDelete',
    ]);
    await act(page, 'Aaa Thatching', 'Deactivate');
    await said(page, 'Work Category deactivated');
    await expect(added).toContainText('Inactive');
    await act(page, 'Aaa Thatching', 'Activate');
    await said(page, 'Work Category activated');
    await act(page, 'Aaa Thatching', 'Rename');
    await page.getByRole('dialog').getByLabel('Name').fill('Aaa Reed Work');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await said(page, 'Work Category updated successfully');

    await row(page, 'Aaa Reed Work').getByRole('link').click();
    await expect(heading(page)).toHaveText('Services of Aaa Reed Work');
    await said(page, 'No Services Found');
    await page.getByRole('link', { name: 'Work Categories' }).last().click();
    const deleted = deletions(page);
    void onConfirm(page, false);
    await act(page, 'Aaa Reed Work', 'Delete');
    const asked = onConfirm(page, true);
    await act(page, 'Aaa Reed Work', 'Delete');
    expect(await asked).toBe('Are you sure you want to delete Aaa Reed Work?');
    await expect(page.getByRole('dialog', { name: 'Delete Aaa Reed Work' })).toContainText(
      '0 businesses and 0 jobs have it, and 0 services go with it.',
    );
    await page.getByRole('dialog').getByLabel('Reason').fill('Part of roofing');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Work Category Deleted Successfully');
    await expect(row(page, 'Aaa Reed Work')).toHaveCount(0);
    // Only the second time was yes.
    expect(deleted).toHaveLength(1);

    const addElsewhere = await page.request.post('/api/admin/work-category', {
      headers: { ...OURS, 'idempotency-key': crypto.randomUUID() },
      data: { name: 'Aaa Gilding' },
    });
    expect(addElsewhere.status()).toBe(200);
    await openAdmin(page, 'categories');
    const link = await row(page, 'Aaa Gilding').getByRole('link').getAttribute('href');
    const id = new URLSearchParams(link?.split('?')[1]).get('category');
    await page.request.delete(`/api/admin/work-category/${id}`, { headers: OURS });
    await act(page, 'Aaa Gilding', 'Deactivate');
    const gone = 'This work category is no longer there.';
    await expect(page.locator('[role="dialog"][data-type="bad"]')).toContainText(gone);
    await expect(row(page, 'Aaa Gilding')).toHaveCount(0);
    await visit(page, link ?? '');
    await said(page, gone);
    expect(complaints.splice(0)).toEqual(['changeCategory failed: 404']);
  });

  test('are listed with their services, and those of one are managed under it', {
    tag: ['@R-8-011', '@R-8-020', '@R-8-059', '@R-8-061', '@R-8-065', '@R-8-066', '@R-8-067'],
  }, async ({ page, context }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await openAdmin(page, 'categories');
    const answer = await page.request.get('/api/admin/work-categories', { headers: OURS });
    const categories: Category[] = (await answer.json()).workCategories;
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows.getByRole('rowheader')).toHaveText(categories.map(({ name }) => name));
    for (const [line, category] of categories.entries())
      await expect(rows.nth(line).getByRole('cell')).toHaveText([
        ...countsOf(category),
        category.services.length === 1 ? '1 service' : `${category.services.length} services`,
        /^Rename/,
      ]);
    // One that has services, and businesses that are not as many as the inactive ones.
    const place = categories.findIndex(isTelling);
    const { name = '', services = [] } = categories[place] ?? {};
    await rows.nth(place).getByRole('link').click();
    await expect(heading(page)).toHaveText(`Services of ${name}`);
    await expect(rows.getByRole('rowheader')).toHaveText(services.map((service) => service.name));
    for (const [line, service] of services.entries())
      await expect(rows.nth(line).getByRole('cell')).toHaveText([
        ...countsOf(service),
        'RenameDeactivateDelete',
      ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Service' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Please enter the name of the service.')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Name').fill('Tame a dragon');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await said(page, 'Service added successfully');
    const added = row(page, 'Tame a dragon');
    await expect(added.getByRole('cell')).toHaveText(['Active', '0', '0', /^Rename/]);
    await act(page, 'Tame a dragon', 'Deactivate');
    await said(page, 'Service deactivated');
    await expect(added).toContainText('Inactive');
    await page.getByRole('button', { name: 'Undo' }).click();
    await said(page, 'Service activated');
    await expect(added.getByRole('cell').first()).toHaveText('Active');
    const deleted = deletions(page);
    void onConfirm(page, false);
    await act(page, 'Tame a dragon', 'Delete');
    const asked = onConfirm(page, true);
    await act(page, 'Tame a dragon', 'Delete');
    expect(await asked).toBe('Are you sure you want to delete Tame a dragon?');
    await expect(page.getByRole('dialog', { name: 'Delete Tame' })).toContainText('0 businesses chose it.');
    await page.getByRole('dialog').getByLabel('Reason').fill('None are left');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Service Deleted Successfully');
    expect(deleted).toHaveLength(1);
    await expect(added).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText(`Services of ${name}`);
  });
});

test.describe('Reviews', () => {
  test('are hidden for a reason that stands in their place, shown again and deleted', {
    tag: ['@R-8-011', '@R-8-020', '@R-8-070'],
  }, async ({ page, context, browser }) => {
    await page.setViewportSize(DESKTOP);
    const [dana, bob] = [await another(browser, 'dana'), await another(browser, 'bob')];
    const title = titleFor('Reviewed');
    const jobId = await dana.api.postJob(title, { location: 'CR0 1LB' });
    await bob.api.quote(await bob.api.leadOf(title));
    await dana.api.accept(await bob.api.quoteOf(title));
    await dana.api.setStatus(jobId, 'finished');
    const comment = `Ring me on a Sunday, ${title}`;
    const answer = await dana.page.context().request.post(`/api/job/${jobId}/review`, {
      headers: OURS,
      data: { rating: 2, comment },
    });
    expect(answer.status()).toBe(200);

    await signIn(context, 'admin');
    await openAdmin(page, 'reviews');
    const review = row(page, comment);
    await expect(review.getByRole('img', { name: '2 stars' })).toBeVisible();
    await expect(review).toContainText('Stone Plumbing');
    await expect(review).toContainText('Dana Reed');
    await expect(review).toContainText(/J\d{6}/);
    await expect(review.locator('time')).toHaveAttribute('datetime', /^20/);
    await expect(review.getByRole('cell').last()).toHaveText('HideDelete');
    await review.getByLabel('Actions for the review of Stone Plumbing by Dana Reed').click();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    const why = dialog(page, 'Hide this review');
    await why.getByRole('button', { name: 'Hide' }).click();
    await expect(why.getByText('Please choose one of the options.')).toBeVisible();
    await expectAccessible(page);
    await why.getByLabel('It names somebody or gives personal details').check();
    await why.getByRole('button', { name: 'Hide' }).click();
    await said(page, 'Review hidden');
    await expect(review).toContainText('It names somebody or gives personal details');
    const profile = await review.getByRole('link', { name: 'Stone Plumbing' }).getAttribute('href');
    await visit(page, profile ?? '');
    await expect(
      page.getByText('We hid a review here. It names somebody or gives personal details.'),
    ).toBeVisible();
    await expect(page.getByText(comment)).toHaveCount(0);
    await expectAccessible(page);

    await openAdmin(page, 'reviews');
    await review.getByLabel(/^Actions for/).click();
    await page.getByRole('button', { name: 'Show again' }).click();
    await said(page, 'Review shown again');
    const asked = onConfirm(page, true);
    await review.getByLabel(/^Actions for/).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await asked).toBe('Are you sure you want to delete the review of Stone Plumbing by Dana Reed?');
    await page.getByRole('dialog').getByLabel('Reason').fill('Written by a robot.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Review Deleted Successfully');
    await expect(review).toHaveCount(0);
    await page.route('**/api/admin/reviews*', (route) => route.fulfill({ json: { reviews: [], count: 0 } }));
    await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
    await said(page, 'No Reviews Found');
    await Promise.all([dana.close(), bob.close()]);
  });
});

test.describe('Settings', () => {
  test('promo codes are kept', {
    tag: ['@R-8-072', '@R-8-076', '@R-8-077', '@R-8-078', '@R-8-079', '@R-8-080', '@R-8-081', '@R-8-082'],
  }, async ({ page, context, complaints }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await openAdmin(page, 'settings');
    await expect(heading(page)).toHaveText('Promo Codes');
    await expect(row(page, 'SPRING20').getByRole('cell')).toHaveText([
      /^Spring offer/,
      '20%',
      'Active',
      'EditDeactivateDelete',
    ]);
    await page.getByRole('button', { name: 'Add Promo Code' }).click();
    const form = dialog(page, 'Add a promo code');
    const add = form.getByRole('button', { name: 'Add' });
    await add.click();
    await expect(form.getByText('Please enter a code.')).toBeVisible();
    await expect(form.getByText('Please enter a whole number from 1 to 100.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Name').fill('ELEVENCHARS');
    await form.getByLabel('Percentage').fill('101');
    await add.click();
    await expect(form.getByText('A code has at most 10 characters.')).toBeVisible();
    await expect(form.getByText('Please enter a whole number from 1 to 100.')).toBeVisible();
    await form.getByLabel('Name').fill('spring20');
    await form.getByLabel('Percentage').fill('15');
    await add.click();
    await expect(form.getByText('This promo code already exists.')).toBeVisible();
    expect(complaints.splice(0)).toEqual(['addPromoCode failed: 422']);
    await form.getByLabel('Name').fill('ADMINCODE');
    await form.getByLabel('Percentage').fill('0');
    await add.click();
    await expect(form.getByText('Please enter a whole number from 1 to 100.')).toBeVisible();
    await expect(form.getByText('This promo code already exists.')).toBeHidden();
    await form.getByLabel('Percentage').fill('15');
    await add.click();
    await said(page, 'Promo Code added successfully');
    await act(page, 'ADMINCODE', 'Deactivate');
    await said(page, 'Promo Code updated successfully');
    await expect(row(page, 'ADMINCODE')).toContainText('Inactive');
    await act(page, 'ADMINCODE', 'Activate');
    await expect(row(page, 'ADMINCODE').getByRole('cell').nth(2)).toHaveText('Active');
    await act(page, 'ADMINCODE', 'Edit');
    await dialog(page, 'Edit ADMINCODE').getByLabel('Percentage').fill('25');
    const changed = page.waitForRequest((sent) => sent.method() === 'PUT');
    await dialog(page, 'Edit ADMINCODE').getByRole('button', { name: 'Save Changes' }).click();
    expect((await changed).postDataJSON()).toEqual({ percentage: 25 });
    await expect(row(page, 'ADMINCODE')).toContainText('25%');
    const deleted = deletions(page);
    void onConfirm(page, false);
    await act(page, 'ADMINCODE', 'Delete');
    const asked = onConfirm(page, true);
    await act(page, 'ADMINCODE', 'Delete');
    expect(await asked).toBe('Are you sure you want to delete ADMINCODE?');
    await said(page, 'Promo Code Deleted Successfully');
    await expect(row(page, 'ADMINCODE')).toHaveCount(0);
    expect(deleted).toHaveLength(1);
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await expect(heading(page)).toHaveText('Audit Log');
    await expect(row(page, 'Deleted a promo code').first()).toContainText('Ada Grant');
    await expect(row(page, 'Deleted a promo code').first().getByRole('cell').nth(1)).toHaveText('ADMINCODE');
    await expect(row(page, 'Changed a promo code').first()).toContainText('Percentage: 15% → 25%');
    await expectAccessible(page);
  });

  test('numbers of the market are changed within bounds, and places switched', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await signIn(context, 'admin');
    await openAdmin(page, 'settings&panel=market');
    const hours = page.getByLabel('Head start of the premium package, in hours');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await expect(hours).toHaveValue('24');
    await hours.fill('200');
    await save.click();
    await expect(page.getByText('Please enter a whole number from 0 to 168.')).toBeVisible();
    await expectAccessible(page);
    await hours.fill('23');
    await save.click();
    await said(page, 'Market settings updated successfully');
    await page.reload();
    await expect(hours).toHaveValue('23');
    await hours.fill('24');
    await save.click();
    await said(page, 'Market settings updated successfully');
    // With the page goes the toast, which would speak for the next change too.
    await page.reload();
    const texts = page.getByLabel('Text messages in 24 hours');
    for (const most of ['40', '']) {
      await texts.fill(most);
      await save.click();
      await said(page, 'Market settings updated successfully');
      await page.reload();
      await expect(texts).toHaveValue(most);
    }
    await expect(texts).toHaveAccessibleDescription(/Empty: 500, as the server was started/);
    // What was changed elsewhere is shown with the next that is saved here, and is not sent back as it was.
    await page.request.put('/api/admin/settings', { headers: OURS, data: { headStartHours: 20 } });
    for (const most of ['0041', '']) {
      await texts.fill(most);
      const sent = page.waitForRequest((one) => one.method() === 'PUT');
      await save.click();
      expect((await sent).postDataJSON()).toEqual({ textsADay: most ? 41 : null });
      await expect(texts).toHaveValue(most ? '41' : '');
      await expect(hours).toHaveValue('20');
    }
    await page.request.put('/api/admin/settings', { headers: OURS, data: { headStartHours: 24 } });
    const places = page.getByRole('switch', { name: 'Guernsey, Jersey and the Isle of Man take part' });
    await places.click();
    await expect(places).not.toBeChecked();
    await places.click();
    await expect(places).toBeChecked();
  });

  test('a session that is over leads from a panel to the log-in page', { tag: ['@R-1-056'] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await openAdmin(page, 'settings');
    await page.route('**/api/admin/settings', (route) =>
      route.fulfill({
        status: 401,
        json: { ...BROKEN, status_code: 401, code: 'unauthenticated', message: 'Unauthenticated.' },
      }),
    );
    await page.getByRole('link', { name: 'Market' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=.*panel%3Dmarket/);
  });

  test('a disputed payment is looked at where it is listed, and leaves the list when it is dealt with', {
    tag: ['@X10'],
  }, async ({ page, context, complaints }) => {
    await page.setViewportSize(PHONE);
    const flag = {
      id: '01a20315-ca52-7217-bd4e-983e606b977c',
      why: 'dispute',
      business: { id: '01a20315-ca52-7217-bd4e-983e606b977d', name: 'Bell Heating' },
      provider: 'stripe',
      reference: 'ch_3QkXy2L9',
      what: 'Premium package',
      amount: 234,
      createdAt: new Date().toISOString(),
    };
    const open = [flag];
    // A bank disputes a payment after days: here it has.
    await page.route('**/api/admin/payment-flag*/**', async (route) => {
      open.length = 0;
      await route.fulfill({ json: [] });
    });
    await page.route(/\/api\/admin\/payment-flags/, (route) =>
      route.fulfill({ json: { flags: open, count: open.length } }),
    );
    await signIn(context, 'admin');
    await openAdmin(page, 'settings&panel=payments');
    await expect(heading(page)).toHaveText('Payments to Look At');
    for (const words of ['Disputed', 'Bell Heating', '£234', 'Premium package', 'Stripe', 'ch_3QkXy2L9'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await nav(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('1 payment to look at.')).toBeVisible();
    // Where nobody can look, that is no sign that there is nothing.
    const breaks = (route: Route) => route.fulfill({ status: 500, json: {} });
    await page.route(/\/api\/admin\/payment-flags/, breaks);
    await openAdmin(page, 'settings&panel=market');
    await nav(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not check whether there are payments');
    expect(complaints.splice(0)).toEqual(['paymentFlags failed: 500']);
    await page.unroute(/\/api\/admin\/payment-flags/, breaks);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'See the payments' }).click();
    await act(page, 'Disputed, Bell Heating', 'Dealt With');
    await page.getByRole('button', { name: 'Yes, it is dealt with' }).click();
    await said(page, 'Dealt with');
    await expect(page.getByText('Nothing to look at.')).toBeVisible();
  });

  test('prices and VAT are changed, and said as they are paid', { tag: ['@ruling-16'] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    await openAdmin(page, 'settings&panel=prices');
    const standard = page.getByRole('form', { name: 'Standard' });
    await expect(standard).toContainText('£114 a month including VAT (£95 + VAT £19)');
    await standard.getByLabel('Net price a month').fill('ninety');
    await standard.getByRole('button', { name: 'Save price' }).click();
    await expect(standard.getByText('Please enter a price from 1 to 10,000')).toBeVisible();
    await expectAccessible(page);
    await standard.getByLabel('Net price a month').fill('0');
    await standard.getByRole('button', { name: 'Save price' }).click();
    await expect(standard.getByText('Please enter a price from 1 to 10,000')).toBeVisible();
    await standard.getByLabel('Net price a month').fill('199.50');
    await standard.getByRole('button', { name: 'Save price' }).click();
    // Visitors would see a slip of a finger within seconds.
    const question = page.getByRole('alertdialog', { name: 'Change the price of Standard?' });
    await expect(question).toContainText('From £95 to £199.50 net a month');
    await answer(page, 'Cancel');
    await expect(standard).toContainText('£114 a month');
    await standard.getByRole('button', { name: 'Save price' }).click();
    await answer(page, 'Change the price');
    await said(page, 'Price updated successfully');
    await expect(standard.getByLabel('Net price a month')).toHaveValue('199.5');
    await expect(standard).toContainText('£239.40 a month');
    // The other one is the cheapest by now, and the first that is named.
    expect(await (await page.request.get('/get-more-leads')).text()).toContain('From £234 a month');
    await standard.getByLabel('Net price a month').fill('95');
    await standard.getByRole('button', { name: 'Save price' }).click();
    await answer(page, 'Change the price');
    await expect(standard).toContainText('£114 a month');
    await page.getByRole('link', { name: 'Market' }).click();
    const vat = page.getByRole('switch', { name: 'Registered for VAT' });
    await expect(vat).toBeChecked();
    await expect(page.getByText('40 km (25 miles)')).toBeVisible();
    await vat.click();
    await said(page, 'VAT switched off');
    await page.getByRole('link', { name: 'Package Prices' }).click();
    await expect(standard).toContainText('£95 a month');
    await page.getByRole('link', { name: 'Market' }).click();
    await vat.click();
    await said(page, 'VAT switched on');
    await expectAccessible(page);
  });
});

/** The story of the server shows when it says so. */
const DONE_BY_ANOTHER = {
  status: 409,
  json: {
    status_code: 409,
    code: 'done_by_another',
    message: 'Another admin has done this meanwhile. Your reason was not stored.',
    errors: {
      reason: [
        'Another admin has done this meanwhile. Your reason was not stored. Their reason: No insurance',
      ],
    },
    request_id: 'x',
  },
};

/** In the browser: which of these words stand in a table on more than one line. */
function brokenWords(words: string[]): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('tbody') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const word of words) {
      const from = text.textContent?.indexOf(word) ?? -1;
      if (from < 0) continue;
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  return [...new Set(broken)];
}
