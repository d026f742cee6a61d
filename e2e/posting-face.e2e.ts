import type { Page } from '@playwright/test';
import { expectEveryLook } from './support/looks.ts';
import { expect, test, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const beside = (page: Page) => page.getByRole('region', { name: 'Your job so far' });

async function turn(page: Page, to: string) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText(to);
}

test('on a wide screen one sees beside each question what was said, to whom it goes and what such work costs', {
  tag: ['@C13'],
}, async ({ page }) => {
  await visit(page, '/post-job');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Fettle', 'Close']);
  await expect(beside(page)).toContainText('Your answers will stand here.');
  await expect(page.getByRole('region', { name: 'Who sees this' })).toContainText('Your e-mail address.');
  // Who has no word for it begins with a trade.
  await page.getByRole('link', { name: 'Heating & Gas' }).click();
  await page.getByRole('link', { name: 'New or replacement boiler' }).click();
  await expect(heading(page)).toHaveText('New or replacement boiler');
  const price = page.getByText('Typical, UK:').locator('..');
  await expect(price).toHaveText(
    'Typical, UK: £1,500 to £4,500 for a job, from published price lists, November 2026, some with VAT and some without. Prices vary.',
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Bungalow' }).check();
  await turn(page, 'When should it be done?');
  await page.getByRole('radio', { name: "I'm flexible" }).check();
  await turn(page, 'Where is the work?');
  await expect(page.getByRole('banner')).toContainText('5 of 8');
  await expectEveryLook(page);
  // An answer leads back to its page, and from there to this one.
  await beside(page).getByRole('link', { name: 'Bungalow' }).click();
  await page.getByRole('radio', { name: 'Terraced house' }).check();
  await turn(page, 'Where is the work?');
  await expect(beside(page)).toContainText('Terraced house');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/post-job?step=where');
  await expect(beside(page)).toContainText("I'm flexible");
});
