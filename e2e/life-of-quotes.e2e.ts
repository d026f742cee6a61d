import { card, newLead, openLiveTab, openTab, said } from './support/sides.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

test('a customer turns a quote down on a phone and says why; the business reads it as it happens, and quotes again', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap with two prices' });
  await anna.quote(leadId, 480);
  await openTab(page, 'quoted');
  await expect(card(page, title)).toContainText('£480');

  await carl.page.setViewportSize(PHONE);
  await openTab(carl.page, 'quoted');
  const quotes = card(carl.page, title);
  await quotes.getByRole('button', { name: /^No Thanks to/ }).click();
  const form = carl.page.getByRole('dialog', { name: 'Turn this quote down?' });
  await expect(form).toContainText('£480 for the job');
  await form.getByText('The price is too high').click();
  await form.getByLabel(/Anything else/).fill('Ring 07700 900123 if 450 will do');
  await expect(form.getByText('Your number will be hidden here.')).toBeVisible();
  await expectAccessibleInBothModes(carl.page);
  // What was chosen and typed waits behind a reload.
  await carl.page.reload();
  await quotes.getByRole('button', { name: /^No Thanks to/ }).click();
  await expect(form.getByRole('radio', { name: 'The price is too high' })).toBeChecked();
  await form.getByRole('button', { name: 'Turn It Down' }).dblclick();
  await said(carl.page, 'Quote turned down');
  await expect(quotes).toHaveCount(0);

  await expect(page.getByRole('group', { name: /^Turned down: your quote for/ })).toBeVisible();
  await openTab(page, `leads&lead=${leadId}`);
  const lead = page
    .getByRole('article')
    .filter({ hasText: 'Your quote of £480 for the job was turned down' });
  await expect(lead).toContainText('The price is too high.');
  await expect(lead).toContainText('“Ring [contact details hidden] if 450 will do”');
  await expectAccessibleInBothModes(page);

  await anna.quote(leadId, 450);
  await openTab(carl.page, 'quoted');
  await expect(card(carl.page, title)).toContainText('£450');
  await carl.close();
});

test('a business sends another price from its phone; the customer reads both as it happens, and accepts the new one', {
  tag: ['@C4'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap that costs less' });
  await anna.quote(leadId, 480);
  await openLiveTab(carl.page, 'quoted', /\/api\/quotes/);
  await page.setViewportSize(PHONE);
  await openTab(page, 'quoted');
  const sent = card(page, title);
  await sent.getByRole('button', { name: 'Change the Price' }).click();
  const form = page.getByRole('dialog', { name: 'Send another price in its place?' });
  await form.getByRole('button', { name: 'Send the New Price' }).click();
  await expect(form.getByText(/Please enter a/)).toBeVisible();
  await form.getByLabel('Cost').fill('450');
  await form.getByLabel(/^Why/).fill('The old valve will do');
  await expectAccessibleInBothModes(page);
  await form.getByRole('button', { name: 'Send the New Price' }).dblclick();
  await said(page, 'New price sent');
  const before = /£480 for the job, replaced on .* by £450 for the job: “The old valve will do”/;
  await expect(sent).toContainText(before);

  const received = card(carl.page, title);
  await expect(received.getByText(before)).toBeVisible();
  await expect(received.getByRole('article')).toHaveCount(1);
  await expectAccessibleInBothModes(carl.page);
  await received.getByRole('button', { name: 'Accept Quote' }).click();
  const question = carl.page.getByRole('alertdialog');
  await expect(question).toContainText('£450 for the job');
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await said(carl.page, 'Quote accepted!');
  await carl.close();
});
