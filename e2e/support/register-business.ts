import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** On to the next page of a registration. */
export async function turnTo(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page)).toHaveText(title);
}

/** Says what the business is and does, and stands where its package is chosen. */
export async function sayFirm(page: Page, name = 'Nora Pipes'): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Business name').fill(name);
  await form.getByLabel('Post code').fill('SE1 7PB');
  await turnTo(page, 'What is your trade?');
  await form.getByRole('radio', { name: 'Plumbing', exact: true }).check();
  await turnTo(page, 'Which jobs do you take?');
  await turnTo(page, 'Tell customers about your business');
  await turnTo(page, 'Choose your package');
}
