import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { onScreen } from './support/colours.ts';
import { freshMark, freshMobile } from './support/fresh.ts';
import { codeIn, mailTo } from './support/mail.ts';
import { another, calls, signIn, titleFor } from './support/sides.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';

const WIDTHS = [390, 1280];
const MODES = ['light', 'dark'] as const;
const PASSWORD = 'three grey pots';
const OURS = { headers: { 'sec-fetch-site': 'same-origin' } };
/** A mail is shown inside the page of a mail program, whose landmarks these are. */
const OF_THE_PROGRAM = ['region', 'landmark-one-main'];

type Shown = { kind: string; id: string };

/** Registers, forgets the password, moves, asks for the data and leaves: a mail for each. */
async function mailsOfAnAccount({ request }: Page): Promise<Shown[]> {
  const mark = freshMark();
  const [email, moved] = [`mia.${mark}@example.test`, `mia.moved.${mark}@example.test`];
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const mobile_number = freshMobile();
  const person = { first_name: 'Mia', last_name: 'Berg', mobile_number, email, terms: true, ...passwords };
  const send = async (path: string, data: object = {}, method = 'POST') => {
    const answer = await request.fetch(`/api${path}`, { ...OURS, method, data });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()]);
  };
  await send('/auth/customer/register', person);
  const shown = async (kind: string, to: string, subject: string) => {
    const { id, ...mail } = await mailTo(request, to, subject);
    return { kind, id, ...mail };
  };
  const verify = await shown('verify', email, 'Please verify your email address');
  await send(`/auth/security-code/${email}/send`);
  const code = await shown('security-code', email, 'Your security code');
  const addresses = { email: moved, confirmedEmail: moved };
  await send('/user/update-email', addresses, 'PUT');
  const verificationCode = codeIn(await mailTo(request, moved, 'Your verification code'));
  await send('/user/confirm-update-email', { ...addresses, verificationCode });
  const changed = await shown('email-changed', email, 'Your email address was changed');
  await send('/user/export');
  const ready = await shown('export-ready', moved, 'Your data is ready');
  await send('/user', {}, 'DELETE');
  return [verify, code, changed, ready, await shown('farewell', moved, 'Your account is deleted')];
}

/** A lead and a quote, with what stands in them and the link that stops them. */
async function mailsOfTheMarket({ request }: Page, business: ReturnType<typeof calls>): Promise<Shown[]> {
  const title = titleFor('The kitchen tap drips all night and the washer has been changed twice');
  await calls(request).postJob(title);
  const lead = await mailTo(request, 'business@fettle.test', 'New lead');
  await business.quote(await business.leadOf(title));
  const quote = await mailTo(request, 'customer@fettle.test', 'Bell Heating sent you a quote');
  for (const { text } of [lead, quote]) expect(text).toContain('/unsubscribe/');
  return [
    { kind: 'new-lead', id: lead.id },
    { kind: 'new-quote', id: quote.id },
  ];
}

/** Somebody buys a package and is told what was paid. */
async function mailOfAPayment(page: Page): Promise<Shown[]> {
  const email = `paula.${freshMark()}@example.test`;
  const { workCategories } = await (await page.request.get('/api/work-category')).json();
  const plumbing = workCategories.find((category: { name: string }) => category.name === 'Plumbing');
  const answer = await page.request.post('/api/auth/business/register', {
    ...OURS,
    data: {
      first_name: 'Paula',
      last_name: 'Quist',
      email,
      mobile_number: freshMobile(),
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      terms: true,
      business_name: 'Quist Plumbing',
      workCategories: [plumbing.id],
      services: [],
      location: 'SE1 7PB',
      package: 'standard',
      payment_method: 'card',
    },
  });
  // The bank is a house of its own, without our script.
  await page.goto(new URL((await answer.json()).redirect_url).pathname);
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  await expect(page).toHaveURL(/registered/);
  return [{ kind: 'payment', id: (await mailTo(page.request, email, 'Payment')).id }];
}

/** The colour of the product's own buttons. */
async function brandColour(page: Page): Promise<number[]> {
  await visit(page, '/');
  const root = page.locator('html');
  const written = await root.evaluate((one) =>
    getComputedStyle(one).getPropertyValue('--color-lochmara-700'),
  );
  return page.evaluate(onScreen, written);
}

type Look = { name: string; width: number; brand: number[] };

/** What a mail owes to the eye, as it lies open in the page. */
async function expectLikeTheProduct(page: Page, { name, width, brand }: Look) {
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, width]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Fettle. Local jobs, done right.')).toBeVisible();
  if (name.startsWith('farewell'))
    expect(await page.getByText('write to support').innerText()).toMatch(/call 020\u00a07946\u00a00001/);
  if (name.startsWith('security-code')) await expect(page.getByText(/^\d{6}$/)).toBeVisible();
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme });
    if (!name.startsWith('security-code')) expect([name, await colourOfButton(page)]).toEqual([name, brand]);
    if (!process.env.PHOTOS) continue;
    const path = resolve(test.info().outputDir, '..', 'mails', `${name}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  // A mail has one column, which is as wide as it may be on either.
  if (width === WIDTHS[0]) await expectAccessibleInBothModes(page, { but: OF_THE_PROGRAM });
}

async function colourOfButton(page: Page): Promise<number[]> {
  const colour = await page.locator('.button').evaluate((one) => getComputedStyle(one).backgroundColor);
  return page.evaluate(onScreen, colour);
}

test('the mails look like the product, on a phone and a desktop, in light and in dark', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const own = [...(await mailsOfAnAccount(page)), ...(await mailOfAPayment(page))];
  await page.context().clearCookies();
  await signIn(page.context(), 'customer');
  const anna = await another(browser, 'business');
  const mails = [...own, ...(await mailsOfTheMarket(page, anna.api))];
  await anna.close();
  const brand = await brandColour(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const { kind, id } of mails) {
      await page.goto(`/dev/mailbox/${id}`);
      await expectLikeTheProduct(page, { name: `${kind}-${width}`, width, brand });
    }
  }
});
