import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { addressOf, type Login, onServer, type Postgres, startPostgres, startStandby } from './postgres.ts';

export type Pair = {
  /** Both hosts in one address. */
  addressOf(who: 'owner' | 'serving'): string;
  /** Kills the leader and makes its standby lead. */
  failOver(): Promise<void>;
  /** Gives the leader a standby in place of the dead one, and answers when it has all that is acknowledged. */
  heal(): Promise<void>;
  stop(): Promise<void>;
};

/** Two servers: a leader, and a standby that has what is acknowledged. What Patroni would do, this does by hand. */
export async function startPair(): Promise<Pair> {
  let leader = await startPostgres();
  const otherPort = await freePort();
  let standby = await startStandby(leader, otherPort);
  const ports = [leader.port, otherPort];
  await waitsForStandby(leader);
  return {
    addressOf: (who) => listed(leader.logins[who], ports),
    async failOver() {
      await leader.stop();
      const dead = leader;
      leader = standby;
      await onServer(leader, 'select pg_promote()', ...waiting(''));
      standby = dead;
    },
    async heal() {
      standby = await startStandby(leader, standby.port);
      await waitsForStandby(leader);
    },
    stop: async () => void (await Promise.all([leader.stop(), standby.stop()])),
  };
}

const listed = (login: Login, ports: number[]): string =>
  addressOf(login, 0).replace('127.0.0.1:0', ports.map((port) => `127.0.0.1:${port}`).join(','));

/** Whose standbys a commit waits for. */
const waiting = (names: '*' | ''): string[] => [
  `alter system set synchronous_standby_names = '${names}'`,
  'select pg_reload_conf()',
];

const IN_STEP = `select count(*)::int as standbys from pg_stat_replication where sync_state = 'sync'`;

async function waitsForStandby(leader: Postgres): Promise<void> {
  await onServer(leader, ...waiting('*'));
  for (;;) {
    const [row] = await onServer<{ standbys: number }>(leader, IN_STEP);
    if (row?.standbys === 1) return;
    await sleep(200);
  }
}
