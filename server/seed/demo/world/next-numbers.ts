import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { nextNumber } from '../../../platform/db/next-number.ts';
import { select } from '../../../platform/db/select-list.ts';

/** The next so many of a sequence, in their order, in one statement. */
export async function nextNumbers(
  tx: Tx,
  sequence: 'job_numbers' | 'account_numbers',
  count: number,
): Promise<string[]> {
  const columns = { number: sql<string>`${nextNumber(sequence)}` };
  const { rows } = await select(columns)`from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ number }) => number);
}
