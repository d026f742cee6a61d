import type { Page } from '@playwright/test';
import { freshMark, freshMobile } from './support/fresh.ts';
import { choose, follow, tabTo, turn, write } from './support/keyboard.ts';
import { mailTo, pathIn } from './support/mail.ts';
import { turnTo } from './support/register-business.ts';
import { another, card, signIn, titleFor } from './support/sides.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, isAlive, test, visit } from './support/visit.ts';
import { changed } from './support/changed.ts';

const PASSWORD = 'one more word for it';
const PHONE = { width: 390, height: 844 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const billing = (page: Page) => page.getByRole('region', { name: 'Billing' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

const newcomer = () => ({ email: `nora.${freshMark()}@example.test`, mobile: freshMobile() });

/** Gives the details of a business, and follows what comes, by keys alone. */
async function registerByKeys(page: Page, { email, mobile }: ReturnType<typeof newcomer>) {
  const form = main(page);
  await write(page, form.getByLabel('Business name'), 'Nora Pipes');
  await write(page, form.getByLabel('Post code'), 'SE1 7PB');
  await turn(page);
  await choose(page, 'Plumbing');
  await turn(page);
  await expect(form.getByRole('checkbox', { name: 'Repair or replace a tap' })).toBeVisible();
  for (const next of ['Tell customers about your business', 'Choose your package', 'Last, about you']) {
    await turn(page);
    await expect(heading(page)).toHaveText(next);
    await expect(heading(page)).toBeFocused();
  }
  await write(page, form.getByLabel('Full name'), 'Nora Quist');
  await write(page, form.getByLabel('Email'), email);
  await write(page, form.getByLabel('Mobile number'), mobile);
  await write(page, form.getByLabel('Password', { exact: true }), PASSWORD);
  await write(page, form.getByLabel('Confirm password'), PASSWORD);
  await tabTo(page, form.getByRole('checkbox', { name: /terms/ }));
  await page.keyboard.press('Space');
  await follow(page, button(page, 'Register'));
}

const WAYS = [
  { way: 'by card', keys: [], bank: 'Pay by card', pays: 'Card' },
  { way: 'by Direct Debit', keys: ['ArrowDown'], bank: 'Set up a Direct Debit', pays: 'Direct Debit' },
];

for (const { way, keys, bank, pays } of WAYS)
  test(`from the home page to the first lead ${way}, without a mouse`, {
    tag: ['@R-7-009', '@R-7-011', '@R-7-016', '@R-7-018'],
  }, async ({ page, browser, request }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('A tap that drips');
    await carl.api.postJob(title);
    await carl.close();
    const nora = newcomer();

    await visit(page, '/');
    await follow(page, link(page, 'Join as a Business'));
    await expect(heading(page)).toHaveText('Packages for Local Pros');
    await isAlive(page);
    await follow(page, link(page, 'Choose Standard'));
    await expect(heading(page)).toHaveText('Standard package');
    await tabTo(page, page.getByRole('radio', { name: /^Card/ }));
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: new RegExp(`^${pays}`) })).toBeChecked();
    await follow(page, button(page, 'Continue to your details'));
    await registerByKeys(page, nora);

    await expect(heading(page)).toHaveText(bank);
    await follow(page, button(page, 'Authorise'));
    await expect(heading(page)).toHaveText('Thank you for registering');
    await expect(page.getByText('The first payment of £114 will be taken on or after')).toHaveCount(
      pays === 'Card' ? 0 : 1,
    );
    await expectAccessible(page);
    // The link in the mail is opened by the mail's own program.
    await visit(page, pathIn(await mailTo(request, nora.email, 'Please verify your email address')));
    await expect(page.getByText('Account verification succesfull', { exact: true }).first()).toBeAttached();
    await expect(heading(page)).toHaveText('Leads');
    const lead = card(page, title);
    await expect(lead).toBeVisible();
    await tabTo(page, lead.getByRole('button').first());
    await visit(page, '/dashboard?tab=settings&panel=billing');
    await expect(billing(page)).toContainText(pays);
    await expect(billing(page)).toContainText('Active');
    // What is paid, or on its way, is not bought a second time.
    await follow(page, button(page, 'Cancel subscription'));
    await follow(page, button(page, 'Yes, cancel it'));
    await expect(button(page, 'Keep my subscription')).toBeVisible();
    await visit(page, '/subscribe');
    await expect(page).toHaveURL(/\/dashboard/);
  });

