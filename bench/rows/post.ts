import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { barePost, barePostAndTell } from './bare/post.ts';
import { newJobs } from '../parts/new-jobs.ts';
import type { Row } from './row.ts';

const POLL_MS = 10;

export const post: Row = {
  name: 'post a job',
  asks: newJobs,
  bare: barePost,
  peerOfBare: 0.0468,
  goals: { ofPeer: 4 },
  writes: {},
};

/** The product works on the queue meanwhile and sends what it can; *bare* writes a notice for each, and sends nothing. */
export const postAndTell: Row = {
  name: 'post a job and tell whom it reaches',
  asks: newJobs,
  bare: barePostAndTell,
  peerOfBare: 0.0465,
  goals: { ofPeer: 12 },
  product: { role: 'all' },
  writes: { untilDone: untilAllAreTold, restore: forgetAnnouncements },
};

/** Until no posted job waits for being announced; what opens to every package tomorrow does not count. */
async function untilAllAreTold(client: pg.Client): Promise<void> {
  const waiting = `
    select from pgboss.job where name = 'announce-job' and state in ('created', 'retry', 'active')
      and start_after <= now() limit 1`;
  while ((await client.query(waiting)).rowCount !== 0) await sleep(POLL_MS);
}

async function forgetAnnouncements(client: pg.Client): Promise<void> {
  await client.query(`delete from pgboss.job where name = 'announce-job' or name like 'send-%'`);
  await client.query('delete from leads_to_mail');
  await client.query('delete from lead_digests');
}
