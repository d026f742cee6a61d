import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NoteRequest } from '../../platform/who.ts';

/** Every request of an admin who acts as somebody is in the log with both ids before it is heeded (A6). */
export const noteRequests =
  ({ db, clock }: { db: Db; clock: Clock }): NoteRequest =>
  async (who, { method, path, requestId }) => {
    if (who.adminId === null) return;
    await db
      .insertInto('audit_log')
      .values({
        id: newId(),
        admin_id: who.adminId,
        account_id: who.accountId,
        act: `${method} ${path}`,
        subject: 'request',
        request_id: requestId,
        created_at: clock.now(),
      })
      .execute();
  };
