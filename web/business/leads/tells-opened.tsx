import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../marketplace/accounts/session.ts';
import { LOOK_MS } from '../../marketplace/dashboard/looks.tsx';
import { reload, SHELL } from '../../marketplace/live/lists.ts';
import { logFailure } from '../../report-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { atRest } from '../../ui/lazy/part.ts';

/** Tells the server that somebody has opened a lead. An admin who acts as somebody leaves no trace. */
export function TellsOpened({ leadId }: { leadId: string }): null {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const isOwn = useSession()?.isImpersonated === false;
  useEffect(() => {
    if (!isOwn) return;
    return atRest(() => {
      api.lookAtTab({ body: { tab: 'leads', opened: [leadId] } }).then(
        () => void reload(queryClient, SHELL),
        (error: unknown) => logFailure('lookAtTab', error),
      );
    }, LOOK_MS);
  }, [api, queryClient, isOwn, leadId]);
  return null;
}
