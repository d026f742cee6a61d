import { expectAccessibleInBothModes } from './support/accessible.ts';
import { said, signIn } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

const PHONE = { width: 390, height: 844 };

test('a business says on a phone when it works, all with one button', {
  tag: ['@C6'],
}, async ({ page, context }) => {
  await signIn(context, 'eve');
  await page.setViewportSize(PHONE);
  await visit(page, '/dashboard?tab=settings&panel=hours');
  const panel = page.getByRole('region', { name: 'Working hours' });
  const row = (name: string) => panel.locator(`div:has(> dt:text-is("${name}")) > dd`);
  await expect(row('Monday')).toHaveText('08:00 to 18:00');
  await expect(row('Saturday')).toHaveText('No visits');
  await expectAccessibleInBothModes(page);
  await panel.getByRole('button', { name: 'Edit' }).click();

  // By keys: a day is opened with the space bar, and its hours are the next stops.
  await panel.getByRole('checkbox', { name: 'Saturday' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByLabel('Saturday, from')).toHaveValue('08:00');
  await panel.getByLabel('Saturday, until').fill('07:00');
  await panel.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await panel.getByRole('button', { name: 'Add days off' }).click();
  await panel.getByLabel('First day').fill('2090-12-24');
  await panel.getByLabel('Last day').fill('2091-01-02');
  await panel.getByLabel('Time between two visits').selectOption('At least 30 minutes');
  await panel.getByLabel('Shortest notice').selectOption('At least 1 day');
  await panel.getByRole('button', { name: 'Save hours' }).click();
  await expect(panel.getByText('The end must be after the start.')).toBeVisible();
  await expect(panel.getByLabel('Saturday, until')).toBeFocused();
  await expectAccessibleInBothModes(page);
  await panel.getByLabel('Saturday, until').fill('12:30');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(PHONE);

  // What was typed outlives a reload.
  await page.reload();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(panel.getByLabel('Saturday, until')).toHaveValue('12:30');
  await panel.getByRole('button', { name: 'Save hours' }).dblclick();
  await said(page, 'Working hours saved');
  await expect(row('Saturday')).toHaveText('08:00 to 12:30');
  await expect(row('Friday')).toHaveText('No visits');
  await expect(row('Days off')).toHaveText('Sun 24 Dec 2090 to Tue 2 Jan 2091');
  await expect(row('Time between two visits')).toHaveText('At least 30 minutes');
  await expect(row('Shortest notice')).toHaveText('At least 1 day');

  // As it was, for the stories that come after.
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Friday' }).check();
  await panel.getByRole('button', { name: 'Remove days off 1' }).click();
  await panel.getByLabel('Time between two visits').selectOption('None');
  await panel.getByLabel('Shortest notice').selectOption('At least 2 hours');
  await panel.getByRole('button', { name: 'Save hours' }).click();
  await expect(row('Days off')).toHaveText('None');
});
