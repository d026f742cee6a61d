import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../../contract/admin-pages.ts';
import type { PromoCode } from '../../../../contract/promo-codes.ts';
import type { Db } from '../../../platform/db/db.ts';
import { preparedOnce, skipping, type Slots, theOnly } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';

const columns = {
  id: sql<string>`id`,
  name: sql<string>`name`,
  description: sql<string | null>`description`,
  percentage: sql<number>`percentage`,
  status: sql<boolean>`is_active`,
};

const pageOf = preparedOnce(
  'promo-codes',
  ({ skipped }: Slots<{ skipped: number }>) =>
    select(columns)`
    from promo_codes order by created_at desc, id desc
    limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}`,
);

const countOf = preparedOnce(
  'promo-code-count',
  () => select({ count: sql<number>`count(*)` })`from promo_codes`,
);

/** A page of them, newest first. */
export async function promoCodesPage(db: Db, pageIndex: string | undefined) {
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [promoCodes, counted] = await Promise.all([pageOf(db, { skipped }), countOf(db, {})]);
  return { promoCodes: promoCodes satisfies PromoCode[], count: theOnly(counted).count };
}
