import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileAnswer } from '../../platform/http/mount.ts';

/** Where a list goes on: behind the row that was read last. */
type Place = { place_id: string };
type Batch<Row, Behind> = { rows: Row[]; last: Behind | null };
type Next<Row, Behind> = (behind: Behind | null) => Promise<Batch<Row, Behind>>;

/** A column is called as the wire calls it, or by a truer name. */
type CsvColumn<Row> = (keyof Row & string) | { key: keyof Row & string; header: string };

/**
 * A list as a table for a spreadsheet, written while it is read. What begins like a formula is marked as text: names
 * are typed by strangers, and a spreadsheet would run them.
 */
export function csvAnswer<Row extends object, Behind extends Place>(
  { name, columns }: { name: string; columns: readonly CsvColumn<Row>[] },
  next: Next<Row, Behind>,
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
async function* rowsOf<Row, Behind extends Place>(next: Next<Row, Behind>): AsyncGenerator<Row> {
  let behind: Behind | null = null;
  do {
    const batch: Batch<Row, Behind> = await next(behind);
    if (behind && batch.last?.place_id === behind.place_id)
      throw new Error(`the list goes on behind ${behind.place_id}, where it was already`);
    yield* batch.rows;
    behind = batch.last;
  } while (behind);
}
