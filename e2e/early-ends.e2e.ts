import type { Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { expectFit } from './support/looks.ts';
import { answer, card, newLead, openTab, said } from './support/sides.ts';
import { acceptsQuote, opensAgreement } from './support/agreed.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };
const REASON = 'The wall behind the bath is rotten, and I am no builder.';

const ending = (page: Page) => page.getByRole('region', { name: 'Ending early' });

/** With the keyboard alone, as it goes for all of them. */
async function pressesOn(page: Page, name: string) {
  await ending(page).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

test('one side proposes to end a job, hears no and proposes again, and the other side agrees', {
  tag: ['@C5'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Bath in a rotten wall' });
  await anna.quote(leadId, 140);
  await acceptsQuote(carl.page, title);

  await page.setViewportSize(PHONE);
  await opensAgreement(page, title);
  await expect(ending(page)).toContainText('nobody ends a job in progress alone.');
  await pressesOn(page, 'Propose to End the Job');
  const form = page.getByRole('dialog', { name: 'Propose to end this job?' });
  await form.getByRole('button', { name: 'Propose It' }).click();
  await expect(form.getByLabel('Why', { exact: true })).toHaveAccessibleDescription(/Please enter/);
  await form.getByLabel('Why', { exact: true }).fill(REASON);
  await expectAccessibleInBothModes(page);
  await form.getByRole('button', { name: 'Propose It' }).click();
  await said(page, 'Proposed to end the job');
  await expect(ending(page)).toContainText('You proposed to end the job');
  await expect(ending(page)).toContainText(
    /The other side can answer until the end of \w{3} \d+ \w{3} \d{4}/,
  );

  // The customer reads it at the desk: on the card, and beside what was agreed.
  await openTab(carl.page, 'progress');
  await expect(card(carl.page, title)).toContainText(
    /waits for your answer until the end of \w{3} \d+ \w{3}/,
  );
  await opensAgreement(carl.page, title);
  await expect(ending(carl.page)).toContainText(REASON);
  await expectFit(carl.page);
  await expectAccessibleInBothModes(carl.page);
  await pressesOn(carl.page, 'Say No');
  await expect(carl.page.getByRole('alertdialog', { name: 'Say no to ending this job?' })).toBeVisible();
  await answer(carl.page, 'Say No');
  await said(carl.page, 'You said no');

  // The page of the business hears of it, and says what the two can do.
  await expect(ending(page)).toContainText('The answer was no');
  await expect(ending(page)).toContainText('Talk about it in your messages.');
  await expect(ending(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await ending(page).getByRole('link', { name: 'Open your messages' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=messages&lead=${leadId}`));
  await expect(page.getByText('The answer to an early end was no: the job goes on').first()).toBeVisible();

  // Now the customer proposes it, takes it back, and proposes it once more.
  for (const isLast of [false, true]) {
    await pressesOn(carl.page, 'Propose to End the Job');
    const again = carl.page.getByRole('dialog', { name: 'Propose to end this job?' });
    await again.getByLabel('Why', { exact: true }).fill('You are right, a builder has to come first.');
    await again.getByRole('button', { name: 'Propose It' }).click();
    await expect(ending(carl.page).getByRole('button', { name: 'Take It Back' })).toBeVisible();
    if (isLast) continue;
    await pressesOn(carl.page, 'Take It Back');
    await answer(carl.page, 'Take It Back');
    await said(carl.page, 'Proposal taken back');
  }

  await opensAgreement(page, title);
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await ending(page).getByRole('button', { name: 'Agree to End the Job' }).click();
  const question = page.getByRole('alertdialog', { name: 'Agree to end this job?' });
  await expect(question).toContainText('The job is cancelled at once');
  await expectAccessibleInBothModes(page);
  await answer(page, 'End the Job');
  await said(page, 'The job is ended');
  for (const side of [page, carl.page])
    await expect(ending(side)).toContainText('Both of you agreed, so the job is cancelled.');
  await expect(ending(carl.page).getByRole('button')).toHaveCount(0);
  for (const side of [page, carl.page]) {
    await side.goto('/dashboard?tab=history&history=cancelled');
    await expect(card(side, title).getByRole('link', { name: `What was agreed: ${title}` })).toBeVisible();
  }
  await carl.close();
});
