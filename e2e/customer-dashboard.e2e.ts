import type { Locator, Page } from '@playwright/test';
import { wearsOwnFrame } from './support/frames.ts';
import {
  another,
  answer,
  calls,
  card,
  openTab,
  posts,
  said,
  signIn,
  titleFor,
  unfold,
} from './support/sides.ts';
import { everyTabFits } from './support/tabs.ts';
import { walkFrom } from './support/walk.ts';
import { endsAfterOneQuestion } from './support/ending.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, visit, holdBack, isAlive } from './support/visit.ts';
import { isRed } from './support/colours.ts';
import { silence } from './support/silence.ts';
import { changed } from './support/changed.ts';

test.use({ moves: true });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A job of its own with two quotes, on the customer's open page; the page hears nothing but what it asks for. */
async function quotedJob(page: Page, browser: Parameters<typeof another>[0], what: string) {
  await signIn(page.context(), 'customer');
  const anna = await another(browser, 'business');
  const bob = await another(browser, 'bob');
  const title = titleFor(what);
  const carl = calls(page.context().request);
  const jobId = await carl.postJob(title);
  const [annasLead, bobsLead] = [await anna.api.leadOf(title), await bob.api.leadOf(title)];
  await anna.api.interested(annasLead);
  await anna.api.quote(annasLead, 95);
  await bob.api.quote(bobsLead, 48.5);
  await silence(page);
  await openTab(page, 'jobs');
  const job = card(page, title);
  await unfold(job, '2 responses');
  await expect(job.getByRole('button', { name: 'Accept Quote' })).toHaveCount(2);
  const close = async () => {
    await anna.close();
    await bob.close();
  };
  return { title, jobId, job, carl, anna, bob, close };
}

/** A job of its own with a quote of Anna's on it and a question of Bob's, on the customer's open page. */
async function talkedOf(page: Page, browser: Parameters<typeof another>[0]) {
  await signIn(page.context(), 'customer');
  const [anna, bob] = [await another(browser, 'business'), await another(browser, 'bob')];
  const title = titleFor('Talk');
  const carl = calls(page.context().request);
  const jobId = await carl.postJob(title);
  const annasLead = await anna.api.leadOf(title);
  await anna.api.write(annasLead, 'Is there parking?');
  await anna.api.quote(annasLead, 95);
  await bob.api.write(await bob.api.leadOf(title), 'Is it a mixer tap?');
  await silence(page);
  await openTab(page, 'jobs');
  await unfold(card(page, title), '1 response, 2 in touch');
  const close = async () => {
    await anna.close();
    await bob.close();
  };
  return { title, jobId, job: card(page, title), carl, bob, close };
}

type Quote = { cost: number; job: { title: string } };

/** A picture, as far as a page can tell. */
const LOGO = '/api/files/00000000-0000-7000-8000-000000000001';
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type OfBusiness = { business: { logo: string } };

