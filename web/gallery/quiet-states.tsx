import { galleryCopy } from '../copy/gallery.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Empty } from '../ui/feedback/empty.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { Pending } from '../ui/feedback/pending.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { MissingPart } from '../ui/lazy/missing-part.tsx';
import { ListOf, type ListQuery } from '../ui/lists/list-of.tsx';
import { Rows } from '../ui/lists/rows.tsx';
import { SideMenu } from '../ui/navigation/side-menu.tsx';
import { RatingSummary } from '../visitor/profile/front-board.tsx';
import { type Cards, wide } from './cards.tsx';

const { list, surface } = galleryCopy;
type Thing = { id: string };

const ignore = () => undefined;
const THINGS = { data: [{ id: '1' }, { id: '2' }] };
const NOTHING = { data: undefined, isPending: false, isError: false };
const here = (panel: string) => `/gallery/quiet?panel=${panel}`;

const things = (state: Partial<ListQuery<Thing>>) => (
  <ListOf
    query={{ ...NOTHING, refetch: ignore, fetchNextPage: ignore, ...state }}
    loading={list.loading}
    empty={list.empty}
    emptyAction={<Button look="primary">{list.add}</Button>}
    failed={list.failed}
    each={(thing) => <Card>{list.item(Number(thing.id))}</Card>}
  />
);

export const quietStates: Cards = {
  ListOf: {
    loading: things({ isPending: true }),
    empty: things({ data: [] }),
    failed: things({ isError: true }),
    more: things({ ...THINGS, hasNextPage: true }),
    busy: things({ ...THINGS, hasNextPage: true, isFetchingNextPage: true }),
    moreFailed: things({ ...THINGS, isError: true, isFetchNextPageError: true }),
    stale: things({ ...THINGS, isError: true, isFetching: true }),
  },
  'Skeleton, Empty, Failed, Refusal': {
    loading: <Skeleton />,
    empty: <Empty>{list.empty}</Empty>,
    failed: <Failed onTryAgain={ignore}>{list.failed}</Failed>,
    error: <Refusal>{list.failed}</Refusal>,
  },
  MissingPart: wide({
    failed: (
      // It stands at the foot of what is seen; here, of this.
      <div className="relative h-40 translate-x-0">
        <MissingPart onTryAgain={ignore} onClose={ignore} />
      </div>
    ),
  }),
  'Pending, Rows, SideMenu, RatingSummary': {
    loading: <Pending>{list.loading}</Pending>,
    long: <Rows items={surface.longRows} />,
    chosen: <SideMenu label={surface.menuLabel} entries={surface.tabs} current="two" hrefOf={here} />,
    normal: <RatingSummary rating={4.3} count={12} />,
  },
};
