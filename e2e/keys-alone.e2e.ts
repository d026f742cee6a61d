import type { Page } from '@playwright/test';
import { choose, follow, tabTo, turn, write } from './support/keyboard.ts';
import { another, calls, card, openTab, said, signIn, titleFor } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to the list of leads and down it to this one, whose card then stands beside the list. */
async function toLead(page: Page, title: string): Promise<void> {
  const lines = page.getByRole('list', { name: /^Leads, newest first/ });
  await tabTo(page, lines.locator('[aria-current]'));
  const all = await lines.getByRole('button').count();
  await page.keyboard.press('Home');
  for (let next = 1; next < all && !(await card(page, title).isVisible()); next++)
    await page.keyboard.press('ArrowDown');
  await expect(card(page, title)).toBeVisible();
}

/** In the question that is open. */
const agree = (page: Page, name: string) =>
  follow(page, page.getByRole('alertdialog').getByRole('button', { name, exact: true }));

// No story here touches the mouse.

test('a customer posts a job by the keyboard alone', { tag: ['@R-4-001'] }, async ({ page, context }) => {
  const title = titleFor('Tap that drips');
  await signIn(context, 'customer');
  await visit(page, '/post-job?category=plumbing');
  await follow(page, page.getByRole('link', { name: 'Repair or replace a tap' }));
  await expect(heading(page)).toHaveText('Repair or replace a tap');
  for (const answer of ['Kitchen tap', 'Terraced house', 'Within a week']) {
    await choose(page, answer);
    await turn(page);
  }
  await write(page, page.getByLabel('Post code'), 'SE1 7PB');
  await turn(page);
  await write(page, page.getByLabel('Title'), title);
  await write(page, page.getByLabel('Description'), 'It drips all night however hard we close it.');
  await turn(page);
  await expect(heading(page)).toHaveText('Your contact details');
  await turn(page);
  await expect(heading(page)).toHaveText('Check your answers');
  await follow(page, button(page, 'Post Job'));
  await expect(heading(page)).toHaveText('Your job has been posted');
  await openTab(page, 'jobs');
  await expect(card(page, title)).toBeVisible();
});

