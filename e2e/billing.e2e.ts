import { type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { freshMark, freshMobile } from './support/fresh.ts';
import { sayFirm, turnTo } from './support/register-business.ts';
import { expect, holdBack, logIn, test, visit } from './support/visit.ts';

const PASSWORD = 'local-jobs-done-right';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From now on: where the page stood whenever it asked the server for something. */
async function watchAsking(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const [ask, seen] = [window.fetch, new Array<string>()];
    Object.assign(window, { seen });
    window.fetch = (...given) => {
      seen.push(window.location.href);
      return ask(...given);
    };
  });
  return () => page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen : []));
}

/** Says who registers, on the last page of it. */
async function sayWho(page: Page) {
  await turnTo(page, 'Last, about you');
  await page.getByLabel('Full name').fill('Nora Quist');
  await page.getByLabel('Email').fill(`nora.${freshMark()}@example.test`);
  await page.getByLabel('Mobile number').fill(freshMobile());
  await page.getByLabel('Password', { exact: true }).fill('one more word for it');
  await page.getByLabel('Confirm password').fill('one more word for it');
  await page.getByRole('checkbox', { name: /terms/ }).check();
}

/** How the provider's page ended: in sight, with the focus, and no more in the address. */
async function isToldInFront(page: Page, sentence: string) {
  const told = page.locator('[tabindex="-1"]:focus').getByText(sentence);
  await expect(told).toBeVisible();
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(page.url()).not.toMatch(/payment=|session_id|billing_request/);
}

const billing = (page: Page) => page.getByRole('region', { name: 'Billing' });
/** What stands beside a name in the block: nothing while the name is not there. */
const said = (page: Page, name: string) =>
  billing(page).locator(`div:has(> dt:text-is(${JSON.stringify(name)})) > dd`);

