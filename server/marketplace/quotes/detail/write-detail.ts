import { type Insertable, sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewQuoteDetail } from '../../../../contract/quote-detail.ts';
import { hundredths, linePence } from '../../../../contract/quote-sums.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { dayInLondon } from '../../../platform/london.ts';
import { invalid } from '../../../platform/refusal.ts';
import { firstDue } from '../validity/days.ts';

/** In how many years at the latest the work starts, and a quote ends, and what is said to a later day. */
const LATEST = {
  earliest_start: { years: 2, tooFar: say.farDate },
  valid_until: { years: 1, tooFar: say.untilDay },
} as const;
type Field = keyof typeof LATEST;

/**
 * Work starts today or later, and so ends a quote.
 * @throws Refusal 'invalid' where a day has passed, or is too far away
 */
export function mustBeAhead(detail: NewQuoteDetail | undefined, now: Date): void {
  const today = dayInLondon(now);
  const faults: Record<string, string[]> = {};
  for (const field of Object.keys(LATEST) as Field[]) {
    const fault = faultOf(field, detail?.[field], today);
    if (fault) faults[`detail.${field}`] = [fault];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function faultOf(field: Field, day: string | null | undefined, today: string) {
  if (!day) return undefined;
  if (day < today) return say.startDay;
  const { years, tooFar } = LATEST[field];
  const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return day > last ? tooFar : undefined;
}

type Sent = { quoteId: string; now: Date };

/** Writes what a quote says besides its price; where it says nothing, nothing is written. */
export async function writeDetail(tx: Tx, { quoteId, now }: Sent, detail: NewQuoteDetail): Promise<void> {
  const said = saidIn(detail, now);
  const lines = detail.lines ?? [];
  if (lines.length === 0 && Object.values(said).every((value) => value === null)) return;
  await insertDetail(tx, { quote_id: quoteId, ...said });
  if (lines.length > 0) await insertLines(tx, { quoteId, ...columnsOf(lines) });
}

type Row = Required<Omit<Insertable<DB['quote_details']>, 'ran_out_at'>>;

const saidIn = (detail: NewQuoteDetail, now: Date): Omit<Row, 'quote_id'> => ({
  vat_code: detail.vat ?? null,
  included: detail.included || null,
  not_included: detail.not_included || null,
  earliest_start: detail.earliest_start ?? null,
  valid_until: detail.valid_until ?? null,
  due_at: detail.valid_until ? firstDue(detail.valid_until, now) : null,
  duration_count: detail.duration?.count ?? null,
  duration_unit: detail.duration?.unit ?? null,
  deposit_percent: detail.deposit_percent ?? null,
});

const columnsOf = (lines: NonNullable<NewQuoteDetail['lines']>) => ({
  kinds: lines.map(({ kind }) => kind),
  texts: lines.map(({ text }) => text),
  quantities: lines.map(({ quantity }) => hundredths(quantity)),
  units: lines.map(({ unit }) => unit),
  prices: lines.map(({ unit_price }) => hundredths(unit_price)),
  sums: lines.map(linePence),
});

type Lines = { quoteId: string } & ReturnType<typeof columnsOf>;

const insertDetail = preparedOnce('quote-detail, pipelined', (row: Slots<Row>, db) =>
  db.insertInto('quote_details').values({ ...row }),
);

const insertLines = preparedOnce(
  'quote-lines, pipelined',
  ({ quoteId, kinds, texts, quantities, units, prices, sums }: Slots<Lines>) => sql`
    insert into quote_lines
      (quote_id, position, kind, text, quantity_hundredths, unit, unit_price_pence, sum_pence)
    select ${quoteId}, w.position, w.kind, w.text, w.quantity, w.unit, w.price, w.sum
    from unnest(${kinds}::text[], ${texts}::text[], ${quantities}::integer[], ${units}::text[], ${prices}::integer[],
      ${sums}::integer[]) with ordinality as w (kind, text, quantity, unit, price, sum, position)`,
);
