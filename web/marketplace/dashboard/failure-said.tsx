import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import type { Failure } from './use-act.ts';

type FailureSaidProps = { failure: Failure | null; onTryAgain?: () => void };

/** What went wrong with an act, in the card it happened in, and the way on where there is one. */
export function FailureSaid({ failure, onTryAgain }: FailureSaidProps) {
  if (!failure) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Refusal>{failure.sentence}</Refusal>
      {failure.isWorthAnotherTry && onTryAgain && (
        <Button onClick={onTryAgain}>{dashboardCopy.tryAgain}</Button>
      )}
    </div>
  );
}
