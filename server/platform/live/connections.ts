import type { EventStream } from '../http/event-stream.ts';
import type { Role } from '../../../contract/words.ts';

/** An open page of somebody who is signed in. */
export type Connection = {
  accountId: string;
  role: Role;
  stream: EventStream;
  /** Asks whether the session still stands. */
  isAllowed(): Promise<boolean>;
};

/** The pages that are connected to this process, and nothing else: another process has its own. */
export type Connections = {
  /** Keeps the connection until it closes; of too many of one account the oldest goes. */
  add(connection: Connection): void;
  of(accountIds: readonly string[]): Connection[];
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
  const byAccount = new Map<string, Set<Connection>>();
  const state = { isClosed: false };
  const of = (accountId: string) => [...(byAccount.get(accountId) ?? [])];
  const all = () => [...byAccount.values()].flatMap((some) => [...some]);
  return {
    add(connection) {
      if (state.isClosed) return connection.stream.end();
      keep(byAccount, connection);
      const timer = setInterval(() => void endIfOver(connection), recheckMs);
      connection.stream.onClose(() => {
        clearInterval(timer);
        drop(byAccount, connection);
      });
      const [oldest, ...others] = of(connection.accountId);
      if (oldest && others.length >= most) {
        drop(byAccount, oldest);
        oldest.stream.end(CROWDED_MS);
      }
    },
    of: (accountIds) => accountIds.flatMap(of),
    all,
    recheck: async (accountId) => void (await Promise.all(of(accountId).map(endIfOver))),
    close() {
      state.isClosed = true;
      for (const { stream } of all()) stream.end();
    },
  };
}

type ByAccount = Map<string, Set<Connection>>;

function keep(byAccount: ByAccount, connection: Connection): void {
  const some = byAccount.get(connection.accountId) ?? new Set();
  byAccount.set(connection.accountId, some.add(connection));
}

function drop(byAccount: ByAccount, connection: Connection): void {
  const some = byAccount.get(connection.accountId);
  some?.delete(connection);
  if (some?.size === 0) byAccount.delete(connection.accountId);
}

/** A database that cannot answer is no reason to send somebody away. */
async function endIfOver({ isAllowed, stream }: Connection): Promise<void> {
  if (!(await isAllowed().catch(() => true))) stream.end();
}
