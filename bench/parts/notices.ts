import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, figuresTable } from '../report/figures.ts';
import { newJobs } from './new-jobs.ts';
import { startOurs } from '../testbed/processes.ts';
import { withoutFailures } from '../testbed/race.ts';
import type { Testbed } from '../testbed/testbed.ts';

export type Notices = {
  posted: number;
  queued: number;
  /** Of those queued, a minute after the last job was posted. */
  unsent: number;
  /** Mails a second, from the first job to the last mail or the end of the minute. */
  rate: number;
};

const POSTING_S = 5;
const CONNECTIONS = 8;
const WAIT_MS = 60_000;
const POLL_MS = 250;

/** Five seconds of posting, then a minute for the mails; they are only caught, as in a demo. */
export async function measureNotices({ url, load, client, people }: Testbed): Promise<Notices> {
  await client.query(`delete from pgboss.job where name = 'announce-job' or name like 'send-%'`);
  await client.query('delete from notices');
  await client.query('delete from leads_to_mail');
  await client.query('delete from lead_digests');
  // Otherwise most of the mails would come within the hour.
  await client.query(`update notification_settings set lead_mails = 'at_once'`);
  const asked = await newJobs(people);
  const server = await startOurs({ databaseUrl: url, role: 'all' });
  try {
    const began = performance.now();
    const target = { port: server.port, asked, connections: CONNECTIONS };
    const driven = await load.drive({ mode: 'closed', seconds: POSTING_S, ...target });
    const { answered: posted } = withoutFailures(driven);
    const end = performance.now() + WAIT_MS;
    let counts = { queued: 0, unsent: 1, announcing: 1 };
    while (performance.now() < end && counts.unsent + counts.announcing > 0) {
      await sleep(POLL_MS);
      counts = (await client.query<typeof counts>(COUNTS)).rows[0] ?? counts;
    }
    const seconds = (performance.now() - began) / 1000;
    const { queued, unsent } = counts;
    return { posted, queued, unsent, rate: (queued - unsent) / seconds };
  } finally {
    await server.stop();
  }
}

const COUNTS = `
  select count(*)::int as queued, count(*) filter (where status = 'queued')::int as unsent,
    (select count(*)::int from pgboss.job where name = 'announce-job' and state in ('created', 'retry', 'active')
      and start_after <= now()) as announcing
  from notices where kind <> 'new-lead'`;

export function noticeFigures({ posted, queued, unsent, rate }: Notices) {
  const share = queued === 0 ? Number.NaN : unsent / queued;
  const figures: Figure[] = [
    {
      figure: `mails a second, ${posted} jobs posted in ${POSTING_S} s, ${queued} notices`,
      ours: rate.toFixed(0),
    },
    { figure: 'unsent a minute later', ours: `${(100 * share).toFixed(0)} %` },
  ];
  return figuresTable(figures);
}
