import type { Page } from '@playwright/test';
import { EVERY_LOOK, expectAccessibleInLooks } from './support/accessible.ts';
import { follow } from './support/keyboard.ts';
import { expectFit } from './support/looks.ts';
import { card, newLead, said, unfold } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const LONG_WORD = 'W'.repeat(60);

const list = (page: Page) => page.getByRole('list', { name: 'Your quote templates' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function quoting(page: Page, title: string, leadId: string) {
  await visit(page, `/dashboard?tab=leads&lead=${leadId}`);
  const lead = card(page, title);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await expect(button(page, 'Templates')).toBeVisible();
  return lead;
}

test('a business fills in a quote from a template by keys alone', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { title, leadId } = await newLead(page, browser, { what: 'Tap with a template' });
  await page.setViewportSize(PHONE);
  const lead = await quoting(page, title, leadId);
  await lead.getByLabel('Cost').fill('80');
  await follow(page, button(page, 'Templates'));
  await expect(list(page)).toContainText('2 lines: Take the old tap off and fit the new one, Mixer tap');
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await expectAccessibleInLooks(page, EVERY_LOOK);
  await follow(page, list(page).getByRole('button', { name: /^New kitchen tap/ }));
  await said(page, 'Filled in from “New kitchen tap”');
  await expect(button(page, 'Templates')).toBeFocused();
  // With lines the price is their sum, and the start stays open.
  await expect(lead.getByLabel('Cost')).toHaveValue('136.75');
  await expect(lead.getByLabel('Message to the customer')).toHaveValue(/^I bring the tap along/);
  await unfold(lead, 'More detail');
  await expect(lead.getByLabel('What is not included')).toHaveValue('Work on the worktop.');
  await expect(lead.getByLabel('Earliest start')).toHaveValue('');
});

test('what is wrong in a quote is mended before it is saved as a template, under a name of its own', {
  tag: ['@C4'],
}, async ({ page, browser, complaints }) => {
  const { title, leadId } = await newLead(page, browser, { what: 'Tap to be a template' });
  await page.setViewportSize(PHONE);
  const lead = await quoting(page, title, leadId);
  await button(page, 'Templates').click();
  await list(page)
    .getByRole('button', { name: /^New kitchen tap/ })
    .click();
  await unfold(lead, 'More detail');
  const second = page.getByRole('group', { name: 'Line 2' });
  await second.getByLabel('Price each').fill('none');
  await button(page, 'Templates').click();
  await button(page, 'Save as template').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(second.getByLabel('Price each')).toBeFocused();
  await second.getByLabel('Price each').fill('70');
  await button(page, 'Templates').click();
  await button(page, 'Save as template').click();
  await button(page, 'Save').click();
  await expect(dialog(page).getByText('Please give the template a name.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('new KITCHEN tap');
  await button(page, 'Save').dblclick();
  await expect(
    dialog(page).getByText('You have a template with this name already.', { exact: false }),
  ).toBeVisible();
  expect(complaints.splice(0)).toEqual(['addQuoteTemplate failed: 409']);
  await dialog(page).getByLabel('Name').fill(LONG_WORD);
  await button(page, 'Save').dblclick();
  await said(page, 'Template saved');
  await button(page, 'Templates').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await list(page)
    .getByRole('button', { name: `Remove “${LONG_WORD}”` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await said(page, 'Template removed');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});

test('what is saved in place of a template is what the next quote begins with', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { title, leadId } = await newLead(page, browser, { what: 'Leak with a template' });
  await page.setViewportSize(DESK);
  const lead = await quoting(page, title, leadId);
  // Nothing stands in the form that could be kept.
  await button(page, 'Templates').click();
  await expect(list(page)).toBeVisible();
  await expect(button(page, 'Save as template')).toHaveCount(0);
  await button(page, 'Close').click();
  await lead.getByLabel('Message to the customer').fill('I look on Tuesday.');
  await button(page, 'Templates').click();
  await button(page, 'Save as template').click();
  await dialog(page).getByLabel('Save it').selectOption('In place of “Look for a leak”');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Look for a leak');
  await button(page, 'Save').click();
  await said(page, 'Template saved');
  await lead.getByLabel('Message to the customer').fill('');
  await button(page, 'Templates').click();
  await list(page)
    .getByRole('button', { name: /^Look for a leak/ })
    .click();
  await expect(lead.getByLabel('Message to the customer')).toHaveValue('I look on Tuesday.');
  await expect(lead.getByLabel('Cost')).toHaveValue('');
});
