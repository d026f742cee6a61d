import { useEffect, useState } from 'react';
import { ownersPaymentCopy as copy } from '../../copy/owners-payment.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { InFront } from '../../ui/feedback/in-front.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { keptReference, PAYMENT_RETURN } from './reference.ts';
import { usePaymentLeft } from './use-payment-left.ts';

/** A former owner who handed the business over while a payment page was open reads here what became of the payment. */
export function OwnersPayment() {
  const isLeft = usePaymentLeft();
  const { queryClient } = useRouterContext();
  const [reference] = useState(() => keptReference(queryClient));
  // Said once: it is the owner who asks the provider.
  useEffect(() => queryClient.removeQueries({ queryKey: PAYMENT_RETURN }), [queryClient]);
  if (!isLeft && !reference) return null;
  return (
    <InFront>
      <OwnersPaymentSaid isLeft={isLeft} />
    </InFront>
  );
}

type OwnersPaymentSaidProps = {
  /** The provider's page was left without paying, or was closed by the hand-over. */
  isLeft: boolean;
};

export const OwnersPaymentSaid = ({ isLeft }: OwnersPaymentSaidProps) => (
  <div className="mb-6 max-w-3xl">
    <Notable isCalm>
      <p>{isLeft ? copy.left : copy.back}</p>
      <p>{copy.owners}</p>
    </Notable>
  </div>
);
