import type pg from 'pg';
import type { Db } from './platform/db/db.ts';
import type { Counts } from './platform/http/overload/admit.ts';
import type { Messenger } from './platform/mail/messenger.ts';
import type { Measure } from './platform/metrics/metrics.ts';
import { backlogs } from './platform/queue/backlog.ts';

type Ground = {
  /** The connections with which requests are answered. */
  pool: pg.Pool;
  /** With a connection that no request waits for, so that a busy process can be looked at. */
  db: Db;
  visits: () => Counts;
  messenger: Messenger;
};

/** What an operator watches of a process besides its requests. */
export const measuresOf = ({ pool, db, visits, messenger }: Ground): Measure[] => [
  {
    name: 'http_requests_admitted',
    help: 'Requests that are worked on, those that wait for their turn, and those turned away since the start.',
    label: 'state',
    read: visits,
  },
  {
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, and requests that wait for one.',
    label: 'state',
    read: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  },
  {
    name: 'queue_waiting_jobs',
    help: 'Jobs that could be taken now, of all processes; those that were given up are in dead-letters.',
    label: 'queue',
    read: async () => byName(await backlogs(db), ({ jobs }) => jobs),
  },
  {
    name: 'queue_oldest_job_seconds',
    help: 'For how long the first of them has waited.',
    label: 'queue',
    read: async () => byName(await backlogs(db), ({ oldestS }) => oldestS),
  },
  {
    name: 'mail_server_away',
    help: 'Whether mail waits in this process because the mail server does not answer.',
    label: 'channel',
    read: () => ({ email: messenger.relay?.isAway() ? 1 : 0 }),
  },
];

const byName = <T extends { name: string }>(rows: T[], figure: (row: T) => number): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [row.name, figure(row)]));
