import type { Page } from '@playwright/test';
import { openAccount } from './menu.ts';
import { expect } from './visit.ts';

/** Neither the frame of the public pages nor what stands in it: its own has the colours and the way out. */
export async function wearsOwnFrame(page: Page, route: string) {
  const worn = await page.evaluate(() => window.__TSR_ROUTER__?.state.matches.map(({ routeId }) => routeId));
  expect(worn).toEqual(['__root__', route]);
  for (const [role, count] of [
    ['banner', 1],
    ['main', 1],
    ['contentinfo', 0],
  ] as const)
    await expect(page.getByRole(role)).toHaveCount(count);
  const bar = await openAccount(page);
  for (const name of ['Light', 'Dark', 'System'])
    await expect(bar.getByRole('radio', { name, exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
}

/** What failed is told in its place: the page is still there, and no error page stands for it. */
export async function keepsItsPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { name: 'Oops' })).toHaveCount(0);
}
