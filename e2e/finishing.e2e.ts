import type { Browser, Page } from '@playwright/test';
import * as samples from '../server/testing/pictures/samples.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expectFit } from './support/looks.ts';
import { answer, newLead, said } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

/** The business has finished a job of the customer's. */
async function finished(page: Page, browser: Browser, what: string) {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what });
  await anna.quote(leadId, 140);
  await carl.api.accept(await carl.api.quoteOf(title));
  await anna.setStatus(jobId, 'finished');
  return { carl, title, jobId };
}

test('the mail that asks for a review leads to its form, which is there once', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, title, jobId } = await finished(page, browser, 'Tap to review');
  await carl.page.setViewportSize(PHONE);
  const asked = `/dashboard?tab=history&at=${jobId}&panel=review`;
  await visit(carl.page, asked);
  const form = carl.page.getByRole('dialog', { name: 'Leave a Review' });
  await expect(form).toContainText(title);
  await expectAccessibleInBothModes(carl.page);
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await said(carl.page, 'Review submitted!');
  await expect(form).toBeHidden();
  await visit(carl.page, asked);
  await expect(carl.page.getByRole('article', { name: title })).toContainText('Your review');
  await expect(form).toBeHidden();
  await carl.close();
});

test('the business ends hourly work with its hours and a photo, which the customer sees with the sum that follows', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap by the hour' });
  await anna.quote(leadId, 45, { rate_type: 'Hourly' });
  await carl.api.accept(await carl.api.quoteOf(title));
  const agreement = `/jobs/${jobId}/agreement`;
  await carl.page.setViewportSize(PHONE);
  await visit(carl.page, agreement);
  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard?tab=progress');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Mark as Complete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Hours worked').fill('six');
  await question.getByRole('button', { name: 'Complete' }).click();
  await expect(question.getByLabel('Hours worked')).toHaveAttribute('aria-invalid', 'true');
  await question.getByLabel('Hours worked').fill('6.5');
  const photo = { name: 'done.jpg', mimeType: 'image/jpeg', buffer: await samples.jpeg(900, 600) };
  await question.locator('input[type=file]').last().setInputFiles([photo]);
  await expect(question.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await question.getByRole('button', { name: 'Complete' }).click();
  await said(page, 'Job completed');

  // The page of the customer hears of it.
  const finished = carl.page.getByRole('region', { name: 'Finished' });
  await expect(finished).toContainText(/Finished on .*: 6.5 hours, 1 photo/);
  await expect(finished).toContainText('6.5 hours at £45 an hour come to £292.50.');
  await expect(finished.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expectAccessibleInBothModes(carl.page);
  await finished.getByRole('button', { name: /photo/i }).click();
  await expect(carl.page.getByRole('dialog')).toBeVisible();
  await carl.page.keyboard.press('Escape');
  for (const each of [page, carl.page]) {
    await visit(each, '/dashboard?tab=history');
    await expect(each.getByRole('article', { name: title })).toContainText('6.5 hours, 1 photo');
  }
  await carl.close();
});

const stillOpen = (page: Page) => page.getByRole('region', { name: 'Still open' });
const thing = (page: Page, text: string) => stillOpen(page).getByRole('listitem').filter({ hasText: text });

test('a customer lists what is still open, and the business ticks it off, each on the open page of the other', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, title, jobId } = await finished(page, browser, 'Tap with a leak');
  const agreement = `/jobs/${jobId}/agreement`;
  await carl.page.setViewportSize(PHONE);
  for (const each of [page, carl.page]) await visit(each, agreement);
  await expect(stillOpen(page)).toContainText('Tick off each thing once it is done.');

  await stillOpen(carl.page).getByRole('button', { name: 'List What Is Open' }).click();
  const form = carl.page.getByRole('dialog', { name: 'What is still open?' });
  await form.getByRole('button', { name: 'List It' }).click();
  await expect(form.getByLabel('Still open')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Still open').fill('The seal leaks\n\nA tile is loose\nNo lid');
  await expectAccessibleInBothModes(carl.page);
  await form.getByRole('button', { name: 'List It' }).click();
  await said(carl.page, 'Listed');

  // Photos go with one thing.
  const photo = { name: 'leak.jpg', mimeType: 'image/jpeg', buffer: await samples.jpeg(900, 600) };
  await stillOpen(carl.page).getByRole('button', { name: 'List What Is Open' }).click();
  await form.getByLabel('Still open').fill('The lid is chipped\nThe paint too');
  await form.locator('input[type=file]').last().setInputFiles([photo]);
  await expect(form.getByText('Sent', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'List It' }).click();
  await expect(form.getByText('Photos go with one thing')).toBeVisible();
  await form.getByLabel('Still open').fill('The lid is chipped');
  await expectAccessibleInBothModes(carl.page);
  await form.getByRole('button', { name: 'List It' }).click();
  await expect(form).toBeHidden();
  await expect(thing(page, 'The lid is chipped').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await thing(carl.page, 'The lid is chipped').getByRole('button', { name: 'Take It Back' }).click();
  await answer(carl.page, 'Take It Back');

  // The page of the business hears of it.
  await expect(stillOpen(page).getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothModes(page);
  await thing(page, 'The seal leaks').getByRole('button', { name: 'Tick Off' }).click();
  await said(page, 'Ticked off');
  await expect(thing(carl.page, 'The seal leaks')).toContainText('Done');
  await expect(thing(carl.page, 'The seal leaks').getByRole('button')).toHaveCount(0);
  await thing(page, 'The seal leaks').getByRole('button', { name: 'Not Done After All' }).click();
  await said(page, 'Open again');
  await expect(thing(carl.page, 'The seal leaks')).toContainText('Open');

  await thing(carl.page, 'No lid').getByRole('button', { name: 'Take It Back' }).click();
  await expect(carl.page.getByRole('alertdialog', { name: 'Take this back?' })).toContainText('No lid');
  await answer(carl.page, 'Take It Back');
  await said(carl.page, 'Taken off the list');
  await expect(stillOpen(page).getByRole('listitem')).toHaveCount(2);
  await expectFit(carl.page);
  await carl.page.setViewportSize(PHONE);
  await expectAccessibleInBothModes(carl.page);
  await visit(page, '/dashboard?tab=history');
  await expect(page.getByRole('article', { name: title })).toContainText('What was agreed');
  await carl.close();
});
