import { ChevronLeft, ChevronRight } from 'lucide-react';
import { comparisonCopy } from '../../copy/comparison.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { Column } from './comparison-table.tsx';

const copy = comparisonCopy.pair;

type PairChoiceProps = {
  columns: readonly Column[];
  /** The place of the one on the left. */
  from: number;
  goTo: (place: number) => void;
  choose: (place: number, id: string) => void;
};

/** On a phone, over the two columns that are seen: which ones they are, and the way to the next. */
export function PairChoice({ columns, from: wanted, goTo, choose }: PairChoiceProps) {
  const last = Math.max(0, columns.length - 2);
  const from = Math.min(wanted, last);
  return (
    <div role="group" aria-label={copy.label} className="pair-choice">
      {columns.length > 2 && (
        <div className="flex items-center justify-between gap-2">
          <Button aria-label={copy.back} disabled={from === 0} onClick={() => goTo(from - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <p aria-live="polite" className="tabular-nums">
            {copy.place(from + 1, columns.length)}
          </p>
          <Button aria-label={copy.on} disabled={from === last} onClick={() => goTo(from + 1)}>
            <ChevronRight size={20} aria-hidden />
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {[copy.first, copy.second].map((label, side) => (
          <One
            key={label}
            label={label}
            columns={columns}
            chosen={columns[from + side]?.id ?? ''}
            choose={(id) => choose(from + side, id)}
          />
        ))}
      </div>
    </div>
  );
}

type OneProps = {
  label: string;
  columns: readonly Column[];
  chosen: string;
  choose: (id: string) => void;
};

const One = ({ label, columns, chosen, choose }: OneProps) => (
  <Select
    aria-label={label}
    className="truncate font-semibold"
    options={columns.map(({ id, item }) => ({ value: id, label: item.business.name }))}
    value={chosen}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  />
);
