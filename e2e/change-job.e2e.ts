import type { Page } from '@playwright/test';
import { jpeg } from '../server/testing/pictures/samples.ts';
import { expectEveryLook } from './support/looks.ts';
import {
  another,
  answer,
  card,
  LEADS,
  openLiveTab,
  openTab,
  said,
  signIn,
  titleFor,
  unfold,
} from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

/** The other side's list, where a desktop shows one line for each lead first. */
async function chosenLead(page: Page, title: string) {
  const line = page.getByRole('list', { name: /^Leads, newest first/ }).getByRole('button', { name: title });
  await line.click();
  return card(page, title);
}

test.describe('A customer changes a job on a phone while a business has it open on a desk', () => {
  test('the business sees what was changed, the quote of before says so, and what is typed is never lost', {
    tag: ['@C2'],
  }, async ({ page, context, browser, complaints }) => {
    await signIn(context, 'customer');
    const anna = await another(browser, 'business');
    const bob = await another(browser, 'bob');
    await page.setViewportSize(PHONE);
    const title = titleFor('Tap in the cellar');
    await visit(page, '/dashboard?tab=jobs');
    const carl = await another(browser, 'customer');
    const id = await carl.api.postJob(title);
    await openLiveTab(anna.page, 'leads', LEADS);
    const lead = await chosenLead(anna.page, title);
    await lead.getByRole('button', { name: 'Interested', exact: true }).click();
    await expect(lead.getByRole('link', { name: /^Call/ })).toBeVisible();
    await openTab(bob.page, 'leads');
    await bob.api.quote(await bob.api.leadOf(title), 95);

    await openTab(page, 'jobs');
    await unfold(card(page, title), 'Job details');
    await card(page, title)
      .getByRole('link', { name: `Change ${title}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your job');
    await expect(page.getByText('A Local Pro has marked interest, written or sent a quote.')).toBeVisible();
    await expect(page.getByLabel('Post code')).toHaveCount(0);
    const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) };
    await page.locator('input[type=file]').last().setInputFiles([photo]);
    await page.getByLabel('What it shows').fill('The pipe in the hall');
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expectEveryLook(page);
    await page.setViewportSize(PHONE);
    await page
      .getByLabel('Description')
      .fill('It drips in the cellar and by now in the hall, too, all day long.');
    await page.getByText('Within a month').click();

    // The line is lost, and then the page is loaded again: all of it is still there.
    await page.route('**/api/job/*', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await page.unroute('**/api/job/*');
    expect(complaints.splice(0)).toEqual(['changeJob failed: 0']);
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue(/by now in the hall/);
    await expect(page.getByLabel('What it shows')).toHaveValue('The pipe in the hall');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await said(page, 'Job changed');
    await expect(card(page, title)).toContainText('by now in the hall');

    await expect(lead.getByText(/^Changed .*: description, photos, urgency$/)).toBeVisible();
    await expect(lead).toContainText('by now in the hall');
    const strip = lead.getByRole('list', { name: `Photos of ${title}` });
    await expect(strip.getByRole('button', { name: 'The pipe in the hall' })).toBeVisible();
    await openTab(bob.page, 'quoted');
    await expect(card(bob.page, title).getByText('Sent before the job changed')).toBeVisible();
    await unfold(card(page, title), '1 response');
    const quote = card(page, title).getByRole('article').first();
    await expect(quote.getByText('Sent before the job changed')).toBeVisible();
    await quote.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'This quote was sent before you changed the job.',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();

    // Another device takes the photo away meanwhile, and accepts; what is being typed stays on the page.
    await visit(page, `/jobs/${id}/change`);
    await page.getByLabel('Title').fill('Two taps in the cellar');
    await page.getByLabel('What it shows').fill('The pipe in the cellar');
    await carl.api.setPhotos(id, []);
    await expect(strip).toHaveCount(0);
    await expect(page.getByLabel('What it shows')).toHaveValue('The pipe in the cellar');
    await page.getByRole('button', { name: 'Go on with what I typed' }).click();
    await expect(page.getByLabel('What it shows')).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Two taps in the cellar');
    await carl.api.accept(await carl.api.quoteOf(title));
    await expect(page.getByText('You have accepted a quote on this job')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Two taps in the cellar');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    for (const side of [anna, bob, carl]) await side.close();
  });

  test('a reason of cancelling is one tap', { tag: ['@C2'] }, async ({ page, context, browser }) => {
    await signIn(context, 'customer');
    const carl = await another(browser, 'customer');
    const title = titleFor('Tap in the attic');
    await carl.api.postJob(title);
    await page.setViewportSize(PHONE);
    await openTab(page, 'jobs');
    await unfold(card(page, title), 'Job details');
    await card(page, title).getByRole('button', { name: 'Cancel Job' }).click();
    await expect(page.getByRole('group', { name: 'Or cancel it at one tap, because …' })).toBeVisible();
    await answer(page, 'Hired someone else?');
    await said(page, 'Job cancelled');
    await visit(page, '/dashboard?tab=history&history=cancelled');
    await expect(card(page, title).getByText('You hired someone else')).toBeVisible();
    await carl.close();
  });
});
