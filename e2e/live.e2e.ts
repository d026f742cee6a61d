import type { Page, Request } from '@playwright/test';
import {
  another,
  answer,
  calls,
  card,
  JOBS,
  LEADS,
  newLead,
  openLead,
  openLiveTab,
  openTab,
  row,
  said,
  signIn,
  titleFor,
  unfold,
} from './support/sides.ts';
import { expect, test } from './support/visit.ts';
import { silence } from './support/silence.ts';

test.use({ moves: true });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Hers and his: each story is told with one of them at a phone and the other one at a desktop. */
const SCREENS = [
  { hers: PHONE, his: DESKTOP, told: 'her phone and his desktop' },
  { hers: DESKTOP, his: PHONE, told: 'her desktop and his phone' },
];

/** A lead as it comes in, which the list marks as new; then opened: on its page on a phone, beside the list on a desktop. */
async function incoming(page: Page, title: string) {
  if (page.viewportSize()?.width !== DESKTOP.width) {
    await expect(row(page, title)).toBeVisible();
    await expect(row(page, title).getByText('New', { exact: true })).toBeAttached();
    return openLead(page, title);
  }
  const line = page.getByRole('list', { name: /^Leads, newest first/ }).getByRole('button', { name: title });
  await expect(line).toBeVisible();
  await line.click();
  return card(page, title);
}

/** Nobody is at a list any more: what comes need not wait. */
async function turnsAway(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

for (const { hers, his, told } of SCREENS)
  test.describe(`Two people at the same time, ${told}`, () => {
    test('see what the other does, without a reload', {
      tag: ['@R-16-042', '@R-16-043', '@R-4-022', '@R-4-028', '@R-5-032', '@R-5-038'],
    }, async ({ page, context, browser }) => {
      await signIn(context, 'business');
      const carl = await another(browser, 'customer');
      const title = titleFor('Tap in the hall');
      await page.setViewportSize(hers);
      await openLiveTab(page, 'leads', LEADS);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isStillHere: true }));
      await carl.page.setViewportSize(his);
      await openLiveTab(carl.page, 'jobs', JOBS);

      await carl.api.postJob(title);
      const told = page.getByRole('status').filter({ hasText: `New lead: ${title}` });
      await expect(told).toBeAttached();
      const lead = await incoming(page, title);
      await expect(lead).toBeVisible();
      await expect(lead.getByText('New', { exact: true })).toBeVisible();
      const job = card(carl.page, title);
      await expect(job).toBeVisible();
      await unfold(job, '0 responses');
      await expect(job).toContainText('No Responses Found');
      await turnsAway(carl.page);

      await lead.getByRole('button', { name: 'Interested', exact: true }).click();
      await expect(lead.getByRole('link', { name: /Call Carl Moss on 07700 900456/ })).toBeVisible();
      await expect(job.getByText('Interested: has your number')).toBeVisible();

      await lead.getByRole('button', { name: 'Quote estimate' }).click();
      await lead.getByLabel('Cost').fill('120.50');
      await lead.getByLabel('Rate').selectOption('Hourly');
      await lead.getByRole('button', { name: 'Send Quote', exact: true }).click();
      await answer(page, 'Quote');
      await said(page, 'Quote sent!');
      await expect(lead).toBeHidden();
      await expect(job.getByText('£120.50 an hour')).toBeVisible();
      await expect(
        carl.page.getByRole('status').filter({ hasText: `New quote from Bell Heating: ${title}` }),
      ).toBeAttached();

      await page.getByRole('link', { name: 'Progress' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
      await job.getByRole('button', { name: 'Accept Quote' }).click();
      await answer(carl.page, 'Accept');
      await said(carl.page, 'Quote accepted!');
      await expect(job).toBeHidden();
      const work = card(page, title);
      await expect(work).toBeVisible();
      await expect(work).toContainText('£120.50 an hour');
      await expect(work).toContainText('SE1 9SG');
      expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
      await carl.close();
    });

    test('finish a job and read the same review of it, without a reload', {
      tag: ['@R-16-042', '@R-16-043', '@R-4-057', '@R-5-087', '@R-5-102'],
    }, async ({ page, browser }) => {
      const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap in the cellar' });
      await anna.quote(leadId);
      await carl.api.accept(await anna.quoteOf(title));
      await page.setViewportSize(hers);
      await carl.page.setViewportSize(his);
      await openTab(page, 'progress');
      await page.evaluate(() => Object.assign(window, { isStillHere: true }));
      await openTab(carl.page, 'progress');

      const work = card(page, title);
      await work.getByRole('button', { name: 'Mark as Complete' }).click();
      await answer(page, 'Complete');
      await said(page, 'Job completed');
      await expect(work).toBeHidden();
      await carl.page.getByRole('link', { name: /^History/ }).click();
      await card(carl.page, title).getByRole('button', { name: 'Leave a Review' }).click();
      const form = carl.page.getByRole('dialog', { name: 'Leave a Review' });
      await form.getByRole('radio', { name: '5 stars' }).check();
      await form.getByLabel('Comment').fill('On time, and the tap is quiet.');
      await form.getByRole('button', { name: 'Submit Review' }).click();
      await said(carl.page, 'Review submitted!');
      await expect(card(carl.page, title)).toContainText('On time, and the tap is quiet.');

      await page.getByRole('link', { name: /^History/ }).click();
      await card(page, title).getByRole('button', { name: 'See Reviews' }).click();
      const review = page.getByRole('dialog', { name: 'Reviews' }).getByRole('figure');
      await expect(review).toContainText('On time, and the tap is quiet.');
      await expect(review.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
      await expect(review.locator('figcaption')).toHaveText(/^Carlless than a minute ago, /);
      expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
      await carl.close();
    });
  });

test.describe('Two people at the same time', () => {
  test('a quote that was cancelled goes, and the lead comes back', { tag: ['@R-5-065'] }, async ({
    page,
    context,
    browser,
  }) => {
    await signIn(context, 'customer');
    const bob = await another(browser, 'bob');
    const title = titleFor('Tap in the attic');
    await calls(context.request).postJob(title);
    await bob.api.quote(await bob.api.leadOf(title), 77);
    await openLiveTab(page, 'jobs', JOBS);
    await unfold(card(page, title), '1 response');
    await expect(card(page, title).getByText('£77 for the job')).toBeVisible();
    await openLiveTab(bob.page, 'leads', LEADS);
    await expect(bob.page.getByRole('article').first()).toBeVisible();
    await expect(card(bob.page, title)).toBeHidden();
    await bob.api.withdraw(await bob.api.quoteOf(title));
    await expect(card(page, title).getByText('£77 for the job')).toBeHidden();
    await expect(bob.page.getByText(title).first()).toBeVisible();
    await bob.close();
  });

  test('a message arrives in the open conversation', async ({ page, browser }) => {
    const { carl, title, leadId } = await newLead(page, browser, { what: 'Tap in the shed' });
    await page.setViewportSize(PHONE);
    await openLiveTab(page, 'leads', LEADS);
    const lead = await openLead(page, title);
    await lead.getByRole('button', { name: 'Request more info' }).click();
    await lead.getByLabel('Your message').fill('Is there a stopcock?');
    await lead.getByRole('button', { name: 'Send Message' }).click();
    await said(page, 'Message sent!');
    await carl.api.write(leadId, 'Under the sink.');
    await expect(lead.getByText('Under the sink.')).toBeVisible();
    await carl.close();
  });
});

/** A headless browser takes every tab for visible, so the page is told; and which streams it holds is written down. */
async function tellsWhetherItIsSeen(tab: Page, held: Set<Request>) {
  await tab.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => window.name || 'visible' });
  });
  tab.on('request', (asked) => asked.url().endsWith('/events') && held.add(asked));
  tab.on('requestfailed', (asked) => void held.delete(asked));
}

