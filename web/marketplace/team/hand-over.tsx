import { useId } from 'react';
import type { Member } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { tellOtherTabs } from '../accounts/other-session.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { isOfPassword } from '../privacy/is-of-password.ts';
import { PasswordAsked } from '../privacy/password-asked.tsx';
import { useProvedAct } from '../privacy/use-proved-act.ts';
import { refreshBusinesses } from './own-businesses.ts';
import { useTeamKnown } from './team.ts';

const copy = teamCopy.handOver;

type HandOverProps = { member: Member; onClose: () => void };

/** Gives the business to a member, with what follows from it said before; the server wants the password for it. */
export function HandOver({ member, onClose }: HandOverProps) {
  const form = useId();
  const act = useHandOver(member, onClose);
  const go = act.wantsPassword ? ({ type: 'submit', form } as const) : { onClick: () => void act.run() };
  return (
    <Dialog
      role="alertdialog"
      title={copy.title(member.name)}
      isOpen
      onClose={onClose}
      isBusy={act.isWorking}
      actions={
        <Button look="danger" isBusy={act.isWorking} {...go}>
          {copy.confirm}
        </Button>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        {copy.follows(member.name).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {act.wantsPassword && <PasswordAsked id={form} error={act.sentence} onPassword={act.prove} />}
      {!act.wantsPassword && act.sentence && <Refusal>{act.sentence}</Refusal>}
    </Dialog>
  );
}

function useHandOver({ id, name }: Member, onClose: () => void) {
  const known = useRouterContext();
  const { askAgain } = useTeamKnown();
  const signInAgain = useSignInAgain();
  return useProvedAct({
    name: 'handOver',
    call: (api) => api.handOver({ body: { member: id } }),
    onDone: async () => {
      onClose();
      toast({ title: copy.done(name) });
      tellOtherTabs();
      // The panel is a member's now.
      await refreshBusinesses(known);
    },
    onRefusal: async (refusal) => {
      if (isSignedOut(refusal)) await signInAgain();
      else if (!isOfPassword(refusal)) void askAgain();
      return isSignedOut(refusal);
    },
  });
}
