import type { ReactNode } from 'react';
import { failureCopy } from '../copy/failures.ts';
import { Failed } from './failed.tsx';
import { Skeleton } from './skeleton.tsx';
import { useArriving } from './use-arriving.ts';

type ArrivingPartProps<M> = { load: () => Promise<M>; children: (part: M) => ReactNode };

/** A part of a card that is fetched when it is opened. That it cannot be is said in its place; the page stays. */
export function ArrivingPart<M>({ load, children }: ArrivingPartProps<M>) {
  const { part, isMissing, tryAgain } = useArriving(load, true);
  if (part) return children(part);
  return isMissing ? (
    <Failed onTryAgain={tryAgain}>{failureCopy.unreachable}</Failed>
  ) : (
    <Skeleton lines={1} />
  );
}
