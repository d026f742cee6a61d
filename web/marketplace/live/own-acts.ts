import { prepareForNews } from './late-news.ts';

/** The records this tab acts on just now, and when it last changed which: what follows from that is no news to it. */
const running = new Map<string, number>();
const changedAt = new Map<string, number>();
const listeners = new Set<() => void>();
let version = 0;

export function beginAct(ids: readonly string[]): void {
  prepareForNews();
  for (const id of ids) running.set(id, (running.get(id) ?? 0) + 1);
}

export function endAct(ids: readonly string[]): void {
  for (const id of ids) {
    const left = (running.get(id) ?? 0) - 1;
    if (left > 0) running.set(id, left);
    else running.delete(id);
  }
  tellListeners();
}

/** Said when the server has said yes, and again when the lists were read after that. */
export function noteChanged(ids: readonly string[]): void {
  for (const id of ids) changedAt.set(id, Date.now());
  tellListeners();
}

export const isActedOn = (ids: readonly string[]): boolean => ids.some((id) => running.has(id));

/** Whether this tab itself changed it since a list that was read at that moment. */
export const wasChangedHere = (ids: readonly string[], readAt: number): boolean =>
  ids.some((id) => {
    // A list that was never read was read at 0.
    const at = changedAt.get(id);
    return at !== undefined && at >= readAt;
  });

export function onActs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const actsVersion = (): number => version;

function tellListeners() {
  version += 1;
  for (const listener of listeners) listener();
}
