import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Part, usePart } from './part.ts';

type LaterQuietlyProps<M> = { part: Part<M>; children: (shown: M) => ReactNode };

/**
 * A part of the frame, or a minor one, that nobody waits for. If it cannot be fetched, what the server drew of it stays,
 * and so does the page; it is fetched again when there is a connection, or when it is shown the next time.
 */
export function LaterQuietly<M>(props: LaterQuietlyProps<M>) {
  const [isTakenOver, setTakenOver] = useState(false);
  const now = (
    <Suspense>
      <Arriving {...props} onTakenOver={setTakenOver} />
    </Suspense>
  );
  // React throws away what the server drew when it is told anything of it before it has taken it over: the page would jump.
  const [atFirst] = useState(now);
  return isTakenOver ? now : atFirst;
}

type ArrivingProps<M> = LaterQuietlyProps<M> & { onTakenOver: (isTakenOver: true) => void };

function Arriving<M>({ part, children, onTakenOver }: ArrivingProps<M>) {
  const { shown } = usePart(part, { isQuiet: true });
  useEffect(() => onTakenOver(true), [onTakenOver]);
  return shown && children(shown);
}
