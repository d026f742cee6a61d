import { createContext, useContext, useEffect } from 'react';
import type { Whereabouts } from './live-words.ts';

type RowState = {
  /** What has become of the record, when it has left the list. */
  news: Whereabouts | null;
  /** Keeps the card there as long as a question or a form of it is open; answers how to let it go. */
  hold: () => () => void;
};

export const RowContext = createContext<RowState | null>(null);

/** For a dialog of a card: it stays when its card goes, and can say what has become of it. */
export function useRowNews(isOpen: boolean): Whereabouts | null {
  const row = useContext(RowContext);
  const hold = row?.hold;
  useEffect(() => (isOpen ? hold?.() : undefined), [isOpen, hold]);
  return row?.news ?? null;
}
