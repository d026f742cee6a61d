import type { Lead } from '../../../contract/leads.ts';
import { LeadRow, useIsNew } from './lead-row.tsx';

type LeadLineProps = {
  lead: Lead;
  isChosen: boolean;
  /** Tab leads to it, and the arrows from it to the others. */
  isEntrance?: boolean;
  hasLeft?: boolean;
  onChoose: () => void;
};

/** A lead in the list beside the chosen one. */
export function LeadLine({ lead, isChosen, onChoose, ...line }: LeadLineProps) {
  const { isEntrance = isChosen, hasLeft = false } = line;
  const isNew = useIsNew(lead);
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isChosen || undefined}
      tabIndex={isEntrance ? 0 : -1}
    >
      <LeadRow lead={lead} isNew={isNew} hasLeft={hasLeft} />
    </button>
  );
}
