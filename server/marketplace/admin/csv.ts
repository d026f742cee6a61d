import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileAnswer } from '../../platform/http/mount.ts';
import type { Behind } from './found-accounts.ts';

type Batch<Row> = { rows: Row[]; last: Behind | null };

/**
 * A list as a table for a spreadsheet, written while it is read. What begins like a formula is marked as text: names
 * are typed by strangers, and a spreadsheet would run them.
 */
export function csvAnswer<Row extends object>(
  { name, columns }: { name: string; columns: readonly (keyof Row & string)[] },
  next: (behind: Behind | null) => Promise<Batch<Row>>,
): FileAnswer {
  const lines = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  });
  const rows = Readable.from(rowsOf(next));
  // A reader that leaves ends the reading; a database that fails ends the file.
  rows.on('error', (error) => lines.destroy(error));
  lines.on('close', () => rows.destroy());
  return {
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${name}.csv"`, 'cache-control': 'no-store' },
    content: rows.pipe(lines),
  };
}

/** A batch that ends where the one before it ended would come again for ever. */
async function* rowsOf<Row>(next: (behind: Behind | null) => Promise<Batch<Row>>): AsyncGenerator<Row> {
  let behind: Behind | null = null;
  do {
    const batch: Batch<Row> = await next(behind);
    if (behind && batch.last?.account_id === behind.account_id)
      throw new Error(`the list goes on behind ${behind.account_id}, where it was already`);
    yield* batch.rows;
    behind = batch.last;
  } while (behind);
}
