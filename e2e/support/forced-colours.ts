import { expect, type Page } from '@playwright/test';

/**
 * Nothing that is chosen hides its words in forced colours. Behind words the browser draws a box of the page's own ground;
 * on the ground of what is chosen, whose words are in the colour for that, they would be bars. axe does not know the box.
 */
export const expectChosenReadable = async (page: Page) =>
  expect(await page.evaluate(hiddenWords)).toEqual([]);

/** In the browser: words on the ground of what is chosen that have that box behind them, or the colour of that ground. */
function hiddenWords(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'forced-color-adjust: none; background-color: Highlight';
  const chosen = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const groundOf = (part: Element | null): string => {
    if (!part) return '';
    const ground = getComputedStyle(part).backgroundColor;
    return /, 0\)$|^transparent$/.test(ground) ? groundOf(part.parentElement) : ground;
  };
  const saysSomething = (part: Element) =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isHidden = (part: Element) => {
    if (groundOf(part) !== chosen) return false;
    const { color } = getComputedStyle(part);
    const adjusts = getComputedStyle(part).getPropertyValue('forced-color-adjust');
    return adjusts !== 'none' || color === chosen;
  };
  // What is for those who listen is a pixel wide.
  const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().width > 1;
  const parts = [...document.body.querySelectorAll('*')];
  return parts
    .filter((part) => isSeen(part) && saysSomething(part) && isHidden(part))
    .map((part) => part.outerHTML.slice(0, 200));
}
