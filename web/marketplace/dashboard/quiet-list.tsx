import type { ReactNode } from 'react';
import { ListOf, type ListQuery } from '../../ui/lists/list-of.tsx';
import { LiveFrame } from '../live/live-frame.tsx';
import { LiveRow } from '../live/live-row.tsx';
import type { LiveList } from '../live/use-live-rows.ts';
import { failureSentence } from './failure-sentence.ts';

export type QuietListProps<Item extends { id: string }> = {
  list: Omit<ListQuery<Item>, 'data'> & { error: unknown };
  live: LiveList<Item>;
  loading: string;
  empty: string;
  emptyIcon?: ReactNode;
  emptyAction?: ReactNode;
  areRows?: boolean;
  each: (item: Item, isNew: boolean) => ReactNode;
};

/** A list that says itself why it could not be read, and what comes and goes while somebody looks at it. */
export const QuietList = <Item extends { id: string }>({
  list,
  live,
  each,
  ...rest
}: QuietListProps<Item>) => (
  <LiveFrame live={live}>
    {(onNews) => (
      <ListOf
        query={{ ...list, data: live.rows }}
        failed={failureSentence(list.error)}
        each={(row) => (
          <LiveRow row={row} live={live} onNews={onNews}>
            {each(row.item, live.fresh.has(row.id))}
          </LiveRow>
        )}
        {...rest}
      />
    )}
  </LiveFrame>
);
