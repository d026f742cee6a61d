import { Socket } from 'node:net';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';
import pg from 'pg';
import { addressesIn } from './hosts.ts';

/** What pg needs to know to connect; spread into the options of a pool or a client. */
export type Connection = { connectionString: string; stream?: (config?: StreamConfig) => Socket };

/** What pg passes to the function that makes its sockets. */
type StreamConfig = { ssl?: boolean | ConnectionOptions };

/**
 * How to connect to an address. Where it names several hosts, every new connection goes to the one that can be written:
 * after a failover that is another one. pg knows one host only, so it gets sockets that find theirs when they connect.
 */
export function connectionTo(url: string): Connection {
  const [first = url, ...others] = addressesIn(url);
  if (others.length === 0) return { connectionString: first };
  const primary = primaryAmong(url, [first, ...others]);
  return {
    connectionString: first,
    stream: (config) => {
      const socket = new SocketToPrimary(primary);
      // The certificate is that of the host that was found, not of the first one.
      const ssl = config?.ssl;
      if (config && ssl)
        config.ssl = { checkServerIdentity: identityOf(socket), ...(ssl === true ? {} : ssl) };
      return socket;
    },
  };
}

const identityOf =
  (socket: SocketToPrimary): typeof checkServerIdentity =>
  (_host, certificate) =>
    checkServerIdentity(socket.foundHost, certificate);

class SocketToPrimary extends Socket {
  readonly #primary: Primary;
  foundHost = '';

  constructor(primary: Primary) {
    super();
    this.#primary = primary;
    this.once('error', () => primary.forget());
  }

  /** pg names the first host, whichever it is that can be written. */
  override connect(): this {
    void this.#primary.find().then(
      ({ host, port }) => {
        this.foundHost = host;
        if (!this.destroyed) super.connect(port, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

type Place = { host: string; port: number };
type Primary = { find(): Promise<Place>; forget(): void };

/** So long one answer is good for connections that open together. A primary becomes a standby only by a restart. */
const FRESH_MS = 1_000;

const primaries = new Map<string, Primary>();

/** One for each address in this process, so that its pools ask together. */
function primaryAmong(url: string, addresses: string[]): Primary {
  let known: { place: Promise<Place>; until: number } | null = null;
  const primary = primaries.get(url) ?? {
    find() {
      if (!known || known.until < performance.now())
        known = { place: firstWritable(addresses), until: performance.now() + FRESH_MS };
      return known.place;
    },
    forget: () => void (known = null),
  };
  primaries.set(url, primary);
  return primary;
}

/** That none can be written is what a database that is away looks like: of the class 08, connections. */
class NoPrimary extends Error {
  readonly code = '08001';
}

async function firstWritable(addresses: string[]): Promise<Place> {
  try {
    return await Promise.any(addresses.map(writable));
  } catch (error) {
    const reasons = error instanceof AggregateError ? (error.errors as Error[]) : [];
    const said = reasons.map(({ message }, at) => `${new URL(addresses[at] ?? '').host}: ${message}`);
    throw new NoPrimary(`no host can be written (${said.join('; ')})`, { cause: error });
  }
}

const WAIT_MS = 3_000;

/** The place of an address, if its server is one to write to. */
async function writable(connectionString: string): Promise<Place> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ can: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as can`,
    );
    if (!rows[0]?.can) throw new Error('a standby');
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}
