import { galleryCopy } from '../copy/gallery.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Empty } from '../ui/feedback/empty.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ListOf, type ListQuery } from '../ui/lists/list-of.tsx';
import { Notices } from './notices.tsx';
import { Part, State } from './specimen.tsx';

const { list } = galleryCopy;
type Thing = { id: string };

const ignore = () => undefined;
const query = (state: Partial<ListQuery<Thing>>): ListQuery<Thing> => ({
  data: undefined,
  isPending: false,
  isError: false,
  refetch: ignore,
  fetchNextPage: ignore,
  ...state,
});
const THINGS = [{ id: '1' }, { id: '2' }];

export function QuietStates() {
  return (
    <>
      <Lists />
      <Part name="Skeleton, Empty, Failed, Refusal">
        <State of="loading">
          <Skeleton />
        </State>
        <State of="empty">
          <Empty>{list.empty}</Empty>
        </State>
        <State of="failed">
          <Failed onTryAgain={ignore}>{list.failed}</Failed>
        </State>
        <State of="error">
          <Refusal>{list.failed}</Refusal>
        </State>
      </Part>
      <Notices />
    </>
  );
}

const Lists = () => (
  <Part name="ListOf">
    <State of="loading">
      <Things query={query({ isPending: true })} />
    </State>
    <State of="empty">
      <Things query={query({ data: [] })} />
    </State>
    <State of="failed">
      <Things query={query({ isError: true })} />
    </State>
    <State of="more">
      <Things query={query({ data: THINGS, hasNextPage: true })} />
    </State>
    <State of="busy">
      <Things query={query({ data: THINGS, hasNextPage: true, isFetchingNextPage: true })} />
    </State>
    <State of="moreFailed">
      <Things query={query({ data: THINGS, isError: true, isFetchNextPageError: true })} />
    </State>
    <State of="stale">
      <Things query={query({ data: THINGS, isError: true, isFetching: true })} />
    </State>
  </Part>
);

const Things = (props: { query: ListQuery<Thing> }) => (
  <ListOf
    query={props.query}
    loading={list.loading}
    empty={list.empty}
    emptyAction={<Button look="primary">{list.add}</Button>}
    failed={list.failed}
    each={(thing) => <Card>{list.item(Number(thing.id))}</Card>}
  />
);
