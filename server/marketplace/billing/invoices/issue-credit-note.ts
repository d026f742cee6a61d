import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { nextNumber } from './paper-numbers.ts';
import { shareOf } from '../packages/price.ts';

export type CreditReason = 'refunded' | 'returned' | 'received again';

type Credited = {
  payment: { id: string; vat_pence: number; gross_pence: number };
  /** The entry of the ledger that it stands for. */
  entry: number;
  /** What goes back; less than nothing when it was received again. */
  gross: number;
  reason: CreditReason;
};

/**
 * Issues what takes an invoice back by so much. Its VAT is such that all notes of a payment together never take back
 * more VAT than the invoice has, and all of it once all is back.
 */
export async function issueCreditNote({ tx, now, actor }: Context, credited: Credited): Promise<string> {
  const { payment, entry, gross, reason } = credited;
  const before = await creditedOf(tx, payment.id);
  const vat = shareOf(payment.vat_pence, before.gross + gross, payment.gross_pence) - before.vat;
  const id = newId();
  await tx
    .insertInto('credit_notes')
    .values({
      id,
      number: await nextNumber(tx, 'credit_note_numbers'),
      payment_id: payment.id,
      business_id: businessOf(actor),
      entry,
      reason,
      net_pence: gross - vat,
      vat_pence: vat,
      gross_pence: gross,
      issued_at: now,
    })
    .execute();
  return id;
}

async function creditedOf(tx: Tx, paymentId: string): Promise<{ gross: number; vat: number }> {
  const { gross, vat } = await tx
    .selectFrom('credit_notes')
    .where('payment_id', '=', paymentId)
    .select((of) => [
      of.fn.sum<number | null>('gross_pence').as('gross'),
      of.fn.sum<number | null>('vat_pence').as('vat'),
    ])
    .executeTakeFirstOrThrow();
  return { gross: Number(gross ?? 0), vat: Number(vat ?? 0) };
}
