import type { Page } from '@playwright/test';
import { keepsItsPage } from './support/frames.ts';
import { another, calls, signIn, titleFor } from './support/sides.ts';
import { expectToast } from './support/toasts.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';
import { changed } from './support/changed.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PANEL = '/dashboard?tab=settings&panel=notifications';
const CALL = '**/api/notifications/settings';
const OTHERS = ['Push SMS Notifications', 'Messages', 'New Job Leads'];
const MARKETING = ['Special Offers', 'Newsletter', 'Recommendations'];

const OF_BOTH = {
  'Push Email Notifications': 'By mail.',
  'Push SMS Notifications':
    'By text to your mobile, at most 10 a day. At night they wait until 8 in the morning.',
  Messages: 'When the other side of a job writes to you.',
  'Special Offers': 'Offers and discounts from Fettle.',
  Newsletter: 'News from Fettle and tips for the home and the trade, now and then.',
  Recommendations: 'Services of Fettle that may suit you, picked by what you have used.',
};
/** What is said of each switch, beside it and to a screen reader. */
const MEANINGS: Record<'customer' | 'business', Record<string, string>> = {
  customer: {
    ...OF_BOTH,
    'New Job Leads': 'For businesses: jobs near them. As a customer you are sent none.',
  },
  business: {
    ...OF_BOTH,
    'New Job Leads': 'When somebody near you posts a job that you do. By text at most 5 a day.',
  },
};

const box = (page: Page, name: string) =>
  page.getByRole(name.startsWith('Push') ? 'switch' : 'checkbox', { name, exact: true });

async function openPanel(page: Page) {
  await visit(page, PANEL);
  await expect(box(page, 'Push Email Notifications')).toBeEnabled();
}

test.describe('The notification settings', () => {
  for (const side of ['customer', 'business'] as const)
    test(`fit and are accessible to a ${side} in every look`, async ({ page, context }) => {
      await signIn(context, side);
      await page.setViewportSize({ width: 320, height: 640 });
      await openPanel(page);
      await expectEveryLook(page);
    });

  for (const side of ['customer', 'business'] as const)
    test(`a ${side} moves each by keyboard, and it stays`, {
      tag: ['@R-6-073', '@R-6-074', '@R-6-075', '@R-6-076', '@R-6-077', '@R-6-078', '@R-6-079', '@R-6-083'],
    }, async ({ page, context }) => {
      await signIn(context, side);
      await openPanel(page);
      for (const name of ['Push Email Notifications', ...OTHERS, ...MARKETING]) {
        await expect(box(page, name)).toHaveAccessibleDescription(MEANINGS[side][name] ?? '');
        const was = await box(page, name).isChecked();
        for (const [isOn, viewport] of [
          [!was, PHONE],
          [was, DESKTOP],
        ] as const) {
          await page.setViewportSize(viewport);
          const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
          await box(page, name).focus();
          await page.keyboard.press('Space');
          expect([name, (await saved).status()]).toEqual([name, 200]);
          await page.reload();
          await expect(box(page, name)).toBeEnabled();
          await expect(box(page, name)).toBeChecked({ checked: isOn });
        }
      }
    });

  test('a business chooses how often mail about new leads comes, where any comes', async ({
    page,
    context,
  }) => {
    await signIn(context, 'business');
    await openPanel(page);
    const choices = page.getByRole('group', { name: 'Mail about new leads' });
    // What the demo's premium package brings.
    await expect(choices.getByRole('radio', { name: 'At once' })).toBeChecked();
    await choices.getByRole('radio', { name: 'Once a day' }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(choices.getByRole('radio', { name: 'Once a day' })).toBeChecked();
    await choices.getByRole('radio', { name: 'At once' }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await box(page, 'New Job Leads').uncheck();
    await expect(choices).toHaveCount(0);
    await box(page, 'New Job Leads').check();
    await expect(choices).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('a customer is not asked about mail about leads', async ({ page, context }) => {
    await signIn(context, 'customer');
    await openPanel(page);
    await expect(page.getByRole('group', { name: 'Mail about new leads' })).toHaveCount(0);
  });

  test('moved fast one after the other, all of them are kept', { tag: ['@R-6-083'] }, async ({
    page,
    context,
  }) => {
    await signIn(context, 'business');
    await openPanel(page);
    for (const name of MARKETING) await box(page, name).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    for (const name of MARKETING) await expect(box(page, name)).toBeChecked();
    for (const name of MARKETING) await box(page, name).uncheck();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    for (const name of MARKETING) await expect(box(page, name)).not.toBeChecked();
  });

  test('what the server does not take flips back, alone, and says so', {
    tag: ['@R-6-084', '@R-13-047'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'customer');
    await openPanel(page);
    await page.route(CALL, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: FAILURE }) : route.continue(),
    );
    await box(page, 'Newsletter').click();
    await expect(page.getByText('Error saving notifications').first()).toBeVisible();
    await expect(page.locator('[role="dialog"][data-type="bad"]')).toContainText(
      'Error saving notifications',
    );
    await expect(page.getByText('Something went wrong.').first()).toBeVisible();
    await expect(box(page, 'Newsletter')).not.toBeChecked();
    await expect(box(page, 'Messages')).toBeChecked();
    await page.unroute(CALL);
    await box(page, 'Newsletter').check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await box(page, 'Newsletter').uncheck();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(complaints).toEqual(['changeNotificationSettings failed: 500']);
    complaints.length = 0;
  });

  test('before the answer e-mail is on and the rest off; a failure is told', {
    tag: ['@R-6-080', '@R-6-081', '@R-6-082', '@R-9-126', '@R-13-021', '@R-13-049', '@R-13-104'],
  }, async ({ page, context, complaints }) => {
    await signIn(context, 'customer');
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: FAILURE }));
    await visit(page, PANEL);
    await expect(page.getByText('Error fetching notifications', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(FAILURE.message, { exact: true }).first()).toBeVisible();
    await expectToast(page, { tone: 'bad', title: 'Error fetching notifications', more: FAILURE.message });
    await expect(box(page, 'Push Email Notifications')).toBeChecked();
    for (const name of [...OTHERS, ...MARKETING]) await expect(box(page, name)).not.toBeChecked();
    await expect(box(page, 'Messages')).toBeDisabled();
    await keepsItsPage(page, 'Settings');
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box(page, 'Messages')).toBeChecked();
    expect(complaints).toEqual(['notificationSettings failed: 500']);
    complaints.length = 0;
  });

  test('without a provider of texts the switch says so', async ({ page, context }) => {
    await signIn(context, 'customer');
    await page.route(
      CALL,
      changed<object>((answer) => ({ ...answer, textsAvailable: false })),
    );
    await openPanel(page);
    await expect(box(page, 'Push SMS Notifications')).toBeDisabled();
    await expect(page.getByText('We cannot send text messages at present.')).toBeVisible();
  });
});

