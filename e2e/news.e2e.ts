import type { Locator, Page } from '@playwright/test';
import {
  another,
  calls,
  card,
  JOBS,
  LEADS,
  newLead,
  openLead,
  openLiveTab,
  row,
  signIn,
  titleFor,
  unfold,
} from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

test.use({ moves: true });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUOTES = /\/api\/quotes/;

/** Rests the pointer on something, and answers how to see that it has not moved and nothing came between. */
async function restOn(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  const before = await target.boundingBox();
  return async () => {
    expect(await target.boundingBox()).toEqual(before);
    expect(await target.evaluate(isAtPointer)).toBe(true);
  };
}

/** In the browser: what a click in its middle would meet. */
function isAtPointer(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there);
}

/** How many rows are kept taller than they are. */
const keptRoom = (page: Page) => page.locator('[data-row][style*="min-height"]').count();

const notice = (page: Page, sentence: RegExp) => page.getByRole('group', { name: sentence });
const said = (page: Page, sentence: RegExp) => page.getByRole('status').filter({ hasText: sentence });
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const size of [PHONE, DESKTOP])
  test(`an acceptance is told in place, and nothing moves under the pointer (${size.width} pixels)`, async ({
    page,
    context,
    browser,
  }) => {
    await signIn(context, 'business');
    const [carl, anna] = [await another(browser, 'customer'), calls(context.request)];
    const [below, above] = [titleFor('Tap below'), titleFor('Tap above')];
    for (const title of [below, above]) {
      await carl.api.postJob(title);
      await anna.quote(await anna.leadOf(title));
    }
    await page.setViewportSize(size);
    await openLiveTab(page, 'quoted', QUOTES);
    const stays = await restOn(page, card(page, below).getByRole('button', { name: 'Cancel Quote' }));
    await carl.api.accept(await carl.api.quoteOf(above));
    const told = notice(page, /^Accepted: J\d+ has moved to Progress$/);
    await expect(told).toBeVisible();
    await expect(told).toContainText(above);
    await expect(card(page, above)).toBeHidden();
    await stays();
    await expect(said(page, /^Accepted: J\d+ has moved to Progress$/)).toBeAttached();

    // The room of what has gone is given back when nothing moves under a pointer by it.
    expect(await keptRoom(page)).toBeGreaterThan(0);
    if (size === DESKTOP) await page.mouse.move(2, 2);
    // There and back: the page may stand at one of its ends.
    const scrolls = async () => {
      for (const by of size === PHONE ? [-40, 40] : []) await page.mouse.wheel(0, by);
    };
    await expect.poll(async () => scrolls().then(() => keptRoom(page))).toBe(0);

    // A question that is open stays, says what happened, and offers what is possible now.
    await card(page, below).getByRole('button', { name: 'Cancel Quote' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await carl.api.accept(await carl.api.quoteOf(below));
    await expect(question.getByRole('alert')).toContainText('has moved to Progress');
    await expect(question.getByRole('link', { name: 'Open Progress' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Proceed' })).toBeHidden();
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.getByRole('button', { name: 'Close all' }).first().click();
    await expect(told).toHaveCount(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await carl.close();
  });

test('an acceptance is heard at the bell by who looks at their leads', async ({ page, context, browser }) => {
  await signIn(context, 'business');
  const [carl, anna] = [await another(browser, 'customer'), calls(context.request)];
  const title = titleFor('Tap heard of');
  await carl.api.postJob(title);
  await anna.quote(await anna.leadOf(title));
  await openLiveTab(page, 'leads', LEADS);
  await carl.api.accept(await carl.api.quoteOf(title));
  await expect(said(page, /^What happened, \d+\+? new$/)).toBeAttached();
  await carl.close();
});

test('new leads wait while somebody is at the list, and what is being written stays when its record goes', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'business');
  const carl = await another(browser, 'customer');
  const [there, late] = [titleFor('Tap that is there'), titleFor('Tap that is late')];
  const jobId = await carl.api.postJob(there);
  await page.setViewportSize(PHONE);
  await openLiveTab(page, 'leads', LEADS);
  const stays = await restOn(page, row(page, there));
  await carl.api.postJob(late);
  const bar = page.getByRole('button', { name: '1 new lead' });
  await expect(bar).toBeVisible();
  await expect(said(page, new RegExp(`New lead: ${late}`))).toBeAttached();
  await expect(row(page, late)).toHaveCount(0);
  await stays();
  await bar.click();
  await expect(row(page, late)).toBeInViewport();
  await expect(bar).toBeHidden();
  await expect.poll(() => hasFocus(page)).toBe(true);

  // What was typed in a lead that goes is still there to be copied, and the focus with it.
  await openLead(page, there);
  await card(page, there).getByRole('button', { name: 'Quote estimate' }).click();
  await card(page, there).getByLabel('Cost').fill('66');
  // The head of a tall card is far above.
  await card(page, there)
    .getByLabel('Cost')
    .evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await carl.api.setStatus(jobId, 'cancelled');
  const gone = page.getByRole('alert', { name: new RegExp(there) });
  await expect(gone).toContainText('Your price: £66');
  await expect(gone.getByText('Your price: £66')).toBeInViewport();
  await expect.poll(() => hasFocus(page)).toBe(true);

  // The quote is taken back in another tab while somebody writes a message under it.
  const anna = calls(context.request);
  await anna.quote(await anna.leadOf(late));
  await openLiveTab(page, 'quoted', QUOTES);
  await card(page, late).getByRole('button', { name: 'Messages' }).click();
  const box = card(page, late).getByLabel('Your message');
  await box.pressSequentially('I could come');
  await anna.withdraw(await anna.quoteOf(late));
  const told = card(page, late).getByRole('alert');
  await expect(told).toContainText('the lead is in Leads again');
  await page.keyboard.type(' on Tuesday.');
  await expect(box).toHaveValue('I could come on Tuesday.');
  await expect(card(page, late).getByRole('button', { name: 'Cancel Quote' })).toBeHidden();
  await card(page, late).getByRole('button', { name: 'Send Message' }).click();
  await expect(
    card(page, late).getByRole('listitem').filter({ hasText: 'I could come on Tuesday.' }),
  ).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, late)).toBeHidden();
  await carl.close();
});

test('a card that gets taller moves nothing under the pointer in the card below it', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'customer');
  const [anna, carl] = [await another(browser, 'business'), calls(context.request)];
  const [below, above] = [titleFor('Tap under the other'), titleFor('Tap that is written about')];
  for (const title of [below, above]) await carl.postJob(title);
  await page.setViewportSize(PHONE);
  await openLiveTab(page, 'jobs', JOBS);
  await unfold(card(page, above), '0 responses');
  // As in a browser that leaves it to the page to hold its place.
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
  const touch = card(page, above).getByText('Wrote to you');
  await expect(touch).toHaveCount(0);
  const stays = await restOn(page, card(page, below).getByText('Job details'));
  await anna.api.write(await anna.api.leadOf(above), 'Where is the stopcock?');
  await expect(touch).toBeVisible();
  await stays();
  await anna.close();
});

