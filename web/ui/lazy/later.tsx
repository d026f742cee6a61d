import { type ReactNode, Suspense } from 'react';
import { Failed } from '../feedback/failed.tsx';
import { type Part, usePart, type Wanted } from './part.ts';
import { useMissing } from './use-missing.ts';

type LaterProps<M> = Pick<Wanted, 'isScreen' | 'isForm'> & {
  part: Part<M>;
  /** What stands there until it has come. */
  pending: ReactNode;
  /** What stands around the sentence that it could not be fetched, such as its heading. */
  failed?: (said: ReactNode) => ReactNode;
  children: (shown: M) => ReactNode;
};

/**
 * A part that comes after the page: until then what is pending, or the sentence that it could not be fetched, with a way
 * to ask again. The page stays, with everything typed. The server draws it with the page.
 */
export const Later = <M,>(props: LaterProps<M>) => (
  <Suspense fallback={props.pending}>
    <Arriving {...props} />
  </Suspense>
);

function Arriving<M>({ part, pending, failed = (said) => said, isScreen, isForm, children }: LaterProps<M>) {
  const { shown, isMissing, isBusy, tryAgain } = usePart(part, { isScreen, isForm });
  if (shown) return children(shown);
  if (!isMissing) return pending;
  return failed(<FailedPart onTryAgain={tryAgain} isBusy={isBusy} />);
}

type FailedPartProps = { onTryAgain: () => void; isBusy: boolean };

/** A part of the page could not be fetched: said in its place. */
function FailedPart({ onTryAgain, isBusy }: FailedPartProps) {
  const missing = useMissing(onTryAgain);
  if (!missing) return null;
  return (
    <Failed onTryAgain={missing.run} label={missing.label} isBusy={isBusy}>
      {missing.sentence}
    </Failed>
  );
}
