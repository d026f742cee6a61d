import { useEffect, useRef } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { removePhoto, sendAgain, useDevicePhotos } from '../../marketplace/photos/device-photos.ts';
import { PhotosToSend } from '../../marketplace/photos/photos-to-send.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showHeading } from '../../ui/navigation/focus-heading.ts';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AnswersGiven, ChangeAnswer } from './answers-given.tsx';
import { PriceBelow } from './parts-later.tsx';
import { LogInHere } from './log-in-here.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { SendTrouble } from './send-trouble.tsx';
import { type Sending, useSendJob } from './use-send-job.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.check;

/** Everything that was said, each with a way to change it, and then it is sent. */
export function CheckPage({ wizard }: { wizard: WizardState }) {
  const userId = useSession()?.user.id ?? null;
  const isSignedIn = userId !== null;
  const photos = useDevicePhotos(userId);
  const sending = useSendJob(wizard);
  useHeadingOnSignIn(isSignedIn);
  const isLoggedOut = sending.trouble?.kind === 'loggedOut';
  const isUsable = photos.every(({ state }) => state !== 'refused');
  return (
    <div className="flex flex-col max-sm:grow gap-6 max-sm:[&_:is(a,button)]:scroll-mb-64">
      <p>{copy.lead}</p>
      <AnswersGiven wizard={wizard} />
      <PhotosToSend
        photos={photos}
        onAgain={(id) => void sendAgain(id)}
        onRemove={removePhoto}
        change={<ChangeAnswer step="description" label={photosCopy.label} />}
      />
      <PriceBelow wizard={wizard} />
      {isSignedIn ? (
        <SendBar sending={sending} arePhotosMended={isUsable} />
      ) : (
        <SignInAgain isLoggedOut={isLoggedOut} {...wizard.whose} />
      )}
    </div>
  );
}

/** Who has signed in below the answers reads them anew, as whoever turns to them does. */
function useHeadingOnSignIn(isSignedIn: boolean) {
  const before = useRef(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !before.current) showHeading();
    before.current = isSignedIn;
  }, [isSignedIn]);
}

/** Somebody who had a session has an account; anybody else may be new. */
const SignInAgain = ({ isLoggedOut, onSignIn }: { isLoggedOut: boolean; onSignIn: () => void }) =>
  isLoggedOut ? (
    <LogInHere logInHeading={copy.logIn} logIn={copy.loggedOut} />
  ) : (
    <SignInHere onSignIn={onSignIn} />
  );

function SendBar({ sending, arePhotosMended }: { sending: Sending; arePhotosMended: boolean }) {
  const hasFailed = sending.trouble?.kind === 'said';
  // What it asks for has been done.
  const isOver = sending.trouble?.kind === 'photos' && arePhotosMended;
  return (
    <StickyBar>
      {/* It belongs to the button: on a phone the page may be scrolled to anywhere. */}
      <div className="grid w-full gap-3 sm:justify-items-start">
        {sending.trouble && !isOver && (
          // In large letters on a small phone: what is said gives way, and the button stays in sight.
          <div className="max-sm:max-h-[45dvh] max-sm:overflow-y-auto">
            <SendTrouble sending={sending} />
          </div>
        )}
        <Button
          look="primary"
          onClick={() => void sending.send()}
          working={sending.isWorking && copy.sending}
        >
          {hasFailed ? copy.again : copy.send}
        </Button>
      </div>
    </StickyBar>
  );
}
