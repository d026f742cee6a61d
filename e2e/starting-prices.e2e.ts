import { expectAccessibleInBothModes } from './support/accessible.ts';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

test('a business says from how much a service costs, and its profile shows it', {
  tag: ['@C8'],
}, async ({ page, context }) => {
  await signIn(context, 'eve');
  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard?tab=settings&panel=business');
  const part = page.getByRole('region', { name: 'Starting prices' });
  await part.getByRole('button', { name: 'Edit prices' }).click();
  const field = part.getByRole('textbox').first();
  const service = (await part.locator('label').first().textContent()) ?? '';
  await field.fill('12,50');
  await part.getByRole('button', { name: 'Save prices' }).click();
  await expect(part.getByText(/^Please enter a price above 0/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessibleInBothModes(page);
  await field.fill('£1,080');
  await page.reload();
  await part.getByRole('button', { name: 'Edit prices' }).click();
  await expect(field).toHaveValue('£1,080');
  await part.getByRole('button', { name: 'Save prices' }).dblclick();
  await said(page, 'Starting prices saved');
  await expect(part).toContainText(`${service}from £1,080`);

  await page.getByRole('link', { name: 'See your public profile' }).click();
  const shown = page.getByRole('region', { name: 'Services' }).getByRole('listitem');
  await expect(shown.filter({ hasText: service })).toContainText('from £1,080');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // As it was, for the stories that come after.
  await page.goBack();
  await part.getByRole('button', { name: 'Edit prices' }).click();
  await field.fill('');
  await part.getByRole('button', { name: 'Save prices' }).click();
  await expect(part).toContainText('None given');
});
