import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { createMarket } from '../../server/marketplace/index.ts';
import { ANNOUNCE_JOB, noticeJobs } from '../../server/marketplace/notifications/index.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { filesOf } from '../../server/platform/files/index.ts';
import { tablePlaces } from '../../server/platform/geo/table-places.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openPapers } from '../../server/platform/papers/papers.ts';
import { openPictures } from '../../server/platform/pictures/pictures.ts';
import { openQueue } from '../../server/platform/queue/queue.ts';
import type { Asked } from '../testbed/load/calls.ts';
import type { Load, Server } from '../testbed/processes.ts';
import { median, withoutFailures } from '../testbed/race.ts';

type Density = 'crowded' | 'empty';
export type Reach = {
  /** Jobs posted a second, and notices that one of them queues afterwards. */
  posted: Record<Density, number>;
  notices: Record<Density, number>;
  /** The median of the rounds' ratios, crowded to empty. */
  ratio: number;
  /** Milliseconds of the worker for each notice of a crowded job. */
  msANotice: number;
};

const POSTCODES = { crowded: 'SW1A 1AA', empty: 'ZE1 0AA' };
const ROUNDS = 5;
const SECONDS = 1;
/** Fewer than the product has connections: nobody waits for one, and only the work itself is measured. */
const CONNECTIONS = 4;
const ANNOUNCED = 20;

type Asker = { load: Load; server: Server; url: string; post: Asked[] };

/** Posting the same work where most businesses are, and where there is none; then what the queue does about it. */
export async function measureReach({ load, server, url, post }: Asker): Promise<Reach> {
  const { db, close } = openDatabase(url, { size: 4, log: createLog('error'), isPatient: true });
  try {
    const service = await mostOffered(db);
    const speed = async (density: Density) => {
      const asked = post.map((each) => inPlace(each, service, POSTCODES[density]));
      const driven = await load.drive({
        mode: 'closed',
        port: server.port,
        asked,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      return withoutFailures(driven).answered / driven.seconds;
    };
    const rounds: Record<Density, number>[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ crowded: await speed('crowded'), empty: await speed('empty') });
    const crowded = await announce(db, url, POSTCODES.crowded);
    const empty = await announce(db, url, POSTCODES.empty);
    return {
      posted: {
        crowded: median(rounds.map((round) => round.crowded)),
        empty: median(rounds.map((round) => round.empty)),
      },
      notices: { crowded: crowded.notices, empty: empty.notices },
      ratio: median(rounds.map((round) => round.crowded / round.empty)),
      msANotice: crowded.ms / crowded.notices,
    };
  } finally {
    await close();
  }
}

type Service = { id: string; category_id: string };

async function mostOffered(db: Database['db']): Promise<Service> {
  const { rows } = await sql<Service>`
    select s.id, s.category_id from services s join business_services b on b.service_id = s.id
    where not s.is_premium group by s.id order by count(*) desc limit 1`.execute(db);
  const [service] = rows;
  if (!service) throw new Error('no business offers anything');
  return service;
}

function inPlace(asked: Asked, service: Service, location: string): Asked {
  return {
    ...asked,
    body: { ...asked.body, service_id: service.id, category_id: service.category_id, location },
  };
}

/** Lets the worker announce some of the posted jobs; answers the median of its time and of the notices it queued. */
async function announce(db: Database['db'], url: string, postcode: string) {
  const log = createLog('error');
  const queue = openQueue(url, { db, log, works: false });
  await queue.start();
  try {
    // An announcement touches neither files nor pictures nor papers.
    const files = await filesOf({ s3: null, dataDir: tmpdir() });
    const [papers, pictures] = [openPapers({ log }), openPictures({ log })];
    const market = createMarket({
      db,
      clock: systemClock,
      queue,
      placesOn: tablePlaces(),
      files,
      papers,
      pictures,
    });
    const run = noticeJobs(market)[ANNOUNCE_JOB];
    const jobs = await db
      .selectFrom('jobs')
      .where('postcode', '=', postcode)
      .select('id')
      .orderBy('id', 'desc')
      .limit(ANNOUNCED)
      .execute();
    const times: number[] = [];
    const notices: number[] = [];
    for (const { id: jobId } of jobs) {
      const began = performance.now();
      await run?.({ jobId });
      times.push(performance.now() - began);
      const { rows } = await sql<{ count: number }>`
        select count(*) from notices where subject_id = ${jobId}`.execute(db);
      notices.push(rows[0]?.count ?? 0);
    }
    return { ms: median(times), notices: median(notices) };
  } finally {
    await queue.close();
  }
}
