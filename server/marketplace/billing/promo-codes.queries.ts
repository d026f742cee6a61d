import type { PromoCode } from '../../../contract/promo-codes.ts';
import type { Db } from '../../platform/db/db.ts';

const PAGE = 10;

/** Ten a page, newest first; whatever is no page number is the first page. */
export async function promoCodesPage(db: Db, pageIndex: string | undefined) {
  const index = /^[1-9][0-9]{0,8}$/.test(pageIndex ?? '') ? Number(pageIndex) : 1;
  const rows = await db
    .selectFrom('promo_codes')
    .select(['id', 'name', 'description', 'percentage', 'is_active'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((index - 1) * PAGE)
    .execute();
  const { count } = await db
    .selectFrom('promo_codes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const promoCodes = rows.map(({ is_active: status, ...row }): PromoCode => ({ ...row, status }));
  return { promoCodes, count: Number(count) };
}
