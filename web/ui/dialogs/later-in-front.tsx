import type { ReactNode } from 'react';
import { MissingPart } from '../lazy/missing-part.tsx';
import { type Part, usePart } from '../lazy/part.ts';

type LaterInFrontProps<M> = {
  part: Part<M>;
  isWanted?: boolean;
  onClose: () => void;
  children: (shown: M) => ReactNode;
};

/** A dialog whose script is fetched when it is opened. If that fails, it is said at the foot of the page. */
export function LaterInFront<M>({ part, isWanted = true, onClose, children }: LaterInFrontProps<M>) {
  const { shown, isMissing, isBusy, tryAgain } = usePart(part, { isWanted });
  if (isMissing) return <MissingPart onTryAgain={tryAgain} onClose={onClose} isBusy={isBusy} />;
  return shown && children(shown);
}
