import { useEffect } from 'react';
import { MailWarning } from 'lucide-react';
import { verifyCopy } from '../../copy/verify.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { refreshSession, type Session, SESSION_KEY, useSession } from './session.ts';
import { whenVerified } from './verified-news.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useCallOnce } from '../../use-call-once.ts';

/** Says that the address has to be verified, and sends the mail again. */
export function UnverifiedBanner({ email }: { email: string }) {
  const isImpersonated = useSession()?.isImpersonated;
  useLookAgain();
  return (
    <section aria-label={verifyCopy.label} className="border-b border-line bg-notable-tint print:hidden">
      <Page>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <p className="flex min-w-0 items-start gap-2 text-ink">
            <MailWarning className="mt-0.5 shrink-0 text-notable" size={20} aria-hidden />
            {verifyCopy.banner(email)}
          </p>
          {!isImpersonated && <ResendButton />}
        </div>
      </Page>
    </section>
  );
}

/** Who comes back from the tab of the mailed link, or has it beside this one, is asked for again. */
function useLookAgain() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshSession({ queryClient, api });
    };
    const stopHearing = whenVerified(() => void refreshSession({ queryClient, api }));
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [api, queryClient]);
}

function ResendButton() {
  const resend = useResend();
  return (
    <Button onClick={() => resend.mutate()} working={resend.isPending && verifyCopy.resending}>
      {verifyCopy.resend}
    </Button>
  );
}

/** Has the verification link mailed once more. Who is verified meanwhile sees the banner go. */
function useResend() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: () => api.sendVerification(),
    onSuccess: async () => {
      // Somebody who has followed the link meanwhile, in another tab or on a phone, got no second mail.
      await refreshSession({ queryClient, api });
      const isVerified = Boolean(queryClient.getQueryData<Session>(SESSION_KEY)?.user.emailVerifiedAt);
      toast({ title: isVerified ? verifyCopy.verifiedAlready : verifyCopy.resent });
    },
    onError: (error) =>
      isSignedOut(error) ? signInAgain() : toast({ title: failureSentence(error), tone: 'bad' }),
  });
}
