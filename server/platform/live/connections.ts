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
  /** Those of these people, and of the people of these businesses. */
  of(whom: { accounts?: readonly string[]; businesses?: readonly string[] }): Connection[];
  all(): Connection[];
  /** Ends those of an account whose session has ended. */
  recheck(accountId: string): Promise<void>;
  /** Ends them all, now and from now on. */
  close(): void;
};

const RECHECK_MS = 60_000;
const MOST_OF_ONE_ACCOUNT = 10;
/** A page that was closed for a newer one must not push that one out a second later. */
const CROWDED_MS = 60_000;

export type ConnectionsOptions = { recheckMs?: number; most?: number };

/** An empty set of connections. */
export function openConnections(options: ConnectionsOptions = {}): Connections {
  const { recheckMs = RECHECK_MS, most = MOST_OF_ONE_ACCOUNT } = options;
  const byKey: ByKey = new Map();
  const state = { isClosed: false };
  const under = (key: string) => [...(byKey.get(key) ?? [])];
  const all = () => [...new Set([...byKey.values()].flatMap((some) => [...some]))];
  return {
    add(connection) {
      if (state.isClosed) return connection.stream.end();
      keep(byKey, connection);
      const timer = setInterval(() => void endIfOver(connection), recheckMs);
      connection.stream.onClose(() => {
        clearInterval(timer);
        drop(byKey, connection);
      });
      const [oldest, ...others] = under(keyOf.account(connection.accountId));
      if (oldest && others.length >= most) {
        drop(byKey, oldest);
        oldest.stream.end(CROWDED_MS);
      }
    },
    of({ accounts = [], businesses = [] }) {
      const keys = [...accounts.map(keyOf.account), ...businesses.map(keyOf.business)];
      return [...new Set(keys.flatMap(under))];
    },
    all,
    recheck: async (accountId) => void (await Promise.all(under(keyOf.account(accountId)).map(endIfOver))),
    close() {
      state.isClosed = true;
      for (const { stream } of all()) stream.end();
    },
  };
}

type ByKey = Map<string, Set<Connection>>;

/** A business may have the id of an account: that of who owned it before there were teams. */
const keyOf = {
  account: (id: string) => `account ${id}`,
  business: (id: string) => `business ${id}`,
};

const keysOf = ({ accountId, businessId }: Connection): string[] => [
  keyOf.account(accountId),
  ...(businessId === null ? [] : [keyOf.business(businessId)]),
];

function keep(byKey: ByKey, connection: Connection): void {
  for (const key of keysOf(connection)) byKey.set(key, (byKey.get(key) ?? new Set()).add(connection));
}

function drop(byKey: ByKey, connection: Connection): void {
  for (const key of keysOf(connection)) {
    const some = byKey.get(key);
    some?.delete(connection);
    if (some?.size === 0) byKey.delete(key);
  }
}

/** A database that cannot answer is no reason to send somebody away. */
async function endIfOver({ isAllowed, stream }: Connection): Promise<void> {
  if (!(await isAllowed().catch(() => true))) stream.end();
}
