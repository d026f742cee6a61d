import { hundredths, sumDue } from '../../../contract/quote-sums.ts';
import type { JobStatus, RateType } from '../../../contract/words.ts';
import { finishCopy } from '../../copy/finish.copy.ts';
import { lastDay } from '../../copy/last-day.ts';
import { linesSinceCopy as copy } from '../../copy/lines-since.copy.ts';
import { FinishShown } from '../finish/finish-shown.tsx';
import { type Ended, isTold } from '../finish/is-told.ts';

export type SinceProps = ExtrasLineProps & EarlyEndLineProps & { job: Ended & { title: string } };

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

/** A page of the build before has no `earlyEnd`. */
type EarlyEndLineProps = { job: { earlyEnd?: { isMine: boolean; lapsesAt: string } | null } };

/** On the card of a job: what came up after its agreement. */
export const LinesSince = ({ me, job }: SinceProps) => (
  <>
    <ExtrasLine me={me} job={job} />
    <EarlyEndLine job={job} />
    {job.finish && isTold(job) && (
      <FinishShown finish={job.finish} price={job} title={finishCopy.photos(job.title)} />
    )}
  </>
);

/** What is due with its extras, and whether one waits for its answer. */
function ExtrasLine({ me, job }: ExtrasLineProps) {
  const { cost, rate_type, status, extras } = job;
  if (!extras || (!extras.isOpen && extras.approved === 0)) return null;
  const { waits, approved, due } = copy.extras;
  // Of work that ended early the two settle what is paid.
  const hasSum = cost !== null && rate_type && status !== 'cancelled';
  const sum = hasSum ? sumDue(rate_type, hundredths(cost), hundredths(extras.approved)) : null;
  return (
    <div className="grid gap-1">
      {extras.isOpen && <p className="font-semibold">{waits[me]}</p>}
      {extras.approved !== 0 && (
        <p className="text-ink-soft">{sum === null ? approved(extras.approved) : due(sum / 100)}</p>
      )}
    </div>
  );
}

/** That somebody proposed to end it early, and until when it can be answered. */
function EarlyEndLine({ job: { earlyEnd } }: EarlyEndLineProps) {
  if (!earlyEnd) return null;
  const say = earlyEnd.isMine ? copy.earlyEnd.mine : copy.earlyEnd.theirs;
  return <p className="font-semibold">{say(lastDay(earlyEnd.lapsesAt))}</p>;
}
