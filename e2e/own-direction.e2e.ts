import type { Page } from '@playwright/test';
import { DASHBOARDS, homeOf, profileOf, turnTo, writesAs } from './support/other-words.ts';
import { type Mailbox, signIn } from './support/sides.ts';
import { expect, test } from './support/visit.ts';

/** As somebody writes who writes from right to left, with a figure that would else stand on the wrong side. */
const WORDS = 'שלום, המחיר הוא 250.';

/**
 * In the browser: texts in Hebrew that are laid out as if they were English, with their full stop on the right of the figure
 * before it. Sentences of ours that hold a name are ours.
 */
function laidOutWrong(): string[] {
  const isHebrew = (text: string) => /[\u0590-\u05ff]/.test(text) && !/[a-z]/i.test(text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const leftOf = (node: Node, place: number) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect().left;
  };
  const wrong: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const [text, parent] = [node.textContent ?? '', node.parentElement];
    const figure = text.lastIndexOf('250.');
    if (!parent?.checkVisibility() || figure < 0 || !isHebrew(parent.textContent)) continue;
    if (parent.closest('script, style, option, textarea, .sr-only')) continue;
    if (leftOf(node, figure + 3) > leftOf(node, figure)) wrong.push(parent.outerHTML.slice(0, 160));
  }
  const typed = [...document.querySelectorAll('textarea, input:is([type=text], :not([type]))')];
  return [
    ...wrong,
    ...typed
      .filter((one) => getComputedStyle(one).unicodeBidi !== 'plaintext')
      .map((one) => one.outerHTML.slice(0, 160)),
  ];
}

async function walks(page: Page, paths: string[]) {
  const stop = await writesAs(page, WORDS);
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await turnTo(page, path);
      await expect
        .poll(() => page.evaluate(laidOutWrong), { timeout: 3_000 })
        .toEqual([])
        .catch(() => undefined);
      found.push(...(await page.evaluate(laidOutWrong)).map((what) => `${path} at ${width}: ${what}`));
    }
  }
  await stop();
  expect(found).toEqual([]);
}

test('what people write from right to left begins on the right, for a visitor', async ({ page }) => {
  await walks(page, ['/', await profileOf(page), '/trades/plumbing', '/post-job', '/register/business']);
});

for (const [who, tabs] of Object.entries(DASHBOARDS))
  test(`so it does for the ${who}`, async ({ page, context }) => {
    await signIn(context, who as Mailbox);
    await walks(page, [...tabs.map((tab) => `${homeOf(who)}?tab=${tab}`), await profileOf(page)]);
  });
