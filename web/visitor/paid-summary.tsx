import type { Billing } from '../../contract/billing.ts';
import { billingCopy } from '../copy/billing.copy.ts';
import { billingBlockCopy as block } from '../copy/billing-block.copy.ts';
import { pounds } from '../copy/money.ts';
import { BankAwaited } from '../marketplace/billing/bank-awaited.tsx';
import { dayText } from '../marketplace/billing/day.ts';
import { useBilling } from '../marketplace/billing/use-billing.ts';
import { Card } from '../ui/layout/card.tsx';
import { SectionTitle } from '../ui/layout/heading.tsx';
import { Rows } from '../ui/lists/rows.tsx';

const copy = billingCopy.confirming;

/** What was bought with a registration: package, price, what was taken, and when the next payment is due. */
export function PaidSummary() {
  const billing = useBilling().data?.data;
  if (!billing?.can.includes('cancel') || !billing.subscription_type) return null;
  const title = billingCopy.titles[billing.subscription_type];
  return (
    <section aria-labelledby="bought" className="grid w-full gap-4">
      <Card>
        <div className="grid gap-4">
          <SectionTitle id="bought">{headingOf(billing)(title)}</SectionTitle>
          <Rows items={rowsOf(billing, title)} />
        </div>
      </Card>
      {billing.awaitsBank && <BankAwaited>{whatComes(billing)}</BankAwaited>}
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{block.bought.next}</h2>
        <p>{block.bought.leads}</p>
      </div>
    </section>
  );
}

const headingOf = ({ price, awaitsBank }: Billing) =>
  price === 0 ? block.bought.free : awaitsBank ? block.bought.ordered : block.bought.paid;

function rowsOf(billing: Billing, title: string) {
  const { price, net, vat, nextPaymentDate, payment_method: method, payments, promo_code: code } = billing;
  const [first] = payments;
  const isTaken = first && !billing.paymentPending;
  return [
    { label: block.package, value: title },
    ...(price !== null && net !== null && vat !== null
      ? [{ label: block.price, value: billingCopy.monthly({ price, net, vat }) }]
      : []),
    ...(code ? [{ label: block.promo, value: code }] : []),
    ...(isTaken ? [{ label: block.bought.taken, value: pounds(first.amount) }] : []),
    ...(nextPaymentDate && price
      ? [{ label: block.next, value: block.nextOn(dayText(nextPaymentDate), pounds(price)) }]
      : []),
    ...(method && price !== 0 ? [{ label: block.method, value: block.methods[method] }] : []),
  ];
}

function whatComes({ price, payments, nextPaymentDate }: Billing): string {
  const day = payments[0]?.date ?? nextPaymentDate;
  const first = price !== null && day ? `${copy.setUp(pounds(price), dayText(day))} ` : '';
  return `${first}${copy.meanwhile}`;
}
