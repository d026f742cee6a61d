import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/**
 * A piece of the frame, or one beside what a page is for. When it cannot be fetched, what the server drew of it stays, and
 * the page with it; it is asked for again when there is a line again, or where it is drawn the next time (decision 179).
 */
export function lazyWhenPossible<Part, Props extends object>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
) {
  let tryAgain: ((news?: unknown) => void) | undefined;
  const nextTime = () => new Promise((go) => addEventListener('online', (tryAgain = go)));
  const fetch = (): Promise<Part> => load().catch(() => nextTime().then(fetch));
  const Piece = lazy(() => fetch().then((part) => ({ default: pick(part) })));
  return (props: Props) => {
    useEffect(() => tryAgain?.(), []);
    return (
      <Suspense>
        <Piece {...props} />
      </Suspense>
    );
  };
}
