import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { another, newLead, openTab, untilLive } from './support/sides.ts';
import { expect, test } from './support/visit.ts';
import { changed } from './support/changed.ts';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const COMPARISON = /\/api\/job\/[^/]+\/comparison/;

const table = (page: Page) => page.getByRole('table', { name: 'The quotes, one in each column' });
const line = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const heads = (page: Page) => table(page).getByRole('columnheader').locator('a');

test('a customer compares two quotes on a desk, and hears there what becomes of them', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap to compare' });
  const bob = await another(browser, 'bob');
  await anna.quote(leadId, 120);
  await bob.api.quote(await bob.api.leadOf(title), 90);
  await openTab(carl.page, 'quoted');
  await untilLive(carl.page, COMPARISON, () =>
    carl.page.getByRole('link', { name: `Compare 2 quotes: ${title}` }).click(),
  );
  await expect(carl.page.getByRole('heading', { level: 1, name: 'Compare your quotes' })).toBeVisible();
  await expect(heads(carl.page)).toHaveText(['Bell Heating', 'Stone Plumbing']);
  await expect(line(carl.page, 'Total').getByRole('cell')).toHaveText([
    '£120 for the job',
    '£90 for the job',
  ]);
  await expect(line(carl.page, 'Total').getByRole('rowheader')).toHaveText('Total, differs');
  await expect(line(carl.page, 'Checked by us').getByRole('rowheader')).toHaveText('Checked by us');
  await expectAccessibleInBothModes(carl.page);

  await carl.page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest total first');
  await expect(heads(carl.page)).toHaveText(['Stone Plumbing', 'Bell Heating']);
  await carl.page.getByRole('switch', { name: 'Only what differs' }).press('Space');
  await expect(line(carl.page, 'Checked by us')).toHaveCount(0);
  await expect(line(carl.page, 'Total')).toBeVisible();
  await carl.page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest quote first');

  await bob.api.withdraw(await bob.api.quoteOf(title));
  await expect(table(carl.page)).toContainText('Closed: the quote of Stone Plumbing');
  await expect(table(carl.page)).toContainText('No longer open');
  await expect(heads(carl.page)).toHaveText(['Bell Heating', 'Stone Plumbing']);
  await anna.revise(await anna.quoteOf(title), 110);
  await expect(table(carl.page)).toContainText('Bell Heating has sent another quote');

  await table(carl.page).getByRole('button', { name: 'Close all' }).first().click();
  await expect(heads(carl.page)).toHaveText(['Bell Heating']);
  await table(carl.page).getByRole('button', { name: 'Accept Quote' }).click();
  const question = carl.page.getByRole('alertdialog');
  await expect(question).toContainText('£110 for the job, Bell Heating');
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(carl.page.getByRole('heading', { level: 1 })).toHaveText('Quote accepted');
  await expect(carl.page.getByText('You have accepted a quote for this job.')).toBeVisible();
  await expect(carl.page.getByRole('link', { name: `What was agreed: ${title}` })).toHaveAttribute(
    'href',
    `/jobs/${jobId}/agreement`,
  );

  const dana = await another(browser, 'dana');
  for (const stranger of [dana.page, page])
    expect((await stranger.goto(`/jobs/${jobId}/quotes`))?.status()).toBe(404);
});

const LINE = { kind: 'materials', text: 'Ceramic cartridge', quantity: 1, unit: 'item', unit_price: 95 };

/** A job with a quote for the job, and one by the hour with how long it takes; opened from the dashboard. */
async function openQuoted(page: Page, browser: Browser, before = async (_page: Page) => {}) {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap of two kinds' });
  const bob = await another(browser, 'bob');
  await anna.quote(leadId, 95, { detail: { lines: [LINE] } });
  await bob.api.quote(await bob.api.leadOf(title), 48.5, {
    rate_type: 'Hourly',
    detail: { duration: { count: 2, unit: 'hours' } },
  });
  await openTab(carl.page, 'quoted');
  await before(carl.page);
  await carl.page.getByRole('link', { name: `Compare 2 quotes: ${title}` }).click();
  await expect(table(carl.page)).toBeVisible();
  return carl.page;
}

/** Two more businesses have sent what the first two did. */
const twiceAsMany = (page: Page) =>
  page.route(
    COMPARISON,
    changed<{ quotes: { id: string; business: object }[] }>(({ quotes, ...said }) => {
      const others = quotes.map((quote, place) => ({
        ...quote,
        id: `${place}`,
        business: { ...quote.business, id: `${place}`, name: ['Third Pipes', 'Fourth Pipes'][place] },
      }));
      return { ...said, quotes: [...quotes, ...others] };
    }),
  );

const seen = (page: Page) =>
  heads(page).evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      })
      .map((link) => link.textContent),
  );

test('on a phone two quotes stand beside each other, and somebody says which', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const phone = await openQuoted(page, browser, async (carls) => {
    await carls.setViewportSize(PHONE);
    await twiceAsMany(carls);
  });
  await expect.poll(() => seen(phone)).toEqual(['Bell Heating', 'Stone Plumbing']);
  await expect(line(phone, 'Total').getByRole('cell').nth(1)).toHaveText(
    '£48.50 an hourBy the hour, no totalAbout £97 for 2 hours, as they estimate',
  );
  const pair = phone.getByRole('group', { name: 'Which two' });
  await pair.getByRole('button', { name: 'One to the right' }).press('Enter');
  await expect.poll(() => seen(phone)).toEqual(['Stone Plumbing', 'Third Pipes']);
  await expect(pair).toContainText('2 and 3 of 4');
  await pair.getByRole('combobox', { name: 'On the left' }).selectOption('Fourth Pipes');
  await expect.poll(() => seen(phone)).toEqual(['Fourth Pipes', 'Third Pipes']);
  await expectAccessibleInBothModes(phone);

  await phone.setViewportSize(NARROW);
  for (const letters of ['100%', '200%']) {
    await phone.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect([letters, width]).toEqual([letters, NARROW.width]);
  }
});

test('on paper every quote stands, with its lines open and nothing to click', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const carls = await openQuoted(page, browser);
  await expect(table(carls).getByRole('button', { name: 'Accept Quote' })).toHaveCount(2);
  await expect(carls.getByText('Ceramic cartridge')).toBeHidden();
  await carls.emulateMedia({ media: 'print' });
  await carls.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(carls.getByText('Ceramic cartridge')).toBeVisible();
  await expect(table(carls).getByRole('button')).toHaveCount(0);
  await expect(heads(carls)).toHaveCount(2);
  await carls.evaluate(() => dispatchEvent(new Event('afterprint')));
  await carls.emulateMedia({ media: null });
  await expect(table(carls).getByRole('button', { name: 'Accept Quote' })).toHaveCount(2);
});
