import { CANCEL_REASONS, type CancelReason } from '../../../contract/words.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { ownJobCopy } from '../../copy/own-job.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';

type Cancelled = { id: string; reason?: CancelReason };

type CancelJobProps = { job: { id: string; title: string }; isPossible: boolean };

/** Asks once; a reason is one tap and cancels as well. */
export function CancelJob({ job, isPossible }: CancelJobProps) {
  const cancel = useAct({
    name: 'updateJobStatus',
    call: (api, { id, ...more }: Cancelled) =>
      api.updateJobStatus({ params: { id }, body: { status: 'cancelled', ...more } }),
    putsAway: ({ id }) => [id],
    reloads: ['jobs', 'quotes', 'responses'],
    done: customerCopy.cancel.done,
    movesTo: 'history',
    movesToPart: '&history=cancelled',
    isSaidInQuestion: true,
  });
  return (
    <ConfirmedAct
      words={customerCopy.cancel}
      facts={job.title}
      run={() => cancel.run({ id: job.id })}
      ways={{
        label: ownJobCopy.reasons.label,
        each: CANCEL_REASONS.map((reason) => ({
          label: ownJobCopy.reasons[reason],
          run: () => cancel.run({ id: job.id, reason }),
        })),
      }}
      isWorking={cancel.isWorking}
      failure={cancel.failure}
      isPossible={isPossible}
    />
  );
}
