import type { Locator, Page } from '@playwright/test';
import { card, newLead, openTab } from './support/sides.ts';
import { expect, test } from './support/visit.ts';

/** What is behind a job, what is marked as now, and the step that it waits for. */
async function lineOf(job: Locator) {
  const line = job.getByRole('list', { name: 'How far this job is' });
  await expect(line).toBeVisible();
  return {
    past: (await line.locator('[data-past]').allInnerTexts()).map((text) => text.split('\n')[0]),
    now: (await line.locator('[data-now]').allInnerTexts()).map((text) => text.split('\n')[0]),
    next: await line.locator('[aria-current="step"]').allInnerTexts(),
  };
}

const seenAt = async (page: Page, tab: string, title: string) => {
  await openTab(page, tab);
  return lineOf(card(page, title));
};

test('the card of a job tells its customer how far it is, until it is reviewed', async ({
  page,
  browser,
}) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap of many steps' });
  expect(await seenAt(carl.page, 'jobs', title)).toEqual({
    past: ['Posted'],
    now: ['Posted'],
    next: ['Quotes'],
  });
  await anna.quote(leadId);
  expect(await seenAt(carl.page, 'jobs', title)).toEqual({
    past: ['Posted', 'Quotes'],
    now: ['Quotes'],
    next: ['Hired'],
  });
  await carl.api.accept(await carl.api.quoteOf(title));
  const hired = ['Posted', 'Quotes', 'Hired'];
  expect(await seenAt(carl.page, 'progress', title)).toEqual({ past: hired, now: ['Hired'], next: ['Done'] });
  await carl.api.setStatus(jobId, 'finished');
  expect(await seenAt(carl.page, 'history', title)).toEqual({
    past: [...hired, 'Done'],
    now: ['Done'],
    next: ['Reviewed'],
  });
  await carl.api.review(jobId);
  await openTab(carl.page, 'history');
  const reviewed = card(carl.page, title);
  await expect(reviewed).toContainText('Your review');
  await expect(reviewed.getByRole('list', { name: 'How far this job is' })).toHaveCount(0);
  await carl.close();
});
