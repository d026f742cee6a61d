import { sql } from 'kysely';
import { MOST_COMPARED } from '../../../../contract/comparison.ts';
import type { JobStatus } from '../../../../contract/words.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../../platform/db/select-list.ts';
import { haversineOf } from '../../../platform/geo/distance-sql.ts';
import type { UserId } from '../../../platform/ids.ts';
import { factColumns } from '../../business-facts.ts';
import { itsEngagement, jobStatus } from '../../engagements/index.ts';
import { isOpenQuote, notAwarded, quoteTables, responseColumns } from '../quote.queries.ts';

type OwnJob = { jobId: string; customerId: UserId };

const isOwnJob = ({ jobId, customerId }: Slots<OwnJob>) =>
  sql`j.id = ${jobId} and j.customer_id = ${customerId} and j.deleted_at is null`;

const outwardOf = (row: string) => ({
  lat: sql.ref(`${row}.outward_lat`),
  lng: sql.ref(`${row}.outward_lng`),
});

const columns = {
  ...responseColumns,
  ...notAwarded,
  distance: haversineOf(outwardOf('b'), outwardOf('j')),
  reply_minutes: factColumns.reply_minutes,
  is_verified: sql<boolean>`a.verified_at is not null`,
  /** How many there are, whatever is read of them. */
  open_quotes: sql<number>`(count(*) over ())::int`,
};

export type ComparedRow = RowOf<typeof columns>;

const comparedOnJob = preparedOnce(
  'compared-on-job',
  (own: Slots<OwnJob>) => select(columns)`
    from jobs j join quotes q on q.job_id = j.id ${quoteTables}
      left join business_facts f on f.business_id = b.id
    where ${isOwnJob(own)} and ${isOpenQuote} and a.is_active
    order by q.created_at, q.id limit ${sql.lit(MOST_COMPARED)}`,
);

const jobColumns = {
  id: sql<string>`j.id`,
  title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  status: sql<JobStatus>`${jobStatus}`,
};

const comparedJob = preparedOnce(
  'compared-job',
  (own: Slots<OwnJob>) => select(jobColumns)`from jobs j ${itsEngagement} where ${isOwnJob(own)}`,
);

/** The viewer's own job, if it is one, and the quotes on it that can be accepted, oldest first. */
export async function readCompared(db: Db, own: OwnJob) {
  const [[job], quotes] = await Promise.all([comparedJob(db, own), comparedOnJob(db, own)]);
  return job && { job, quotes };
}
