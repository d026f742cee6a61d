import { billingCopy } from '../../copy/billing.ts';
import { Failed } from '../../ui/failed.tsx';
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
  if (state === 'unknown') return <Failed onTryAgain={onAskAgain}>{copy.unknown}</Failed>;
  return null;
}
