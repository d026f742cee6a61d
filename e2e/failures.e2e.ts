import type { Locator, Page, Response } from '@playwright/test';
import {
  another,
  answer,
  calls,
  card,
  openTab,
  said,
  signIn,
  titleFor,
  toasted,
  typeNewAddress,
  unfold,
} from './support/sides.ts';
import { chunkOf } from './support/chunks.ts';
import { expectNoToast, expectToast } from './support/toasts.ts';
import { expect, test, visit } from './support/visit.ts';
import { silence } from './support/silence.ts';

const PANEL = '/dashboard?tab=settings&panel=';

const LOST = 'We could not reach the server. Please check your connection and try again.';

/** A failure as the server puts it; without a message, as no server of ours does. */
const failure = (status: number, message: string) => ({
  status,
  json: { status_code: status, code: 'broken', message, request_id: '' },
});

const changePassword = async (page: Page) => {
  const main = page.getByRole('main');
  await main.getByLabel('Current password').fill('local-jobs-done-right');
  await main.getByLabel('New password', { exact: true }).fill('five grey pots');
  await main.getByLabel('Confirm new password', { exact: true }).fill('five grey pots');
  await main.getByRole('button', { name: 'Change password', exact: true }).click();
};

const OF_FRAME = [chunkOf('SiteFooter'), chunkOf('LogOutButton')];

/** Each of these is asked for and does not come. */
const lostOf = (page: Page) =>
  OF_FRAME.map((chunk) => page.waitForEvent('requestfailed', (asked) => chunk.test(asked.url())));

/** The packages, whose footer and button to log out came without their scripts. */
async function opensWithoutChunks(page: Page) {
  for (const chunk of OF_FRAME) await page.route(chunk, (route) => route.abort());
  const lost = lostOf(page);
  await page.goto('/packages');
  await Promise.all(lost);
  await hasWholeFrame(page);
}

const turnsHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Fettle, home page' }).click();
  await expect(page.getByRole('region', { name: 'Every trade, in its place' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Oops/ })).toHaveCount(0);
};

const hasWholeFrame = async (page: Page) => {
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
};

test.describe('Chunks of the frame that cannot be fetched', () => {
  test('leave the page whole, and are asked for again on the next page', async ({ page, context }) => {
    await signIn(context, 'customer');
    await opensWithoutChunks(page);
    await page.unrouteAll();
    await turnsHome(page);
    await hasWholeFrame(page);
  });

  test('come when there is a line again', async ({ page, context }) => {
    await signIn(context, 'customer');
    await opensWithoutChunks(page);
    const lostAgain = lostOf(page);
    await turnsHome(page);
    await Promise.all(lostAgain);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hasWholeFrame(page);
  });
});

test('the way to the server that cannot be fetched is told as a line that broke', async ({
  page,
  complaints,
}) => {
  await visit(page, '/login');
  await page.route(/\/assets\/api-over-fetch-.*[.]js/, (route) => route.abort());
  await page.getByLabel('Email').fill('customer@fettle.test');
  await page.getByLabel('Password').fill('local-jobs-done-right');
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText(LOST);
  complaints.length = 0;
});

test('a chunk that nobody waits for takes nothing with it that was typed', async ({ page, complaints }) => {
  const keeper = page.waitForResponse(/[/]kept-entries-/);
  await visit(page, '/contact-us');
  await keeper;
  const message = page.getByRole('textbox', { name: 'Message' });
  // The page to log in shares its script with the admin's.
  const CHUNKS = /[/](enquiries|page-admin-index-or-page-login)-/;
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(CHUNKS, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/enquiries-'));
  await message.pressSequentially('The tap drips.');
  await lost;
  const ahead = page.waitForEvent('requestfailed', (asked) => asked.url().includes('page-login-'));
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).hover();
  await ahead;
  await expect(message).toHaveValue('The tap drips.');
  expect(loads).toBe(0);
  // It outlives a reload that is meant.
  await page.unroute(CHUNKS);
  await page.reload();
  await expect(message).toHaveValue('The tap drips.');
  expect(complaints).toEqual([]);
});

