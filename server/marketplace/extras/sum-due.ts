import type { ExtraStatus } from '../../../contract/extra-words.ts';
import { sumDue } from '../../../contract/quote-sums.ts';
import { type RateCode, RATE_WORDS } from '../../../contract/words.ts';
import { toPounds } from '../../platform/money.ts';
import { isEndedEarly } from '../engagements/index.ts';
import { isApproved } from './extra.lifecycle.ts';

type Agreed = { agreedPence: number; rate: RateCode; status: string };
type Priced = { status: ExtraStatus; amount_pence: number };

/** What was approved on top of what was agreed. */
export const approvedPence = (extras: readonly Priced[]): number =>
  extras.reduce((sum, { status, amount_pence }) => sum + (isApproved(status) ? amount_pence : 0), 0);

/**
 * What is due; null where the work is paid by the hour or day, as nobody knows the sum of that, and where it ended early:
 * the two settle between them what is paid.
 */
export const duePence = ({ agreedPence, rate, status }: Agreed, extras: readonly Priced[]): number | null =>
  isEndedEarly(status) ? null : sumDue(RATE_WORDS[rate], agreedPence, approvedPence(extras));

/** The same in pounds, with what it is made of. */
export function dueView(work: Agreed, extras: readonly Priced[]) {
  const due = duePence(work, extras);
  return {
    agreed: toPounds(work.agreedPence),
    rate_type: RATE_WORDS[work.rate],
    extras: toPounds(approvedPence(extras)),
    due: due === null ? null : toPounds(due),
    isEndedEarly: isEndedEarly(work.status),
  };
}
