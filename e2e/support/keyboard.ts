import type { Locator, Page } from '@playwright/test';
import { expect } from './visit.ts';

const MOST_STOPS = 150;

/** Goes from stop to stop with the Tab key until this one has the focus: a mouse is never touched. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key leads there');
}

/** A page that scrolls to its link hears of it at the next frame, sooner than any hand is at the other key. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.evaluate(nextFrame);
  await page.keyboard.press('Enter');
}

/** In the browser: when what has scrolled was drawn, and those who listen have heard of it. */
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
