import { useRouter } from '@tanstack/react-router';
import { billingCopy } from '../copy/billing.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { BankAwaited } from '../marketplace/billing/bank-awaited.tsx';
import { ConfirmationSaid } from '../marketplace/billing/confirmation-said.tsx';
import type { Offers } from '../marketplace/billing/packages.ts';
import { PurchaseForm } from '../marketplace/billing/purchase-form.tsx';
import type { Reference } from '../marketplace/billing/reference.ts';
import { useConfirmation } from '../marketplace/billing/use-confirmation.ts';
import { usePaymentLeft } from '../marketplace/billing/use-payment-left.ts';
import { InFront } from '../ui/feedback/in-front.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';

const copy = billingCopy.purchase;

type SubscribeScreenProps = {
  offers: Offers;
  /** Something is bought already, and its bank has not answered. */
  awaitsBank: boolean;
  reference: Reference | undefined;
};

/** A business without a subscription buys one; back from the payment it goes on to its leads. */
export function SubscribeScreen({ offers, awaitsBank, reference }: SubscribeScreenProps) {
  const router = useRouter();
  const isCancelled = usePaymentLeft();
  const isImpersonated = useSession()?.isImpersonated;
  const { state, isAsking, askAgain } = useConfirmation(reference, () => {
    toast({ title: billingCopy.confirming.activated });
    void router.navigate({ to: '/dashboard', replace: true });
  });
  const isAtBank = state === 'none' && awaitsBank;
  const mayBuy = !isAtBank && (state === 'none' || state === 'unpaid');
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 sm:py-12">
      <div className="grid gap-2">
        <Title>{copy.subscribeTitle}</Title>
        <p className="text-ink-soft">{copy.subscribeLead}</p>
      </div>
      {(state !== 'none' || (isCancelled && !awaitsBank)) && (
        <InFront key={state}>
          {state === 'none' && <Refusal>{copy.cancelled}</Refusal>}
          {state === 'unpaid' && <Refusal>{billingCopy.confirming.failed}</Refusal>}
          <ConfirmationSaid state={state} isAsking={isAsking} onAskAgain={askAgain} />
        </InFront>
      )}
      {isAtBank && <BankAwaited>{billingCopy.confirming.waiting.note}</BankAwaited>}
      {mayBuy && (
        <Card>
          <fieldset disabled={isImpersonated} className="contents">
            <PurchaseForm
              offers={offers}
              submit={isCancelled || state === 'unpaid' ? copy.tryAgain : copy.subscribe}
            />
          </fieldset>
        </Card>
      )}
    </div>
  );
}
