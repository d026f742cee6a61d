import { sql } from 'kysely';
import { brand } from '../../../../contract/brand.ts';
import * as z from 'zod';
import { newId } from '../../../platform/ids.ts';
import type { Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { nextNumber } from './paper-numbers.ts';

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

type Sold = { id: string; vat_rate: number };

/** Issues the invoice of a payment: with the first entry that the ledger has of it, and so once. */
export async function issueInvoice(
  { tx, now, actor }: Context,
  { id: payment_id, vat_rate }: Sold,
  { vat }: BillingDeps,
): Promise<void> {
  const { company, registration, address } = brand.operator;
  // A VAT number says that VAT was charged.
  const vatNumber = vat_rate > 0 ? vat.number : null;
  const seller: z.infer<typeof Seller> = { name: company, registration, address, vatNumber };
  const buyer: z.infer<typeof Buyer> = await tx
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .where('b.id', '=', businessOf(actor))
    .select(['b.name', 'b.address', 'b.postcode'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('person'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoices')
    .values({
      id: newId(),
      number: await nextNumber(tx, 'invoice_numbers'),
      payment_id,
      business_id: businessOf(actor),
      sold_by: JSON.stringify(seller),
      sold_to: JSON.stringify(buyer),
      issued_at: now,
    })
    .execute();
}
