import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothModes } from './accessible.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Zoom makes a page as wide as half the screen. The narrowest comes first: a story opens its page there. */
const NARROW = [320, 640] as const;

/** What a screen shows only where it has room for it, or only where it has none. */
type Ready = () => Promise<unknown>;

/** Nothing reaches beyond the edge on 320 pixels, nor at 200 per cent. */
export async function expectFit(page: Page, isReady: Ready = async () => undefined): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    await isReady();
    // A header that was drawn for a wide screen is drawn again a moment after the screen has become narrow.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/**
 * What every screen stands, in one visit: it fits, and axe finds nothing wrong on a phone in light and dark, nor on a desktop
 * in the dark. How the parts of a screen look on a desktop in light and in forced colours, the gallery asks of each of them.
 */
export async function expectEveryLook(page: Page, isReady: Ready = async () => undefined): Promise<void> {
  await expectFit(page, isReady);
  await page.setViewportSize(PHONE);
  await isReady();
  await expectAccessibleInBothModes(page);
  await page.setViewportSize(DESKTOP);
  await isReady();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same of a screen that was looked at already and has changed: a form with faults, a dialog in front. */
export async function expectChangedLook(page: Page): Promise<void> {
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await expectAccessibleInBothModes(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
