import { useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { CURRENCY, RATE_TYPES } from '../../../contract/words.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { useSendQuote } from './use-lead-acts.ts';

export type AnswerOption = 'quote' | 'info' | '';
type AnswerDraft = { option: AnswerOption; cost: string; rate: string };

const EMPTY: AnswerDraft = { option: '', cost: '', rate: '' };

/** The answer to one lead as it is being written; it outlives a failure, a reload and a log-in. */
export function useAnswer(lead: Lead) {
  const { draft, change, clear } = useDraft<AnswerDraft>(`answer:${lead.id}`, EMPTY);
  // The rule may take its time to arrive: what it says is of this price, and not of one that was typed meanwhile.
  const [wrongCost, setWrongCost] = useState<string>();
  const quote = useSendQuote(clear);

  const cost = poundsOf(draft.cost);
  const rate_type = RATE_TYPES.find((known) => known === draft.rate);
  const isRight = async () => {
    const isFit = await isPrice(cost);
    setWrongCost(isFit ? undefined : draft.cost);
    return isFit;
  };
  const send = async () =>
    rate_type !== undefined &&
    quote.run({ leadId: lead.id, rate_type, cost, currency: CURRENCY, comments: quotesCopy.direct });
  return {
    draft,
    change,
    /** What was said of the price goes while it is mended: gone at the click, its line would move the button away. */
    changeCost: (typed: string) => {
      setWrongCost(undefined);
      change({ cost: typed });
    },
    chooseOption: (option: AnswerOption) => change({ option }),
    isCostWrong: draft.cost === wrongCost,
    checkCost: () => draft.cost !== '' && void isRight(),
    isFilled: draft.cost.trim() !== '' && draft.rate !== '',
    isRight,
    send,
    /** What is asked about before it is sent. */
    facts: rate_type && quotesCopy.toSend(quotesCopy.price(cost, rate_type), lead.user.name),
    quote,
  };
}

export type Answer = ReturnType<typeof useAnswer>;

/** The rule arrives when a price does; if it cannot, the server judges alone. */
const isPrice = (pounds: number): Promise<boolean> =>
  import('../../../contract/fields.ts').then(
    ({ cost }) => cost.safeParse(pounds).success,
    () => true,
  );

/**
 * "£1,200.50" as people type it. A comma that parts no thousands may be meant as a point, so "12,50" is no price; nor is
 * what only a program takes for a number, such as "1e3".
 */
function poundsOf(typed: string): number {
  const figures = typed.replace(/[\s£]|,(?=\d{3}(?!\d))/g, '');
  return /^(\d+[.]?\d*|[.]\d+)$/.test(figures) ? Number(figures) : Number.NaN;
}
