import type { Page } from '@playwright/test';
import { another, answer, card, openLead, openTab, said, signIn, titleFor } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const SMALL_PHONE = { width: 360, height: 640 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Nothing stands out of the screen, so nobody has to push it sideways to read. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);

async function turn(page: Page) {
  const here = await heading(page).innerText();
  await fits(page);
  await button(page, 'Continue').click();
  await expect(heading(page)).not.toHaveText(here);
}

async function postsJob(page: Page, title: string) {
  await visit(page, '/');
  await fits(page);
  await visit(page, '/post-job?category=plumbing');
  await page.getByRole('link', { name: 'Repair or replace a tap' }).click();
  await expect(heading(page)).toHaveText('Repair or replace a tap');
  for (const choice of ['Kitchen tap', 'Terraced house', 'Within a week']) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await turn(page);
  }
  await page.getByLabel('Post code').fill('SE1 7PB');
  await turn(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('It drips all night however hard we close it.');
  await turn(page);
  await expect(heading(page)).toHaveText('Your contact details');
  await turn(page);
  await button(page, 'Post Job').click();
  await expect(heading(page)).toHaveText('Your job has been posted');
  await fits(page);
}

async function quotes(page: Page, title: string) {
  await openTab(page, 'leads');
  const lead = await openLead(page, title);
  const next = lead.getByRole('button', { name: 'Send quote' });
  const before = (await next.boundingBox())?.x;
  await lead.getByRole('button', { name: 'Interested', exact: true }).click();
  await expect(lead.getByRole('link', { name: /Call Carl Moss/ })).toBeVisible();
  // The next step stays where the thumb has seen it.
  expect((await next.boundingBox())?.x).toBe(before);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await lead.getByLabel('Cost').fill('120.50');
  await lead.getByLabel('Rate').selectOption('Hourly');
  await fits(page);
  await lead.getByRole('button', { name: 'Send Quote', exact: true }).click();
  await answer(page, 'Quote');
  await said(page, 'Quote sent!');
  await button(page, 'Open Quoted').click();
  await expect(heading(page)).toHaveText('Quoted');
  await expect(card(page, title)).toBeVisible();
}

async function acceptsAndReviews(page: Page, title: string) {
  await openTab(page, 'quoted');
  await fits(page);
  await card(page, title).getByRole('button', { name: 'Accept Quote' }).click();
  await answer(page, 'Accept');
  await said(page, 'Quote accepted!');
  await fits(page);
  await button(page, 'Open Progress').click();
  await expect(heading(page)).toHaveText('Progress');
  await fits(page);
  await card(page, title).getByRole('button', { name: 'Mark as Complete' }).click();
  await answer(page, 'Complete');
  await said(page, 'Job completed');
  await openTab(page, 'history');
  await card(page, title).getByRole('button', { name: 'Leave a Review' }).click();
  const form = page.getByRole('dialog', { name: 'Leave a Review' });
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByLabel('Comment').fill('On time, and the tap is quiet.');
  await fits(page);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await said(page, 'Review submitted!');
}

test('a job is posted, quoted, done and reviewed on two phones of 360 pixels', {
  tag: ['@R-16-042'],
}, async ({ page, context, browser }) => {
  const title = titleFor('Tap on a small phone');
  const anna = await another(browser, 'business');
  await signIn(context, 'customer');
  for (const phone of [page, anna.page]) await phone.setViewportSize(SMALL_PHONE);
  await postsJob(page, title);
  await quotes(anna.page, title);
  await acceptsAndReviews(page, title);
  await openTab(anna.page, 'history');
  await card(anna.page, title).getByRole('button', { name: 'See Reviews' }).click();
  await expect(anna.page.getByRole('dialog', { name: 'Reviews' })).toContainText('the tap is quiet.');
  await fits(anna.page);
  await anna.close();
});
