import type { Locator, Page } from '@playwright/test';
import { logOut, openAccount } from './support/menu.ts';
import {
  another,
  answer,
  calls,
  card,
  dismiss,
  forgetSignIn,
  newLead,
  openLead,
  openTab,
  posts,
  row,
  said,
  signIn,
  titleFor,
} from './support/sides.ts';
import { keepsItsPage, wearsOwnFrame } from './support/frames.ts';
import { everyTabFits } from './support/tabs.ts';
import { expectNoToast } from './support/toasts.ts';
import { walkFrom } from './support/walk.ts';
import { endsAfterOneQuestion } from './support/ending.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, holdBack, isAlive, isUncovered, logIn, test, visit } from './support/visit.ts';
import { silence } from './support/silence.ts';
import { changed } from './support/changed.ts';

test.use({ moves: true });

const WRONG_COST = 'Please enter a price above 0 and up to 1,000,000, with at most 2 decimals.';
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PASSWORD = 'local-jobs-done-right';

/** A lead of its own, on its page on a phone of the business; the page hears nothing but what it asks for. */
async function leadOnScreen(page: Page, browser: Parameters<typeof another>[0], what: string) {
  const carl = await another(browser, 'customer');
  const title = titleFor(what);
  const jobId = await carl.api.postJob(title);
  await silence(page);
  await page.setViewportSize(PHONE);
  await signIn(page.context(), 'business');
  await openTab(page, 'leads');
  const lead = await openLead(page, title);
  return { carl, title, jobId, lead, close: carl.close };
}

/** A job that the business has won, with its list of quotes before it. */
async function jobAtWork(page: Page, browser: Parameters<typeof another>[0]) {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap at work' });
  await anna.quote(leadId, 120);
  await carl.api.accept(await carl.api.quoteOf(title));
  await silence(page);
  await openTab(page, 'quoted');
  return { jobId, job: card(page, title), close: carl.close };
}

/** What stands under the title of a card. */
const under = (shown: Locator) => shown.getByRole('heading').first().locator('+ p');

/** What every card tells of the job. */
async function showsItsSummary(shown: Locator, location: string) {
  await expect(under(shown)).toContainText('less than a minute ago');
  for (const [label, value] of [
    ['Service', 'Repair or replace a tap'],
    ['Location', location],
    ['Property', 'Terraced house'],
    ['Urgency', 'As soon as possible'],
    ['Description', 'It drips all night however hard we close it. Somebody is at home all day.'],
  ] as const)
    await expect(shown.locator(`dt:text-is("${label}") + dd`)).toHaveText(value);
}

/** What pops up and goes again; `bad` is red. */
const TOAST = '[role="dialog"][data-type]';
const RED = '[role="dialog"][data-type="bad"]';

/** A picture of somebody, as far as a page can tell. */
const FACE = '/api/files/00000000-0000-7000-8000-000000000001';
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens a lead that is marked new: the mark goes, and the number above the list, which leads nowhere, with it. */
async function openingTakesItsMark(page: Page, title: string) {
  const waits = page.getByRole('region', { name: 'What waits for you' });
  const said = async () => Number(/(\d+|No) new lead/.exec(await waits.innerText())?.[1]?.replace('No', '0'));
  const before = await said();
  await expect(waits.getByRole('link', { name: /lead/ })).toHaveCount(0);
  await openLead(page, title);
  await expect.poll(said).toBe(before - 1);
  await page.goBack();
  await expect(row(page, title)).toBeVisible();
  await expect(row(page, title).locator('[data-new]')).toHaveCount(0);
}

const TABS = ['Leads', 'Quoted', 'Progress', 'Messages', 'History', 'Settings'];
const HEADINGS: Record<string, string> = { History: 'Completed jobs' };

