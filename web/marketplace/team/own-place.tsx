import { useState } from 'react';
import type { OwnBusiness } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useCallOnce } from '../../use-call-once.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useGoOn } from './use-go-on.ts';

const copy = teamCopy.leave;

/** Whom a member works for, as what, and the way out. */
export function OwnPlace({ business }: { business: OwnBusiness }) {
  const { name, role } = business;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <section aria-labelledby="place" className="grid justify-items-start gap-4">
        <h3 id="place" className="font-display text-xl leading-tight">
          {teamCopy.place.title}
        </h3>
        <div className="grid gap-1">
          <p>
            {teamCopy.place.worksFor} <strong className="font-semibold wrap-anywhere">{name}</strong>.
          </p>
          <p className="text-ink-soft">{teamCopy.place.may[role]}</p>
        </div>
        <Button look="danger" aria-label={copy.label(name)} onClick={() => setOpen(true)}>
          {copy.button}
        </Button>
      </section>
      {isOpen && <LeaveQuestion business={business} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function LeaveQuestion({ business, onClose }: { business: OwnBusiness; onClose: () => void }) {
  const act = useLeaveTeam(business);
  return (
    <Confirm
      title={copy.title(business.name)}
      note={copy.note(business.name)}
      confirmLabel={copy.confirm}
      tone="danger"
      isOpen
      isBusy={act.isPending}
      onConfirm={act.mutate}
      onClose={onClose}
    >
      {act.error && <Refusal>{failureSentence(act.error)}</Refusal>}
    </Confirm>
  );
}

/** A member who was removed meanwhile has left already, and reads on the dashboard that they are in no team. */
function useLeaveTeam({ id, name }: OwnBusiness) {
  const { api } = useRouterContext();
  const goOn = useGoOn();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: () => api.leaveTeam({ params: { id } }),
    onSuccess: async () => {
      await goOn();
      toast({ title: copy.done(name) });
    },
    onError: (error) => {
      logUnlessSaid('leaveTeam', error);
      return isSignedOut(error) ? signInAgain() : undefined;
    },
  });
}
