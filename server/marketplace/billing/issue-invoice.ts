import { sql } from 'kysely';
import { brand } from '../../../contract/brand.ts';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { BillingDeps } from './deps.ts';

/** Who sold, and who bought, as it was when the invoice was issued. */
export const Seller = z.object({
  name: z.string(),
  registration: z.string(),
  address: z.string(),
  vatNumber: z.string().nullable(),
});
export const Buyer = z.object({
  name: z.string(),
  person: z.string(),
  address: z.string().nullable(),
  postcode: z.string(),
});

/**
 * Issues the invoice of a payment, once. The number is counted in a row that stays locked until the payment is
 * written too: no number is missing and none is given twice.
 */
export async function issueInvoice(context: Context, paymentId: string, { vat }: BillingDeps): Promise<void> {
  const { tx, now, who } = context;
  const issued = await tx
    .selectFrom('invoices')
    .where('payment_id', '=', paymentId)
    .select('id')
    .executeTakeFirst();
  if (issued) return;
  const { vat_rate } = await tx
    .selectFrom('payments')
    .where('id', '=', paymentId)
    .select('vat_rate')
    .executeTakeFirstOrThrow();
  const { company, registration, address } = brand.operator;
  // A VAT number says that VAT was charged.
  const vatNumber = vat_rate > 0 ? vat.number : null;
  const seller: z.infer<typeof Seller> = { name: company, registration, address, vatNumber };
  const buyer: z.infer<typeof Buyer> = await tx
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.id')
    .where('b.id', '=', who.accountId)
    .select(['b.name', 'b.address', 'b.postcode'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('person'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoices')
    .values({
      id: newId(),
      number: await nextNumber(context),
      payment_id: paymentId,
      business_id: who.accountId,
      sold_by: JSON.stringify(seller),
      sold_to: JSON.stringify(buyer),
      issued_at: now,
    })
    .execute();
}

async function nextNumber({ tx }: Context): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_numbers')
    .values({ only_row: true, last: 1 })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ last: sql`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** `INV-000123`. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`;
