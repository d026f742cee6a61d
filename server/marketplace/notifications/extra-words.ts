import { extraWords as sumWords } from '../../../contract/extra-sum-words.ts';
import { toPounds } from '../../platform/money.ts';
import { business, customer, jobFact, type JobFacts } from './job-fact-words.ts';

/** What the notices of extras say. Why the business asks, and what the customer answered, stands on the page alone. */
export const extraWords = {
  'extra-proposed': (facts) => ({
    subject: `An extra to decide on: ${facts.job_title}`,
    lines: [
      `${business(facts)} proposes ${asked(facts)} than you agreed on.`,
      'Read why, and approve or refuse it. Nothing changes unless you approve.',
    ],
  }),
  'extra-approved': (facts) => ({
    subject: `Extra approved: ${facts.job_title}`,
    lines: [`${customer(facts)} approved the extra that you proposed: ${asked(facts)}.`],
  }),
  'extra-refused': (facts) => ({
    subject: `Extra refused: ${facts.job_title}`,
    lines: [`${customer(facts)} refused the extra that you proposed. What you agreed on before stays.`],
  }),
} satisfies Record<string, (facts: JobFacts) => { subject: string; lines: string[] }>;

export type ExtraNotice = keyof typeof extraWords;

/** The same with the figures. */
export const extraDraft = (kind: ExtraNotice, facts: JobFacts) => ({
  ...extraWords[kind](facts),
  facts: extraRows(facts),
});

const extraRows = (facts: JobFacts) => [
  jobFact(facts),
  { label: 'Amount', value: amount(facts) },
  ...(facts.extra_days ? [{ label: 'Longer by', value: longer(facts.extra_days) }] : []),
];

const asked = (facts: JobFacts): string =>
  facts.extra_days ? `${amount(facts)} and ${longer(facts.extra_days)} more` : amount(facts);

const amount = ({ extra_pence: pence }: JobFacts): string => sumWords.change(toPounds(pence ?? 0));

const longer = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
