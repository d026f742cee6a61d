import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Stream } from './use-stream.ts';

/** As near to the end as counts as there. */
const NEAR_PX = 48;

/** Where somebody is in a conversation, and how much has come below since they were at its end. */
export function usePlace(stream: Stream, unsent: number) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const look = useCallback(() => {
    const element = box.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
  }, []);
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    look();
  }, [look]);
  const before = useRef<Before | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    before.current = keepPlace(box.current, { stream, before: before.current, isAtEnd });
    look();
  });
  // One's own message is looked at.
  useLayoutEffect(() => {
    if (unsent > 0) toEnd();
  }, [unsent, toEnd]);
  return { box, isAtEnd, newBelow: useNewBelow(stream, isAtEnd), look, toEnd };
}

type Before = { first: string | undefined; height: number };
type Now = { stream: Stream; before: Before | null; isAtEnd: boolean };

/** What came above moves nothing; a reader at the end stays there. */
function keepPlace(element: HTMLElement, { stream, before, isAtEnd }: Now): Before {
  const first = stream.items[0]?.id;
  if (!before) openAt(element, stream.opensAt);
  else if (before.first !== first) element.scrollTop += element.scrollHeight - before.height;
  else if (isAtEnd) element.scrollTop = element.scrollHeight;
  return { first, height: element.scrollHeight };
}

/** The first unread message stands near the upper edge, with what was said before it above. */
function openAt(element: HTMLElement, id: string | null): void {
  const row = id && element.querySelector<HTMLElement>(`[data-item="${id}"]`);
  if (!row) {
    element.scrollTop = element.scrollHeight;
    return;
  }
  const distance = row.getBoundingClientRect().top - element.getBoundingClientRect().top;
  element.scrollTop += distance - element.clientHeight / 4;
}

/** The newest item that was seen at the end: what stands after it is new. */
function useNewBelow({ items }: Stream, isAtEnd: boolean): number {
  const newest = items.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  if (isAtEnd) return 0;
  const place = items.findIndex(({ id }) => id === seen);
  return items.slice(place + 1).filter(({ type }) => type === 'message').length;
}
