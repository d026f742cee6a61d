import type { Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { follow, tabTo, write } from './support/keyboard.ts';
import { accountMenu } from './support/menu.ts';
import {
  another,
  card,
  newLead,
  openLiveTab,
  openTab,
  row,
  said,
  signIn,
  titleFor,
} from './support/sides.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const CONVERSATIONS = /\/api\/conversations/;

const conversationRow = (page: Page, title: string) => page.getByRole('link').filter({ hasText: title });
const stream = (page: Page) => page.getByRole('log', { name: 'Messages' });
const draft = (page: Page) => page.getByLabel('Your message');
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^What happened/ });

/** How much is said to be new; nothing is 0. */
const countIn = (label: string | null) => Number(/(\d+)/.exec(label ?? '')?.[1] ?? 0);
const rung = async (page: Page) => countIn(await bell(page).getAttribute('aria-label'));
const inTitle = async (page: Page) => countIn(await page.title());

test('what somebody reads on a phone is read at their desk, and each device keeps its own draft', async ({
  page,
  context,
  browser,
}) => {
  const [phone, anna] = [await another(browser, 'customer'), await another(browser, 'business')];
  await signIn(context, 'customer');
  const title = titleFor('Tap read twice');
  await phone.api.postJob(title);
  const leadId = await anna.api.leadOf(title);
  await anna.api.write(leadId, 'Good morning');
  await anna.api.write(leadId, 'Would Monday suit you?');
  await openLiveTab(page, 'messages', CONVERSATIONS);
  await expect(conversationRow(page, title)).toContainText('2 unread');
  const [rungBefore, inTitleBefore] = [await rung(page), await inTitle(page)];
  expect(inTitleBefore).toBeGreaterThanOrEqual(2);

  await phone.page.setViewportSize(PHONE);
  await openTab(phone.page, 'messages');
  await conversationRow(phone.page, title).click();
  await expect(stream(phone.page).getByText('Would Monday suit you?')).toBeInViewport();
  await expect(conversationRow(page, title)).not.toContainText('unread');
  await expect.poll(() => inTitle(page)).toBe(inTitleBefore - 2);
  await expect.poll(() => rung(page)).toBeLessThan(rungBefore);

  await conversationRow(page, title).click();
  await draft(page).fill('Typed at the desk');
  await draft(phone.page).fill('Monday is fine');
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await phone.page.getByRole('button', { name: 'Send Message' }).click();
  await expect(stream(page).getByText('Monday is fine')).toBeVisible();
  await expect(draft(phone.page)).toHaveValue('');
  await expect(draft(page)).toHaveValue('Typed at the desk');
  await page.reload();
  await expect(draft(page)).toHaveValue('Typed at the desk');
  await phone.page.reload();
  await expect(stream(phone.page).getByText('Monday is fine')).toHaveCount(1);
  await expect(draft(phone.page)).toHaveValue('');
  await phone.close();
  await anna.close();
});

test('ten leads take at most 1,100 px of a phone with titles of two lines, and Back finds the place in them again', async ({
  page,
  context,
  browser,
}) => {
  const carl = await another(browser, 'customer');
  const titles = Array.from({ length: 10 }, (_, n) => titleFor(`Tap number ${n} of the ten in this house`));
  for (const title of titles) await carl.api.postJob(title);
  await signIn(context, 'business');
  await page.setViewportSize(PHONE);
  await openTab(page, 'leads');
  const rows = page.locator('[data-opens]');
  const [first, tenth] = [await rows.nth(0).boundingBox(), await rows.nth(9).boundingBox()];
  expect((tenth?.y ?? 0) + (tenth?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(1_100);
  await expectAccessibleInLooks(page, EVERY_LOOK);

  const place = () => page.evaluate(() => Math.round(scrollY));
  const title = titles[0] ?? '';
  await row(page, title).scrollIntoViewIfNeeded();
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'All leads' }).click()]) {
    const before = await place();
    expect(before).toBeGreaterThan(100);
    await row(page, title).click();
    await expect(card(page, title)).toBeVisible();
    await goBack();
    await expect(row(page, title)).toBeInViewport();
    await expect.poll(place).toBe(before);
    await expect(row(page, title)).toBeFocused();
  }
  await carl.close();
});

test('on a phone a business opens a lead, its account and a conversation by the keyboard alone', async ({
  page,
  browser,
}) => {
  const { carl, title, leadId } = await newLead(page, browser, { what: 'Tap for the thumb' });
  await page.setViewportSize(PHONE);
  await openTab(page, 'leads');
  await follow(page, row(page, title));
  const lead = card(page, title);
  await follow(page, lead.getByRole('button', { name: 'Interested', exact: true }));
  await expect(lead.getByRole('link', { name: /^Call Carl Moss/ })).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await carl.api.write(leadId, 'Come at nine');
  await follow(page, page.getByRole('link', { name: 'All leads' }));
  await expect(row(page, title)).toBeFocused();

  await follow(page, accountMenu(page).locator('summary'));
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await follow(page, accountMenu(page).getByRole('link', { name: 'Settings' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');

  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  await follow(page, tabs.getByRole('link', { name: 'Messages' }));
  await follow(page, conversationRow(page, title));
  await write(page, draft(page), 'I will');
  await follow(page, page.getByRole('button', { name: 'Send Message' }));
  await expect(stream(page).getByText('I will')).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await tabTo(page, page.getByLabel('More about this conversation'));
  await page.keyboard.press('Enter');
  await follow(page, page.getByRole('button', { name: 'Archive' }));
  await said(page, 'Conversation archived');
  await carl.close();
});
