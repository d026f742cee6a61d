import { useCallback, useRef } from 'react';
import type { RateType } from '../../../contract/words.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { useAct } from '../dashboard/use-act.ts';
import type { FinishSaid, Judge } from './finish-form.tsx';

type FinishJobProps = {
  job: { id: string; title: string; rate_type: RateType | null };
  isPossible: boolean;
};

type Finished = FinishSaid & { id: string };

/** Either side may say that the work is done, with photos of the result, and with the time where it is paid by time. */
export function FinishJob({ job, isPossible }: FinishJobProps) {
  const judge = useRef<Judge>(() => ({}));
  const finish = useAct({
    name: 'updateJobStatus',
    call: (api, { id, ...more }: Finished) =>
      api.updateJobStatus({ params: { id }, body: { status: 'finished', ...more } }),
    putsAway: ({ id }) => [id],
    reloads: ['jobs', 'quotes', 'agreed'],
    done: jobsCopy.complete.done,
    movesTo: 'history',
    isSaidInQuestion: true,
  });
  const listen = useCallback((heard: Judge) => {
    judge.current = heard;
  }, []);
  return (
    <ConfirmedAct
      words={jobsCopy.complete}
      look="primary"
      facts={job.title}
      mayRun={() => judge.current() !== null}
      run={() => finish.run({ id: job.id, ...judge.current() })}
      isWorking={finish.isWorking}
      failure={finish.failure}
      isPossible={isPossible}
      wish={
        <LaterQuietly part={FORM}>
          {({ FinishForm }) => <FinishForm job={job} onReady={listen} />}
        </LaterQuietly>
      }
    />
  );
}

/** Fetched when the question is asked; without it the job is completed all the same. */
const FORM = part(() => import('./finish-form.tsx'));
