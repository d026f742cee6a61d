import { quotesCopy } from '../../copy/quotes.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import type { Answer } from './use-answer.ts';

/** Asks once, then sends; nothing to send until both are filled. */
export const SendQuote = ({ answer }: { answer: Answer }) => (
  <ConfirmedAct
    words={quotesCopy.send}
    look="primary"
    facts={answer.facts}
    isDisabled={!answer.isFilled}
    mayAsk={answer.isRight}
    run={answer.send}
    isWorking={answer.quote.isWorking}
    failure={answer.quote.failure}
  />
);
