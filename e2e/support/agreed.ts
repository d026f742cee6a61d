import type { Page } from '@playwright/test';
import { answer, card, openTab, said } from './sides.ts';
import { expect } from './visit.ts';

/** The customer accepts the first quote on this job. */
export async function acceptsQuote(page: Page, title: string) {
  await openTab(page, 'quoted');
  const quoted = page.getByRole('article').filter({ hasText: title });
  await quoted.getByRole('button', { name: 'Accept Quote' }).first().click();
  await answer(page, 'Accept');
  await said(page, 'Quote accepted!');
}

/** Either side opens what was agreed on work in progress, and what came up since. */
export async function opensAgreement(page: Page, title: string) {
  await openTab(page, 'progress');
  await card(page, title)
    .getByRole('link', { name: `What was agreed: ${title}` })
    .click();
  await expect(page.getByRole('region', { name: 'Extras' })).toBeVisible();
}
