import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/platform/db/embedded/index.ts';
import { diskFiles } from '../../server/platform/files/disk.ts';
import { PEOPLE, personId } from '../../server/seed/demo/index.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { playMainStory } from './main-story.ts';
import { BackupError, type Paper } from './paper.ts';
import { restoreBackup } from './restore.ts';
import { restoredMarket } from './restored-market.ts';
import { rowsOf } from './rows.ts';

export type Drilled = { takenAt: string; tables: number; rows: number; seconds: number };

/** Restores a backup into an empty place, compares what is in it, starts it and plays the main story there. */
export async function drill(folder: string): Promise<Drilled> {
  const started = Date.now();
  const place = temporaryFolder('fettle-drill-');
  try {
    const paper = await restoreBackup(folder, { dataDir: place, files: diskFiles(join(place, 'files')) });
    const { counts, isDemo } = await looked(join(place, 'postgres'));
    compare(paper, counts);
    const market = await restoredMarket(place, isDemo ? 'demo' : 'staging');
    try {
      await playMainStory(market);
    } finally {
      await market.stop();
    }
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { takenAt: paper.takenAt, tables: counts.size, rows, seconds: (Date.now() - started) / 1000 };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** What is there before the program starts, which would add to it. */
async function looked(dataDir: string) {
  const server = await startEmbedded({ dataDir });
  try {
    return { counts: await rowsOf(server.ownerUrl), isDemo: await hasDemoPeople(server.ownerUrl) };
  } finally {
    await server.stop();
  }
}

async function hasDemoPeople(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const ids = PEOPLE.map(({ first }) => personId(first));
    const { rowCount } = await client.query('select from accounts where id = any($1) limit 1', [ids]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/** The copy is of a moment between the two counts, so each table lies between them; in a quiet hour they are the same. */
function compare({ rows }: Paper, counts: Map<string, number>): void {
  const wrong = Object.entries(rows).flatMap(([table, [before, after]]) => {
    const found = counts.get(table);
    const [least, most] = before < after ? [before, after] : [after, before];
    const isRight = found !== undefined && found >= least && found <= most;
    return isRight ? [] : [`${table} has ${found ?? 'no'} rows in place of ${least} to ${most}`];
  });
  if (wrong.length > 0) throw new BackupError(`The restored database differs: ${wrong.join('; ')}.`);
}
