import { type Mailbox, openTab, signIn } from './sides.ts';
import { expectEveryLook } from './looks.ts';
import { expect, look } from './visit.ts';

/** The story that every tab of a dashboard stands. */
export function everyTabFits(mailbox: Mailbox, tabs: string[]): void {
  for (const tab of tabs)
    look(`${tab} fits and is accessible in every look`, async ({ page, context }) => {
      await signIn(context, mailbox);
      await page.setViewportSize({ width: 320, height: 640 });
      await openTab(page, tab);
      await expectEveryLook(page, () =>
        expect(page.getByRole('main').locator('article, li').first()).toBeVisible(),
      );
    });
}
