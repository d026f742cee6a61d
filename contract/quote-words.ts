// The words of a detailed quote and its bounds, for the rules of the call and for the screens.

export const LINE_KINDS = ['labour', 'materials', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_UNITS = [
  'item',
  'hour',
  'day',
  'metre',
  'square_metre',
  'cubic_metre',
  'kilogram',
  'litre',
  'pack',
] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

/** What a price says of VAT: it includes so many per cent, or its business does not charge any. */
export const VAT_PERCENT = { included_20: 20, included_5: 5, included_0: 0, not_registered: null } as const;
export type QuoteVat = keyof typeof VAT_PERCENT;
export const QUOTE_VATS = Object.keys(VAT_PERCENT) as QuoteVat[];

export const DURATION_UNITS = ['hours', 'days', 'weeks'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

export const QUOTE_LETTERS = 1000;
export const MOST_TEMPLATES = 20;
export const TEMPLATE_NAME_LETTERS = 60;
export const MOST_LINES = 30;
export const LINE_LETTERS = 200;
export const SCOPE_LETTERS = 1000;
export const MOST_QUANTITY = 100_000;
export const MOST_POUNDS = 1_000_000;
export const MOST_DEPOSIT = 25;
/** Before its last day, wherever a quote is read. */
export const VALID_UNTIL = 'Valid until';
/** How long a quote is valid where its form is left as it is. */
export const VALID_DAYS = 30;
