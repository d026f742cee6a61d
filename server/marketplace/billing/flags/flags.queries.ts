import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../../contract/admin-pages.ts';
import type { PaymentFlag } from '../../../../contract/payment-flags.ts';
import type { PaymentFlagReason } from '../../../../contract/words.ts';
import type { Db } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { toPounds } from '../../../platform/money.ts';
import { comingMonths } from '../packages/package-title.ts';

const openOnes = (db: Db) => db.selectFrom('payment_flags as f').where('f.settled_at', 'is', null);

const pageOf = preparedOnce('payment-flags', ({ skipped }: Slots<{ skipped: number }>, db) =>
  openOnes(db)
    .innerJoin('subscriptions as s', 's.id', 'f.subscription_id')
    .innerJoin('businesses as b', 'b.id', 'f.business_id')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.provider_ref', '=', 'f.reference').onRef('p.subscription_id', '=', 'f.subscription_id'),
    )
    .select(['f.id', 'f.why', 'f.reference', 'f.raised_at', 'f.business_id', 'b.name as business'])
    .select(['s.provider', 'p.gross_pence', 'p.what'])
    .select(['s.package', 's.next_package', 's.gross_pence as monthly_pence'])
    .orderBy('f.raised_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(sql.lit(ADMIN_PAGE_SIZE))
    .offset(skipped),
);

const howMany = preparedOnce('payment-flags-count', (_none: object, db) =>
  openOnes(db).select((of) => of.fn.countAll<number>().as('count')),
);

/** A page of what nobody has dealt with yet, newest first, and how much there is. */
export async function openFlags(db: Db, pageIndex: string | undefined) {
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [rows, [counted]] = await Promise.all([pageOf(db, { skipped }), howMany(db, {})]);
  const flags = rows.map(
    (row): PaymentFlag => ({
      id: row.id,
      why: row.why as PaymentFlagReason,
      business: { id: row.business_id, name: row.business },
      provider: row.provider,
      reference: row.reference,
      ...paidFor(row),
      createdAt: row.raised_at.toISOString(),
    }),
  );
  return { flags, count: counted?.count ?? 0 };
}

type Row = {
  why: string;
  what: string | null;
  gross_pence: number | null;
  package: string;
  next_package: string | null;
  monthly_pence: number | null;
};

/** The payment that it is about; where a price is to be set, that price. */
function paidFor(row: Row): Pick<PaymentFlag, 'what' | 'amount'> {
  const isPrice = row.why === WRONG_PRICE;
  const pence = isPrice ? row.monthly_pence : row.gross_pence;
  return {
    what: isPrice ? comingMonths(row) : row.what,
    amount: pence === null ? null : toPounds(pence),
  };
}

const WRONG_PRICE: PaymentFlagReason = 'price';
