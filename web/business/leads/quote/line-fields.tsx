import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { linePence, sumPence } from '../../../../contract/quote-sums.ts';
import { LINE_LETTERS, MOST_LINES } from '../../../../contract/quote-words.ts';
import { pounds } from '../../../copy/money.ts';
import { quoteFormCopy as copy } from '../../../copy/quote-detail.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Answer } from '../use-answer.ts';
import { figuresOf, isForJob, isWhole, NEW_LINE, ofKind, withLines } from './detail-of-draft.ts';
import type { DraftLine, Faults } from './quote-draft.ts';

/** What the price is made of, line by line, with its running sum. */
export function LineFields({ answer }: { answer: Answer }) {
  const { draft, faults } = answer;
  const { place, add, change, remove } = useLines(answer);
  if (!isForJob(draft)) return <p className="text-ink-soft">{copy.linesForJob}</p>;
  return (
    <div ref={place} role="group" aria-label={copy.linesTitle} className="grid gap-4">
      <p className="text-sm text-ink-soft">{copy.linesHint}</p>
      {draft.lines.map((line, at) => (
        <OneLine
          key={at}
          place={at}
          line={line}
          faults={faults}
          onChange={(part) => change(at, part)}
          onRemove={() => remove(at)}
        />
      ))}
      {faults['lines'] && <p className="text-sm text-refusal">{faults['lines']}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {draft.lines.length < MOST_LINES ? (
          <Button onClick={add}>
            <Icon glyph={Plus} size={20} />
            {copy.addLine}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{copy.noRoom}</p>
        )}
        <Sum lines={draft.lines} />
      </div>
    </div>
  );
}

/** A line that was added is typed into next; one that was removed leaves the focus on the button that adds another. */
function useLines({ draft: { lines }, changeDetail }: Answer) {
  const place = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    setTimeout(
      () => [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
      100,
    );
  return {
    place,
    add: () => {
      changeDetail(withLines([...lines, NEW_LINE]));
      focus('input[name=what]');
    },
    change: (at: number, part: Partial<DraftLine>) =>
      changeDetail(withLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))),
    remove: (at: number) => {
      changeDetail(withLines(lines.filter((_, index) => index !== at)));
      focus('button');
    },
  };
}

const Sum = ({ lines }: { lines: readonly DraftLine[] }) => (
  <p role="status" className="font-semibold tabular-nums empty:hidden">
    {lines.length > 0 && `${copy.sum}: ${pounds(sumPence(lines.map(figuresOf).filter(isWhole)) / 100)}`}
  </p>
);

type OneLineProps = {
  place: number;
  line: DraftLine;
  faults: Faults;
  onChange: (part: Partial<DraftLine>) => void;
  onRemove: () => void;
};

function OneLine({ place, line, faults, onChange, onRemove }: OneLineProps) {
  const faultOf = (field: string) => faults[`lines.${place}.${field}`];
  return (
    <fieldset className="grid gap-3 rounded-field border border-rim p-3 sm:p-4">
      <legend className="sr-only">{copy.lineTitle(place + 1)}</legend>
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <TextField
          label={copy.what}
          name="what"
          autoComplete="off"
          maxLength={LINE_LETTERS}
          value={line.text}
          error={faultOf('text')}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <Button aria-label={copy.removeLine(place + 1)} onClick={onRemove}>
          <Icon glyph={Trash2} size={20} />
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <Choices line={line} onChange={onChange} />
        <Figures line={line} faultOf={faultOf} onChange={onChange} />
      </div>
      <LineSum line={line} />
    </fieldset>
  );
}

type PartProps = Pick<OneLineProps, 'line' | 'onChange'>;

const Choices = ({ line, onChange }: PartProps) => (
  <>
    <SelectField
      label={copy.kind}
      name="kind"
      options={copy.kinds}
      value={line.kind}
      onChange={(event) => onChange(ofKind(line, event.target.value as DraftLine['kind']))}
    />
    <SelectField
      label={copy.unit}
      name="unit"
      options={copy.units}
      value={line.unit}
      onChange={(event) => onChange({ unit: event.target.value as DraftLine['unit'] })}
    />
  </>
);

const Figures = ({
  line,
  faultOf,
  onChange,
}: PartProps & { faultOf: (field: string) => string | undefined }) => (
  <>
    <TextField
      label={copy.quantity}
      name="quantity"
      inputMode="decimal"
      autoComplete="off"
      value={line.quantity}
      error={faultOf('quantity')}
      onChange={(event) => onChange({ quantity: event.target.value })}
    />
    <MoneyField
      label={copy.each}
      name="price"
      value={line.price}
      error={faultOf('unit_price')}
      onChange={(event) => onChange({ price: event.target.value })}
    />
  </>
);

function LineSum({ line }: { line: DraftLine }) {
  const figures = figuresOf(line);
  return (
    isWhole(figures) && (
      <p className="justify-self-end font-semibold tabular-nums">{pounds(linePence(figures) / 100)}</p>
    )
  );
}
