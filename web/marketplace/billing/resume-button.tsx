import { useState } from 'react';
import type { Billing } from '../../../contract/billing.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { AboutPackage } from './about-package.tsx';
import { dayText } from './day.ts';
import { useBillingActs } from './use-billing.ts';

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
