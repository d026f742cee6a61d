import { type ReactNode, useState } from 'react';
import type { Billing } from '../../../contract/billing.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { dayText } from './day.ts';
import { priceNow } from './price-now.ts';
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

/** Takes the cancellation back; what will be paid, and when, is said before. */
export function ResumeButton({ billing }: { billing: Billing }) {
  const [isAsking, setAsking] = useState(false);
  const { resume } = useBillingActs(() => setAsking(false));
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        {copy.resume}
      </Button>
      <Confirm
        title={copy.resumeTitle}
        note={<AboutPackage note={<WhatItCosts billing={billing} />} billing={billing} isPriceSaid />}
        confirmLabel={copy.resumeYes}
        isOpen={isAsking}
        isBusy={resume.isPending}
        onConfirm={() => resume.mutate()}
        onClose={() => setAsking(false)}
      >
        {resume.isError && <Refusal>{failureSentence(resume.error)}</Refusal>}
      </Confirm>
    </>
  );
}

const WhatItCosts = ({ billing: { price, net, vat, accessUntil } }: { billing: Billing }) =>
  price && net !== null && vat !== null && accessUntil
    ? copy.resumeNote(billingCopy.monthly({ price, net, vat }), dayText(accessUntil))
    : copy.resumeFree;

type AboutPackageProps = {
  note: ReactNode;
  billing: Billing;
  /** The note names the price. */
  isPriceSaid?: boolean;
};

/** A question about the package that a business has: which one it is, and what it costs. */
function AboutPackage({ note, billing, isPriceSaid = false }: AboutPackageProps) {
  const { subscription_type: type } = billing;
  if (!type) return note;
  const price = isPriceSaid ? null : priceNow(billing);
  const title = billingCopy.purchase.title(billingCopy.titles[type]);
  return <AskedAbout note={note} facts={price ? `${title}: ${billingCopy.monthly(price)}` : title} />;
}
