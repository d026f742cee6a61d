import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetDrafts } from './drafts.ts';
import { changeSession, forgetUser } from './session.ts';

export type Leaving = { queryClient: QueryClient; router: AnyRouter };

/** The session is over: everything that was loaded for it goes, in every tab, and the way leads home. */
export async function leave({ queryClient, router }: Leaving): Promise<void> {
  forgetDrafts();
  const leaving = router.navigate({ to: '/' });
  // At once: a list that hears of the end before home is there must not lead to the log-in page.
  forgetUser(queryClient);
  await leaving;
  changeSession(queryClient, null);
  await router.invalidate();
}
