import type { Context } from '../action.ts';
import { endWarning } from './warning.queries.ts';

type Kept = { id: string; customer_id: Context['actor']['userId'] };

/** From now on a job waits as if it had been posted now. One that would not close is left as it is. */
export async function keepOpen({ tx, now, record }: Context, { id: jobId, customer_id: customerId }: Kept) {
  if (!(await endWarning(tx, { jobId, now }))) return;
  await tx.updateTable('jobs').set({ renewed_at: now }).where('id', '=', jobId).execute();
  await record('job.renewed', { jobId, customerId });
}
