import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** For those who set the letters of their browser twice as large. The page that is opened next has letters as ever. */
export const enlargeLetters = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Words stay whole, and nothing has to be pushed sideways, however long ago a thing has been. */
export async function expectWholeWords(page: Page): Promise<void> {
  await page.evaluate(ageTimes);
  await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
  const { scrolled, shown } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    shown: innerWidth,
  }));
  expect(scrolled).toBe(shown);
}

/** In the browser: each moment that is told by its age has the longest words that it can have. */
function ageTimes(): void {
  for (const time of document.querySelectorAll('time'))
    if (time.textContent?.includes(' ago'))
      time.textContent = time.textContent.replace(/^.* ago/, 'less than a minute ago');
}

/** In the browser: short words that stand on two lines. Longer ones and made-up ones with digits, as addresses, may have to break. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || text.parentElement?.closest('.sr-only, script, style')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<![@.\p{L}\d])\p{L}{2,11}(?![@.]?[\p{L}\d])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top),
      );
      if (lines.size > 1) broken.push(`${word} in “${text.textContent?.trim().slice(0, 40)}”`);
    }
  }
  return broken;
}
