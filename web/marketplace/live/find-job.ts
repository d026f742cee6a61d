import type { ApiClient } from '../../api-client.ts';
import type { JobsAsked } from '../jobs/job-tabs.ts';

type Jobs = Awaited<ReturnType<ApiClient['jobs']>>['jobs'];
type Found = { status: JobsAsked; job: Jobs[number] };

/** How far a list is read; a job that has just moved is rarely an old one. */
const MOST_PAGES = 5;

/** In which of the caller's lists a job stands now; null when it is in none of these. */
export async function findJob(
  api: ApiClient,
  id: string,
  among: readonly JobsAsked[],
): Promise<Found | null> {
  const found = await Promise.all(among.map((status) => findIn(api, id, status)));
  return found.find((one) => one !== null) ?? null;
}

async function findIn(api: ApiClient, id: string, status: JobsAsked): Promise<Found | null> {
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { jobs, next } = await api.jobs({ query: { status, cursor } });
    const job = [...jobs].find((one) => one.id === id);
    if (job) return { status, job };
    if (!next) return null;
    cursor = next;
  }
  return null;
}
