import { useEffect, useState } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { changeDraft, forgetDraft, isBegunByAnother, type JobDraft } from './draft.ts';

const copy = postJobCopy.whose;

/** `isKnown`: the draft of this device has been read. `draft`: as it is stored. */
type Stored = { isKnown: boolean; draft: JobDraft };

/**
 * A device may be shared. A draft that was begun signed out, or in another account, is offered to the account that is signed
 * in now; it is taken over only after a yes. To log in on a page of the wizard counts as a yes.
 */
export function useWhoseDraft({ isKnown, draft }: Stored) {
  const accountId = useSession()?.user.id ?? '';
  const [isSigningIn, setSigningIn] = useState(false);
  const isOfAnother = isKnown && accountId !== '' && isBegunByAnother(draft, accountId);
  const takesOver = isOfAnother && isSigningIn;
  useEffect(() => {
    if (takesOver) changeDraft({ owner: accountId });
  }, [takesOver, accountId]);
  return {
    accountId,
    isAsked: isOfAnother && !isSigningIn,
    onSignIn: () => setSigningIn(true),
    onGoOn: () => changeDraft({ owner: accountId }),
    onBegin: forgetDraft,
  };
}

type WhoseDraftProps = { onGoOn: () => void; onBegin: () => void };

/** Nothing of the draft is shown: it may be somebody else's. */
export const WhoseDraft = ({ onGoOn, onBegin }: WhoseDraftProps) => (
  <div className="grid gap-6">
    <Title>{copy.heading}</Title>
    <div className="grid gap-2">
      <p>{copy.said}</p>
      <p className="text-ink-soft">{copy.warning}</p>
    </div>
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      <Button look="primary" onClick={onGoOn}>
        {copy.goOn}
      </Button>
      <Button onClick={onBegin}>{copy.begin}</Button>
    </div>
  </div>
);
