import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

const HEAD = 'thead th:not(:first-child)';

/** Which column stands at the left edge of a frame that is swiped, and the way to another one; it stays when `ids` change places. */
export function usePair(frame: RefObject<HTMLDivElement | null>, ids: readonly string[]) {
  const [from, setFrom] = useState(0);
  const follow = useCallback(() => {
    const width = widthOfColumn(frame.current);
    if (frame.current && width) setFrom(Math.round(frame.current.scrollLeft / width));
  }, [frame]);
  const goTo = (place: number) => {
    const width = widthOfColumn(frame.current);
    frame.current?.scrollTo({ left: place * width });
    setFrom(place);
  };
  useLayoutEffect(() => {
    // The browser would follow the column that it had stopped at.
    if (ids.length > 0) goTo(from);
    // oxlint-disable-next-line react/exhaustive-deps -- when they change places, and not when it is swiped
  }, [ids]);
  return { from, follow, goTo };
}

const widthOfColumn = (frame: HTMLElement | null): number =>
  frame?.querySelector(HEAD)?.getBoundingClientRect().width ?? 0;
