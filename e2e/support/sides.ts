import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { freshMark } from './fresh.ts';
import { expect, visit } from './visit.ts';
import { enterRoom, leaveRoom, pageOf } from './rooms.ts';

const PASSWORD = 'local-jobs-done-right';

export type Mailbox = 'customer' | 'dana' | 'business' | 'bob' | 'eve' | 'admin';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A sign-in is asked for once; the door counts how often. */
const signedIn = new Map<Mailbox, Cookies>();

/** Gives the context the session of one of the demo's people. */
export async function signIn(context: BrowserContext, mailbox: Mailbox) {
  const known = signedIn.get(mailbox);
  if (known) return context.addCookies(known);
  const answer = await context.request.post('/api/auth/login', {
    data: { email: `${mailbox}@fettle.test`, password: PASSWORD },
    headers: OURS,
  });
  expect(answer.status()).toBe(200);
  signedIn.set(mailbox, await context.cookies());
}

/** Whose session was ended by a story has to sign in again for the next one. */
export const forgetSignIn = (mailbox: Mailbox) => signedIn.delete(mailbox);

export type Side = { page: Page; api: Calls; close: () => Promise<void> };

/** Somebody else, in a browser of their own. */
export async function another(browser: Browser, mailbox: Mailbox): Promise<Side> {
  const context = await enterRoom(browser);
  await signIn(context, mailbox);
  return { page: await pageOf(context), api: calls(context.request), close: () => leaveRoom(context) };
}

// As our own pages ask.
const OURS = { 'sec-fetch-site': 'same-origin' };

export type Calls = ReturnType<typeof calls>;

/** What a side can do without its screen. */
export const calls = (request: APIRequestContext) => {
  const get = async (path: string) => (await request.get(`/api${path}`, { headers: OURS })).json();
  const post = async (path: string, data?: object) => {
    const answer = await request.post(`/api${path}`, { headers: OURS, ...(data && { data }) });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()]);
    return answer.json();
  };
  return {
    postJob: async (title: string, more: object = {}) => {
      const { workCategories } = await get('/work-category');
      const trade = workCategories.find((category: { name: string }) => category.name === 'Plumbing');
      const service = trade.services.find((one: { name: string }) => one.name === 'Repair or replace a tap');
      const { data } = await post('/job', {
        ...JOB,
        title,
        category_id: trade.id,
        service_id: service.id,
        ...more,
      });
      return data.id as string;
    },
    leadOf: async (title: string) => {
      const { leads } = await get('/business/leads');
      const found = leads.find((lead: { job: { title: string } }) => lead.job.title === title);
      expect(found, `no lead is called ${title}, of ${leads.length} that there are`).toBeDefined();
      return found.id as string;
    },
    quoteOf: async (title: string) => {
      const { quotes } = await get('/quotes');
      return quotes.find((quote: { job: { title: string } }) => quote.job.title === title)?.id as string;
    },
    quotedLeadOf: async (title: string) => {
      const { quotes } = await get('/quotes');
      return quotes.find((quote: { job: { title: string } }) => quote.job.title === title)?.leadId as string;
    },
    quote: (leadId: string, cost = 80, more: object = {}) =>
      post('/quote', { leadId, rate_type: 'Flat', cost, currency: '£', comments: 'Direct quote', ...more }),
    revise: (quoteId: string, cost: number) =>
      post(`/quote/${quoteId}/revise`, { rate_type: 'Flat', cost, currency: '£' }),
    interested: (leadId: string) => post(`/lead/${leadId}/interested`),
    write: (leadId: string, message: string) => post(`/lead/${leadId}/message`, { message }),
    propose: (leadId: string, times: { from: string; to: string }[]) =>
      post(`/lead/${leadId}/visits`, { kind: 'look', times }),
    /** Else the first screens of both have a visit on them in every story that comes after. */
    cancelVisits: async (leadId: string) => {
      const { visits } = await get(`/lead/${leadId}/visits`);
      for (const { id, revision, can } of visits)
        if (can.includes('cancel')) await post(`/visit/${id}/cancel`, { revision });
    },
    accept: (quoteId: string) => post(`/quote/${quoteId}/accept`),
    withdraw: (quoteId: string) => post(`/quote/${quoteId}/cancel`),
    setPhotos: async (jobId: string, photos: { id: string }[]) => {
      const answer = await request.put(`/api/job/${jobId}/photos`, { headers: OURS, data: { photos } });
      expect(answer.status()).toBe(200);
    },
    setStatus: (jobId: string, status: string) => post(`/job/${jobId}/update-status`, { status }),
    switchJob: async (jobId: string, is_active: 0 | 1) => {
      const answer = await request.put(`/api/admin/job/${jobId}`, { headers: OURS, data: { is_active } });
      expect(answer.status()).toBe(200);
    },
    review: (jobId: string) => post(`/job/${jobId}/review`, { rating: 5, comment: '' }),
    refusalOfReview: async (jobId: string) => {
      const data = { rating: 5, comment: 'Once more' };
      const refused = await request.post(`/api/job/${jobId}/review`, { headers: OURS, data });
      return (await refused.json()).message as string;
    },
  };
};

