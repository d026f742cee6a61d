import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed } from '../../../contract/calendar-feed.ts';
import type { ApiClient } from '../../api-client.ts';
import { calendarCopy } from '../../copy/calendar.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RelativeTime } from '../../ui/display/relative-time.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { AddressMade } from './address-made.tsx';

const { address: words } = calendarCopy;

/** The secret address at which a calendar program reads somebody's visits: made, shown once, renewed, revoked. */
export function CalendarAddress() {
  const { api } = useRouterContext();
  return (
    <CardSection id="calendar-address" title={words.title}>
      <p className="text-ink-soft">{words.note}</p>
      <Answered query={useQuery(calendarFeedQuery(api))} loading={calendarCopy.loading}>
        {(feed) => <AddressOf feed={feed} />}
      </Answered>
    </CardSection>
  );
}

function AddressOf({ feed }: { feed: CalendarFeed }) {
  const { site } = useRouterContext();
  const [address, setAddress] = useState<string | null>(null);
  const make = useMake(setAddress);
  const revoke = useRevoke(() => setAddress(null));
  const { edition, madeAt } = feed;
  if (!madeAt)
    return (
      <div className="grid justify-items-start gap-4">
        <Button look="primary" isBusy={make.isWorking} onClick={() => void make.run(edition)}>
          {words.make}
        </Button>
        <FailureSaid failure={make.failure ?? revoke.failure} />
      </div>
    );
  return (
    <>
      {address ? (
        <AddressMade address={address} />
      ) : (
        <p>
          {words.since} <RelativeTime at={madeAt} now={site.now} />. {words.hidden}
        </p>
      )}
      <FailureSaid failure={make.failure ?? revoke.failure} />
      <Moves edition={edition} make={make} revoke={revoke} />
    </>
  );
}

type MovesProps = {
  edition: number;
  make: ReturnType<typeof useMake>;
  revoke: ReturnType<typeof useRevoke>;
};

const Moves = ({ edition, make, revoke }: MovesProps) => (
  <div className="flex flex-wrap gap-3">
    <ConfirmedAct
      words={words.renew}
      run={() => make.run(edition)}
      isWorking={make.isWorking}
      failure={make.failure}
    />
    <ConfirmedAct
      words={words.revoke}
      look="danger"
      run={() => revoke.run(undefined)}
      isWorking={revoke.isWorking}
      failure={revoke.failure}
    />
  </div>
);

/** What another page of the same person has changed is read again before it is tried once more. */
function useMake(onMade: (address: string) => void) {
  const keep = useKeepFeed();
  const readAgain = useReadAgain();
  const act = useAct({
    name: 'makeCalendarFeed',
    call: (api, edition: number) => api.makeCalendarFeed({ body: { edition } }),
    reloads: [],
    done: words.made,
    isSaidInCard: true,
    onDone: ({ address, ...feed }) => {
      keep(feed);
      onMade(address);
    },
  });
  const run = async (edition: number) => {
    const isDone = await act.run(edition);
    if (!isDone) await readAgain();
    return isDone;
  };
  return { ...act, run };
}

function useRevoke(onRevoked: () => void) {
  const keep = useKeepFeed();
  return useAct({
    name: 'revokeCalendarFeed',
    call: (api) => api.revokeCalendarFeed(),
    reloads: [],
    done: words.revoke.done,
    isSaidInCard: true,
    onDone: (feed) => {
      keep(feed);
      onRevoked();
    },
  });
}

function useReadAgain() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(calendarFeedQuery(api));
}

/** Whether there is a calendar address; what it is nobody says a second time. */
const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['calendarFeed'], queryFn: () => api.calendarFeed(), staleTime: 0 });

/** Keeps what an act on the address answered. */
function useKeepFeed() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  return ({ edition, madeAt }: CalendarFeed) =>
    queryClient.setQueryData(calendarFeedQuery(api).queryKey, { edition, madeAt });
}
