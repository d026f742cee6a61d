import { sql } from 'kysely';
import { COUNTED_TO } from '../../../contract/counted.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { startOfMonthInLondon } from '../../platform/london.ts';
import { businessOf } from '../actors.ts';
import type { SaysAtDashboard } from '../dashboard-part.ts';
import { ratingColumns, ratingOf } from '../review-summary.ts';

/** What a business has earned: its stars, and the jobs that were given to it this month and are not called off. */
export const trackRecordAtDashboard: SaysAtDashboard = async (db, { actor, now }) => {
  const given = { businessId: businessOf(actor), since: startOfMonthInLondon(now) };
  const row = theOnly(await trackRecord(db, given));
  return { trackRecord: { rating: ratingOf(row), reviewsCount: row.reviews_count, wonThisMonth: row.won } };
};

const trackRecord = preparedOnce(
  'track-record',
  ({ businessId, since }: Slots<{ businessId: BusinessId; since: Date }>) =>
    select({
      ...ratingColumns,
      won: sql<number>`(select count(*) from (
      select from engagements e
      where e.business_id = b.id and e.status in ('progress', 'finished') and e.started_at >= ${since}
      limit ${sql.lit(COUNTED_TO)}
    ) n)`,
    })`from businesses b where b.id = ${businessId}`,
);
