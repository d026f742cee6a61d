import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, EVERY_LOOK } from './support/accessible.ts';
import { newLead, openTab, said } from './support/sides.ts';
import { expect, holdBack, test } from './support/visit.ts';

test.use({ moves: true });

const PHONE = { width: 390, height: 844 };

const row = (page: Page, title: string) => page.getByRole('link').filter({ hasText: title });

/** What was typed can be read and copied; it cannot be changed, and nothing sends it or adds to it. */
async function keepsUnsent(page: Page, words: string) {
  const field = page.getByLabel('Your message');
  await expect(field).toHaveValue(words);
  await expect(field).toHaveAttribute('readonly');
  await expect(page.getByText('This was not sent. You can still read and copy it.')).toBeVisible();
  for (const name of ['Send Message', 'Add files', 'Saved replies'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
}

test('a customer blocks a business on a phone, which hears of a job that is gone, and unblocks it', async ({
  page,
  browser,
  complaints,
}) => {
  const sides = { what: 'Tap at the back', customer: 'dana', business: 'bob' } as const;
  const { carl: dana, anna: bob, title, leadId } = await newLead(page, browser, sides);
  await bob.write(leadId, 'When would suit you?');
  await openTab(page, 'messages');
  await row(page, title).click();
  await page.getByLabel('Your message').fill('Shall I come today?');
  const letGo = await holdBack(page, '**/api/lead/*/conversation*');

  await dana.page.setViewportSize(PHONE);
  await openTab(dana.page, 'messages');
  await row(dana.page, title).click();
  await dana.page.getByLabel('Your message').fill('Please do not come');
  const menu = dana.page.getByLabel('More about this conversation');
  await menu.focus();
  await dana.page.keyboard.press('Enter');
  await dana.page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  const question = dana.page.getByRole('alertdialog');
  await expect(question).toContainText('You no longer reach each other, on any job.');
  await expectAccessibleInLooks(dana.page, EVERY_LOOK);
  await question.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await said(dana.page, 'Blocked');
  await expect(dana.page.getByText(/^You blocked /)).toBeVisible();
  await keepsUnsent(dana.page, 'Please do not come');
  await dana.page.getByRole('button', { name: 'Delete draft' }).press('Enter');
  await expect(dana.page.getByLabel('Your message')).toHaveCount(0);
  await expect(dana.page.getByRole('group', { name: 'Messages' })).toBeFocused();
  await expectAccessibleInLooks(dana.page, EVERY_LOOK);

  // From the page that was open before: no word of a block, and what she typed stays.
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('This job is no longer available').first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Shall I come today?');
  letGo();
  await keepsUnsent(page, 'Shall I come today?');
  await expect(page.getByText(/blocked/i)).toHaveCount(0);
  expect(complaints.splice(0)).toEqual(['sendMessage failed: 409']);

  await openTab(dana.page, 'settings');
  await dana.page.goto('/dashboard?tab=settings&panel=privacy');
  await dana.page.getByRole('button', { name: /^Unblock / }).click();
  await said(dana.page, 'Unblocked. New jobs reach again; what was closed stays closed.');
  await expect(dana.page.getByText('You have blocked nobody')).toBeVisible();
  await expectAccessibleInLooks(dana.page, EVERY_LOOK);
  await dana.close();
});
