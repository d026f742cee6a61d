import type { Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { expectFit } from './support/looks.ts';
import { answer, card, newLead, said, unfold } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** A year ahead, whatever the day. */
const START = `${new Date().getUTCFullYear() + 1}-03-31`;

/** Thirty days from today in this country, by its calendar. */
const UNTIL = new Date(
  Date.parse(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })) + 30 * 86_400_000,
)
  .toISOString()
  .slice(0, 10);

const line = (page: Page, place: number) => page.getByRole('group', { name: `Line ${place}` });
const preview = (page: Page) => page.getByRole('region', { name: 'What Carl Moss will see' });

async function fillLine(page: Page, place: number, words: { what: string; quantity: string; each: string }) {
  await page.getByRole('button', { name: 'Add a line' }).click();
  // It is typed into next.
  await expect(line(page, place).getByLabel('What for')).toBeFocused();
  await page.keyboard.type(words.what);
  await line(page, place).getByLabel('Quantity').fill(words.quantity);
  await line(page, place).getByLabel('Price each').fill(words.each);
}

test('a business writes a detailed quote on a phone, the customer reads it at a desk and accepts it', {
  tag: ['@C4', '@R-5-025', '@R-5-030', '@R-5-035'],
}, async ({ page, browser }) => {
  const { carl, title, leadId } = await newLead(page, browser, { what: 'Tap with a detailed quote' });
  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=leads&lead=${leadId}`);
  const lead = card(page, title);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await lead.getByLabel('Message to the customer').fill('I can come on Wednesday. Ring 07700 900456.');
  await expect(lead.getByText('Your number will be hidden here.', { exact: false })).toBeVisible();
  await tabTo(page, lead.locator('summary').filter({ hasText: 'More detail' }));
  await page.keyboard.press('Enter');
  // Thirty days, unless it says otherwise.
  await expect(lead.getByLabel('Valid until')).toHaveValue(UNTIL);
  await fillLine(page, 1, { what: 'Take the old tap off', quantity: '2.5', each: '48.50' });
  await expect(line(page, 1).getByLabel('Unit')).toHaveValue('hour');
  await expect(lead.getByLabel('Cost')).toHaveValue('121.25');
  await expect(lead.getByLabel('Rate')).toHaveValue('Flat');
  await fillLine(page, 2, { what: 'Mixer tap', quantity: '1', each: '89.99' });
  await line(page, 2).getByLabel('Kind').selectOption('Materials');
  await expect(line(page, 2).getByLabel('Unit')).toHaveValue('item');
  await expect(lead.getByText('Sum of the lines: £211.24')).toBeVisible();

  // What is wrong is said at its field, which is next to be typed into; nothing is asked.
  await line(page, 2).getByLabel('Quantity').fill('none');
  await lead.getByLabel('Deposit in %').fill('30');
  await lead.getByRole('button', { name: 'Send Quote', exact: true }).click();
  await expect(line(page, 2).getByText('Please enter a quantity above 0', { exact: false })).toBeVisible();
  await expect(line(page, 2).getByLabel('Quantity')).toBeFocused();
  await expect(lead.getByText('A deposit can be 25 per cent at most', { exact: false })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await expectAccessibleInBothModes(page);

  await line(page, 2).getByLabel('Quantity').fill('1');
  await lead.getByLabel('Deposit in %').fill('25');
  await lead.getByLabel('What is included').fill('Taking the old tap away');
  await lead.getByLabel('Earliest start').fill(START);
  await lead.getByLabel('How long it takes').fill('3');
  await lead.getByLabel('Counted in').selectOption('hours');
  await lead.getByLabel('VAT').selectOption('Included at 20%');
  for (const words of [
    '£211.24 for the job',
    'I can come on Wednesday. Ring [contact details hidden].',
    'Take the old tap off',
    'Labour, 2.5 hours at £48.50',
    'Included at 20%: £35.21',
    'Taking the old tap away',
    '3 hours',
    '25%: £52.81',
  ])
    await expect(preview(page).getByText(words, { exact: true }).first()).toBeVisible();

  // It outlives a reload, open as it was.
  await page.reload();
  await expect(line(page, 2).getByLabel('Price each')).toHaveValue('89.99');
  await expect(lead.getByLabel('Cost')).toHaveValue('211.24');

  await lead.getByRole('button', { name: 'Send Quote', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to send this quote?' });
  await expect(question).toContainText(`£211.24 for the job, to Carl Moss. Earliest start: ${dayOf(START)}`);
  await answer(page, 'Quote');
  await said(page, 'Quote sent!');
  await readsSent(page, title);
  await acceptsAtDesk(carl.page, title);
  await carl.close();
});

const dayOf = (day: string) => {
  const [weekday, date, month, year] = new Date(day).toUTCString().replace(',', '').split(' ');
  return `${weekday} ${Number(date)} ${month} ${year}`;
};

/** The business reads what it sent, with its own number. */
async function readsSent(page: Page, title: string) {
  await visit(page, '/dashboard?tab=quoted');
  const sent = card(page, title);
  await expect(sent.getByText('Ring 07700 900456.', { exact: false })).toBeVisible();
  await unfold(sent, 'What is in this quote');
  await expect(sent.getByText('Mixer tap', { exact: true })).toBeVisible();
}

async function acceptsAtDesk(page: Page, title: string) {
  await page.setViewportSize(DESK);
  await visit(page, '/dashboard?tab=quoted');
  const job = card(page, title);
  await expect(job.getByText('Ring [contact details hidden].', { exact: false })).toBeVisible();
  await expect(
    job.getByText(`Valid until ${dayOf(UNTIL).slice(0, 10).trim()}`, { exact: false }),
  ).toBeVisible();
  await unfold(job, 'What is in this quote');
  const lines = job.getByRole('list', { name: 'Lines of the quote' });
  await expect(lines.getByRole('listitem')).toHaveText([
    /^Take the old tap off.*£121\.25$/,
    /^Mixer tap.*£89\.99$/,
  ]);
  await expect(job.getByText('25%: £52.81', { exact: true })).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(DESK);
  await expectAccessibleInBothModes(page);
  await job.getByRole('button', { name: 'Accept Quote' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to accept this quote?' });
  await expect(question.getByText('This process cannot be undone.', { exact: true })).toBeVisible();
  await expect(question).toContainText('£211.24 for the job, ');
  await expect(question).toContainText(`Earliest start: ${dayOf(START)}`);
  await answer(page, 'Accept');
  await said(page, 'Quote accepted!');
}

test('an hourly quote has no lines and says why; a first line makes the price one for the job', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { carl, title, leadId } = await newLead(page, browser, { what: 'Tap by the hour' });
  await page.setViewportSize(DESK);
  await visit(page, `/dashboard?tab=leads&lead=${leadId}`);
  const lead = card(page, title);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await lead.getByLabel('Cost').fill('48.50');
  await lead.getByLabel('Rate').selectOption('Hourly');
  await unfold(lead, 'More detail');
  await expect(lead.getByText('Choose Flat to add them.', { exact: false })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Add a line' })).toHaveCount(0);
  await expect(lead.getByLabel('Deposit in %')).toHaveCount(0);
  await expect(preview(page).getByText('£48.50 an hour', { exact: true })).toBeVisible();
  await lead.getByLabel('Rate').selectOption('Flat');
  await fillLine(page, 1, { what: 'All of it', quantity: '1', each: '60' });
  await expect(lead.getByLabel('Cost')).toHaveValue('60');
  await expect(lead.getByLabel('Rate')).toBeDisabled();
  await lead.getByRole('button', { name: 'Remove line 1' }).click();
  await expect(lead.getByRole('button', { name: 'Add a line' })).toBeFocused();
  await expect(lead.getByLabel('Cost')).toHaveValue('');
  await expect(lead.getByLabel('Rate')).toBeEnabled();
  await carl.close();
});
