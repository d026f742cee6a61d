import * as samples from '../server/testing/pictures/samples.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expectFit } from './support/looks.ts';
import { answer, card, newLead, said } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const PLAN = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: samples.pdf() };

test('a business sends a PDF with its quote, the customer opens it, and it goes along with a new price until it is taken off', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { carl, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap with a plan' });
  await page.setViewportSize(PHONE);
  await visit(page, `/dashboard?tab=leads&lead=${leadId}`);
  const lead = card(page, title);
  await lead.getByRole('button', { name: 'Quote estimate' }).click();
  await lead.getByLabel('Cost').fill('120');
  await lead.getByLabel('Rate').selectOption('Flat');
  await lead.locator('summary').filter({ hasText: 'More detail' }).click();
  const field = lead.getByRole('group', { name: 'A PDF to go with it' });
  await field
    .locator('input[type=file]')
    .setInputFiles([{ ...PLAN, buffer: Buffer.from('%PDF-1.4 and no end') }]);
  await expect(field.getByText('Please choose a PDF.')).toBeVisible();
  await field.locator('input[type=file]').setInputFiles([PLAN]);
  await expect(field.getByText('Plan.pdf')).toBeVisible();
  await expect(field.getByText('Please choose a PDF.')).toBeHidden();
  await expectAccessibleInBothModes(page);
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await lead.getByRole('button', { name: 'Send Quote', exact: true }).click();
  await answer(page, 'Quote');
  await said(page, 'Quote sent!');

  await carl.page.setViewportSize(PHONE);
  await visit(carl.page, `/jobs/${jobId}/quotes`);
  const link = carl.page.getByRole('link', { name: /^Download Plan\.pdf/ }).first();
  const download = carl.page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Plan.pdf');

  await visit(page, '/dashboard?tab=quoted');
  const quote = card(page, title);
  await quote.getByRole('button', { name: 'Change the Price' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Cost').fill('110');
  await expect(form.getByText('Plan.pdf')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await form.getByRole('button', { name: 'Take It Off' }).click();
  await expect(form.getByText('Plan.pdf')).toBeHidden();
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
  await expect(quote).toContainText('£110');
  await expect(quote.getByRole('link', { name: /Plan/ })).toHaveCount(0);
  await carl.close();
});
