import type { Page } from '@playwright/test';
import { sayFirm, turnTo } from './support/register-business.ts';
import { stopTime } from './support/clock.ts';
import { signIn, typeNewAddress } from './support/sides.ts';
import { expect, holdBack, test, visit } from './support/visit.ts';

// The clock of the page stands still but where a story moves it: nothing here depends on how fast a machine is.

test('a field that comes to be typed into has the focus 100 ms later', {
  tag: ['@R-15-032', '@R-14-023'],
}, async ({ page, context }) => {
  await page.clock.install();
  await signIn(context, 'dana');
  await visit(page, '/dashboard?tab=settings&panel=personal');
  const dialog = await typeNewAddress(page);
  await page.route('**/api/user/update-email', (route) => route.fulfill({ json: [] }));
  await stopTime(page);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  const code = dialog.getByLabel('Verification code');
  await expect(code).toBeVisible();
  await effectsHaveRun(page);
  await page.clock.runFor(99);
  await expect(code).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(code).toBeFocused();
});

/** React runs effects in a task of its own after it has drawn; a message posted now comes after that. */
const effectsHaveRun = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );

test('a fault goes 300 ms after the last key that mended it, not before', {
  tag: ['@R-12-024', '@R-15-033', '@R-14-024'],
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/login');
  const email = page.getByLabel('Email');
  await email.fill('customer');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await email.focus();
  await stopTime(page);
  await email.fill('customer@fettle.te');
  await page.clock.runFor(299);
  await email.fill('customer@fettle.test');
  await page.clock.runFor(299);
  await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await page.clock.runFor(1);
  await expect(email).toHaveAccessibleDescription('');
});

test('whether it is registered is asked once, when the typing has stopped', {
  tag: ['@R-15-033', '@R-14-024', '@R-7-003', '@R-7-004'],
}, async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/user/is-*-registered/**', (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? ''));
    return route.fulfill({ json: { registered: true } });
  });
  await page.clock.install();
  await visit(page, '/register/customer');
  await stopTime(page);
  for (const [label, typed, says] of [
    ['Email', 'nora@example.test', 'This e-mail address is already registered.'],
    ['Mobile number', '07700900123', 'This mobile number is already registered.'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.focus();
    for (const letter of typed) {
      await page.keyboard.type(letter);
      await page.clock.runFor(299);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByText(says, { exact: true }).first()).toBeVisible();
    expect(asked.splice(0)).toEqual([typed]);
  }
});

test('a promo code is asked for without the blanks around it, and none is null', {
  tag: ['@R-15-034'],
}, async ({ page, context }) => {
  await signIn(context, 'eve');
  const asked: unknown[] = [];
  await page.route('**/api/auth/renew-subscription', (route) => {
    asked.push(route.request().postDataJSON().promo_code);
    return route.fulfill({ json: { redirect_url: 'nowhere' } });
  });
  await visit(page, '/subscribe');
  const code = page.getByLabel('Promo code (optional)');
  const apply = page.getByRole('button', { name: 'Apply' });
  for (const [typed, isOne] of [
    ['   ', false],
    [' SPRING ', true],
  ] as const) {
    await code.fill(typed);
    await expect(apply).toBeEnabled({ enabled: isOne });
    const answered = page.waitForResponse('**/api/auth/renew-subscription');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await answered;
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  }
  expect(asked).toEqual([null, 'SPRING']);
});

test('a toast may stay longer than others', { tag: ['@R-9-133', '@R-15-029'] }, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/gallery/front');
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  await stopTime(page);
  await page.getByRole('button', { name: 'Say that it worked' }).click();
  await page.getByRole('button', { name: 'Say what stays' }).click();
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(5, 700);
  await page.clock.fastForward('01:00');
  await page.clock.resume();
  await expect(toasts).toHaveText(['Message sent']);
});

test('an answer to an older search does not come in place of that of a newer one', {
  tag: ['@R-15-037'],
}, async ({ page, context }) => {
  await signIn(context, 'admin');
  await visit(page, '/admin/dashboard?tab=customers');
  const { promise: held, resolve: answerFirst } = Promise.withResolvers<void>();
  await page.route('**/api/admin/customers?**', async (route) => {
    if (!decodeURIComponent(route.request().url()).includes('name=Carl')) return route.continue();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response }).catch(() => undefined);
  });
  const name = page.getByRole('searchbox').or(page.getByLabel('Name')).first();
  const older = page.waitForRequest((sent) => decodeURIComponent(sent.url()).includes('name=Carl'));
  await name.fill('Carl');
  await older;
  await name.fill('Dana');
  const rows = page.getByRole('main');
  await expect(rows.getByText('dana@fettle.test').first()).toBeVisible();
  answerFirst();
  await page.evaluate(() => fetch('/api/health/live'));
  await expect(rows.getByText('customer@fettle.test')).toHaveCount(0);
  await expect(rows.getByText('dana@fettle.test').first()).toBeVisible();
});

test('without the list of places the post code is asked for all the same, and the failure is logged', {
  tag: ['@R-9-136', '@R-13-041', '@R-15-021'],
}, async ({ page, complaints }) => {
  const letGo = await holdBack(page, '**/api/locations', (route) => route.fulfill({ status: 500, json: {} }));
  // The page asks for it when it is at rest, and once more if somebody types before that.
  const isAsked = page.waitForRequest('**/api/locations');
  await visit(page, '/post-job?category=plumbing');
  await isAsked;
  await page.getByRole('link', { name: 'Repair or replace a tap' }).click();
  for (const answer of ['Kitchen tap', 'Terraced house', 'Within a week']) {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  const location = page.getByLabel('Post code');
  await location.fill('SE1 9SG');
  const town = page.getByRole('main').locator('form').getByRole('status');
  await expect(town).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect.poll(() => complaints).toEqual(['locations failed: 500']);
  await expect(town).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(location).toHaveValue('SE1 9SG');
  complaints.length = 0;
});

test('what is wrong with a form is said at its top in the order of its fields, no matter who says it', async ({
  page,
}) => {
  const form = page.getByRole('main').locator('form');
  const links = form.getByRole('alert').getByRole('link');
  for (const [path, send] of [
    ['/register/customer', 'Register'],
    ['/register/business', 'Register'],
    ['/contact-us', 'Send message'],
  ] as const) {
    await visit(page, path);
    if (path === '/register/business') {
      await sayFirm(page);
      await turnTo(page, 'Last, about you');
    }
    const email = page.getByLabel('Email');
    await email.fill('customer@fettle.test');
    await form.getByRole('button', { name: send }).click();
    await expect.poll(() => links.count()).toBeGreaterThan(1);
    if (send === 'Register') await expect(links.filter({ hasText: 'already registered' })).toBeVisible();
    const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const inOrder = await form.evaluate(
      (whole, hrefs) => [...whole.querySelectorAll(hrefs.join())].map(({ id }) => `#${id}`),
      named,
    );
    expect(named).toEqual(inOrder);
  }
});
