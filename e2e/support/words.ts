import type { Locator, Page } from '@playwright/test';
import { expect, test } from './visit.ts';

/**
 * The exact words that a test looks for, each with its line of the requirements. They go along with its title, so that
 * what the test looks for and what it counts for is the same list.
 */
export const words = (rows: [line: string, words: string][]) => ({
  annotation: rows.map(([type, description]) => ({ type, description })),
});

/** What Playwright notes of a test itself has no words. */
const wordsOf = (from: number, to?: number) =>
  test
    .info()
    .annotations.filter(({ description }) => description !== undefined)
    .slice(from, to);

/** Those of this test that begin so, or all: each can be read somewhere, letter by letter, as all that an element says. */
export async function expectWords(scope: Page | Locator, from = 0, to?: number): Promise<void> {
  for (const { type, description = '' } of wordsOf(from, to))
    await expect(
      scope.getByText(description, { exact: true }).filter({ visible: true }).first(),
      type,
    ).toBeVisible();
}

type Kind = Parameters<Page['getByRole']>[0];
type Labels = { from?: number; to?: number };

/** Each is written on a part of this kind, and is its whole name: the same words in a heading beside it do not count. */
export async function expectLabels(
  scope: Page | Locator,
  kind: Kind,
  { from = 0, to }: Labels = {},
): Promise<void> {
  for (const { type, description = '' } of wordsOf(from, to)) {
    const named = scope.getByRole(kind, { name: description, exact: true });
    await expect(named.filter({ hasText: description }).first(), type).toBeAttached();
  }
}

/** Each is the name of a row of a card. */
export async function expectTerms(scope: Locator, { from = 0, to }: Labels = {}): Promise<void> {
  for (const { type, description = '' } of wordsOf(from, to))
    await expect(scope.locator(`dt:text-is("${description}")`), type).toBeVisible();
}

/** Each is the whole name of a field of this kind. */
export async function expectFields(scope: Page, kind: Kind, { from = 0, to }: Labels = {}): Promise<void> {
  for (const { type, description = '' } of wordsOf(from, to))
    await expect(scope.getByRole(kind, { name: description, exact: true }), type).toBeVisible();
}
