/** How long room is kept that nobody needs, where no pointer is. */
const KEPT_MS = 3000;
/** Between two moves of one scroll. */
const SCROLLING_MS = 150;
/** A page that is scrolled to hold its place says so a moment later: that is not somebody who scrolls. */
const OWN_SCROLL_MS = 500;

/** The elements of a list that have room for what is gone. */
type Kept = Set<HTMLElement>;
const keptIn = new WeakMap<HTMLElement, Kept>();

type Room = {
  minHeight?: number;
  paddingBottom?: number;
  /** Holds the view while the room goes. */
  giveBack: (list: HTMLElement, give: () => void) => void;
};

/** The list that something is in, or the part of the page itself. */
export const listOf = (root: HTMLElement): HTMLElement =>
  root.parentElement?.closest<HTMLElement>('[data-live-list]') ?? root;

/** Gives an element room that it does not need, so that nothing moves under a pointer, and takes it back when nothing does. */
export function keepRoom(element: HTMLElement, { minHeight, paddingBottom, giveBack }: Room): void {
  if (minHeight) element.style.minHeight = `${minHeight}px`;
  if (paddingBottom) element.style.paddingBottom = `${paddingBottom}px`;
  const list = listOf(element);
  const kept: Kept = keptIn.get(list) ?? new Set();
  kept.add(element);
  if (keptIn.has(list)) return;
  keptIn.set(list, kept);
  whenUnneeded(list, () => {
    keptIn.delete(list);
    giveBack(list, () => {
      for (const one of kept) Object.assign(one.style, { minHeight: '', paddingBottom: '' });
    });
  });
}

/** A finger that was lifted points at nothing, whatever the browser goes on calling hovered. */
const isPointedAt = (list: HTMLElement) => matchMedia('(hover: hover)').matches && list.matches(':hover');

/** Once, when no pointer has been at the list for a while, or when somebody has scrolled, which moves everything. */
function whenUnneeded(list: HTMLElement, give: () => void): void {
  const begun = performance.now();
  let scrolling: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    // What is asked in front of the page may be about one of its rows.
    if (document.querySelector('[data-question]')) return;
    clearInterval(timer);
    removeEventListener('scroll', onScroll);
    if (list.isConnected) give();
  };
  const onScroll = () => {
    clearTimeout(scrolling);
    if (performance.now() - begun > OWN_SCROLL_MS) scrolling = setTimeout(look, SCROLLING_MS);
  };
  const timer = setInterval(() => {
    if (!isPointedAt(list)) look();
  }, KEPT_MS);
  addEventListener('scroll', onScroll, { passive: true });
}
