import { billingCopy } from '../../copy/billing.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { BankAwaited } from './bank-awaited.tsx';
import type { Confirmation } from './use-confirmation.ts';

const copy = billingCopy.confirming;

type ConfirmationSaidProps = { state: Confirmation; onAskAgain: () => void };

/** How a payment ended, while that is not yet known or not good. */
export function ConfirmationSaid({ state, onAskAgain }: ConfirmationSaidProps) {
  if (state === 'asking')
    return (
      <p role="status" className="text-ink-soft">
        {copy.working}
      </p>
    );
  if (state === 'waiting')
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <BankAwaited>{copy.waiting.note}</BankAwaited>
        <Button onClick={onAskAgain}>{copy.waiting.ask}</Button>
      </div>
    );
  if (state === 'unknown') return <Failed onTryAgain={onAskAgain}>{copy.unknown}</Failed>;
  return null;
}
