import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothModes } from './support/accessible.ts';
import { card, newLead, openTab } from './support/sides.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

/** Follows a link to a file, and answers under which name the browser keeps it. */
async function keeps(page: Page, link: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

test('each side keeps a quote and what was agreed as a PDF', {
  tag: ['@C4', '@C5'],
}, async ({ page, browser }) => {
  const { carl, anna, title, leadId } = await newLead(page, browser, { what: 'Tap on paper' });
  await anna.quote(leadId, 140);
  await carl.page.setViewportSize(PHONE);
  await openTab(carl.page, 'quoted');
  const quoted = carl.page.getByRole('article').filter({ hasText: title });
  const link = quoted.getByRole('link', { name: 'Download PDF: Bell Heating' });
  const name = await keeps(carl.page, link.first());
  expect(name).toMatch(/^quote-J\d{6,}\.pdf$/);
  await expectAccessibleInBothModes(carl.page);
  await openTab(page, 'quoted');
  expect(await keeps(page, page.getByRole('link', { name: `Download PDF: ${title}` }))).toBe(name);

  await quoted.getByRole('button', { name: 'Accept Quote' }).first().click();
  const question = carl.page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(question).toBeHidden();
  for (const side of [carl.page, page]) {
    await openTab(side, 'progress');
    await card(side, title)
      .getByRole('link', { name: `What was agreed: ${title}` })
      .click();
    const kept = await keeps(side, side.getByRole('link', { name: 'Download PDF' }));
    expect(kept).toBe(name.replace('quote', 'agreement'));
  }
});
