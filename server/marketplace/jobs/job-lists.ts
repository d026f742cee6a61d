import type { Db } from '../../platform/db/db.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import type { Who } from '../../platform/who.ts';
import type { Market } from '../action.ts';
import { answersTo, jobsOfBusiness, jobsOfCustomer } from './job.queries.ts';
import { type OwnJobRow, ownJobView, workJobView } from './job.views.ts';
import { countReach } from './matching.ts';

type Query = { status: string; cursor?: string | undefined };

/** The viewer's jobs in one status; `in_progress` asks for the status `progress` (ruling 7). */
export async function listJobs({ db, clock }: Market, who: Who, query: Query) {
  const asked = {
    status: query.status === 'in_progress' ? 'progress' : query.status,
    after: readCursor(query.cursor),
  };
  if (who.role === 'customer') return ownJobs(db, who, { ...asked, now: clock.now() });
  const { rows, next } = page(await jobsOfBusiness(db, who, asked));
  return { jobs: rows.map((row) => workJobView(row, who)), next };
}

type Asked = Parameters<typeof jobsOfCustomer>[2] & { now: Date };

async function ownJobs(db: Db, who: Who, asked: Asked) {
  const { rows, next } = page(await jobsOfCustomer(db, who, asked));
  const ids = rows.map((row) => row.id);
  const [{ leads, quotes }, reaches] = await Promise.all([
    answersTo(db, ids),
    countReach(db, rows, asked.now),
  ]);
  const extrasOf = ({ id }: OwnJobRow) => ({
    leads: leads.get(id) ?? [],
    leadsCount: reaches.get(id)?.now ?? 0,
    expectedCount: reaches.get(id)?.later ?? 0,
    quotesCount: quotes.get(id) ?? 0,
  });
  return { jobs: rows.map((row) => ownJobView(row, who, extrasOf(row))), next };
}
