import pg from 'pg';
import type { Log } from '../log/log.ts';
import { connectionTo } from './primary.ts';

/** How often is looked, in milliseconds. */
const LOOK_MS = 200;
/** Of the silence that is borne, the part after which we ask; the rest is left for the answer. */
const BEFORE_ASKING = 1 / 4;
/** What we did not look at for so long stood still with us: the silence was our own. */
const OWN_DELAY_MS = 3 * LOOK_MS;

/** Of the kind that `isDatabaseAway` knows: the class 08, connections. */
class DatabaseSilent extends Error {
  readonly code = '08006';
  constructor() {
    super('the database does not answer');
  }
}

/** What has been read of a connection in use, and since when nothing more came. */
type Heard = { bytes: number; since: number };

type Options = {
  /** Milliseconds that a database may be silent: longer than a slow one takes for a new connection and a short question. */
  silence: number;
  /** Whether the database answers now; never rejects, and may take as long as it likes. */
  ask: () => Promise<boolean>;
  log: Log;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/**
 * Notices a database that takes what it is sent and answers nothing: a stopped process, or a network that swallows.
 * PostgreSQL's own limits end a long statement, but nothing of it runs then. While a connection in use is silent, the
 * database is asked over a new one; where that stays silent as well, all connections are cut, so that whoever waits is
 * told, and no new one is begun until the database answers again. A commit whose answer did not come may have been kept, as
 * with every connection that is lost.
 */
export class Pulse {
  readonly #silence: number;
  readonly #ask: Options['ask'];
  readonly #log: Log;
  readonly #now: () => number;
  readonly #open = new Set<pg.Client>();
  readonly #inUse = new Map<pg.Client, Heard>();
  #lookedAt: number;
  #suspectedAt: number | null = null;
  #isAsking = false;
  #isAway = false;
  #timer: NodeJS.Timeout | null = null;

  constructor({ silence, ask, log, now = () => performance.now() }: Options) {
    this.#silence = silence;
    this.#ask = ask;
    this.#log = log;
    this.#now = now;
    this.#lookedAt = now();
  }

  /** The class of the connections of a pool: while the database is silent none is begun. */
  get Client(): typeof pg.Client {
    const begins = (client: pg.Client) => this.#begins(client);
    return class extends pg.Client {
      // pg's types know two forms of it; the pool passes a callback.
      override connect(whenDone?: unknown): Promise<pg.Client> {
        const connects = super.connect.bind(this) as (whenDone: unknown) => Promise<pg.Client>;
        return begins(this) ? connects(whenDone) : refuse(whenDone);
      }
    };
  }

  watch(pool: pg.Pool): void {
    this.#timer ??= setInterval(() => this.look(), LOOK_MS).unref();
    pool.on('acquire', (client) => this.#uses(client));
    pool.on('release', (_error, client) => this.#inUse.delete(client));
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** What the timer does. */
  look(): void {
    const now = this.#now();
    const isOurDelay = now - this.#lookedAt > OWN_DELAY_MS;
    this.#lookedAt = now;
    const hasHeard = this.#listen(now);
    if (isOurDelay) for (const heard of this.#inUse.values()) heard.since = now;
    if (this.#isAway) return this.#askOnce();
    if (hasHeard || isOurDelay || !this.#isSilent(now)) return void (this.#suspectedAt = null);
    this.#suspectedAt ??= now;
    if (now - this.#suspectedAt < this.#silence * (1 - BEFORE_ASKING)) return this.#askOnce();
    this.#cut();
  }

  /** Whether it may. */
  #begins(client: pg.Client): boolean {
    if (this.#isAway) return false;
    this.#open.add(client);
    this.#uses(client);
    client.once('end', () => {
      this.#open.delete(client);
      this.#inUse.delete(client);
    });
    return true;
  }

  #uses(client: pg.Client): void {
    this.#inUse.set(client, { bytes: bytesRead(client), since: this.#now() });
  }

  /** Whether anything came since the last look. */
  #listen(now: number): boolean {
    let hasHeard = false;
    for (const [client, heard] of this.#inUse) {
      const bytes = bytesRead(client);
      if (bytes === heard.bytes) continue;
      Object.assign(heard, { bytes, since: now });
      hasHeard = true;
    }
    return hasHeard;
  }

  #isSilent(now: number): boolean {
    return [...this.#inUse.values()].some(({ since }) => now - since >= this.#silence * BEFORE_ASKING);
  }

  #askOnce(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#ask().then((isAnswered) => {
      this.#isAsking = false;
      if (isAnswered) this.#trust();
    });
  }

  /** It works on something that takes long: whoever is silent is given as long again. */
  #trust(): void {
    this.#suspectedAt = null;
    for (const heard of this.#inUse.values()) heard.since = this.#now();
    if (this.#isAway) this.#log.info({}, 'the database answers again');
    this.#isAway = false;
  }

  #cut(): void {
    this.#isAway = true;
    this.#suspectedAt = null;
    this.#log.warn({ silentMs: this.#silence }, 'the database does not answer: its connections are cut');
    for (const client of this.#open) streamOf(client).destroy();
  }
}

/** Of the database at this address. */
export const pulseOf = (url: string, { silence, log }: Pick<Options, 'silence' | 'log'>): Pulse =>
  new Pulse({ silence, log, ask: () => answers(url, silence) });

type Stream = { bytesRead: number; destroy(): void };

/** What pg talks over; its types leave it out. */
const streamOf = (client: pg.Client): Stream =>
  (client as unknown as { connection: { stream: Stream } }).connection.stream;

const bytesRead = (client: pg.Client): number => streamOf(client).bytesRead;

function refuse(callback: unknown): Promise<never> {
  const error = new DatabaseSilent();
  if (typeof callback !== 'function') return Promise.reject(error);
  // Later, as a connection that fails would: the pool begins the next one from within the callback.
  process.nextTick(callback, error);
  return new Promise(() => undefined);
}

/**
 * Whether a database answers, asked over a connection of its own. An error of PostgreSQL's is an answer too; one of the
 * network is none.
 *
 * @param url of one host or several, as for the pool
 * @param patience milliseconds for the connection, and for the answer
 */
export async function answers(url: string, patience: number): Promise<boolean> {
  const client = new pg.Client({
    ...connectionTo(url),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
