import { type Mailbox, openTab, signIn } from './sides.ts';
import { expect, expectAccessible, test } from './visit.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The stories that every tab of a dashboard stands: axe in both colour modes and at both widths, and 320 pixels. */
export function everyTabFits(mailbox: Mailbox, tabs: string[]): void {
  for (const tab of tabs)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const viewport of WIDTHS)
        test(`${tab} is accessible in ${colorScheme} at ${viewport.width}`, async ({ page, context }) => {
          await signIn(context, mailbox);
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          await openTab(page, tab);
          await expect(page.getByRole('article').first()).toBeVisible();
          await expectAccessible(page);
        });

  test('fits on 320 pixels', async ({ page, context }) => {
    await signIn(context, mailbox);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tab of tabs) {
      await openTab(page, tab);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, 320]);
    }
  });
}
