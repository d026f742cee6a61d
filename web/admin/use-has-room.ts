import { useSyncExternalStore } from 'react';

/** Where a table of ten columns can be read. */
const ROOM = '(min-width: 72rem)';

/** The desk is drawn in the browser alone, so there is no other answer to agree with. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, look, look);

const look = () => matchMedia(ROOM).matches;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
