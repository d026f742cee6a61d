import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { select } from '../../../platform/db/select-list.ts';

/**
 * The next number of a kind of paper. It is counted in a row that stays locked until the transaction ends: no number is
 * missing and none is given twice.
 */
export async function nextNumber(
  tx: Tx,
  counted: 'invoice_numbers' | 'credit_note_numbers',
): Promise<number> {
  const next = sql`
    with next as (
      insert into ${sql.table(counted)} as numbers (only_row, last) values (true, 1)
      on conflict (only_row) do update set last = numbers.last + 1
      returning last
    )`;
  const { rows } = await select({ last: sql<number>`last` }, next)`from next`.execute(tx);
  const [counter] = rows;
  if (!counter) throw new Error('no number was counted');
  return counter.last;
}

const numbered = (kind: string) => (number: number) => `${kind}-${String(number).padStart(6, '0')}`;

/** `INV-000123`. */
export const invoiceNumber = numbered('INV');

/** `CN-000007`. */
export const creditNoteNumber = numbered('CN');
