import { sql } from 'kysely';
import { COUNTED_TO } from '../../../contract/counted.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import type { SaysAtDashboard } from '../dashboard-part.ts';

/** Reviews of finished work stand in a business's history. */
export const reviewsAtDashboard: SaysAtDashboard = async (db, { actor, since }) => {
  const given = { businessId: businessOf(actor), since: since.history };
  return { tabs: { history: theOnly(await newReviews(db, given)) } };
};

const tally = { count: sql<number>`count(*)`, newest: sql<Date | null>`max(n.at)` };

const newReviews = preparedOnce(
  'new-reviews',
  ({ businessId, since }: Slots<{ businessId: BusinessId; since: Date }>) => select(tally)`
  from (
    select r.created_at as at from reviews r
    where r.business_id = ${businessId} and r.is_visible and r.deleted_at is null and r.created_at > ${since}
    limit ${sql.lit(COUNTED_TO)}
  ) n`,
);
