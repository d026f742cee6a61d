import type { APIRequestContext, Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { follow, tabTo } from './support/keyboard.ts';
import { newLead, openTab, said } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const MOST = 30;
const LONG_WORD = 'W'.repeat(90);

const field = (page: Page) => page.getByLabel('Your message');
const stream = (page: Page) => page.getByRole('log', { name: 'Messages' });
const list = (page: Page) => page.getByRole('list', { name: 'Your saved replies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Saves as many as there is room for. */
async function fillUp(request: APIRequestContext) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { replies } = await (await request.get('/api/business/saved-replies')).json();
  for (let n = replies.length; n < MOST; n++) {
    const data = { name: `Number ${n} ${LONG_WORD.slice(0, 50)}`, body: `Reply number ${n} ${LONG_WORD}` };
    expect((await request.post('/api/business/saved-replies', { headers, data })).status()).toBe(200);
  }
}

/** Whether a toast, which has to be there, stands over what is written. */
async function coversField(page: Page) {
  const toast = await page.locator('[role="dialog"][data-type]').boundingBox();
  const box = await field(page).boundingBox();
  return !toast || !box || (toast.y < box.y + box.height && box.y < toast.y + toast.height);
}

async function fitsIn320(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test('a business puts a saved reply into its message by keys alone, changes it, sends it, and keeps thirty', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap in the scullery' });
  await anna.write(leadId, 'Good morning');

  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  await expect(stream(page).getByText('Good morning')).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.type('Well. Bye.');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft');
  await follow(page, button(page, 'Saved replies'));
  await expect(list(page)).toContainText(`Hello Carl, thank you for asking about “${title}”.`);
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await follow(page, list(page).getByRole('button', { name: /^First answer/ }));
  // It stands where the caret was, which is behind it now, and nothing was sent.
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' PS ');
  await expect(field(page)).toHaveValue(
    new RegExp(`^Well\\. Hello Carl,\\n.*“${title}”.*\\nAnna Bell PS Bye\\.$`),
  );
  await expect(stream(page).getByText(/^Hello Carl/)).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(stream(page).getByText(/^Well\. Hello Carl/)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect.poll(() => coversField(page)).toBe(false);

  // Escape leads back to the button, and what is written becomes another reply.
  await follow(page, button(page, 'Saved replies'));
  await expect(list(page)).toBeVisible();
  await expect(button(page, 'Save as reply')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Saved replies')).toBeFocused();
  await field(page).fill('See you on Tuesday, ');
  await button(page, 'Saved replies').click();
  await button(page, 'Save as reply').click();
  const words = page.getByRole('dialog').getByLabel('Reply', { exact: true });
  await expect(words).toHaveValue('See you on Tuesday, ');
  await words.press('End');
  await button(page, 'Customer’s first name').click();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('See you on Tuesday, {first name}');
  await page.keyboard.type('!');
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await button(page, 'Save').click();
  await said(page, 'Reply saved');
  await expect(field(page)).toHaveValue('See you on Tuesday, ');
  await button(page, 'Saved replies').click();
  await expect(list(page)).toContainText('See you on Tuesday, Carl!');
  await page.keyboard.press('Escape');

  // The thirty-first is refused, and its words stay.
  await fillUp(context.request);
  await button(page, 'Saved replies').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(MOST);
  await fitsIn320(page);
  await page.setViewportSize(PHONE);
  await button(page, 'Save as reply').click();
  await button(page, 'Save').click();
  await expect(page.getByText('You have 30 saved replies already. Please remove one first.')).toBeVisible();
  expect(complaints.splice(0)).toEqual(['addSavedReply failed: 409']);
  await expect(words).toHaveValue('See you on Tuesday, ');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('See you on Tuesday, ');

  // In the settings they are put in order, changed and removed.
  await page.setViewportSize(DESK);
  await openTab(page, 'settings&panel=replies');
  const replies = list(page).getByRole('listitem');
  await expect(page.getByText('30 of 30')).toBeVisible();
  await expect(button(page, 'Add a reply')).toHaveCount(0);
  const actOn = async (name: string, act: string) => {
    await page.getByLabel(`Actions for ${name}`).click();
    await button(page, act).click();
  };
  const second = await replies.nth(1).innerText();
  await actOn(second.split('\n', 1)[0] ?? '', 'Move up');
  await expect(replies.first()).toHaveText(second, { useInnerText: true });
  await actOn('See you on Tuesday, {first name}!', 'Edit');
  await page.getByLabel('Short name (optional)').fill('Tuesday');
  await button(page, 'Save').click();
  await said(page, 'Reply changed');
  await actOn('Tuesday', 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await said(page, 'Reply removed');
  await expect(page.getByText('29 of 30')).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await fitsIn320(page);
  await carl.close();
});