test('a business takes up a lead and quotes by the keyboard alone', {
  tag: ['@R-5-023', '@R-5-032', '@R-11-027'],
}, async ({ page, context, browser }) => {
  const title = titleFor('Tap in the shed');
  const carl = await another(browser, 'customer');
  await carl.api.postJob(title);
  await carl.close();
  await signIn(context, 'business');
  await openTab(page, 'leads');
  const lead = card(page, title);
  await follow(page, lead.getByRole('button', { name: 'Interested', exact: true }));
  await expect(lead.getByRole('link', { name: /Call Carl Moss on 07700 900456/ })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Interested', exact: true })).toHaveCount(0);
  await expect(lead.getByText('Interested', { exact: true })).toBeVisible();
  await follow(page, lead.getByRole('button', { name: 'Quote estimate' }));
  await write(page, lead.getByLabel('Cost'), '120.50');
  await write(page, lead.getByLabel('Rate'), 'Hou');
  await follow(page, lead.getByRole('button', { name: 'Send Quote' }));
  await agree(page, 'Quote');
  await said(page, 'Quote sent!');
  await openTab(page, 'quoted');
  await expect(card(page, title)).toContainText('£120.50 an hour');
});

test('a customer accepts, finishes and reviews by the keyboard alone', {
  tag: ['@R-16-042', '@R-4-028', '@R-4-047', '@R-4-057'],
}, async ({ page, context, browser }) => {
  const title = titleFor('Tap in the yard');
  await signIn(context, 'customer');
  await calls(context.request).postJob(title);
  const anna = await another(browser, 'business');
  await anna.api.quote(await anna.api.leadOf(title));
  await anna.close();
  await openTab(page, 'quoted');
  await follow(page, card(page, title).getByRole('button', { name: 'Accept Quote' }));
  await agree(page, 'Accept');
  await said(page, 'Quote accepted!');
  await openTab(page, 'progress');
  await follow(page, card(page, title).getByRole('button', { name: 'Mark as Complete' }));
  await agree(page, 'Complete');
  await said(page, 'Job completed');
  await openTab(page, 'history');
  await follow(page, card(page, title).getByRole('button', { name: 'Leave a Review' }));
  const form = page.getByRole('dialog', { name: 'Leave a Review' });
  await tabTo(page, form.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let stars = 1; stars < 5; stars++) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await write(page, form.getByLabel('Comment'), 'On time, and the tap is quiet.');
  await follow(page, form.getByRole('button', { name: 'Submit Review' }));
  await said(page, 'Review submitted!');
  await expect(card(page, title)).toContainText('On time, and the tap is quiet.');
});

test('a business logs in, asks and is answered, removes a lead and cancels a quote by the keyboard alone', {
  tag: ['@R-5-046', '@R-5-049', '@R-5-064'],
}, async ({ page, browser }) => {
  const carl = await another(browser, 'customer');
  const titles = ['to ask about', 'not to want', 'to think over'].map((what) => titleFor(`Tap ${what}`));
  const [asked = '', unwanted = '', quoted = ''] = titles;
  for (const title of titles) await carl.api.postJob(title);
  const anna = await another(browser, 'business');
  await anna.api.quote(await anna.api.leadOf(quoted));
  await anna.close();

  await visit(page, '/login');
  await write(page, page.getByLabel('Email'), 'business@fettle.test');
  await write(page, page.getByLabel('Password'), 'local-jobs-done-right');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Leads');
  const first = card(page, asked);
  await toLead(page, asked);
  await follow(page, first.getByRole('button', { name: 'Request more info' }));
  await write(page, first.getByLabel('Your message'), 'Is it a mixer tap?');
  await follow(page, first.getByRole('button', { name: 'Send Message' }));
  await expect(first.getByRole('listitem').filter({ hasText: 'Is it a mixer tap?' })).toBeVisible();
  await openTab(carl.page, 'jobs');
  const job = card(carl.page, asked);
  await follow(
    carl.page,
    job.locator('summary').filter({ hasText: '1 Local Pro has written, no quote yet' }),
  );
  await follow(carl.page, job.getByRole('button', { name: 'Messages' }));
  await write(carl.page, job.getByLabel('Your message'), 'Yes, a single lever.');
  await follow(carl.page, job.getByRole('button', { name: 'Send Message' }));
  await expect(job.getByRole('listitem').filter({ hasText: 'Yes, a single lever.' }).last()).toBeVisible();
  await toLead(page, unwanted);
  await follow(page, card(page, unwanted).getByRole('button', { name: 'Not Interested' }));
  await agree(page, 'Proceed');
  await said(page, 'Succesfully removed!');
  await openTab(page, 'quoted');
  await follow(page, card(page, quoted).getByRole('button', { name: 'Cancel Quote' }));
  await agree(page, 'Proceed');
  await said(page, 'Quote cancelled!');
  await carl.close();
});

test('a business finishes its work and a customer cancels a job by the keyboard alone', {
  tag: ['@R-16-042', '@R-4-032', '@R-5-087'],
}, async ({ page, context, browser }) => {
  const [done, off] = [titleFor('Tap that is done'), titleFor('Tap that is off')];
  const carl = await another(browser, 'customer');
  for (const title of [done, off]) await carl.api.postJob(title);
  await signIn(context, 'business');
  const anna = calls(context.request);
  await anna.quote(await anna.leadOf(done));
  await carl.api.accept(await anna.quoteOf(done));
  await openTab(page, 'progress');
  await follow(page, card(page, done).getByRole('button', { name: 'Mark as Complete' }));
  await agree(page, 'Complete');
  await said(page, 'Job completed');
  await openTab(carl.page, 'jobs');
  await follow(carl.page, card(carl.page, off).getByText('Job details'));
  await follow(carl.page, card(carl.page, off).getByRole('button', { name: 'Cancel Job' }));
  await agree(carl.page, 'Proceed');
  await said(carl.page, 'Job cancelled');
  await carl.close();
});
