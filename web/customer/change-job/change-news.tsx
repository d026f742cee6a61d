import type { JobToChange } from '../../../contract/job-changes.ts';
import { jobChangesCopy as copy } from '../../copy/job-changes.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';

type ChangeNewsProps = {
  job: JobToChange;
  /** Something was typed over an older revision. */
  isStale: boolean;
  onGoOn: () => void;
  onStartAgain: () => void;
};

/** What stands in the way of the change, or of a part of it. What happens meanwhile is said here, and nothing is lost. */
export const ChangeNews = ({ job, isStale, onGoOn, onStartAgain }: ChangeNewsProps) => (
  <div role="status" className="grid gap-4 empty:hidden">
    {copy.over[job.status] ? <IsOver status={job.status} /> : <StandsSo isTakenUp={job.isTakenUp} />}
    {isStale && job.can.includes('change') && (
      <Notable>
        <p className="font-semibold">{copy.elsewhere}</p>
        <p>{copy.kept}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button onClick={onGoOn}>{copy.rebase}</Button>
          <Button onClick={onStartAgain}>{copy.startAgain}</Button>
        </div>
      </Notable>
    )}
  </div>
);

const IsOver = ({ status }: Pick<JobToChange, 'status'>) => (
  <Notable>
    <p className="font-semibold">{copy.over[status]}</p>
    <div className="mt-2">
      <InnerLink href="/dashboard?tab=jobs" className={buttonLook('quiet')}>
        {copy.back}
      </InnerLink>
    </div>
  </Notable>
);

const StandsSo = ({ isTakenUp }: Pick<JobToChange, 'isTakenUp'>) =>
  isTakenUp ? (
    <Notable isCalm>
      <p className="font-semibold">{copy.takenUp}</p>
    </Notable>
  ) : (
    <p>{copy.free}</p>
  );
