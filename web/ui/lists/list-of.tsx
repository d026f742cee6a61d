import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import { Empty } from '../feedback/empty.tsx';
import { Failed } from '../feedback/failed.tsx';
import { Pending } from '../feedback/pending.tsx';

/** What a list needs of a query: its pages laid end to end by `select`, and the way to the next one. */
export type ListQuery<T> = {
  data: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching?: boolean;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
};

type ListOfProps<T> = {
  query: ListQuery<T>;
  loading: string;
  empty: string;
  emptyIcon?: ReactNode;
  emptyAction?: ReactNode;
  /** The sentence alone, for a card in which the list is one thing of several. */
  isEmptyPlain?: boolean;
  failed: string;
  /** Scanned row by row, without gaps, instead of read card by card. */
  areRows?: boolean | undefined;
  each: (item: T) => ReactNode;
};

/** A list in its four quiet states: on its way, empty, failed, and too long for one page. */
export function ListOf<T extends { id: string }>(props: ListOfProps<T>) {
  const { query, loading, failed } = props;
  if (query.isPending)
    return (
      <Pending cards={props.areRows ? 6 : 2} lines={props.areRows ? 1 : undefined}>
        {loading}
      </Pending>
    );
  if (!query.data) return <FailedList query={query} failed={failed} />;
  return (
    <div className="grid gap-4">
      {query.isError && !query.isFetchNextPageError && <FailedList query={query} failed={failed} />}
      {query.data.length > 0 ? <Items {...props} items={query.data} /> : <Nothing {...props} />}
      <More query={query} failed={failed} />
    </div>
  );
}

type ItemsProps<T> = Pick<ListOfProps<T>, 'each' | 'areRows'> & { items: readonly T[] };

/** Rows share one edge, also where one of them tells that its record has gone. */
const ROWS = 'grid divide-y divide-line overflow-hidden rounded-card border border-line';

const Items = <T extends { id: string }>({ items, each, areRows }: ItemsProps<T>) => (
  <ul className={areRows ? ROWS : 'grid gap-4'}>
    {items.map((item) => (
      <li key={item.id} className="grid min-w-0">
        {each(item)}
      </li>
    ))}
  </ul>
);

type NothingProps = Pick<ListOfProps<unknown>, 'empty' | 'emptyIcon' | 'emptyAction' | 'isEmptyPlain'>;

const Nothing = ({ empty, emptyIcon, emptyAction, isEmptyPlain }: NothingProps) =>
  isEmptyPlain ? (
    <p className="text-ink-soft">{empty}</p>
  ) : (
    <Empty icon={emptyIcon} action={emptyAction}>
      {empty}
    </Empty>
  );

type StateProps = { query: ListQuery<unknown>; failed: string };

const FailedList = ({ query, failed }: StateProps) => (
  <Failed onTryAgain={() => void query.refetch()} isBusy={query.isFetching}>
    {failed}
  </Failed>
);

function More({ query, failed }: StateProps) {
  const more = () => void query.fetchNextPage?.();
  if (query.isFetchNextPageError)
    return (
      <Failed onTryAgain={more} isBusy={query.isFetchingNextPage}>
        {failed}
      </Failed>
    );
  if (!query.hasNextPage) return null;
  return (
    <div className="justify-self-center">
      <Button onClick={more} working={query.isFetchingNextPage && uiCopy.loadingMore}>
        {uiCopy.loadMore}
      </Button>
    </div>
  );
}
