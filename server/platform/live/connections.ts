import type { EventStream } from '../http/event-stream.ts';
import type { BusinessId, UserId } from '../ids.ts';

/** An open page of somebody who is signed in. */
export type Connection = {
  accountId: UserId;
  businessId: BusinessId | null;
  stream: EventStream;
  /** Asks whether the session still stands. */
  isAllowed(): Promise<boolean>;
};

/** The pages that are connected to this process, and nothing else: another process has its own. */
export type Connections = {
  /** Keeps the connection until it closes; of too many of one account the oldest goes. */
  add(connection: Connection): void;
  /** Those of the people and businesses with these ids. */
  of(ids: readonly string[]): Connection[];
  all(): Connection[];
  /** Ends those of an account whose session has ended. */
  recheck(accountId: string): Promise<void>;
  /** Ends them all, now and from now on. */
  close(): void;
};

const RECHECK_MS = 60_000;
const MOST_OF_ONE_ACCOUNT = 10;
/** Who was closed for a newer page must not push that one out a second later. */
const CROWDED_MS = 60_000;

export type ConnectionsOptions = { recheckMs?: number; most?: number };

/** An empty set of connections. */
export function openConnections(options: ConnectionsOptions = {}): Connections {
  const { recheckMs = RECHECK_MS, most = MOST_OF_ONE_ACCOUNT } = options;
  const byId = new Map<string, Set<Connection>>();
  const state = { isClosed: false };
  const of = (id: string) => [...(byId.get(id) ?? [])];
  const all = () => [...new Set([...byId.values()].flatMap((some) => [...some]))];
  return {
    add(connection) {
      if (state.isClosed) return connection.stream.end();
      keep(byId, connection);
      const timer = setInterval(() => void endIfOver(connection), recheckMs);
      connection.stream.onClose(() => {
        clearInterval(timer);
        drop(byId, connection);
      });
      const [oldest, ...others] = of(connection.accountId);
      if (oldest && others.length >= most) {
        drop(byId, oldest);
        oldest.stream.end(CROWDED_MS);
      }
    },
    of: (ids) => [...new Set(ids.flatMap(of))],
    all,
    recheck: async (accountId) => void (await Promise.all(of(accountId).map(endIfOver))),
    close() {
      state.isClosed = true;
      for (const { stream } of all()) stream.end();
    },
  };
}

type ById = Map<string, Set<Connection>>;

const idsOf = ({ accountId, businessId }: Connection): string[] =>
  businessId === null ? [accountId] : [accountId, businessId];

function keep(byId: ById, connection: Connection): void {
  for (const id of idsOf(connection)) byId.set(id, (byId.get(id) ?? new Set()).add(connection));
}

function drop(byId: ById, connection: Connection): void {
  for (const id of idsOf(connection)) {
    const some = byId.get(id);
    some?.delete(connection);
    if (some?.size === 0) byId.delete(id);
  }
}

/** A database that cannot answer is no reason to send somebody away. */
async function endIfOver({ isAllowed, stream }: Connection): Promise<void> {
  if (!(await isAllowed().catch(() => true))) stream.end();
}
