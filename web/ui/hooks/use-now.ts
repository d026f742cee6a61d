import { useSyncExternalStore } from 'react';

const TICK = 10_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * The server's clock in milliseconds, carried on by the browser from the moment at which the page was asked for.
 * The browser's own date may be wrong. Both sides of a hydration start with what the server said.
 */
export function useNow(told: string): number {
  const start = Date.parse(told);
  return start + useSyncExternalStore(subscribe, elapsed, () => 0);
}

/** In whole ticks, rounded up: what has just been written must not lie in the future. */
const elapsed = () => Math.ceil((Date.now() - performance.timeOrigin) / TICK) * TICK;

function subscribe(onTick: () => void): () => void {
  listeners.add(onTick);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, TICK);
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
