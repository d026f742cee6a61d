import { sql } from 'kysely';
import * as z from 'zod';
import { LIVE_LISTS, type LiveList } from '../../contract/events.ts';
import type { Reader } from '../platform/db/db.ts';

/** PostgreSQL's channel on which the processes tell each other what changed. */
export const LIVE_CHANNEL = 'fettle_live';

/** Ids and names of lists, never what is in them. */
export const Signal = z.union([
  /** These lists of these customers and businesses changed. */
  z.object({ accounts: z.array(z.string()), lists: z.array(z.enum(LIVE_LISTS)) }),
  /** This job came into inboxes, or went out of them. */
  z.object({ job: z.string() }),
  /** A session of this account ended, or the account was deactivated. */
  z.object({ session: z.string() }),
]);
export type Signal = z.infer<typeof Signal>;

/** Goes out when the transaction commits, and not when it does not. */
export async function sendSignal(db: Reader, signal: Signal): Promise<void> {
  await sql`/* hot: signal, behind */ select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(signal)})`.execute(
    db,
  );
}

/** A notification may hold 8,000 bytes; an id takes 39. */
const ACCOUNTS_A_SIGNAL = 100;

/** The same for any number of accounts. */
export async function signalLists(db: Reader, accountIds: string[], lists: LiveList[]): Promise<void> {
  for (let at = 0; at < accountIds.length; at += ACCOUNTS_A_SIGNAL)
    await sendSignal(db, { accounts: accountIds.slice(at, at + ACCOUNTS_A_SIGNAL), lists });
}
