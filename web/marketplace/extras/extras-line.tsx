import { hundredths, sumDue } from '../../../contract/quote-sums.ts';
import type { JobStatus, RateType } from '../../../contract/words.ts';
import { extrasLineCopy as copy } from '../../copy/extras-line.copy.ts';

type ExtrasLineProps = {
  me: 'customer' | 'business';
  /** A page of the build before has no `extras`. */
  job: {
    cost: number | null;
    rate_type: RateType | null;
    status: JobStatus;
    extras?: { approved: number; isOpen: boolean } | null;
  };
};

/** On the card of a job: what is due with its extras, and whether one waits for its answer. */
export function ExtrasLine({ me, job }: ExtrasLineProps) {
  const { cost, rate_type, status, extras } = job;
  if (!extras || (!extras.isOpen && extras.approved === 0)) return null;
  // Of work that ended early the two settle what is paid.
  const hasSum = cost !== null && rate_type && status !== 'cancelled';
  const due = hasSum ? sumDue(rate_type, hundredths(cost), hundredths(extras.approved)) : null;
  return (
    <div className="grid gap-1">
      {extras.isOpen && <p className="font-semibold">{copy.waits[me]}</p>}
      {extras.approved !== 0 && (
        <p className="text-ink-soft">{due === null ? copy.approved(extras.approved) : copy.due(due / 100)}</p>
      )}
    </div>
  );
}
