import type { Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessible, expectAccessibleInLooks } from './support/accessible.ts';
import { follow } from './support/keyboard.ts';
import { openAccount } from './support/menu.ts';
import {
  another,
  answer,
  card,
  JOBS,
  openLiveTab,
  openTab,
  signIn,
  titleFor,
  unfold,
} from './support/sides.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const waits = (page: Page) => page.getByRole('region', { name: 'What waits for you' });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^What happened/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'What happened' });

/** How much is said to be new; nothing is 0. */
const countIn = (label: string | null) => Number(/(\d+)/.exec(label ?? '')?.[1] ?? 0);
const newOn = async (page: Page, tab: string) => {
  const item = tabs(page).getByRole('listitem').filter({ hasText: tab });
  return countIn((await item.locator('span[hidden]').allTextContents())[0] ?? null);
};
const unread = async (page: Page) => countIn(await bell(page).getAttribute('aria-label'));

const footOf = async (page: Page) => {
  const bar = await tabs(page).boundingBox();
  return (bar?.y ?? 0) + (bar?.height ?? 0);
};

test('what is new agrees on a phone and a desk, live, and is read on both by looking on one', async ({
  page,
  context,
  browser,
}) => {
  const dana = await another(browser, 'dana');
  const bob = await another(browser, 'bob');
  await signIn(context, 'dana');
  // At the desk and, in another tab of the same person, on the phone.
  await openLiveTab(page, 'jobs', JOBS);
  await dana.page.setViewportSize(PHONE);
  await openLiveTab(dana.page, 'progress', JOBS);
  const devices = [page, dana.page];
  const [quotes, rung] = [await newOn(page, 'Quoted'), await unread(page)];
  const title = titleFor('Two devices');
  await dana.api.postJob(title);
  await bob.api.quote(await bob.api.leadOf(title), 95);
  for (const device of devices) {
    await expect.poll(() => newOn(device, 'Quoted')).toBe(quotes + 1);
    await expect.poll(() => unread(device)).toBe(rung + 1);
  }
  await expect(waits(page).getByRole('link', { name: /new quote/ })).toBeVisible();

  // The bar of a phone stands at its foot, and nothing lies below it.
  expect(await footOf(dana.page)).toBe(PHONE.height);
  await expectAccessibleInLooks(dana.page, EVERY_LOOK);
  await tabs(dana.page).getByRole('link', { name: 'Quoted' }).click();
  await expect(card(dana.page, title)).toBeVisible();
  await expectAccessibleInLooks(dana.page, EVERY_LOOK);
  await expect(card(page, title)).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  for (const device of devices) {
    await expect.poll(() => newOn(device, 'Quoted')).toBe(0);
    await expect.poll(() => unread(device)).toBeLessThanOrEqual(rung);
  }
  await dana.close();
  await bob.close();
});

test('by keys alone somebody reads the bell, follows it to the card and marks the rest read', async ({
  page,
  context,
  browser,
}) => {
  const dana = await another(browser, 'dana');
  const bob = await another(browser, 'bob');
  const [first, second, third] = [titleFor('By the bell'), titleFor('To its card'), titleFor('Left unread')];
  for (const title of [first, second, third]) await dana.api.postJob(title);
  for (const title of [first, third]) await bob.api.write(await bob.api.leadOf(title), 'When may I come?');
  await bob.api.interested(await bob.api.leadOf(second));
  await signIn(context, 'dana');
  await openTab(page, 'progress');
  const before = await unread(page);
  expect(before).toBeGreaterThanOrEqual(3);
  await follow(page, bell(page));
  await expect(panel(page).getByRole('article', { name: first })).toContainText(
    'Stone Plumbing wrote to you',
  );
  await expectAccessible(page);
  await follow(page, panel(page).getByRole('link', { name: first }));
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/tab=messages&lead=/);
  await expect(page.getByText('When may I come?').last()).toBeVisible();
  await expect.poll(() => unread(page)).toBeLessThan(before);
  await follow(page, bell(page));
  await follow(page, panel(page).getByRole('link', { name: second }));
  await expect(page).toHaveURL(/tab=jobs&at=/);
  await expect(panel(page)).toBeHidden();
  await expect(card(page, second)).toBeInViewport();
  await follow(page, bell(page));
  await follow(page, panel(page).getByRole('button', { name: 'Mark all read' }));
  await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await expect.poll(() => unread(page)).toBe(0);
  await dana.close();
  await bob.close();
});

test('a toast says once what happened once more, and covers neither header nor bar', async ({
  page,
  context,
  browser,
}) => {
  const dana = await another(browser, 'dana');
  const titles = [titleFor('Toast one'), titleFor('Toast two')];
  for (const title of titles) await dana.api.postJob(title);
  await signIn(context, 'dana');
  await page.setViewportSize(PHONE);
  await openTab(page, 'jobs');
  for (const title of titles) {
    await unfold(card(page, title), 'Job details');
    await card(page, title).getByRole('button', { name: 'Cancel Job' }).click();
    await answer(page, 'Proceed');
    await expect(card(page, title)).toBeHidden();
  }
  const toast = page.locator('[role="dialog"][data-type]');
  await expect(toast).toHaveCount(1);
  // It came while the question was open, and moves to the foot as that goes.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(PHONE.height / 2);
  const [said, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + 56));
  // At the foot, above the bar of tabs.
  const bar = await page.locator('[data-tab-bar]').boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // To the part of it where the cancelled ones are.
  await toast.getByRole('button', { name: 'Open History' }).click();
  await expect(page).toHaveURL('/dashboard?tab=history&history=cancelled');
  await dana.close();
});

test('what has no room at the foot of a phone, and what is of the account, stands in its menu', async ({
  page,
  context,
}) => {
  await signIn(context, 'dana');
  await page.setViewportSize({ width: 320, height: 640 });
  await openTab(page, 'jobs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const menu = await openAccount(page);
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeHidden();
  await bell(page).click();
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
});
