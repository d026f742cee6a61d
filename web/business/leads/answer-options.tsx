import { MessageSquare, PoundSterling } from 'lucide-react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { Icon } from '../../ui/display/icon.tsx';
import type { AnswerOption } from './use-answer.ts';

type AnswerOptionsProps = {
  lead: Lead;
  option: AnswerOption;
  onChange: (option: AnswerOption) => void;
};

const OPTIONS = [
  { option: 'quote', move: 'sendQuote', glyph: PoundSterling },
  { option: 'info', move: 'sendMessage', glyph: MessageSquare },
] as const;

/** Quote or ask: one at most, and choosing the chosen one again clears it. */
export function AnswerOptions({ lead, option: chosen, onChange }: AnswerOptionsProps) {
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">{leadsCopy.options.label}</legend>
      {OPTIONS.filter(({ move }) => lead.can.includes(move)).map(({ option, glyph }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChange(option === chosen ? '' : option)}
          className="answer-option"
        >
          <Icon glyph={glyph} size={18} />
          <span>
            {leadsCopy.options[option]}
            {option === 'info' && lead.messagesCount > 0 && <Written count={lead.messagesCount} />}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** How much there is to read already. */
const Written = ({ count }: { count: number }) => (
  <span className="tabular-nums">
    {' '}
    <span aria-hidden>({count})</span>
    <span className="sr-only">{leadsCopy.options.written(count)}</span>
  </span>
);
