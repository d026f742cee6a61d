import type { Page } from '@playwright/test';
import type { LeadVisits } from '../contract/visits.ts';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { follow } from './support/keyboard.ts';
import { newLead, openTab, toasted } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';
import { changed } from './support/changed.ts';

const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Each time has a day and its hours; the hours have been filled in. */
const fillDay = (page: Page, place: number, days: number) =>
  page
    .getByRole('group', { name: `Time ${place}` })
    .getByLabel('Day')
    .fill(dayIn(days));

async function fitsIn320(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (before) await page.setViewportSize(before);
}

test('a business proposes times for a visit by keys, and reads that they wait', async ({ page, browser }) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap to look at' });
  await anna.interested(leadId);
  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  await follow(page, button(page, 'Arrange a visit'));
  await follow(page, button(page, 'Propose a visit'));
  await expect(dialog(page, 'Propose a visit')).toBeVisible();
  await fillDay(page, 1, 3);
  await follow(page, button(page, 'Add another time'));
  await follow(page, button(page, 'Send times'));
  // The second day is missing, and nothing was sent.
  await expect(page.getByText('Please enter a day and both times.')).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await fitsIn320(page);
  await fillDay(page, 2, 4);
  await page.getByLabel('A word to the other side (optional)').fill('I bring a washer');
  await button(page, 'Send times').click();
  await toasted(page, 'Times sent');
  await expect(page.getByText('You proposed these times. They wait for an answer.')).toBeVisible();
  await carl.close();
});

test('a customer picks a time on a phone, and both see what is next', async ({ page, browser }) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap to pick a time for' });
  await anna.interested(leadId);
  const at = (days: number) => ({ from: `${dayIn(days)}T10:00`, to: `${dayIn(days)}T11:00` });
  await anna.propose(leadId, [at(7), at(8)]);
  const conversation = `/dashboard?tab=messages&lead=${leadId}`;
  const his = carl.page;
  await his.setViewportSize(PHONE);
  await visit(his, conversation);
  await expect(his.getByText('2 times for a visit are proposed')).toBeVisible();
  await button(his, 'Answer').click();
  const visits = dialog(his, 'Visits');
  await visits.getByRole('radio').last().check();
  await expectAccessibleInLooks(his, EVERY_LOOK);
  await fitsIn320(his);
  await button(his, 'Agree to this time').click();
  await toasted(his, 'Visit agreed');
  await expect(visits.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await visits.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(his.getByRole('log').getByText(/^Visit agreed for/)).toBeVisible();
  for (const one of [page, his]) {
    await visit(one, '/dashboard');
    await expect(one.getByRole('region', { name: 'What is next' })).toContainText('Visit to look');
  }
  await expectAccessibleInLooks(his, EVERY_LOOK);
  await fitsIn320(his);
  await anna.cancelVisits(leadId);
  await carl.close();
});

