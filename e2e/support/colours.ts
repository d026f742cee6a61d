import type { Locator } from '@playwright/test';

/** In the browser: a colour as the screen shows it, whichever way it was written. */
export function onScreen(colour: string): number[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}

/** Whether this is written in red, as what was refused is. */
export async function isRed(words: Locator): Promise<boolean> {
  const written = await words.evaluate((shown) => getComputedStyle(shown).color);
  const [red = 0, green = 0] = await words.page().evaluate(onScreen, written);
  return red - green > 40;
}
