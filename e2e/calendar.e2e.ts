import type { Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { follow } from './support/keyboard.ts';
import { newLead, toasted } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const shown = (page: Page) => page.getByRole('textbox', { name: 'Your calendar address' });

/** The status with which a calendar program without a session is answered, and what it reads. */
async function readAt(page: Page, address: string) {
  const answer = await page.request.get(new URL(address).pathname);
  return { status: answer.status(), text: await answer.text() };
}

test('a business makes, renews and revokes the address of its calendar on a phone, by keys', async ({
  page,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap in a calendar' });
  await anna.interested(leadId);
  // Nobody is promised twice: stories of visits that stay agreed have each a day of their own.
  await anna.propose(leadId, [{ from: `${dayIn(20)}T10:00`, to: `${dayIn(20)}T11:00` }]);
  const his = carl.page;
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await button(his, 'Answer').click();
  await button(his, 'Agree to this time').click();
  await toasted(his, 'Visit agreed');
  const file = his.getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([his.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('visit.ics');

  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard?tab=settings&panel=calendar');
  await follow(page, button(page, 'Make a calendar address'));
  await toasted(page, 'Calendar address made');
  const first = await shown(page).inputValue();
  expect((await readAt(page, first)).text).toContain('Tap in a calendar');
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', /^webcal:/);
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(PHONE);

  await follow(page, button(page, 'Make a new address'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(shown(page)).not.toHaveValue(first);
  const second = await shown(page).inputValue();
  expect((await readAt(page, first)).status).toBe(404);
  expect((await readAt(page, second)).status).toBe(200);

  // It is shown once.
  await visit(page, '/dashboard?tab=settings&panel=calendar');
  await expect(page.getByText('It is not shown again.')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await button(page, 'Revoke the address').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the address' }).click();
  await toasted(page, 'Calendar address revoked');
  await expect(button(page, 'Make a calendar address')).toBeVisible();
  expect((await readAt(page, second)).status).toBe(404);
  await anna.cancelVisits(leadId);
  await carl.close();
});

test('a business walks through its calendar by keys, without script and on a phone', async ({
  page,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap on a page of days' });
  await anna.interested(leadId);
  const day = dayIn(21);
  await anna.propose(leadId, [{ from: `${day}T10:00`, to: `${day}T11:00` }]);
  await visit(page, `/calendar?view=day&day=${day}`);
  const line = page.getByRole('link', { name: /Tap on a page of days/ });
  await expect(line).toContainText('Proposed');

  // Live: what is agreed meanwhile is drawn as such.
  const his = carl.page;
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await button(his, 'Answer').click();
  await button(his, 'Agree to this time').click();
  await toasted(his, 'Visit agreed');
  await expect(line).not.toContainText('Proposed');
  await expect(line).toContainText('10:00 to 11:00');

  const grid = page.getByRole('grid', { name: 'Days of the week' });
  await grid.locator(`[data-day="${day}"]`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator(`[data-day="${dayIn(28)}"]`)).toBeFocused();
  await expect(page.getByText('No visits on this day.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Arrange one in a conversation' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(line).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);

  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Week' }).click();
  await expect(line).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await page.goBack();
  await expect(page).toHaveURL(/view=day/);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/calendar?view=list&day=${day}`);
  await expect(line).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessibleInLooks(page, EVERY_LOOK);
  expect(await (await page.request.get(`/calendar?view=day&day=${day}`)).text()).toContain(
    'Tap on a page of days',
  );
  await line.click();
  await expect(page).toHaveURL(new RegExp(`lead=${leadId}`));
  await anna.cancelVisits(leadId);
  await carl.close();
});
