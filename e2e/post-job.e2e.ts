import type { Locator, Page } from '@playwright/test';
import { openMenu } from './support/menu.ts';
import { forgetSignIn, signIn, titleFor } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, holdBack, isUncovered, test, visit } from './support/visit.ts';
import { changed } from './support/changed.ts';
import { ownUrl } from './support/worlds.ts';

type Catalogue = { workCategories: { services: { name: string; questions: object[] }[] }[] };

const CARL = { email: 'customer@fettle.test', name: 'Carl Moss' };
const PASSWORD = 'local-jobs-done-right';
const PHONE = { width: 390, height: 844 };

const DRAFT = {
  title: 'Kitchen tap drips day and night',
  description:
    'The mixer tap in the kitchen has dripped for 2 weeks. It is about 10 years old, and the stopcock under the sink works.',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Continues and stands on the next page: a click too early would meet the one that is still turning. */
async function turn(page: Page) {
  const here = await heading(page).innerText();
  await goOn(page);
  await expect(heading(page)).not.toHaveText(here);
}

const drafts = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('draft:post-job')),
  );

async function chooseService(page: Page, typed: string, name: string) {
  await page.getByLabel('Service').fill(typed);
  await page.getByRole('option', { name }).click();
}

/** Carl has signed in and gone as far as the contact, with a dripping tap. */
async function carlHasDescribedTap(page: Page) {
  await signIn(page.context(), 'customer');
  const { data } = await (await page.request.get('/api/auth/user')).json();
  await hasDescribedTap(page, data.id);
  await visit(page, '/post-job?step=contact');
  await expect(heading(page)).toHaveText('Your contact details');
}

/** As if that page had not been answered yet. */
async function forgetUrgency(page: Page) {
  await page.evaluate(() => {
    for (const [name, draft] of Object.entries<string>(localStorage))
      if (name.startsWith('draft:post-job'))
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(draft), target_job_done: '' }));
  });
  await page.reload();
}

