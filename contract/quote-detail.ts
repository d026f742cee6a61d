import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { hasTwoDecimals, text, textOrNone } from './fields.ts';
import { hundredths, sumPence } from './quote-sums.ts';
import {
  DURATION_UNITS,
  LINE_KINDS,
  LINE_LETTERS,
  LINE_UNITS,
  MOST_DEPOSIT,
  MOST_LINES,
  MOST_POUNDS,
  MOST_QUANTITY,
  QUOTE_VATS,
  SCOPE_LETTERS,
} from './quote-words.ts';
import { RATE_WORDS } from './words.ts';

/** One line of a quote, as it is sent: what it comes to is worked out by the server. */
const NewLine = z.strictObject({
  kind: z.enum(LINE_KINDS, say.choose),
  text: text({ max: LINE_LETTERS, empty: say.lineText }),
  quantity: z
    .number(say.quantity)
    .check(
      z.gt(0, say.quantity),
      z.maximum(MOST_QUANTITY, say.quantity),
      z.refine(hasTwoDecimals, say.quantity),
    ),
  unit: z.enum(LINE_UNITS, say.choose),
  unit_price: z
    .number(say.unitPrice)
    .check(
      z.minimum(0, say.unitPrice),
      z.maximum(MOST_POUNDS, say.unitPrice),
      z.refine(hasTwoDecimals, say.unitPrice),
    ),
});

const scope = z.optional(z.nullable(textOrNone({ max: SCOPE_LETTERS, lines: true })));

/** What a business says of its quote besides the price, if it likes; a field that is left out says nothing. */
export const NewQuoteDetail = z.strictObject({
  lines: z.optional(z.array(NewLine, say.lines).check(z.maxLength(MOST_LINES, say.fewerLines))),
  vat: z.optional(z.nullable(z.enum(QUOTE_VATS, say.choose))),
  included: scope,
  not_included: scope,
  /** A day in the United Kingdom, as 2027-03-31. */
  earliest_start: z.optional(z.nullable(z.iso.date(say.day))),
  /** The day at whose end the quote closes by itself; without one it has no end. */
  valid_until: z.optional(z.nullable(z.iso.date(say.day))),
  duration: z.optional(
    z.nullable(
      z.strictObject({
        count: z.int(say.duration).check(z.minimum(1, say.duration), z.maximum(999, say.duration)),
        unit: z.enum(DURATION_UNITS, say.choose),
      }),
    ),
  ),
  deposit_percent: z.optional(
    z.nullable(
      z.int(say.deposit).check(z.minimum(0, say.deposit), z.maximum(MOST_DEPOSIT, say.depositTooHigh)),
    ),
  ),
});
export type NewQuoteDetail = z.output<typeof NewQuoteDetail>;

export const QuoteLine = z.object({
  kind: z.enum(LINE_KINDS),
  /** Null once the account that wrote it is gone. */
  text: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.enum(LINE_UNITS),
  unit_price: z.number(),
  sum: z.number(),
});

/** The same as either side reads it, with what follows from the figures, in pounds. */
export const QuoteDetail = z.object({
  lines: z.array(QuoteLine),
  vat: z.nullable(z.enum(QUOTE_VATS)),
  /** How much of the price is VAT; null where nothing is said of it, or none is charged. */
  vat_amount: z.nullable(z.number()),
  included: z.nullable(z.string()),
  not_included: z.nullable(z.string()),
  earliest_start: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  duration: z.nullable(z.object({ count: z.number(), unit: z.enum(DURATION_UNITS) })),
  deposit_percent: z.nullable(z.number()),
  deposit_amount: z.nullable(z.number()),
});
export type QuoteDetail = z.output<typeof QuoteDetail>;

type Priced = {
  rate_type: string;
  cost?: number | undefined;
  detail?: NewQuoteDetail | undefined;
};

const linesOf = ({ detail }: Priced) => detail?.lines ?? [];

/** The price of a quote in whole pence: what was said, else the sum of its lines. */
export const pricePence = (quote: Pick<Priced, 'cost' | 'detail'>): number =>
  quote.cost === undefined ? sumPence(quote.detail?.lines ?? []) : hundredths(quote.cost);

/** Whatever else is wrong, so that a price that is missing is said together with it: there may be no quote at all. */
const saysPrice = (quote: Priced | null): boolean =>
  typeof quote !== 'object' || quote === null || quote.cost !== undefined || hasLines(quote.detail);

const hasLines = (detail: unknown): boolean =>
  typeof detail === 'object' &&
  detail !== null &&
  'lines' in detail &&
  Array.isArray(detail.lines) &&
  detail.lines.length > 0;

/** Rules between fields say nothing where a field by itself is wrong: that is mended first. */
const when = ({ issues }: z.core.ParsePayload): boolean => issues.length === 0;

/** How the price of a quote, its rate, its lines and its deposit go together. */
export const pricedAsItSays = [
  z.refine<Priced>(saysPrice, { path: ['cost'], error: say.cost, when: () => true }),
  z.refine<Priced>((quote) => linesOf(quote).length === 0 || isForJob(quote), {
    path: ['detail', 'lines'],
    error: say.linesForJob,
    when,
  }),
  z.refine<Priced>((quote) => linesOf(quote).length === 0 || isPrice(sumPence(linesOf(quote))), {
    path: ['detail', 'lines'],
    error: say.linesSum,
    when,
  }),
  z.refine<Priced>((quote) => linesOf(quote).length === 0 || pricePence(quote) === sumPence(linesOf(quote)), {
    path: ['cost'],
    error: say.costOfLines,
    when,
  }),
  z.refine<Priced>((quote) => !quote.detail?.deposit_percent || isForJob(quote), {
    path: ['detail', 'deposit_percent'],
    error: say.depositForJob,
    when,
  }),
] as const;

const isForJob = ({ rate_type }: Priced): boolean => rate_type === RATE_WORDS.flat;
const isPrice = (pence: number): boolean => pence > 0 && pence <= MOST_POUNDS * 100;
