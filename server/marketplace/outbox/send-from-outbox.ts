import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, inTransaction, type Tx, whileDelivering } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Messenger, Undeliverable } from '../../platform/mail/messenger.ts';
import { RelayAway } from '../../platform/mail/relay-breaker.ts';
import type { Market } from '../action.ts';
import type { Kind, Kinds, Sending, Waiting, Words } from './kind.ts';
import { type Lane, laneOf, queueFromOutbox } from './lanes.ts';
import { whenQuietEnds } from './quiet-hours.ts';
import { mayTextNow } from './text-limits.ts';

export type OutboxDeps = {
  market: Market;
  /** Where messages are locked and marked; what their words ask for comes by other connections. */
  deliveries: Db;
  messenger: Messenger;
  appUrl: string;
  secretKey: string;
  /** The most texts in 24 hours, to everybody together. */
  textsADay: number;
  log: Log;
  /** What each feature may have put into the outbox. */
  kinds: Kinds;
  /** The queue that the job came by; what belongs into another one is put there. */
  lane?: Lane;
};

/**
 * Sends one mail or text. It is locked while it goes out, and marked in the same transaction: of two workers one sends it. If
 * this process dies after the mail server accepted the mail and before the mark is written, the mail is sent again under
 * the same Message-ID: mail is sent at least once, because a duplicate harms less than a lost mail.
 */
export async function sendFromOutbox(deps: OutboxDeps, noticeId: string): Promise<void> {
  const { db, clock } = deps.market;
  let waiting: Waiting | undefined;
  try {
    await whileDelivering(deps.deliveries, async (tx) => {
      waiting = await lockedRow(tx, noticeId);
      if (waiting) await send({ ...deps, tx, db, now: clock.now(), kind: kindOf(deps, waiting) }, waiting);
    });
  } catch (error) {
    if (!waiting || !(error instanceof RelayAway)) throw error;
    await putOff(deps, waiting, error.until);
  }
}

const HELD_MS = 1_000;

/**
 * Nothing was tried, so no try is counted: its job is replaced by one for later. The slot stays taken for a second, so that
 * all that waits is not turned over again and again while the mail server is away.
 */
async function putOff({ deliveries, market: { queue } }: OutboxDeps, waiting: Waiting, until: Date) {
  await sleep(HELD_MS);
  await inTransaction(deliveries, (tx) => queueFromOutbox({ tx, queue }, [waiting], until));
}

/** The row, locked, if it still waits; another worker that holds it makes this one wait, then find none. */
async function lockedRow(tx: Tx, noticeId: string): Promise<Waiting | undefined> {
  const [waiting] = await lockWaiting(tx, { noticeId });
  return waiting;
}

const lockWaiting = preparedOnce('lock-notice', ({ noticeId }: Slots<{ noticeId: string }>, db) =>
  db
    .selectFrom('notices')
    .where('id', '=', noticeId)
    .where('status', '=', 'queued')
    .select(['id', 'kind', 'channel', 'account_id', 'business_id', 'subject_id', 'recipient', 'facts'])
    .select('created_at')
    .forUpdate()
    .$castTo<Waiting>(),
);

/** A process of the next release may have queued what this one cannot write yet: it is tried again. */
function kindOf({ kinds }: OutboxDeps, { kind: name }: Waiting): Kind {
  const kind = kinds[name];
  if (!kind) throw new Error(`nobody knows how to write a mail of the kind ${name}`);
  return kind;
}

type Going = OutboxDeps & Sending & { kind: Kind };

async function send(going: Going, waiting: Waiting): Promise<void> {
  const { messenger, kind, lane } = going;
  if (await kind.collect?.(going, waiting)) return undefined;
  // An operator puts all that has no job into one queue (docs/runbooks/stuck-notice.md).
  if (lane && lane !== laneOf(waiting)) return queueFromOutbox(queueing(going), [waiting]);
  const until = waiting.channel === 'email' && messenger.relay?.awayUntil();
  if (until) throw new RelayAway(until);
  const words = messenger.channels.includes(waiting.channel) ? await kind.compose(going, waiting) : null;
  if (!words) return mark(going, waiting, 'dropped');
  if (waiting.channel === 'sms') {
    const from = whenQuietEnds(going.now);
    if (from > going.now) return queueFromOutbox(queueing(going), [waiting], from);
    if (!(await mayTextNow(going, { ...waiting, ...words, ownADay: kind.textsADay })))
      return mark(going, waiting, 'dropped');
  }
  return mark(going, waiting, await deliver(going, waiting, words));
}

const queueing = ({ tx, market: { queue } }: Going) => ({ tx, queue });

async function deliver(going: Going, waiting: Waiting, words: Words): Promise<'sent' | 'dropped'> {
  const { messenger, tx, now: sentAt, log, kind } = going;
  const { id, channel } = waiting;
  try {
    await messenger.deliver(tx, { id, channel, sentAt, ...words });
    return 'sent';
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Its words name neither an address nor a number.
    log.warn({ err: error, notice: waiting.kind }, 'a notice was not taken and is not tried again');
    await kind.refused?.(going, waiting, error);
    return 'dropped';
  }
}

/** That it was sent stays, and what was said only in it does not. */
async function mark({ tx, now, kind }: Going, { id }: Waiting, status: 'sent' | 'dropped'): Promise<void> {
  if (kind.leavesNothing) await tx.deleteFrom('notices').where('id', '=', id).execute();
  else await markDecided(tx, { id, status, now });
}

type Decided = { id: string; status: 'sent' | 'dropped'; now: Date };

const markDecided = preparedOnce('mark-notice, pipelined', ({ id, status, now }: Slots<Decided>, db) =>
  db
    .updateTable('notices')
    .set({ status, decided_at: now, recipient: null, facts: null })
    .where('id', '=', id),
);
