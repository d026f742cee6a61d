import { createContext, useContext, useEffect, useState } from 'react';
import type { Whereabouts } from './live-words.ts';

/** Behind a question in front of it, or to be seen, because somebody writes in the card itself. */
export type Held = 'behind' | 'seen';

type RowState = {
  /** What has become of the record, or of the one whose card it stands in, when it has left the list. */
  news: Whereabouts | null;
  /** Keeps the card there as long as a question or a form of it is open; answers how to let it go. */
  hold: (how: Held) => () => void;
  /** Puts the card away that has left the list. */
  putAway: () => void;
  /** Shows the record that has taken its place, where there is one. */
  seeInstead?: (() => void) | undefined;
};

export const RowContext = createContext<RowState | null>(null);

/** For a dialog of a card: it stays when its card goes, and can say what has become of it. */
export function useRowNews(isOpen: boolean) {
  const row = useContext(RowContext);
  useHold(isOpen && 'behind');
  return { news: row?.news ?? null, seeInstead: row?.seeInstead };
}

/** For a box in a card in which somebody writes: the card stays, an emptied box included, until it is put away. */
export function useNewsWhileWriting(isWriting: boolean) {
  const { news = null, putAway } = useContext(RowContext) ?? {};
  const [isHeld, setHeld] = useState(isWriting);
  if (isWriting !== isHeld && (isWriting || !news)) setHeld(isWriting);
  useHold(isHeld && 'seen');
  return { news, putAway };
}

function useHold(how: Held | false) {
  const hold = useContext(RowContext)?.hold;
  useEffect(() => (how ? hold?.(how) : undefined), [how, hold]);
}
