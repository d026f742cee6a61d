import { sql } from 'kysely';
import type { Context } from '../action.ts';
import { moveAll } from '../lifecycle.ts';
import { extraLifecycle } from './extra.lifecycle.ts';

/** The work has ended: what was not approved by then is not due. */
export async function closeExtra({ tx, now }: Context, { jobId }: { jobId: string }): Promise<void> {
  await moveAll(tx, extraLifecycle, {
    name: 'close',
    where: sql`job_id = ${jobId}`,
    set: { decided_at: now },
  });
}
