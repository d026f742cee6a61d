import type { Session } from '../../../../contract/sessions.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/refusal.ts';
import { sendSignal } from '../../live-signals.ts';
import { idleBefore } from './sessions.ts';
import { hashToken } from '../proof/tokens.ts';

type Deps = { db: Db; clock: Clock };

/** A few more than anybody has devices; what is beyond still ends with "all others". */
const SHOWN = 50;

/** The devices that are signed in: this one first, the others by last use. An admin acting as somebody is none. */
export async function listSessions({ db, clock }: Deps, actor: Actor, token: string): Promise<Session[]> {
  const [here, now] = [hashToken(token), clock.now()];
  const rows = await db
    .selectFrom('sessions')
    .where('account_id', '=', actor.userId)
    .where('admin_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleBefore(actor.role, now))
    .select(['id', 'device', 'created_at', 'seen_at'])
    .select((eb) => eb('token_hash', '=', here).as('is_current'))
    .orderBy('is_current', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    isCurrent: Boolean(row.is_current),
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}

/**
 * Signs one device of the viewer's out, and does not know it any more. A repeat finds it ended and is answered alike.
 * @throws Refusal 'not_found' for a session that is unknown or somebody else's
 */
export async function endSessionById({ db, clock }: Deps, actor: Actor, id: string): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(clock.now())) }))
    .where('id', '=', id)
    .where('account_id', '=', actor.userId)
    .where('admin_id', 'is', null)
    .returning('known_device_id')
    .executeTakeFirst();
  if (!ended) throw notFound();
  if (ended.known_device_id)
    await db.deleteFrom('known_devices').where('id', '=', ended.known_device_id).execute();
  await sendSignal(db, { session: actor.userId });
}
