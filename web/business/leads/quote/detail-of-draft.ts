import type { NewQuoteDetail } from '../../../../contract/quote-detail.ts';
import { sumPence } from '../../../../contract/quote-sums.ts';
import type { LineKind, LineUnit } from '../../../../contract/quote-words.ts';
import { RATE_WORDS } from '../../../../contract/words.ts';
import { typedPounds } from '../../../marketplace/prices/typed-pounds.ts';
import { firstFaults } from '../../../ui/forms/first-faults.ts';
import type { DraftLine, Faults, QuoteDraft } from './quote-draft.ts';

/** What a kind of line is mostly counted in. */
const USUAL_UNIT: Record<LineKind, LineUnit> = { labour: 'hour', materials: 'item', other: 'item' };

export const NEW_LINE: DraftLine = {
  kind: 'labour',
  text: '',
  quantity: '1',
  unit: USUAL_UNIT.labour,
  price: '',
};

/** Another kind, and its usual unit unless one was chosen. */
export const ofKind = (line: DraftLine, kind: LineKind): Partial<DraftLine> => ({
  kind,
  unit: line.unit === USUAL_UNIT[line.kind] ? USUAL_UNIT[kind] : line.unit,
});

/** With lines the price is their sum, and for the whole job. */
export const withLines = (lines: readonly DraftLine[]): Partial<QuoteDraft> =>
  lines.length === 0 ? { lines, cost: '' } : { lines, rate: RATE_WORDS.flat, cost: typedSum(lines) };

/** As somebody would type it; empty while nothing can be added up. */
function typedSum(lines: readonly DraftLine[]): string {
  const pence = sumPence(lines.map(figuresOf).filter(isWhole));
  return pence > 0 ? (pence / 100).toFixed(2).replace(/\.00$/, '') : '';
}

export const figuresOf = ({ quantity, price }: DraftLine) => ({
  quantity: typedPounds(quantity),
  unit_price: typedPounds(price),
});

export const isWhole = (line: { quantity: number; unit_price: number }): boolean =>
  Number.isFinite(line.quantity) && Number.isFinite(line.unit_price);

/** A price for the whole job alone has lines and a deposit. */
export const isForJob = ({ rate }: Pick<QuoteDraft, 'rate'>): boolean =>
  rate === '' || rate === RATE_WORDS.flat;

/** What is said besides the price and the message, as it is sent; nothing where that is nothing. */
export function detailIn(draft: QuoteDraft): NewQuoteDetail | undefined {
  const detail: NewQuoteDetail = {
    ...(draft.lines.length > 0 && {
      lines: draft.lines.map((line) => ({
        kind: line.kind,
        text: line.text,
        unit: line.unit,
        ...figuresOf(line),
      })),
    }),
    ...(draft.vat && { vat: draft.vat }),
    ...(draft.included.trim() && { included: draft.included }),
    ...(draft.notIncluded.trim() && { not_included: draft.notIncluded }),
    ...(draft.start && { earliest_start: draft.start }),
    ...(draft.validUntil && { valid_until: draft.validUntil }),
    ...(draft.duration.trim() && {
      duration: { count: typedPounds(draft.duration), unit: draft.durationUnit },
    }),
    ...(draft.deposit.trim() && isForJob(draft) && { deposit_percent: typedPounds(draft.deposit) }),
  };
  return Object.keys(detail).length > 0 ? detail : undefined;
}

/** The rules come when they are needed; if they cannot, the server judges alone. */
export const faultsIn = (detail: NewQuoteDetail | undefined): Promise<Faults> =>
  detail === undefined
    ? Promise.resolve({})
    : import('../../../../contract/quote-detail.ts').then(
        ({ NewQuoteDetail: rules }) => firstFaults(rules.safeParse(detail).error?.issues ?? []),
        () => ({}),
      );