test('a tab and a panel that cannot be fetched say so in their place, after one reload', {
  tag: ['@R-15-007'],
}, async ({ page, context }) => {
  await signIn(context, 'customer');
  await visit(page, '/dashboard?tab=jobs');
  const dashboard = page.getByRole('navigation', { name: 'Dashboard' });
  const main = page.getByRole('main');
  let loads = 0;
  page.on('load', () => loads++);
  for (const [name, chunk, shown] of [
    ['History', 'history-screen', 'Show'],
    ['Settings', 'settings-screen', 'Privacy'],
  ] as const) {
    await page.evaluate(() => sessionStorage.removeItem('chunk-reload-at'));
    loads = 0;
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await dashboard.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(main.getByRole('alert')).toHaveText(LOST);
    // The page may say so before the last of it has come.
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(dashboard.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.unroute(`**/assets/${chunk}-*.js`);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
    expect(loads).toBe(1);
  }
});

test.describe('A dashboard that is open when the connection goes', () => {
  const shown = (page: Page) => page.getByRole('article').first();
  const alert = (page: Page) => page.getByRole('main').getByRole('alert');

  test.beforeEach(async ({ page, context }) => {
    await signIn(context, 'customer');
    // The line to the server would have all lists read again.
    await silence(page);
    await openTab(page, 'jobs');
    await expect(shown(page)).toBeVisible();
  });

  test('says of a tab that it could not be read, and reads it when there is a line', {
    tag: ['@R-13-042', '@R-13-047', '@R-13-048'],
  }, async ({ page, context, complaints }) => {
    const tabs = page.getByRole('navigation', { name: 'Dashboard' });
    await context.setOffline(true);
    await tabs.getByRole('link', { name: 'Quoted' }).click();
    await expect(alert(page)).toHaveText(LOST);
    await expect.poll(() => complaints).toContain('quotes failed: 0');
    await context.setOffline(false);
    await expect(shown(page)).toBeVisible();
    await expect(alert(page)).toBeHidden();

    await context.setOffline(true);
    await tabs.getByRole('link', { name: 'Progress' }).click();
    await expect(alert(page)).toHaveText(LOST);
    // There is a line, and nothing comes through it yet.
    await page.route('**/api/jobs*', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/api/jobs'));
    await context.setOffline(false);
    await lost;
    await expect(alert(page)).toHaveText(LOST);
    await page.unroute('**/api/jobs*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page)).toBeVisible();
    await expect(alert(page)).toBeHidden();
    complaints.length = 0;
  });

  test('keeps a list that was read, says that it could not be read again, and reads it when there is a line', {
    tag: ['@R-13-042'],
  }, async ({ page, context, complaints }) => {
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(alert(page).first()).toHaveText(LOST);
    await expect(shown(page)).toBeVisible();
    await context.setOffline(false);
    await expect(alert(page)).toHaveCount(0);
    complaints.length = 0;
  });
});

test.describe('What is said when the server says too little', () => {
  test('about a new e-mail address', {
    tag: [
      '@R-13-013',
      '@R-13-014',
      '@R-13-016',
      '@R-13-053',
      '@R-13-095',
      '@R-13-096',
      '@R-13-098',
      '@R-13-099',
    ],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, `${PANEL}personal`);
    const dialog = await typeNewAddress(page);
    await page.route('**/api/user/update-email', (route) => route.fulfill(failure(500, '')));
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await toasted(page, 'Error updating email!');
    await toasted(page, 'Something went wrong while updating the email');
    await expectToast(page, {
      tone: 'bad',
      title: 'Error updating email!',
      more: 'Something went wrong while updating the email',
    });
    await page.unroute('**/api/user/update-email');
    await page.route('**/api/user/update-email', (route) => route.fulfill({ json: [] }));
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    const verify = dialog.getByRole('button', { name: 'Verify', exact: true });
    const message = 'This code is of yesterday.';
    await page.route('**/api/user/confirm-update-email', (route) => route.fulfill(failure(422, message)));
    await dialog.getByLabel('Verification code').fill('123456');
    await verify.click();
    await expectToast(page, { tone: 'bad', title: 'Verification Failed!', more: message });
    await page.unroute('**/api/user/confirm-update-email');
    await page.route('**/api/user/confirm-update-email', (route) => route.fulfill(failure(500, '')));
    await verify.click();
    await toasted(page, 'Verification failed!');
    await toasted(page, 'Invalid verification code.');
    await expectToast(page, {
      tone: 'bad',
      title: 'Verification failed!',
      more: 'Invalid verification code.',
    });
  });

  test('about a profile', { tag: ['@R-13-020', '@R-13-053', '@R-13-102', '@R-13-103'] }, async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, 'dana');
    for (const answered of [failure(500, ''), { status: 502, body: '<html>a proxy</html>' }]) {
      await visit(page, `${PANEL}personal`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.route('**/api/user', (route) => route.fulfill(answered));
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await said(page, 'Update failed!');
      await said(page, 'Something went wrong.');
      await expectToast(page, { tone: 'bad', title: 'Update failed!', more: 'Something went wrong.' });
      await page.unroute('**/api/user');
    }
    expect(complaints).toEqual(['user failed: 500', 'user failed: 502']);
    complaints.length = 0;
  });

  test('about a password that it does not take', {
    tag: ['@R-13-023', '@R-13-024', '@R-13-045', '@R-13-053', '@R-13-107'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    await visit(page, `${PANEL}privacy`);
    for (const [message, sentence] of [
      ['Your current password is incorrect.', 'Your current password is incorrect.'],
      ['', 'Something went wrong.'],
    ] as const) {
      await page.route('**/api/auth/update-password', (route) => route.fulfill(failure(400, message)));
      await changePassword(page);
      await said(page, 'Update failed');
      await said(page, sentence);
      await expectToast(page, { tone: 'bad', title: 'Update failed', more: sentence });
      await page.unroute('**/api/auth/update-password');
    }
  });

  test('about a password, when something else is wrong', {
    tag: ['@R-6-093', '@R-13-025', '@R-13-046', '@R-13-048', '@R-13-108'],
  }, async ({ page, context }) => {
    await signIn(context, 'dana');
    for (const [message, sentence] of [
      ['We are busy at the moment. Please try again.', 'We are busy at the moment. Please try again.'],
      ['', 'Service Unavailable'],
    ] as const) {
      await visit(page, `${PANEL}privacy`);
      await page.route('**/api/auth/update-password', (route) => route.fulfill(failure(503, message)));
      await changePassword(page);
      await said(page, 'Error');
      await said(page, sentence);
      await expectToast(page, { tone: 'bad', title: 'Error', more: sentence });
      await page.unroute('**/api/auth/update-password');
    }
  });
});

/** The call is lost once, which its question says and stays; at the second yes it has been made, and counted once. */
async function isMadeAtTheNextTry(
  page: Page,
  lost: { call: string; act: () => Promise<void>; again: string; done: string },
) {
  await page.route(lost.call, (route) => route.abort());
  await lost.act();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toHaveText(LOST);
  await expect(question.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expectNoToast(page);
  await page.unroute(lost.call);
  let made = 0;
  const answered = (response: Response) => response.request().method() === 'POST' && made++;
  page.on('response', answered);
  await answer(page, lost.again);
  await said(page, lost.done);
  await expect(question).toHaveCount(0);
  page.off('response', answered);
  expect(made).toBe(1);
}

type Unread = { where: Locator; call: string; read: () => Promise<void>; shown: Locator };

/** What could not be read says so in its place, and comes at the next try. */
async function isReadAtTheNextTry(page: Page, { where, call, read, shown }: Unread) {
  await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
  await read();
  await expect(where.getByRole('alert')).toHaveText('Service Unavailable');
  await page.unroute(call);
  await where.getByRole('button', { name: 'Try again' }).click();
  await expect(shown).toBeVisible();
}

const ask = (scope: Locator, button: string, agreed: string) => async () => {
  await scope.getByRole('button', { name: button, exact: true }).click();
  await answer(scope.page(), agreed);
};

test.describe('What is lost on the way is said, and done at the next try', () => {
  test('when a customer accepts, talks, finishes and reviews', {
    tag: ['@R-4-029', '@R-4-047', '@R-4-057'],
  }, async ({ page, context, browser, complaints }) => {
    const anna = await another(browser, 'business');
    await signIn(context, 'customer');
    await silence(page);
    const title = titleFor('Tap over a bad line');
    await calls(context.request).postJob(title);
    await anna.api.quote(await anna.api.leadOf(title), 65);
    await anna.api.write(await anna.api.quotedLeadOf(title), 'Is it a mixer tap?');
    const job = card(page, title);
    // The first tab is drawn from the server's own answers; the next one asks.
    await openTab(page, 'quoted');
    await isReadAtTheNextTry(page, {
      where: job,
      call: '**/job/*/responses*',
      read: async () => {
        await page
          .getByRole('navigation', { name: 'Dashboard' })
          .getByRole('link', { name: /^Jobs/ })
          .click();
        await unfold(job, '1 response');
      },
      shown: job.getByText('£65 for the job'),
    });
    const accept = ask(job, 'Accept Quote', 'Accept');
    await isMadeAtTheNextTry(page, {
      call: '**/accept',
      act: accept,
      again: 'Accept',
      done: 'Quote accepted!',
    });

    await openTab(page, 'progress');
    await isReadAtTheNextTry(page, {
      where: job,
      call: '**/lead/*/conversation*',
      read: () => job.getByRole('button', { name: /^Messages/ }).click(),
      shown: job.getByText('Is it a mixer tap?'),
    });
    await job.getByLabel('Your message').fill('A single lever.');
    await page.route('**/message', (route) => route.fulfill(failure(409, 'That is over.')));
    await job.getByRole('button', { name: 'Send Message' }).click();
    await expect(job).toContainText('That is over.');
    await page.reload();
    await job.getByRole('button', { name: /^Messages/ }).click();
    await expect(job.getByLabel('Your message')).toHaveValue('A single lever.');

    const finish = ask(job, 'Mark as Complete', 'Complete');
    await isMadeAtTheNextTry(page, {
      call: '**/update-status',
      act: finish,
      again: 'Complete',
      done: 'Job completed',
    });

    await openTab(page, 'history');
    const form = page.getByRole('dialog', { name: 'Leave a Review' });
    await job.getByRole('button', { name: 'Leave a Review' }).click();
    await form.getByRole('radio', { name: '4 stars' }).check();
    await form.getByLabel('Comment').fill('Quiet at last.');
    await page.route('**/review', (route) => route.abort());
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByRole('alert')).toHaveText(LOST);
    await page.unroute('**/review');
    // Neither is it lost when the session has ended meanwhile, and nothing that the page reads has heard so before.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    await context.clearCookies();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.unroute('**/api/**');
    await page.getByLabel('Email').fill('customer@fettle.test');
    await page.getByLabel('Password').fill('local-jobs-done-right');
    await page.locator('form').getByRole('button', { name: 'Log In' }).click();
    await job.getByRole('button', { name: 'Leave a Review' }).click();
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(form.getByLabel('Comment')).toHaveValue('Quiet at last.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await said(page, 'Review submitted!');
    complaints.length = 0;
    await anna.close();
  });

  test('when a business cancels a quote and finishes its work', { tag: ['@R-5-064', '@R-5-087'] }, async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    const carl = await another(browser, 'customer');
    await signIn(context, 'business');
    await silence(page);
    const [kept, dropped] = [titleFor('Tap to be done'), titleFor('Tap to be dropped')];
    const anna = calls(context.request);
    for (const title of [kept, dropped]) {
      await carl.api.postJob(title);
      await anna.quote(await anna.leadOf(title));
    }
    await carl.api.accept(await anna.quoteOf(kept));
    await openTab(page, 'quoted');
    const cancel = ask(card(page, dropped), 'Cancel Quote', 'Proceed');
    await isMadeAtTheNextTry(page, {
      call: '**/cancel',
      act: cancel,
      again: 'Proceed',
      done: 'Quote cancelled!',
    });
    await openTab(page, 'progress');
    const finish = ask(card(page, kept), 'Mark as Complete', 'Complete');
    await isMadeAtTheNextTry(page, {
      call: '**/update-status',
      act: finish,
      again: 'Complete',
      done: 'Job completed',
    });
    complaints.length = 0;
    await carl.close();
  });
});