/** The job is posted, but the answer gets lost on its way. */
async function postsAndHearsNothing(page: Page) {
  await page.route('**/api/job', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await page.unroute('**/api/job');
}

async function describeTap(page: Page) {
  await visit(page, '/post-job');
  await chooseService(page, 'tap', 'Repair or replace a tap');
  await turn(page);
  await page.getByRole('radio', { name: 'Kitchen tap' }).check();
  await turn(page);
  await page.getByRole('radio', { name: 'Terraced house' }).check();
  await turn(page);
  await page.getByRole('radio', { name: 'Within a week' }).check();
  await turn(page);
  await page.getByLabel('Post code').fill('se1 7pb');
  await turn(page);
  await page.getByLabel('Title').fill(DRAFT.title);
  await page.getByLabel('Description').fill(DRAFT.description);
  await turn(page);
  await expect(heading(page)).toHaveText('Your contact details');
}

let described: [key: string, draft: string][] | undefined;

/** What is described once lies on the device; for the stories after the first it lies there from the start. */
async function hasDescribedTap(page: Page, owner = '') {
  if (!described) {
    await describeTap(page);
    described = await page.evaluate(() =>
      Object.entries<string>(localStorage).filter(([key]) => key.startsWith('draft:post-job')),
    );
  }
  const all = described.map(([name, draft]) => [name, { ...JSON.parse(draft), owner }] as const);
  await page.addInitScript((drafts) => {
    // Once: what the story makes of it afterwards stays. And under a key of its own, since it is another job.
    if (sessionStorage.getItem('described')) return;
    sessionStorage.setItem('described', 'yes');
    const key = crypto.randomUUID().replaceAll('-', '');
    for (const [name, draft] of drafts) localStorage.setItem(name, JSON.stringify({ ...draft, key }));
  }, all);
}

async function logInHere(page: Page, email = CARL.email) {
  const form = page.getByRole('main');
  const known = form.getByRole('radio', { name: 'I have an account' });
  if (await known.isVisible()) await known.check();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Log In' }).click();
}

const jobsOf = async (page: Page): Promise<string[]> => {
  const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
  return jobs.map((job: { title: string }) => job.title);
};
const count = (titles: string[], title: string) => titles.filter((each) => each === title).length;

test.describe('Posting a job', () => {
  test.use({ viewport: PHONE });

  test('Carl says what needs doing on his phone and logs in last', {
    tag: ['@R-1-031', '@R-1-032', '@R-4-001', '@R-4-003', '@R-4-006', '@R-4-008'],
  }, async ({ page }) => {
    await describeTap(page);
    await logInHere(page);
    await expect(page.getByRole('main')).toContainText(CARL.name);
    // The whole of it: a lead shows first and last name.
    await expect(page.getByRole('main')).toContainText('Local Pros near you see your name.');
    await expect(page.getByRole('main')).toContainText('07700 900456');
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    for (const answer of ['Repair or replace a tap', 'Kitchen tap', 'Within a week', 'SE1 7PB', DRAFT.title])
      await expect(page.getByRole('main')).toContainText(answer);
    // What Local Pros read of him, and what they do not.
    for (const [label, value] of [
      ['Name', CARL.name],
      ['Email', `${CARL.email}Never shown.`],
      ['Mobile number', '07700 900456Shown to a Local Pro who is interested, or whose quote you accept.'],
      ['Location', 'SE1 7PBShown in full only to the Local Pro whose quote you accept.'],
    ] as const)
      await expect(page.locator(`dt:text-is("${label}") + dd`)).toHaveText(value);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    await expect(page.getByRole('heading', { name: /^\d+ Local Pros have it now$/ })).toBeVisible();
    // Those who have it lead to their profiles.
    await expect(page.getByRole('main').getByRole('link', { name: 'Bell Heating' })).toHaveAttribute(
      'href',
      /^\/business\//,
    );
    const number = /J\d{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
    const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
    expect(jobs[0]).toMatchObject({
      jobNumber: number,
      ...DRAFT,
      service: { name: 'Repair or replace a tap' },
      location: 'SE1 7PB',
      job_type: 'Terraced house',
      target_job_done: 'Within a week',
      type: 'normal',
      answers: [{ question_id: 'tap', value: 'Kitchen tap' }],
    });
    await expect(page.getByRole('link', { name: 'See my jobs' })).toHaveAttribute(
      'href',
      '/dashboard?tab=jobs',
    );
    await expect.poll(() => drafts(page)).toEqual([]);
    await visit(page, '/job-posted');
    await expect(heading(page)).toHaveText('Your job has been posted');
    await expect(page.getByRole('main')).not.toContainText('Job number');
  });

  test('says how far one is, leads back and forth, and takes the focus along', async ({ page }) => {
    await visit(page, '/post-job');
    await expect(page.getByRole('banner')).toContainText('1 of 8');
    await chooseService(page, 'tap', 'Repair or replace a tap');
    await turn(page);
    await expect(heading(page)).toHaveText('Repair or replace a tap');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('radio', { name: 'Not sure' }).first().check();
    await turn(page);
    await expect(page.getByRole('banner')).toContainText('3 of 8');
    await page.getByRole('radio', { name: 'Bungalow' }).check();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Not sure' }).first()).toBeChecked();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Service')).toHaveValue('Repair or replace a tap');
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await page.goForward();
    await visit(page, '/post-job?step=property');
    await expect(page.getByRole('radio', { name: 'Bungalow' })).toBeChecked();
    await turn(page);
    await expect(heading(page)).toHaveText('When should it be done?');
  });

  test('says what is missing, page by page, and sends nothing', {
    tag: ['@R-12-022', '@R-4-003', '@R-4-005', '@R-12-035'],
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (asked) => asked.method() === 'POST' && sent.push(asked.url()));
    const missing = async (...sentences: string[]) => {
      await goOn(page);
      for (const sentence of sentences) {
        await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible();
        await expect(page.getByText(sentence)).toHaveCount(2);
      }
      await expectAccessible(page);
    };
    await visit(page, '/post-job');
    await missing('Please choose a service.');
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('Service')).toBeFocused();
    await chooseService(page, 'tap', 'Repair or replace a tap');
    await turn(page);
    await turn(page);
    await missing('Please choose a property type.');
    await page.getByRole('radio', { name: 'Bungalow' }).check();
    await turn(page);
    await missing('Please choose an urgency.');
    await page.getByRole('radio', { name: "I'm flexible" }).check();
    await turn(page);
    await page.getByLabel('Post code').fill('SE1');
    await missing('Please enter a valid UK post code.');
    await page.getByLabel('Post code').fill('');
    // Nothing is put right while somebody types.
    await page.getByLabel('Post code').pressSequentially('se17pb');
    await expect(page.getByLabel('Post code')).toHaveValue('se17pb');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Post code')).toHaveValue('SE1 7PB');
    await expect(page.getByText('That is in London SE.')).toBeVisible();
    await turn(page);
    await missing('Please enter a title.', 'Please enter a description.');
    await page.getByLabel('Title').fill('Ta');
    await page.getByLabel('Description').fill('It drips.');
    await expect(page.getByText('Please write a little more.')).toHaveCount(4);
    expect(sent).toEqual([]);
  });

  test('says that a page cannot be fetched to whom goes on to it, and to nobody before', async ({ page }) => {
    await page.route(/\/later-page/, (route) => route.abort());
    // Of one service nothing special is asked.
    await page.route(
      '**/api/work-category',
      changed<Catalogue>(({ workCategories }) => {
        const services = workCategories.flatMap((trade) => trade.services);
        const oil = services.find(({ name }) => name === 'Oil boiler service or repair');
        if (oil) oil.questions = [];
        return { workCategories };
      }),
    );
    await visit(page, '/post-job');
    const ahead = page.waitForEvent('requestfailed', (asked) => asked.url().includes('later-page'));
    await chooseService(page, 'tap', 'Repair or replace a tap');
    await ahead;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await expectAccessible(page);
    await page.unroute(/\/later-page/);
    const letGo = await holdBack(page, /\/later-page/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    // What is mended while one waits counts.
    await chooseService(page, 'boiler', 'Oil boiler service or repair');
    const went: string[] = [];
    page.on('framenavigated', (frame) => went.push(new URL(frame.url()).search));
    letGo();
    await expect(heading(page)).toHaveText('What kind of property is it?');
    expect(went).toEqual(['?step=property']);
    await visit(page, '/post-job?step=what');
    await expect(page.getByLabel('Service')).toHaveValue('Oil boiler service or repair');
  });

  test('asks again for the last page, when it could not be fetched ahead', async ({ page }) => {
    await carlHasDescribedTap(page);
    await page.route(/\/check-page/, (route) => route.abort());
    const ahead = page.waitForEvent('requestfailed', (asked) => asked.url().includes('check-page'));
    await visit(page, '/post-job?step=description');
    await ahead;
    await expect(page.getByLabel('Title')).toHaveValue(DRAFT.title);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await page.unroute(/\/check-page/);
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Try again' }).click();
    // The customer who waited goes on.
    await expect(heading(page)).toHaveText('Your contact details');
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('main')).toContainText(DRAFT.title);
  });

  test('goes on with anybody who waits when the missing page comes without being asked for again', async ({
    page,
  }) => {
    await page.route(/\/later-page/, (route) => route.abort());
    await visit(page, '/post-job');
    await chooseService(page, 'tap', 'Repair or replace a tap');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await page.unroute(/\/later-page/);
    // A touch of the form fetches the next page ahead.
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.getByLabel('Service').focus();
    await expect(heading(page)).toHaveText('Repair or replace a tap');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leaves alone who has gone back while the next page was on its way', async ({ page }) => {
    await carlHasDescribedTap(page);
    const letGo = await holdBack(page, /\/check-page/);
    const arrived = page.waitForResponse(/\/check-page/);
    await visit(page, '/post-job?step=description');
    await expect(page.getByLabel('Title')).toHaveValue(DRAFT.title);
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    const went: string[] = [];
    page.on('framenavigated', (frame) => went.push(new URL(frame.url()).search));
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(heading(page)).toHaveText('Where is the work?');
    letGo();
    await page.evaluate((address) => import(address), (await arrived).url());
    await turn(page);
    await expect(heading(page)).toHaveText('Describe the job in your own words');
    expect(went).toEqual(['?step=where', '?step=description']);
  });

  test('asks for the day when it is to be a specific date, and it must lie ahead', {
    tag: ['@R-4-004'],
  }, async ({ page }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=when');
    await expect(page.getByLabel('Date', { exact: true })).toHaveCount(0);
    await forgetUrgency(page);
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('Please choose an urgency.');
    // The date has only just come: nobody is told off for it before it can be chosen.
    await page.getByRole('radio', { name: 'Specific date' }).check();
    await expect(page.getByText('Please choose an urgency.')).toHaveCount(0);
    await expect(page.getByLabel('Date', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('Please choose a date in the future.');
    await page.getByLabel('Date', { exact: true }).fill('2020-02-29');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('Please choose a date in the future.');
    const wanted = new Date(Date.now() + 9 * 24 * 3600_000).toISOString().slice(0, 10);
    await page.getByLabel('Date', { exact: true }).fill(wanted);
    await turn(page);
    await visit(page, '/post-job?step=check');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    const { jobs } = await (await page.request.get('/api/jobs?status=active')).json();
    expect(jobs[0].target_job_done).toBe('specificDate');
    expect(jobs[0].targetCompletionDatetime).toContain(wanted);
  });

  test('the first day to choose is today in this country, wherever the browser is', {
    tag: ['@R-4-004'],
  }, async ({ browser }) => {
    // Of the two ends of the earth one has another day than London at every moment.
    for (const timezoneId of ['Etc/GMT+12', 'Etc/GMT-14']) {
      const context = await browser.newContext({ timezoneId, baseURL: ownUrl() });
      const page = await context.newPage();
      await hasDescribedTap(page);
      await visit(page, '/post-job?step=when');
      await forgetUrgency(page);
      await page.getByRole('radio', { name: 'Specific date' }).check();
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
      await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('min', today);
      await context.close();
    }
  });

  test('says what to do until somebody comes to water or gas that cannot wait, before and after it is posted', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const ring = main.getByRole('link', { name: '0800 111 999' });
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=when');
    await expect(main).not.toContainText('Is water running?');
    await page.getByRole('radio', { name: 'As soon as possible' }).check();
    await expect(main).toContainText('Is water running?');
    await visit(page, '/post-job?step=what&next=check');
    await chooseService(page, 'gas leak', 'Gas leak check and pipework');
    await turn(page);
    await visit(page, '/post-job?step=when');
    await expect(main).not.toContainText('Is water running?');
    await expect(ring).toHaveAttribute('href', 'tel:0800111999');
    await expectEveryLook(page);
    await visit(page, '/post-job?step=check');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    await expect(main).toContainText('Do you smell gas?');
    await page.reload();
    await expect(ring).toBeVisible();
  });

  test('changes one answer and comes back to checking', async ({ page }) => {
    await hasDescribedTap(page);
    await visit(page, '/post-job?step=check');
    await page.getByRole('link', { name: 'Change Property' }).click();
    await page.getByRole('radio', { name: 'New build' }).check();
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('main')).toContainText('New build');
    await page.getByRole('link', { name: 'Change Service' }).click();
    await chooseService(page, 'fence', 'Fence repair');
    await turn(page);
    await expect(heading(page)).toHaveText('Fence repair');
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('main')).not.toContainText('Which tap is it?');
  });

  test('keeps the answers while another service of the same trade is looked for', async ({ page }) => {
    await hasDescribedTap(page);
    await visit(page, '/post-job?step=what');
    await page.getByLabel('Service').fill('something else');
    await chooseService(page, 'tap', 'Repair or replace a tap');
    await turn(page);
    await expect(page.getByRole('radio', { name: 'Kitchen tap' })).toBeChecked();
  });

  test('asks what fits the service: a tap is never a toilet', { tag: ['@ruling-32'] }, async ({ page }) => {
    await hasDescribedTap(page);
    const asked = page.getByRole('main').locator('legend');
    await visit(page, '/post-job?step=details');
    await expect(asked).toHaveText([
      'Which tap is it?',
      'What does it need?',
      'Do you already have the parts?',
    ]);
    await expect(page.getByRole('radio', { name: 'Toilet' })).toHaveCount(0);
    await visit(page, '/post-job?step=what&next=check');
    await chooseService(page, 'outside tap', 'Fit an outside tap');
    // Nothing of it has been answered, so it is asked before one goes back to checking.
    await turn(page);
    await expect(heading(page)).toHaveText('Fit an outside tap');
    await expect(asked).toHaveText([
      'Is there a water pipe on the other side of the wall?',
      'Do you already have the parts?',
    ]);
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('main')).not.toContainText('Which tap is it?');
  });

  test('asks which job to go on with when a search meets one that is begun, and loses nothing before', async ({
    page,
  }) => {
    await hasDescribedTap(page);
    const begun = 'You have begun a job: Repair or replace a tap in SE1 7PB.';
    for (const query of [
      'what=Fence+repair&postcode=M1+1AE',
      'what=something+odd',
      'category=tiling',
      'postcode=M1+1AE',
    ]) {
      await visit(page, `/post-job?${query}`);
      await expect(heading(page)).toHaveText('You have begun a job');
      await expect(page.getByText(begun)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('draft:post-job'))).toContain('SE1 7PB');
    }
    await expect(heading(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Check your answers');
    await expect(page.getByRole('main')).toContainText(DRAFT.title);
    // The same work at the same place is the same job.
    await visit(page, '/post-job?what=repair+or+replace+a+tap&postcode=se17pb');
    await expect(page.getByLabel('Service')).toHaveValue('Repair or replace a tap');
    await visit(page, '/trades/fencing-gates-decking');
    await page.getByRole('main').getByRole('link', { name: 'Fence repair' }).click();
    await page.getByRole('button', { name: 'Begin with your new search' }).click();
    await expect(heading(page)).toHaveText('Fence repair');
    const draft = JSON.parse((await page.evaluate(() => localStorage.getItem('draft:post-job'))) ?? '');
    expect(draft).toMatchObject({ title: '', location: '', answers: {} });
  });

  test('does not lead past what is still open', async ({ page }) => {
    await visit(page, '/post-job?step=check');
    await expect(heading(page)).toHaveText('What needs doing?');
    await expect(page).toHaveURL(/step=what/);
  });

  test('hints live at how clear the post is', async ({ page }) => {
    await hasDescribedTap(page);
    await visit(page, '/post-job?step=description');
    const hint = page.getByRole('region', { name: 'How clear it is' });
    await expect(hint).toContainText('Very clear');
    await page.getByLabel('Description').fill('It drips.');
    await expect(hint).toContainText('Say a little more about what is wrong or wanted.');
  });

  test('says in place, while it is typed, what of a post will be hidden', { tag: ['@ruling-44'] }, async ({
    page,
  }) => {
    await hasDescribedTap(page);
    await visit(page, '/post-job?step=description');
    const description = page.getByLabel('Description');
    await description.fill('The tap drips. Ring 07700 900123.');
    await expect(page.getByText('Your number will be hidden here.')).toHaveRole('status');
    await description.fill('Ring 07700 900123 or carl @ example.com, at SE1 4 QW.');
    const all = 'Your number, e-mail address and full post code will be hidden here.';
    await expect(page.getByText(all)).toBeVisible();
    await description.fill('The tap is 2 x 4 cm and cost £1,200 in 2019.');
    await expect(page.getByText('will be hidden here')).toHaveCount(0);
    await page.getByLabel('Title').fill('Tap drips, ring ٠٧٧٠٠٩٠٠١٢٣');
    await expect(page.getByText('Your number will be hidden here.')).toBeVisible();
  });
});

