import { fieldSentences } from '../../../contract/copy.ts';
import { CURRENCY, RATE_TYPES } from '../../../contract/words.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { released } from '../../ui/released.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Answer } from './use-answer.ts';

const RATES = RATE_TYPES.map((rate) => ({ value: rate, label: rate }));

/** Price and rate, in place. */
export function QuoteFields({ answer }: { answer: Answer }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MoneyField
        label={quotesCopy.cost}
        name="cost"
        currency={CURRENCY}
        value={answer.draft.cost}
        error={answer.isCostWrong ? fieldSentences.cost : undefined}
        onBlur={({ relatedTarget }) =>
          relatedTarget instanceof HTMLButtonElement || void released().then(answer.checkCost)
        }
        onChange={(event) => answer.changeCost(event.target.value)}
      />
      <SelectField
        label={quotesCopy.rate}
        name="rate"
        options={RATES}
        placeholder={quotesCopy.chooseRate}
        value={answer.draft.rate}
        onChange={(event) => answer.change({ rate: event.target.value })}
      />
    </div>
  );
}
