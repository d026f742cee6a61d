import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moved } from '../moved.ts';

type Dragged = { id: string; to: number };

/** What a row needs to be dragged by its handle, and to stand where it would land. */
export type RowDrag = {
  isDragged: boolean;
  /** Its place in the order that is shown while one is dragged, from nought. */
  order: number | null;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * Rows that are put in order by a mouse, a pen or a finger. While one is dragged the list shows the order that it would have
 * and stays as it is in the document, so that the pointer keeps what it holds; the rest of a row still scrolls the page.
 */
export function useDraggedOrder(ids: readonly string[], onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const shown = dragged && moved(ids, dragged.id, dragged.to);
  const start = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Neither text is marked nor a picture dragged.
    event.preventDefault();
    const from = ids.indexOf(id);
    let to = from;
    const follow = (y: number) => {
      to = placeAt(y, { list, from });
      setDragged({ id, to });
    };
    follow(event.clientY);
    holdPointer(event, {
      follow,
      end: (isDropped) => {
        setDragged(null);
        if (isDropped && to !== from) onDrop(id, to);
      },
    });
  };
  const dragOf = (id: string): RowDrag => ({
    isDragged: dragged?.id === id,
    order: shown?.indexOf(id) ?? null,
    onPointerDown: (event) => start(id, event),
  });
  return { list, dragOf };
}

type Rows = { list: RefObject<HTMLOListElement | null>; from: number };

/** As many rows stand before it as have their middle above this height of the screen. */
function placeAt(y: number, { list, from }: Rows): number {
  const others = [...(list.current?.children ?? [])].filter((_, at) => at !== from);
  const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
  return middles.filter((middle) => middle < y).length;
}

type Held = { follow: (y: number) => void; end: (isDropped: boolean) => void };

/** Hears where the pointer goes until it is let go, and scrolls while it is near an edge of the screen. */
function holdPointer({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>, on: Held) {
  const handle: HTMLElement = currentTarget;
  const over = new AbortController();
  let y = clientY;
  const whenever = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: (at: number) => void) =>
    handle.addEventListener(type, (event) => event.pointerId === pointerId && hear(event.clientY), {
      signal: over.signal,
    });
  const finish = (isDropped: boolean) => {
    over.abort();
    on.end(isDropped);
  };
  handle.setPointerCapture(pointerId);
  whenever('pointermove', (at) => {
    y = at;
    on.follow(y);
  });
  whenever('pointerup', () => finish(true));
  whenever('pointercancel', () => finish(false));
  const scroll = () => {
    if (over.signal.aborted) return;
    const by = stepAt(y);
    if (by !== 0) {
      scrollBy(0, by);
      on.follow(y);
    }
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}

/** A bar may stand at either edge. */
const EDGE = 96;
const STEP = 10;

const stepAt = (y: number): number => (y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0);
