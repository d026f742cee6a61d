import { useSyncExternalStore } from 'react';
import { messagesCopy } from '../../copy/messages.copy.ts';

// What the Enter key does in a message. Of the device: it depends on its keyboard, and is of no account.

const CHOICE = 'enter-sends';

const listeners = new Set<() => void>();
/** Where nothing can be stored the choice holds as long as the page. */
let chosen: boolean | null = null;

function doesEnterSend(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(CHOICE) === 'yes';
  } catch {
    return false;
  }
}

function choose(does: boolean): void {
  chosen = does;
  try {
    if (does) localStorage.setItem(CHOICE, 'yes');
    else localStorage.removeItem(CHOICE);
  } catch {
    // Storage is full or switched off.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Without a choice Enter starts a new line, as it does on every phone. */
export const useEnterSends = (): boolean => useSyncExternalStore(subscribe, doesEnterSend, () => false);

/** Where there is a keyboard of its own: the one on a screen has no Shift with Enter. */
export const EnterKey = () => (
  <label
    title={messagesCopy.enter.hint}
    className="hidden min-h-11 cursor-pointer items-center gap-2 px-1 text-sm text-ink-soft pointer-fine:flex"
  >
    <input
      type="checkbox"
      name="enter-sends"
      checked={useEnterSends()}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
      className="size-4.5 cursor-pointer accent-brand"
    />
    {messagesCopy.enter.label}
  </label>
);
