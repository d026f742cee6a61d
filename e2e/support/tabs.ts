import { type Mailbox, openTab, signIn } from './sides.ts';
import { expectAccessibleInBothModes } from './accessible.ts';
import { expect, look, onPhoneAndDesktop } from './visit.ts';

/** The story that every tab of a dashboard stands: axe in both colour modes and at both widths, and 320 pixels. */
export function everyTabFits(mailbox: Mailbox, tabs: string[]): void {
  for (const tab of tabs)
    look(
      `${tab} is accessible in light and dark, on a phone and a desktop, and fits on 320 pixels`,
      async ({ page, context }) => {
        await signIn(context, mailbox);
        await page.setViewportSize({ width: 320, height: 640 });
        await openTab(page, tab);
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await onPhoneAndDesktop(page, async () => {
          await expect(page.getByRole('article').first()).toBeVisible();
          await expectAccessibleInBothModes(page);
        });
      },
    );
}
