import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { recoverCopy } from '../copy/accounts.copy.ts';
import { changeSession } from '../marketplace/accounts/session.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/actions/button.tsx';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { InFront } from '../ui/feedback/in-front.tsx';
import { NeedsScript, Refusal } from '../ui/feedback/notice.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { useCallOnce } from '../use-call-once.ts';

const copy = recoverCopy.undo;

/** Opening it changes nothing: mail scanners open links. The button does. */
export function UndoEmailScreen({ token }: { token: string | undefined }) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const undo = useCallOnce({
    mutationFn: (given: string) => api.undoEmailChange({ body: { token: given } }),
    // This browser's session ended with all others; "Set a new password" is for who is signed out.
    onSuccess: () => changeSession(queryClient, null),
  });
  const isHydrated = useHydrated();
  return (
    <NarrowPage>
      <div className="grid justify-items-start gap-5">
        <Title>{copy.title}</Title>
        {!undo.isSuccess && <p>{copy.lead}</p>}
        {!token && <Refusal>{copy.noToken}</Refusal>}
        {undo.isError && <Refusal>{failureSentence(undo.error)}</Refusal>}
        {undo.isSuccess && <TakenBack />}
        {token && !undo.isSuccess && (
          <>
            <Button
              look="primary"
              onClick={() => undo.mutate(token)}
              working={undo.isPending && copy.working}
              isReady={isHydrated}
            >
              {copy.button}
            </Button>
            <NeedsScript>{recoverCopy.needsScript}</NeedsScript>
          </>
        )}
      </div>
    </NarrowPage>
  );
}

const TakenBack = () => (
  <>
    <InFront>
      <p role="status">{copy.done}</p>
    </InFront>
    <p>{copy.next}</p>
    <InnerLink href="/forgot-password" className={buttonLook('primary')}>
      {copy.nextLink}
    </InnerLink>
  </>
);
