import { useId, useState } from 'react';
import { privacyCopy } from '../../copy/privacy.copy.ts';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { useSession } from '../accounts/session.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { PasswordAsked } from './password-asked.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useLeave } from '../accounts/use-leave.ts';
import { useProvedAct } from './use-proved-act.ts';

const copy = privacyCopy.remove;

/** The way out, with what follows from it said before. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const role = useRole();
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <CardSection id="delete-account" title={copy.title} isNarrow>
      <p>{copy.note[role]}</p>
      <Button look="danger" onClick={open}>
        {copy.button}
      </Button>
      {wasOpened && <Question isOpen={isOpen} onClose={() => setOpen(false)} />}
    </CardSection>
  );
}

/** What goes with an account: that of a business is its owner's. */
function useRole() {
  const role = useSession()?.user.userType ?? 'customer';
  const isOwner = useCurrentBusiness()?.role === 'owner';
  return role === 'business' && !isOwner ? 'member' : role;
}

/** Whose account it is, and of an owner what goes with it: one may have several. */
function useWhose(): string {
  const user = useSession()?.user;
  const business = useCurrentBusiness();
  return [business?.role === 'owner' && business.name, user?.name, user?.email].filter(Boolean).join(', ');
}

function Question({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useId();
  const act = useDeleteAccount();
  const close = () => {
    act.reset();
    onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      title={copy.question}
      note={<AskedAbout note={copy.undone} facts={useWhose()} />}
      isOpen={isOpen}
      onClose={close}
      isBusy={act.isWorking}
      cancelLabel={copy.cancel}
      actions={<Confirm form={act.wantsPassword ? form : null} isBusy={act.isWorking} run={act.run} />}
    >
      <Consequences />
      {act.wantsPassword && <PasswordAsked id={form} error={act.sentence} onPassword={act.prove} />}
      {!act.wantsPassword && act.sentence && <Refused sentence={act.sentence} code={act.refused?.code} />}
    </Dialog>
  );
}

type ConfirmProps = { form: string | null; isBusy: boolean; run: () => Promise<void> };

/** While the password is asked for, it sends the form. */
const Confirm = ({ form, isBusy, run }: ConfirmProps) =>
  form ? (
    <Button look="danger" type="submit" form={form} isBusy={isBusy}>
      {copy.confirm}
    </Button>
  ) : (
    <Button look="danger" onClick={() => void run()} isBusy={isBusy}>
      {copy.confirm}
    </Button>
  );

function Consequences() {
  const role = useRole();
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {copy.follows[role].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const Refused = ({ sentence, code }: { sentence: string; code: string | undefined }) => (
  <div className="grid justify-items-start gap-3">
    <Refusal>{sentence}</Refusal>
    {code === 'jobs_in_progress' && (
      <InnerLink href={copy.jobsAddress} className={buttonLook('quiet')}>
        {copy.toJobs}
      </InnerLink>
    )}
  </div>
);

/** Deletes the account, forgets everything that was loaded for it, and goes home. */
function useDeleteAccount() {
  const goHome = useLeave();
  const leave = async () => {
    await goHome();
    toast({ title: privacyCopy.remove.done });
  };
  return useProvedAct({
    name: 'deleteAccount',
    call: (client) => client.deleteAccount(),
    onDone: leave,
    // The call is retried once; the second time its own session is gone already.
    onRefusal: async ({ status }) => {
      if (status === 401) await leave();
      return status === 401;
    },
  });
}
