import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { systemClock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { registerPages } from '../server/platform/http/pages.ts';
import { createLog } from '../server/platform/log/log.ts';
import { createProduct } from '../server/product.ts';
import { openPeople, type People } from './people.ts';
import {
  type Load,
  type Server,
  type Side,
  startLoad,
  startOurs,
  startSide,
  UNHURRIED,
} from './processes.ts';
import { openRecorder, type Recorder } from './recording.ts';

/** Everything that rows are measured with, on one world. */
export type Stand = {
  url: string;
  client: pg.Client;
  people: People;
  load: Load;
  ours: Server;
  sides: { bare: Side; same: Side };
  recorder: Recorder;
  stop(): Promise<void>;
};

type Stop = () => Promise<void> | void;

export async function openStand(url: string): Promise<Stand> {
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
    const people = await openPeople(url);
    stops.push(people.close);
    const load = kept(startLoad());
    const sides = { bare: kept(await startSide(url)), same: kept(await startSide(url)) };
    const ours = kept(await startOurs({ databaseUrl: url }));
    const recorder = kept(await recorderOn(url));
    return { url, client, people, load, ours, sides, recorder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The product once more, in this process, where it can be listened to. */
async function recorderOn(databaseUrl: string): Promise<Recorder & { stop: Stop }> {
  const settings = {
    PLATFORM: 'staging',
    ROLE: 'web',
    DATABASE_URL: databaseUrl,
    DATA_DIR: tmpdir(),
    ...UNHURRIED,
  };
  const config = readConfig(settings);
  const { app, database, stop } = await createProduct({
    config,
    databaseUrl,
    log: createLog('error'),
    clock: systemClock,
    mountPages: (pages, contents) =>
      registerPages(pages, { ...config, distDir: DIST, now: systemClock.now, contents }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const recorder = await openRecorder({ pool: database.pool, port });
  return {
    ...recorder,
    async stop() {
      recorder.close();
      await stop();
    },
  };
}
