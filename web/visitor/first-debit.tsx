import type { Billing } from '../../contract/billing.ts';
import { billingCopy } from '../copy/billing.ts';
import { pounds } from '../copy/money.ts';
import { BankAwaited } from '../marketplace/billing/bank-awaited.tsx';
import { dayText } from '../marketplace/billing/day.ts';
import { useBilling } from '../marketplace/billing/use-billing.ts';

const copy = billingCopy.confirming;

/** Who pays by Direct Debit waits for a bank, and is told what for. */
export function FirstDebit() {
  const billing = useBilling().data?.data;
  return billing?.awaitsBank ? <BankAwaited>{whatComes(billing)}</BankAwaited> : null;
}

function whatComes({ price, payments, nextPaymentDate }: Billing): string {
  const day = payments[0]?.date ?? nextPaymentDate;
  const first = price !== null && day ? `${copy.setUp(pounds(price), dayText(day))} ` : '';
  return `${first}${copy.meanwhile}`;
}
