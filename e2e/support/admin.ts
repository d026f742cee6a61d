import type { APIRequestContext, Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { freshMobile } from './fresh.ts';
import { mailTo, pathIn } from './mail.ts';
import { expect, visit } from './visit.ts';

export const PASSWORD = 'local-jobs-done-right';
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
export const TABS = [
  'Dashboard',
  'Customers',
  'Businesses',
  'Jobs',
  'Work Categories',
  'Reviews',
  'Settings',
];
export const OURS = { 'sec-fetch-site': 'same-origin' };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens a tab of the admin area and waits until its rows are there. */
export async function openAdmin(page: Page, address: string) {
  await visit(page, `/admin/dashboard?tab=${address}`);
  await expect(nav(page)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** What can be done with a row. */
export async function act(page: Page, name: string, what: string) {
  await page.getByLabel(`Actions for ${name}`, { exact: true }).click();
  await page.getByRole('listitem').getByText(what, { exact: true }).filter({ visible: true }).click();
}

/** Nothing takes it back, so it is asked about. */
export async function verify(page: Page, name: string) {
  await act(page, name, 'Verify');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const NEWCOMERS_PASSWORD = 'correct horse battery';

let born = 0;

/** Somebody whom no other story knows. */
export async function register(request: APIRequestContext, role: 'customer' | 'business', more: object = {}) {
  const stamp = (Date.now() * 10 + (born++ % 10)).toString();
  const last = `Admin${stamp.replace(/[0-9]/g, (digit) => 'klmnopqrst'[Number(digit)] ?? '')}`;
  const email = `${last.toLowerCase()}@example.test`;
  const firm = `${last} Plumbing`;
  const answer = await request.post(`/api/auth/${role}/register`, {
    data: {
      name: `Nora ${last}`,
      first_name: 'Nora',
      last_name: last,
      email,
      mobile_number: freshMobile(),
      password: NEWCOMERS_PASSWORD,
      passwordConfirmation: NEWCOMERS_PASSWORD,
      terms: true,
      ...(role === 'business' && { business_name: firm }),
      ...more,
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
  return { name: `Nora ${last}`, last, email, firm };
}

export const newCustomer = (request: APIRequestContext) => register(request, 'customer');

/** And a business, which has bought nothing yet. */
export async function newBusiness(request: APIRequestContext) {
  const { workCategories } = await (await request.get('/api/work-category')).json();
  const trade = workCategories.find((category: { name: string }) => category.name === 'Plumbing');
  return register(request, 'business', {
    workCategories: [trade.id],
    services: [],
    location: 'SE1 7PB',
  });
}

/** The same once its owner has followed the mailed link. */
export async function provedBusiness(request: APIRequestContext) {
  const made = await newBusiness(request);
  const mail = await mailTo(request, made.email, 'Please verify your email address');
  const { searchParams } = new URL(pathIn(mail), 'http://localhost');
  const params = { user_type: 'business', pressed: '1' };
  const answer = await request.get(`/api/auth/verify/${searchParams.get('code')}`, { headers: OURS, params });
  expect(answer.status()).toBe(200);
  return made;
}

const logIn = (request: APIRequestContext, email: string) =>
  request.post('/api/auth/login', { headers: OURS, data: { email, password: NEWCOMERS_PASSWORD } });

/** Somebody changes the own last name. */
export async function changeLastName(request: APIRequestContext, { email }: { email: string }, last: string) {
  await logIn(request, email);
  const { data } = await (await request.get('/api/auth/user', { headers: OURS })).json();
  const { first_name, mobile_number } = data;
  const body = { first_name, last_name: last, email, mobile_number };
  const answer = await request.post('/api/user', { headers: OURS, data: body });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
}

/** A business sends in a document. */
export async function addDocument(request: APIRequestContext, { email }: { email: string }) {
  await logIn(request, email);
  const buffer = Buffer.from('%PDF-1.4\n%%EOF');
  const answer = await request.post('/api/business/documents', {
    headers: OURS,
    multipart: { document: { name: 'insurance.pdf', mimeType: 'application/pdf', buffer } },
  });
  expect(answer.status()).toBe(200);
}

/** Answers the browser's own question, and says what it asked. */
export function onConfirm(page: Page, isYes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await (isYes ? dialog.accept() : dialog.dismiss());
      resolve(dialog.message());
    });
  });
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export const BROKEN = { status_code: 500, code: 'broken', message: 'Something went wrong.', request_id: '' };

export const tenCustomers = (asked: number) =>
  Array.from({ length: 10 }, (_, place) => ({
    id: `${asked}-${place}`,
    name: `Nora Page${asked}`,
    first_name: 'Nora',
    last_name: `Page${asked}`,
    email: `nora${asked}.${place}@example.test`,
    emailVerifiedAt: null,
    is_active: 1,
    mobile_number: '07700900000',
    code: `C-${asked}${place}`,
    createdAt: '2026-01-01T09:00:00.000Z',
    jobsCount: 0,
    finishedJobsCount: 0,
    canceledJobsCount: 0,
  }));

/** Letter by letter, all within one moment of the page, so that a slow machine does not look like a slow typist. */
export const typeAtOnce = (box: Locator, text: string) =>
  box.evaluate((input, letters) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let typed = 1; typed <= letters.length; typed++) {
      write?.call(input, letters.slice(0, typed));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);

/** What an authenticator reads from a picture of the screen. */
export async function readByCamera(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
