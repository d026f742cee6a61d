import { useQuery } from '@tanstack/react-query';
import { useRouterContext } from '../../router-context.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { nextVisitsQuery } from './visits.ts';

const NEXT = part(() => import('./next-visits.tsx'));

/** Most people have no visit before them: what shows one is fetched by those who have. */
export function NextVisitsLater() {
  const { api } = useRouterContext();
  const { data: visits = [] } = useQuery(nextVisitsQuery(api));
  if (visits.length === 0) return null;
  return <LaterQuietly part={NEXT}>{({ NextVisits }) => <NextVisits visits={visits} />}</LaterQuietly>;
}
