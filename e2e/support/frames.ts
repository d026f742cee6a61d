import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** Neither the frame of the public pages nor what stands in it. */
export async function wearsOwnFrame(page: Page, route: string) {
  const worn = await page.evaluate(() => window.__TSR_ROUTER__?.state.matches.map(({ routeId }) => routeId));
  expect(worn).toEqual(['__root__', route]);
  for (const [role, count] of [
    ['banner', 1],
    ['main', 1],
    ['contentinfo', 0],
  ] as const)
    await expect(page.getByRole(role)).toHaveCount(count);
}
