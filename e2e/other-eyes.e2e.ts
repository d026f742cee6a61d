import type { Page } from '@playwright/test';
import { openDesk } from './support/desk.ts';
import { type Mailbox, signIn } from './support/sides.ts';
import { expect, expectAccessible, test, visit } from './support/visit.ts';

type Place = { name: string; who?: Mailbox; open: (page: Page) => Promise<unknown> };

const desk = (address: string): Place => ({
  name: `the desk at ${address}`,
  who: 'admin',
  open: (page) => openDesk(page, address),
});

const PLACES: Place[] = [
  { name: 'the packages', open: (page) => visit(page, '/packages') },
  { name: 'one package', open: (page) => visit(page, '/packages/premium') },
  { name: 'the page to subscribe', who: 'eve', open: (page) => visit(page, '/subscribe') },
  { name: 'what a business pays', who: 'bob', open: openBilling },
  ...['dashboard', 'customers', 'jobs', 'settings', 'settings&panel=audit'].map(desk),
];

async function openBilling(page: Page) {
  await visit(page, '/dashboard?tab=settings&panel=business');
  await expect(page.getByRole('region', { name: 'Billing' })).toBeVisible();
}

/** What money and the desk are worked with, on the narrowest screen and in the colours that somebody needs. */
for (const { name, who, open } of PLACES)
  test(`${name} fits on 320 pixels, in light, dark and forced colours`, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    if (who) await signIn(context, who);
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const colours of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...colours });
      await expectAccessible(page);
    }
  });
