import { createRequire } from 'node:module';
import type { PassThrough } from 'node:stream';
import PDFDocument from 'pdfkit';
import { brand } from '../../../../contract/brand.ts';
import type * as z from 'zod';
import { longDay } from '../../../platform/london.ts';
import { formatPounds } from '../../../platform/money.ts';
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

const require = createRequire(import.meta.url);
// With their own letters, so that a name such as Łukasz stands as it is written.
const REGULAR = require.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf');

const LEFT = 56;
const RIGHT = 539;
const AMOUNTS = { width: 120, align: 'right' as const };

export type Drawing = PDFKit.PDFDocument & Pick<PassThrough, 'pipe'>;

/** The invoice as a PDF; a VAT invoice where VAT was taken. Its bytes flow while it is drawn. */
export const invoicePdf = (facts: InvoiceFacts): Drawing =>
  paper(facts, {
    title: `Invoice ${invoiceNumber(facts.number)}`,
    heading: facts.vat > 0 ? 'VAT invoice' : 'Invoice',
    head: [
      `Number: ${invoiceNumber(facts.number)}`,
      `Date: ${longDay(facts.issuedAt)}`,
      `Tax point: ${longDay(facts.takenAt)}`,
    ],
    split: facts,
    total: 'Total paid',
    foot: 'Paid. Nothing is owed on this invoice.',
  });

const REASONS: Record<CreditReason, string> = {
  refunded: 'The payment was given back.',
  returned: 'The payment was taken back by the bank.',
  'received again': 'What had gone back was received again.',
};

/** What takes an invoice back; one that takes a credit note back, where the money was received again. */
export function creditNotePdf(facts: CreditNoteFacts): Drawing {
  const { number, issuedAt, reason, invoice, net, vat, gross } = facts;
  const isCredit = gross > 0;
  const name = isCredit ? 'credit note' : 'debit note';
  const sign = isCredit ? 1 : -1;
  return paper(facts, {
    title: `${isCredit ? 'Credit' : 'Debit'} note ${creditNoteNumber(number)}`,
    heading: facts.vatRate > 0 ? `VAT ${name}` : name.replace(/^./, (letter) => letter.toUpperCase()),
    head: [
      `Number: ${creditNoteNumber(number)}`,
      `Date: ${longDay(issuedAt)}`,
      `For invoice ${invoiceNumber(invoice.number)} of ${longDay(invoice.issuedAt)}`,
    ],
    split: { net: sign * net, vat: sign * vat, gross: sign * gross },
    total: isCredit ? 'Total credited' : 'Total received again',
    foot: REASONS[reason],
  });
}

type Words = {
  title: string;
  heading: string;
  head: string[];
  split: Split;
  total: string;
  foot: string;
};

function paper(deal: Deal & { issuedAt: Date }, words: Words): Drawing {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: words.title, Author: deal.seller.name, CreationDate: deal.issuedAt },
  });
  doc.font(BOLD).fontSize(22).text(brand.name, LEFT, 56);
  doc.fontSize(16).text(words.heading, LEFT, 92);
  drawParties(doc, deal, words.head);
  drawLines(doc, deal, words);
  doc.end();
  return doc;
}

function drawParties(doc: PDFKit.PDFDocument, { seller, buyer }: Deal, head: string[]): void {
  const from = [seller.name, seller.address, seller.registration];
  if (seller.vatNumber) from.push(`VAT number ${seller.vatNumber}`);
  const to = [buyer.name, buyer.person, ...(buyer.address ? [buyer.address] : []), buyer.postcode];
  doc.font(REGULAR).fontSize(10).text(head.join('\n'), LEFT, 124);
  drawBlock(doc, { heading: 'From', lines: from, x: LEFT });
  drawBlock(doc, { heading: 'To', lines: to, x: 310 });
}

type Block = { heading: string; lines: string[]; x: number };

function drawBlock(doc: PDFKit.PDFDocument, { heading, lines, x }: Block): void {
  doc.font(BOLD).fontSize(10).text(heading, x, 190);
  doc.font(REGULAR).text(lines.join('\n'), x, 206, { width: 229 });
}

function drawLines(doc: PDFKit.PDFDocument, deal: Deal, { split, total, foot }: Words): void {
  const pence = (amount: number): string =>
    amount % 100 === 0 ? `${formatPounds(amount)}.00` : formatPounds(amount);
  const what = deal.promoCode ? `${deal.what} (promo code ${deal.promoCode})` : deal.what;
  const rows: [string, string][] = [
    [what, pence(split.net)],
    ...(deal.vatRate > 0
      ? ([
          ['Total without VAT', pence(split.net)],
          [`VAT at ${deal.vatRate} %`, pence(split.vat)],
        ] as [string, string][])
      : []),
  ];
  let y = 320;
  doc
    .font(BOLD)
    .text('Description', LEFT, y)
    .text('Amount', RIGHT - AMOUNTS.width, y, AMOUNTS);
  rule(doc, y + 18);
  doc.font(REGULAR);
  for (const [label, amount] of rows) {
    y += 28;
    doc.text(label, LEFT, y, { width: 340 }).text(amount, RIGHT - AMOUNTS.width, y, AMOUNTS);
  }
  rule(doc, y + 22);
  doc
    .font(BOLD)
    .fontSize(12)
    .text(total, LEFT, y + 34);
  doc.text(pence(split.gross), RIGHT - AMOUNTS.width, y + 34, AMOUNTS);
  doc
    .font(REGULAR)
    .fontSize(10)
    .text(foot, LEFT, y + 64);
}

const rule = (doc: PDFKit.PDFDocument, y: number): void => {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke();
};
