import { useState } from 'react';
import type { Billing } from '../../../contract/billing.ts';
import type { PackageName } from '../../../contract/words.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { pounds } from '../../copy/money.ts';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { InFront } from '../../ui/feedback/in-front.tsx';
import { Done, Notable, Refusal } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { BankAwaited } from './bank-awaited.tsx';
import { CancelButton, ResumeButton } from './cancel-or-resume.tsx';
import { ChangeButton } from './change-button.tsx';
import { ConfirmationSaid } from './confirmation-said.tsx';
import { dayText } from './day.ts';
import { Payments } from './payments.tsx';
import { priceNow } from './price-now.ts';
import { keptReference } from './reference.ts';
import { useBilling, useMethodUpdate } from './use-billing.ts';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';
import { usePaymentLeft } from './use-payment-left.ts';

/** What a business pays, what it has paid, and how it stops. */
export function BillingBlock() {
  const { data, error, isFetching, refetch } = useBilling();
  return (
    <Card>
      <div className="grid gap-5">
        {data ? (
          <BillingRead billing={data.data} />
        ) : error ? (
          <Failed onTryAgain={() => void refetch()} isBusy={isFetching}>
            {failureSentence(error)}
          </Failed>
        ) : (
          <>
            <p role="status" className="text-ink-soft">
              {copy.loading}
            </p>
            <Skeleton lines={4} />
          </>
        )}
      </div>
    </Card>
  );
}

/** What a business comes back to from the page for another card or account: how that ended, and how it stands now. */
function BillingRead({ billing }: { billing: Billing }) {
  const isLeft = usePaymentLeft();
  const { queryClient } = useRouterContext();
  const [reference] = useState(() => keptReference(queryClient));
  const { state, isAsking, askAgain } = useConfirmation(reference);
  return (
    <>
      {(state !== 'none' || isLeft) && (
        <InFront key={state}>
          <ConfirmationSaid
            state={state}
            isAsking={isAsking}
            onAskAgain={askAgain}
            waiting={copy.waitingMethod}
          />
          <MethodSaid state={state} billing={billing} isLeft={isLeft} />
        </InFront>
      )}
      <BillingKnown billing={billing} isWaitingSaid={state === 'waiting'} />
    </>
  );
}

type MethodSaidProps = {
  state: Confirmation;
  billing: Billing;
  /** The provider's page was left without giving anything. */
  isLeft: boolean;
};

/** How the page for another card or account ended, once that is known. */
function MethodSaid({ state, billing, isLeft }: MethodSaidProps) {
  const { subscription_status: status, payment_method: method } = billing;
  if (state === 'paid') return <Done>{copy.methodChanged(copy.withMethod[method ?? 'card'])}</Done>;
  if (state === 'unpaid')
    // allow no-status-literal: which of two sentences is true, not what may be done
    return <Refusal>{status === 'past_due' ? copy.methodUnpaid : copy.methodRefused}</Refusal>;
  return state === 'none' && isLeft ? <Notable>{copy.methodLeft}</Notable> : null;
}

type BillingKnownProps = {
  billing: Billing;
  /** That a bank is waited for stands above it already. */
  isWaitingSaid?: boolean;
};

/** Whatever its state: the gallery shows each. */
export const BillingKnown = ({ billing, isWaitingSaid = false }: BillingKnownProps) => (
  <>
    <Rows items={rowsOf(billing)} />
    <Said billing={billing} isWaitingSaid={isWaitingSaid} />
    <Acts billing={billing} />
    <Payments payments={billing.payments} />
  </>
);

const TONES = {
  not_subscribed: 'neutral',
  active: 'good',
  past_due: 'bad',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

function rowsOf(billing: Billing) {
  const { subscription_status: status, subscription_type: type, payment_method: method } = billing;
  const isBought = status !== 'not_subscribed' && type;
  const price = isBought ? priceNow(billing) : null;
  return [
    ...(isBought ? [{ label: copy.package, value: billingCopy.titles[type] }] : []),
    { label: copy.status, value: <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge> },
    ...(price ? [{ label: copy.price, value: billingCopy.monthly(price) }] : []),
    ...nextRow(billing),
    ...(isBought && method ? [{ label: copy.method, value: copy.methods[method] }] : []),
    ...(billing.promo_code ? [{ label: copy.promo, value: billing.promo_code }] : []),
  ];
}

/** When the next payment is due, how much it is, and for which package where that is another one. */
function nextRow({ nextPaymentDate, nextPackage, price }: Billing) {
  if (!nextPaymentDate) return [];
  const sum = price ? pounds(price) : null;
  const what = nextPackage ? copy.sumFor(sum, billingCopy.titles[nextPackage]) : sum;
  return [{ label: copy.next, value: copy.nextOn(dayText(nextPaymentDate), what) }];
}

/** What one has to know now, in a sentence. */
function Said({ billing, isWaitingSaid }: Required<BillingKnownProps>) {
  const { subscription_status: status, accessUntil, cancelsAt, nextPackage, nextPaymentDate } = billing;
  // allow no-status-literal: which of the server's words this sentence explains, not what may be done
  if (status === 'past_due' && accessUntil) return <Refusal>{copy.grace(dayText(accessUntil))}</Refusal>;
  const isBegun = billing.can.includes('cancel');
  if (billing.awaitsBank && !isWaitingSaid)
    return <BankAwaited>{isBegun ? copy.waitingFirst : copy.waitingMandate}</BankAwaited>;
  if (billing.bouncedPackage && billing.subscription_type)
    return (
      <Notable>
        {copy.bounced(
          billingCopy.titles[billing.bouncedPackage],
          billingCopy.titles[billing.subscription_type],
        )}
      </Notable>
    );
  if (billing.can.includes('subscribe')) return status === 'not_subscribed' ? null : <p>{copy.ended}</p>;
  if (cancelsAt) {
    const said = billing.paymentPending ? copy.endsPending : copy.ends;
    return <p>{said(dayText(accessUntil ?? cancelsAt))}</p>;
  }
  if (nextPackage && nextPaymentDate)
    return (
      <Notable isCalm>
        <p>{laterSaid(billing, nextPackage, nextPaymentDate)}</p>
      </Notable>
    );
  return billing.paymentPending && !isWaitingSaid ? <p>{copy.pending}</p> : null;
}

/** A cheaper package is chosen: until when the own one stays, what comes then, and what it costs. */
function laterSaid({ price, net, vat, subscription_type: type }: Billing, next: PackageName, from: string) {
  const { titles, monthly } = billingCopy;
  const costs = price !== null && net !== null && vat !== null ? monthly({ price, net, vat }) : null;
  return copy.later({ now: titles[type ?? next], next: titles[next], day: dayText(from), costs });
}

function Acts({ billing }: { billing: Billing }) {
  const update = useMethodUpdate();
  const { can } = billing;
  if (can.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {can.includes('subscribe') && (
        <InnerLink href="/subscribe" className={buttonLook('primary')}>
          {copy.subscribe}
        </InnerLink>
      )}
      {can.includes('resume') && <ResumeButton billing={billing} />}
      {can.includes('updateMethod') && (
        <Button
          look={billing.subscription_status === 'past_due' ? 'primary' : 'quiet'}
          onClick={() => update.mutate()}
          isBusy={update.isPending}
        >
          {copy.update}
        </Button>
      )}
      {can.includes('changePackage') && <ChangeButton billing={billing} />}
      {can.includes('cancel') && <CancelButton billing={billing} />}
    </div>
  );
}
