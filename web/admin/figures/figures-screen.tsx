import { useQuery } from '@tanstack/react-query';
import type { Figures } from '../../../contract/admin-figures.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useSignInWhenRefused } from '../../marketplace/dashboard/use-sign-in-again.ts';
import { useRouterContext } from '../../router-context.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { figuresQuery } from '../admin-lists.ts';
import { FigureCard } from './figure-card.tsx';
import { FiguresAge } from './figures-age.tsx';
import { FlagsWaiting, ReportsWaiting } from './waiting.tsx';

/** How the market stood when it was counted last. */
export function FiguresScreen() {
  const { api } = useRouterContext();
  const query = useQuery(figuresQuery(api));
  useSignInWhenRefused(query.error);
  return (
    <div className="grid gap-6">
      <Title>{adminCopy.tabs.dashboard}</Title>
      <FlagsWaiting />
      <ReportsWaiting />
      {query.isPending && <Pending />}
      {query.isError && (
        <Failed onTryAgain={() => void query.refetch()} isBusy={query.isFetching}>
          {failureSentence(query.error)}
        </Failed>
      )}
      {query.data && <Counted {...query.data} />}
    </div>
  );
}

const Counted = ({ countedAt, cards }: Figures) => (
  <>
    <FiguresAge countedAt={countedAt} />
    <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((figure) => (
        <li key={figure.key} className="min-w-0">
          <FigureCard figure={figure} />
        </li>
      ))}
    </ul>
  </>
);

const Pending = () => (
  <div className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {words.loading}
    </p>
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  </div>
);