/** In what this call answers every business has a logo, until what is returned is called. */
async function showsLogos(page: Page, call: string) {
  await page.route(
    call,
    changed<{ jobs?: OfBusiness[]; quotes?: OfBusiness[] }>((answered) => {
      for (const { business } of answered.jobs ?? answered.quotes ?? []) business.logo = LOGO;
      return answered;
    }),
  );
  await page.route(`**${LOGO}*`, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  return async () => {
    await page.unroute(call);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
}

/** In the browser: the window has the focus again, and what follows from it has begun. */
const comesBack = () => {
  dispatchEvent(new Event('focus'));
  return new Promise((go) => setTimeout(go, 300));
};

/** What pops up in red, and goes again. */
const RED = '[role="dialog"][data-type="bad"]';

/** What stands under the title of a card. */

/** What every card tells of the job. */
async function showsItsSummary(shown: Locator) {
  await expect(shown).toContainText('less than a minute ago');
  for (const [label, value] of [
    ['Service', 'Repair or replace a tap'],
    ['Location', 'SE1 9SG, London SE'],
    ['Property', 'Terraced house'],
    ['Urgency', 'As soon as possible'],
    ['Description', 'It drips all night however hard we close it. Somebody is at home all day.'],
  ] as const)
    await expect(shown.locator(`dt:text-is("${label}") + dd`)).toHaveText(value);
}

const TABS = ['Jobs', 'Quoted', 'Progress', 'Messages', 'History', 'Settings'];

test.describe('The dashboard of a customer', () => {
  test.describe
    .serial('has five tabs', () => {
      const story = walkFrom(async (page) => {
        await signIn(page.context(), 'customer');
        await visit(page, '/dashboard');
        return {};
      });

      story(
        'the jobs come first, and each has a title',
        { tag: ['@R-2-052', '@R-4-011', '@R-4-012', '@R-4-013', '@R-4-014', '@R-4-015', '@R-4-016'] },
        async ({ page }) => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
          const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
          await expect(tabs).toHaveText(TABS);
          for (const tab of TABS) {
            await tabs.filter({ hasText: tab }).click();
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab);
            await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${tab} · Fettle$`));
            await expect(page).toHaveURL(`/dashboard?tab=${tab.toLowerCase()}`);
          }
        },
      );

      story(
        'in a frame of its own and in the address',
        { tag: ['@R-1-023', '@R-1-024', '@R-1-062'] },
        async ({ page }) => {
          await wearsOwnFrame(page, '/dashboard');
          await visit(page, '/dashboard?tab=leads');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
          await page.getByRole('link', { name: 'Progress' }).click();
          await expect(page).toHaveURL('/dashboard?tab=progress');
          await page.goBack();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
        },
      );
    });

  everyTabFits('customer', ['jobs', 'quoted', 'progress', 'history']);

  test('says when there is nothing', {
    tag: ['@R-4-018', '@R-4-037', '@R-4-042', '@R-4-052', '@R-4-053'],
  }, async ({ page, context }) => {
    await signIn(context, 'customer');
    for (const call of ['jobs', 'quotes'])
      await page.route(`**/api/${call}?*`, (route) => route.fulfill({ json: { [call]: [], next: null } }));
    await page.route('**/api/quotes', (route) => route.fulfill({ json: { quotes: [], next: null } }));
    // A list that was read with its rows and is empty the next time tells where they went.
    await openTab(page, 'settings');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Jobs' }).click();
    await said(page, 'No Active Jobs Found');
    await expect(page.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-job');
    await page.getByRole('link', { name: 'Quoted' }).click();
    await said(page, 'No Quoted Jobs Found');
    await expect(page.getByRole('link', { name: 'See your jobs' })).toHaveAttribute(
      'href',
      '/dashboard?tab=jobs',
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
    const asked = page.waitForRequest('**/api/jobs?status=cancelled');
    await page.getByLabel('Show', { exact: true }).selectOption('Cancelled');
    await asked;
    await expect(page).toHaveURL(/history=cancelled/);
    await said(page, 'No Completed Jobs Found');
    await expectAccessible(page);
  });

  test('says what it waits for', { tag: ['@R-4-019', '@R-4-038', '@R-4-043', '@R-4-054'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'customer');
    await openTab(page, 'settings');
    await page.route('**/api/{jobs,quotes}**', () => undefined);
    for (const [tab, sentence] of [
      ['Jobs', 'Loading Active Jobs'],
      ['Quoted', 'Loading your Quotes'],
      ['Progress', 'Loading Jobs in Progress'],
      ['History', 'Loading Completed Jobs'],
    ] as const) {
      await page.getByRole('link', { name: tab }).click();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
  });
});

test.describe('Quotes on a job', () => {
  test('stand side by side, price first, each with the way to its business', {
    tag: ['@R-4-017', '@R-4-020', '@R-4-021', '@R-4-022', '@R-4-023', '@R-4-024', '@R-5-107'],
  }, async ({ page, browser }) => {
    await page.setViewportSize(DESKTOP);
    const { title, job, close } = await quotedJob(page, browser, 'Compare');
    const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
    const titles = jobs.map((each: { title: string }) => each.title);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles);
    await expect(job).toContainText(jobs[titles.indexOf(title)].jobNumber);
    await expect(job).toContainText('2 responses');
    await showsItsSummary(job);
    const responses = job.getByRole('article');
    await expect(responses.nth(0)).toContainText(/^£48\.50 for the job/);
    await expect(responses.nth(0)).toContainText('Direct quote');
    await expect(responses.nth(0).locator('time')).toHaveText(
      /^less than a minute ago, \w{3} \d+ \w{3}( \d{4})? at\s\d\d:\d\d$/,
    );
    await expect(responses.locator('[data-placeholder]')).toHaveCount(2);
    const way = await responses.nth(1).getByRole('link', { name: 'Anna Bell' }).getAttribute('href');
    expect(way).toMatch(/^\/business\//);
    // Other stories review her too.
    const { rating, reviewsCount } = await (await page.request.get(`/api${way}`)).json();
    await expect(responses.nth(1)).toContainText(`${rating.toFixed(1)} out of 5, ${reviewsCount} reviews`);
    // Both in one moment: a typeface that comes moves them.
    const lie = () =>
      responses.evaluateAll((cards) => {
        const [one, two] = cards.map((each) => each.getBoundingClientRect());
        if (one?.y === two?.y) return 'side by side';
        return one?.x === two?.x ? 'below each other' : 'anyhow';
      });
    await expect.poll(lie).toBe('side by side');
    await page.setViewportSize(PHONE);
    await expect.poll(lie).toBe('below each other');
    await expect(job.getByText('Interested: has your number')).toHaveCount(1);
    const inTouch = job.getByRole('group', { name: 'Who has been in touch' });
    await expect(inTouch.getByRole('listitem')).toHaveText(/^Bell Heating/);
    await page.route(
      `**/api${way}`,
      changed<object>((business) => ({ ...business, logo: LOGO })),
    );
    await page.route(`**${LOGO}*`, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
    await responses.nth(1).getByRole('link', { name: 'Anna Bell' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bell Heating');
    await expect(page.getByRole('main').locator(`img[src^="${LOGO}"]`)).toBeVisible();
    await close();
  });

  test.describe
    .serial('one is chosen', () => {
      const story = walkFrom((page, browser) => quotedJob(page, browser, 'Accept'));

      story(
        'is accepted after one question, and the job moves from Jobs and Quoted to Progress',
        { tag: ['@R-4-025', '@R-4-026', '@R-4-027', '@R-4-028'] },
        async ({ page, scene: { title, job, carl } }) => {
          const accepted = posts(page, '/accept');
          const bobs = job.getByRole('article').filter({ hasText: 'Bob Stone' });
          await bobs.getByRole('button', { name: 'Accept Quote' }).click();
          const question = page.getByRole('alertdialog', {
            name: 'Are you sure you want to accept this quote?',
          });
          await expect(question.getByText('This process cannot be undone.', { exact: true })).toBeVisible();
          await expect(question.getByText('£48.50 for the job, Stone Plumbing')).toBeVisible();
          await expectAccessible(page);
          const { quotes } = await (await page.request.get('/api/quotes')).json();
          const chosen = quotes.find((one: Quote) => one.job.title === title && one.cost === 48.5);
          const asked = page.waitForRequest(`**/api/quote/${chosen.id}/accept`);
          await question.getByRole('button', { name: 'Accept', exact: true }).dblclick();
          expect((await asked).postData()).toBeNull();
          await said(page, 'Quote accepted!');
          await expect(job).toBeHidden();
          expect(accepted).toHaveLength(1);
          expect(await carl.quoteOf(title)).toBeUndefined();
          await page.getByRole('link', { name: 'Quoted' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoted');
          await expect(card(page, title)).toHaveCount(0);
        },
      );

      story(
        'is at work: who, for how much, and no way to cancel',
        { tag: ['@R-4-041', '@R-4-044', '@R-4-048'] },
        async ({ page, scene: { job } }) => {
          const letLogosGo = await showsLogos(page, '**/api/jobs?status=in_progress');
          const asked = page.waitForRequest('**/api/jobs?status=in_progress');
          await page.getByRole('link', { name: 'Progress' }).click();
          await asked;
          await showsItsSummary(job);
          const winner = job.getByRole('group', { name: 'Stone Plumbing' });
          await expect(winner.locator(`img[src^="${LOGO}"]`)).toBeVisible();
          await letLogosGo();
          await expect(winner.locator('[data-placeholder]')).toBeVisible();
          await expect(winner).toContainText('Stone Plumbing');
          await expect(winner).toContainText('Bob Stone');
          await expect(winner).toContainText('Charge£48.50 for the job');
          await expect(winner.getByRole('link', { name: /^Call Stone Plumbing on 07/ })).toHaveAttribute(
            'href',
            /^tel:07/,
          );
          await expect(job.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
          await expect(job.getByRole('button', { name: 'Cancel Job' })).toHaveCount(0);
        },
      );

      story(
        'is written to, though he has neither marked interest nor written',
        async ({ page, scene: { job } }) => {
          await job.getByRole('button', { name: 'Messages' }).click();
          await job.getByLabel('Your message').fill('Thursday at nine suits me.');
          const messages = posts(page, '/message');
          const answered = page.waitForResponse('**/message');
          await job.getByRole('button', { name: 'Send Message' }).dblclick();
          await expect(job.getByRole('listitem').filter({ hasText: 'Thursday at nine' })).toBeVisible();
          // It stands there before it is sent.
          await answered;
          expect(messages).toHaveLength(1);
        },
      );

      story(
        'has done the work, which the customer says after one question',
        { tag: ['@R-4-045', '@R-4-046', '@R-4-047'] },
        async ({ page, scene: { jobId, job } }) => {
          await job.getByRole('button', { name: 'Mark as Complete' }).click();
          const question = page.getByRole('alertdialog', {
            name: 'Are you sure you want to mark this job as complete?',
          });
          const ends = posts(page, '/update-status');
          const ended = page.waitForRequest(`**/api/job/${jobId}/update-status`);
          const readAgain = page.waitForRequest('**/api/jobs?status=in_progress');
          await question.getByRole('button', { name: 'Complete' }).dblclick();
          expect((await ended).postDataJSON()).toEqual({ status: 'finished' });
          await said(page, 'Job completed');
          await readAgain;
          await expect(job).toBeHidden();
          expect(ends).toHaveLength(1);
        },
      );

      story(
        'is remembered in the history, which shows what is completed first',
        { tag: ['@R-4-049', '@R-4-050', '@R-4-051', '@R-4-055'] },
        async ({ page, scene: { job } }) => {
          const asked = page.waitForRequest('**/api/jobs?status=finished');
          await page.getByRole('link', { name: 'History' }).click();
          await asked;
          const choice = page.getByLabel('Show', { exact: true });
          const options = choice.locator('option');
          await expect(options).toHaveText(['Completed', 'Cancelled']);
          expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
            'finished',
            'cancelled',
          ]);
          await expect(choice).toHaveValue('finished');
          await showsItsSummary(job);
          await expect(job.getByRole('group', { name: 'Stone Plumbing' })).toContainText(
            '£48.50 for the job',
          );
          await expect(job.getByRole('group', { name: 'Your review' })).toHaveCount(0);
        },
      );

      story(
        'is reviewed once, with stars and a comment',
        { tag: ['@R-4-055', '@R-4-056', '@R-4-057', '@R-4-058'] },
        async ({ page, scene: { jobId, job, carl } }) => {
          await job.getByRole('button', { name: 'Leave a Review' }).click();
          const form = page.getByRole('dialog', { name: 'Leave a Review' });
          await expect(form.getByText(/^.+, Stone Plumbing$/)).toBeVisible();
          await expect(form.getByRole('radio')).toHaveCount(5);
          await form.getByRole('button', { name: 'Submit Review' }).click();
          await expect(form.getByText('Please choose a rating.')).toBeVisible();
          await expectAccessible(page);
          await form.getByLabel('Comment').fill('Quiet at last, ask Bob on bob@stone.example.');
          const hidden = 'The e-mail address will be hidden here: everybody can read reviews.';
          await expect(form.getByText(hidden)).toBeVisible();
          await form.getByLabel('Comment').fill('Quiet at last.');
          await form.getByRole('radio', { name: '4 stars' }).check();
          await page.reload();
          await job.getByRole('button', { name: 'Leave a Review' }).click();
          await expect(form.getByLabel('Comment')).toHaveValue('Quiet at last.');
          await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
          const reviews = posts(page, '/review');
          const sent = page.waitForRequest(`**/api/job/${jobId}/review`);
          await form.getByRole('button', { name: 'Submit Review' }).dblclick();
          expect((await sent).postDataJSON()).toEqual({ rating: 4, comment: 'Quiet at last.' });
          await said(page, 'Review submitted!');
          expect(reviews).toHaveLength(1);
          await expect(job.getByRole('button', { name: 'Leave a Review' })).toBeHidden();
          const review = job.getByRole('group', { name: 'Your review' });
          await expect(review).toContainText('Quiet at last.');
          await expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
          expect(await carl.refusalOfReview(jobId)).toBe('You have already reviewed this job.');
        },
      );
    });

  test('a quote that was withdrawn meanwhile is told in red and goes', { tag: ['@R-4-029'] }, async ({
    page,
    browser,
    complaints,
  }) => {
    const { job, title, bob, close } = await quotedJob(page, browser, 'Too late');
    await bob.api.withdraw(await bob.api.quoteOf(title));
    await job
      .getByRole('article')
      .filter({ hasText: 'Bob Stone' })
      .getByRole('button', { name: 'Accept Quote' })
      .click();
    await answer(page, 'Accept');
    await said(page, 'This quote is no longer available.');
    await expect(page.locator(RED)).toContainText('This quote is no longer available.');
    await expect(job.getByRole('article')).toHaveCount(1);
    complaints.length = 0;
    await close();
  });

  test.describe
    .serial('are not wanted any more', () => {
      const story = walkFrom((page, browser) => quotedJob(page, browser, 'Call off'));

      story(
        'a job that cannot be cancelled stays, and why is said in red',
        { tag: ['@R-4-033', '@R-13-031'] },
        async ({ page, scene: { job }, complaints }) => {
          await page.route('**/update-status', (route) => route.abort());
          await unfold(job, 'Job details');
          await job.getByRole('button', { name: 'Cancel Job' }).click();
          await answer(page, 'Proceed');
          const lost = page.getByRole('alertdialog').getByRole('alert');
          await expect(lost).toHaveText(
            'We could not reach the server. Please check your connection and try again.',
          );
          expect(await isRed(lost)).toBe(true);
          await answer(page, 'Keep the job');
          await expect(job).toBeVisible();
          await page.unroute('**/update-status');
          const message = 'This job cannot be cancelled at the moment.';
          await page.route('**/update-status', (route) =>
            route.fulfill({ status: 409, json: { status_code: 409, code: 'busy', message, request_id: '' } }),
          );
          await job.getByRole('button', { name: 'Cancel Job' }).click();
          await answer(page, 'Proceed');
          await expect(page.locator(RED).filter({ hasText: message })).toBeVisible();
          await expect(job).toBeVisible();
          await page.unroute('**/update-status');
          complaints.length = 0;
        },
      );

      story(
        'the job is cancelled after one question',
        { tag: ['@R-4-030', '@R-4-031', '@R-4-032', '@R-4-034', '@R-4-049', '@R-13-030', '@R-13-113'] },
        async ({ page, scene: { title, jobId, job } }) => {
          await endsAfterOneQuestion(page, { job, jobId }, 'cancelled');
          await page.getByRole('link', { name: 'History' }).click();
          const asked = page.waitForRequest('**/api/jobs?status=cancelled');
          await page.getByLabel('Show', { exact: true }).selectOption('Cancelled');
          await asked;
          await expect(card(page, title)).toBeVisible();
        },
      );
    });

  test.describe
    .serial('and who has only asked', () => {
      const story = walkFrom(talkedOf);

      story(
        'talk under the job: who quoted, and who has neither quoted nor marked interest',
        { tag: ['@R-4-022', '@R-4-023', '@R-4-035'] },
        async ({ page, scene: { job } }) => {
          const inTouch = job.getByRole('group', { name: 'Who has been in touch' });
          const asker = inTouch.locator('> ul > li').filter({ hasText: 'Stone Plumbing' });
          await expect(asker).toContainText(/^Stone PlumbingWrote to you/);
          await expect(job.getByText('Interested: has your number')).toHaveCount(0);
          const quoter = job.getByRole('article');
          await expect(quoter).toContainText('Anna Bell');
          for (const [side, theirs, ours] of [
            [asker, 'Is it a mixer tap?', 'Yes, a single lever.'],
            [quoter, 'Is there parking?', 'In the yard.'],
          ] as const) {
            await side.getByRole('button', { name: 'Messages (1)' }).click();
            await expect(side).toContainText(theirs);
            await side.getByLabel('Your message').fill(ours);
            await side.getByRole('button', { name: 'Send Message' }).click();
            await expect(side.getByRole('listitem').filter({ hasText: ours })).toBeVisible();
          }
          await expectAccessible(page);
        },
      );

      story(
        'stand under Quoted, each with its business and its conversation',
        { tag: ['@R-4-035', '@R-4-036', '@R-4-039'] },
        async ({ page, scene: { title, bob } }) => {
          await bob.api.quote(await bob.api.leadOf(title), 48.5);
          const letLogosGo = await showsLogos(page, '**/api/quotes');
          await page.getByRole('link', { name: 'Quoted' }).click();
          // The job once, and its quotes in it.
          await expect(card(page, title)).toHaveCount(1);
          const quotes = card(page, title).getByRole('article');
          await expect(quotes).toHaveCount(2);
          const bobs = quotes.filter({ hasText: 'Bob Stone' });
          await expect(bobs).toContainText(/^£48\.50 for the job/);
          await expect(bobs.getByRole('link', { name: 'Bob Stone' })).toHaveAttribute(
            'href',
            /^[/]business[/]/,
          );
          await expect(bobs).toContainText(/\d+ reviews?/);
          await expect(bobs.locator(`img[src^="${LOGO}"]`)).toBeVisible();
          await letLogosGo();
          await expect(bobs.locator('[data-placeholder]')).toBeVisible();
          await showsItsSummary(card(page, title));
          await bobs.getByRole('button', { name: 'Messages (2)' }).click();
          await expect(bobs).toContainText('Is it a mixer tap?');
          await bobs.getByLabel('Your message').fill('It is ten years old.');
          await bobs.getByRole('button', { name: 'Send Message' }).click();
          await said(page, 'Message sent!');
          await expect(bobs.getByRole('listitem').filter({ hasText: 'It is ten years old.' })).toBeVisible();
          await expectAccessible(page);
        },
      );

      story(
        'are accepted there as well',
        { tag: ['@R-4-040'] },
        async ({ page, scene: { title, jobId, carl } }) => {
          const bobs = card(page, title).getByRole('article').filter({ hasText: 'Bob Stone' });
          await bobs.getByRole('button', { name: 'Accept Quote' }).click();
          const question = page.getByRole('alertdialog', {
            name: 'Are you sure you want to accept this quote?',
          });
          await question.getByRole('button', { name: 'Accept', exact: true }).click();
          await said(page, 'Quote accepted!');
          await expect(card(page, title)).toHaveCount(0);
          await page.getByRole('link', { name: 'Progress' }).click();
          await expect(card(page, title)).toContainText('Stone Plumbing');
          await carl.setStatus(jobId, 'finished');
        },
      );
    });
});

test('a job that an admin has switched off is marked Inactive wherever it shows', {
  tag: ['@R-11-043'],
}, async ({ page, context, browser }) => {
  await signIn(context, 'dana');
  const dana = calls(context.request);
  const [bob, admin] = [await another(browser, 'bob'), await another(browser, 'admin')];
  const [quoted, agreed] = [titleFor('Tap switched off'), titleFor('Tap switched off at work')];
  const ids = [await dana.postJob(quoted), await dana.postJob(agreed)];
  for (const title of [quoted, agreed]) await bob.api.quote(await bob.api.leadOf(title));
  await dana.accept(await dana.quoteOf(agreed));
  for (const id of ids) await admin.api.switchJob(id, 0);
  await openTab(page, 'jobs');
  await expect(card(page, 'Tap job posted twice by mistake')).toContainText('Inactive');
  for (const [tab, title] of [
    ['quoted', quoted],
    ['progress', agreed],
  ] as const)
    for (const side of [page, bob.page]) {
      await openTab(side, tab);
      await expect(card(side, title).getByText('Inactive', { exact: true })).toBeVisible();
    }
  for (const id of ids) await admin.api.switchJob(id, 1);
  await Promise.all([bob.close(), admin.close()]);
});

test('a long list goes on when asked, and a page that fails can be asked for again', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(context, 'customer');
  const { jobs } = await (await context.request.get('/api/jobs?status=active')).json();
  let isBroken = true;
  // Open or refused, the line would have all lists read again.
  await page.route('**/api/events', () => undefined);
  await page.route('**/api/jobs?*', async (route) => {
    const isSecond = route.request().url().includes('cursor');
    const page2 = [{ ...jobs[0], id: '00000000-0000-7000-8000-000000000001', title: 'On the second page' }];
    if (isSecond && isBroken) {
      // Coming back to the window has all lists read again, which must not take away what is said of this page.
      await page.evaluate(comesBack);
      return route.fulfill({ status: 503, json: {} });
    }
    return route.fulfill({ json: isSecond ? { jobs: page2, next: null } : { jobs, next: 'second' } });
  });
  // The first tab is drawn from the server's own answers; the next one asks.
  await openTab(page, 'quoted');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toHaveText('Service Unavailable');
  await expect(page.getByRole('article').first()).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'On the second page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  complaints.length = 0;
});

for (const mailbox of ['customer', 'business'] as const)
  test(`the first screen of the ${mailbox} is light, stands still and keeps to the content policy`, async ({
    page,
    context,
    request,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective));
    });
    const scripts = new Set<string>();
    let isAtRest = false;
    page.on('request', (asked) => {
      // What comes once the page is at rest is for later, and its first chunk is this one.
      isAtRest ||= asked.url().includes('/at-rest-');
      if (asked.resourceType() === 'script' && !isAtRest) scripts.add(asked.url());
    });
    await signIn(context, mailbox);
    await visit(page, '/dashboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => isAtRest).toBe(true);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    let bytes = 0;
    for (const script of scripts) {
      const answered = await request.head(script, { headers: { 'accept-encoding': 'gzip' } });
      bytes += Number(answered.headers()['content-length']);
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, [...scripts].join('\n')).toBeLessThan(170_000);
  });

for (const mailbox of ['customer', 'business', 'admin'] as const)
  test(`the first screen of the ${mailbox} can be read before any script, and answers a click that came before it`, async ({
    page,
    context,
  }) => {
    await signIn(context, mailbox);
    const letGo = await holdBack(page, '**/assets/*.js');
    // It counts as loaded only with its scripts.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(
      page.getByRole('navigation', { name: mailbox === 'admin' ? 'Admin' : 'Dashboard' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By its place: a question that it asks hides the page behind it from those who go by roles.
    const action = page.locator('main button').first();
    if (mailbox === 'admin') return letGo();
    await expect(page.getByRole('article').first()).toBeVisible();
    if (mailbox === 'customer') await unfold(page.getByRole('article').first(), 'Job details');
    await action.click();
    await expect(action).toHaveAttribute('aria-busy', 'true');
    letGo();
    await isAlive(page);
    await expect(action).not.toHaveAttribute('aria-busy');
  });

test('a question that was asked before the script was there is asked once it is', async ({
  page,
  context,
}) => {
  await signIn(context, 'customer');
  const letGo = await holdBack(page, '**/assets/*.js');
  await page.goto('/dashboard?tab=quoted', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Accept Quote' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('back that is pressed before the script is there leads to the page before', async ({
  page,
  context,
}) => {
  await signIn(context, 'customer');
  await visit(page, '/dashboard?tab=quoted');
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  await tabs.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/dashboard?tab=jobs');
  const letGo = await holdBack(page, '**/assets/*.js');
  const title = page.getByRole('heading', { level: 1 });
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toHaveText('Jobs');
  // Words are there before the line at the end of the page that hears Back.
  await expect.poll(() => page.evaluate(() => 'takesBack' in self)).toBe(true);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/dashboard?tab=quoted');
  await expect(title).toHaveText('Quoted');
  letGo();
  await isAlive(page);
  await expect(title).toHaveText('Quoted');
});
