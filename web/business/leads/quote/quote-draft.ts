import type { DurationUnit, LineKind, LineUnit, QuoteVat } from '../../../../contract/quote-words.ts';

/** A line as it is typed. */
export type DraftLine = { kind: LineKind; text: string; quantity: string; unit: LineUnit; price: string };

/** A PDF that was brought for a quote. */
export type BroughtFile = Readonly<Record<'id' | 'name', string>>;

/** A quote as it is typed; what is empty is not said. */
export type QuoteDraft = {
  cost: string;
  rate: string;
  message: string;
  lines: readonly DraftLine[];
  vat: QuoteVat | '';
  included: string;
  notIncluded: string;
  start: string;
  /** Null while nobody has seen the field. */
  validUntil: string | null;
  duration: string;
  durationUnit: DurationUnit;
  deposit: string;
  /** One PDF at most, which the server has. */
  files: readonly BroughtFile[];
};

export const NO_QUOTE: QuoteDraft = {
  cost: '',
  rate: '',
  message: '',
  lines: [],
  vat: '',
  included: '',
  notIncluded: '',
  start: '',
  validUntil: null,
  duration: '',
  durationUnit: 'days',
  deposit: '',
  files: [],
};

/** What is wrong with a detail, by the path of its field. */
export type Faults = Readonly<Record<string, string>>;
