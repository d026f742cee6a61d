import { DAY_MS } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';

/** So many days after the end of the work its customer is asked for a review. */
const ASKED_AFTER_DAYS = [3, 10];

/** The work is finished: writes down when its customer is asked for a review. */
export async function planReminders({ tx, now }: Context, { jobId }: { jobId: string }): Promise<void> {
  const reminders = ASKED_AFTER_DAYS.map((days) => ({
    id: newId(),
    job_id: jobId,
    due_at: new Date(now.getTime() + days * DAY_MS),
  }));
  await tx.insertInto('review_reminders').values(reminders).execute();
}
