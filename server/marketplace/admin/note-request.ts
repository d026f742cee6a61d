import type { NoteRequest } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

/** Every request of an admin who acts as somebody is in the log with both ids before it is heeded. */
export const noteRequests =
  ({ db, clock }: { db: Db; clock: Clock }): NoteRequest =>
  async (actor, { method, path, requestId }) => {
    if (actor.adminId === null) return;
    await db
      .insertInto('audit_log')
      .values({
        id: newId(),
        admin_id: actor.adminId,
        account_id: actor.userId,
        act: `${method} ${path}`,
        subject: 'request',
        request_id: requestId,
        created_at: clock.now(),
      })
      .execute();
  };
