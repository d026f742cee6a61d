import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { Session } from '../../../contract/sessions.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { securityCopy } from '../../copy/accounts.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { RelativeTime } from '../../ui/display/relative-time.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain, useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';
import { devicesQuery, useReloadSessions } from './session-list.ts';
import { useCallOnce } from '../../use-call-once.ts';

const copy = securityCopy.sessions;

/** Where one is signed in; each of them can be ended from here. `heading` is the level that comes next on the page. */
export function SessionsList({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { api } = useRouterContext();
  const { data, error, isError, refetch } = useQuery(devicesQuery(api));
  useSignInWhenRefused(error);
  return (
    <Card>
      <div className="grid gap-4">
        <Heading className="font-display text-xl tracking-tight">{copy.title}</Heading>
        {data && <Devices sessions={data} />}
        {isError && !data && <Failed onTryAgain={() => void refetch()}>{copy.failed}</Failed>}
        {!data && !isError && <OnTheirWay />}
      </div>
    </Card>
  );
}

const OnTheirWay = () => (
  <div className="grid gap-3">
    <p role="status" className="text-ink-soft">
      {copy.loading}
    </p>
    <Skeleton />
  </div>
);

function Devices({ sessions }: { sessions: Session[] }) {
  const others = useEnding((api) => api.endOtherSessions(), copy.endedOthers);
  const isAlone = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {isAlone ? (
        <p className="text-ink-soft">{copy.alone}</p>
      ) : (
        <div>
          <Button onClick={() => others.mutate()} isBusy={others.isPending}>
            {copy.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

function Device({ session: { id, device, isCurrent, seenAt } }: { session: Session }) {
  const { site } = useRouterContext();
  const ending = useEnding((api) => endOnce(api, id), copy.ended);
  const name = device ?? copy.unknown;
  const Sign = /iPhone|Android|iOS/.test(name) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <Sign className="shrink-0 text-ink-soft" size={22} aria-hidden />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">
            {copy.seen} <RelativeTime at={seenAt} now={site.now} />
          </p>
        </div>
      </div>
      {isCurrent ? (
        <Badge tone="good">{copy.here}</Badge>
      ) : (
        <Button onClick={() => ending.mutate()} isBusy={ending.isPending} aria-label={copy.endLabel(name)}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}

/** It is gone already: what was wished for has come about. */
async function endOnce(api: ApiClient, id: string) {
  try {
    await api.endSession({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.status === 404)) throw error;
  }
}

function useEnding(end: (api: ApiClient) => Promise<unknown>, done: string) {
  const { api } = useRouterContext();
  const reload = useReloadSessions();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: () => end(api),
    onSuccess: async () => {
      toast({ title: done });
      await reload();
    },
    onError: (error) =>
      isSignedOut(error) ? signInAgain() : toast({ title: failureSentence(error), tone: 'bad' }),
  });
}
