import { Failed } from './failed.tsx';
import { useMissing } from './use-missing.ts';

type FailedPartProps = { onTryAgain: () => void; isBusy: boolean };

/** A part of the page could not be fetched: said in its place. */
export function FailedPart({ onTryAgain, isBusy }: FailedPartProps) {
  const missing = useMissing(onTryAgain);
  if (!missing) return null;
  return (
    <Failed onTryAgain={missing.run} label={missing.label} isBusy={isBusy}>
      {missing.sentence}
    </Failed>
  );
}
