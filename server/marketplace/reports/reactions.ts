import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { select } from '../../platform/db/select-list.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';

/**
 * After a block an admin looks at each job in progress between the two. Where this reporter's case is open already, no second
 * one is made.
 */
export async function openCases(
  { tx, actor, now }: Context,
  { customerId, businessId }: Events['block.made'],
): Promise<void> {
  const { rows: leads } = await select({ id: sql<string>`l.id` })`
    from engagements e join leads l on l.job_id = e.job_id and l.business_id = e.business_id
    where e.business_id = ${businessId} and e.customer_id = ${customerId} and e.status = 'progress'
    order by l.id`.execute(tx);
  if (leads.length === 0) return;
  const found = { reporter_id: actor.userId, reason: 'blocked_at_work', created_at: now };
  await tx
    .insertInto('reports')
    .values(leads.map(({ id }) => ({ id: newId(), lead_id: id, ...found })))
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'reporter_id'])
        .where('message_id', 'is', null)
        .where('done_at', 'is', null)
        .doNothing(),
    )
    .execute();
}
