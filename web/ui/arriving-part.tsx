import type { ReactNode } from 'react';
import { failureCopy } from '../copy/failures.ts';
import { Failed } from './failed.tsx';
import { Skeleton } from './skeleton.tsx';
import { type Load, useArriving } from './use-arriving.ts';

type ArrivingPartProps<M> = {
  load: Load<M>;
  /** About how much room it will take. */
  lines: number;
  children: (part: M) => ReactNode;
};

/** A part of a card that is fetched when it is opened. That it cannot be is said in its place; the page stays. */
export function ArrivingPart<M>({ load, lines, children }: ArrivingPartProps<M>) {
  const { part, isMissing, isBusy, tryAgain } = useArriving(load, true);
  if (part) return children(part);
  if (!isMissing) return <Skeleton lines={lines} />;
  return (
    <Failed onTryAgain={tryAgain} isBusy={isBusy}>
      {failureCopy.unreachable}
    </Failed>
  );
}
