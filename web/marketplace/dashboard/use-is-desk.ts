import { useSyncExternalStore } from 'react';

/** Where a list and what was chosen in it stand side by side. */
const DESK = '(min-width: 64rem)';

export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DESK).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DESK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