const FAILURE = { status_code: 500, code: 'broken', message: 'Something went wrong.', request_id: 'x' };

/**
 * The link in the newest mail about new leads, as the business got it. A lead is posted only if there is no mail yet: the
 * next one would come a quarter of an hour after the last.
 */
async function mailedLink(page: Page): Promise<string> {
  if (!(await linkInMailbox(page))) {
    await signIn(page.context(), 'customer');
    await calls(page.context().request).postJob(titleFor('A tap that drips'));
    await expect.poll(() => linkInMailbox(page)).not.toBe('');
    await page.context().clearCookies();
  }
  return linkInMailbox(page);
}

async function linkInMailbox(page: Page): Promise<string> {
  const answer = await page.request.get('/api/dev/mailbox?to=business@fettle.test');
  const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
  const mail = messages.find(({ subject }) => /^New lead|new leads near you$/.test(subject));
  return /\/unsubscribe\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}

test.describe('The link at the foot of a mail', () => {
  test('stops the mails of its kind, signed out, and can take that back', { tag: ['@V4'] }, async ({
    page,
    browser,
  }) => {
    const link = await mailedLink(page);
    await visit(page, link);
    await expectEveryLook(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop mails about new leads?');
    await page.getByRole('button', { name: 'Stop mails about new leads' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Stopped');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const anna = await another(browser, 'business');
    await openPanel(anna.page);
    await expect(box(anna.page, 'New Job Leads')).not.toBeChecked();
    await page.getByRole('button', { name: 'Turn them on again' }).click();
    await expect(heading).toHaveText('Stop mails about new leads?');
    await expect(heading).toBeFocused();
    await openPanel(anna.page);
    await expect(box(anna.page, 'New Job Leads')).toBeChecked();
    await anna.close();
  });

  test('works without script', async ({ page, browser }) => {
    const link = await mailedLink(page);
    const context = await browser.newContext({
      baseURL: ownUrl(),
      javaScriptEnabled: false,
    });
    const plain = await context.newPage();
    await plain.goto(link);
    await plain.getByRole('button', { name: 'Stop mails about new leads' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Stopped');
    await context.close();
    await visit(page, link);
    await page.getByRole('button', { name: 'Turn them on again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop mails about new leads?');
  });

  test('says when it does not work, and where to go', async ({ page }) => {
    await visit(page, `/unsubscribe/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expectAccessible(page);
    await visit(page, '/unsubscribe/cut');
    await page.getByRole('link', { name: 'All settings' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('The mailbox of the demo', () => {
  test('shows mails with long addresses on a phone without scrolling sideways', async ({ page }) => {
    await mailedLink(page);
    await page.setViewportSize(PHONE);
    await page.goto('/dev/mailbox');
    const mails = page.locator('details');
    await expect(mails.first().locator('pre')).toBeVisible();
    await mails.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await expect(page.getByText('/unsubscribe/').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
