import type { Page } from '@playwright/test';
import { jpeg } from '../server/testing/pictures/samples.ts';
import { calls, card, openTab, signIn, titleFor, unfold } from './support/sides.ts';
import { expect, test } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

const PHONE = { width: 390, height: 844 };

const open = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

test('Back closes what stands in front of the page: a photo, a question and the bell; the next one leaves', {
  tag: ['@C2'],
}, async ({ page, context }) => {
  await signIn(context, 'customer');
  const [carl, title] = [calls(context.request), titleFor('Tap behind a question')];
  const sent = await context.request.post('/api/job/photo', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: { photo: { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 400) } },
  });
  await carl.postJob(title, { photos: [{ id: (await sent.json()).id, text: '' }] });
  await page.setViewportSize(PHONE);
  await openTab(page, 'messages');
  await page.getByRole('link', { name: /^Jobs/ }).first().click();
  await unfold(card(page, title), /details/i);

  const ways = [
    () => card(page, title).getByRole('button', { name: 'Photo 1 of 1' }).click(),
    () => card(page, title).getByRole('button', { name: 'Cancel Job' }).click(),
    () => press(page, /^What happened/),
  ];
  for (const way of ways) {
    await way();
    await expect(open(page)).toBeVisible();
    await page.goBack();
    await expect(open(page)).toHaveCount(0);
    await expect(page).toHaveURL(/tab=jobs/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('button');
  }

  // A reload takes the question away, and the way back is as it was.
  await ways[1]?.();
  await page.reload();
  await expect(card(page, title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/tab=messages/);
  await page.goForward();
  await expect(page).toHaveURL(/tab=jobs/);
});

test('a phone’s own Back closes a question on the first page of a visit, which has nothing behind it', {
  tag: ['@C2'],
}, async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE_OF_TOUCH, baseURL: ownUrl() });
  await context.addInitScript(noteWatchers);
  await signIn(context, 'customer');
  const title = titleFor('Tap on the first page');
  await calls(context.request).postJob(title);
  const page = await context.newPage();
  await openTab(page, 'jobs');
  await unfold(card(page, title), 'Job details');
  await card(page, title).getByRole('button', { name: 'Cancel Job' }).click();
  await expect(open(page)).toBeVisible();
  await page.evaluate(() => window.lastWatcher?.requestClose());
  await expect(open(page)).toHaveCount(0);
  await context.close();
});

const PHONE_OF_TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'block' } as const;

declare global {
  interface Window {
    lastWatcher?: { requestClose: () => void };
  }
}

/** What a phone tells when its button is pressed, no browser without one does. */
function noteWatchers(): void {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return;
  window.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super();
      Object.assign(window, { lastWatcher: this });
    }
  };
}
