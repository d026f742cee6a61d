import { keepRoom, listOf } from './kept-room.ts';

/** What somebody looks at, before the page changes under it. */
export type View = {
  heights: readonly (readonly [row: HTMLElement, height: number])[];
  /** The element at the pointer or with the focus, and its row for when it goes: what must not move. */
  anchors: readonly (readonly [element: Element, top: number])[];
  focused: Element | null;
  /** Its row and those around that, the nearest first. */
  focusedIn: readonly HTMLElement[];
};

const ROW = '[data-row]';

export function viewOf(root: HTMLElement): View {
  const rows = rowsOf(root);
  const active = document.activeElement;
  const focused = active !== root && root.contains(active) ? active : null;
  const anchor = [...root.querySelectorAll(':hover')].at(-1) ?? focused ?? topmost(root, rows);
  const anchors = anchor ? [anchor, ...rowsAround(anchor)] : [];
  return {
    heights: rows.map((row) => [row, heightOf(row)]),
    anchors: anchors.map((one) => [one, topOf(one)]),
    focused,
    focusedIn: focused ? rowsAround(focused) : [],
  };
}

/** After the change: a row that got shorter keeps its room, what was looked at is back in its place, and the focus stays. */
export function keepView(root: HTMLElement, { heights, anchors, focused, focusedIn }: View): void {
  for (const [row, height] of heights)
    if (row.isConnected && heightOf(row) < height) keepRoom(row, { minHeight: height, giveBack });
  holdPlace(root, anchors);
  if (focused && !isShown(focused)) focusRow(focusedIn.find(isShown));
}

function holdPlace(root: HTMLElement, anchors: View['anchors']): void {
  const there = anchors.find(([element]) => isShown(element));
  if (there) scrollOn(root, topOf(there[0]) - there[1]);
}

/** Where room that was kept goes, what is looked at stays in its place. */
function giveBack(list: HTMLElement, give: () => void): void {
  const { anchors } = viewOf(list);
  give();
  holdPlace(list, anchors);
}

/** When somebody is at a list, new rows wait: the pointer or the focus is on it, it is scrolled, or a question is open. */
export function isAttended(root: HTMLElement): boolean {
  const list = listOf(root);
  return (
    list.matches(':hover') ||
    list.contains(document.activeElement) ||
    topOf(list) < 0 ||
    document.querySelector('[data-question]') !== null
  );
}

const rowsOf = (root: HTMLElement): HTMLElement[] => [
  ...(root.matches(ROW) ? [root] : []),
  ...root.querySelectorAll<HTMLElement>(ROW),
];

const heightOf = (element: Element) => element.getBoundingClientRect().height;

const topOf = (element: Element) => element.getBoundingClientRect().top;

const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0;

const topmost = (root: HTMLElement, rows: readonly HTMLElement[]) =>
  topOf(root) < 0 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : undefined;

/** A page that is too short to be scrolled so far gets the room for it. */
function scrollOn(root: HTMLElement, by: number): void {
  if (Math.abs(by) < 1) return;
  const before = scrollY;
  scrollBy({ top: by, behavior: 'instant' });
  const rest = by - (scrollY - before);
  if (rest < 1) return;
  const below = Number.parseFloat(root.style.paddingBottom || '0') + Math.ceil(rest);
  keepRoom(root, { paddingBottom: below, giveBack });
  scrollBy({ top: rest, behavior: 'instant' });
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

function rowsAround(element: Element): HTMLElement[] {
  const row = element.closest<HTMLElement>(ROW);
  return row ? [row, ...(row.parentElement ? rowsAround(row.parentElement) : [])] : [];
}
