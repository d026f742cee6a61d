import { useState } from 'react';
import type { Billing } from '../../../contract/billing.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { AboutPackage } from './about-package.tsx';
import { dayText } from './day.ts';
import { useBillingActs } from './use-billing.ts';

/** Two clicks, and the day on which it ends is said before the second. */
export function CancelButton({ billing }: { billing: Billing }) {
  const [isAsking, setAsking] = useState(false);
  const { cancel } = useBillingActs(() => setAsking(false));
  const { endsIfCancelled } = billing;
  const note = endsIfCancelled ? copy.cancelNote(dayText(endsIfCancelled)) : copy.cancelNoteNow;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{copy.cancel}</Button>
      <Confirm
        title={copy.cancelTitle}
        note={
          <AboutPackage note={billing.paymentPending ? copy.cancelNotePending : note} billing={billing} />
        }
        confirmLabel={copy.cancelYes}
        cancelLabel={copy.cancelNo}
        tone="danger"
        isOpen={isAsking}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      >
        {cancel.isError && <Refusal>{failureSentence(cancel.error)}</Refusal>}
      </Confirm>
    </>
  );
}
