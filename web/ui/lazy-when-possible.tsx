import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/**
 * A chunk of the frame, or of a minor part. If it cannot be loaded, its server HTML stays, and so does the page; it is
 * requested again when the browser is online again, or at its next render.
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
