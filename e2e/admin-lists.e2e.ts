import type { Browser, Page } from '@playwright/test';
import {
  act,
  DESKTOP,
  dialog,
  newBusiness,
  openAdmin,
  OURS,
  row,
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
