import type { QueryClient } from '@tanstack/react-query';
import { NOBODY } from '../../contract/drawn-for.ts';
import { sessionCopy } from '../copy/session.copy.ts';
import { type Session, SESSION_KEY } from '../marketplace/accounts/session.ts';
import { startedAnewFrom } from '../start-anew.ts';
import { toast } from '../ui/toast.ts';

/** Says why the page was loaded once more: somebody else is logged in, or the same person acts for another business. */
export function sayStartedAnew(queryClient: QueryClient): void {
  const before = startedAnewFrom();
  const user = queryClient.getQueryData<Session>(SESSION_KEY)?.user;
  if (!before || !user) return;
  const [account] = before.split('/');
  if (account === user.id) return toast({ title: sessionCopy.otherBusiness, timeout: 0 });
  const description = account === NOBODY ? undefined : sessionCopy.anewAdvice;
  toast({ title: sessionCopy.anew(user.name), description, timeout: 0 });
}
