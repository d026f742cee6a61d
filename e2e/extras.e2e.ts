import type { Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expectFit } from './support/looks.ts';
import { answer, card, newLead, openTab, said } from './support/sides.ts';
import { acceptsQuote, opensAgreement } from './support/agreed.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

const extras = (page: Page) => page.getByRole('region', { name: 'Extras' });

test('a business proposes extras while it works, the customer approves one and refuses one, and both read the sum', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap with an extra' });
  await anna.quote(leadId, 140);
  await acceptsQuote(carl.page, title);

  await page.setViewportSize(PHONE);
  await opensAgreement(page, title);
  await expect(extras(page)).toContainText('Nothing was added to what you agreed on.');
  await extras(page).getByRole('button', { name: 'Propose an Extra' }).click();
  const form = page.getByRole('dialog', { name: 'Propose an extra' });
  await form.getByLabel('By how much').fill('none');
  await form.getByRole('button', { name: 'Propose It' }).click();
  await expect(form).toContainText('Please enter an amount up to £1,000,000');
  await form.getByLabel('By how much').fill('45.50');
  await form.getByLabel('Why', { exact: true }).fill('The pipe behind it is rotten.');
  await form.getByLabel('Days longer').fill('1');
  await expect(form).toContainText('Then due: £185.50');
  await expectAccessibleInBothModes(page);
  await form.getByRole('button', { name: 'Propose It' }).click();
  await said(page, 'Extra proposed');
  await expect(extras(page)).toContainText('£45.50 more, 1 day longer');

  await carl.page.setViewportSize(PHONE);
  await openTab(carl.page, 'progress');
  await expect(card(carl.page, title)).toContainText('An extra waits for your answer.');
  await opensAgreement(carl.page, title);
  await expectFit(carl.page);
  await carl.page.setViewportSize(PHONE);
  await expectAccessibleInBothModes(carl.page);
  await extras(carl.page).getByRole('button', { name: 'Approve' }).click();
  const question = carl.page.getByRole('alertdialog', { name: 'Approve this extra?' });
  await expect(question).toContainText('£45.50 more, 1 day longer. Then due: £185.50');
  await answer(carl.page, 'Approve');
  await said(carl.page, 'Extra approved');

  // The page of the business hears of it.
  await expect(extras(page)).toContainText('£185.50');
  await extras(page).getByRole('button', { name: 'Propose an Extra' }).click();
  await form.getByLabel('The price becomes').selectOption('Lower');
  await form.getByLabel('By how much').fill('20');
  await form.getByLabel('Why', { exact: true }).fill('The old tap can stay.');
  await form.getByRole('button', { name: 'Propose It' }).click();
  await expect(extras(carl.page)).toContainText('£20 less');
  await extras(carl.page).getByRole('button', { name: 'Refuse' }).click();
  const refusal = carl.page.getByRole('dialog', { name: 'Refuse this extra?' });
  await refusal.getByLabel('A word to the business').fill('Please fit the new one.');
  await refusal.getByRole('button', { name: 'Refuse It' }).click();
  await said(carl.page, 'Extra refused');
  await expect(extras(page)).toContainText('Please fit the new one.');
  await openTab(page, 'progress');
  await expect(card(page, title)).toContainText('Due with extras: £185.50');
  await carl.close();
});
