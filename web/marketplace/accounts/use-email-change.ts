import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { securityCopy } from '../../copy/accounts.copy.ts';
import { ownWords } from '../../own-words.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { usePasswordFirst } from '../privacy/use-password-first.ts';
import { useReloadSessions } from './session-list.ts';
import { refreshSession } from './session.ts';
import { useCallOnce } from '../../use-call-once.ts';

const copy = securityCopy.email;

export type Addresses = { email: string; confirmedEmail: string };

export type EmailChange = ReturnType<typeof useEmailChange>;

/** Asking for another address, confirming it, asking once more. `asked` are the addresses a code was sent for. */
export function useEmailChange(onDone: () => void) {
  const { api } = useRouterContext();
  const [asked, setAsked] = useState<Addresses | null>(null);
  const followUp = useFollowUp(onDone);
  const complain = useComplaint();
  const password = usePasswordFirst();
  const ask = useCallOnce({
    mutationFn: (body: Addresses) => api.updateEmail({ body }),
    onSuccess: (_nothing, body) => setAsked(body),
    onError: (error, body) => {
      if (!password.heeds(error, () => ask.mutate(body))) void complain(error, ASKING);
    },
  });
  const resend = useCallOnce({
    mutationFn: (body: Addresses) => api.updateEmail({ body }),
    onSuccess: () => toast({ title: copy.resent }),
    onError: (error, body) => {
      if (!password.heeds(error, () => resend.mutate(body))) void complain(error, ASKING);
    },
  });
  const confirm = useCallOnce({
    mutationFn: (body: Addresses & { verificationCode: string }) => api.confirmUpdateEmail({ body }),
    onSuccess: followUp,
    onError: (error) => complain(error, CONFIRMING),
  });
  return {
    asked,
    ask: ask.mutate,
    resend: resend.mutate,
    confirm: confirm.mutate,
    isWorking: ask.isPending || resend.isPending || confirm.isPending || password.isWorking,
    password,
  };
}

type Words = { refused: string; broken: string; brokenMore: string };
const ASKING: Words = { refused: copy.refused, broken: copy.broken, brokenMore: copy.brokenMore };
const CONFIRMING: Words = {
  refused: copy.codeRefused,
  broken: copy.codeBroken,
  brokenMore: copy.codeBrokenMore,
};

/** The row shows the new address; the other devices have been signed out. */
function useFollowUp(onDone: () => void) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const reloadSessions = useReloadSessions();
  return async () => {
    onDone();
    toast({ title: copy.done });
    await refreshSession({ queryClient, api });
    await reloadSessions();
  };
}

/** The server's own no and everything that went wrong on the way are told apart by their titles. */
function useComplaint() {
  const signInAgain = useSignInAgain();
  return async (error: Error, words: Words): Promise<void> => {
    if (isSignedOut(error)) return signInAgain();
    const isRefused = error instanceof ApiRefusal && error.status === 422;
    toast({
      title: isRefused ? words.refused : words.broken,
      description: ownWords(error) || words.brokenMore,
      tone: 'bad',
    });
  };
}
