import type * as z from 'zod/mini';
import type { Extra, Extras } from '../../../contract/extras.ts';
import { extraWords as words } from '../../../contract/extra-sum-words.ts';
import { pounds } from '../../../contract/money-words.ts';
import { longDay } from '../../platform/london.ts';
import type { Part, Sum } from '../../platform/papers/paper.ts';
import { isApproved } from '../extras/index.ts';
import { paperWords } from './paper-words.ts';

/** So many stand on a paper one by one; nobody has agreed on more. */
const MOST_EXTRAS = 100;

/** What both agreed on since, and what is due with it; a job by the hour has no total, and none is invented. */
export function extrasParts({ extras, sum }: z.input<typeof Extras>): Part[] {
  const approved = extras.filter(({ status }) => isApproved(status));
  const added = [...approved.slice(0, MOST_EXTRAS).map(sumOf), ...further(approved.slice(MOST_EXTRAS))];
  const parts: Part[] = added.length === 0 ? [said(words.none)] : [];
  if (sum.due !== null) {
    const agreed: Sum = { what: words.sum.agreed, figures: '', comesTo: pounds(sum.agreed) };
    const sums = added.length > 0 ? [agreed, ...added] : [];
    return [...parts, { is: 'sums', sums, total: [words.sum.due, pounds(sum.due)] }];
  }
  if (added.length > 0)
    parts.push({ is: 'sums', sums: added, total: [words.sum.extras, pounds(sum.extras)] });
  return [...parts, said(sum.isEndedEarly ? words.sum.endedEarly : words.sum.open)];
}

const said = (text: string): Part => ({ is: 'text', text });

type Shown = z.input<typeof Extra>;

const sumOf = ({ amount, days, reason, decidedAt, createdAt }: Shown): Sum => ({
  what: reason ?? words.gone,
  figures: paperWords.approved(words.what(amount, days), longDay(new Date(decidedAt ?? createdAt))),
  comesTo: pounds(amount),
});

function further(extras: readonly Shown[]): Sum[] {
  if (extras.length === 0) return [];
  const pence = extras.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return [{ what: paperWords.furtherExtras(extras.length), figures: '', comesTo: pounds(pence / 100) }];
}
