import { another, card, newLead, openTab, said } from './support/sides.ts';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const LONG_WORD = 'Ü'.repeat(90);

test('a business answers a review on its phone, customer and visitors read it, and an admin can take it away', {
  tag: ['@C8'],
}, async ({ page, browser }) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, {
    what: 'Tap to be answered for',
  });
  await anna.quote(leadId, 90);
  await carl.api.accept(await carl.api.quoteOf(title));
  await carl.api.setStatus(jobId, 'finished');
  await carl.api.review(jobId);

  // What was typed waits behind a click beside the dialog and a reload.
  await page.setViewportSize(PHONE);
  await openTab(page, 'history');
  const job = card(page, title);
  await job.getByRole('button', { name: 'Answer the Review' }).click();
  const form = page.getByRole('dialog', { name: 'Answer the review' });
  await expect(form.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await form.getByRole('button', { name: 'Publish Answer' }).click();
  await expect(form.getByText('Please enter text.')).toBeVisible();
  await form.getByLabel('What you say to it').fill(`A pleasure ${LONG_WORD}`);
  await expectAccessibleInBothModes(page);
  await page.reload();
  await job.getByRole('button', { name: 'Answer the Review' }).click();
  await expect(form.getByLabel('What you say to it')).toHaveValue(`A pleasure ${LONG_WORD}`);
  await form.getByRole('button', { name: 'Publish Answer' }).dblclick();
  await said(page, 'Your answer is published');
  await expect(form).toBeHidden();
  await job.getByRole('button', { name: 'Change your Answer' }).click();
  await form.getByLabel('What you say to it').fill('A pleasure. Ring 07700 900123');
  await expect(form.getByText(/number will be hidden here/)).toBeVisible();
  await form.getByRole('button', { name: 'Publish Answer' }).click();
  await expect(form).toBeHidden();

  const shown = 'A pleasure. Ring [contact details hidden]';
  await openTab(carl.page, 'history');
  await expect(card(carl.page, title).getByRole('figure')).toContainText(shown);
  const { business } = await (await page.context().request.get('/api/jobs?status=finished'))
    .json()
    .then(({ jobs }) => jobs.find(({ id }: { id: string }) => id === jobId));
  const visitor = await browser.newContext();
  const profile = await visitor.newPage();
  await visit(profile, `/business/${business.id}`);
  await expect(profile.getByRole('figure').filter({ hasText: shown })).toContainText(
    `${business.name} answered`,
  );
  await expectAccessibleInBothModes(profile);

  const ada = await another(browser, 'admin');
  await visit(ada.page, '/admin/dashboard?tab=reviews');
  const row = ada.page.getByRole('row').filter({ hasText: shown });
  const { reviews } = await (await ada.page.request.get('/api/admin/reviews')).json();
  const name = `the review of ${business.name} by ${reviews[0].user.name}`;
  await row.getByLabel(`Actions for ${name}`, { exact: true }).click();
  await ada.page.getByRole('listitem').getByText('Remove the answer').filter({ visible: true }).click();
  const reason = ada.page.getByRole('dialog', { name: 'Remove the answer to this review' });
  await reason.getByLabel('Reason').fill('It names a child');
  await reason.getByRole('button', { name: 'Remove' }).click();
  await said(ada.page, 'Answer removed');
  await expect(row).toHaveCount(0);
  await profile.reload();
  await expect(profile.getByText(shown)).toHaveCount(0);
  await visitor.close();
  await ada.close();
  await carl.close();
});
