import { brand } from '../../../../contract/brand.ts';
import type * as z from 'zod';
import { longDay } from '../../../platform/london.ts';
import { formatPounds } from '../../../platform/money.ts';
import type { Paper, Side, Sum } from '../../../platform/papers/paper.ts';
import type { CreditReason } from './issue-credit-note.ts';
import type { Buyer, Seller } from './issue-invoice.ts';
import { creditNoteNumber, invoiceNumber } from './paper-numbers.ts';

type Split = { net: number; vat: number; gross: number };

/** What stands on every paper: who sold what to whom, at which rate. */
type Deal = {
  seller: z.infer<typeof Seller>;
  buyer: z.infer<typeof Buyer>;
  what: string;
  vatRate: number;
  promoCode: string | null;
};

export type InvoiceFacts = Deal &
  Split & {
    number: number;
    issuedAt: Date;
    /** The tax point: when the money was taken. */
    takenAt: Date;
  };

export type CreditNoteFacts = Deal &
  Split & {
    number: number;
    issuedAt: Date;
    reason: CreditReason;
    invoice: { number: number; issuedAt: Date };
  };

/** The invoice as a paper; a VAT invoice where VAT was taken. */
export const invoicePaper = (facts: InvoiceFacts, shownAt: string): Paper =>
  paperOf(facts, {
    title: `Invoice ${invoiceNumber(facts.number)}`,
    heading: facts.vat > 0 ? 'VAT invoice' : 'Invoice',
    under: [
      `Number: ${invoiceNumber(facts.number)}`,
      `Date: ${longDay(facts.issuedAt)}`,
      `Tax point: ${longDay(facts.takenAt)}`,
    ],
    split: facts,
    total: 'Total paid',
    said: 'Paid. Nothing is owed on this invoice.',
    shownAt,
  });

const REASONS: Record<CreditReason, string> = {
  refunded: 'The payment was given back.',
  returned: 'The payment was taken back by the bank.',
  'received again': 'What had gone back was received again.',
};

/** What takes an invoice back; one that takes a credit note back, where the money was received again. */
export function creditNotePaper(facts: CreditNoteFacts, shownAt: string): Paper {
  const { number, issuedAt, reason, invoice, net, vat, gross } = facts;
  const isCredit = gross > 0;
  const name = isCredit ? 'credit note' : 'debit note';
  const sign = isCredit ? 1 : -1;
  return paperOf(facts, {
    title: `${isCredit ? 'Credit' : 'Debit'} note ${creditNoteNumber(number)}`,
    heading: facts.vatRate > 0 ? `VAT ${name}` : name.replace(/^./, (letter) => letter.toUpperCase()),
    under: [
      `Number: ${creditNoteNumber(number)}`,
      `Date: ${longDay(issuedAt)}`,
      `For invoice ${invoiceNumber(invoice.number)} of ${longDay(invoice.issuedAt)}`,
    ],
    split: { net: sign * net, vat: sign * vat, gross: sign * gross },
    total: isCredit ? 'Total credited' : 'Total received again',
    said: REASONS[reason],
    shownAt,
  });
}

type Words = Pick<Paper, 'title' | 'heading' | 'under' | 'shownAt'> & {
  split: Split;
  total: string;
  /** Below the sums: where the money is. */
  said: string;
};

function paperOf(deal: Deal & { issuedAt: Date }, { split, total, said, ...words }: Words): Paper {
  return {
    ...words,
    from: brand.name,
    sections: [
      { parts: [{ is: 'sides', sides: [sellerOf(deal), buyerOf(deal)] }] },
      {
        parts: [
          {
            is: 'sums',
            head: ['Description', 'Amount'],
            sums: sumsOf(deal, split),
            total: [total, pence(split.gross)],
          },
          { is: 'text', text: said },
        ],
      },
    ],
    foot: `${brand.name}, ${words.title}`,
    madeAt: deal.issuedAt,
  };
}

const sellerOf = ({ seller }: Deal): Side => ({
  heading: 'From',
  lines: [
    seller.name,
    seller.address,
    seller.registration,
    ...(seller.vatNumber ? [`VAT number ${seller.vatNumber}`] : []),
  ],
});

const buyerOf = ({ buyer }: Deal): Side => ({
  heading: 'To',
  lines: [buyer.name, buyer.person, ...(buyer.address ? [buyer.address] : []), buyer.postcode],
});

function sumsOf({ what, promoCode, vatRate }: Deal, { net, vat }: Split): Sum[] {
  const sums = [sumOf(promoCode ? `${what} (promo code ${promoCode})` : what, net)];
  if (vatRate > 0) sums.push(sumOf('Total without VAT', net), sumOf(`VAT at ${vatRate} %`, vat));
  return sums;
}

const sumOf = (what: string, amount: number): Sum => ({ what, figures: '', comesTo: pence(amount) });

/** Always to the penny: `£195.00`. */
const pence = (amount: number): string =>
  amount % 100 === 0 ? `${formatPounds(amount)}.00` : formatPounds(amount);
