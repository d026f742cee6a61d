import type { EarlyEndMove } from '../../../contract/early-end-words.ts';
import type { EarlyEnd } from '../../../contract/early-ends.ts';
import type { ApiClient } from '../../api-client.ts';
import { earlyEndsCopy as copy } from '../../copy/early-ends.copy.ts';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { EARLY_END_LISTS } from './early-ends-query.ts';

type OfEnd = { end: EarlyEnd };
type Way = { end: EarlyEnd; move: EarlyEndMove; look?: ButtonLook };

/** What each side may say to a proposal that waits; each asks once. */
export const AnswerEarlyEnd = ({ end }: OfEnd) => (
  <div className="grid gap-3 empty:hidden sm:flex sm:flex-wrap print:hidden">
    <Answer end={end} move="agree" look="danger" />
    <Answer end={end} move="decline" />
    <Answer end={end} move="withdraw" />
  </div>
);

const CALLS = {
  agree: {
    name: 'agreeToEarlyEnd',
    call: (api: ApiClient, id: string) => api.agreeToEarlyEnd({ params: { id } }),
  },
  decline: {
    name: 'declineEarlyEnd',
    call: (api: ApiClient, id: string) => api.declineEarlyEnd({ params: { id } }),
  },
  withdraw: {
    name: 'withdrawEarlyEnd',
    call: (api: ApiClient, id: string) => api.withdrawEarlyEnd({ params: { id } }),
  },
} as const;

function Answer({ end: { id, can }, move, look = 'quiet' }: Way) {
  const words = copy[move];
  const act = useAct({ ...CALLS[move], reloads: EARLY_END_LISTS, done: words.done, isSaidInQuestion: true });
  return (
    <ConfirmedAct
      words={words}
      look={look}
      run={() => act.run(id)}
      isWorking={act.isWorking}
      failure={act.failure}
      isPossible={can.includes(move)}
    />
  );
}
