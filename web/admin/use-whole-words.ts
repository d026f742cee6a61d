import { useEffect, useLayoutEffect, useRef } from 'react';

/** In letters: from which length on a word may break, tried one after the other until the table fits. */
const BREAKS_FROM = [Number.POSITIVE_INFINITY, 24, 16, 0];

/**
 * Keeps the words of a table whole. Only where they are too long for the width of the table do words break, and then
 * the longest first: a title without a blank must not break the towns beside it.
 */
export function useWholeWords(rows: readonly unknown[]) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => fit(table.current), [rows]);
  useEffect(() => {
    const place = table.current;
    if (!place?.parentElement) return;
    // Another width of the window, and details that were opened.
    const watch = new ResizeObserver(() => fit(place));
    for (const one of [place, place.parentElement]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return table;
}

function fit(table: HTMLTableElement | null) {
  const room = table?.parentElement?.clientWidth;
  if (!table || !room) return;
  const cells = [...table.querySelectorAll<HTMLElement>('tbody :is(th, td)')].map((cell) => ({
    cell,
    letters: lettersOfLongest(cell.textContent),
  }));
  for (const breaksFrom of BREAKS_FROM) {
    for (const { cell, letters } of cells) cell.toggleAttribute('data-breaks', letters >= breaksFrom);
    if (table.offsetWidth <= room && cells.every(({ cell }) => holdsItsWords(cell))) return;
  }
}

/** What a cell bounds by itself makes the table no wider, and would stand over the cells beside it. */
const holdsItsWords = (cell: HTMLElement) => cell.scrollWidth <= cell.clientWidth + 1;

/** A hyphen is a place to break at, as a blank is. */
const lettersOfLongest = (text: string) => Math.max(...text.split(/[\s-]+/).map((word) => word.length));
