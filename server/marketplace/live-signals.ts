import * as z from 'zod';
import { LIVE_LISTS, type LiveList } from '../../contract/events.ts';
import type { Reader } from '../platform/db/db.ts';
import { notify } from '../platform/db/notify.ts';

/** PostgreSQL's channel on which the processes tell each other what changed. */
export const LIVE_CHANNEL = 'fettle_live';

/** Ids and names of lists, never what is in them. */
export const Signal = z.union([
  /** These lists of these people and businesses changed. A business may have the id of an account, so they stand apart. */
  z.object({
    accounts: z.array(z.string()),
    businesses: z.array(z.string()),
    lists: z.array(z.enum(LIVE_LISTS)),
  }),
  /** This job came into inboxes, or went out of them. */
  z.object({ job: z.string() }),
  /** A session of this account ended, or the account was deactivated. */
  z.object({ session: z.string() }),
]);
export type Signal = z.infer<typeof Signal>;

/** Goes out when the transaction has committed, and not when it does not. */
export const sendSignal = (db: Reader, signal: Signal): Promise<void> =>
  notify(db, { channel: LIVE_CHANNEL, payload: JSON.stringify(signal) });

/** The same for the pages of one person. */
export const signalAccount = (db: Reader, accountId: string, lists: LiveList[]): Promise<void> =>
  sendSignal(db, { accounts: [accountId], businesses: [], lists });

/** A notification may hold 8,000 bytes; an id takes 39. */
const BUSINESSES_A_SIGNAL = 100;

/** The same for the pages of the people of any number of businesses. */
export async function signalBusinesses(db: Reader, ids: string[], lists: LiveList[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BUSINESSES_A_SIGNAL)
    await sendSignal(db, { accounts: [], businesses: ids.slice(at, at + BUSINESSES_A_SIGNAL), lists });
}
