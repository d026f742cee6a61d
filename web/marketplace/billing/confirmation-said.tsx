import { billingCopy } from '../../copy/billing.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { BankAwaited } from './bank-awaited.tsx';
import type { Confirmation } from './use-confirmation.ts';

const copy = billingCopy.confirming;

type ConfirmationSaidProps = {
  state: Confirmation;
  /** It is being asked again. */
  isAsking: boolean;
  onAskAgain: () => void;
  /** What is said while the bank takes its time. */
  waiting?: string;
};

/** How a payment ended, while that is not yet known or not good. */
export function ConfirmationSaid({
  state,
  isAsking,
  onAskAgain,
  waiting = copy.waiting.note,
}: ConfirmationSaidProps) {
  if (state === 'asking')
    return (
      <p role="status" className="text-ink-soft">
        {copy.working}
      </p>
    );
  if (state === 'waiting')
    return (
      <div className="grid justify-items-start gap-4">
        <div role="status">
          {/* The same answer once more is heard too: what stands here was another in between. */}
          <BankAwaited>{isAsking ? copy.working : waiting}</BankAwaited>
        </div>
        <Button onClick={onAskAgain} isBusy={isAsking}>
          {copy.waiting.ask}
        </Button>
      </div>
    );
  if (state === 'others') return <p role="status">{copy.others}</p>;
  if (state === 'unknown')
    return (
      <Failed onTryAgain={onAskAgain} isBusy={isAsking}>
        {copy.unknown}
      </Failed>
    );
  return null;
}
