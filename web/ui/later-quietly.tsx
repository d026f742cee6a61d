import { type ReactNode, Suspense } from 'react';
import { type Part, usePart } from './part.ts';

type LaterQuietlyProps<M> = { part: Part<M>; children: (shown: M) => ReactNode };

/**
 * A part of the frame, or a minor one, that nobody waits for. If it cannot be fetched, what the server drew of it stays,
 * and so does the page; it is fetched again when there is a connection, or when it is shown the next time.
 */
export const LaterQuietly = <M,>(props: LaterQuietlyProps<M>) => (
  <Suspense>
    <Arriving {...props} />
  </Suspense>
);

function Arriving<M>({ part, children }: LaterQuietlyProps<M>) {
  const { shown } = usePart(part, { isQuiet: true });
  return shown && children(shown);
}
