import { part, usePart } from '../../ui/lazy/part.ts';
import { useIsAtRest } from '../../ui/lazy/use-is-at-rest.ts';

const UNREAD = part(() => import('./unread-in-title-elsewhere.tsx'));

/** It is asked for once the page has come to rest: the first screen makes no call. */
export function UnreadInTitleLater() {
  const { shown } = usePart(UNREAD, { isWanted: useIsAtRest(), isQuiet: true });
  return shown && <shown.UnreadInTitle />;
}
