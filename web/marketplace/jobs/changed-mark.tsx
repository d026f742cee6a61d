import { Pencil } from 'lucide-react';
import type { ChangeMark } from '../../../contract/change-mark.ts';
import { changeMarksCopy as copy } from '../../copy/change-marks.copy.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Ago } from '../live/ago.tsx';

/** "Changed 2 hours ago: urgency", for a business that took the job up before. */
export function ChangedMark({ changed }: { changed: ChangeMark }) {
  if (!changed) return null;
  return (
    <Badge tone="urgent" icon={<Icon glyph={Pencil} />}>
      <span>
        {copy.changed} <Ago at={changed.at} />
        {copy.fields(changed.fields)}
      </span>
    </Badge>
  );
}

/** On a quote, for both sides. */
export const SentBeforeChange = ({ quote }: { quote: { sentBeforeChange: boolean } }) =>
  quote.sentBeforeChange && (
    <Badge tone="urgent" icon={<Icon glyph={Pencil} />}>
      {copy.sentBefore}
    </Badge>
  );

/** Both, for the business that sent it. */
export const QuoteMarks = ({ quote }: { quote: { sentBeforeChange: boolean; changed: ChangeMark } }) =>
  quote.sentBeforeChange && quote.changed ? (
    <p className="flex items-baseline gap-2 text-sm text-notable">
      <span className="translate-y-0.5">
        <Icon glyph={Pencil} size={14} />
      </span>
      <span>
        <span>{copy.sentBefore}</span>. {copy.changed} <Ago at={quote.changed.at} />
        {copy.fields(quote.changed.fields)}
      </span>
    </p>
  ) : (
    <div className="flex flex-wrap items-start gap-2 empty:hidden">
      <SentBeforeChange quote={quote} />
      <ChangedMark changed={quote.changed} />
    </div>
  );
