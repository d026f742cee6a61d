import { useQuery } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { impersonationCopy } from '../../copy/impersonation.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { keptAdminPlace } from './admin-place.ts';
import { useSession } from './session.ts';
import { useTakeSession } from './use-take-session.ts';

/** If another tab has ended the impersonation already, this tab goes on as the user who is signed in now. */
function whoIsBack(api: ApiClient, error: unknown) {
  if (error instanceof ApiRefusal && error.code === 'forbidden') return api.currentUser();
  throw error;
}

/** On every page as long as an admin acts as somebody. */
export function ImpersonationBanner() {
  const takeSession = useTakeSession();
  const back = useAct({
    name: 'backAsAdmin',
    call: (api, _none: undefined) => api.backAsAdmin().catch((error: unknown) => whoIsBack(api, error)),
    reloads: [],
    onDone: ({ data }) =>
      void takeSession(
        { user: data, isImpersonated: false },
        // The list that was begun from; another tab does not know it.
        keptAdminPlace()?.href ?? '/admin/dashboard',
      ),
  });
  return (
    <aside
      aria-label={impersonationCopy.label}
      data-sticky-top
      className="sticky top-0 z-20 short:static flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-b border-notable bg-notable-tint px-4 py-2 text-notable print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <UserRoundCog className="shrink-0" size={20} aria-hidden />
        {impersonationCopy.sentence}
      </p>
      <p>
        <Whose /> {impersonationCopy.note}
      </p>
      <Button onClick={() => void back.run(undefined)} isBusy={back.isWorking}>
        {impersonationCopy.back}
      </Button>
    </aside>
  );
}

/** As whom, and for how much longer. */
function Whose() {
  const { api, site } = useRouterContext();
  const name = useSession()?.user.name;
  const now = useNow(site.now);
  const { data } = useQuery({
    queryKey: ['impersonation'],
    queryFn: () => api.currentUser(),
    staleTime: 'static',
  });
  const end = data?.impersonationEndsAt;
  const minutes = end ? Math.max(1, Math.ceil((Date.parse(end) - now) / 60_000)) : null;
  return (
    <>
      {name && <span className="font-semibold wrap-anywhere">{impersonationCopy.who(name)}</span>}{' '}
      {minutes && <span className="tabular-nums">{impersonationCopy.minutesLeft(minutes)}</span>}
    </>
  );
}
