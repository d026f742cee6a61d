import type { Lead } from '../../../contract/leads.ts';
import { CURRENCY, RATE_TYPES } from '../../../contract/words.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { typedPounds } from '../../marketplace/prices/typed-pounds.ts';
import { NO_QUOTE, type QuoteDraft } from './quote/quote-draft.ts';
import { fetchDetail, useFaults } from './quote/use-faults.ts';
import { useSendQuote } from './use-lead-acts.ts';

export type AnswerOption = 'quote' | 'info' | '';
type AnswerDraft = QuoteDraft & { option: AnswerOption };

const EMPTY: AnswerDraft = { option: '', ...NO_QUOTE };

/** The answer to one lead as it is being written; it outlives a failure, a reload and a log-in. */
export function useAnswer(lead: Lead) {
  const { draft, change, clear } = useDraft<AnswerDraft>(`answer:${lead.id}`, EMPTY);
  const quote = useSendQuote(clear);
  const { forgetCost, forgetDetail, ...judged } = useFaults(draft);
  const cost = typedPounds(draft.cost);
  const rate_type = RATE_TYPES.find((known) => known === draft.rate);
  const send = async () => {
    if (rate_type === undefined) return false;
    const detail = (await fetchDetail()).detailIn(draft);
    const comments = draft.message.trim() || quotesCopy.direct;
    const said = {
      rate_type,
      cost,
      currency: CURRENCY,
      comments,
      ...(detail && { detail }),
      ...fileIn(draft),
    } as const;
    return quote.run({ leadId: lead.id, ...said });
  };
  return {
    lead,
    draft,
    change,
    ...judged,
    changeCost: (typed: string) => {
      forgetCost();
      change({ cost: typed });
    },
    changeDetail: (part: Partial<QuoteDraft>) => {
      forgetDetail();
      change(part);
    },
    chooseOption: (option: AnswerOption) => change({ option }),
    isFilled: Number.isFinite(cost) && draft.rate !== '',
    send,
    /** What is asked about before it is sent. */
    facts: rate_type && quotesCopy.toSend(quotesCopy.price(cost, rate_type), lead.user.name, draft.start),
    quote,
  };
}

const fileIn = ({ files: [file] }: QuoteDraft) => (file ? { file: file.id } : {});

export type Answer = ReturnType<typeof useAnswer>;
