import { expectAccessibleInBothModes } from './support/accessible.ts';
import { another, card, newLead, openTab } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

test('a customer accepts with the wish to begin at once, and both sides read what was agreed', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, anna, title, jobId, leadId } = await newLead(page, browser, { what: 'Tap to be agreed on' });
  await anna.quote(leadId, 140);
  await carl.page.setViewportSize(PHONE);
  await openTab(carl.page, 'quoted');
  const quoted = carl.page.getByRole('article').filter({ hasText: title });
  await quoted.getByRole('button', { name: 'Accept Quote' }).first().click();
  const question = carl.page.getByRole('alertdialog', {
    name: 'Are you sure you want to accept this quote?',
  });
  const wish = question.getByRole('checkbox', { name: 'The work may start within the next 14 days' });
  await expect(wish).not.toBeChecked();
  await wish.check();
  await expectAccessibleInBothModes(carl.page);
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(question).toBeHidden();

  await openTab(carl.page, 'progress');
  await card(carl.page, title)
    .getByRole('link', { name: `What was agreed: ${title}` })
    .click();
  const theirs = carl.page.getByRole('main');
  await expect(theirs.getByRole('heading', { level: 1, name: 'What was agreed' })).toBeVisible();
  await expect(theirs).toContainText('£140 for the job');
  await expect(theirs).toContainText('asked for the work to begin at once');
  const fingerprint = /[0-9a-f]{64}/.exec(await theirs.innerText())?.[0];
  expect(fingerprint).toBeDefined();
  await expectAccessibleInBothModes(carl.page);
  const width = await carl.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  await openTab(page, 'progress');
  await card(page, title)
    .getByRole('link', { name: `What was agreed: ${title}` })
    .click();
  await expect(page.getByRole('main')).toContainText(fingerprint ?? 'none');

  const bob = await another(browser, 'bob');
  const answer = await bob.page.goto(`/jobs/${jobId}/agreement`);
  expect(answer?.status()).toBe(404);
  await visit(bob.page, '/dashboard?tab=progress');
});
