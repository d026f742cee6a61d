import type { FastifyInstance } from 'fastify';
import { eventsRoute, LIVE_LISTS } from '../../../contract/events.ts';
import type { Identify } from '../../platform/actor.ts';
import { signedIn } from '../../platform/http/door.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { mountStream } from '../../platform/http/mount.ts';
import { type Connections, openConnections } from '../../platform/live/connections.ts';
import { openListener } from '../../platform/live/listener.ts';
import { tellInTurn } from '../../platform/live/tell-in-turn.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Market } from '../action.ts';
import { whomJobsReach } from '../jobs/index.ts';
import { LIVE_CHANNEL, Signal } from '../live-signals.ts';

export type LiveOptions = {
  /** Of the database itself, since the listener needs a connection of its own. */
  directUrl: string;
  identify: Identify;
  log: Log;
};

/** Mounts `GET /events`: the open pages of this process hear what changed for them in any process. */
export async function mountLive(app: FastifyInstance, market: Market, options: LiveOptions): Promise<void> {
  const connections = openConnections();
  const heard = hearing(market, connections, options.log);
  const missed = () => void tellInTurn(connections.all(), ({ stream }) => stream.send(LIVE_LISTS));
  const listener = openListener(options.directUrl, {
    channel: LIVE_CHANNEL,
    log: options.log,
    heard,
    missed,
  });
  await listener.ready;
  mountStream(app, {
    name: 'events',
    route: eventsRoute,
    type: 'text/event-stream',
    handler: ({ request, reply }) => {
      // A page that left while the door asked for the session has closed already, and would never be let go of.
      if (reply.raw.destroyed) return void reply.hijack();
      const { userId: accountId, businessId, memberRole } = signedIn(request);
      const token = request.sessionToken ?? '';
      const isAllowed = () =>
        options
          .identify(token, { isUse: false })
          .then((now) => now?.businessId === businessId && now.memberRole === memberRole);
      connections.add({ accountId, businessId, stream: openEventStream(reply), isAllowed });
    },
  });
  app.addHook('preClose', async () => {
    connections.close();
    await listener.close();
  });
}

/** What this process does with a signal. */
function hearing(market: Market, connections: Connections, log: Log): (payload: string) => void {
  const reached = tellingOfJobs(market, connections, log);
  return (payload) => {
    const signal = readSignal(payload);
    if (!signal) return log.warn('a live signal could not be read');
    if ('job' in signal) reached(signal.job);
    else if ('session' in signal) void connections.recheck(signal.session);
    else void tellInTurn(connections.of(signal), ({ stream }) => stream.send(signal.lists));
  };
}

function readSignal(payload: string): Signal | null {
  try {
    return Signal.parse(JSON.parse(payload));
  } catch {
    return null; // of another version of this program
  }
}

/** Finds out which of the connected businesses a job reaches: one question at a time, for all jobs that wait. */
function tellingOfJobs({ db, clock }: Market, connections: Connections, log: Log) {
  const waiting = new Set<string>();
  let isAsking = false;

  const ask = async (): Promise<void> => {
    const businessIds = [...new Set(connections.all().flatMap(({ businessId }) => businessId ?? []))];
    const jobIds = [...waiting];
    waiting.clear();
    if (businessIds.length === 0) return;
    const reached = await whomJobsReach(db, jobIds, { businessIds, now: clock.now() }).catch(
      (err: unknown) => {
        log.warn({ err }, 'whom a job reaches could not be asked; every business is told');
        return businessIds;
      },
    );
    void tellInTurn(connections.of({ businesses: reached }), ({ stream }) => stream.send(['leads']));
  };

  return (jobId: string): void => {
    waiting.add(jobId);
    if (isAsking) return;
    isAsking = true;
    void (async () => {
      while (waiting.size > 0) await ask();
      isAsking = false;
    })();
  };
}
