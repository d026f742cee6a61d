import type { Browser, Locator, Page } from '@playwright/test';
import {
  act,
  DESKTOP,
  dialog,
  heading,
  nav,
  newBusiness,
  openAdmin,
  OURS,
  PHONE,
  row,
  tenCustomers,
} from './support/admin.ts';
import { another, signIn, titleFor } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/visit.ts';

/** A job that was quoted on, done and reviewed. */
async function workDone(browser: Browser) {
  const [dana, bob] = [await another(browser, 'dana'), await another(browser, 'bob')];
  const title = titleFor('Sought');
  const jobId = await dana.api.postJob(title, { location: 'CR0 1LB' });
  await bob.api.quote(await bob.api.leadOf(title));
  await dana.api.accept(await bob.api.quoteOf(title));
  await dana.api.setStatus(jobId, 'finished');
  const data = { rating: 4, comment: `Neat work, ${title}` };
  await dana.page.context().request.post(`/api/job/${jobId}/review`, { headers: OURS, data });
  await Promise.all([dana.close(), bob.close()]);
  return title;
}

async function downloadsAs(page: Page, name: string) {
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe(name);
}

test.describe('Lists of work', () => {
  test('are searched by the job, the business and the customer, and come as files', async ({
    page,
    context,
    browser,
  }) => {
    const title = await workDone(browser);
    await page.setViewportSize(DESKTOP);
    await signIn(context, 'admin');
    for (const [place, file] of [
      ['jobs&panel=quotes', 'quotes.csv'],
      ['reviews', 'reviews.csv'],
    ] as const) {
      await openAdmin(page, place);
      const box = page.getByLabel('Search by number, title, business or customer');
      await box.fill(title);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(row(page, title)).toContainText('Stone Plumbing');
      await expectAccessible(page);
      await downloadsAs(page, file);
      const link = page.getByRole('link', { name: 'Download as CSV' });
      await expect(link).toHaveAttribute('href', new RegExp(`[?]q=${title.replaceAll(' ', '[+]')}$`));
      await box.fill('Stone Plumbing');
      await expect(row(page, title)).toHaveCount(1);
      await box.fill('nobody of that name');
      await expect(page.getByRole('link', { name: 'See the whole list' })).toBeVisible();
    }
    await openAdmin(page, 'jobs');
    await page.getByLabel('Search by number, title, post code or customer').fill(title);
    await expect(page.getByRole('row')).toHaveCount(2);
    await downloadsAs(page, 'jobs.csv');
  });

  test('a business without a package is not called active alone', async ({ page, context, request }) => {
    await page.setViewportSize(DESKTOP);
    const nora = await newBusiness(request);
    await signIn(context, 'admin');
    await openAdmin(page, `businesses&q=${nora.last}`);
    const firm = row(page, nora.firm);
    await expect(firm).toContainText('Email not verified: receives no leads, not in the directory');
    await act(page, nora.firm, 'Verify');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
    const noPackage = 'No package: receives no leads, not in the directory';
    await expect(firm).toContainText(noPackage);
    await expect(firm).toContainText('Email verified');
    await expectAccessible(page);
    await act(page, nora.firm, 'Edit');
    await expect(dialog(page, `Edit ${nora.firm}`)).toContainText(noPackage);
  });
});

/** It has the focus, and is seen. */
async function isBackAt(place: Locator) {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`Back leads to the page of a list and to the row from which one went, on a ${size}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(context, 'admin');
    await openAdmin(page, 'jobs');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=jobs&page=2');

    // A filter and a search are a step each, however many letters were sent.
    await page.getByLabel('Status', { exact: true }).selectOption('Active');
    await expect(page).toHaveURL('/admin/dashboard?tab=jobs&status=active');
    const box = page.getByLabel('Search by number, title, post code or customer');
    for (const typed of ['t', 'ta', 'tap']) {
      await box.fill(typed);
      await expect(page).toHaveURL(new RegExp(`[?&]q=${typed}(&|$)`));
    }
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard?tab=jobs&status=active');
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard?tab=jobs&page=2');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('all');

    // The last row of a page, whose log one looks at.
    await page.route(/[/]api[/]admin[/]customers([?]|$)/, (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get('pageIndex') ?? 1);
      return route.fulfill({ json: { customers: tenCustomers(asked), count: 91, hasMore: false } });
    });
    await page.route('**/api/admin/audit*', (route) => route.fulfill({ json: { entries: [], count: 0 } }));
    await nav(page).getByRole('link', { name: 'Customers', exact: true }).click();
    await pages.getByRole('link', { name: 'Page 2' }).click();
    const last = page.locator('[data-row="2-9"]');
    await last.locator('summary').click();
    await last.getByRole('link', { name: 'Audit Log' }).click();
    await expect(heading(page)).toHaveText('Audit Log');
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard?tab=customers&page=2');
    await isBackAt(last.locator('summary'));
    // A new way to the same list begins at its top.
    await nav(page).getByRole('link', { name: 'Customers', exact: true }).click();
    await expect(page.locator('[data-row="1-0"]')).toBeInViewport();
    await expect(page.locator('[data-row] :focus')).toHaveCount(0);

    // What leads back in the page does the same.
    await openAdmin(page, 'categories');
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    const services = page
      .getByRole('main')
      .getByRole('link', { name: /^\d+ services? of / })
      .last();
    const opened = (await services.getAttribute('aria-label')) ?? '';
    await services.click();
    await expect(heading(page)).toHaveText(/^Services of /);
    await page.getByRole('link', { name: 'Work Categories' }).last().click();
    await expect(page).toHaveURL('/admin/dashboard?tab=categories&page=2');
    await isBackAt(page.getByLabel(opened, { exact: true }));
    // Opened by its address, the page of the list is all that is known.
    await services.click();
    await expect(heading(page)).toHaveText(/^Services of /);
    await page.reload();
    await expect(heading(page)).toHaveText(/^Services of /);
    await page.getByRole('link', { name: 'Work Categories' }).last().click();
    await expect(page).toHaveURL('/admin/dashboard?tab=categories&page=2');
  });