const turnTo = (tab: Page, state: 'hidden' | 'visible') =>
  tab.evaluate((name) => {
    window.name = name;
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('The line to the server', () => {
  test('many changes at once are one fetch', async ({ page, context, browser }) => {
    await signIn(context, 'business');
    const carl = await another(browser, 'customer');
    await openLiveTab(page, 'leads', LEADS);
    let fetches = 0;
    page.on('request', (asked) => asked.url().includes('/api/business/leads') && fetches++);
    const titles = [1, 2, 3, 4].map((place) => titleFor(`Tap ${place} of four`));
    await Promise.all(titles.map((title) => carl.api.postJob(title)));
    for (const title of titles) await expect(page.getByRole('button', { name: title })).toBeVisible();
    // What comes later has one fetch of its own, and nothing of the four is fetched behind it.
    const later = titleFor('Tap after the four');
    await carl.api.postJob(later);
    await expect(page.getByRole('button', { name: later })).toBeVisible();
    expect(fetches).toBeLessThanOrEqual(titles.length + 1);
    await carl.close();
  });

  test('without it, coming back to the window is enough', async ({ page, context, browser }) => {
    await signIn(context, 'business');
    const carl = await another(browser, 'customer');
    await silence(page);
    await openTab(page, 'leads');
    // A page that is not there yet hears nothing of coming back.
    await expect(page.getByRole('article').first()).toBeVisible();
    const listening = await context.newPage();
    await openLiveTab(listening, 'leads', LEADS);
    const title = titleFor('Tap by the door');
    await carl.api.postJob(title);
    await expect(listening.getByText(title).first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(title).first()).toBeVisible();
    await carl.close();
  });

  test('it comes back after a break and catches up', async ({ page, context, browser }) => {
    await signIn(context, 'business');
    const carl = await another(browser, 'customer');
    let isBroken = true;
    let refused = 0;
    await page.route('**/api/events', (route) => {
      if (!isBroken) return route.continue();
      refused += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await openTab(page, 'leads');
    await expect.poll(() => refused).toBeGreaterThan(1);
    const title = titleFor('Tap in the yard');
    await carl.api.postJob(title);
    isBroken = false;
    await expect(page.getByText(title).first()).toBeVisible();
    await carl.close();
  });

  test('of all tabs in the background one holds a connection, and they catch up when they are looked at', async ({
    page,
    context,
    browser,
  }) => {
    await signIn(context, 'business');
    const carl = await another(browser, 'customer');
    const other = await context.newPage();
    const held = new Set<Request>();
    for (const tab of [page, other]) await tellsWhetherItIsSeen(tab, held);
    // With the line the list is read again: the job must come after that.
    for (const tab of [page, other]) await openLiveTab(tab, 'leads', LEADS);
    expect(held.size).toBe(2);
    for (const tab of [page, other]) await turnTo(tab, 'hidden');
    await expect.poll(() => held.size).toBe(1);
    await turnTo(other, 'visible');
    const title = titleFor('Tap in the attic');
    await carl.api.postJob(title);
    await expect(other.getByText(title).first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await turnTo(page, 'visible');
    await expect(page.getByText(title).first()).toBeVisible();
    await expect.poll(() => held.size).toBe(2);
    await other.close();
    await carl.close();
  });
});
