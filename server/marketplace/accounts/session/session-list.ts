import { sql } from 'kysely';
import type { Session } from '../../../../contract/sessions.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { UserId } from '../../../platform/ids.ts';
import { idleBefore } from './sessions.ts';
import { hashToken } from '../proof/tokens.ts';

type Deps = { db: Db; clock: Clock };

/** A few more than anybody has devices; what is beyond still ends with "all others". */
const SHOWN = 50;

type Asked = { accountId: UserId; here: Buffer; now: Date; idle: Date };

const sessionsOf = preparedOnce('sessions', ({ accountId, here, now, idle }: Slots<Asked>, db) =>
  db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('admin_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idle)
    .select(['id', 'device', 'created_at', 'seen_at'])
    .select((eb) => eb('token_hash', '=', here).as('is_current'))
    .orderBy('is_current', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(SHOWN)),
);

/** The devices that are signed in: this one first, the others by last use. An admin acting as somebody is none. */
export async function listSessions({ db, clock }: Deps, actor: Actor, token: string): Promise<Session[]> {
  const [here, now] = [hashToken(token), clock.now()];
  const rows = await sessionsOf(db, {
    here,
    now,
    accountId: actor.userId,
    idle: idleBefore(actor.role, now),
  });
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    isCurrent: Boolean(row.is_current),
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}
