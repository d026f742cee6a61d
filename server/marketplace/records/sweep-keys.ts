import type { Market } from '../action.ts';

export const SWEEP_KEYS = 'sweep-keys';

/** Long enough for anybody who comes back to a page whose answer was lost; after that the same request is another act. */
const KEPT_DAYS = 7;

/** An invitation holds the address of somebody who may never have heard of us. */
const INVITATIONS_KEPT_DAYS = 30;

/** Removes the keys of repeats that nobody will send any more, and invitations that are long over. Run again it does no harm. */
export async function sweepKeys({ db, clock }: Market): Promise<void> {
  const old = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', old).execute();
  await db.deleteFrom('visitor_keys').where('created_at', '<', old).execute();
  const over = new Date(clock.now().getTime() - INVITATIONS_KEPT_DAYS * 24 * 3600 * 1000);
  await db.deleteFrom('invitations').where('expires_at', '<', over).execute();
}