const JOB = {
  description: 'It drips all night however hard we close it. Somebody is at home all day.',
  location: 'SE1 9SG',
  job_type: 'Terraced house',
  target_job_done: 'As soon as possible',
};

/** A title that no other story has. */
export const titleFor = (what: string) => `${what} ${freshMark()}`;

type Pair = { what: string; customer?: Mailbox; business?: Mailbox };

/** Posts a job from a browser of its customer, and signs the page in as the business that has it as a lead. */
export async function newLead(
  page: Page,
  browser: Browser,
  { what, customer = 'customer', business = 'business' }: Pair,
) {
  const carl = await another(browser, customer);
  const title = titleFor(what);
  const jobId = await carl.api.postJob(title);
  await signIn(page.context(), business);
  const anna = calls(page.context().request);
  return { carl, anna, title, jobId, leadId: await anna.leadOf(title) };
}

/** Every card is an article that its heading names. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** A lead in the list of a phone. */
export const row = (page: Page, title: string): Locator => page.getByRole('link', { name: title });

/** Opens the page of a lead from the list of a phone, and answers its card. */
export async function openLead(page: Page, title: string): Promise<Locator> {
  await row(page, title).click();
  await expect(card(page, title)).toBeVisible();
  return card(page, title);
}

/** What is rare on the page of a lead stands in a menu. */
export async function dismiss(lead: Locator): Promise<void> {
  await lead.getByLabel('More about this lead').click();
  await lead.getByRole('button', { name: 'Not Interested' }).click();
}

/** Opens what is folded on a job's card: its details, or who answered. */
export const unfold = (job: Locator, what: string | RegExp): Promise<void> =>
  job.locator('summary').filter({ hasText: what }).first().click();

/** Opens a tab and waits until it is drawn. */
export async function openTab(page: Page, tab: string) {
  await visit(page, `/dashboard?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const LEADS = /\/api\/business\/leads/;
export const JOBS = /\/api\/jobs\?/;

/** Opens a tab that hears what others do: its line to the server is open, and what it read then has been answered. */
export const openLiveTab = (page: Page, tab: string, list: RegExp) =>
  untilLive(page, list, () => openTab(page, tab));

/** The same of a page that is opened in another way. */
export async function untilLive(page: Page, list: RegExp, open: () => Promise<unknown>) {
  let isOpen = false;
  page.on('response', (answered) => {
    isOpen ||= answered.url().endsWith('/api/events');
  });
  const isRead = page.waitForRequest((asked) => isOpen && list.test(asked.url()));
  await open();
  await (await isRead).response();
}

/** In the question that is open. */
export const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();

export const said = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeAttached();

/** Types another e-mail address into its dialog, which is answered, and does not send it. */
export async function typeNewAddress(page: Page, address = 'dana2@example.test'): Promise<Locator> {
  await page.getByRole('button', { name: 'Update E-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update E-mail' });
  await dialog.getByLabel('Email', { exact: true }).fill(address);
  await dialog.getByLabel('Confirm email').fill(address);
  return dialog;
}

/** A toast's words, where screen readers hear them: nothing that stands open hides that place. */
export const toasted = (page: Page, sentence: string) =>
  expect(page.getByRole('status').getByText(sentence, { exact: true })).toBeAttached();

/** What the page posts to addresses that end so, from now on. */
export function posts(page: Page, ending: string): string[] {
  const sent: string[] = [];
  page.on(
    'request',
    (asked) => asked.method() === 'POST' && asked.url().endsWith(ending) && sent.push(ending),
  );
  return sent;
}
