import type { MouseEvent } from 'react';

/** The row whose link somebody followed, and how deep in the history its list stands. */
type Left = { row: string; href: string; depth: number };

/** By the list's own entry of the history, so that only Back leads to the row, and no new way to the same address. */
const left = new Map<string, Left>();

/** As the router numbers and names the entries of the history. */
type Entry = { __TSR_index?: number; __TSR_key?: string } | null;

function entryHere() {
  const entry = history.state as Entry;
  return { depth: entry?.__TSR_index ?? 0, key: entry?.__TSR_key ?? location.href };
}

export function noteRowLeft({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const row = link?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (!link || !row) return;
  const { depth, key } = entryHere();
  left.set(key, { row, href: link.getAttribute('href') ?? '', depth });
}

/** The row from which this page of the list was left, once Back has led here. */
export const rowLeftHere = (): Left | undefined => left.get(entryHere().key);

export const forgetRowLeft = (): boolean => left.delete(entryHere().key);

/** Whether the entry behind this one is a list of which a row's link led here. */
export const isListBehind = (): boolean =>
  [...left.values()].some(({ depth }) => depth === entryHere().depth - 1);