test.describe('Nothing typed is lost', () => {
  test.use({ viewport: PHONE });

  test('by a reload, and a second tab has it too', async ({ page, context }) => {
    await describeTap(page);
    await page.reload();
    await expect(heading(page)).toHaveText('Your contact details');
    const second = await context.newPage();
    await visit(second, '/post-job?step=description');
    await expect(second.getByLabel('Title')).toHaveValue(DRAFT.title);
    await second.getByLabel('Title').fill('Bathroom tap drips day and night');
    await visit(page, '/post-job?step=description');
    await second.getByLabel('Title').fill('The garden tap drips day and night');
    await expect(page.getByLabel('Title')).toHaveValue('The garden tap drips day and night');
  });

  test('by an expired session: Carl logs in again in place and goes on', { tag: ['@R-3-038'] }, async ({
    page,
    context,
  }) => {
    await carlHasDescribedTap(page);
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    await expect(heading(page)).toHaveText('Check your answers');
    await expectAccessible(page);
    await logInHere(page);
    await expect(page.getByText('You have been logged out.')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    for (const answer of ['Kitchen tap', DRAFT.title, DRAFT.description])
      await expect(page.getByRole('main')).toContainText(answer);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
  });

  test('by a lost connection: it says so, and Try again posts it once', { tag: ['@R-4-010'] }, async ({
    page,
    context,
  }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=description');
    await page.getByLabel('Title').fill('Tap in the tunnel drips');
    await turn(page);
    await turn(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await expect(page.getByRole('alert')).toContainText('your answers are still here');
    await expect(page.getByRole('main')).toContainText('Tap in the tunnel drips');
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    expect(count(await jobsOf(page), 'Tap in the tunnel drips')).toBe(1);
  });

  test('by an answer that got lost: the second try posts nothing twice', { tag: ['@R-4-010'] }, async ({
    page,
  }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=description');
    await page.getByLabel('Title').fill('Tap of the lost answer drips');
    await turn(page);
    await turn(page);
    await postsAndHearsNothing(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    expect(count(await jobsOf(page), 'Tap of the lost answer drips')).toBe(1);
  });

  test('by a change after a lost answer: it is told that the first was posted, and may become another job', async ({
    page,
  }) => {
    await carlHasDescribedTap(page);
    await turn(page);
    await postsAndHearsNothing(page);
    await page.getByRole('link', { name: 'Change Title' }).click();
    await page.getByLabel('Title').fill('Tap of second thoughts drips');
    await turn(page);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByRole('alert')).toContainText('This job has already been posted');
    expect(count(await jobsOf(page), 'Tap of second thoughts drips')).toBe(0);
    await page.getByRole('button', { name: 'Post as another job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    expect(count(await jobsOf(page), 'Tap of second thoughts drips')).toBe(1);
  });

  test('by a refusal: it lands at the page of its field', async ({ page }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=where');
    // The form of a post code, but of no place in the kingdom.
    await page.getByLabel('Post code').fill('EE1 1AA');
    await turn(page);
    await visit(page, '/post-job?step=check');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Where is the work?');
    await expect(page.getByRole('alert')).toContainText('Please enter a valid UK post code.');
    await expect(page.getByLabel('Post code')).toHaveValue('EE1 1AA');
    await page.getByLabel('Post code').fill('SE1 7PB');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await turn(page);
    await expect(heading(page)).toHaveText('Check your answers');
  });

  test('a job that nobody near can do says so, and what helps, when it is posted and among the jobs', async ({
    page,
  }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=where');
    await page.getByLabel('Post code').fill('HS1 2AA');
    await turn(page);
    await page.getByLabel('Title').fill('Tap far out at sea drips');
    await turn(page);
    await turn(page);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(heading(page)).toHaveText('Your job has been posted');
    const isSaid = async (part: Locator) => {
      await expect(part).toContainText('No Local Pro near you does this work at the moment.');
      await expect(part).toContainText('Your job stays open');
      await expect(part).not.toContainText('Sent to');
    };
    await isSaid(page.getByRole('main'));
    await page.reload();
    await isSaid(page.getByRole('main'));
    await page.getByRole('link', { name: 'See my jobs' }).click();
    await isSaid(page.getByRole('article', { name: 'Tap far out at sea drips' }));
  });

  test('by a search on the home page that begins another job in another tab', async ({ page, context }) => {
    const second = await context.newPage();
    await hasDescribedTap(second);
    await visit(second, '/post-job?step=description');
    await expect(second.getByLabel('Title')).toHaveValue(DRAFT.title);
    await visit(page, '/');
    const search = page.getByRole('main').locator('form');
    await search.getByLabel('What needs doing?').fill('Fence repair');
    await search.getByRole('option', { name: /^Fence repair/ }).click();
    await search.getByLabel('Post code').fill('M1 1AE');
    await search.getByRole('button', { name: 'Get quotes' }).click();
    await page.getByRole('button', { name: 'Begin with your new search' }).click();
    await expect(heading(page)).toHaveText('Fence repair');
    const begun = JSON.parse((await page.evaluate(() => localStorage.getItem('draft:post-job'))) ?? '');
    expect(begun).toMatchObject({ title: '', location: 'M1 1AE' });
    await expect(second.getByRole('alert')).toContainText('What you wrote here is kept.');
    await expect(second.getByLabel('Title')).toHaveValue(DRAFT.title);
  });

  test('by another tab that posts it, which is said; but at log-out it goes from the device', {
    tag: ['@R-3-010'],
  }, async ({ page, context }) => {
    await carlHasDescribedTap(page);
    await visit(page, '/post-job?step=description');
    const title = titleFor('Tap of two tabs drips');
    await page.getByLabel('Title').fill(title);
    const second = await context.newPage();
    await second.setViewportSize(PHONE);
    const said = page.getByRole('alert').filter({ hasText: 'A job was posted or begun in another tab.' });
    const post = async () => {
      await visit(second, '/post-job?step=check');
      await second.getByRole('button', { name: 'Post Job' }).click();
      await expect(heading(second)).toHaveText('Your job has been posted');
    };
    await post();
    await expect(said).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await said.getByRole('button', { name: 'Go on with it' }).click();
    await expect(said).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    // It is another job now, and both tabs have it.
    await post();
    expect(count(await jobsOf(page), title)).toBe(2);
    await expect(said).toBeVisible();
    expect(await drafts(page)).not.toEqual([]);
    await (await openMenu(second)).getByRole('button', { name: 'Log Out' }).click();
    await expect(second).toHaveURL('/');
    forgetSignIn('customer');
    for (const tab of [page, second]) await expect.poll(() => drafts(tab)).toEqual([]);
    await expect(said).toBeHidden();
  });
});

test('who goes on beside another tab that holds a job is not asked again by a reload', async ({
  page,
  context,
}) => {
  await carlHasDescribedTap(page);
  await visit(page, '/post-job?step=description');
  const title = titleFor('Tap beside another job');
  await page.getByLabel('Title').fill(title);
  const second = await context.newPage();
  await visit(second, '/post-job?step=what');
  // The other tab begins another job, and holds it.
  await second.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('draft:post-job') ?? '{}');
    const another = { ...draft, key: 'another', title: 'A wall to be built' };
    localStorage.setItem('draft:post-job', JSON.stringify(another));
  });
  const said = page.getByRole('alert').filter({ hasText: 'A job was posted or begun in another tab.' });
  await said.getByRole('button', { name: 'Go on with it' }).click();
  await expect(said).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await turn(page);
  await page.goBack();
  await expect(said).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(said).toHaveCount(0);
});

test('a double click posts one job, and going back and forward no second one', {
  tag: ['@R-4-002', '@R-4-009'],
}, async ({ page }) => {
  await carlHasDescribedTap(page);
  await visit(page, '/post-job?step=description');
  await page.getByLabel('Title').fill('Tap of the impatient drips');
  await turn(page);
  await turn(page);
  let posts = 0;
  page.on('request', (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/job') && posts++);
  await page.getByRole('button', { name: 'Post Job' }).dblclick();
  await expect(heading(page)).toHaveText('Your job has been posted');
  expect(count(await jobsOf(page), 'Tap of the impatient drips')).toBe(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Post Job' })).toHaveCount(0);
  await page.goForward();
  await expect(heading(page)).toHaveText('Your job has been posted');
  expect(count(await jobsOf(page), 'Tap of the impatient drips')).toBe(1);
  expect(posts).toBe(1);
});

test('a business and an admin are told that only customers can post jobs', { tag: ['@R-4-007'] }, async ({
  page,
}) => {
  for (const mailbox of ['business', 'admin'] as const) {
    await signIn(page.context(), mailbox);
    await visit(page, '/post-job');
    await expect(page.getByText('Only customers can post jobs.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test.describe('Every page of the wizard', () => {
  const STEPS = ['what', 'details', 'property', 'when', 'where', 'description', 'contact', 'check'];
  for (const path of [...STEPS.map((step) => `/post-job?step=${step}`), '/job-posted?job=J000001'])
    test(`${path} fits and is accessible in every look`, async ({ page }) => {
      await hasDescribedTap(page);
      await visit(page, path);
      await expect(page).toHaveURL(path);
      await expectEveryLook(page);
    });

  test('has its way on within reach of the thumb, and no bar over a field', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await hasDescribedTap(page);
    // However many choices there are.
    for (const step of ['property', 'when']) {
      await visit(page, `/post-job?step=${step}`);
      const form = await page.getByRole('main').locator('form').boundingBox();
      expect([step, (form?.y ?? 0) + (form?.height ?? 0) > 640]).toEqual([step, true]);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
    }
    // With the keyboard up, or on a taller screen while it is written in, no bar stands over a field.
    await visit(page, '/post-job?step=description');
    for (const height of [400, 640]) {
      await page.setViewportSize({ width: 320, height });
      for (const name of ['Title', 'Description']) {
        await page.getByLabel(name).focus();
        await expect.poll(() => isUncovered(page.getByLabel(name)), `${name} at ${height}`).toBe(true);
      }
    }
    // Nor where somebody has scrolled what is written to the end of the screen.
    const isSeenAtTheEnd = () =>
      page.getByLabel('Description').evaluate((field) => {
        const middle = () => field.getBoundingClientRect().top + field.clientHeight / 2;
        scrollBy({ top: middle() - innerHeight + 24, behavior: 'instant' });
        return document.elementFromPoint(innerWidth / 2, middle()) === field;
      });
    await expect.poll(isSeenAtTheEnd).toBe(true);
  });
});
