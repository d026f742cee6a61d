import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Lead } from '../../contract/leads.ts';
import { type Session, SESSION_KEY } from '../marketplace/accounts/session.ts';
import { wantedOn } from '../marketplace/urgency.ts';
import { forgetLastSeen, type LastSeen, readLastSeen, type SeenItem, writeLastSeen } from './last-seen.ts';

/** Jobs that somebody may have to go to; what is over is not needed on the way. */
const KEPT_JOBS = ['active', 'in_progress'];
const MOST = 20;

/** Keeps on the device what the account that looks at it has just been shown of its leads and its own jobs. */
export function keepLastSeen(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const all = cache.findAll({ predicate: ({ queryKey }) => isKept(queryKey) });
  tidy(queryClient);
  for (const { queryKey } of all) keep(queryClient, queryKey);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey } = event.query;
    if (queryKey[0] === SESSION_KEY[0]) tidy(queryClient);
    else if (isKept(queryKey)) keep(queryClient, queryKey);
  });
}

const isKept = ([name, status]: QueryKey): boolean =>
  name === 'leads' || (name === 'jobs' && KEPT_JOBS.includes(String(status)));

/** An admin who acts as somebody is somebody else: nothing of that stays. */
const accountOf = (queryClient: QueryClient): string | null => {
  const session = queryClient.getQueryData<Session>(SESSION_KEY);
  return session && !session.isImpersonated ? session.user.id : null;
};

/** After a session that ended elsewhere, and for somebody else on this device, nothing of the last person is left. */
function tidy(queryClient: QueryClient): void {
  const seen = readLastSeen();
  if (seen && seen.account !== accountOf(queryClient)) forgetLastSeen();
}

type Work = Lead['job'] & { status?: string };
type Pages = InfiniteData<{ items: (Work | Lead)[] }>;

function keep(queryClient: QueryClient, queryKey: QueryKey): void {
  const account = accountOf(queryClient);
  const pages = queryClient.getQueryData<Pages>(queryKey)?.pages;
  if (!account || !pages) return;
  const before = readLastSeen();
  const seen: LastSeen = before?.account === account ? before : { account };
  const items = pages.flatMap((page) => page.items).map((item) => seenItem('job' in item ? item.job : item));
  const list = { at: new Date().toISOString(), items: items.slice(0, MOST) };
  if (queryKey[0] === 'leads') writeLastSeen({ ...seen, leads: list });
  else writeLastSeen({ ...seen, jobs: { ...seen.jobs, [String(queryKey[1])]: list } });
}

function seenItem(job: Work): SeenItem {
  const { title, description, service, location, town, status = '' } = job;
  const day = wantedOn(job);
  return {
    title,
    service: service.name,
    place: [location, town].filter(Boolean).join(', '),
    when: day ? DAY.format(new Date(day)) : job.target_job_done,
    text: description,
    status,
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
