import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { isUnderWay } from '../engagements/index.ts';
import type { OwnJobRow } from './job-columns.ts';
import { closingsOf } from './closing.queries.ts';
import { answersTo, jobsOfBusiness, jobsOfCustomer } from './job.queries.ts';
import { ownJobView, workJobView } from './job.views.ts';
import { countReach } from './matching.ts';

type Query = { status: string; cursor?: string | undefined };

/** The viewer's jobs in one status; `in_progress` asks for the status `progress`. */
export async function listJobs({ db, clock }: Market, actor: Actor, query: Query) {
  const asked = {
    status: query.status === 'in_progress' ? 'progress' : query.status,
    after: readCursor(query.cursor),
    now: clock.now(),
  };
  // A field member has to do with what is going on, and with nothing before or after it.
  if (actor.memberRole === 'field' && !isUnderWay(asked.status)) throw new Refusal('forbidden');
  if (actor.role === 'customer') return ownJobs(db, actor, asked);
  const { rows, next } = page(await jobsOfBusiness(db, actor, asked));
  return { jobs: rows.map((row) => workJobView(row, actor)), next };
}

type Asked = Parameters<typeof jobsOfCustomer>[2] & { now: Date };

async function ownJobs(db: Db, actor: Actor, asked: Asked) {
  const { rows, next } = page(await jobsOfCustomer(db, actor, asked));
  const ids = rows.map((row) => row.id);
  const [{ leads, quotes }, reaches, closings] = await Promise.all([
    answersTo(db, ids),
    countReach(db, rows, asked.now),
    closingsOf(db, ids),
  ]);
  const extrasOf = ({ id, lead_id }: OwnJobRow) => ({
    messagesCount: leads.get(id)?.find((lead) => lead.id === lead_id)?.messagesCount ?? 0,
    // A customer's own words alone are no word from the business.
    leads: (leads.get(id) ?? []).filter((lead) => lead.is_interested || lead.has_written),
    leadsCount: reaches.get(id)?.now ?? 0,
    expectedCount: reaches.get(id)?.later ?? 0,
    quotesCount: quotes.get(id) ?? 0,
    closesAt: closings.get(id) ?? null,
  });
  return { jobs: rows.map((row) => ownJobView(row, actor, extrasOf(row))), next };
}
