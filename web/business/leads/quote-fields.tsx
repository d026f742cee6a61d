import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fieldSentences } from '../../../contract/copy.ts';
import type { Lead } from '../../../contract/leads.ts';
import { QUOTE_LETTERS } from '../../../contract/quote-words.ts';
import { CURRENCY, RATE_TYPES } from '../../../contract/words.ts';
import { hiddenWords } from '../../copy/messages.copy.ts';
import { quoteFormCopy as copy } from '../../copy/quote-detail.copy.ts';
import { quoteTemplatesCopy } from '../../copy/quote-templates.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { HidingSaid } from '../../marketplace/hiding-said.tsx';
import { PriceGuide } from '../../marketplace/prices/price-guide.tsx';
import { usePriceByName } from '../../marketplace/prices/price-queries.ts';
import { Button } from '../../ui/actions/button.tsx';
import { released } from '../../ui/actions/released.ts';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { part } from '../../ui/lazy/part.ts';
import { MoreDetail } from './quote/more-detail.tsx';
import type { TemplatesStep } from './quote/templates/templates.tsx';
import type { Answer } from './use-answer.ts';

const RATES = RATE_TYPES.map((rate) => ({ value: rate, label: rate }));

/** Most quotes are written without one. */
const TEMPLATES = part(() => import('./quote/templates/templates.tsx'));

/** Price and rate, in place, and what similar jobs cost; then what else the customer may be told. */
export const QuoteFields = ({ answer }: { answer: Answer }) => (
  <div className="grid gap-4">
    <UseTemplate answer={answer} />
    <PriceFields answer={answer} />
    <TextArea
      label={copy.message}
      hint={copy.messageHint}
      name="message"
      rows={2}
      maxLength={QUOTE_LETTERS}
      value={answer.draft.message}
      remark={<HiddenInQuote answer={answer} text={answer.draft.message} />}
      onChange={(event) => answer.change({ message: event.target.value })}
    />
    <MoreDetail answer={answer} />
  </div>
);

function UseTemplate({ answer }: { answer: Answer }) {
  const [step, setStep] = useState<TemplatesStep | null>(null);
  return (
    <>
      <span className="justify-self-start">
        <Button onClick={() => setStep('choose')}>
          <Icon glyph={Bookmark} size={20} />
          {quoteTemplatesCopy.open}
        </Button>
      </span>
      <LaterInFront part={TEMPLATES} isWanted={step !== null} onClose={() => setStep(null)}>
        {({ Templates }) => step && <Templates answer={answer} step={step} onStep={setStep} />}
      </LaterInFront>
    </>
  );
}

function PriceFields({ answer }: { answer: Answer }) {
  const hasLines = answer.draft.lines.length > 0;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MoneyField
        label={quotesCopy.cost}
        name="cost"
        currency={CURRENCY}
        value={answer.draft.cost}
        hint={hasLines ? copy.costHint : undefined}
        readOnly={hasLines}
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
        hint={hasLines ? copy.rateHint : undefined}
        disabled={hasLines}
        onChange={(event) => answer.change({ rate: event.target.value })}
      />
      <PriceBesideQuote job={answer.lead.job} />
    </div>
  );
}

type HiddenProps = { answer: Answer; text: string };

/** Until its sender is interested, a customer reads no number and no address in a quote. */
const HiddenInQuote = ({ answer: { lead }, text }: HiddenProps) =>
  lead.is_interested ? null : (
    <HidingSaid text={text} kinds={HIDDEN} say={(hidden) => hiddenWords(hidden, 'business')} />
  );

const HIDDEN = ['phone', 'email'] as const;

/** Later it would move what somebody is about to press. */
const PATIENCE_MS = 600;

/** What similar jobs cost, for who is about to name a price. */
function PriceBesideQuote({ job: { trade, service, location } }: Pick<Lead, 'job'>) {
  const guide = usePriceByName({ trade, service: service.name, postcode: location });
  const [isLate, setLate] = useState(false);
  const isKnown = guide !== null;
  useEffect(() => {
    if (isKnown) return;
    const waiting = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, [isKnown]);
  if (!guide || isLate) return null;
  return (
    <div className="rounded-field bg-sunken px-4 py-3 sm:col-span-2">
      <PriceGuide guide={guide} />
    </div>
  );
}
