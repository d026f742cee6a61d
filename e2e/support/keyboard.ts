import type { Locator, Page } from '@playwright/test';
import { expect, twoFrames } from './visit.ts';

const MOST_STOPS = 150;

/** Goes from stop to stop with the Tab key until this one has the focus: a mouse is never touched. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Looked for once and not at every stop, which would be most of the work, and again where the page has drawn it again.
  let element = await target.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    let there = await element?.evaluate(whereItIs);
    if (there === 'gone') {
      element = await target.elementHandle();
      there = await element?.evaluate(whereItIs);
    }
    if (there === 'focused') return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key leads there');
}

/** In the browser. */
function whereItIs(element: Node): 'focused' | 'gone' | 'elsewhere' {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'focused' : 'elsewhere';
}

/** A page that scrolls to its link hears of it at the next frame, sooner than any hand is at the other key. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.evaluate(twoFrames);
  await page.keyboard.press('Enter');
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to the choices of a question and down them to this one. */
export async function choose(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  const choices = page.locator(`input[name="${await wanted.getAttribute('name')}"]`);
  await tabTo(page, choices.first());
  await page.keyboard.press('Space');
  const all = await choices.count();
  for (let next = 1; next < all && !(await wanted.isChecked()); next++)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** On to the next question of the wizard. */
export async function turn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const here = await heading.innerText();
  await follow(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(heading).not.toHaveText(here);
}
