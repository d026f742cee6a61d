import { HOUR_MS } from '../../../platform/clock.ts';
import type { Context } from '../../action.ts';
import { type Ended, insertEnding, ITSELF } from './endings.queries.ts';

// What a provider is asked by a job of the queue, which goes with whatever wants it.

export const CLOSE_SUBSCRIPTION = 'close-subscription';
/** Jobs wait under this name; "account" is a bank account here. */
export const LEAVE_BANK_ACCOUNT = 'leave-account';
export const SET_PRICE = 'set-price';

type Later = Pick<Context, 'tx' | 'now' | 'queue'>;

/** What the job leaves undone is the sweep's from then on. */
const afterJob = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** A subscription has ended here: its provider is told by the job, and by the sweep until it has heard it. */
export async function closeLater({ tx, now, queue }: Later, subscriptionId: string): Promise<void> {
  await insertEnding(tx, { subscriptionId, reference: ITSELF }, afterJob(now));
  await queue.send(tx, CLOSE_SUBSCRIPTION, { jobs: [{ subscriptionId }] });
}

/** Another bank account has taken the place of this one, which takes no more money: told in the same way. */
export async function leaveLater({ tx, now, queue }: Later, left: Ended): Promise<void> {
  await insertEnding(tx, left, afterJob(now));
  await queue.send(tx, LEAVE_BANK_ACCOUNT, { jobs: [left] });
}

/** The coming months cost what our record says by then. */
export const priceLater = (
  { tx, queue }: Pick<Context, 'tx' | 'queue'>,
  subscriptionId: string,
  notBefore?: Date,
): Promise<void> =>
  queue.send(tx, SET_PRICE, { jobs: [{ subscriptionId }], ...(notBefore && { notBefore }) });
