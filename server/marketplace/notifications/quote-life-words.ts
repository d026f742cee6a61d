import {
  business,
  customer,
  dayOf,
  declineFact,
  jobFact,
  type JobFacts,
  price,
  priceBefore,
  priceFact,
} from './job-fact-words.ts';

type Words = {
  subject: string;
  lines: string[];
  facts: { label: string; value: string }[];
  /** The tab where the job stands that it leads to. */
  to: { tab: string; label: string };
};

const COMPARE = { tab: 'quoted', label: 'Compare your quotes' };
const LEAD = { tab: 'leads', label: 'See the lead' };

/** What the notices say of what becomes of a quote before it is accepted. */
export const quoteLifeWords = {
  'quote-revised': (facts) => ({
    subject: `${business(facts)} changed their quote`,
    lines: [`${business(facts)} now quotes ${price(facts)} for your job, in place of ${priceBefore(facts)}.`],
    facts: [jobFact(facts), priceFact(facts), { label: 'Before', value: priceBefore(facts) }],
    to: COMPARE,
  }),
  'quote-ending': (facts) => ({
    subject: `A quote ends soon: ${facts.job_title}`,
    lines: [
      `The quote of ${business(facts)} is valid until the end of ${lastDay(facts)}. Then it closes by itself.`,
      'Accept it, turn it down, or write to them if you need more time.',
    ],
    facts: [jobFact(facts), priceFact(facts), { label: 'Valid until', value: lastDay(facts) }],
    to: COMPARE,
  }),
  'quote-expired': (facts) => ({
    subject: `Your quote ran out: ${facts.job_title}`,
    lines: [
      `Your quote was valid until ${lastDay(facts)}, and ${customer(facts)} had not answered it by then. It is closed.`,
      'The lead is in your inbox again. If you still want the work, you can send a new quote.',
    ],
    facts: [jobFact(facts), priceFact(facts)],
    to: LEAD,
  }),
  'quote-declined': (facts) => ({
    subject: `Not this quote: ${facts.job_title}`,
    lines: [
      `${customer(facts)} has looked at your quote and would rather not take it.`,
      'The lead is in your inbox again. If another price or plan might fit, you are welcome to send a new quote.',
    ],
    facts: [jobFact(facts), priceFact(facts), ...declineFact(facts)],
    to: LEAD,
  }),
} satisfies Record<string, (facts: JobFacts) => Words>;

export type QuoteLifeNotice = keyof typeof quoteLifeWords;
export const QUOTE_LIFE_NOTICES = Object.keys(quoteLifeWords) as QuoteLifeNotice[];

/** A day is named by its noon, which every clock calls by that day. */
const lastDay = ({ valid_until: day }: JobFacts): string => dayOf(day ? new Date(`${day}T12:00:00Z`) : null);