test('a visit is moved and cancelled with a word to the other side, who reads it at once', async ({
  page,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap that moves' });
  await anna.interested(leadId);
  await anna.propose(leadId, [{ from: `${dayIn(5)}T10:00`, to: `${dayIn(5)}T11:00` }]);
  const his = carl.page;
  await his.setViewportSize(PHONE);
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await button(his, 'Answer').click();
  await button(his, 'Agree to this time').click();
  await button(his, 'Move').click();
  // His side is asked for free times alone, on a phone by its own lists.
  const free = his.getByRole('group', { name: 'Time 1' });
  await button(his, 'Send times').click();
  await expect(free.getByText('Please choose a day and a time.')).toBeVisible();
  await expectAccessibleInLooks(his, EVERY_LOOK);
  await fitsIn320(his);
  await his.getByLabel('How long').selectOption('2 hours');
  await free.getByLabel('Day').selectOption({ index: 8 });
  await free.getByLabel('Time', { exact: true }).selectOption('14:00 to 16:00');
  await his.getByLabel('A word to the other side (optional)').fill('My boiler is being seen to that day');
  await button(his, 'Send times').click();
  await toasted(his, 'Times sent');

  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  await button(page, 'Answer').click();
  await expect(dialog(page, 'Visits')).toContainText('My boiler is being seen to that day');
  await button(page, 'Agree to this time').click();
  await button(page, 'Cancel visit').click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this visit?' });
  await question.getByLabel('A word to the other side (optional)').fill('My van broke down');
  await question.getByRole('button', { name: 'Cancel visit' }).click();
  await toasted(page, 'Visit cancelled');
  // Live: nothing was pressed on his side.
  await expect(his.getByRole('dialog', { name: 'Visits' })).toContainText('My van broke down');
  await openTab(page, 'leads');
  const next = page.getByRole('region', { name: 'What is next' });
  await expect(next.filter({ hasText: 'Tap that moves' })).toHaveCount(0);
  await carl.close();
});

test('a business says with one tap on its first screen that it is on the way, and the customer sees it at once', async ({
  page,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap on the way' });
  await anna.interested(leadId);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  await anna.propose(leadId, [{ from: inHours(2), to: inHours(3) }]);
  const his = carl.page;
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await button(his, 'Answer').click();
  await button(his, 'Agree to this time').click();
  await toasted(his, 'Visit agreed');
  await visit(his, '/dashboard');
  const nextOf = (one: Page) =>
    one
      .getByRole('region', { name: 'What is next' })
      .getByRole('listitem')
      .filter({ hasText: 'Tap on the way' });
  await expect(nextOf(his)).toContainText('Visit to look');

  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard');
  const tap = nextOf(page).getByRole('button', { name: 'I’m on my way' });
  await expect(tap).toBeVisible();
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await fitsIn320(page);
  await tap.click();
  await toasted(page, 'The customer knows that you are on your way');
  await expect(nextOf(page)).toContainText('On the way since');
  await expect(tap).toHaveCount(0);
  await expect(nextOf(his)).toContainText('On the way since');
  await expectAccessibleInLooks(his, EVERY_LOOK);
  await anna.cancelVisits(leadId);
  await carl.close();
});

/** A quarter of an hour and more passes for no story: the visits are answered as if theirs had begun an hour ago. */
const asBegun = (more: object) =>
  changed<LeadVisits>((answer) => {
    const [from, to] = [-1, 0].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const visits = answer.visits.map((one) => ({ ...one, agreed: { startsAt: from, endsAt: to }, ...more }));
    return { ...answer, visits };
  });

test('a customer says by keys that nobody came, and a business that this is not so', async ({
  page,
  browser,
}) => {
  const { carl, anna, leadId } = await newLead(page, browser, { what: 'Tap that nobody came to' });
  await anna.interested(leadId);
  await anna.propose(leadId, [{ from: `${dayIn(9)}T10:00`, to: `${dayIn(9)}T11:00` }]);
  const his = carl.page;
  await his.setViewportSize(PHONE);
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await button(his, 'Answer').click();
  await button(his, 'Agree to this time').click();
  await toasted(his, 'Visit agreed');

  const visits = `**/api/lead/${leadId}/visits`;
  await his.route(visits, asBegun({ can: ['sayNoShow'] }));
  await visit(his, `/dashboard?tab=messages&lead=${leadId}`);
  await follow(his, button(his, 'See visits'));
  await follow(his, button(his, 'Nobody came'));
  const question = his.getByRole('alertdialog', { name: 'Did nobody come to this visit?' });
  await expect(question).toContainText('can say within 7 days that this is not so');
  await expectAccessibleInLooks(his, EVERY_LOOK);
  await fitsIn320(his);
  // It is not yet time by the clock of the server, which says so.
  await question.getByRole('button', { name: 'Nobody came' }).click();
  await expect(question).toContainText('This visit can no longer be changed.');

  const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const said = { noShow: { by: 'customer', status: 'said', until }, can: ['disputeNoShow'] };
  await page.route(visits, asBegun(said));
  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=messages&lead=${leadId}`);
  await expect(page.getByText(/says that you missed a visit$/)).toBeVisible();
  await follow(page, button(page, 'Answer'));
  await expect(dialog(page, 'Visits')).toContainText('It needs no reason.');
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await fitsIn320(page);
  await page.route('**/no-show/dispute', (route) => route.fulfill({ json: { data: {} } }));
  await follow(page, button(page, 'This is not so'));
  await toasted(page, 'The other side is told that this is not so');
  await page.unroute(visits);
  await anna.cancelVisits(leadId);
  await carl.close();
});