/** Somebody with an account and no package, signed in, who turned back at the bank. */
async function unpaid(page: Page) {
  const { email, mobile } = newcomer();
  const { workCategories } = await (await page.request.get('/api/work-category')).json();
  const plumbing = workCategories.find((category: { name: string }) => category.name === 'Plumbing');
  const answer = await page.request.post('/api/auth/business/register', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      name: 'Nora Quist',
      first_name: 'Nora',
      last_name: 'Quist',
      email,
      mobile_number: mobile,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      terms: true,
      business_name: 'Nora Pipes',
      workCategories: [plumbing.id],
      services: [],
      location: 'SE1 7PB',
      package: 'standard',
      payment_method: 'card',
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
  const { redirect_url } = await answer.json();
  return { reference: new URL(redirect_url).pathname.split('/').at(-1) ?? '', email };
}

test('a payment that was not completed is said to be none, and is tried again', {
  tag: ['@R-7-020', '@R-7-038'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { reference, email } = await unpaid(page);
  // A person who has been signed out meanwhile logs in, and is told then.
  await page.context().clearCookies();
  await visit(page, `/register/business/registered?session_id=${reference}`);
  await expect(heading(page)).toHaveText('Log In');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('The payment was not completed.')).toBeVisible();
  await expect(page).toHaveURL(/\/register\/business\/registered$/);
  await expectAccessible(page);
  // Which package it was is not known before one is paid: it is chosen again.
  await link(page, 'Try again').click();
  await expect(heading(page)).toHaveText('Packages for Local Pros');
  await link(page, 'Choose Standard').click();
  await expect(heading(page)).toHaveText('Standard package');
  const { data } = await (await page.request.get('/api/billing')).json();
  expect(data.subscription_status).toBe('not_subscribed');
});

test('who comes back to the packages without a session logs in, and is told of the same payment then', async ({
  page,
}) => {
  const { reference, email } = await unpaid(page);
  await page.context().clearCookies();
  await visit(page, `/subscribe?session_id=${reference}`);
  await expect(heading(page)).toHaveText('Log In');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('The payment was not completed.')).toBeVisible();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('who has paid is thanked, though a note beside it cannot be fetched', { tag: ['@R-7-018'] }, async ({
  page,
}) => {
  await page.route(/paid-summary/, (route) => route.abort());
  const { reference } = await unpaid(page);
  await page.goto(`/simulator/checkout/${reference}`);
  await button(page, 'Authorise').click();
  await expect(heading(page)).toHaveText('Thank you for registering');
  const steps = page.getByRole('list', { name: 'Registering a business' });
  await expect(steps.locator('[aria-current=step]')).toHaveText('Done');
  await link(page, 'Go to your dashboard').click();
  await expect(heading(page)).toHaveText('Leads');
});

test('a code that cannot be asked about without a connection says so, and is asked about later', {
  tag: ['@R-7-029', '@R-7-030'],
}, async ({ page, context }) => {
  await visit(page, '/packages/standard');
  await page.getByLabel('Promo code').fill('spring20');
  await context.setOffline(true);
  await button(page, 'Apply').click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Apply').click();
  await expect(page.getByText('20% off. First payment: £91.20')).toBeVisible();
});

test('what one code takes off is not said of the next one', { tag: ['@R-7-029', '@R-7-030'] }, async ({
  page,
}) => {
  await visit(page, '/packages/standard');
  const code = page.getByLabel('Promo code');
  await code.fill('spring20');
  const asked = page.waitForRequest('**/api/subscription/promo-code');
  await button(page, 'Apply').click();
  expect([(await asked).method(), (await asked).postDataJSON()]).toEqual([
    'POST',
    { promo_code: 'spring20', package: 'standard' },
  ]);
  await expect(page.getByText('20% off. First payment: £91.20')).toBeVisible();
  await code.fill('summer99');
  await expect(page.getByText('20% off')).toHaveCount(0);
  await page.evaluate(watchForOffers);
  await button(page, 'Apply').click();
  await expect(page.getByText('This promo code is not valid.')).toBeVisible();
  await expect(code).toHaveAccessibleDescription('This promo code is not valid.');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.body.dataset.offers)).toBe('0');
});

