import {
  DURATION_WORDS,
  KIND_WORDS,
  quoteDetailWords as quoteDetailCopy,
  UNIT_WORDS,
  VAT_WORDS,
} from '../../contract/quote-detail-words.ts';
import type { DurationUnit } from '../../contract/quote-words.ts';

export { quoteDetailCopy };

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const eachLabel = <Value extends string>(of: Record<Value, { label: string }>) =>
  (Object.keys(of) as Value[]).map((value) => ({ value, label: of[value].label }));

/** The form of a detailed quote. */
export const quoteFormCopy = {
  message: 'Message to the customer',
  messageHint: 'What they should know before they choose.',
  more: 'More detail',
  linesTitle: 'Lines',
  linesHint: 'What the price is made of. The price is then their sum.',
  linesForJob: 'Lines and a deposit go with a price for the whole job. Choose Flat to add them.',
  addLine: 'Add a line',
  lineTitle: (place: number) => `Line ${place}`,
  removeLine: (place: number) => `Remove line ${place}`,
  noRoom: 'A quote has at most 30 lines.',
  costHint: 'The sum of your lines',
  rateHint: 'With lines, the price is for the whole job.',
  what: 'What for',
  kind: 'Kind',
  quantity: 'Quantity',
  unit: 'Unit',
  each: 'Price each',
  sum: 'Sum of the lines',
  vat: quoteDetailCopy.vatLabel,
  vatHint: 'Your price includes it.',
  sayNothing: 'Not said',
  included: 'What is included',
  notIncluded: 'What is not included',
  start: quoteDetailCopy.start,
  validUntil: quoteDetailCopy.validUntil,
  validHint: 'At the end of that day the quote closes by itself. Leave it empty for no end.',
  duration: 'How long it takes',
  durationUnit: 'Counted in',
  deposit: 'Deposit in %',
  depositHint: 'Up to 25%. 0 says that you want none.',
  previewTitle: (name: string) => `What ${name} will see`,
  noPrice: 'No price yet',
  kinds: options(KIND_WORDS),
  units: eachLabel(UNIT_WORDS),
  vats: options(VAT_WORDS),
  durations: (Object.keys(DURATION_WORDS) as DurationUnit[]).map((value) => ({
    value,
    label: DURATION_WORDS[value][0],
  })),
};
