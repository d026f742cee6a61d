import { type Kysely, sql } from 'kysely';
import type { Log } from '../log/log.ts';
import { preparedOnce, type Slots } from './prepared-statements.ts';
import type { DB } from './schema.gen.ts';

type Db = Kysely<DB>;

/** A payload of PostgreSQL's NOTIFY. */
type Notification = { channel: string; payload: string };

/** What a process has to notify. */
export type Notifier = {
  /** Answers when it was sent. */
  send(notifications: readonly Notification[]): Promise<void>;
  /** When nothing waits to be sent. */
  idle(): Promise<void>;
};

/**
 * Notifies once the transaction has committed, and not at all if it does not commit. A transaction that notifies holds a lock
 * of the whole server while it commits, so that no two can share the wait for the disk; ours would all wait for each other.
 * What is notified is told again in other ways, so a process that dies in between may lose it.
 */
export async function notify(db: Db, notification: Notification): Promise<void> {
  const list = waiting.get(db);
  if (list) list.push(notification);
  else await notifiers.get(db)?.send([notification]);
}

const waiting = new WeakMap<Db, Notification[]>();
const notifiers = new WeakMap<Db, Notifier>();

/** What `work` notifies in a transaction of `db` goes out when it is through. */
export async function notifyingAfter<T>(db: Db, run: (begun: (tx: Db) => void) => Promise<T>): Promise<T> {
  const list: Notification[] = [];
  const answer = await run((tx) => waiting.set(tx, list));
  if (list.length > 0) void notifiers.get(db)?.send(list);
  return answer;
}

/** Gives a database its notifier. What waits while one statement is under way goes out together with the next. */
export function openNotifier(db: Db, log: Log): Notifier {
  const texts = new Map<string, Notification>();
  let sending: Promise<void> | null = null;
  const sendAll = async (): Promise<void> => {
    while (texts.size > 0) {
      const all = [...texts.values()];
      texts.clear();
      await sendOf(db, all).catch((err: unknown) =>
        log.warn({ err }, 'open pages and workers could not be told of a change'),
      );
    }
    sending = null;
  };
  const notifier: Notifier = {
    send(notifications) {
      for (const each of notifications) texts.set(`${each.channel} ${each.payload}`, each);
      sending ??= sendAll();
      return sending;
    },
    idle: async () => sending ?? undefined,
  };
  notifiers.set(db, notifier);
  return notifier;
}

const sendOf = (db: Db, all: Notification[]) =>
  send(db, { channels: all.map(({ channel }) => channel), payloads: all.map(({ payload }) => payload) });

type Lists = { channels: string[]; payloads: string[] };

const send = preparedOnce(
  'notify',
  ({ channels, payloads }: Slots<Lists>) => sql`
    select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as n (channel, payload)`,
);
