import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useSignInWhenRefused } from '../../marketplace/dashboard/use-sign-in-again.ts';
import { useRouterContext } from '../../router-context.ts';
import { Failed } from '../../ui/failed.tsx';
import { Title } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { figuresQuery } from '../admin-lists.ts';
import { FigureCard } from './figure-card.tsx';
import { FlagsWaiting } from './flags-waiting.tsx';
import { ReportsWaiting } from './reports-waiting.tsx';

/** How the market stands, from the database as it is now. */
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
      {query.data && (
        <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {query.data.cards.map((figure) => (
            <li key={figure.key} className="min-w-0">
              <FigureCard figure={figure} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
