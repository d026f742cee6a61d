import { formatPounds } from '../../platform/money.ts';
import type { BillingMailKind } from './billing-mail.ts';

export type BillingMailFacts = {
  kind: BillingMailKind;
  first_name: string;
  from_status: string | null;
  to_status: string | null;
  reason: string | null;
  package: string;
  next_package: string | null;
  method: string | null;
  gross_pence: number | null;
  net_pence: number | null;
  vat_pence: number | null;
  paid_through: Date | null;
  past_due_since: Date | null;
  cancels_at: Date | null;
  is_payment_pending: boolean;
  next_payment_at: Date | null;
  paid_pence: number | null;
  paid_vat_pence: number | null;
  what: string | null;
  taken_at: Date | null;
  invoice: number | null;
  /** What went back of it. */
  returned_pence: number | null;
  credit_note: number | null;
  /** The change of package that its mail is about, which a bank did not pay, and what it would have cost. */
  bounced_to: string | null;
  bounced_pence: number | null;
  /** Which package is not given in trust for now. */
  bounced_package: string | null;
  /** False while it is about a purchase that has not begun. */
  is_bought: boolean;
};

export type BillingMailDraft = { subject: string; lines: string[]; link?: { words: string; path: string } };

export const BILLING = { words: 'See your billing', path: '/dashboard?tab=settings&panel=billing' };
export const SUBSCRIBE = { words: 'Choose a package', path: '/subscribe' };

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** `Fri 4 Dec 2026`. A mail that does not know a day leaves the sentence about it out. */
export const day = (moment: Date): string => DAY.format(moment).replace(',', '');

/** The same behind its preposition, or nothing. */
export const onDay = (moment: Date | null): string => (moment ? ` on ${day(moment)}` : '');

/** "£114 a month including VAT (£95 + VAT)": what is paid comes first. */
export function monthly({ gross_pence, net_pence, vat_pence }: BillingMailFacts): string {
  const price = `${formatPounds(gross_pence ?? 0)} a month`;
  return vat_pence ? `${price} including VAT (${formatPounds(net_pence ?? 0)} + VAT)` : price;
}
