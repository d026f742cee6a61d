import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { AnswersGiven } from './answers-given.tsx';
import { LogInHere } from './log-in-here.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { SendTrouble } from './send-trouble.tsx';
import { type Sending, useSendJob } from './use-send-job.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.check;

/** Everything that was said, each with a way to change it, and then it is sent. */
export function CheckPage({ wizard }: { wizard: WizardState }) {
  const isSignedIn = useSession() !== null;
  const sending = useSendJob(wizard);
  const isLoggedOut = sending.trouble?.kind === 'loggedOut';
  return (
    <div className="grid gap-6 max-sm:[&_a]:scroll-mb-24">
      <p>{copy.lead}</p>
      <AnswersGiven wizard={wizard} />
      <SendTrouble sending={sending} />
      {isSignedIn ? <SendBar sending={sending} /> : <SignInAgain isLoggedOut={isLoggedOut} />}
    </div>
  );
}

/** Somebody who had a session has an account; anybody else may be new. */
const SignInAgain = ({ isLoggedOut }: { isLoggedOut: boolean }) =>
  isLoggedOut ? <LogInHere logInHeading={copy.logIn} logIn={copy.loggedOut} /> : <SignInHere />;

function SendBar({ sending }: { sending: Sending }) {
  const hasFailed = sending.trouble?.kind === 'said';
  return (
    <StickyBar>
      <Button look="primary" onClick={() => void sending.send()} working={sending.isWorking && copy.sending}>
        {hasFailed ? copy.again : copy.send}
      </Button>
    </StickyBar>
  );
}
