import { jobsCopy } from '../../copy/jobs.copy.ts';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { useAct } from '../dashboard/use-act.ts';

/** Either side may say that the work is done. */
export function FinishJob({ jobId, isPossible }: { jobId: string; isPossible: boolean }) {
  const finish = useAct({
    name: 'updateJobStatus',
    call: (api, id: string) => api.updateJobStatus({ params: { id }, body: { status: 'finished' } }),
    putsAway: (id) => [id],
    reloads: ['jobs', 'quotes'],
    done: jobsCopy.complete.done,
  });
  return (
    <ConfirmedAct
      words={jobsCopy.complete}
      look="primary"
      run={() => finish.run(jobId)}
      isWorking={finish.isWorking}
      isPossible={isPossible}
    />
  );
}
