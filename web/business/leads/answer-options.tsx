import { MessageSquare, PoundSterling } from 'lucide-react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { Icon } from '../../ui/icon.tsx';
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
          className="inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-field border border-rim bg-surface px-3 py-2 font-semibold whitespace-nowrap transition-colors duration-150 ease-out hover:border-edge aria-pressed:border-link aria-pressed:bg-tint aria-pressed:text-link sm:flex-none sm:px-4"
        >
          <Icon glyph={glyph} size={18} />
          {leadsCopy.options[option]}
        </button>
      ))}
    </fieldset>
  );
}