test('a new business goes from the packages by card to its leads', {
  tag: ['@R-7-009', '@R-7-010', '@R-7-011', '@R-7-014', '@R-7-016', '@R-7-017', '@R-7-018'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/packages');
  await expect(page.getByText('£114', { exact: true })).toBeVisible();
  await expect(page.getByText('£95 + £19 VAT')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Standard' }).click();
  await expect(heading(page)).toHaveText('Standard package');
  await expect(page).toHaveURL(/\/packages\/standard$/);
  await page.getByLabel('Promo code').fill('spring20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('20% off. First payment: £91.20')).toBeVisible();
  await expect(page.getByText('£91.20 a month including VAT (£76 + VAT), every month')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Registering a business' }).locator('[aria-current=step]');
  await page.getByRole('link', { name: 'See all packages' }).click();
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  // The code that was typed once goes with every choice, at the price of each.
  await expect(page.getByText('20% off. First payment: £187.20')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(page).toHaveURL(/\/register\/business$/);
  await expect(page.getByRole('banner')).toContainText('1 of 6');
  await sayFirm(page);
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await expect(page.getByLabel('Promo code')).toHaveValue(/spring20/i);
  await expect(page.getByText('20% off. First payment: £187.20')).toBeVisible();
  await sayWho(page);
  const registered = page.waitForRequest('**/api/auth/business/register');
  await page.getByRole('button', { name: /Register|Join/ }).click();
  expect((await registered).method()).toBe('POST');
  await expect(heading(page)).toHaveText('Pay by card');
  const reference = new URL(page.url()).pathname.split('/').at(-1);
  const asked = await watchAsking(page);
  const confirmed = page.waitForRequest('**/api/auth/business/registration/bankConfirmation');
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  expect((await confirmed).postDataJSON()).toEqual({ session_id: reference });
  await expect(steps).toHaveText('Done');
  await expect(heading(page)).toHaveText('Thank you for registering');
  // What the provider wrote into the address is out of it before anything is asked.
  await expect(page).toHaveURL(/\/register\/business\/registered$/);
  expect((await asked()).filter((address) => address.includes('session_id'))).toEqual([]);
  const bought = page.getByRole('region', { name: 'Your Premium package is paid' });
  await expect(bought).toContainText('£187.20 a month including VAT (£156 + VAT)');
  await expect(bought).toContainText(/Next payment£187.20 on \w{3} \d{1,2} \w{3,4} 20\d\d/);
  await expect(bought).toContainText('Leads reach you as soon as your address is verified.');
  await expect(page.getByText('Follow it to verify your address.')).toBeVisible();
  await expectAccessible(page);
  // The address has nothing of the payment any more, and the page still says that it is paid.
  await page.reload();
  await expect(bought).toContainText('£187.20 a month including VAT (£156 + VAT)');
  // Paid, and no lead comes in: it says why.
  await visit(page, '/dashboard?tab=leads');
  await expect(page.getByText('No Active Leads found')).toBeVisible();
  await expect(page.getByText('Leads come in as soon as your e-mail address is verified.')).toBeVisible();
  await visit(page, '/dashboard?tab=settings&panel=billing');
  await expect(said(page, 'Package')).toHaveText('Premium');
  await expect(said(page, 'State')).toHaveText('Active');
  await expect(billing(page)).toContainText('£187.20 a month including VAT (£156 + VAT)');
  await expectAccessible(page);
});

test('a Direct Debit that was turned back from is tried again, and nothing was charged', {
  tag: ['@R-7-015', '@R-7-019', '@R-7-032'],
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/register/business');
  await sayFirm(page);
  await page.getByRole('radio', { name: /^Direct Debit/ }).check();
  await sayWho(page);
  await page.getByRole('button', { name: /Register|Join/ }).click();
  await expect(heading(page)).toHaveText('Set up a Direct Debit');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await isToldInFront(page, 'Payment was cancelled. You have not been charged.');
  await expect(page).toHaveURL(/\/register\/packages\/standard/);
  const { data } = await (await page.request.get('/api/auth/user')).json();
  expect(data.subscription_status).toBe('not_subscribed');
  await page.getByRole('radio', { name: /Direct Debit/ }).check();
  const begun = page.waitForRequest('**/api/auth/renew-subscription');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await begun).method()).toBe('POST');
  const back = page.waitForRequest(/\/subscribe\?billing_request_id=/);
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Subscription activated!' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  // And so is somebody whom the provider's own news has overtaken.
  await page.goto((await back).url());
  await expect(page.getByRole('heading', { name: 'Subscription activated!' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await visit(page, '/dashboard?tab=settings&panel=billing');
  await expect(billing(page)).toContainText('We are waiting for your bank');
});

test('a code from a leaflet, a bank that takes its time, and nobody is told that it failed', {
  tag: ['@R-7-018', '@R-7-020'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  // The router reads both as numbers.
  for (const code of ['2024', '1E5']) {
    await visit(page, `/packages?promo_code=${code}`);
    await expect(page.getByText(`Your promo code ${code} comes with you`)).toBeVisible();
  }
  await visit(page, '/packages?promo_code=spring20');
  await expect(page.getByText('Your promo code SPRING20 comes with you')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Standard' }).click();
  await expect(page.getByText('20% off. First payment: £91.20')).toBeVisible();
  await page.getByRole('radio', { name: /Direct Debit/ }).check();
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await sayFirm(page);
  await sayWho(page);
  await page.getByRole('button', { name: /Register|Join/ }).click();
  await expect(heading(page)).toHaveText('Set up a Direct Debit');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  // Turned back, with everything as it was.
  await isToldInFront(page, 'Payment was cancelled. You have not been charged.');
  await expect(page.getByRole('radio', { name: /Direct Debit/ })).toBeChecked();
  await expect(page.getByText('20% off. First payment: £91.20')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Authorise, and let the bank take a day to answer' }).click();
  await expect(page.getByText('We are waiting for your bank')).toBeVisible();
  await expect(page.getByText('The payment was not completed.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expectAccessible(page);
  const letGo = await holdBack(page, '**/bankConfirmation');
  await page.getByRole('button', { name: 'Ask again' }).click();
  // A screen reader says that it is asked, and that the answer is the same.
  const answer = page.getByRole('status').filter({ hasText: 'We are waiting for your bank' });
  await expect(answer).toContainText('We are asking the payment provider');
  letGo();
  await expect(answer).toContainText('You have done your part.');
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeFocused();
  // A buyer is told before trying.
  await visit(page, '/subscribe');
  await expect(page.getByText('We are waiting for your bank')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, '/dashboard?tab=settings&panel=billing');
  await expect(billing(page)).toContainText('Your package begins by itself as soon as it has answered');
});

test('Frank changes how and what he pays, fetches an invoice and cancels in two clicks', {
  tag: ['@R-6-072'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, 'frank@fettle.test', PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await visit(page, '/dashboard?tab=settings&panel=billing');
  const block = billing(page);
  await expect(said(page, 'Package')).toHaveText('Standard');
  await expect(said(page, 'State')).toHaveText('Active');
  await expect(said(page, 'Next payment')).toHaveText(/^£114 on \w{3} \d{1,2} \w{3,4} 20\d\d$/);
  await expect(block.getByRole('listitem').first()).toHaveText(
    /^Standard package\w{3} \d{1,2} \w{3,4} 20\d\d£114 PaidInvoice INV-\d{6}$/,
  );
  await block.getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByText(/It begins now. You pay £[\d.]+ for the \d+ of \d+ days/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Package changed' })).toBeVisible();
  await expect(block).toContainText('£234 a month including VAT');
  await expect(said(page, 'Package')).toHaveText('Premium');
  await expect(block.getByRole('listitem').first()).toHaveText(/^Change to Premium, \d+ of \d+ days.* Paid/);
  await block.getByRole('button', { name: 'Update how you pay' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await isToldInFront(page, 'You left the payment page without giving another card');
  await block.getByRole('button', { name: 'Update how you pay' }).click();
  const asked = await watchAsking(page);
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  await isToldInFront(page, 'From now on you pay with the card that you gave.');
  await expect(page).toHaveURL(/\/dashboard\?tab=settings&panel=billing$/);
  expect((await asked()).filter((address) => address.includes('session_id'))).toEqual([]);
  const refused: string[] = [];
  page.on('response', (answered) => answered.status() >= 400 && refused.push(answered.url()));
  await block.getByRole('button', { name: 'Change to Standard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Standard' }).click();
  await expect(block).toContainText(/You stay on Premium until \w{3} \d{1,2} \w{3,4} 20\d\d, which is paid/);
  await expect(block).toContainText('Price£234 a month including VAT (£195 + VAT)');
  await expect(block).toContainText(/Next payment£114 for Standard on \w{3} \d/);
  await block.getByRole('button', { name: 'Stay on Premium' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is due now.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on Premium' }).click();
  await expect(block).toContainText(/Next payment£234 on \w{3} \d/);
  // What a change costs is asked before it, and not of one that is made.
  expect(refused).toEqual([]);
  const download = page.waitForEvent('download');
  await block
    .getByRole('link', { name: /^Invoice INV-/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await block.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/It ends on .* Your leads stay open until then/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText(
    /(Standard|Premium) package: £[\d.]+ a month including VAT/,
  );
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(block).toContainText(/Ends on /);
  await expect(said(page, 'Next payment')).toHaveCount(0);
  await expect(block.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expectAccessible(page);
});

test('who has lapsed subscribes, and is as before after turning back', {
  tag: ['@R-1-044', '@R-5-007', '@R-7-034'],
}, async ({ page }) => {
  await visit(page, '/subscribe');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, 'eve@fettle.test', PASSWORD);
  await page.getByRole('link', { name: 'Choose a package' }).click();
  await expect(heading(page)).toHaveText('Choose a package');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await isToldInFront(page, 'Payment was cancelled. You have not been charged.');
  await expect(page).toHaveURL(/\/subscribe/);
  const { data } = await (await page.request.get('/api/auth/user')).json();
  expect(data.subscription_status).toBe('expired');
});

test('an enquiry is sent from the packages, and what is wrong keeps what was typed', {
  tag: ['@R-7-040'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/packages');
  // It is folded: few need it.
  await page.getByRole('heading', { name: 'Enterprise' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Pat Lane');
  await page.getByLabel('Business name').fill('Lane & Co');
  await page.getByLabel('Email').fill('pat@example');
  await page.getByLabel('Mobile number').fill('07700 900321');
  await page.getByLabel('Message').fill('Forty plumbers would like to join.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter a valid e-mail address.').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pat Lane');
  await page.getByLabel('Email').fill('pat@example.test');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  for (const name of ['Name', 'Business name', 'Email', 'Mobile number', 'Message'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue('');
});
