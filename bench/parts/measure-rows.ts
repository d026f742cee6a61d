import { figuresTable } from '../report/figures.ts';
import type { Measured } from '../report/judged.ts';
import { measureRow, type Pace } from './measure-row.ts';
import { memoryFigures } from './memory.ts';
import type { Found, Told } from './part.ts';
import { bars, pages, reads } from '../rows/index.ts';
import type { Row } from '../rows/row.ts';
import { barsTable, misses, readsTable, statementsTable } from '../report/rows-table.ts';
import { report } from '../report/progress.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** A read is one of many: it gets less time than a bar. */
const READ_SHARE = 0.15;

const isAsked = (row: Row, part: string): boolean => row.name.includes(part);

/** All rows: what reads before what writes, since a write changes the world for what comes after it. */
export async function measureRows({ size, pace, row: part, worlds }: Told): Promise<Found> {
  const testbed = await worlds.testbed(size);
  const short = { ...pace, seconds: pace.seconds * READ_SHARE };
  const rows = (of: readonly Row[]) => of.filter((row) => isAsked(row, part));
  if (rows([...bars, ...reads, ...pages]).length === 0) throw new Error(`no row has “${part}” in its name`);
  const isWrite = ({ writes }: Row) => writes !== undefined;
  const reading = await all(
    testbed,
    rows(bars).filter((row) => !isWrite(row)),
    pace,
  );
  const daily = await all(testbed, rows(reads), short);
  const drawn = await all(testbed, rows(pages), short);
  const writing = await all(testbed, rows(bars).filter(isWrite), pace);
  const barred = [...reading.measured, ...writing.measured];
  const measured = [...barred, ...daily.measured, ...drawn.measured];
  const memory = part ? { text: '', misses: [] } : figuresTable(memoryFigures(testbed));
  const failed = [reading, daily, drawn, writing].flatMap((each) => each.failed);
  return {
    text: [
      barsTable(
        barred.toSorted((a, b) => bars.indexOf(a.row) - bars.indexOf(b.row)),
        size.jobs,
      ),
      readsTable(daily.measured, size.jobs),
      readsTable(drawn.measured, size.jobs),
      statementsTable(measured),
      memory.text,
    ].join('\n\n'),
    misses: [...failed, ...misses(measured, size.jobs), ...memory.misses],
  };
}

type Rows = { measured: Measured[]; failed: string[] };

/** What one row fails by is told at the end; it does not take the others with it. */
async function all(testbed: Testbed, rows: readonly Row[], pace: Pace): Promise<Rows> {
  const done: Rows = { measured: [], failed: [] };
  for (const row of rows) {
    report(row.name);
    try {
      done.measured.push(await measureRow(testbed, row, pace));
    } catch (error) {
      done.failed.push(`${row.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return done;
}
