import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

type Told = { tone: 'neutral' | 'good' | 'bad'; title: string; more?: string };

/** A toast as one sees it: in its colour, its title and below it what is said about that, letter by letter. */
export async function expectToast(page: Page, { tone, title, more }: Told): Promise<void> {
  const titled = page.locator(`h2:text-is(${JSON.stringify(title)})`);
  const toast = page.locator(`[role="dialog"][data-type="${tone}"]`, { has: titled }).first();
  await expect(toast).toBeVisible();
  if (more !== undefined) await expect(toast.locator('h2, p')).toHaveText([title, more]);
}

/** Nothing is said in front of the page. */
export const expectNoToast = (page: Page) =>
  expect(page.locator('[role="dialog"][data-type]')).toHaveCount(0);
