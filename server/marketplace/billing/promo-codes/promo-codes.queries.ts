import { ADMIN_PAGE_SIZE, pageNumber } from '../../../../contract/admin-pages.ts';
import type { PromoCode } from '../../../../contract/promo-codes.ts';
import type { Db } from '../../../platform/db/db.ts';

/** A page of them, newest first. */
export async function promoCodesPage(db: Db, pageIndex: string | undefined) {
  const rows = await db
    .selectFrom('promo_codes')
    .select(['id', 'name', 'description', 'percentage', 'is_active'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .offset((pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE)
    .execute();
  const { count } = await db
    .selectFrom('promo_codes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const promoCodes = rows.map(({ is_active: status, ...row }): PromoCode => ({ ...row, status }));
  return { promoCodes, count: Number(count) };
}
