import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { diskFiles } from '../../server/platform/files/disk.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { openPeople, type People } from './people.ts';
import { type Load, type Server, type Side, startLoad, startOurs, startSide } from './processes.ts';

/** Everything that rows are measured with, on one world. */
export type Testbed = {
  url: string;
  dataDir: string;
  client: pg.Client;
  people: People;
  load: Load;
  ours: Server;
  bare: Side;
  stop(): Promise<void>;
};

type Stop = () => Promise<void> | void;

export async function openTestbed(url: string): Promise<Testbed> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).toReversed()) await undo();
  };
  const kept = <T extends { stop: Stop }>(opened: T): T => {
    stops.push(opened.stop);
    return opened;
  };
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    stops.push(() => client.end());
    const dataDir = temporaryFolder('bench-');
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const people = await openPeople(url, diskFiles(join(dataDir, 'files')));
    stops.push(people.close);
    const load = kept(startLoad());
    const bare = kept(await startSide(url));
    const ours = kept(await startOurs({ databaseUrl: url, dataDir }));
    return { url, dataDir, client, people, load, ours, bare, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