test.describe('The dashboard of a business', () => {
  test('at a desk a lead beyond the first page stands beside the list, in a pane that scrolls by itself', async ({
    page,
    browser,
  }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Tap far down the list');
    const description = 'A line of what is wrong with it.\n'.repeat(30);
    const jobs = [await carl.api.postJob(title, { description })];
    await signIn(page.context(), 'business');
    const id = await calls(page.context().request).leadOf(title);
    // As many as a page of the list has.
    while (jobs.length <= 20) jobs.push(await carl.api.postJob(titleFor('Newer tap')));
    await page.setViewportSize(DESKTOP);
    await visit(page, `/dashboard?tab=leads&lead=${id}`);
    const list = page.getByRole('list', { name: /^Leads, newest first/ });
    await expect(list.getByRole('button')).toHaveCount(20);
    await expect(card(page, title)).toBeVisible();
    await expect(list.locator('[aria-current]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    const place = await card(page, title)
      .locator('xpath=ancestor::*[contains(@class,"lead-pane")]')
      .boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
    const last = card(page, title).getByRole('button', { name: 'Not Interested' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await list.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
    await expect(card(page, title)).toBeHidden();
    await page.getByRole('button', { name: 'Load more' }).click();
    await list.getByRole('button').filter({ hasText: title }).click();
    await expect(page).toHaveURL(`/dashboard?tab=leads&lead=${id}`);
    await expect(card(page, title)).toBeVisible();
    for (const job of jobs) await carl.api.setStatus(job, 'cancelled');
    await carl.close();
  });

  test.describe
    .serial('has five tabs', () => {
      const story = walkFrom(async (page) => {
        await signIn(page.context(), 'business');
        await visit(page, '/dashboard?tab=nonsense');
        const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
        return { tabs };
      });

      story(
        'an unknown one opens the first, and each has a title',
        { tag: ['@R-1-062', '@R-2-052', '@R-5-001', '@R-5-002', '@R-5-003', '@R-5-004', '@R-5-005'] },
        async ({ page, scene: { tabs } }) => {
          await expect(page).toHaveTitle(/^(\(\d+\) )?Leads · Fettle$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
          await expect(tabs).toHaveText(TABS);
          for (const tab of TABS) {
            await tabs.filter({ hasText: tab }).click();
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[tab] ?? tab);
            await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${tab} · Fettle$`));
            await expect(page).toHaveURL(`/dashboard?tab=${tab.toLowerCase()}`);
          }
        },
      );

      story(
        'in a frame of its own, with the colours and the way out',
        { tag: ['@R-1-023', '@R-1-024', '@R-2-050', '@R-2-051'] },
        async ({ page }) => {
          await page
            .getByRole('navigation', { name: 'Dashboard' })
            .getByRole('link', { name: 'Leads' })
            .click();
          await wearsOwnFrame(page, '/dashboard');
          await expect(
            page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Leads' }),
          ).toHaveAttribute('aria-current', 'page');
          await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
          await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toHaveCount(0);
        },
      );

      story('in the address, which a reload and Back keep to', { tag: ['@R-1-062'] }, async ({ page }) => {
        await page.getByRole('link', { name: 'Quoted' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoted');
        await expect(page).toHaveURL('/dashboard?tab=quoted');
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoted');
        await page.getByRole('link', { name: 'History' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completed jobs');
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoted');
      });
    });

  test('a visitor logs in first and comes back to the tab', { tag: ['@R-1-052', '@R-1-056'] }, async ({
    page,
  }) => {
    await visit(page, '/dashboard?tab=quoted');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('Email').fill('business@fettle.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/dashboard?tab=quoted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoted');
  });

  test('without a subscription says so at its first tab, and the other tabs keep working', {
    tag: ['@R-5-006', '@R-5-007'],
  }, async ({ page, context }) => {
    await signIn(context, 'eve');
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
    await said(page, 'Your subscription is not active. Choose a package to receive leads.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Choose a package' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await page.getByRole('link', { name: 'Quoted' }).click();
    await said(page, 'No quoted Jobs found');
    await expect(page.getByRole('link', { name: 'See your leads' })).toHaveAttribute(
      'href',
      '/dashboard?tab=leads',
    );
    await page.getByRole('link', { name: 'Progress' }).click();
    await said(page, 'No Jobs in Progress Found');
    await expect(page.getByRole('link', { name: 'See your quotes' })).toHaveAttribute(
      'href',
      '/dashboard?tab=quoted',
    );
    await page.getByRole('link', { name: 'History' }).click();
    await said(page, 'No Completed Jobs Found');
    await expect(page.getByRole('link', { name: 'See jobs in progress' })).toHaveAttribute(
      'href',
      '/dashboard?tab=progress',
    );
  });

  everyTabFits('business', ['leads', 'quoted', 'progress', 'history']);
});

test.describe('A lead', () => {
  test.describe
    .serial('that comes in', () => {
      const story = walkFrom((page, browser) => leadOnScreen(page, browser, 'Tap in the kitchen'));

      story(
        'stands in the list with its customer, whose number is kept back',
        { tag: ['@R-5-008', '@R-5-011', '@R-5-012', '@R-5-013', '@R-5-014'] },
        async ({ page, scene: { title, lead } }) => {
          const { leads } = await (await page.request.get('/api/business/leads')).json();
          const titles = leads.map(({ job }: { job: { title: string } }) => job.title);
          await expect(lead.getByRole('heading', { level: 1 })).toHaveText(title);
          await page.getByRole('link', { name: 'All leads' }).click();
          await expect(page.getByRole('main').getByRole('listitem').locator('b')).toHaveText(titles);
          await openLead(page, title);
          await expect(lead).toContainText('Carl Moss');
          const hidden = 'Number hidden until you mark interest';
          await expect(lead.getByText(hidden)).toBeVisible();
          await expect(lead.locator(`svg:has(+ :text-is("${hidden}"))`)).toHaveCSS('filter', 'blur(3px)');
          expect(leads[titles.indexOf(title)].user.mobile_number).toBeNull();
          expect(await page.content()).not.toMatch(/07700 ?900456/);
        },
      );

      story(
        'tells what, where and when',
        { tag: ['@R-5-015', '@R-5-016', '@R-5-017', '@R-5-018', '@R-5-019', '@R-5-021', '@R-5-022'] },
        async ({ scene: { lead } }) => {
          await expect(lead.getByText('Normal', { exact: true })).toBeVisible();
          await showsItsSummary(lead, 'SE1, London SE');
        },
      );

      story('is answered with the thumb, from the top of its card on', async ({ page, scene: { lead } }) => {
        // On a phone the card is longer than the screen.
        await page.setViewportSize({ width: PHONE.width, height: 400 });
        await lead.evaluate((top) => top.scrollIntoView());
        expect((await lead.boundingBox())?.height).toBeGreaterThan(400);
        const interested = lead.getByRole('button', { name: 'Interested', exact: true });
        await expect(interested).toBeInViewport({ ratio: 1 });
        await page.setViewportSize(PHONE);
      });

      story(
        'tells the number to whom marks interest, before the list is read again',
        { tag: ['@R-5-027', '@R-5-028', '@R-5-031', '@R-5-032', '@R-5-033'] },
        async ({ page, scene: { lead } }) => {
          const letGo = await holdBack(page, '**/api/lead/*');
          const marks = posts(page, '/interested');
          const marked = page.waitForRequest('**/api/lead/*/interested');
          const readAgain = page.waitForRequest('**/api/lead/*');
          const more = lead.getByLabel('More about this lead');
          await expect(more).toBeVisible();
          await lead.getByRole('button', { name: 'Interested', exact: true }).dblclick();
          expect((await marked).postData()).toBeNull();
          await readAgain;
          await expect(lead.getByRole('link', { name: 'Call Carl Moss on 07700 900456' })).toHaveAttribute(
            'href',
            'tel:07700900456',
          );
          await expect(lead.getByText('Number hidden until you mark interest')).toHaveCount(0);
          await expect(lead.getByRole('button', { name: 'Interested', exact: true })).toBeHidden();
          letGo();
          await more.click();
          await expect(lead.getByRole('button', { name: 'Not Interested' })).toBeVisible();
          expect(marks).toHaveLength(1);
        },
      );
    });

  test('a premium one says so, and a wanted day shows as how far away it is', {
    tag: ['@R-5-015', '@R-5-020'],
  }, async ({ page, browser, context }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Tap on a day');
    const inTwoWeeks = new Date(Date.now() + 14 * 24 * 3600 * 1000);
    await carl.api.postJob(title, {
      type: 'premium',
      target_job_done: 'specificDate',
      targetCompletionDatetime: inTwoWeeks.toISOString(),
    });
    await signIn(context, 'business');
    await page.setViewportSize(PHONE);
    await openTab(page, 'leads');
    await expect(row(page, title).getByText('Premium', { exact: true })).toBeVisible();
    const day = inTwoWeeks.toUTCString().slice(0, 11).replace(',', '').replace(' 0', ' ');
    await expect(row(page, title)).toContainText(`Wanted by ${day}`);
    await openLead(page, title);
    await expect(card(page, title).locator('dt:text-is("Urgency") + dd')).toHaveText(`${day}, in 14 days`);
    await expect(card(page, title).getByText('Premium', { exact: true })).toBeVisible();
    await carl.close();
  });

  test.describe
    .serial('that is quoted on', () => {
      const story = walkFrom((page, browser) => leadOnScreen(page, browser, 'Tap upstairs'));
      const parts = (lead: Locator) => ({
        cost: lead.getByLabel('Cost'),
        rate: lead.getByLabel('Rate'),
        send: lead.getByRole('button', { name: 'Send Quote', exact: true }),
      });
      const question = (page: Page) =>
        page.getByRole('alertdialog', { name: 'Are you sure you want to send this quote?' });

      story(
        'asks for cost and rate in its own card, and takes no quote without both',
        { tag: ['@R-5-023', '@R-5-024', '@R-5-025', '@R-5-026', '@R-5-029', '@R-5-030', '@R-12-009'] },
        async ({ page, scene: { lead } }) => {
          const { cost, rate, send } = parts(lead);
          await expect(send).toBeHidden();
          await expect(cost).toBeHidden();
          await lead.getByRole('button', { name: 'Quote estimate' }).click();
          await expect(page.getByLabel('Cost')).toHaveCount(1);
          await expect(lead.locator('span:text-is("£"):has(+ input[name=cost])')).toBeVisible();
          await expect(send).toBeDisabled();
          await cost.fill('85');
          await expect(send).toBeDisabled();
          await expect(rate.locator('option:not([value=""])')).toHaveText(['Hourly', 'Daily', 'Flat']);
          await cost.fill('');
          await rate.selectOption('Flat');
          await expect(send).toBeDisabled();
          await cost.fill('85');
          await expect(send).toBeEnabled();
        },
      );

      story(
        'takes numbers only, and says what is no price',
        { tag: ['@R-12-010', '@R-12-021'] },
        async ({ page, scene: { lead } }) => {
          const { cost, send } = parts(lead);
          for (const [typed, taken] of [
            ['eighty', ''],
            ['85 each', '85 '],
          ] as const) {
            await cost.fill('');
            await cost.pressSequentially(typed);
            await expect(cost).toHaveValue(taken);
          }
          // What was pasted is never made into another number.
          const wrongs = ['-5', '12,50', '1,2345', '1.2.3', '1.250', '.', 'eighty', '1e3', '£85 an hour'];
          for (const wrong of wrongs) {
            await cost.fill(wrong);
            await cost.press('Tab');
            await expect(cost).toHaveValue(wrong);
            await expect(lead.getByText('Please enter a price above 0')).toBeVisible();
            await expect(send).toBeDisabled();
          }
          for (const wrong of ['0', '1,000,001']) {
            await cost.fill(wrong);
            await send.click();
            await expect(lead.getByText('Please enter a price above 0')).toBeVisible();
          }
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
          await cost.fill(' £85 ');
          await expect(lead.getByText('Please enter a price above 0')).toBeHidden();
        },
      );

      story(
        'is asked about once; Cancel, Escape and a click beside it send nothing',
        { tag: ['@R-5-035', '@R-5-036', '@R-5-053', '@R-13-063'] },
        async ({ page, scene: { lead } }) => {
          const { cost, send } = parts(lead);
          const quotes = posts(page, '/api/quote');
          await send.click();
          await expect(
            question(page).getByText('This process cannot be undone', { exact: true }),
          ).toBeVisible();
          await expect(question(page).getByText('£85 for the job, to Carl Moss')).toBeVisible();
          await expect(question(page).getByRole('button', { name: 'Quote', exact: true })).toBeVisible();
          await expectAccessible(page);
          await question(page).getByRole('button', { name: 'Cancel' }).click();
          await expect(question(page)).toBeHidden();
          for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
            await send.click();
            await expect(question(page)).toBeVisible();
            await leave();
            await expect(question(page)).toBeHidden();
          }
          await expect(cost).toHaveValue(' £85 ');
          await expect(lead).toBeVisible();
          expect(quotes).toEqual([]);
        },
      );

      story(
        'is sent once and leaves the list, which is read again',
        { tag: ['@R-5-037', '@R-5-038', '@R-5-039', '@R-13-007', '@R-13-091', '@R-13-092', '@R-14-037'] },
        async ({ page, scene: { title, lead } }) => {
          const leadId = await calls(page.request).leadOf(title);
          const quotes = posts(page, '/api/quote');
          const sent = page.waitForRequest('**/api/quote');
          const readAgain = page.waitForRequest('**/api/business/leads{?*,}');
          await parts(lead).send.click();
          await question(page).getByRole('button', { name: 'Quote', exact: true }).dblclick();
          expect((await sent).postDataJSON()).toEqual({
            leadId,
            rate_type: 'Flat',
            cost: 85,
            currency: '£',
            comments: 'Direct quote',
          });
          await said(page, 'Quote sent!');
          const toast = page.locator('[role="dialog"][data-type]').filter({ hasText: 'Quote sent!' });
          await expect(toast.getByRole('button', { name: 'Open Quoted' })).toBeVisible();
          await readAgain;
          await expect(lead).toBeHidden();
          expect(quotes).toHaveLength(1);
        },
      );

      story(
        'stands among the quotes of both sides',
        {
          tag: [
            '@R-5-040',
            '@R-5-055',
            '@R-5-058',
            '@R-5-059',
            '@R-5-060',
            '@R-5-061',
            '@R-5-062',
            '@R-5-063',
          ],
        },
        async ({ page, scene: { carl, title } }) => {
          await page.getByRole('link', { name: 'Quoted' }).click();
          const quote = card(page, title);
          await expect(quote.getByRole('heading', { level: 2 })).toHaveText(title);
          await expect(quote).toContainText('£85 for the job');
          await expect(under(quote)).toContainText('Posted by Carl Moss');
          // Each word has its own time beside it: the job's and the quote's.
          const sent = (await (await page.request.get('/api/quotes')).json()).quotes.find(
            ({ job }: { job: { title: string } }) => job.title === title,
          );
          for (const [word, at] of [
            ['Posted by Carl Moss', sent.job.createdAt],
            ['Quoted', sent.createdAt],
          ])
            await expect(
              under(quote).locator('span').filter({ hasText: word }).locator('time'),
            ).toHaveAttribute('datetime', at);
          expect(sent.job.createdAt).not.toBe(sent.createdAt);
          await showsItsSummary(quote, 'SE1, London SE');
          await expect(quote.getByRole('button', { name: 'Cancel Quote' })).toBeVisible();
          const { quotes } = await (await page.request.get('/api/quotes')).json();
          const titles = quotes.map(({ job }: { job: { title: string } }) => job.title);
          await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles);
          expect(await carl.api.quoteOf(title)).toBe(quotes[titles.indexOf(title)].id);
        },
      );

      story(
        'can be cancelled: the quote goes on both sides, and the lead is back',
        { tag: ['@R-5-064', '@R-5-065'] },
        async ({ page, scene: { carl, title } }) => {
          const quoteId = await carl.api.quoteOf(title);
          const quote = card(page, title);
          await quote.getByRole('button', { name: 'Cancel Quote' }).click();
          const doubt = page.getByRole('alertdialog', {
            name: 'Are you sure you want to cancel this quote?',
          });
          await expect(doubt.getByText('This process cannot be undone.', { exact: true })).toBeVisible();
          await expect(doubt.getByText(`£85 for the job: ${title}`, { exact: true })).toBeVisible();
          const cancellations = posts(page, `/api/quote/${quoteId}/cancel`);
          const readAgain = page.waitForRequest('**/api/quotes{?*,}');
          await doubt.getByRole('button', { name: 'Proceed' }).dblclick();
          await said(page, 'Quote cancelled!');
          await readAgain;
          await expect(quote).toBeHidden();
          expect(cancellations).toHaveLength(1);
          expect(await carl.api.quoteOf(title)).toBeUndefined();
          await page
            .getByRole('navigation', { name: 'Dashboard' })
            .getByRole('link', { name: 'Leads' })
            .click();
          await expect(row(page, title)).toBeVisible();
        },
      );
    });

  test('is removed for good, unless that is taken back in the toast', {
    tag: ['@R-5-043', '@R-5-044', '@R-5-045', '@R-5-046', '@R-5-047', '@R-13-008', '@R-13-050', '@R-13-093'],
  }, async ({ page, browser }) => {
    const { carl, title, lead } = await leadOnScreen(page, browser, 'Tap far away');
    await dismiss(lead);
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this lead?' });
    await expect(question.getByText('This process cannot be undone', { exact: true })).toBeVisible();
    await expect(question.getByText(`${title}, Carl Moss`, { exact: true })).toBeVisible();
    const leadId = await calls(page.request).leadOf(title);
    const removed = page.waitForRequest(`**/api/lead/${leadId}/not-interested`);
    const readAgain = page.waitForRequest('**/api/business/leads{?*,}');
    await answer(page, 'Proceed');
    expect([(await removed).method(), (await removed).postData()]).toEqual(['POST', null]);
    await said(page, 'Succesfully removed!');
    await readAgain;
    await expect(lead).toBeHidden();
    await expect(page).toHaveURL('/dashboard?tab=leads');
    await expect(row(page, title)).toHaveCount(0);
    const restored = posts(page, `/api/lead/${leadId}/restore`);
    await page.getByRole('button', { name: 'Undo' }).dblclick();
    await said(page, 'The lead is back in your leads.');
    // What is not true any more is not said beside it.
    await expect(page.locator(`${TOAST} h2`)).toHaveText(['The lead is back in your leads.']);
    await expect(row(page, title)).toBeVisible();
    expect(restored).toHaveLength(1);
    await openLead(page, title);
    await dismiss(lead);
    await answer(page, 'Proceed');
    await expect(page).toHaveURL('/dashboard?tab=leads');
    const left = titleFor('Tap not opened');
    await carl.api.postJob(left);
    for (const _again of [1, 2]) {
      await page.reload();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      // What was shown and not opened stays new.
      await expect(row(page, left).locator('[data-new]')).toBeAttached();
    }
    await expect(row(page, title)).toHaveCount(0);
    await openingTakesItsMark(page, left);
    await carl.close();
  });

  test('is asked about; the two options exclude each other', {
    tag: ['@R-5-049', '@R-5-051', '@R-5-052'],
  }, async ({ page, browser, complaints }) => {
    const { carl, lead } = await leadOnScreen(page, browser, 'Tap with a question');
    const quote = lead.getByRole('button', { name: 'Quote estimate' });
    const info = lead.getByRole('button', { name: 'Request more info' });
    await quote.click();
    await info.click();
    await expect(quote).toHaveAttribute('aria-pressed', 'false');
    await expect(lead.getByLabel('Cost')).toBeHidden();
    await info.click();
    await expect(lead.getByLabel('Your message')).toBeHidden();
    await expect(lead.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await info.click();
    await expect(lead.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    await lead.getByLabel('Your message').fill('Ring me on 07700 900124, SE1 4QW');
    await expect(lead.getByRole('status').getByText('Your number will be hidden here.')).toBeVisible();
    await lead.getByLabel('Your message').fill('How old is the tap?');
    await expect(lead.getByText('will be hidden here')).toHaveCount(0);
    await page.route('**/api/lead/*/message', (route) => route.abort());
    await lead.getByRole('button', { name: 'Send Message' }).click();
    const again = lead.getByRole('button', { name: 'Try again' });
    const asked = lead.getByRole('listitem').filter({ hasText: 'How old is the tap?' });
    await expect(asked).toContainText('Not sent');
    await page.reload();
    await expect(asked).toContainText('Not sent');
    await page.unroute('**/api/lead/*/message');
    // The server has it, the answer got lost: sent again, over a reload too, it stands there once.
    await page.route('**/api/lead/*/message', async (route) => {
      await route.fetch();
      // The page may have been left meanwhile.
      await route.abort().catch(() => undefined);
    });
    const lost = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/message'));
    await again.click();
    await lost;
    await expect(asked.first()).toBeVisible();
    await page.reload();
    await page.unroute('**/api/lead/*/message');
    await expect(asked).toHaveCount(1);
    await expect(again).toHaveCount(0);
    // One way to the conversation, which says how much there is to read.
    await expect(info).toHaveAccessibleName('Request more info 1 message');
    await expect(lead.getByRole('button', { name: /^Messages/ })).toHaveCount(0);
    const letGo = await holdBack(page, '**/api/lead/*/message');
    await lead.getByLabel('Your message').fill('And the basin?');
    await lead.getByRole('button', { name: 'Send Message' }).click();
    await expect(lead.getByRole('listitem').filter({ hasText: 'And the basin?' })).toContainText('Sending');
    letGo();
    await said(page, 'Message sent!');
    await expect(lead.getByRole('listitem').filter({ hasText: 'And the basin?' })).toHaveCount(1);
    await expect(lead.getByLabel('Your message')).toHaveValue('');
    await expect(lead.getByLabel('Your message')).toBeFocused();
    await expectAccessible(page);
    // How often it was tried depends on when the lists were read again.
    expect(new Set(complaints)).toEqual(new Set(['sendMessage failed: 0']));
    complaints.length = 0;
    await carl.close();
  });

  test('which option is chosen is a matter of the one card', { tag: ['@R-5-026', '@R-11-030'] }, async ({
    page,
    browser,
  }) => {
    const { carl, title, lead } = await leadOnScreen(page, browser, 'Tap of the one card');
    const other = titleFor('Tap of the other card');
    await carl.api.postJob(other);
    const turnTo = async (to: string) => {
      await page.getByRole('link', { name: 'All leads' }).click();
      await openLead(page, to);
    };
    const beside = card(page, other);
    const pressed = (shown: Locator) =>
      shown.getByRole('group').getByRole('button', { pressed: true }).allTextContents();
    await isAlive(page);
    const [quote, info] = await lead.getByRole('group').getByRole('button').allTextContents();
    await lead.getByRole('group').getByRole('button').first().click();
    expect(await pressed(lead)).toEqual([quote]);
    await page.getByRole('link', { name: 'All leads' }).click();
    await page.reload();
    await openLead(page, other);
    expect(await pressed(beside)).toEqual([]);
    await beside.getByRole('group').getByRole('button').last().click();
    expect(await pressed(beside)).toEqual([info]);
    await turnTo(title);
    expect(await pressed(lead)).toEqual([quote]);
    await carl.close();
  });

  test('is gone through with the keyboard on a desktop', async ({ page, context }) => {
    await signIn(context, 'business');
    await page.setViewportSize(DESKTOP);
    await openTab(page, 'leads');
    const lines = page.getByRole('list', { name: /^Leads, newest first/ }).getByRole('button');
    await lines.first().focus();
    const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toHaveLength(1);
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toBeFocused();
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
    const second = await page.getByRole('article').getByRole('heading', { level: 2 }).textContent();
    await expect(lines.nth(1)).toContainText(second ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(lines.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lines.last()).not.toBeFocused();
  });
});

/** What an open question says of a yes that was lost. */
const inQuestion = (page: Page) => page.getByRole('alertdialog').getByRole('alert');

test.describe('When something fails', () => {
  test('a quote that did not arrive stays in the card, over a reload too', {
    tag: ['@R-5-041', '@R-5-042', '@R-13-009'],
  }, async ({ page, browser, complaints }) => {
    const { carl, lead } = await leadOnScreen(page, browser, 'Tap without signal');
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    await lead.getByLabel('Cost').fill('99.90');
    await lead.getByLabel('Rate').selectOption('Daily');
    await page.route('**/api/quote', (route) => route.abort());
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    const lost = 'We could not reach the server. Please check your connection and try again.';
    await expect(inQuestion(page)).toHaveText(lost);
    await expect(inQuestion(page)).toBeInViewport({ ratio: 1 });
    await expectNoToast(page);
    await answer(page, 'Cancel');
    await expect(lead.getByRole('alert')).toHaveText(lost);
    await expect(lead.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(lead.getByLabel('Cost')).toHaveValue('99.90');
    await expect(lead.getByLabel('Rate')).toHaveValue('Daily');
    await page.unroute('**/api/quote');
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    await said(page, 'Quote sent!');
    await expect(lead).toBeHidden();
    expect(complaints).toEqual(['sendQuote failed: 0']);
    complaints.length = 0;
    await carl.close();
  });

  test('a job that has gone meanwhile is told, and what was written is still there', {
    tag: ['@R-5-042'],
  }, async ({ page, browser, complaints }) => {
    const { carl, title, jobId, lead } = await leadOnScreen(page, browser, 'Tap soon gone');
    await lead.getByRole('button', { name: 'Request more info' }).click();
    await lead.getByLabel('Your message').fill('I could come tomorrow.');
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    await lead.getByLabel('Cost').fill('60');
    await lead.getByLabel('Rate').selectOption('Flat');
    await carl.api.setStatus(jobId, 'cancelled');
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    await expect(lead).toBeHidden();
    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect(notice).toContainText(`“${title}” was cancelled.`);
    await expect(notice).toContainText('I could come tomorrow.');
    await expect(notice).toContainText('Your price: £60 for the job');
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(notice).toBeHidden();
    complaints.length = 0;
    await carl.close();
  });

  test('a part of a card that cannot be fetched on a bad line is asked for again, and the page stays', {
    tag: ['@R-5-042'],
  }, async ({ page, browser }) => {
    const { carl, lead } = await leadOnScreen(page, browser, 'Tap in a tunnel');
    for (const [option, chunk, field] of [
      ['Quote estimate', /\/quote-fields-/, 'Cost'],
      ['Request more info', /\/conversation-/, 'Your message'],
    ] as const) {
      await page.route(chunk, (route) => route.abort());
      await lead.getByRole('button', { name: option }).click();
      await expect(lead.getByRole('alert')).toContainText('We could not reach the server.');
      await expectAccessible(page);
      await page.unroute(chunk);
      const letGo = await holdBack(page, chunk);
      const again = lead.getByRole('button', { name: 'Try again' });
      await again.click();
      await expect(again).toHaveAttribute('aria-busy', 'true');
      await expect(again).toBeFocused();
      letGo();
      await expect(lead.getByLabel(field)).toBeVisible();
    }
    // What was there once is there at once.
    const reopened = await lead
      .getByRole('button', { name: 'Quote estimate' })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await Promise.resolve();
        return button.closest('article')?.querySelectorAll('[name=cost], .animate-pulse').length;
      });
    expect(reopened).toBe(1);
    await expect(lead.getByLabel('Cost')).toBeVisible();
    await carl.close();
  });

  test('a price that was mended is not blamed late, and one that was taken out again is not kept', {
    tag: ['@R-5-042'],
  }, async ({ page, browser, complaints }) => {
    const letGo = await holdBack(page, /\/assets\/fields-/);
    const { carl, title, jobId, lead } = await leadOnScreen(page, browser, 'Tap with a price in doubt');
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    const cost = lead.getByLabel('Cost');
    const rule = page.waitForResponse(/\/assets\/fields-/);
    await cost.fill('a lot');
    await cost.press('Tab');
    await lead.getByLabel('Rate').selectOption('Hourly');
    await cost.fill('60');
    letGo();
    // It is there for the page, which asked first, when it is there for us.
    await page.evaluate((address) => import(address), (await rule).url());
    await expect(lead.getByText('Please enter a price above 0')).toHaveCount(0);
    await cost.fill('');
    await carl.api.setStatus(jobId, 'cancelled');
    await lead.getByRole('button', { name: 'Interested', exact: true }).click();
    // Nothing that was typed is left to be kept, so the notice is told once and then only stands there.
    const notice = page.getByRole('group').filter({ hasText: 'was cancelled.' });
    await expect(notice).toContainText(title);
    await expect(notice).not.toContainText('Your price');
    expect(complaints.splice(0)).toEqual(['markInterested failed: 409']);
    await carl.close();
  });

  test('a quote whose answer got lost is not said to be of a job that has gone', async ({
    page,
    browser,
    complaints,
  }) => {
    const { carl, title, lead } = await leadOnScreen(page, browser, 'Tap with a lost answer');
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    await lead.getByLabel('Cost').fill('75');
    await lead.getByLabel('Rate').selectOption('Flat');
    await page.route('**/api/quote', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    await expect(lead).toBeHidden();
    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect(notice).toContainText(`You have sent a quote for “${title}”.`);
    await expect(notice).not.toContainText('no longer available');
    await openTab(page, 'quoted');
    await expect(page.getByRole('main')).toContainText(title);
    complaints.length = 0;
    await carl.close();
  });

  test('interest and removal say what happened and can be tried again', {
    tag: ['@R-5-034', '@R-5-048', '@R-13-010', '@R-13-049'],
  }, async ({ page, browser, complaints }) => {
    const { carl, title, lead } = await leadOnScreen(page, browser, 'Tap on a bad day');
    await page.route('**/api/lead/*/interested', (route) => route.fulfill({ status: 503, json: {} }));
    await lead.getByRole('button', { name: 'Interested', exact: true }).click();
    await expect(lead.getByRole('alert')).toHaveText('Service Unavailable');
    await expect(lead.getByText('Number hidden until you mark interest')).toBeVisible();
    await keepsItsPage(page, title);
    await page.unroute('**/api/lead/*/interested');
    await lead.getByRole('button', { name: 'Try again' }).click();
    await expect(lead.getByRole('link', { name: /^Call Carl Moss/ })).toBeVisible();
    await page.route('**/api/lead/*/not-interested', (route) => route.abort());
    await dismiss(lead);
    await answer(page, 'Proceed');
    await expect(inQuestion(page)).toContainText('We could not reach the server.');
    await answer(page, 'Cancel');
    await expect(lead.getByRole('alert')).toContainText('We could not reach the server.');
    await expect(lead).toBeVisible();
    await expectNoToast(page);
    await keepsItsPage(page, title);
    await page.route('**/api/quote', (route) => route.fulfill({ status: 503, json: {} }));
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    await lead.getByLabel('Cost').fill('42');
    await lead.getByLabel('Rate').selectOption('Flat');
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    await expect(inQuestion(page)).toHaveText('Service Unavailable');
    await answer(page, 'Cancel');
    // One failure at a time: that of the last try.
    await expect(lead.getByRole('alert')).toHaveText('Service Unavailable');
    // With the keyboard up there is no room for a bar over what is filled in, or over what is said of it.
    await page.setViewportSize({ width: PHONE.width, height: 400 });
    await lead.getByLabel('Cost').fill('0');
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    for (const part of [lead.getByLabel('Cost'), lead.getByLabel('Rate'), lead.getByText(WRONG_COST)])
      expect(await isUncovered(part)).toBe(true);
    expect(complaints.splice(0)).toEqual([
      'markInterested failed: 503',
      'dismissLead failed: 0',
      'sendQuote failed: 503',
    ]);
    await carl.close();
  });

  test('an expired session leads to the log-in page and back to what was typed', {
    tag: ['@R-1-065', '@R-3-035', '@R-13-002', '@R-11-006'],
  }, async ({ page, browser, context, complaints }) => {
    const { carl, lead } = await leadOnScreen(page, browser, 'Tap after hours');
    await lead.getByRole('button', { name: 'Quote estimate' }).click();
    await lead.getByLabel('Cost').fill('42');
    await lead.getByLabel('Rate').selectOption('Flat');
    await context.clearCookies();
    await lead.getByRole('button', { name: 'Send Quote' }).click();
    await answer(page, 'Quote');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard%3Ftab%3Dleads/);
    // Signed out: on a phone Post a Job stands in the place of the way to the dashboard.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Post a Job' })).toBeVisible();
    await page.getByLabel('Email').fill('business@fettle.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Log In' }).click();
    await expect(lead.getByLabel('Cost')).toHaveValue('42');
    await expect(lead.getByLabel('Rate')).toHaveValue('Flat');
    complaints.length = 0;
    await carl.close();
  });

  test('a list that cannot be read says so and can be tried again', {
    tag: ['@R-5-054', '@R-13-042', '@R-13-049'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'business');
    // News would have the list read again before anybody asks for it.
    await silence(page);
    await openTab(page, 'progress');
    for (const [tab, list, call] of [
      ['Leads', '**/api/business/leads{?*,}', 'leads'],
      ['Quoted', '**/api/quotes', 'quotes'],
    ] as const) {
      await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('link', { name: tab }).click();
      await expect(page.getByRole('alert')).toHaveText('Service Unavailable');
      await expect(page.getByRole('article')).toHaveCount(0);
      await keepsItsPage(page, tab);
      expect(complaints.splice(0)).toEqual([`${call} failed: 503`]);
      await page.unroute(list);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('a quote that was accepted meanwhile cannot be cancelled; the answer shows in red', {
    tag: ['@R-5-066'],
  }, async ({ page, browser, complaints }) => {
    const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap accepted' });
    await anna.quote(leadId);
    await silence(page);
    await openTab(page, 'quoted');
    await expect(card(page, title)).toBeVisible();
    await carl.api.accept(await carl.api.quoteOf(title));
    await card(page, title).getByRole('button', { name: 'Cancel Quote' }).click();
    await answer(page, 'Proceed');
    await said(page, 'This quote has already been accepted.');
    await expect(page.locator(RED)).toContainText('This quote has already been accepted.');
    await expect(card(page, title)).toBeHidden();
    complaints.length = 0;
    await carl.close();
  });
});

test.describe('Work and history', () => {
  test.describe
    .serial('A job that was won', () => {
      const story = walkFrom(jobAtWork);

      story(
        'is in progress, with its customer and the charge',
        {
          tag: [
            '@R-5-068',
            '@R-5-071',
            '@R-5-072',
            '@R-5-073',
            '@R-5-079',
            '@R-5-080',
            '@R-5-081',
            '@R-5-082',
          ],
        },
        async ({ page, scene: { job } }) => {
          await page.route(
            '**/api/jobs?status=in_progress',
            changed<{ jobs: { user: { avatar: string } }[] }>((answer) => {
              for (const { user } of answer.jobs) user.avatar = FACE;
              return answer;
            }),
          );
          await page.route(`**${FACE}*`, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
          await page.getByRole('link', { name: 'Progress' }).click();
          await expect(job.getByRole('heading', { level: 2 })).toBeVisible();
          await expect(under(job)).toContainText('Posted by Carl Moss');
          await expect(under(job)).toContainText('less than a minute ago');
          const customer = job.getByRole('group', { name: 'Customer' });
          await expect(customer.locator(`img[src^="${FACE}"]`)).toBeVisible();
          await expect(customer.locator('[data-placeholder]')).toHaveCount(0);
          await page.unroute('**/api/jobs?status=in_progress');
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await expect(customer.locator('[data-placeholder]')).toBeVisible();
          await expect(customer).toContainText('Carl Moss');
          await expect(customer).toContainText('Charge£120 for the job');
        },
      );

      story(
        'tells all there is to know of it, the number too',
        { tag: ['@R-5-074', '@R-5-075', '@R-5-076', '@R-5-077', '@R-5-078', '@R-5-083'] },
        async ({ scene: { job } }) => {
          await showsItsSummary(job, 'SE1 9SG, London SE');
          const customer = job.getByRole('group', { name: 'Customer' });
          await expect(customer.getByRole('link', { name: /07700 900456/ })).toBeVisible();
        },
      );

      story(
        'says in red why it cannot be finished',
        { tag: ['@R-5-087'] },
        async ({ page, scene: { job }, complaints }) => {
          const message = 'This job cannot be finished at the moment.';
          await page.route('**/update-status', (route) =>
            route.fulfill({ status: 409, json: { status_code: 409, code: 'busy', message, request_id: '' } }),
          );
          await job.getByRole('button', { name: 'Mark as Complete' }).click();
          await answer(page, 'Complete');
          await expect(page.locator(RED)).toContainText(message);
          await expect(job).toBeVisible();
          await page.unroute('**/update-status');
          expect(complaints.splice(0)).toEqual(['updateJobStatus failed: 409']);
        },
      );

      story(
        'is finished after one question, and the list is read again',
        { tag: ['@R-5-084', '@R-5-085', '@R-5-086', '@R-5-087', '@R-11-020', '@R-13-068'] },
        async ({ page, scene: { job, jobId } }) => {
          await endsAfterOneQuestion(page, { job, jobId }, 'finished');
        },
      );

      story(
        'is found in the history, which shows what is completed first',
        { tag: ['@R-5-088', '@R-5-089', '@R-5-090', '@R-14-010'] },
        async ({ page, scene: { job } }) => {
          await page.getByRole('link', { name: 'History' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completed jobs');
          const choice = page.getByLabel('Show', { exact: true });
          const options = choice.locator('option');
          await expect(options).toHaveText(['Completed', 'Cancelled']);
          expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
            'finished',
            'cancelled',
          ]);
          await expect(choice).toHaveValue('finished');
          await expect(job).toBeVisible();
        },
      );

      story(
        'is remembered with its price, and has no review yet',
        { tag: ['@R-5-092', '@R-5-093', '@R-5-094', '@R-5-101', '@R-5-102'] },
        async ({ page, scene: { job } }) => {
          await expect(job.getByRole('heading', { level: 2 })).toContainText('Tap at work');
          await expect(under(job)).toContainText('Posted by Carl Moss');
          await expect(job).toContainText('£120 for the job');
          await job.getByRole('button', { name: 'See Reviews' }).click();
          const reviews = page.getByRole('dialog', { name: 'Reviews' });
          await expect(reviews).toContainText('No Reviews Found');
          await reviews.getByRole('button', { name: 'Close' }).click();
        },
      );

      story(
        'is remembered with all that was asked for',
        { tag: ['@R-5-095', '@R-5-096', '@R-5-097', '@R-5-098', '@R-5-099', '@R-5-100'] },
        async ({ scene: { job } }) => {
          await showsItsSummary(job, 'SE1 9SG, London SE');
        },
      );
    });

  test('Cancelled shows what was cancelled under an open quote, and keeps over a reload', {
    tag: ['@R-5-091', '@R-5-105'],
  }, async ({ page, browser }) => {
    const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap called off' });
    await anna.quote(leadId, 55);
    await carl.api.setStatus(jobId, 'cancelled');
    await openTab(page, 'history');
    await expect(card(page, title)).toHaveCount(0);
    const asked = page.waitForRequest('**/api/jobs?status=cancelled');
    await page.getByLabel('Show', { exact: true }).selectOption('Cancelled');
    await asked;
    await expect(card(page, title)).toContainText('£55 for the job');
    // Nobody can review what was not done.
    await expect(card(page, title).getByRole('button', { name: 'See Reviews' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Show', { exact: true })).toHaveValue('cancelled');
    await expect(card(page, title)).toBeVisible();
    await carl.close();
  });
});

test('logging out on a phone goes home and forgets what was typed, in other tabs too', {
  tag: ['@R-2-050'],
}, async ({ page, browser }) => {
  const { carl, title, lead } = await leadOnScreen(page, browser, 'Tap left alone');
  const other = await page.context().newPage();
  await silence(other);
  await other.setViewportSize(PHONE);
  await openTab(other, 'leads');
  const elsewhere = await openLead(other, title);
  await elsewhere.getByRole('button', { name: 'Quote estimate' }).click();
  await elsewhere.getByLabel('Cost').fill('4711');
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await lead.getByLabel('Cost').fill('10');
  await openAccount(page);
  await expectAccessible(page);
  forgetSignIn('business');
  await logOut(page);
  await expect(page).toHaveURL('/');
  const draftsOf = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  expect(await draftsOf(page)).toEqual([]);
  await expect.poll(() => draftsOf(other)).toEqual([]);
  await expect(elsewhere.getByLabel('Cost')).toHaveCount(0);
  await other.close();
  await logIn(page, 'business@fettle.test', PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await openLead(page, title);
  await expect(lead.getByLabel('Cost')).toBeHidden();
  await carl.close();
});