test.describe('With a finger', () => {
  test('a quote that is changed under an open question is told with its new price, and leads there', async ({
    browser,
    page,
    context,
  }) => {
    await signIn(context, 'customer');
    const [anna, carl] = [await another(browser, 'business'), calls(context.request)];
    const title = titleFor('Ceiling that drips');
    await carl.postJob(title);
    await anna.api.quote(await anna.api.leadOf(title), 140);
    await page.setViewportSize(PHONE);
    await openLiveTab(page, 'quoted', QUOTES);
    await card(page, title).getByRole('button', { name: 'Accept Quote' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('£140 for the job');
    await anna.api.revise(await anna.api.quoteOf(title), 480);
    await expect(question.getByRole('alert')).toContainText(/changed this quote: it is £480 for the job now/);
    await expect(question).not.toContainText('Are you sure');
    await question.getByRole('button', { name: 'See the new quote' }).click();
    await expect(question).toHaveCount(0);
    const changed = card(page, title).getByRole('article');
    await expect(changed).toHaveCount(1);
    await expect(changed).toContainText('£480');
    await expect(changed).toBeInViewport();
    await expect(notice(page, /changed this quote/)).toHaveCount(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await anna.close();
  });

  test('quotes that lose to another one are told once, and old news goes with the next act', async ({
    browser,
    page,
    context,
  }) => {
    await signIn(context, 'customer');
    const [anna, bob] = [await another(browser, 'business'), await another(browser, 'bob')];
    const carl = calls(context.request);
    const quoted = async (title: string) => {
      await carl.postJob(title);
      for (const side of [anna, bob]) await side.api.quote(await side.api.leadOf(title), 140);
      await openLiveTab(page, 'quoted', QUOTES);
      await expect(card(page, title).getByRole('article')).toHaveCount(2);
    };
    const [elsewhere, here] = [titleFor('Tap in another tab'), titleFor('Tap in this tab')];
    await quoted(elsewhere);
    await carl.accept(await carl.quoteOf(elsewhere));
    await expect(notice(page, /has moved to Progress$/)).toHaveCount(1);
    await expect(card(page, elsewhere).getByRole('article')).toHaveCount(0);

    await quoted(here);
    await bob.api.withdraw(await bob.api.quoteOf(here));
    await expect(notice(page, /^Closed: the quote of/)).toBeVisible();
    await card(page, here).getByRole('button', { name: 'Accept Quote' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('Quote accepted!').first()).toBeAttached();
    await expect(notice(page, /^Closed: the quote of/)).toHaveCount(0);
    await expect(card(page, here)).toHaveCount(0);
    await anna.close();
    await bob.close();
  });
});

test('a review that is being written stays when the job was reviewed in another tab', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'customer');
  const [anna, carl] = [await another(browser, 'business'), calls(context.request)];
  const title = titleFor('Tap reviewed twice');
  const jobId = await carl.postJob(title);
  await anna.api.quote(await anna.api.leadOf(title));
  await carl.accept(await carl.quoteOf(title));
  await carl.setStatus(jobId, 'finished');
  await openLiveTab(page, 'history', JOBS);
  await card(page, title).getByRole('button', { name: 'Leave a Review' }).click();
  const form = page.getByRole('dialog', { name: 'Leave a Review' });
  await form.getByLabel('Comment').fill('Tidy work, and on time.');
  await carl.review(jobId);
  await expect(form.getByRole('alert')).toContainText('This is not possible any more');
  await expect(form.getByRole('button', { name: 'Submit Review' })).toBeHidden();
  await expect(form.getByLabel('Comment')).toHaveValue('Tidy work, and on time.');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await anna.close();
});

test('what comes while somebody is elsewhere is counted in the title and at the way to the dashboard', async ({
  page,
  context,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap elsewhere' });
  await anna.interested(leadId);
  await page.setViewportSize(DESKTOP);
  const hears = page.waitForResponse((answered) => answered.url().endsWith('/api/events'));
  await visit(page, '/cookies');
  await hears;
  const tab = await context.newPage();
  await visit(tab, '/terms-of-use');
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(page).not.toHaveTitle(/^[(]/);
  await carl.api.write(leadId, 'When could you come?');
  for (const one of [page, tab]) await expect(one).toHaveTitle(/^[(]1[)] \S/);
  await expect(dashboard).toHaveText('Dashboard1');
  await expect(said(page, /^Something new on your dashboard$/)).toBeAttached();
  await page.reload();
  await expect(page).toHaveTitle(/^[(]1[)] /);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' })).toHaveText('Dashboard1');
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/[/]dashboard/);
  await expect(tab).not.toHaveTitle(/^[(]/);
  // On the dashboard itself what is unread is counted.
  await expect(page).toHaveTitle(/^[(]\d+[)] /);
  await tab.close();
  await carl.close();
});
