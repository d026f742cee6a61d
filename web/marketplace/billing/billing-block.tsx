import { useSearch } from '@tanstack/react-router';
import type { Billing } from '../../../contract/billing.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.ts';
import { billingCopy } from '../../copy/billing.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { Notable, Refusal } from '../../ui/notice.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { BankAwaited } from './bank-awaited.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ChangeButton } from './change-button.tsx';
import { ConfirmationSaid } from './confirmation-said.tsx';
import { dayText } from './day.ts';
import { Payments } from './payments.tsx';
import { referenceIn } from './reference.ts';
import { ResumeButton } from './resume-button.tsx';
import { useBilling, useMethodUpdate } from './use-billing.ts';
import { useConfirmation } from './use-confirmation.ts';

/** What a business pays, what it has paid, and how it stops (R-6-072). */
export function BillingBlock() {
  const { data, error, isFetching, refetch } = useBilling();
  return (
    <Card>
      <section aria-labelledby="billing" className="grid gap-5">
        <h3 id="billing" className="text-lg font-semibold">
          {copy.title}
        </h3>
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
      </section>
    </Card>
  );
}

/** Back from the page for another card or account: the server asks how that ended, and takes what is owed. */
function BillingRead({ billing }: { billing: Billing }) {
  const { state, isAsking, askAgain } = useConfirmation(referenceIn(useSearch({ strict: false })));
  return (
    <>
      {state === 'unpaid' ? (
        <Refusal>{billingCopy.confirming.failed}</Refusal>
      ) : (
        <ConfirmationSaid
          state={state}
          isAsking={isAsking}
          onAskAgain={askAgain}
          waiting={copy.waitingMethod}
        />
      )}
      <BillingKnown billing={billing} isWaitingSaid={state === 'waiting'} />
    </>
  );
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
  const {
    subscription_status: status,
    subscription_type: type,
    payment_method: method,
    price,
    net,
    vat,
  } = billing;
  const isBought = status !== 'not_subscribed' && type;
  return [
    ...(isBought ? [{ label: copy.package, value: billingCopy.titles[type] }] : []),
    { label: copy.status, value: <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge> },
    ...(isBought && price !== null && net !== null && vat !== null
      ? [{ label: copy.price, value: billingCopy.monthly({ price, net, vat }) }]
      : []),
    ...(billing.nextPaymentDate ? [{ label: copy.next, value: dayText(billing.nextPaymentDate) }] : []),
    ...(isBought && method ? [{ label: copy.method, value: copy.methods[method] }] : []),
    ...(billing.promo_code ? [{ label: copy.promo, value: billing.promo_code }] : []),
  ];
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
    return <p>{copy.later(billingCopy.titles[nextPackage], dayText(nextPaymentDate))}</p>;
  return billing.paymentPending && !isWaitingSaid ? <p>{copy.pending}</p> : null;
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
