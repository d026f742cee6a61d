import type { Locator, Page } from '@playwright/test';
import { expect, test } from './visit.ts';

/**
 * The exact words that a test looks for, each with its line of the requirements. They go along with its title, so that
 * what the test looks for and what it counts for is the same list.
 */
export const words = (rows: [line: string, words: string][]) => ({
  annotation: rows.map(([type, description]) => ({ type, description })),
});

/** Those of this test that begin so, or all: each stands somewhere, letter by letter, as all that an element says. */
export async function expectWords(scope: Page | Locator, from = 0, to?: number): Promise<void> {
  for (const { type, description = '' } of test.info().annotations.slice(from, to))
    await expect(scope.getByText(description, { exact: true }).first(), type).toBeAttached();
}
