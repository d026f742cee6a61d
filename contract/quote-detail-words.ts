// What a quote says in words, on the screens and on the papers that the server draws.

import { grouped, pounds } from './money-words.ts';
import type { QuoteDetail } from './quote-detail.ts';
import {
  type DurationUnit,
  type LineKind,
  type LineUnit,
  type QuoteVat,
  VALID_UNTIL,
} from './quote-words.ts';

type Unit = { label: string; one: string; many: string };

export const UNIT_WORDS: Record<LineUnit, Unit> = {
  item: { label: 'item', one: 'item', many: 'items' },
  hour: { label: 'hour', one: 'hour', many: 'hours' },
  day: { label: 'day', one: 'day', many: 'days' },
  metre: { label: 'm', one: 'm', many: 'm' },
  square_metre: { label: 'm²', one: 'm²', many: 'm²' },
  cubic_metre: { label: 'm³', one: 'm³', many: 'm³' },
  kilogram: { label: 'kg', one: 'kg', many: 'kg' },
  litre: { label: 'litre', one: 'litre', many: 'litres' },
  pack: { label: 'pack', one: 'pack', many: 'packs' },
};

export const KIND_WORDS: Record<LineKind, string> = {
  labour: 'Labour',
  materials: 'Materials',
  other: 'Other',
};

export const VAT_WORDS: Record<QuoteVat, string> = {
  included_20: 'Included at 20%',
  included_5: 'Included at 5%',
  included_0: 'Included at 0%',
  not_registered: 'Not registered for VAT',
};

export const DURATION_WORDS: Record<DurationUnit, [label: string, one: string]> = {
  hours: ['hours', 'hour'],
  days: ['days', 'day'],
  weeks: ['weeks', 'week'],
};

/** 1,234.5: whole thousands are grouped, decimals stay as they were given. */
const counted = (amount: number): string => {
  const [whole = '0', decimals] = String(amount).split('.');
  return decimals ? `${grouped(Number(whole))}.${decimals}` : grouped(amount);
};

const quantity = (amount: number, unit: LineUnit): string =>
  `${counted(amount)} ${amount === 1 ? UNIT_WORDS[unit].one : UNIT_WORDS[unit].many}`;

type Line = QuoteDetail['lines'][number];

/** What a quote says besides its price: on its card, in the form and on its paper. */
export const quoteDetailWords = {
  linesLabel: 'Lines of the quote',
  lineCount: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  /** "Labour, 2.5 hours at £48.50" */
  lineFigures: ({ kind, quantity: amount, unit, unit_price }: Omit<Line, 'text' | 'sum'>) =>
    `${KIND_WORDS[kind]}, ${quantity(amount, unit)} at ${pounds(unit_price)}`,
  total: 'Total',
  vatLabel: 'VAT',
  /** "Included at 20%: £35.21" */
  vat: (vat: QuoteVat, amount: number | null) =>
    amount === null || amount === 0 ? VAT_WORDS[vat] : `${VAT_WORDS[vat]}: ${pounds(amount)}`,
  included: 'Included',
  notIncluded: 'Not included',
  start: 'Earliest start',
  validUntil: VALID_UNTIL,
  takes: 'Takes',
  duration: ({ count, unit }: { count: number; unit: DurationUnit }) =>
    `${count} ${DURATION_WORDS[unit][count === 1 ? 1 : 0]}`,
  depositLabel: 'Deposit',
  /** "25%: £52.81" */
  deposit: (percent: number, amount: number | null) =>
    percent === 0 ? 'None' : amount === null ? `${percent}%` : `${percent}%: ${pounds(amount)}`,
};