/** In the browser: counts what is written of an offer from now on, be it for a moment. */
function watchForOffers() {
  let offers = 0;
  document.body.dataset.offers = '0';
  new MutationObserver((changes) => {
    const written = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    if (!written.some(({ textContent }) => textContent?.includes('% off'))) return;
    offers += 1;
    document.body.dataset.offers = String(offers);
  }).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

test('who comes to the end of registering without a payment is thanked, and nothing is asked', {
  tag: ['@R-7-021'],
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('bankConfirmation') && asked.push(sent.url())));
  await unpaid(page);
  await visit(page, '/register/business/registered');
  await expect(heading(page)).toHaveText('Thank you for registering');
  // The next page is there: had this one asked, it would have done so by now.
  await link(page, 'Go to your dashboard').click();
  await expect(heading(page)).toHaveText('Leads');
  expect(asked).toEqual([]);
});

test('who has an account and no package goes on to the payment, not to the form', {
  tag: ['@R-7-022'],
}, async ({ page }) => {
  await unpaid(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await visit(page, '/register/packages/premium');
  await button(page, 'Continue to payment').click();
  await expect(heading(page)).toHaveText('Pay by card');
  await expect(page.getByText('£234 a month')).toBeVisible();
  expect(seen).not.toContain('/register/business');
});

test('the form asks for all of a business, with a package to choose, Standard first, when none was chosen', {
  tag: ['@R-7-012', '@R-7-013'],
}, async ({ page }) => {
  await visit(page, '/register/business');
  const asksFor = async (names: string[]) => {
    for (const name of names) await expect(main(page).getByLabel(name, { exact: true })).toBeVisible();
  };
  await asksFor(['Business name', 'Post code']);
  await main(page).getByLabel('Business name').fill('Nora Pipes');
  await main(page).getByLabel('Post code').fill('SE1 7PB');
  await turnTo(page, 'What is your trade?');
  await main(page)
    .getByRole('group', { name: 'Work category' })
    .getByRole('radio', { name: 'Plumbing' })
    .check();
  await turnTo(page, 'Which jobs do you take?');
  await expect(page.getByRole('group', { name: 'Services' })).toBeVisible();
  await turnTo(page, 'Tell customers about your business');
  await asksFor(['Description', 'Address', 'Website', 'Company or VAT number (optional)']);
  await turnTo(page, 'Choose your package');
  const packages = page.getByRole('group', { name: 'Package' }).getByRole('radio');
  await expect(packages).toHaveCount(2);
  await expect(packages.first()).toBeChecked();
  await expect(packages.first()).toHaveAccessibleName(/^Standard/);
  await expect(packages.last()).toHaveAccessibleName(/^Premium/);
  const ways = page.getByRole('group', { name: 'How do you want to pay?' }).getByRole('radio');
  await expect(ways).toHaveCount(2);
  await expect(ways.first()).toHaveAccessibleName(/^Card/);
  await expect(ways.last()).toHaveAccessibleName(/^Direct Debit/);
  await asksFor(['Promo code (optional)']);
  await turnTo(page, 'Last, about you');
  await asksFor(['Full name', 'Email', 'Mobile number', 'Password', 'Confirm password']);
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use' })).not.toBeChecked();
});

test('a business sees which package is its own, and nobody else is asked to join', {
  tag: ['@R-7-028'],
}, async ({ page }) => {
  await signIn(page.context(), 'bob');
  await visit(page, '/packages');
  const own = page.getByRole('article', { name: 'Standard' });
  await expect(own.getByText('Your package')).toBeVisible();
  await expect(own.getByRole('link', { name: 'See your billing' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Premium' }).getByText('Your package')).toHaveCount(0);
  await visit(page, '/packages/premium');
  const change = page.getByRole('main').locator('a[href*="panel=billing"]');
  await expect(change).toHaveCSS('text-decoration-line', 'underline');
  await expectAccessible(page);
  for (const mailbox of ['customer', 'admin'] as const) {
    await page.context().clearCookies();
    await signIn(page.context(), mailbox);
    await visit(page, '/packages');
    await expect(page.getByText('£114', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(0);
    await visit(page, '/register/packages/premium');
    await expect(page.getByText('Packages are for businesses.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Registering a business' })).toHaveCount(0);
  }
});

type Billing = { data: object };

test('whose new account a bank is still asked about is told that what is paid goes on', {
  tag: ['@R-7-020'],
}, async ({ page }) => {
  await signIn(page.context(), 'bob');
  await page.route(
    '**/api/billing',
    changed<Billing>(({ data }) => ({ data: { ...data, awaitsBank: true, paymentPending: true } })),
  );
  await page.route('**/bankConfirmation', (route) =>
    route.fulfill({ status: 409, json: { status_code: 409, code: 'payment_pending', message: 'Not yet.' } }),
  );
  await visit(page, '/dashboard?tab=settings&panel=business&billing_request_id=BRQ1');
  await expect(billing(page)).toContainText('your package is paid in the new way by itself');
  await expect(billing(page)).not.toContainText('Your package begins by itself');
  await expect(billing(page)).not.toContainText('A payment is on its way from your bank');
  await expect(page.getByText('We are waiting for your bank')).toHaveCount(1);
  await expectAccessible(page);
});

test('whose payment failed is told that cancelling ends it at once', { tag: ['@ruling-10'] }, async ({
  page,
}) => {
  await signIn(page.context(), 'bob');
  const day = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
  const failed = { subscription_status: 'past_due', accessUntil: day, endsIfCancelled: null };
  await page.route(
    '**/api/billing',
    changed<Billing>(({ data }) => ({ data: { ...data, ...failed, nextPaymentDate: day } })),
  );
  await visit(page, '/dashboard?tab=settings&panel=billing');
  await expect(billing(page)).toContainText('We could not take your payment. Your leads stay open until');
  await billing(page).getByRole('button', { name: 'Cancel subscription' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It ends now: your leads close at once, and nothing more is taken.');
  await expect(question).not.toContainText('stay open');
  await expectAccessible(page);
});

test('a cancellation is taken back on the same page, with what will be paid and when', {
  tag: ['@R-7-033'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await unpaid(page);
  await visit(page, '/subscribe');
  for (const name of ['Standard', 'Premium', 'Card', 'Direct Debit'])
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByLabel('Promo code (optional)')).toBeVisible();
  const begun = page.waitForRequest('**/api/auth/renew-subscription');
  await button(page, 'Subscribe').click();
  expect((await begun).method()).toBe('POST');
  await expect(heading(page)).toHaveText('Pay by card');
  const confirmed = page.waitForRequest('**/api/auth/business/registration/bankConfirmation');
  await button(page, 'Authorise').click();
  await confirmed;
  await expect(page.getByRole('heading', { name: 'Subscription activated!' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await visit(page, '/dashboard?tab=settings&panel=billing');
  const block = billing(page);
  await block.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(block).toContainText(/Ends on .* Your leads stay open until then/);
  await block.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    /It goes on as before: £114 a month including VAT \(£95 \+ VAT\)\. The next payment is due on \w{3} \d+ \w+ \d{4}/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription goes on' })).toBeVisible();
  await expect(block).toContainText('Next payment');
  await expect(block.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});
