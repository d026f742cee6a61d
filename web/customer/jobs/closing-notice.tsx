import type { OwnJob } from '../../../contract/jobs.ts';
import { ownJobCopy } from '../../copy/own-job.copy.ts';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { dayInWords } from '../../marketplace/jobs/day-in-words.ts';

const copy = ownJobCopy.closing;

/** Nobody has answered, and the day is near on which the job closes by itself: one tap keeps it open. */
export function ClosingNotice({ job }: { job: OwnJob }) {
  const keepOpen = useAct({
    name: 'renewJob',
    call: (api, id: string) => api.renewJob({ params: { id } }),
    reloads: ['jobs'],
    done: copy.done,
  });
  if (job.closesAt === null) return null;
  return (
    <Notable>
      <p className="font-semibold">
        {copy.before} <time dateTime={job.closesAt}>{dayInWords(job.closesAt)}</time>.
      </p>
      <p>{copy.help}</p>
      {job.can.includes('renew') && (
        <div className="mt-2">
          <Button onClick={() => void keepOpen.run(job.id)} isBusy={keepOpen.isWorking}>
            {copy.keep}
          </Button>
        </div>
      )}
    </Notable>
  );
}
