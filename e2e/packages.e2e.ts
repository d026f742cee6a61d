import { expectEveryLook } from './support/looks.ts';
import { expect, lookWithoutScript, test, visit } from './support/visit.ts';

lookWithoutScript(
  'without script the packages say what they would bring a trade at a place',
  async ({ page }) => {
    await page.goto('/packages');
    await expect(page.getByRole('article', { name: 'Standard' })).toContainText(
      'One job a month that leaves you £150 pays for it.',
    );
    await page.getByLabel('Trade').selectOption('Plumbing');
    await page.getByLabel('Post code').fill('nowhere');
    await page.getByLabel('A usual job leaves you').fill('60');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByText('Please enter a valid UK post code.').last()).toBeVisible();
    await page.getByLabel('Post code').fill('BS1 4DJ');
    await page.getByRole('button', { name: 'Show me' }).click();
    // Nobody asks for plumbing in Bristol, and nothing is made up.
    await expect(page.getByRole('status').first()).toContainText(
      'too few jobs in Plumbing came within 25 miles of BS1',
    );
    await expect(page.getByText('Recommended here')).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Premium' })).toContainText(
      '4 jobs a month that leave you £60 each pay for it.',
    );
    await expect(page.getByLabel('Message')).toBeHidden();
    await page.getByRole('heading', { name: 'Enterprise' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  },
);

test('the sums of the packages follow what somebody types, and a code comes along', async ({ page }) => {
  await visit(page, '/packages?promo_code=spring20&trade=plumbing&postcode=SE1');
  await page.getByLabel('A usual job leaves you').fill('300');
  await expect(page.getByText('One job a month that leaves you £300 pays for it.')).toHaveCount(2);
  await page.getByLabel('A usual job leaves you').fill('100');
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('3 jobs a month');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText('Your promo code SPRING20 comes with you')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Standard' })).toContainText('2 jobs a month');
  await expectEveryLook(page);
});
